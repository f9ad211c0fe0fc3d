"""Numbers in notation: digits of ASCII, not too many of them, and one spelling each.

``str.isdigit`` knows more digits than ``int`` can read, and ``int`` reads more than anybody writes:
``1_0``, `` 7``, ``007``. Whatever is read from a text goes through here.
"""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.core.errors import NotationError

_WHOLE: Final = re.compile("0|[1-9][0-9]{0,19}")
_REAL: Final = re.compile(r"-?[0-9]{1,4}(\.[0-9]{1,20})?(e-[0-9]{1,3})?")


def is_whole(text: str) -> bool:
    """Whether this is a whole number, not below 0, in its one spelling."""
    return _WHOLE.fullmatch(text) is not None


def whole(text: str, what: str, low: int, high: int) -> int:
    """A whole number; raises :class:`NotationError`."""
    if not is_whole(text) or not low <= int(text) <= high:
        zeros = " (no zeros in front)" if text.startswith("0") and len(text) > 1 else ""
        raise NotationError(
            f"{what} must be a whole number from {low} to {high}, not '{text[:40]}'{zeros}"
        )
    return int(text)


def real(text: str) -> float:
    """A number of a place, an angle or a force; raises :class:`NotationError`."""
    if not _REAL.fullmatch(text):
        raise NotationError(f"'{text[:40]}' is not a number")
    return float(text)
