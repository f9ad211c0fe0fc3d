"""Compiled: the luck in a card, by two measures of which the arena takes what fits its bots.

A function of positions need not be their true value: whatever it is, its value after a card less
the average over all cards that could have come has expectation zero. Nobody's chance right after a
card is known well, but what comes of it is seen better two cards later. So the onlooker is asked
there, after the same cards for all that could have come. The officers' net may add something for
strangers that play like officers. Luck is added up over a game, a number for each measure;
statistics over many games then say how much of each to take off. See
``quarterdeck.arena.adjusting.luck_adjusted``.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.analysis.machine import (
    could_come,
    count_faces,
    draw_card,
    draw_face,
    prepare_next,
)
from quarterdeck.games.port_royal.analysis.onlooker import expect, play_on
from quarterdeck.games.port_royal.bots.machine import copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, assess
from quarterdeck.games.port_royal.bots.temper import Temper
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.piles import shuffle
from quarterdeck.games.port_royal.state import OVER, State

MEASURES: Final = 2
BY_ONLOOKER: Final = 0
BY_OFFICERS: Final = 1
AHEAD: Final = 24
"""Of the cards that could come next, so many are tried, each with one of those after it."""
PLACES: Final = 8
"""Between two of them; which of these places is taken changes from card to card."""
STEP: Final = 5
"""Has no divisor in common with either: in such steps all of them are met."""


def tally(
    records: Records,
    copies: Table,
    ahead: int,
    weight: float,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
    sums: list[float],
) -> None:
    """Let the game in the third record be played on to the next card, and add its measures.

    Each seat has its sums; to them they are added so many times.
    """
    s = records[2]
    play_on(records, copies, 2, who, tempers, officers, onlooker, d)
    assess(s, True, officers, d)
    add_chances(BY_OFFICERS, weight, s.players, d, sums)
    if ahead == 0 or s.phase == OVER:
        expect(records, copies, 2, who, tempers, officers, onlooker, d)
        add_chances(BY_ONLOOKER, weight, s.players, d, sums)
        return
    for k in range(ahead):
        copy_row(copies, 2, 3)
        go_on(records, copies, d.pool[k], who, tempers, officers, onlooker, d)
        c = d.pool[(STEP * k + records[1].n_pile) % ahead]
        go_on(records, copies, c, who, tempers, officers, onlooker, d)
        expect(records, copies, 3, who, tempers, officers, onlooker, d)
        add_chances(BY_ONLOOKER, weight / ahead, s.players, d, sums)


def go_on(
    records: Records,
    copies: Table,
    c: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
) -> None:
    """Draw a card in the fourth game, if it is not over, and play on to the next."""
    s = records[3]
    if s.phase != OVER:
        if s.n_pile == 0:
            shuffle(s)
        draw_card(s, nearest(s, c))
        play_on(records, copies, 3, who, tempers, officers, onlooker, d)


def add_chances(measure: int, weight: float, players: int, d: Desk, sums: list[float]) -> None:
    """Add each seat's chance so many times to its sum."""
    for q in range(players):
        sums[q * MEASURES + measure] += weight * d.chances[q]


def nearest(s: State, c: int) -> int:
    """A card if it could come, else the first that could after it."""
    while not could_come(s, c):
        c = c + 1 if c + 1 < CARDS else 0
    return c


def spread(s: State, cards: int, ahead: int, d: Desk) -> None:
    """Put into the pool so many of the cards that could come, at equal distances."""
    met = 0
    k = 0
    place = STEP * s.n_pile % PLACES
    for c in range(CARDS):
        if could_come(s, c):
            while k < ahead and (k * PLACES + place) * cards < ahead * PLACES * (met + 1):
                d.pool[k] = c
                k += 1
            met += 1


def reckon(
    records: Records,
    copies: Table,
    room: Table,
    face: int,
    ahead: int,
    who: Numbers,
    tempers: list[Temper],
    officers: list[Net],
    onlookers: list[Net],
    desks: list[Desk],
    counts: Numbers,
    sums: list[float],
) -> int:
    """Add the luck in a card of this face that is drawn in the first record; of how many cards.

    The other records are changed.
    """
    d = desks[0]
    cards = prepare_next(records, room)
    spread(records[1], cards, ahead, d)
    count_faces(records[1], counts)
    for f in range(len(counts)):
        if counts[f] > 0:
            draw_face(records, copies, f)
            weight = (1.0 if f == face else 0.0) - counts[f] / cards
            tally(
                records,
                copies,
                ahead,
                weight,
                who,
                tempers,
                officers[0],
                onlookers[0],
                d,
                sums,
            )
    return cards
