"""Help at the table: how the battle would go, and everything one might try, to say why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from quarterdeck.core import Action
from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.aids import Aids
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS, UPGRADES, Effect
from quarterdeck.games.rattle_battle.events import Bout, Fought
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.observation import Observation
from quarterdeck.games.rattle_battle.rules.ashore import Ashore
from quarterdeck.games.rattle_battle.rules.battle import forecast
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


BEFORE_BATTLE: Final = ("turn", "fifth")
"""What is decided when every ship lies where it fell or was moved to (RB 4.4)."""


class Clash(NamedTuple):
    """One step of a battle: all pairs equally far from each other, compared at once (RB 4.5a)."""

    bouts: tuple[Bout, ...]
    sunk: tuple[str, ...]
    """The ships that would sink."""

    @classmethod
    def foreseen(cls, fought: Fought) -> Clash:
        """Told with every step of a game: hundredths of a millimetre are exact enough."""
        bouts = (bout._replace(gap=round(bout.gap, 2)) for bout in fought.bouts)
        return cls(tuple(bouts), fought.sunk)


@dataclass(frozen=True, slots=True)
class Forecast:
    """How the battle would go if nobody did anything any more, told while players act (RB 4.5)."""

    battle: tuple[Clash, ...]
    """In their order."""


class RattleBattleAids(Aids):
    """All from what the seat can see."""

    def odds(self, observation: CoreObservation) -> Forecast | None:
        if not isinstance(observation, Observation) or observation.task not in BEFORE_BATTLE:
            return None
        fought = forecast(observation.known())
        return Forecast(tuple(Clash.foreseen(event) for event in fought))

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
        elif isinstance(decision, At | Ashore):
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
