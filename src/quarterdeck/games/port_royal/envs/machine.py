"""Thousands of games a step, compiled; see ``quarterdeck.games.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.actions import COUNT
from quarterdeck.games.port_royal.bots.greedy import greedy
from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.compiled import RULES
from quarterdeck.games.port_royal.envs.encoding import Row, encode, reward
from quarterdeck.games.port_royal.machine import (
    GOLDEN,
    HALF_BITS,
    Numbers,
    Records,
    Table,
    Word,
    Words,
    below,
    mix,
    start_game,
    stream,
)
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER, State

Rows = list[Row]
Flags = list[bool]

# What happens to a game that is over, as Gymnasium's AutoresetMode.
NEXT_STEP: Final = 0
"""The next step deals a new one, whatever its action."""
SAME_STEP: Final = 1
"""It is dealt anew at once; what was last seen is kept."""
DISABLED: Final = 2
"""Nothing, until a reset."""

# The bots that can choose in many games at once.
RANDOM_BOT: Final = 0
GREEDY_BOT: Final = 1
THUMB_BOT: Final = 2


# Entry points are not inlined, so the next two are compiled once for all that call them.


def encode_in(records: Records, g: int, seat: int, out: Row) -> None:
    """One game's observation."""
    encode(records[g], seat, out)


def deal_in(records: Records, g: int, seed: Word) -> None:
    """Deal one game anew."""
    start_game(records[g], seed)


def deal_next(records: Records, g: int, words: Words) -> None:
    """Deal one game anew, from the next number of its generator."""
    words[g] += GOLDEN
    deal_in(records, g, mix(words[g]))


def settle(s: State, rewards: Row) -> None:
    """Write what each seat gets."""
    bits = winners(s)
    for p in range(s.players):
        rewards[p] = reward(s, bits, p)


def look(
    records: Records, g: int, room: Table, counts: Numbers, seats: Numbers, masks: Table
) -> None:
    """Write who is to act in a game, and what is legal."""
    s = records[g]
    seats[g] = s.acting
    n = legal(s, room[g])
    counts[g] = n
    for action in range(COUNT):
        masks[g][action] = 0
    for i in range(n):
        masks[g][room[g][i]] = 1


# -- entry points: called from Python -------------------------------------------------------------


def seed_games(words: Words, numbers: Numbers, seed: Word) -> None:
    """Give each game a generator of its own, by its number."""
    for g in range(len(words)):
        words[g] = stream(seed, numbers[g])


def first_illegal(room: Table, counts: Numbers, chosen: Numbers) -> int:
    """The first game that is not over and whose chosen action is not legal; -1: none."""
    for g in range(len(counts)):
        found = counts[g] == 0
        for i in range(counts[g]):
            if room[g][i] == chosen[g]:
                found = True
        if not found:
            return g
    return -1


def deal_games(records: Records, words: Words, where: Flags) -> None:
    """Deal those games anew."""
    for g in range(len(records)):
        if where[g]:
            deal_next(records, g, words)


def deal_from(records: Records, seeds: Words) -> None:
    """Deal all games from seeds of their own."""
    for g in range(len(records)):
        deal_in(records, g, seeds[g])


def look_at_games(
    records: Records,
    room: Table,
    counts: Numbers,
    seats: Numbers,
    masks: Table,
    observations: Rows,
) -> None:
    """Write for each game who is to act, what is legal, and what he knows, if there is room."""
    for g in range(len(records)):
        look(records, g, room, counts, seats, masks)
        if len(observations) > 0:
            encode_in(records, g, seats[g], observations[g])


def step_games(
    records: Records,
    chosen: Numbers,
    words: Words,
    mode: int,
    over: Flags,
    rewards: Rows,
    last: Rows,
    room: Table,
    counts: Numbers,
    seats: Numbers,
    masks: Table,
    observations: Rows,
) -> None:
    """Carry out an action in each game, then look at it; all while its record is at hand.

    ``last`` gets the last observations of games that are dealt anew at once, if it has room.
    """
    for g in range(len(records)):
        s = records[g]
        for p in range(s.players):
            rewards[g][p] = 0.0
        over[g] = mode == DISABLED and s.phase == OVER
        if s.phase != OVER:
            apply(s, chosen[g])
            if s.phase == OVER:
                over[g] = True
                settle(s, rewards[g])
                if mode == SAME_STEP:
                    if len(last) > 0:
                        encode_in(records, g, s.acting, last[g])
                    deal_next(records, g, words)
        elif mode == NEXT_STEP:
            deal_next(records, g, words)
        look(records, g, room, counts, seats, masks)
        if len(observations) > 0:
            encode_in(records, g, seats[g], observations[g])


def choose(
    records: Records,
    bot: int,
    room: Table,
    counts: Numbers,
    lots: Words,
    where: Flags,
    chosen: Numbers,
) -> None:
    """Let a bot choose in those games; ``lots`` are the states of their generators."""
    for g in range(len(records)):
        n = counts[g]
        if where[g] and n > 0:
            if bot == THUMB_BOT:
                chosen[g] = thumb(records[g], room[g], n)
            elif bot == GREEDY_BOT:
                chosen[g] = greedy(records[g], room[g], n)
            else:
                lots[g] += GOLDEN
                chosen[g] = room[g][below(mix(lots[g]) >> HALF_BITS, n)]


LIBRARY: Final = Library(
    RULES.plus(
        "quarterdeck.games.port_royal.bots.thumb",
        "quarterdeck.games.port_royal.bots.greedy",
        "quarterdeck.games.port_royal.envs.encoding",
        __name__,
    ),
    {
        "encode_in": ("records", "int", "int", "tensor"),
        "deal_in": ("records", "int", "word"),
        "seed_games": ("words", "counts", "word"),
        "first_illegal": ("table", "row", "counts"),
        "deal_games": ("records", "words", "flags"),
        "deal_from": ("records", "words"),
        "look_at_games": ("records", "table", "row", "row", "table", "tensors"),
        "step_games": (
            *("records", "counts", "words", "int", "flags", "tensors", "tensors"),
            *("table", "row", "row", "table", "tensors"),
        ),
        "choose": ("records", "int", "table", "row", "words", "flags", "counts"),
    },
)
"""Rules, quick bots and the loops above together."""
