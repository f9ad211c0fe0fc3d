"""Short names, for cards twelve cells wide."""

from __future__ import annotations

from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal.wording import PortRoyalWording


class Names:
    """What cards are called where there is little room."""

    def __init__(self, wording: PortRoyalWording) -> None:
        self._wording = wording

    def card(self, card: Card) -> str:
        """The name on a card: a trader's colour is told by flag and band."""
        name = self._wording.card(card)
        return self._wording.say_or(name, f"terminal-short-{card.face.role}")

    def role(self, card: Card) -> str:
        """The name in a row of persons; an expedition is a word."""
        if card.face.kind == "expedition":
            return self._wording.say("terminal-expedition")
        return self.card(card)
