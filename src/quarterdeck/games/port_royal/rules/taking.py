"""PR 3: Trade & Hire, with the persons of PR 5 that work in it."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.cards import (
    ABILITY,
    ADMIRAL,
    COINS,
    COLOUR,
    COST,
    FACE,
    GOVERNOR,
    JESTER,
    KIND,
    MADEMOISELLE,
    POINTS,
    SWORDS,
)
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.piles import discard, gain, pay, pay_fee, seat_after
from quarterdeck.games.port_royal.rules.telling import (
    CHANCE_BEGAN,
    FOR_ADMIRAL,
    FOR_EMPTY_HARBOUR,
    FOR_TRADE,
    HIRED,
    STOPPED,
    TRADED,
    emit,
)
from quarterdeck.games.port_royal.rules.turn import end_turn, score
from quarterdeck.games.port_royal.state import TAKE, State

CARDS_FOR_ADMIRAL: Final = 5
COINS_PER_ADMIRAL: Final = 2

FREE: Final = -1
# PR 3.5: what has to be in the purse, by card. A ship is free for all: its fee comes from its
# income.
TAG: Final = tuple(FREE if kind == SHIP_CARD else COST[c] for c, kind in enumerate(KIND))
# PR 3.1: the cards the active player may take, by the set of colours in the harbour.
TAKES_FOR_COLOURS: Final = tuple(1 + max(0, bits.bit_count() - 3) for bits in range(32))


def fee(s: State, p: int) -> int:
    """PR 3.5: what the active player is owed for each card another takes."""
    return 0 if p == s.active else 1


def price(s: State, p: int, c: int) -> int:
    """PR 3.3, 5: what hiring a person costs this player, without the fee."""
    cost = COST[c] - s.ability[p][MADEMOISELLE]
    return cost if cost > 0 else 0


def purse(s: State, p: int) -> int:
    """PR 3.3, 3.5: the highest printed cost this player can hire for; FREE: only ships."""
    coins = s.coins[p] - fee(s, p)
    return coins + s.ability[p][MADEMOISELLE] if coins >= 0 else FREE


def may_take(s: State, p: int, c: int) -> bool:
    """PR 3.5: a ship always, a person if there are coins for price and fee."""
    return TAG[c] <= purse(s, p)


def can_take(s: State) -> bool:
    """PR 3.4: whether the acting player has a take left and a card he may take."""
    if s.takes > 0:
        limit = purse(s, s.acting)
        for i in range(s.n_harbour):
            if TAG[s.harbour[i]] <= limit:
                return True
    return False


def begin_chance(s: State, p: int) -> None:
    """PR 3.4, 5: a player's chance to take begins: Admirals and Jesters pay."""
    s.acting = p
    s.takes = 1 + s.ability[p][GOVERNOR]
    if p == s.active:
        s.takes += TAKES_FOR_COLOURS[s.colours] - 1
    emit(s, CHANCE_BEGAN, p, s.takes)
    if s.n_harbour >= CARDS_FOR_ADMIRAL:
        if s.ability[p][ADMIRAL] > 0:
            gain(s, p, COINS_PER_ADMIRAL * s.ability[p][ADMIRAL], FOR_ADMIRAL, 0)
    elif s.n_harbour == 0 and p != s.active and s.ability[p][JESTER] > 0:
        gain(s, p, s.ability[p][JESTER], FOR_EMPTY_HARBOUR, 0)


def stop(s: State) -> None:
    """PR 2.1, 3.1: Discover is over; the active player's chance to take begins."""
    emit(s, STOPPED, s.active)
    s.phase = TAKE
    s.drawn = 0
    begin_chance(s, s.active)
    s.colours = 0  # they count once, as the phase begins


def next_chance(s: State) -> None:
    """PR 3.5, 3.6: the next player who has something to take, or the end of the turn."""
    while True:
        p = seat_after(s, s.acting)
        if p == s.active:
            end_turn(s)
            return
        begin_chance(s, p)
        if can_take(s):
            return


def remove_from_harbour(s: State, face: int) -> int:
    """Take the first card with this face out of the harbour; the others keep their order."""
    i = 0
    while FACE[s.harbour[i]] != face:
        i += 1
    c = s.harbour[i]
    s.n_harbour -= 1
    while i < s.n_harbour:
        s.harbour[i] = s.harbour[i + 1]
        i += 1
    return c


def trade(s: State, p: int, c: int) -> None:
    """PR 3.2, 3.5: discard the ship, gain its coins, then pay the fee."""
    coins = COINS[c] + s.ability[p][COLOUR[c]]
    emit(s, TRADED, p, c, coins)
    discard(s, c)
    gain(s, p, coins, FOR_TRADE, c)
    if p != s.active:
        pay_fee(s, p)


def hire(s: State, p: int, c: int) -> None:
    """PR 3.3, 3.5: pay the fee, then the price; the person joins the display and counts at once."""
    coins = price(s, p, c)
    emit(s, HIRED, p, c, coins)
    if p != s.active:
        pay_fee(s, p)
    pay(s, p, coins)
    s.display[p][s.n_display[p]] = c
    s.n_display[p] += 1
    s.ability[p][ABILITY[c]] += 1
    s.swords[p] += SWORDS[c]
    if ABILITY[c] == GOVERNOR:
        s.takes += 1
    score(s, p, POINTS[c])


def take(s: State, face: int) -> None:
    """PR 3.1, 3.4: take a card; another player's chance ends with his last possible take."""
    c = remove_from_harbour(s, face)
    s.takes -= 1
    if KIND[c] == SHIP_CARD:
        trade(s, s.acting, c)
    else:
        hire(s, s.acting, c)
    if s.acting != s.active and not can_take(s):
        next_chance(s)
