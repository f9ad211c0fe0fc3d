"""Port Royal in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quarterdeck.games.port_royal import Action, Card
from quarterdeck.games.port_royal import events as e
from quarterdeck.i18n.wording import Wording

if TYPE_CHECKING:
    from quarterdeck.core import Action as CoreAction
    from quarterdeck.core import Event, Refusal, Result
    from quarterdeck.i18n.words import Argument

PERSONS: Final = {"c": "captains", "p": "priests", "s": "settlers", "j": "jacks"}
"""Who is spent on expeditions, by letter."""

UNSAID: Final = (e.Entered, e.ChanceBegan, e.Traded, e.CoinShown, e.Discarded)
"""Events without a sentence: another says it, or the table shows it better."""

Names = Sequence[str]


class PortRoyalWording(Wording):
    """Says the cards, actions and events of Port Royal."""

    def title(self) -> str:
        return self.words("port-royal")

    # -- cards -------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """Its name: ``Admiral``, ``Flute``, ``Trader (blue)``."""
        return str(self._forms(card)["card"])

    def card_about(self, card: Card) -> str:
        """What it does, in a sentence or two."""
        face = card.face
        key = f"port-royal-role-{face.role}-about" if face.role else f"{self._kind(card)}-about"
        return self.words(key, **self._printed(card))

    def card_details(self, card: Card) -> str:
        """What is printed on it, in a few words: ``3 coins, 5 swords``."""
        kind = self._kind(card).removeprefix("port-royal-")
        return self.words(f"port-royal-details-{kind}", **self._printed(card))

    def colour(self, name: str) -> str:
        """The name of a colour."""
        return self.words(f"port-royal-colour-{name}")

    def phase(self, name: str) -> str:
        """The name of a phase: discover, ship, take or over."""
        return self.words(f"port-royal-phase-{name}")

    def persons(self, letters: str) -> str:
        """Persons by their letters: ``ccs`` is ``2 Captains, 1 Settler``."""
        counts = ((key, letters.count(letter)) for letter, key in PERSONS.items())
        return ", ".join(self.words(f"port-royal-{key}", count=n) for key, n in counts if n)

    def _kind(self, card: Card) -> str:
        """The key of what a card is: ships with a skull and the two taxes are told apart."""
        face = card.face
        if face.kind == "ship" and not face.swords:
            return "port-royal-skull"
        if face.kind == "tax":
            return f"port-royal-{card.code}"
        return f"port-royal-{face.kind}"

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
            printed |= self.words.forms(f"port-royal-ship-{face.colour}", "ship")
        return printed

    def _forms(self, card: Card) -> dict[str, Argument]:
        """A card's name in all its forms."""
        face = card.face
        if face.role == "trader":
            return self.words.forms(f"port-royal-role-trader-{face.colour}", "card")
        if face.role:
            return self.words.forms(f"port-royal-role-{face.role}", "card")
        if face.kind == "ship":
            return self.words.forms(f"port-royal-ship-{face.colour}", "card")
        needs = self.persons(face.needs)
        return self.words.forms(f"port-royal-{face.kind}", "card", needs=needs)

    # -- actions and refusals ------------------------------------------------------------------

    def action(self, action: CoreAction) -> str:
        if not isinstance(action, Action):
            return str(action)
        key = f"port-royal-action-{action.verb}"
        card = action.card
        if card is None:
            return self.words(key)
        if "j" in action.spent:
            key += "-with-jacks"
        spent = self.persons(action.spent)
        return self.words(key, points=card.face.points, spent=spent, **self._forms(card))

    def refusal(self, refusal: Refusal, names: Names) -> str:
        arguments: dict[str, Argument] = dict(refusal.details)
        if "seat" in arguments:
            arguments["name"] = names[int(arguments["seat"])]
        if "needs" in arguments:
            arguments["needs"] = self.persons(str(arguments["needs"]))
        if "card" in arguments:
            arguments |= self._forms(Card(str(arguments["card"])))
        return self.words(f"port-royal-refusal-{refusal.code}", **arguments)

    # -- events and the end --------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str | None:
        if isinstance(event, UNSAID) or (
            isinstance(event, e.Drawn) and event.card.face.kind == "expedition"
        ):
            return None
        key = f"port-royal-event-{event.kind}"
        arguments = self._fields(event, names)
        match event:
            case e.Drawn(card=card) | e.ExpeditionFound(card=card):
                arguments["details"] = self.card_details(card)
            case e.Gained(reason=reason, card=card):
                tax = card is not None and card.face.kind == "tax"
                key += f"-{card if tax else reason}"
            case e.Hired(price=price):
                arguments["coins"] = price
            case e.Claimed(card=card, spent=spent):
                arguments["points"] = card.face.points
                arguments["spent"] = self.persons(spent)
            case e.Ended(reason=reason):
                arguments["reason"] = self.words(f"port-royal-ended-{reason}")
            case _:
                pass
        return self.words(key, **arguments)

    def _fields(self, event: Event, names: Names) -> dict[str, Argument]:
        """What every sentence may name: the event's numbers, its players and its card."""
        arguments: dict[str, Argument] = {}
        for field in dataclasses.fields(event):
            value = getattr(event, field.name)
            if field.name == "seat":
                arguments["name"] = names[value]
            elif field.name == "to":
                arguments["to"] = names[value]
            elif isinstance(value, Card):
                arguments |= self._forms(value)
            elif value is not None:
                arguments[field.name] = value
        return arguments

    def result(self, result: Result, names: Names) -> str:
        ending = self.words(f"port-royal-ended-{result.reason}")
        return f"{self.winners(result, names)} {ending}"

    def option(self, name: str, value: str) -> str:
        return self.words(f"port-royal-option-{name}-{value}".replace("_", "-"))
