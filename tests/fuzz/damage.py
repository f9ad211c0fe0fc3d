"""Damage to a text that a fuzzer of bytes seldom does: to its lines, clauses and words."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

STRANGE = (
    *("²", "３", "00", "-0", "1_0", "1" * 4301, "\x1b[2J", "\u202e", "...", "@", ";", ":", "nan"),
    *("1e-9", "-1", "0", "1", "2", "5", "12", "99", "-", "x" * 2501, "undo", "open", "=", "*", "#"),
)
BREAKS = re.compile(r"(; |\n|, )")


def damaged(text: str, lots: random.Random, words: Sequence[str]) -> str:
    """The text with one to three things done to it."""
    for _ in range(lots.randint(1, 3)):
        text = lots.choice((_parts, _word, _word))(text, lots, words)
    return text


def _parts(text: str, lots: random.Random, words: Sequence[str]) -> str:
    """A line or clause goes, comes twice, or changes places with another."""
    parts = BREAKS.split(text)
    at, to = (lots.randrange(0, len(parts), 2) for _ in range(2))
    match lots.randrange(4):
        case 0:
            del parts[at : at + 2]
        case 1:
            parts[to:to] = [parts[at], parts[1] if len(parts) > 1 else "\n"]
        case 2:
            parts[at], parts[to] = parts[to], parts[at]
        case _:
            parts = parts[: at + 1]
    return "".join(parts)


def _word(text: str, lots: random.Random, words: Sequence[str]) -> str:
    """A word goes, or another stands in its place or beside it."""
    parts = text.split(" ")
    at = lots.randrange(len(parts))
    other = lots.choice(lots.choice((parts, words, STRANGE)))
    match lots.randrange(4):
        case 0:
            del parts[at]
        case 1:
            parts.insert(at, other)
        case _:
            parts[at] = other
    return " ".join(parts)
