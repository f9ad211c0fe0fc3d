"""PR 2: Discover, one card after the other."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.cards import (
    COLOUR,
    FEWEST_POINTS,
    JESTER,
    KIND,
    PERSON,
    SWORDS,
)
from quarterdeck.games.port_royal.cards import EXPEDITION as EXPEDITION_CARD
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.options import JESTER_ON_BUST
from quarterdeck.games.port_royal.rules.piles import (
    can_draw,
    discard,
    gain,
    pay,
    seat_after,
    turn_up,
)
from quarterdeck.games.port_royal.rules.telling import (
    BUST,
    DRAWN,
    ENTERED,
    EXPEDITION_FOUND,
    FOR_BUST,
    FOR_TAX,
    REPELLED,
    TAXED,
    emit,
)
from quarterdeck.games.port_royal.rules.turn import clear_harbour, end_turn
from quarterdeck.games.port_royal.state import DISCOVER, SHIP, State

MOST_DRAWS: Final = 120
"""PR 2.7: the cards one may turn up in a turn. Who repels the one ship left would never end."""
TAXED_FROM: Final = 12
"""PR 2.6: who has so many coins loses half of them."""


def can_repel(s: State, p: int, c: int) -> bool:
    """PR 2.3: enough swords; every ship needs at least one, and nobody has enough for a skull."""
    return s.swords[p] >= SWORDS[c]


def may_draw(s: State) -> bool:
    """PR 1.6, 2.7: whether there is a card to draw, and not too many were drawn."""
    return can_draw(s) and s.drawn < MOST_DRAWS


def enter_harbour(s: State, c: int) -> None:
    """PR 2.2, 2.3: a card lies in the harbour now."""
    s.harbour[s.n_harbour] = c
    s.n_harbour += 1
    emit(s, ENTERED, s.active, c)


def discover(s: State) -> None:
    """PR 2.1: turn up a card and do what its kind asks for."""
    c = turn_up(s)
    s.drawn += 1
    emit(s, DRAWN, s.active, c)
    if KIND[c] == SHIP_CARD:
        if can_repel(s, s.active, c):
            s.pending = c
            s.phase = SHIP
        else:
            admit(s, c)
    elif KIND[c] == PERSON:
        enter_harbour(s, c)
    elif KIND[c] == EXPEDITION_CARD:
        s.expeditions[s.n_expeditions] = c
        s.n_expeditions += 1
        emit(s, EXPEDITION_FOUND, s.active, c)
    else:
        raise_tax(s, c)


def admit(s: State, c: int) -> None:
    """PR 2.3, 2.4: the ship enters; if its colour lies there already, the turn is lost."""
    s.phase = DISCOVER
    enter_harbour(s, c)
    colour = 1 << COLOUR[c]
    if s.colours & colour:
        bust(s, c)
    else:
        s.colours |= colour


def repel(s: State, c: int) -> None:
    """PR 2.3: the ship is discarded."""
    s.phase = DISCOVER
    emit(s, REPELLED, s.active, c, s.swords[s.active])
    discard(s, c)


def bust(s: State, c: int) -> None:
    """PR 2.4: the harbour is discarded, then Jesters pay, and the turn is over."""
    emit(s, BUST, s.active, c)
    clear_harbour(s)
    p = s.active
    for _ in range(s.players):
        if s.ability[p][JESTER] > 0 and not (s.options[JESTER_ON_BUST] and p == s.active):
            gain(s, p, s.ability[p][JESTER], FOR_BUST, 0)
        p = seat_after(s, p)
    end_turn(s)


def standing(s: State, p: int, tax: int) -> int:
    """PR 2.6: by what a tax increase compares players; the highest gain a coin."""
    return -s.points[p] if FEWEST_POINTS[tax] else s.swords[p]


def raise_tax(s: State, tax: int) -> None:
    """PR 2.6: the rich lose half, the strongest or the poorest in points gain 1."""
    p = s.active
    for _ in range(s.players):
        if s.coins[p] >= TAXED_FROM:
            lost = s.coins[p] // 2
            emit(s, TAXED, p, lost)
            pay(s, p, lost)
        p = seat_after(s, p)
    best = standing(s, p, tax)
    for q in range(s.players):
        if standing(s, q, tax) > best:
            best = standing(s, q, tax)
    for _ in range(s.players):
        if standing(s, p, tax) == best:
            gain(s, p, 1, FOR_TAX, tax)
        p = seat_after(s, p)
    discard(s, tax)
