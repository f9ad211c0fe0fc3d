"""The crew that plays by rules of thumb: two who have a lot to learn, one old hand, three styles.

What tells them apart is a few named weights, a :class:`Temper`. The weak ones make the mistakes
people make at first: they look at what glitters, forget the fee, push on too far and overlook
expeditions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from quarterdeck.bots.api import Bot
from quarterdeck.bots.port_royal.thumb import ABILITY_VALUE
from quarterdeck.port_royal import ACTIONS, Action, Observation
from quarterdeck.port_royal.actions import ADMIT, CLAIM, DRAW, PASS, REPEL, ROOM, STOP, TAKE
from quarterdeck.port_royal.cards import (
    ABILITY,
    COINS,
    COLOUR,
    FIRST_OF_FACE,
    KIND,
    POINTS,
    ROLES,
    SHIP,
)
from quarterdeck.port_royal.rules.belief import next_pool_size, next_ships
from quarterdeck.port_royal.rules.play import legal
from quarterdeck.port_royal.rules.taking import fee, may_take, price
from quarterdeck.port_royal.rules.turn import POINTS_TO_END
from quarterdeck.port_royal.state import SHIP as SHIP_PHASE
from quarterdeck.port_royal.state import State

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Generator


@dataclass(frozen=True)
class Temper:
    """How somebody plays. The numbers that are not said are the old hand's."""

    point: float = 3.4
    """What a victory point is worth."""
    coin: float = 0.69
    abilities: float = 1.0
    """How much the abilities of persons count."""
    favourites: Mapping[str, float] = field(default_factory=dict)
    """What some persons are worth more, by their role."""
    finish: float = 5.0
    """What it is worth to reach 12 points."""
    risk: float = 0.21
    """The chance of a bust at which another card is still drawn."""
    risk_with_prize: float = 0.04
    """The same, if a card lies there that is worth taking."""
    prize: float = 2.0
    """What a card must be worth for that."""
    minds_fees: bool = True
    minds_swords: bool = True
    """Whether ships that could be repelled are left out of the risk."""
    overlooks: float = 0.0
    """The share of decisions in which expeditions are overlooked."""


def worth(t: Temper, s: State, c: int) -> float:
    """What taking a card is worth to the acting player."""
    p = s.acting
    owed = fee(s, p) if t.minds_fees else 0
    if KIND[c] == SHIP:
        return t.coin * (COINS[c] + s.ability[p][COLOUR[c]] - owed)
    ability = ABILITY[c]
    value = t.point * POINTS[c] - t.coin * (price(s, p, c) + owed)
    early = max(0.0, 1 - s.points[p] / POINTS_TO_END)
    value += early * (t.abilities * ABILITY_VALUE[ability] + t.favourites.get(ROLES[ability], 0))
    return value + (t.finish if s.points[p] + POINTS[c] >= POINTS_TO_END else 0)


def danger(t: Temper, s: State) -> float:
    """The chance of a bust, as he sees it."""
    swords = s.swords[s.active] if t.minds_swords else 0
    ships = [c for c in s.harbour[: s.n_harbour] if KIND[c] == SHIP]
    return sum(next_ships(s, COLOUR[c], swords) for c in ships) / max(1, next_pool_size(s))


def wants_card(t: Temper, s: State) -> bool:
    """Whether he draws another card."""
    takeable = [worth(t, s, c) for c in s.harbour[: s.n_harbour] if may_take(s, s.acting, c)]
    tempted = any(value > t.prize for value in takeable)
    return danger(t, s) <= (t.risk_with_prize if tempted else t.risk)


def decide(t: Temper, s: State, rng: Generator) -> int:
    """The number of the action he takes."""
    room = [0] * ROOM
    numbers = room[: legal(s, room)]
    claims = [number for number in numbers if number >= CLAIM]
    if claims and rng.below(100) >= 100 * t.overlooks:
        return claims[0]
    if s.phase == SHIP_PHASE:
        return REPEL if s.colours & (1 << COLOUR[s.pending]) else ADMIT
    if numbers[0] == PASS:
        takes = [number for number in numbers if TAKE <= number < CLAIM]
        value = {number: worth(t, s, FIRST_OF_FACE[number - TAKE]) for number in takes}
        return max((n for n in takes if value[n] > 0), key=lambda n: value[n], default=PASS)
    if DRAW in numbers and (STOP not in numbers or not s.n_harbour or wants_card(t, s)):
        return DRAW
    return STOP


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
