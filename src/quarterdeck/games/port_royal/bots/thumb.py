"""Thumb: a list of thresholds, tuned once and then fixed, so that strength can be measured.

Its rules are plain functions over a state like the game's own, so they can be compiled with them.
The numbers came from a short search of self-play; they stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.games.port_royal import ACTIONS, Observation
from quarterdeck.games.port_royal.actions import ADMIT, CLAIM, DRAW, PASS, REPEL, ROOM, STOP
from quarterdeck.games.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.games.port_royal.cards import (
    ABILITY,
    COINS,
    COLOUR,
    FACE,
    FIRST_SHIP,
    KIND,
    POINTS,
    SHIPS_OF_A_COLOUR,
    SWORDS,
)
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.play import legal
from quarterdeck.games.port_royal.rules.taking import fee, may_take, price
from quarterdeck.games.port_royal.state import SHIP, TAKE, UNSEEN, State

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.games.port_royal.actions import Action

POINT_VALUE: Final = 3.402
COIN_VALUE: Final = 0.686
REACHING_12: Final = 5.0
# Traders of the five colours, settler, captain, priest, jack, sailor, pirate, mademoiselle,
# jester, admiral, governor.
ABILITY_VALUE: Final = (
    *(0.360,) * 5,
    *(0.538,) * 3,
    1.204,
    0.386,
    0.772,
    2.226,
    1.192,
    2.559,
    3.868,
)
# The risk it takes for one more card, by the value of the best card it could take now.
LIMIT: Final = 0.212
LIMIT_ABOVE_2: Final = 0.047
LIMIT_ABOVE_3: Final = 0.0282


def card_value(s: State, p: int, c: int) -> float:
    """What taking a card is worth to a player."""
    if KIND[c] == SHIP_CARD:
        return COIN_VALUE * (COINS[c] + s.ability[p][COLOUR[c]] - fee(s, p))
    value = POINT_VALUE * POINTS[c] - COIN_VALUE * (price(s, p, c) + fee(s, p))
    value += ABILITY_VALUE[ABILITY[c]] * (1.0 - s.points[p] / 12.0)
    if s.points[p] + POINTS[c] >= 12:
        value += REACHING_12
    return value


def best_card(s: State) -> int:
    """Where in the harbour the card lies that the acting player would take; -1: nowhere."""
    best = -1
    best_value = 0.0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if may_take(s, s.acting, c):
            value = card_value(s, s.acting, c)
            if value > best_value:
                best_value = value
                best = i
    return best


def bust_share(s: State) -> float:
    """The share of all unseen cards, in the pile and in every coin stack, that would bust."""
    unseen = s.n_pile
    for p in range(s.players):
        unseen += s.coins[p]
    if unseen == 0:
        return 0.0
    busts = 0
    for i in range(s.n_harbour):
        if KIND[s.harbour[i]] == SHIP_CARD:
            first = FIRST_SHIP[COLOUR[s.harbour[i]]]
            for c in range(first, first + SHIPS_OF_A_COLOUR):
                if s.place[c] == UNSEEN and SWORDS[c] > s.swords[s.active]:
                    busts += 1
    return busts / unseen


def wants_card(s: State) -> bool:
    """Whether it draws another card; it has one, and the harbour is not empty."""
    limit = LIMIT
    i = best_card(s)
    if i >= 0:
        value = card_value(s, s.acting, s.harbour[i])
        if value > 3.0:
            limit = LIMIT_ABOVE_3
        elif value > 2.0:
            limit = LIMIT_ABOVE_2
    return bust_share(s) <= limit


def thumb(s: State, actions: list[int], n: int) -> int:
    """Thumb's choice among the first n numbers of legal actions."""
    if n == 1:
        return actions[0]
    if s.phase == SHIP:
        return REPEL if s.colours & (1 << COLOUR[s.pending]) else ADMIT
    for i in range(1, n):
        if actions[i] >= CLAIM:
            return actions[i]
    if s.phase == TAKE:
        i = best_card(s) if s.takes > 0 else -1
        return PASS if i < 0 else TAKE_ACTION + FACE[s.harbour[i]]
    # Only the active player in Discover is left. It can stop, or the only choice was to draw.
    if actions[0] == DRAW and (s.n_harbour == 0 or wants_card(s)):
        return DRAW
    return STOP


class Thumb(Bot):
    """Plays by thumb: sound, quick, always the same."""

    name: ClassVar[str] = "thumb"
    games: ClassVar[tuple[str, ...]] = ("port-royal",)

    def choose(self, question: Question) -> Action:
        """The action its rules name."""
        assert isinstance(question.observation, Observation)
        s = question.observation.any_state()
        numbers = [0] * ROOM
        return ACTIONS[thumb(s, numbers, legal(s, numbers))]
