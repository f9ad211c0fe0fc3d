"""Compiled: the luck in a card, by two measures of which the arena takes what fits its bots.

A function of positions need not be their true value: whatever it is, its value after a card less
the average over all cards that could have come has expectation zero. The onlooker's chance is the
best there is for bots it knows, and the officers' net may add something for strangers that play
like officers. Luck is added up over a game, a number for each measure; statistics over many games
then say how much of each to take off. See ``quarterdeck.arena.adjusting.luck_adjusted``.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.analysis.port_royal.machine import count_next, draw_face
from quarterdeck.analysis.port_royal.onlooker import expect, play_on
from quarterdeck.bots.port_royal.net import Desk, Net, assess
from quarterdeck.bots.port_royal.temper import Temper
from quarterdeck.port_royal.machine import Numbers, Records, Table

MEASURES: Final = 2


def tally(
    records: Records,
    copies: Table,
    weight: float,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
    sums: list[float],
) -> None:
    """Add every measure of the game in the third record so many times; each seat has its sums."""
    s = records[2]
    expect(records, copies, 2, who, tempers, officers, onlooker, d)
    for q in range(s.players):
        sums[q * MEASURES] += weight * d.chances[q]
    assess(s, True, officers, d)
    for q in range(s.players):
        sums[q * MEASURES + 1] += weight * d.chances[q]


def reckon(
    records: Records,
    copies: Table,
    room: Table,
    face: int,
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
    cards = count_next(records, room, counts)
    for f in range(len(counts)):
        if counts[f] > 0:
            draw_face(records, copies, f)
            play_on(records, copies, 2, who, tempers, officers[0], d)
            weight = (1.0 if f == face else 0.0) - counts[f] / cards
            tally(records, copies, weight, who, tempers, officers[0], onlookers[0], d, sums)
    return cards
