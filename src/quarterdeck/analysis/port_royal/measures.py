"""Compiled: the luck in a card, by two measures of which the arena takes what fits its bots.

A function of positions need not be their true value: whatever it is, its value after a card less
the average over all cards that could have come has expectation zero. The onlooker's chance is the
best there is for bots it knows, and the officers' net may add something for strangers that play
like officers. Luck is added up over a game, a number for each measure; statistics over many games
then say how much of each to take off. See ``quarterdeck.arena.adjusting.luck_adjusted``.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.analysis.port_royal.machine import (
    could_come,
    count_faces,
    draw_card,
    draw_face,
    prepare_next,
)
from quarterdeck.analysis.port_royal.onlooker import expect, play_on
from quarterdeck.bots.port_royal.net import Desk, Net, assess
from quarterdeck.bots.port_royal.temper import Temper
from quarterdeck.port_royal.cards import CARDS
from quarterdeck.port_royal.machine import Numbers, Records, Table
from quarterdeck.port_royal.state import OVER, State

MEASURES: Final = 2
AHEAD: Final = 8
"""So many of the cards after it are tried. That takes longer, and leaves a third less open."""


def tally(
    records: Records,
    copies: Table,
    room: Table,
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

    Each seat has its sums; to them they are added so many times. The onlooker is asked after some
    of the cards that could come there: what it gets wrong after one it gets right after another.
    """
    s = records[2]
    play_on(records, copies, 2, who, tempers, officers, d)
    assess(s, True, officers, d)
    for q in range(s.players):
        sums[q * MEASURES + 1] += weight * d.chances[q]
    if ahead == 0 or s.phase == OVER:
        expect(records, copies, 2, who, tempers, officers, onlooker, d)
        for q in range(s.players):
            sums[q * MEASURES] += weight * d.chances[q]
        return
    prepare_next(records, 2, room)
    for k in range(ahead):
        draw_card(records, copies, 3, nearest(records[3], d.pool[k]))
        play_on(records, copies, 4, who, tempers, officers, d)
        expect(records, copies, 4, who, tempers, officers, onlooker, d)
        for q in range(s.players):
            sums[q * MEASURES] += weight / ahead * d.chances[q]


def nearest(s: State, c: int) -> int:
    """A card if it could come, else the first that could after it."""
    while not could_come(s, c):
        c = c + 1 if c + 1 < CARDS else 0
    return c


def spread(s: State, cards: int, ahead: int, d: Desk) -> None:
    """Put into the pool so many of the cards that could come, at equal distances."""
    met = 0
    k = 0
    for c in range(CARDS):
        if could_come(s, c):
            while k < ahead and (2 * k + 1) * cards < 2 * ahead * (met + 1):
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
    cards = prepare_next(records, 0, room)
    spread(records[1], cards, ahead, d)
    count_faces(records[1], counts)
    for f in range(len(counts)):
        if counts[f] > 0:
            draw_face(records, copies, 1, f)
            weight = (1.0 if f == face else 0.0) - counts[f] / cards
            tally(
                records,
                copies,
                room,
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
