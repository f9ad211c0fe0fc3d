"""What the rules tell and where they get a shuffle from: the only code with two bodies.

Here are the interpreted bodies. The compiled ones are in ``port_royal.compiled``: there ``emit``
is empty, and ``permutation`` works on machine words.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.core import rng
from quarterdeck.games.port_royal.state import State

# Codes of events; ``port_royal.events`` says what the numbers that follow each mean.
TURN_BEGAN: Final = 0
DRAWN: Final = 1
ENTERED: Final = 2
REPELLED: Final = 3
BUST: Final = 4
EXPEDITION_FOUND: Final = 5
TAXED: Final = 6
GAINED: Final = 7
COIN_SHOWN: Final = 8
STOPPED: Final = 9
CHANCE_BEGAN: Final = 10
TRADED: Final = 11
HIRED: Final = 12
FEE_PAID: Final = 13
CLAIMED: Final = 14
PASSED: Final = 15
DISCARDED: Final = 16
SHUFFLED: Final = 17
END_SET_OFF: Final = 18
ENDED: Final = 19

# Why coins were gained.
FOR_START: Final = 0
FOR_TAX: Final = 1
FOR_BUST: Final = 2
FOR_EMPTY_HARBOUR: Final = 3
FOR_ADMIRAL: Final = 4
FOR_TRADE: Final = 5
FOR_EXPEDITION: Final = 6


def emit(s: State, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell what happened, if anybody listens."""
    if s.events is not None:
        s.events.append((code, a, b, c, d))


def permutation(s: State, cards: list[int], n: int) -> None:
    """Put cards 0 to n - 1 into the order of the current shuffle, bottom first."""
    if s.dealer is not None:
        cards[:n] = s.dealer(s)
        return
    for i in range(n):
        cards[i] = i
    rng.permute(rng.stream(s.seed, s.shuffles), cards, n)


def permute_anew(s: State, shuffle: int, cards: list[int], n: int) -> None:
    """Put the first n cards into an order that depends on the seed and on a past shuffle."""
    rng.permute(rng.stream(~s.seed & rng.MASK, shuffle), cards, n)
