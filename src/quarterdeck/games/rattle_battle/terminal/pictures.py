"""The picture of Rattle, Battle, Grab the Loot in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quarterdeck.games.rattle_battle.observation import Observation
from quarterdeck.terminal.picture import Picture
from quarterdeck.terminal.sitting import Player, Setup, Sitting

THIRD_QUEST: Final = (
    "players 3; option scenario pirate-wars; option drops pool; quest 3 1; phase draw; "
    "card smugglers-cove; parts 0 2 3 1; parts 1 1 2 2; parts 2 3 1 1; coins 0 6; coins 1 9; "
    "coins 2 4; loot 0 1 rum; loot 1 1 spices; upgrades 0 ballista rudder; "
    "upgrades 1 boarding-hooks; upgrades 2 super-sail; sailors 0 rita greta; sailors 2 olaf"
)


def sea() -> Sitting:
    """Rattle, Battle, Grab the Loot: all ships are sent, fall, and Anna is the first to act."""
    players = [Player("human", "Anna"), *(Player("random", n) for n in ("Marlowe", "Inés"))]
    options = {"scenario": "pirate-wars", "drops": "pool"}
    game = Sitting.begin(Setup("rattle-battle", tuple(players), options, 2, THIRD_QUEST))
    while not _at_sea(game):
        game.act(game.match.legal(game.seat or 0).actions[-1])  # send all there are; drop
    return game


def _at_sea(game: Sitting) -> bool:
    seen = game.match.observe(0)
    assert isinstance(seen, Observation)
    return game.seat == 0 and seen.phase == "actions"


PICTURES: Final[Mapping[str, Picture]] = {"sea": Picture(sea, ("down",), (120, 36))}
