"""Regret: what bots give away, by a long search and by the exact solver."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from statistics import fmean

import benchmarks.regret as stored
import pytest

from quarterdeck.analysis.regret import Positions
from quarterdeck.bots import ask, make_bot
from quarterdeck.bots.port_royal.machine import SEARCH
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.port_royal import PORT_ROYAL, Action
from tests.analysis.decks import QUICK, decks

TEXTS = stored.FILE.read_text("utf-8").splitlines()


def test_there_are_300_positions_to_decide_in() -> None:
    assert len(set(TEXTS)) == stored.POSITIONS == 300
    for text in TEXTS[::20]:
        position = PORT_ROYAL.parse_position(text)
        assert len(position.legal(position.to_act()[0])) > 1


def test_who_plays_better_regrets_less() -> None:
    SEARCH.load()
    positions = Positions(PORT_ROYAL, TEXTS[::20], 60)
    lots, captain, admiral = (
        positions.regret(make_bot("port-royal", name)) for name in ("random", "captain", "admiral")
    )
    assert lots.mean > 3 * captain.mean
    assert captain.mean >= admiral.mean >= 0
    assert lots.missed > admiral.missed


def test_the_table_goes_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{stored.BEGIN}\nold\n{stored.END}\nafter\n", "utf-8")
    monkeypatch.setattr(stored, "PAGE", page)
    monkeypatch.setattr(stored, "measure", lambda: "| new |")
    monkeypatch.setattr("sys.argv", ["regret"])
    stored.main()
    assert page.read_text("utf-8") == f"before\n{stored.BEGIN}\n| new |\n{stored.END}\nafter\n"


@pytest.mark.parametrize("numbers", [QUICK, pytest.param(range(60), marks=pytest.mark.soak)])
def test_on_decks_that_can_be_solved_the_master_gives_away_at_most_one_percent(
    numbers: Iterable[int],
) -> None:
    SEARCH.load()
    admiral = make_bot("port-royal", "admiral")
    regrets = []
    for number, (text, solved) in enumerate(decks(1, numbers)):
        match = Match(PORT_ROYAL, Table(2), FastSeed(number), text)
        action = ask(admiral, match, 1, number)
        assert isinstance(action, Action)
        regrets.append(solved.regret(action))
    assert fmean(regrets) <= 0.01
