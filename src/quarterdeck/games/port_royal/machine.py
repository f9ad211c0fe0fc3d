"""What only the compiled rules have: their generator, and loops over many games.

These functions are never interpreted. They are compiled together with the rules, whose names they
use, and work on machine words: ``uint64`` stays ``uint64`` only among its own kind.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.core import rng
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER, State

# Types are named as the rules see them; compiled, all of these are arrays.
Word = np.uint64
Words = list[Word]
Records = list[State]
Numbers = list[int]
Table = list[list[int]]

GOLDEN: Final = np.uint64(rng.GOLDEN)
MIX_1: Final = np.uint64(rng.MIX_1)
MIX_2: Final = np.uint64(rng.MIX_2)
LOW: Final = np.uint64(rng.HALF)
HALF_BITS: Final = np.uint64(32)
SHIFT_1: Final = np.uint64(30)
SHIFT_2: Final = np.uint64(27)
SHIFT_3: Final = np.uint64(31)


def mix(x: Word) -> Word:
    """``core.rng.mix``."""
    x = (x ^ (x >> SHIFT_1)) * MIX_1
    x = (x ^ (x >> SHIFT_2)) * MIX_2
    return x ^ (x >> SHIFT_3)


def stream(seed: Word, n: int) -> Word:
    """``core.rng.stream``."""
    return mix(seed + np.uint64(n + 1) * GOLDEN)


def below(half: Word, n: int) -> int:
    """A number below n from 32 random bits."""
    return int((half * np.uint64(n)) >> HALF_BITS)


def permute(state: Word, cards: list[int], n: int) -> None:
    """``core.rng.permute``."""
    i = n - 1
    while i > 0:
        state += GOLDEN
        word = mix(state)
        j = below(word >> HALF_BITS, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
        if i > 0:
            j = below(word & LOW, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


def emit(s: State, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Nobody listens."""


def permutation(s: State, cards: list[int], n: int) -> None:
    """Put cards 0 to n - 1 into the order of the current shuffle, bottom first."""
    for i in range(n):
        cards[i] = i
    permute(stream(np.uint64(s.seed), s.shuffles), cards, n)


def permute_anew(s: State, shuffle: int, cards: list[int], n: int) -> None:
    """Put the first n cards into an order that depends on the seed and on a past shuffle."""
    permute(stream(~np.uint64(s.seed), shuffle), cards, n)


def start_game(s: State, seed: Word) -> None:
    """Deal a game as ``FastSeed`` does; seats and options are set already."""
    s.seed = int(seed)
    word = mix(stream(seed, 0) + GOLDEN)
    s.start = below(word >> HALF_BITS, s.players)
    set_up(s)
    deal(s)


# -- entry points: called from Python, on arrays of records ---------------------------------------


def start_games(records: Records, seeds: Words) -> None:
    """Deal a game into each record, as ``FastSeed`` does; seats and options are set already."""
    for g in range(len(records)):
        start_game(records[g], seeds[g])


def legal_actions(records: Records, actions: Table, counts: Numbers) -> None:
    """For each game, the numbers of its legal actions, and how many there are; none: over."""
    for g in range(len(records)):
        counts[g] = legal(records[g], actions[g])


def choose_at_random(actions: Table, counts: Numbers, words: Words, chosen: Numbers) -> None:
    """Choose among each game's legal actions; ``words`` are the states of the generators."""
    for g in range(len(counts)):
        if counts[g] > 0:
            words[g] += GOLDEN
            chosen[g] = actions[g][below(mix(words[g]) >> HALF_BITS, counts[g])]


def apply_actions(records: Records, chosen: Numbers) -> None:
    """Carry out an action in each game that is not over."""
    for g in range(len(records)):
        s = records[g]
        if s.phase != OVER:
            apply(s, chosen[g])


def legal_in(records: Records, g: int, actions: Numbers) -> int:
    """The numbers of one game's legal actions; how many there are."""
    return legal(records[g], actions)


def apply_in(records: Records, g: int, action: int) -> None:
    """Carry out a legal action in one game."""
    apply(records[g], action)


def play_games(
    records: Records, first: int, games: int, room: Numbers, wins: Numbers, endings: Numbers
) -> int:
    """Play whole games at random in the first record, one after the other; count decisions.

    The n-th game has seed first + n, which also chooses the actions. Winners are counted by
    their bits, endings by their reason.
    """
    s = records[0]
    decisions = 0
    for g in range(games):
        s.seed = first + g
        state = stream(np.uint64(s.seed), 0) + GOLDEN
        s.start = below(mix(state) >> HALF_BITS, s.players)
        set_up(s)
        deal(s)
        while s.phase != OVER:
            n = legal(s, room)
            state += GOLDEN
            apply(s, room[below(mix(state) >> HALF_BITS, n)])
            decisions += 1
        wins[winners(s)] += 1
        endings[s.ended] += 1
    return decisions
