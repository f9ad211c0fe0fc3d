"""Greedy: one step, no further. What the position is worth at once, in coins and points.

A coin is worth 1, a point as many coins as :data:`COINS_FOR_A_POINT`, and abilities, opponents and
the rest of the game nothing. It takes whatever gains most at once. Before it stops, it looks one
card ahead: it draws if, over all cards the next one could be, the best take it would then have is
worth more on average than the best it has now. A bust is worth nothing.

Its rules are plain functions over a state like the game's own, so they can be compiled with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.port_royal import ACTIONS, Observation
from quarterdeck.port_royal.actions import ADMIT, CLAIM, DRAW, PASS, REPEL, ROOM, STOP
from quarterdeck.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.port_royal.cards import CARDS, COINS, COLOUR, FACE, KIND, PERSON, POINTS
from quarterdeck.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.port_royal.rules.belief import in_next_pool
from quarterdeck.port_royal.rules.discovering import can_repel
from quarterdeck.port_royal.rules.play import legal
from quarterdeck.port_royal.rules.taking import fee, may_take, price
from quarterdeck.port_royal.state import SHIP, TAKE, State

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.port_royal.actions import Action

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


def gain_after(s: State, c: int, now: float) -> float:
    """The best gain once this card is drawn, if the best was ``now``."""
    if KIND[c] == SHIP_CARD and s.colours & (1 << COLOUR[c]):
        return now if can_repel(s, s.active, c) else 0.0
    if KIND[c] == SHIP_CARD or KIND[c] == PERSON:
        if may_take(s, s.acting, c) and gain_from(s, s.acting, c) > now:
            return gain_from(s, s.acting, c)
    return now


def draw_gains(s: State) -> bool:
    """Whether one more card is worth more, on average, than what lies there."""
    i = most_gainful(s)
    now = gain_from(s, s.acting, s.harbour[i]) if i >= 0 else 0.0
    difference = 0.0
    for c in range(CARDS):
        if in_next_pool(s, c):
            difference += gain_after(s, c, now) - now
    return difference > 0


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
    if actions[0] == DRAW and draw_gains(s):
        return DRAW
    return STOP


class Greedy(Bot):
    """Takes what gains most at once, and looks one card ahead before it stops."""

    name: ClassVar[str] = "greedy"
    games: ClassVar[tuple[str, ...]] = ("port-royal",)

    def choose(self, question: Question) -> Action:
        """The action that gains most at once."""
        assert isinstance(question.observation, Observation)
        s = question.observation.any_state()
        numbers = [0] * ROOM
        return ACTIONS[greedy(s, numbers, legal(s, numbers))]
