"""What can be taken back: nothing that another has seen follow, and nothing left to chance."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE

AT = "players 2; card stragglers; phase actions; "
PORT = "players 2; card stragglers; phase port; "
CAN = {
    "use ballista 0.1": AT + "parts 0 1 0 0; upgrades 0 ballista; sea 0.1 3 at 0 0, y1 1 at 99 0",
    "move 0.1 to 9 9": AT + "parts 0 1 0 0; upgrades 0 ballista; sea 0.1 3 at 0 0, y1 1 at 99 0",
    "market rum rum for spices": PORT + "loot 0 4 rum",
    "sell rum rum": PORT + "loot 0 4 rum; agenda end-quest, visit 0 0 pit",
    "buy": PORT + "coins 0 9; sailors 0 hugo; agenda end-quest, visit 0 0 guild",
    "use rita": "players 2; card stragglers; phase sailors; sailors 0 rita quill; loot 0 3 rum",
}
CANNOT = {
    "send 1": "players 2; card stragglers; phase draw",
    "pass": AT + "parts 0 1 0 0; parts 1 1 0 0; sea 0.1 3 at 0 0, 1.1 3 at 50 0, y1 1 at 99 0",
    "hire": PORT + "loot 0 2 rum; agenda end-quest, visit 0 0 tavern",
    "use olaf": "players 2; card stragglers; phase sailors; sailors 0 olaf; loot 0 3 rum",
    "use emilio": "players 2; card stragglers; phase sailors; sailors 0 emilio rita; loot 0 2 rum",
    "use quill": "players 2; card stragglers; phase sailors; sailors 0 quill rita; loot 0 2 rum",
    "use faye 0.1": AT + "option crew_pack on; sailors 0 faye+1; parts 0 1 0 0; "
    "sea 0.1 3 at 0 0, y1 1 at 99 0",
    "guess 30": "players 2; card tall-tales; phase crazy; quest 2 2",
}


def match_at(position: str) -> Match:
    options = {"crew_pack": "on"} if "crew_pack" in position else {}
    return Match(RATTLE_BATTLE, Table(2, options), FastSeed(1), position)


@pytest.mark.parametrize("action", CAN)
def test_what_shows_nothing_and_keeps_the_turn_can_be_taken_back(action):
    match = match_at(CAN[action])
    before = str(match.position)
    match.act(0, RATTLE_BATTLE.parse_action(action))
    assert match.undoable(0) == 1
    assert match.undoable(1) == 0
    match.undo(0)
    assert str(match.position) == before


@pytest.mark.parametrize("action", CANNOT)
def test_what_shows_a_card_passes_the_turn_or_is_left_to_chance_cannot(action):
    match = match_at(CANNOT[action])
    match.act(0, RATTLE_BATTLE.parse_action(action))
    assert match.undoable(0) == 0
