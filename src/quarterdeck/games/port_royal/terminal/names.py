"""Short names, for cards twelve cells wide."""

from __future__ import annotations

from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal.wording import PortRoyalWording


class Names:
    """What cards are called where there is little room."""

    def __init__(self, wording: PortRoyalWording) -> None:
        self._wording = wording
        self._words = wording.words

    def card(self, card: Card) -> str:
        """The name on a card: a trader's colour is told by flag and band."""
        key = f"terminal-short-{card.face.role}"
        return self._words(key) if key in self._words else self._wording.card(card)

    def role(self, card: Card) -> str:
        """The name in a row of persons; an expedition is a word."""
        if card.face.kind == "expedition":
            return self._words("terminal-expedition")
        return self.card(card)
