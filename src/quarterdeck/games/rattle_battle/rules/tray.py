"""Several tokens in one answer: what there is to choose from, with a choice filled in."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.games.rattle_battle.actions import Stock, Tokens
from quarterdeck.games.rattle_battle.cards import SPECIALS
from quarterdeck.games.rattle_battle.loot import INDEX, JOKERS, Heap

DEARER = ("valuables", *JOKERS, *SPECIALS)
"""What one would rather keep, the dearest last; all other kinds come before them."""
SCARCER = ("valuables", "materials", "rum", "spices")
"""Of kinds of which one has as many, what one would rather have."""


def stock(loot: Sequence[int], kinds: Sequence[str], most: int) -> tuple[Stock, ...]:
    """The tokens of these kinds, of each as many as can be chosen."""
    counts = ((kind, min(loot[INDEX[kind]], most)) for kind in kinds)
    return tuple(Stock(kind, n) for kind, n in counts if n)


def spare(loot: Sequence[int], kinds: Sequence[str], count: int) -> tuple[str, ...]:
    """The tokens one misses least: always one of the kind of which most are left."""
    left = {kind: loot[INDEX[kind]] for kind in kinds}

    def reluctance(kind: str) -> tuple[int, int]:
        return DEARER.index(kind) + 1 if kind in DEARER else 0, -left[kind]

    chosen: list[str] = []
    for _ in range(count):
        chosen.append(min((kind for kind in left if left[kind]), key=reluctance))
        left[chosen[-1]] -= 1
    return tuple(sorted(chosen, key=INDEX.__getitem__))


def missed(loot: Sequence[int], there: Sequence[Stock], count: int) -> tuple[str, ...]:
    """The tokens one would rather have: always one of the kind of which one has fewest."""
    left = dict(there)
    have = {kind: loot[INDEX[kind]] for kind in left}
    chosen: list[str] = []
    for _ in range(count):
        there_still = (kind for kind in left if left[kind])
        chosen.append(min(there_still, key=lambda kind: (have[kind], SCARCER.index(kind))))
        left[chosen[-1]] -= 1
        have[chosen[-1]] += 1
    return tuple(sorted(chosen, key=INDEX.__getitem__))


def to_give(loot: Sequence[int], kinds: Sequence[str], due: int) -> tuple[Tokens, ...]:
    """All tokens that are due, at once."""
    there = stock(loot, kinds, due)
    count = min(due, sum(n for _, n in there))
    return (Tokens("give", count, count, there, (), spare(loot, kinds, count)),) if there else ()


def to_take(bag: Sequence[int], kinds: Sequence[str], most: int, loot: Heap) -> tuple[Tokens, ...]:
    """So many tokens from the bag, or fewer."""
    there = stock(bag, kinds, most)
    count = min(most, sum(n for _, n in there))
    return (Tokens("take", 1, count, there, (), missed(loot, there, count)),) if there else ()


def to_discard(loot: Sequence[int], kinds: Sequence[str]) -> tuple[Tokens, ...]:
    """Any tokens; nobody has to."""
    there = stock(loot, kinds, sum(loot))
    return (Tokens("discard", 1, sum(n for _, n in there), there),) if there else ()
