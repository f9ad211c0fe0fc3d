"""Port Royal in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.games.port_royal import Action, Card
from quarterdeck.i18n.wording import Form, Function, Names, Word, Wording

if TYPE_CHECKING:
    from quarterdeck.core import Action as CoreAction
    from quarterdeck.i18n.words import Argument

PERSONS: Final = {"c": "captains", "p": "priests", "s": "settlers", "j": "jacks"}
"""Who is spent on expeditions, by letter."""


class PortRoyalWording(Wording):
    """Says the cards, actions and events of Port Royal."""

    def forms(self) -> Mapping[str, Form]:
        return {
            "card": lambda code, _: self._name(Card(code)),
            "details": lambda code, _: self.card_details(Card(code)),
            "points": lambda code, _: Card(code).face.points,
            "persons": lambda letters, _: self.persons(letters),
        }

    def functions(self) -> Mapping[str, Function]:
        return {"drawn": self._drawn}

    # -- cards -------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """Its name: ``Admiral``, ``Flute``, ``Trader (blue)``."""
        return self.spoken(self._name(card))

    def card_about(self, card: Card) -> str:
        """What it does, in a sentence or two."""
        face = card.face
        key = f"role-{face.role}-about" if face.role else f"{self._kind(card)}-about"
        return self.say(key, **self._printed(card))

    def card_details(self, card: Card) -> str:
        """What is printed on it, in a few words: ``3 coins, 5 swords``."""
        return self.say(f"details-{self._kind(card)}", **self._printed(card))

    def colour(self, name: str) -> str:
        """The name of a colour."""
        return self.say(f"colour-{name}")

    def persons(self, letters: str) -> str:
        """Persons by their letters: ``ccs`` is ``2 Captains, 1 Settler``."""
        counts = ((key, letters.count(letter)) for letter, key in PERSONS.items())
        return ", ".join(self.say(key, count=n) for key, n in counts if n)

    def _kind(self, card: Card) -> str:
        """The key of what a card is: ships with a skull and the two taxes are told apart."""
        face = card.face
        if face.kind == "ship" and not face.swords:
            return "skull"
        if face.kind == "tax":
            return card.code
        return face.kind

    def _printed(self, card: Card) -> dict[str, Argument]:
        """Everything on a card that its texts may name."""
        face = card.face
        printed: dict[str, Argument] = {
            "coins": face.coins,
            "swords": face.swords,
            "cost": face.cost,
            "points": face.points,
            "needs": self.persons(face.needs),
        }
        if face.colour:
            printed |= self.in_forms(Word(f"ship-{face.colour}"), "ship")
        return printed

    def _name(self, card: Card) -> Word:
        """A card's name, to be put in whichever form a sentence needs."""
        face = card.face
        if face.role == "trader":
            return Word(f"role-trader-{face.colour}")
        if face.role:
            return Word(f"role-{face.role}")
        if face.kind == "ship":
            return Word(f"ship-{face.colour}")
        return Word(face.kind, {"needs": self.persons(face.needs)})

    # -- actions and events --------------------------------------------------------------------

    def action(self, action: CoreAction) -> str:
        if not isinstance(action, Action):
            return str(action)
        key = f"action-{action.verb}"
        card = action.card
        if card is None:
            return self.say(key)
        if "j" in action.spent:
            key += "-with-jacks"
        spent = self.persons(action.spent)
        name = self.in_forms(self._name(card), "card")
        return self.say(key, points=card.face.points, spent=spent, **name)

    def _drawn(self, event: dict[str, Any], names: Names) -> str | None:
        card = Card(event["card"])
        if card.face.kind == "expedition":
            return None  # it is told when it is laid apart
        return self.say(
            "event-drawn",
            name=names[event["seat"]],
            details=self.card_details(card),
            **self.in_forms(self._name(card), "card"),
        )
