"""PR 1: the draw pile, the discard pile and coins, which are face-down cards."""

from __future__ import annotations

from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.rules.telling import (
    COIN_SHOWN,
    DISCARDED,
    FEE_PAID,
    GAINED,
    SHUFFLED,
    emit,
    permutation,
)
from quarterdeck.games.port_royal.state import DISCARD, NO_CARD, TABLE, UNSEEN, State


def shuffle(s: State) -> None:
    """PR 1.5: the discards become the draw pile, in the order of the next permutation."""
    s.shuffles += 1
    permutation(s, s.pile, CARDS)
    n = 0
    for i in range(CARDS):
        c = s.pile[i]
        s.pile[n] = c
        if s.place[c] == DISCARD:
            n += 1
    for i in range(n):
        c = s.pile[i]
        s.place[c] = UNSEEN
        s.origin[c] = s.shuffles
    s.n_pile = n
    s.n_discard = 0
    emit(s, SHUFFLED, n)


def can_draw(s: State) -> bool:
    """PR 1.6: whether there is any card left to draw."""
    return s.n_pile + s.n_discard > 0


def draw(s: State) -> int:
    """PR 1.5, 1.6: the top card of the draw pile, shuffled anew if it must be; or no card."""
    if s.n_pile == 0:
        if s.n_discard == 0:
            return NO_CARD
        shuffle(s)
    s.n_pile -= 1
    s.drew = 1
    return s.pile[s.n_pile]


def turn_up(s: State) -> int:
    """Draw a card and lay it face up on the table."""
    c = draw(s)
    if c != NO_CARD:
        s.place[c] = TABLE
    return c


def discard(s: State, c: int) -> None:
    """Put a card on the discard pile."""
    s.place[c] = DISCARD
    s.n_discard += 1
    emit(s, DISCARDED, c)


def gain(s: State, p: int, coins: int, reason: int, cause: int) -> None:
    """PR 1.6, 1.7: draw coins, face down, as many as there are cards for."""
    n = s.coins[p]
    due = n + coins
    while n < due:
        c = draw(s)
        if c == NO_CARD:
            break
        s.coin[p][n] = c
        n += 1
    emit(s, GAINED, p, n - s.coins[p], reason, cause)
    s.coins[p] = n


def pay(s: State, p: int, coins: int) -> None:
    """PR 1.7: discard coins from the top of the stack; their faces are seen."""
    for _ in range(coins):
        s.coins[p] -= 1
        c = s.coin[p][s.coins[p]]
        emit(s, COIN_SHOWN, p, c)
        s.place[c] = DISCARD
        s.n_discard += 1


def pay_fee(s: State, p: int) -> None:
    """PR 3.5, 1.7: the top coin, if any, goes face down onto the active player's stack."""
    if s.coins[p] > 0:
        s.coins[p] -= 1
        s.coin[s.active][s.coins[s.active]] = s.coin[p][s.coins[p]]
        s.coins[s.active] += 1
        emit(s, FEE_PAID, p, s.active)


def seat_after(s: State, p: int) -> int:
    """PR 1.4: the next player clockwise."""
    return p + 1 if p + 1 < s.players else 0
