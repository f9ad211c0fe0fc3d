"""Whole games with every action written down, compiled; see ``quarterdeck.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.bots.port_royal.machine import roll_out
from quarterdeck.bots.port_royal.thumb import thumb
from quarterdeck.port_royal.compiled import RULES, Library
from quarterdeck.port_royal.machine import (
    HALF_BITS,
    Numbers,
    Records,
    Table,
    Word,
    start_game,
    stream,
)
from quarterdeck.port_royal.rules.play import apply, legal
from quarterdeck.port_royal.state import OVER


def best_by_rollouts(
    records: Records,
    copies: Table,
    first: int,
    deals: int,
    room: Numbers,
    n: int,
    spare: Numbers,
    pool: Numbers,
    wins: list[float],
) -> int:
    """Among the first n actions the one with most wins, as ``R400`` finds it."""
    for i in range(n):
        wins[i] = 0.0
    roll_out(records, copies, room[:n], first, deals, spare, pool, wins)
    best = 0
    for i in range(1, n):
        if wins[i] > wins[best]:
            best = i
    return room[best]


def play_and_write(
    records: Records,
    copies: Table,
    seed: Word,
    deals: int,
    room: Numbers,
    spare: Numbers,
    pool: Numbers,
    wins: list[float],
    actions: Numbers,
    seats: Numbers,
) -> int:
    """Play a game in the first record; how many actions were written, -1 if there was no room.

    Each action is the best of rollouts with so many deals; with none of them it is Thumb's.
    """
    s = records[0]
    start_game(s, seed)
    done = 0
    while s.phase != OVER:
        if done == len(actions):
            return -1
        n = legal(s, room)
        if n == 1:
            action = room[0]
        elif deals == 0:
            action = thumb(s, room, n)
        else:
            lots = int(stream(~seed, done) >> HALF_BITS)
            action = best_by_rollouts(records, copies, lots, deals, room, n, spare, pool, wins)
        actions[done] = action
        seats[done] = s.acting
        apply(s, action)
        done += 1
    return done


LIBRARY: Final = Library(
    (
        *RULES,
        "quarterdeck.bots.port_royal.thumb",
        "quarterdeck.bots.port_royal.rollouts",
        "quarterdeck.bots.port_royal.machine",
        __name__,
    ),
    {
        "roll_out": ("records", "bytes", "row", "int", "int", "row", "row", "shares"),
        "play_and_write": (
            *("records", "bytes", "word", "int", "row", "row", "row", "shares", "row", "row"),
        ),
    },
)
"""Rules, Thumb, rollouts and the loop above together."""
