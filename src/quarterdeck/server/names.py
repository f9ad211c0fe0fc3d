"""Names: what of them can be shown, and which of them nobody can tell apart.

Signs that look like others are those of Unicode's report 39, from ``confusable_homoglyphs``. Two
names with one skeleton, the name with each sign replaced by the one it is taken for, look alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, count
from typing import Final

from confusable_homoglyphs.confusables import is_confusable

from quarterdeck.server.settings import GUEST

MOST: Final = 24
"""Signs of a name."""
STACKED: Final = 2
"""Marks that may stand over or under one letter; no language here needs more."""
JOINERS: Final = "\u200d\ufe0f"
"""Invisible, but they make one emoji of several."""
UNSEEN: Final = frozenset(
    map(
        chr,
        chain(
            # Of what Unicode lets programs ignore, the signs that Python takes for printable.
            (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x16FE4),
            range(0xFE00, 0xFE10),
            range(0xE0100, 0xE01F0),
            (0x2800, 0x1D159),  # a pattern without dots, a note without a head
        ),
    )
)


def clean(name: str) -> str:
    """A name as it can be shown and written: one line, nothing unseen, nothing that piles up."""
    kept = " "
    marks = 0
    for sign in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(sign)
        if sign in JOINERS:
            kept += sign if _can_be_joined(kept[-1]) else ""
            continue
        if sign in UNSEEN or kind == "Cf":
            continue
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= STACKED and not (marks and kept[-1] == " "):
            kept += sign if sign.isprintable() else " "
    return " ".join(kept.split())[:MOST].rstrip(f" {JOINERS[0]}")


def _can_be_joined(sign: str) -> bool:
    return sign == JOINERS[1] or unicodedata.category(sign) in ("So", "Sk")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name, with a number if it looks like one of others; any number of people have none."""
    if name == GUEST:
        return name
    taken = [*others]
    numbered = chain([name], (f"{name} ({number})" for number in count(2)))
    return next(one for one in numbered if not any(alike(one, other) for other in taken))


def alike(one: str, other: str) -> bool:
    """Whether two names may be taken for one another, as they are written or in small letters."""
    small, others_small = one.casefold(), other.casefold()
    return _skeleton(one) == _skeleton(other) or _skeleton(small) == _skeleton(others_small)


def _skeleton(name: str) -> str:
    signs = (sign for sign in unicodedata.normalize("NFD", name) if sign not in JOINERS)
    return unicodedata.normalize("NFD", "".join(map(_taken_for, signs)))


@lru_cache(maxsize=4096)
def _taken_for(sign: str) -> str:
    """The sign, or signs, that stand for all that look like this one.

    The library lists both ways: for the one in the middle all others, for each of them only that.
    """
    twins = _twins(sign)
    if len(twins) != 1:
        return sign
    (twin,) = twins
    if len(twin) > 1:
        return "".join(map(_taken_for, twin))
    return twin if len(_twins(twin)) > 1 else min(sign, twin)


def _twins(sign: str) -> list[str]:
    found = is_confusable(sign, greedy=True)
    return [twin["c"].strip("\u200e") for twin in found[0]["homoglyphs"]] if found else []
