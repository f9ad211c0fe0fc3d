"""PR 7 once more: a state as somebody would lay it out who knows only what everybody knows.

This is ``Observation.any_state`` as a rule over states, so that a compiled bot that looks ahead
starts from the same state as an interpreted one, and from no hidden card. A test compares them.
"""

from __future__ import annotations

from quarterdeck.games.port_royal.cards import CARDS, FACE, FIRST_OF_FACE
from quarterdeck.games.port_royal.rules.play import clear
from quarterdeck.games.port_royal.state import DISCARD, OUTSIDE, SHIP, TABLE, UNSEEN, State


def pick(t: State, taken: list[int], face: int, place: int) -> int:
    """The first card of a face that lies nowhere yet, and put it in a place."""
    c = FIRST_OF_FACE[face] + taken[face]
    taken[face] += 1
    t.place[c] = place
    return c


def lay_out(s: State, t: State, pool: list[int], taken: list[int]) -> None:
    """Lay ``t`` out by what everybody knows of ``s``: unseen cards lie in the card list's order.

    ``pool`` and ``taken`` are room to work in, for as many numbers as there are cards and faces.
    """
    for f in range(len(FIRST_OF_FACE)):
        taken[f] = 0
    lay_out_numbers(s, t)
    lay_out_open(s, t, taken)
    lay_out_unseen(s, t, pool, taken)


def lay_out_numbers(s: State, t: State) -> None:
    """Everything that is not a card is known."""
    t.players = s.players
    clear(t)
    t.start = s.start
    t.active = s.active
    t.acting = s.acting
    t.phase = s.phase
    t.takes = s.takes
    t.drawn = s.drawn
    t.drew = s.drew
    t.colours = s.colours
    t.last_round = s.last_round
    t.idle = s.idle
    t.round = s.round
    t.ended = s.ended
    t.shuffles = s.shuffles
    for i in range(len(s.options)):
        t.options[i] = s.options[i]
    for p in range(s.players):
        t.points[p] = s.points[p]
        t.swords[p] = s.swords[p]
        t.claimed[p] = s.claimed[p]
        for a in range(len(s.ability[p])):
            t.ability[p][a] = s.ability[p][a]


def lay_out_open(s: State, t: State, taken: list[int]) -> None:
    """What lies face up on the table."""
    for c in range(CARDS):
        t.place[c] = OUTSIDE
        t.origin[c] = 0
    t.pending = 0
    if s.phase == SHIP:
        t.pending = pick(t, taken, FACE[s.pending], TABLE)
    for i in range(s.n_harbour):
        t.harbour[i] = pick(t, taken, FACE[s.harbour[i]], TABLE)
    t.n_harbour = s.n_harbour
    for i in range(s.n_expeditions):
        t.expeditions[i] = pick(t, taken, FACE[s.expeditions[i]], TABLE)
    t.n_expeditions = s.n_expeditions


def lay_out_unseen(s: State, t: State, pool: list[int], taken: list[int]) -> None:
    """Coins get faces from the end of their shuffle's unseen cards; the pile is what is left."""
    n = 0
    for shuffle in range(1, s.shuffles + 1):
        n = 0
        for c in range(CARDS):
            if s.place[c] == UNSEEN and s.origin[c] == shuffle:
                pool[n] = FACE[c]
                n += 1
        for p in range(s.players):
            for i in range(s.coins[p]):
                if s.origin[s.coin[p][i]] == shuffle:
                    n -= 1
                    t.coin[p][i] = pool[n]  # for now the face
    for p in range(s.players):
        for i in range(s.coins[p]):
            c = pick(t, taken, t.coin[p][i], UNSEEN)
            t.coin[p][i] = c
            t.origin[c] = s.origin[s.coin[p][i]]
        t.coins[p] = s.coins[p]
    for p in range(s.players):
        for i in range(s.n_display[p]):
            t.display[p][i] = pick(t, taken, FACE[s.display[p][i]], TABLE)
        t.n_display[p] = s.n_display[p]
    for c in range(CARDS):
        if s.place[c] == DISCARD:
            pick(t, taken, FACE[c], DISCARD)
    t.n_discard = s.n_discard
    for i in range(n):
        c = pick(t, taken, pool[i], UNSEEN)
        t.pile[n - 1 - i] = c
        t.origin[c] = s.shuffles
    t.n_pile = n
