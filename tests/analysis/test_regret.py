"""Regret: what bots give away, by a long search and by the exact solver."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import benchmarks.regret as stored
import pytest

from quarterdeck.analysis.regret import Mean, Positions, Regret
from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL, Action
from quarterdeck.games.port_royal.bots.machine import SEARCH
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
    assert lots.given_away.mean > 3 * captain.given_away.mean
    assert captain.given_away.mean >= admiral.given_away.mean >= 0
    assert lots.missed > admiral.missed
    step = lots.less(admiral)
    assert step.mean == pytest.approx(lots.given_away.mean - admiral.given_away.mean)
    assert step.margin > 0


def test_only_where_choices_differ_is_there_a_closer_look() -> None:
    positions = Positions(PORT_ROYAL, TEXTS[:6], 20)
    same = positions.choices(make_bot("port-royal", "thumb"), times=2)
    assert all(first == second for first, second in same)
    assert positions.look_closer([same, same], 40) == 0
    lots = positions.choices(make_bot("port-royal", "random"), times=2)
    differing = sum(len({*a, *b}) > 1 for a, b in zip(same, lots, strict=True))
    assert positions.look_closer([same, lots], 40) == differing > 0


def test_the_table_says_how_much_less_is_given_away() -> None:
    found = [
        Regret("few", Mean(0.002, 0.001), (0.004, 0.001, 0.001), 0.5),
        Regret("more", Mean(0.001, 0.001), (0.002, 0.001, 0.0), 0.25),
        Regret("many", Mean(0.0, 0.0), (0.0, 0.0, 0.0), 0.0),
    ]
    lines = stored.table(found).splitlines()
    assert lines[2].startswith("| 40 | 0.200 ± 0.100 |  |")
    assert "| 0.100 ±" in lines[3]
    assert not stored.falls(found)  # three positions are too few to be sure
    assert stored.falls([replace(found[0], by_position=(0.004, 0.004, 0.0041)), found[2]])


def test_the_table_goes_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text("before\n<!-- regret -->\nold\n<!-- /regret -->\nafter\n", "utf-8")
    monkeypatch.setattr(stored, "PAGE", page)
    monkeypatch.setattr(stored, "measure", lambda: ())
    monkeypatch.setattr(stored, "section", lambda found: "| new |")
    monkeypatch.setattr("sys.argv", ["regret"])
    stored.main()
    written = "before\n<!-- regret -->\n\n| new |\n\n<!-- /regret -->\nafter\n"
    assert page.read_text("utf-8") == written


@pytest.mark.parametrize("numbers", [QUICK, pytest.param(range(45), marks=pytest.mark.soak)])
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
