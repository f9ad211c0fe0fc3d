"""Bots that can be compiled, by number: one function that decides as any of them, and whole games.

Compiled together with the rules; see ``quarterdeck.games.port_royal.machine``.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.bots.greedy import greedy
from quarterdeck.games.port_royal.bots.machine import try_actions
from quarterdeck.games.port_royal.bots.temper import Temper, by_temper
from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.compiled import RULES
from quarterdeck.games.port_royal.machine import (
    GOLDEN,
    HALF_BITS,
    Numbers,
    Records,
    Table,
    Word,
    Words,
    apply_in,
    below,
    mix,
    start_games,
    stream,
)
from quarterdeck.games.port_royal.rules.knowledge import lay_out
from quarterdeck.games.port_royal.rules.play import legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER

# Kinds of bots.
LOTS: Final = 0
BY_THUMB: Final = 1
GREEDILY: Final = 2
BY_ROLLOUTS: Final = 3
BY_TEMPER: Final = 4

# Rows of the room to work in, each as long as there are cards.
LEGAL: Final = 0
SPARE: Final = 1
POOL: Final = 2
TAKEN: Final = 3
ROWS: Final = 4


def lot(lots: Word, seat: int, decisions: int) -> Word:
    """The first word of the generator that ``quarterdeck.bots.ask`` gives a bot."""
    return mix(stream(stream(~lots, seat), decisions) + GOLDEN)


def first_best(values: list[float], n: int) -> int:
    """Where the highest of the first n values stands, the first of them if there are several."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


def decide(
    records: Records,
    kinds: Numbers,
    sizes: Numbers,
    tempers: list[Temper],
    lots: Words,
    decisions: int,
    tried: Records,
    copies: Table,
    room: Table,
    shares: list[float],
) -> int:
    """What a bot does in the game in the first record: the number of an action.

    Kinds of bots are by seat, and so are sizes and tempers, their parameters if they have any.
    ``lots`` is their seed. What follows is room to work in: three records, the same as bytes, rows
    of numbers, and a share for each action.
    """
    s = records[0]
    n = legal(s, room[LEGAL])
    if n == 1:
        return room[LEGAL][0]
    kind = kinds[s.acting]
    if kind == BY_THUMB:
        return thumb(s, room[LEGAL], n)
    if kind == GREEDILY:
        return greedy(s, room[LEGAL], n)
    word = lot(lots[0], s.acting, decisions) >> HALF_BITS
    if kind == LOTS:
        return room[LEGAL][below(word, n)]
    if kind == BY_TEMPER:
        t = tempers[s.acting]
        return by_temper(t, s, below(word, 100) >= 100 * t.overlooks, room[LEGAL], n)
    lay_out(s, tried[0], room[POOL], room[TAKEN])
    for i in range(n):
        shares[i] = 0.0
    deals = sizes[s.acting]
    try_actions(tried, copies, room[LEGAL], n, int(word), deals, room[SPARE], room[POOL], shares)
    return room[LEGAL][first_best(shares, n)]


def play_through(
    records: Records,
    kinds: Numbers,
    sizes: Numbers,
    tempers: list[Temper],
    seeds: Words,
    lots: Words,
    tried: Records,
    copies: Table,
    room: Table,
    shares: list[float],
) -> int:
    """Deal a game into the first record and let bots play it to the end; how many decisions."""
    start_games(records, seeds)
    s = records[0]
    decisions = 0
    while s.phase != OVER:
        action = decide(
            records, kinds, sizes, tempers, lots, decisions, tried, copies, room, shares
        )
        apply_in(records, 0, action)
        decisions += 1
    return decisions


def winners_in(records: Records) -> int:
    """The winners of the game in the first record, a bit each."""
    return winners(records[0])


_BOTS: Final = ("row", "counts", "quarterdeck.games.port_royal.bots.temper:TEMPER")
_WORKING: Final = ("records", "bytes", "table", "shares")

LIBRARY: Final = Library(
    RULES.plus(
        "quarterdeck.games.port_royal.rules.knowledge",
        "quarterdeck.games.port_royal.bots.thumb",
        "quarterdeck.games.port_royal.bots.greedy",
        "quarterdeck.games.port_royal.bots.temper",
        "quarterdeck.games.port_royal.bots.rollouts",
        "quarterdeck.games.port_royal.bots.machine",
        __name__,
    ),
    {
        "start_games": ("records", "words"),
        "decide": ("records", *_BOTS, "words", "int", *_WORKING),
        "apply_in": ("records", "int", "int"),
        "play_through": ("records", *_BOTS, "words", "words", *_WORKING),
        "winners_in": ("records",),
    },
)
"""Rules and bots together."""
