"""Help at the table: everything one might try, so that it can be said why it cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.core import Action
from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.aids import Aids
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS, UPGRADES, Effect
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.observation import Observation
from quarterdeck.games.rattle_battle.rules.course import deciding
from quarterdeck.games.rattle_battle.rules.gadgets import gadget
from quarterdeck.games.rattle_battle.rules.port import At
from quarterdeck.games.rattle_battle.rules.sea import enemies, own_ships
from quarterdeck.games.rattle_battle.rules.turns import DONE, PASS, Turn
from quarterdeck.games.rattle_battle.state import PARTS, Player, State

ELSEWHERE: Final = tuple(
    Command(verb, words)
    for verb, words in (("hire", ()), ("build", ()), *(("buy", (part,)) for part in PARTS))
)
"""What one may want to do at another place of the port."""


class RattleBattleAids(Aids):
    """All from what the seat can see."""

    def odds(self, observation: CoreObservation) -> None:
        return None

    def considered(self, observation: CoreObservation) -> tuple[Action, ...]:
        if not isinstance(observation, Observation) or observation.viewer is None:
            return ()
        s, seat = observation.known(), observation.viewer
        now = deciding(s)
        if now is None or seat not in observation.to_act:
            return ()
        task, decision = now
        found = list(decision.considered(s, seat, task))
        if isinstance(decision, Turn):
            found += at_sea(s, seat)
        elif isinstance(decision, At):
            found += ELSEWHERE
        return tuple(dict.fromkeys(found))


def at_sea(s: State, seat: int) -> Iterator[Action]:
    """Every ship at every enemy, out of reach or not, and every card, ready or not."""
    targets = enemies(s, seat)
    for ship in own_ships(s, seat):
        for target in targets:
            yield Command("shoot", (ship, target))
            yield Command("move", (ship, "touch", target))
    for card, effect in cards(s.players[seat]):
        tool = gadget(effect)
        if tool is not None:
            yield from (Command("use", (card, *rest)) for rest in tool.considered(s, seat, effect))
    yield PASS
    yield DONE


def cards(player: Player) -> Iterator[tuple[str, Effect]]:
    """All that a player has which could be used at sea, at another time perhaps."""
    yield from ((card, UPGRADES[card].effect) for card in player.upgrades)
    yield from ((card, SAILORS[card].effect) for card in player.sailors if SAILORS[card].stores)
    for card, special in SPECIALS.items():
        if special.place == "sea" and player.loot[INDEX[card]]:
            yield card, special.effect


RATTLE_BATTLE_AIDS: Final = RattleBattleAids()
