"""Cards with their copies as text: ``y1-1.2`` is the second of three."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.core import NotationError
from quarterdeck.core.numbers import is_whole
from quarterdeck.games.port_royal.cards import FACE, FACE_BY_CODE, FACES, FIRST_OF_FACE

REST: Final = "..."
"""At the end of a pile: and all cards not named anywhere, in the order of the card list."""


def card_text(number: int) -> str:
    """A card by its code and, where there are several, which of them: ``y1-1.2``."""
    face = FACES[FACE[number]]
    copy = number - FIRST_OF_FACE[FACE[number]] + 1
    return face.code if face.copies == 1 else f"{face.code}.{copy}"


def cards_text(numbers: Iterable[int]) -> str:
    """Cards in a row."""
    return " ".join(map(card_text, numbers))


class CardPicker:
    """Finds the cards that codes mean; a code without a copy means the first one not yet named."""

    def __init__(self, allowed: Iterable[int], texts: Iterable[str] = ()) -> None:
        """``texts``: all that will be picked, so that named copies are not given away before."""
        self._left = set(allowed)
        named = {self._named(text) for text in texts if "." in text and text != REST}
        self._reserved = {c for c in named if c is not None}

    @staticmethod
    def _named(text: str) -> int | None:
        code, _, copy = text.partition(".")
        face = FACE_BY_CODE.get(code)
        if face is None or not is_whole(copy) or not 1 <= int(copy) <= FACES[face].copies:
            return None
        return FIRST_OF_FACE[face] + int(copy) - 1

    def pick(self, text: str) -> int:
        """The card a code means; it cannot be picked again."""
        code, dot, _ = text.partition(".")
        face = FACE_BY_CODE.get(code)
        if face is None:
            raise NotationError(f"there is no card '{text[:40]}'")
        if dot:
            card = self._named(text)
            if card is None:
                raise NotationError(f"there is no '{text[:40]}': {code} has {FACES[face].copies}")
        else:
            first = FIRST_OF_FACE[face]
            copies = range(first, first + FACES[face].copies)
            card = next((c for c in copies if c in self._left - self._reserved), None)
        if card is None or card not in self._left:
            raise NotationError(f"'{text}' is named more often than it can be here")
        self._left.remove(card)
        return card

    def rest(self) -> list[int]:
        """What has not been picked, in the order of the card list."""
        return sorted(self._left)
