"""How somebody plays by rules of thumb: a few named weights, and what follows from them.

Its rules are plain functions over a state like the game's own, so they can be compiled with them;
a temper is then a record of :data:`TEMPER`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import numpy as np

from quarterdeck.games.port_royal.actions import ADMIT, CLAIM, DRAW, PASS, REPEL, STOP
from quarterdeck.games.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.games.port_royal.bots.thumb import ABILITY_VALUE
from quarterdeck.games.port_royal.cards import (
    ABILITIES,
    ABILITY,
    COINS,
    COLOUR,
    FIRST_OF_FACE,
    KIND,
    POINTS,
    ROLES,
)
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.belief import next_pool_size, next_ships
from quarterdeck.games.port_royal.rules.taking import fee, may_take, price
from quarterdeck.games.port_royal.rules.turn import POINTS_TO_END
from quarterdeck.games.port_royal.state import SHIP, State


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

    @cached_property
    def liking(self) -> tuple[float, ...]:
        """What is added to the worth of an ability, by its number."""
        return tuple(self.favourites.get(role, 0.0) for role in ROLES)

    @cached_property
    def record(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The same as compiled functions see it: an array of one record."""
        return np.array([(*(getattr(self, name) for name in NUMBERS), self.liking)], TEMPER)


NUMBERS: Final = (
    *("point", "coin", "abilities", "finish", "risk", "risk_with_prize", "prize"),
    *("minds_fees", "minds_swords", "overlooks"),
)
TEMPER: Final = np.dtype([*((name, "f8") for name in NUMBERS), ("liking", "f8", ABILITIES)])


def fancied(t: Temper, s: State, c: int) -> float:
    """What taking a card is worth to the acting player."""
    p = s.acting
    owed = fee(s, p) if t.minds_fees else 0
    if KIND[c] == SHIP_CARD:
        return t.coin * (COINS[c] + s.ability[p][COLOUR[c]] - owed)
    ability = ABILITY[c]
    value = t.point * POINTS[c] - t.coin * (price(s, p, c) + owed)
    early = max(0.0, 1 - s.points[p] / POINTS_TO_END)
    value += early * (t.abilities * ABILITY_VALUE[ability] + t.liking[ability])
    return value + (t.finish if s.points[p] + POINTS[c] >= POINTS_TO_END else 0.0)


def dreaded(t: Temper, s: State) -> float:
    """The chance of a bust, as he sees it."""
    swords = s.swords[s.active] if t.minds_swords else 0
    busts = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if KIND[c] == SHIP_CARD:
            busts += next_ships(s, COLOUR[c], swords)
    return busts / max(1, next_pool_size(s))


def pushes_on(t: Temper, s: State) -> bool:
    """Whether he draws another card."""
    limit = t.risk
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if may_take(s, s.acting, c) and fancied(t, s, c) > t.prize:
            limit = t.risk_with_prize
    return dreaded(t, s) <= limit


def fancied_take(t: Temper, s: State, actions: list[int], n: int) -> int:
    """Whatever card he wants most, if any."""
    best = PASS
    most = 0.0
    for i in range(n):
        if TAKE_ACTION <= actions[i] < CLAIM:
            value = fancied(t, s, FIRST_OF_FACE[actions[i] - TAKE_ACTION])
            if value > most:
                most = value
                best = actions[i]
    return best


def by_temper(t: Temper, s: State, attentive: bool, actions: list[int], n: int) -> int:
    """His choice among the first n numbers of legal actions, if he looks at expeditions or not."""
    if attentive:
        for i in range(n):
            if actions[i] >= CLAIM:
                return actions[i]
    if s.phase == SHIP:
        return REPEL if s.colours & (1 << COLOUR[s.pending]) else ADMIT
    if actions[0] == PASS:
        return fancied_take(t, s, actions, n)
    if actions[0] == DRAW and (n == 1 or actions[1] != STOP or not s.n_harbour or pushes_on(t, s)):
        return DRAW
    return STOP
