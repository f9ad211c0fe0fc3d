"""PR 7: what everybody knows of the hidden cards, as rules over a state.

A card that cannot be seen lies in the draw pile or in a coin stack, and everybody knows the shuffle
it came from. Among the places of one shuffle its unseen cards are in any order alike likely.
"""

from __future__ import annotations

from quarterdeck.games.port_royal.cards import COLOUR, FIRST_SHIP, KIND, SHIPS_OF_A_COLOUR, SWORDS
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.telling import permute_anew
from quarterdeck.games.port_royal.state import DISCARD, UNSEEN, State


def in_next_pool(s: State, c: int) -> bool:
    """Whether the next card drawn could be this one: of the current shuffle, or a discard."""
    if s.n_pile == 0:
        return s.place[c] == DISCARD
    return s.place[c] == UNSEEN and s.origin[c] == s.shuffles


def next_pool_size(s: State) -> int:
    """How many cards the next one drawn could be."""
    if s.n_pile == 0:
        return s.n_discard
    n = s.n_pile
    for p in range(s.players):
        for i in range(s.coins[p]):
            if s.origin[s.coin[p][i]] == s.shuffles:
                n += 1
    return n


def next_ships(s: State, colour: int, swords: int) -> int:
    """How many ships of a colour the next card could be that need more swords than these."""
    n = 0
    for c in range(FIRST_SHIP[colour], FIRST_SHIP[colour] + SHIPS_OF_A_COLOUR):
        if SWORDS[c] > swords and in_next_pool(s, c):
            n += 1
    return n


def next_busts(s: State) -> int:
    """How many cards the next one could be that would end the active player's turn."""
    n = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if KIND[c] == SHIP_CARD:
            n += next_ships(s, COLOUR[c], s.swords[s.active])
    return n


def deal_anew(s: State, seed: int, pool: list[int]) -> None:
    """Put other cards where nobody can see: as likely as those that lie there now.

    ``pool`` is room to work in, for as many numbers as there are cards. Later shuffles follow
    the new seed.
    """
    s.seed = seed
    for shuffle in range(1, s.shuffles + 1):
        n = 0
        if shuffle == s.shuffles:  # the pile is always what is left of the last one
            for i in range(s.n_pile):
                pool[n] = s.pile[i]
                n += 1
        for p in range(s.players):
            for i in range(s.coins[p]):
                if s.origin[s.coin[p][i]] == shuffle:
                    pool[n] = s.coin[p][i]
                    n += 1
        permute_anew(s, shuffle, pool, n)
        for p in range(s.players):
            for i in range(s.coins[p]):
                if s.origin[s.coin[p][i]] == shuffle:
                    n -= 1
                    s.coin[p][i] = pool[n]
        for i in range(n):
            s.pile[i] = pool[i]
