"""Names as anybody may give them and everybody may see them."""

from __future__ import annotations

import unicodedata
from typing import Final

from quarterdeck.core.errors import TableError

MOST_LETTERS: Final = 64
"""No name of a player is longer."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible too, but they belong to how some languages and pictures are written."""


def printable(text: str) -> str:
    """A text on one line, without the signs that steer a terminal or turn the writing round."""
    shown = "".join(letter for letter in text if letter.isspace() or _is_shown(letter))
    return " ".join(shown.split())


def _is_shown(letter: str) -> bool:
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs")


def player_name(text: str) -> str:
    """What a player is called; raises :class:`TableError` if that is too long."""
    name = printable(text)
    if len(name) > MOST_LETTERS:
        raise TableError(
            f"a name has up to {MOST_LETTERS} letters, '{name[:20]}...' has {len(name)}"
        )
    return name
