"""The tables of the pages are those of the code, and the loader's example runs."""

from __future__ import annotations

import re
from pathlib import Path

from quarterdeck.games.port_royal import port_royal_v0
from quarterdeck.games.port_royal.actions import COUNT, TEXTS
from quarterdeck.games.port_royal.dataset import Order, schema_table
from quarterdeck.games.port_royal.envs.features import SIZE, table

DOCS = Path(__file__).parents[2] / "docs"


def test_the_observation_page_has_the_table_of_features():
    assert table() in (DOCS / "envs/port-royal.md").read_text("utf-8")


def test_the_data_set_page_has_the_schema():
    assert schema_table() in (DOCS / "dataset.md").read_text("utf-8")


def test_the_module_tells_the_right_numbers():
    text = port_royal_v0.__doc__
    assert f"({SIZE},)" in text
    assert f"Discrete({COUNT})" in text
    verbs = {"trade a ship": "trade", "hire a person": "hire", "claim an expedition": "claim"}
    for words, verb in verbs.items():
        first, last = map(int, re.search(rf"(\d+) - (\d+) +{words}", text).groups())
        assert [n for n, t in enumerate(TEXTS) if t.startswith(verb)] == [*range(first, last + 1)]


def test_the_loaders_example_runs(tmp_path, monkeypatch):
    list(Order("thumb").make(3, tmp_path / "games"))
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "dataset.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.DOTALL).group(1)
    names: dict[str, object] = {}
    exec(example, names)
    assert names["env"].buffers.terminations.all()
