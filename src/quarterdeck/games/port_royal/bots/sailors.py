"""The crew that plays by rules of thumb: two who have a lot to learn, one old hand, three styles.

What tells them apart is a few named weights, a :class:`Temper`. The weak ones make the mistakes
people make at first: they look at what glitters, forget the fee, push on too far and overlook
expeditions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from quarterdeck.bots.api import Bot
from quarterdeck.games.port_royal import ACTIONS, Action, Observation
from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.bots.temper import Temper, by_temper
from quarterdeck.games.port_royal.rules.play import legal

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Generator
    from quarterdeck.games.port_royal.state import State


def decide(t: Temper, s: State, rng: Generator) -> int:
    """The number of the action somebody of this temper takes."""
    numbers = [0] * ROOM
    n = legal(s, numbers)
    return by_temper(t, s, rng.below(100) >= 100 * t.overlooks, numbers, n)


class Sailor(Bot):
    """Plays by rules of thumb, with a temper."""

    games: ClassVar[tuple[str, ...]] = ("port-royal",)
    temper: ClassVar[Temper]

    def choose(self, question: Question) -> Action:
        """The action his rules name."""
        assert isinstance(question.observation, Observation)
        return ACTIONS[decide(self.temper, question.observation.any_state(), question.rng)]


class CabinBoy(Sailor):
    """New on board: wants what glitters, forgets fees, pushes on too far, overlooks expeditions."""

    name: ClassVar[str] = "cabin-boy"
    level: ClassVar[int] = 1
    temper: ClassVar[Temper] = Temper(
        point=2.9,
        coin=0.68,
        abilities=0.0,
        finish=0.0,
        risk=0.38,
        risk_with_prize=0.28,
        minds_fees=False,
        minds_swords=False,
        overlooks=0.9,
    )


class Deckhand(Sailor):
    """Knows the rules and counts his coins, but does not see what persons are good for."""

    name: ClassVar[str] = "deckhand"
    level: ClassVar[int] = 2
    temper: ClassVar[Temper] = Temper(
        point=2.7, coin=0.6, abilities=0.2, finish=2.0, risk=0.26, risk_with_prize=0.14
    )


class Boatswain(Sailor):
    """An old hand: sound rules of thumb, hardly a gift for anybody."""

    name: ClassVar[str] = "boatswain"
    level: ClassVar[int] = 3
    temper: ClassVar[Temper] = Temper()


class Trader(Sailor):
    """Cautious: stops early, sells ships, and lets traders and Mademoiselles do the rest."""

    name: ClassVar[str] = "trader"
    temper: ClassVar[Temper] = Temper(
        favourites={"trader": 1.2, "mademoiselle": 1.0}, risk=0.12, risk_with_prize=0.0, prize=1.0
    )


class Gambler(Sailor):
    """Draws where others stop, for full harbours, and for Jesters and Admirals that pay for it."""

    name: ClassVar[str] = "gambler"
    temper: ClassVar[Temper] = Temper(
        favourites={"jester": 1.2, "admiral": 1.2, "sailor": 0.4, "pirate": 0.4},
        risk=0.26,
        risk_with_prize=0.06,
    )


class Explorer(Sailor):
    """Wants the expeditions: hires settlers, captains, priests and Jacks whenever it can."""

    name: ClassVar[str] = "explorer"
    temper: ClassVar[Temper] = Temper(
        favourites={"settler": 1.8, "captain": 1.8, "priest": 1.8, "jack": 1.5}
    )
