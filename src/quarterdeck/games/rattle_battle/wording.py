"""Rattle, Battle, Grab the Loot in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from quarterdeck.games.rattle_battle import Command, Slide, Throw
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.actions import parse_action
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, SPECIALS, UPGRADES
from quarterdeck.games.rattle_battle.dice import RANK, kind, owner
from quarterdeck.games.rattle_battle.loot import BASIC, JOKERS, parse_loot, printed, tokens
from quarterdeck.games.rattle_battle.state import PARTS, PLACES
from quarterdeck.i18n.wording import Wording

if TYPE_CHECKING:
    from quarterdeck.core import Action, Event, Refusal, Result
    from quarterdeck.i18n.words import Argument

    Arguments: TypeAlias = dict[str, Argument]

Names: TypeAlias = Sequence[str]

UNSAID: Final = (
    *(e.TurnPassed, e.AdventureEnded, e.GameEnded, e.Placed),
    *(e.UpgradeExhausted, e.PartExhausted, e.PartReadied),
)
"""Events without a sentence: another says it, or the table shows it better."""

_DECKS: Final = (("adventure", ADVENTURES), ("sailor", SAILORS), ("upgrade", UPGRADES))


class RattleBattleWording(Wording):
    """Says the cards, actions and events of the dice game."""

    def title(self) -> str:
        return self.words("rattle-battle")

    # -- things ------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """The name of a card, whatever deck it is of."""
        return str(self._card(name)["card"])

    def card_about(self, name: str) -> str:
        """What is printed on it."""
        return str(self._card(name)["card-text"])

    def _card(self, name: str) -> Arguments:
        kind_ = next((key for key, cards in _DECKS if name in cards), "loot")
        return self.words.forms(f"{kind_}-{name}", "card")

    def loot(self, name: str) -> str:
        """A kind of loot."""
        if name in JOKERS:
            return self.words("loot-joker", loot=self.words(f"loot-{printed(name)}"))
        return self.words(f"loot-{name}")

    def loots(self, names: Iterable[str]) -> str:
        """Several tokens by kind: ``Rum ×2, Spices``; a dash for none."""
        times = {name: f" ×{n}" if n > 1 else "" for name, n in Counter(names).items()}
        return ", ".join(self.thing(name) + n for name, n in times.items()) or "–"

    def ship(self, die: str, names: Names | None = None) -> str:
        """A die: its owner or its colour, and its number."""
        seat = owner(die)
        if seat < 0:
            return self.words(f"ship-{kind(die)}", number=die[1:])
        name = names[seat] if names else self.words("ship-of-seat", seat=str(seat + 1))
        if kind(die) == "captain":
            return self.words("ship-captain", name=name)
        return self.words("ship-player", name=name, number=die[2:])

    def ships(self, dice: Iterable[str], names: Names | None = None) -> str:
        """Several dice in a row."""
        return ", ".join(self.ship(die, names) for die in dice)

    def phase(self, name: str) -> str:
        """The name of a phase."""
        return self.words(f"phase-{name}")

    def place(self, name: str) -> str:
        """The name of a place of the port."""
        return self.words(f"place-{name}")

    def face(self, name: str) -> str:
        """What a side of a die shows."""
        return name if name.isdigit() else self.words(f"face-{name}")

    def reason(self, name: str) -> str:
        """Why something happened: a word for it, a place, or the card."""
        if f"reason-{name}" in self.words:
            return self.words(f"reason-{name}")
        return self.place(name) if name in PLACES else self.card(name)

    def thing(self, word: str) -> str:
        """Whatever a word of an action stands for."""
        if word in RANK:
            return self.ship(word)
        if word in BASIC or word in JOKERS or word == "any":
            return self.loot(word)
        if word in PARTS:
            return self.words(f"part-{word}")
        if word in PLACES:
            return self.place(word)
        if any(word in cards for _, cards in (*_DECKS, ("loot", SPECIALS))):
            return self.card(word)
        return {"for": "→"}.get(word, word)

    # -- actions and refusals ------------------------------------------------------------------

    def action(self, action: Action) -> str:
        return self.deed(action, self.ship)

    def deed(self, action: Action, ship: Callable[[str], str]) -> str:
        """An action, with ships called as the caller wants."""

        def things(words: Iterable[str]) -> str:
            named = [ship(word) if word in RANK else self.thing(word) for word in words]
            return ", ".join(named).replace(", →,", " →")

        match action:
            case Slide(by="sail", ship=die):
                return self._act("move", ship=ship(die))
            case Slide(by=card, ship=die):
                return self._act("use", what=f"{self.card(card)}, {ship(die)}")
            case Throw(die=die):
                return self._act("throw", ship=ship(die))
            case Command("move", (die, "touch", target)):
                return self._act("move-touch", ship=ship(die), target=ship(target))
            case Command("shoot", (die, *targets)):
                return self._act("shoot", ship=ship(die), target=things(targets))
            case Command("send", (ships, *captain)):
                return self._act("send-captain" if captain else "send", ships=int(ships))
            case Command("join", ("captain",)):
                return self._act("join-captain")
            case Command("choose", (die,)):
                return self._act("choose-die", what=things((die,)))
            case Command("buy", ()):
                return self._act("buy-card")
            case Command("build", (loot,)):
                return self._act("build-with", what=self.thing(loot))
            case Command(verb, words) if words:
                return self._act(verb, what=things(words))
            case Command(verb, ()):
                return self._act(verb)
        return str(action)

    def _act(self, verb: str, **arguments: Argument) -> str:
        return self.words(f"rattle-battle-action-{verb}", **arguments)

    def order(self, order: str) -> str:
        """What a symbol makes a non-player ship do: ``volley``, ``explosion 2``."""
        action, _, what = order.partition(" ")
        key = f"order-{action}-{what}" if what and not what.isdigit() else f"order-{action}"
        return self.words(key, size=what)

    def orders(self, orders: Iterable[str]) -> str:
        """Several of them in a row."""
        return ", ".join(map(self.order, orders))

    def refusal(self, refusal: Refusal, names: Names) -> str:
        arguments: Arguments = dict(refusal.details)

        def ship(die: str) -> str:
            return self.ship(die, names) if die in RANK else die

        say: dict[str, Callable[[str], str]] = {
            "ship": ship,
            "target": ship,
            "card": self.thing,
            "place": self.place,
            "loot": self.thing,
            "cost": lambda cost: self.loots(cost.split()),
            "have": lambda have: self.loots(tokens(parse_loot(have.split()))),
        }
        for name, value in refusal.details.items():
            if name in say and isinstance(value, str):
                arguments[name] = say[name](value)
        return self.words(f"rattle-battle-refusal-{refusal.code}", **arguments)

    # -- events and the end --------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str | None:
        if isinstance(event, UNSAID) or (isinstance(event, e.Rewarded) and not event.boarded):
            return None
        said = self._said(event, names)
        if isinstance(event, e.CoinsGained) and event.coins < 0:
            return self.words("rattle-battle-event-coins-paid", **said | {"coins": -event.coins})
        return self.words(f"rattle-battle-event-{event.kind}{self._variant(event)}", **said)

    @staticmethod
    def _variant(event: Event) -> str:
        """Where one kind of event has several sentences, which one."""
        match event:
            case e.Sent(ships=()) | e.Exploded(sunk=()):
                return "-nobody"
            case e.ShipMoved(target=target) if target:
                return "-target"
            case e.Shot(second=second) if second:
                return "-second"
            case e.CardUsed(ships=ships) if ships:
                return "-ships"
            case e.Rewarded():
                return "-boarded"
            case e.Repaired(short=True):
                return "-short"
            case e.PlaceOpened(only=only) if only >= 0:
                return "-only"
        return ""

    def _said(self, event: Event, names: Names) -> Arguments:
        """What the sentence of an event may name."""
        said: Arguments = {}
        for field in event.__dataclass_fields__:
            said |= self._field(field, getattr(event, field), names)
        match event:
            case e.AdventureDrawn(card=card):
                said["text"] = self.card_about(card)
            case e.Sent(ships=ships):
                said["ships"] = len(ships)
            case e.Exploded(sunk=ships) | e.Volleyed(targets=ships):
                said["ships"] = self.ships(ships, names)
            case e.DiceLost(dice=dice):
                said["ships"] = self.ships(dice, names)
            case e.Fought(bouts=bouts):
                said["bouts"] = "; ".join(self._bout(bout, names) for bout in bouts)
            case e.Rolled(dice=dice):
                said["values"] = " ".join(str(value) for _, _, value in dice)
            case e.Revealed(choices=choices):
                said["choices"] = "; ".join(
                    self.words(
                        "rattle-battle-choice", name=names[seat], choice=self._choice(text, names)
                    )
                    for seat, text in choices
                )
            case e.Chose():
                said["choice"] = ""
            case e.ChoiceVoid(choice=choice):
                said["choice"] = self._choice(choice, names)
            case _:
                pass
        return said

    def _choice(self, text: str, names: Names) -> str:
        """A secret choice, as an action."""
        return self.deed(parse_action(text), lambda die: self.ship(die, names))

    def _field(self, field: str, value: object, names: Names) -> Arguments:
        """One field of an event as arguments."""
        match field, value:
            case (("seat" | "baron" | "only"), int(seat)) if seat >= 0:
                return {"name": names[seat]}
            case (("ship" | "target" | "second"), str(die)) if die:
                return {field: self.ship(die, names)}
            case "ships", tuple(dice):
                return {"ships": self.ships(dice, names)}
            case "card", str(card):
                return {"card": self.card(card)}
            case "loot", str(loot):
                return {"loot": self.thing(loot)}
            case "reason", str(reason):
                return {"reason": self.reason(reason)}
            case "part", str(part):
                return {"part": self.thing(part)}
            case "place", str(place):
                return {"place": self.place(place)}
            case "phase", str(phase):
                return {"phase": self.phase(phase)}
            case "face", str(face):
                return {"face": self.face(face)}
            case (("gap" | "way" | "further" | "score"), (int() | float()) as number):
                return {field: f"{number:.0f}"}
            case _, int(number) if not isinstance(value, bool):
                return {field: number}
        return {}

    def _bout(self, bout: e.Bout, names: Names) -> str:
        return self.words(
            "rattle-battle-bout",
            ship=self.ship(bout.ship, names),
            target=self.ship(bout.enemy, names),
            strength=bout.strength,
            theirs=bout.enemy_strength,
            gap=f"{bout.gap:.0f}",
        )

    def result(self, result: Result, names: Names) -> str:
        ending = self.words(f"rattle-battle-ended-{result.reason}")
        return f"{self.winners(result, names)} {ending}"

    def option(self, name: str, value: str) -> str:
        return self.words(f"rattle-battle-option-{name}-{value}".replace("_", "-"))
