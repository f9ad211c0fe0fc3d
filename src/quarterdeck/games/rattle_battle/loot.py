"""Kinds of loot, and heaps of it as lists of counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from quarterdeck.core import NotationError
from quarterdeck.core.numbers import is_whole, whole
from quarterdeck.games.rattle_battle.cards import LOOT, SPECIALS

BASIC: Final = tuple(LOOT)
"""rum, spices, materials, valuables."""
JOKERS: Final = tuple(f"joker-{kind}" for kind in BASIC)
"""Tokens kept face down in the expert market: any basic kind for their owner (RB 6a)."""
KINDS: Final = (*BASIC, *SPECIALS, *JOKERS)
INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}
PAYABLE: Final = (*BASIC, *JOKERS)
"""What can be given as payment: special loot never (RB 10)."""

MOST_TOKENS: Final = 1000
"""More than any bag holds: what a text may say of one kind."""

Heap: TypeAlias = list[int]
"""How many there are of each of :data:`KINDS`."""


def empty() -> Heap:
    """No loot at all."""
    return [0] * len(KINDS)


def heap(counts: Iterable[tuple[str, int]]) -> Heap:
    """A heap with so many of these kinds."""
    loot = empty()
    for kind, count in counts:
        loot[INDEX[kind]] += count
    return loot


def tokens(loot: Sequence[int]) -> Iterator[str]:
    """Every token, kind by kind."""
    for kind, count in zip(KINDS, loot, strict=True):
        for _ in range(count):
            yield kind


def held(loot: Sequence[int]) -> tuple[str, ...]:
    """The kinds of which there is at least one."""
    return tuple(kind for kind, count in zip(KINDS, loot, strict=True) if count)


def payable(loot: Sequence[int]) -> int:
    """How many tokens can be given as payment."""
    return sum(loot[INDEX[kind]] for kind in PAYABLE)


def printed(kind: str) -> str:
    """What a token shows on its front: a joker is a token lying face down."""
    return kind.removeprefix("joker-")


def jokers(loot: Sequence[int]) -> int:
    """How many jokers there are."""
    return sum(loot[INDEX[kind]] for kind in JOKERS)


def pays(loot: Sequence[int], kind: str) -> str | None:
    """The token that pays for a kind: that kind, or a joker only where it is missing."""
    if loot[INDEX[kind]]:
        return kind
    return next((joker for joker in JOKERS if loot[INDEX[joker]]), None)


def can_pay(loot: Sequence[int], cost: Sequence[str]) -> bool:
    """Whether all of a cost can be paid; ``any`` is any token that can pay."""
    return missing(loot, cost) == 0


def missing(loot: Sequence[int], cost: Sequence[str]) -> int:
    """How many tokens of a cost cannot be paid."""
    lacking = sum(max(cost.count(kind) - loot[INDEX[kind]], 0) for kind in BASIC if kind in cost)
    by_jokers = max(lacking - jokers(loot), 0)
    return max(by_jokers, len(cost) - payable(loot))


def loot_text(loot: Sequence[int]) -> str:
    """``2 rum 1 map``; ``-`` for none."""
    counted = (f"{n} {kind}" for kind, n in zip(KINDS, loot, strict=True) if n)
    return " ".join(counted) or "-"


def parse_loot(words: Sequence[str]) -> Heap:
    """Counts and kinds in turn; raises :class:`NotationError`."""
    loot = empty()
    if list(words) in ([], ["-"]):
        return loot
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not all(is_whole(n) and kind in INDEX for n, kind in pairs):
        raise NotationError(f"loot is written like '2 rum 1 spices', not '{' '.join(words)[:60]}'")
    for n, kind in pairs:
        loot[INDEX[kind]] += whole(n, "a number of tokens", 0, MOST_TOKENS)
    return loot
