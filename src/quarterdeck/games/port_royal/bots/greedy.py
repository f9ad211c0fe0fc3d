"""Greedy: one step, no further. What the position is worth at once, in coins and points.

A coin is worth 1, a point as many coins as :data:`COINS_FOR_A_POINT`, and abilities, opponents and
the rest of the game nothing. It takes what gains most at once, and draws only while nothing that
lies there would gain: from then on one more card could only cost it what it has.

Its rules are plain functions over a state like the game's own, so they can be compiled with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.games.port_royal import ACTIONS, Observation
from quarterdeck.games.port_royal.actions import ADMIT, CLAIM, DRAW, PASS, REPEL, ROOM, STOP
from quarterdeck.games.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.games.port_royal.cards import COINS, COLOUR, FACE, KIND, POINTS
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.play import legal
from quarterdeck.games.port_royal.rules.taking import fee, may_take, price
from quarterdeck.games.port_royal.state import SHIP, TAKE, State

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.games.port_royal.actions import Action

COINS_FOR_A_POINT: Final = 3.5
"""The cheapest persons cost 3 or 4 coins for their point."""


def gain_from(s: State, p: int, c: int) -> float:
    """What taking a card changes at once for a player, in coins."""
    if KIND[c] == SHIP_CARD:
        return float(COINS[c] + s.ability[p][COLOUR[c]] - fee(s, p))
    return COINS_FOR_A_POINT * POINTS[c] - price(s, p, c) - fee(s, p)


def most_gainful(s: State) -> int:
    """Where in the harbour the card lies that gains the acting player most; -1: none gains."""
    best = -1
    most = 0.0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if may_take(s, s.acting, c) and gain_from(s, s.acting, c) > most:
            most = gain_from(s, s.acting, c)
            best = i
    return best


def greedy(s: State, actions: list[int], n: int) -> int:
    """Greedy's choice among the first n numbers of legal actions."""
    if n == 1:
        return actions[0]
    if s.phase == SHIP:
        return REPEL if s.colours & (1 << COLOUR[s.pending]) else ADMIT
    for i in range(1, n):
        if actions[i] >= CLAIM:  # worth two points and some coins, always
            return actions[i]
    if s.phase == TAKE:
        i = most_gainful(s) if s.takes > 0 else -1
        return PASS if i < 0 else TAKE_ACTION + FACE[s.harbour[i]]
    if actions[0] == DRAW and most_gainful(s) < 0:
        return DRAW
    return STOP


class Greedy(Bot):
    """Draws until something gains, and takes what gains most at once."""

    name: ClassVar[str] = "greedy"
    games: ClassVar[tuple[str, ...]] = ("port-royal",)

    def choose(self, question: Question) -> Action:
        """The action that gains most at once."""
        assert isinstance(question.observation, Observation)
        s = question.observation.any_state()
        numbers = [0] * ROOM
        return ACTIONS[greedy(s, numbers, legal(s, numbers))]
