"""The arena's report, as a browser shows it: nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cove import COVE
from quarterdeck.arena import make_plan, play_plan, standings, thinking
from quarterdeck.arena.report import Report
from quarterdeck.bots.random import RandomBot
from quarterdeck.i18n import Words

CUT = """() => [...document.querySelectorAll('.wide, svg text')].filter(each => {
    if (each.tagName === 'DIV') return each.scrollWidth > each.clientWidth;
    const text = each.getBoundingClientRect();
    const picture = each.closest('svg').getBoundingClientRect();
    return text.left < picture.left - 1 || text.right > picture.right + 1
        || text.top < picture.top - 1 || text.bottom > picture.bottom + 1;
}).map(each => each.textContent)"""
"""Tables wider than their room, and words that leave their picture."""


class Wordy(RandomBot):
    name = "bots/mine.py:VeryCarefulRecruiter:risk=0.25:weights=nets/deep-2026-11.npy"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    bots = [Wordy(), Wordy(), *(RandomBot() for _ in range(4))]
    played = play_plan(make_plan(COVE, bots, seats=2, games=40))
    path = tmp_path_factory.mktemp("report") / "report.html"
    text = Report(played, standings(played), thinking(played), Words("ru"))
    path.write_text(str(text), "utf-8")
    return path


@pytest.mark.parametrize("width", [1000, 390])
def test_nothing_is_cut(chromium: Browser, report: Path, width: int) -> None:
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(report.as_uri())
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()
