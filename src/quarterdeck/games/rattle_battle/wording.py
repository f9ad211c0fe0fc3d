"""Rattle, Battle, Grab the Loot in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from quarterdeck.games.rattle_battle import Command, Slide, Throw
from quarterdeck.games.rattle_battle.actions import parse_action
from quarterdeck.games.rattle_battle.dice import RANK, kind, owner
from quarterdeck.games.rattle_battle.loot import JOKERS, parse_loot, printed, tokens
from quarterdeck.i18n.wording import Form, Function, Names, Word, Wording

if TYPE_CHECKING:
    from quarterdeck.core import Action
    from quarterdeck.i18n.words import Argument


class RattleBattleWording(Wording):
    """Says the cards, actions and events of the dice game."""

    def forms(self) -> Mapping[str, Form]:
        return {
            "ship": lambda die, names: self.ship(die, names) if die in RANK else str(die),
            "ships": self.ships,
            "thing": lambda word, _: self.thing(word),
            "cost": lambda cost, _: self.loots(cost.split()),
            "heap": lambda have, _: self._heap(have),
            "values": lambda dice, _: " ".join(str(die["value"]) for die in dice),
            "bouts": lambda bouts, names: "; ".join(self._bout(bout, names) for bout in bouts),
            "bangs": lambda bangs, names: " ".join(self._bang(bang, names) for bang in bangs),
            "choice": self._choice,
            "choices": lambda choices, names: "; ".join(
                self.say(
                    "choice",
                    name=names[chosen["seat"]],
                    choice=self._choice(chosen["choice"], names),
                )
                for chosen in choices
            ),
        }

    def functions(self) -> Mapping[str, Function]:
        return {"coins": self._coins}

    # -- things ------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """The name of a card, whatever deck it is of."""
        return self.spoken(self.word("card", name))

    def card_about(self, name: str) -> str:
        """What is printed on it."""
        card = self.word("card", name)
        assert isinstance(card, Word)  # every card has a name
        return str(self.in_forms(card, "card")["card-text"])

    def loot(self, name: str) -> str:
        """A kind of loot."""
        if name in JOKERS:
            return self.say("joker-of", loot=self.say(f"loot-{printed(name)}"))
        return self.say(f"loot-{name}")

    def loots(self, names: Iterable[str]) -> str:
        """Several tokens by kind: ``Rum ×2, Spices``; a dash for none."""
        times = {name: f" ×{n}" if n > 1 else "" for name, n in Counter(names).items()}
        return ", ".join(self.thing(name) + n for name, n in times.items()) or "–"

    def ship(self, die: str, names: Names | None = None) -> str:
        """A die: its owner or its colour, and its number."""
        seat = owner(die)
        if seat < 0:
            return self.say(f"ship-{kind(die)}", number=die[1:])
        name = names[seat] if names else self.say("ship-of-seat", seat=str(seat + 1))
        if kind(die) == "captain":
            return self.say("ship-captain", name=name)
        return self.say("ship-player", name=name, number=die[2:])

    def ships(self, dice: Iterable[str], names: Names | None = None) -> str:
        """Several dice in a row."""
        return ", ".join(self.ship(die, names) for die in dice)

    def phase(self, name: str) -> str:
        """The name of a phase."""
        return self.say(f"phase-{name}")

    def place(self, name: str) -> str:
        """The name of a place of the port."""
        return self.say(f"place-{name}")

    def face(self, name: str) -> str:
        """What a side of a die shows."""
        return self.spoken(self.word("face", name))

    def reason(self, name: str) -> str:
        """Why something happened: a word for it, a place, or the card."""
        return self.spoken(self.word("reason", name))

    def thing(self, word: str) -> str:
        """Whatever a word of an action stands for."""
        if word in RANK:
            return self.ship(word)
        if word in JOKERS:
            return self.loot(word)
        return "→" if word == "for" else self.spoken(self.word("word", word))

    def _heap(self, have: str | int) -> str | int:
        """What somebody has: loot in words, or a number of other things."""
        if isinstance(have, int):
            return have
        return self.loots(tokens(parse_loot(have.split())))

    # -- actions ------------------------------------------------------------------

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
            case Command("give" | "take" | "sell" | "discard" as verb, words):
                return self._act(verb, what=self.loots(words))
            case Command(verb, words) if words:
                return self._act(verb, what=things(words))
            case Command(verb, ()):
                return self._act(verb)
        return str(action)

    def _act(self, verb: str, **arguments: Argument) -> str:
        return self.say(f"action-{verb}", **arguments)

    def order(self, order: str) -> str:
        """What a symbol makes a non-player ship do: ``volley``, ``explosion 2``."""
        action, _, what = order.partition(" ")
        key = f"order-{action}-{what}" if what and not what.isdigit() else f"order-{action}"
        return self.say(key, size=what)

    def orders(self, orders: Iterable[str]) -> str:
        """Several of them in a row."""
        return ", ".join(map(self.order, orders))

    # -- events ------------------------------------------------------------------------------

    def _coins(self, event: dict[str, Any], names: Names) -> str:
        """Gained, or paid if there are less than none."""
        coins = event["coins"]
        return self.say(
            f"event-coins-{'gained' if coins >= 0 else 'paid'}",
            name=names[event["seat"]],
            coins=abs(coins),
            reason=self.reason(event["reason"]),
        )

    def _choice(self, text: str, names: Names) -> str:
        """A secret choice, as an action."""
        return self.deed(parse_action(text), lambda die: self.ship(die, names))

    def _bang(self, bang: dict[str, Any], names: Names) -> str:
        dice = bang["leaning"]
        return self.say("bang", ships=self.ships(dice, names), dice=len(dice))

    def _bout(self, bout: dict[str, Any], names: Names) -> str:
        return self.say(
            "bout",
            ship=self.ship(bout["ship"], names),
            target=self.ship(bout["enemy"], names),
            strength=bout["strength"],
            theirs=bout["enemy_strength"],
            gap=f"{bout['gap']:.0f}",
        )
