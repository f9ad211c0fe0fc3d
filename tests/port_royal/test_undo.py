"""What can be taken back in Port Royal: all that shows no card and leaves the turn where it is."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, QuarterdeckError, Table
from quarterdeck.games.port_royal import PORT_ROYAL, Action

POSITIONS = {
    "stop": "players 2; discover drawn; harbour y1-1",
    "repel": "players 2; ship y1-2; harbour b1-1; display 0 sailor-3-1",
    "admit": "players 2; ship y1-2; harbour b1-1; display 0 sailor-3-1",
    "trade y1-1": "players 2; take 2; harbour y1-1 b1-1",
    "claim exp-pp pj": "players 2; take 1; expeditions exp-pp; display 0 priest-4-1 jack-6-1",
    "pass": "players 2; take 1; harbour y1-1 b1-1",
}


def match_at(position: str) -> Match:
    return Match(PORT_ROYAL, Table(2), FastSeed(1), position)


@pytest.mark.parametrize("action", POSITIONS)
def test_what_shows_nothing_can_be_taken_back(action):
    match = match_at(POSITIONS[action])
    before = str(match.position)
    match.act(0, Action(action))
    assert match.undoable(0) == 1
    match.undo(0)
    assert str(match.position) == before


@pytest.mark.parametrize("action", ["stop", "repel", "trade y1-1", "claim exp-pp pj", "pass"])
def test_the_others_cannot_take_it_back(action):
    match = match_at(POSITIONS[action])
    match.act(0, Action(action))
    assert match.undoable(1) == 0


@pytest.mark.parametrize(
    ("action", "position"),
    [
        ("draw", "players 2; discover drawn; harbour y1-1; pile b1-1 b1-2"),
        ("hire sailor-3-1", "players 2; take 2; harbour sailor-3-1; coins 0 5"),
        # Nobody is left to take: the turn passes on.
        ("pass", "players 2; take 1"),
        # The third coin needs a shuffle.
        ("trade y2-3", "players 2; take 2; harbour y2-3 b1-1; pile k2-1 k4-2; discard r1-1 r3-2"),
    ],
    ids=["a card is turned up", "a paid coin is seen", "the turn passes", "chance speaks"],
)
def test_what_shows_a_card_or_passes_the_turn_cannot_be_taken_back(action, position):
    match = match_at(position)
    match.act(0, Action(action))
    assert match.undoable(0) == 0
    with pytest.raises(QuarterdeckError, match="nothing to take back"):
        match.undo(0)


def test_only_until_somebody_else_acts():
    match = match_at("players 2; take 1; harbour y1-1 b1-1")
    match.act(0, Action("trade y1-1"))
    match.act(0, Action("pass"))
    match.act(1, Action("trade b1-1"))
    assert match.undoable(0) == 0


def test_a_hire_for_nothing_shows_no_coin():
    match = match_at(
        "players 2; take 2; harbour sailor-3-1;"
        "display 0 mademoiselle-7-2 mademoiselle-7-2 mademoiselle-9-3"
    )
    match.act(0, Action("hire sailor-3-1"))
    assert match.undoable(0) == 1
