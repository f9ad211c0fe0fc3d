"""What a game's values are called."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from quarterdeck.core.game import plain
from quarterdeck.core.manifest import part
from quarterdeck.i18n.telling import UNSAID, Fields, Given, telling_of

if TYPE_CHECKING:
    from quarterdeck.core import Action, Event, Refusal, Result
    from quarterdeck.core.game import Plain
    from quarterdeck.i18n.words import Argument, Words

Names: TypeAlias = Sequence[str]
Arguments: TypeAlias = "dict[str, Argument]"


class Word(NamedTuple):
    """A message of the game that goes into a sentence in all its forms."""

    key: str
    given: Mapping[str, Argument] = {}


Form: TypeAlias = "Callable[[Any, Names], Argument | Word]"
"""Says a field of an event, as JSON has it, among the names of the players."""
Function: TypeAlias = "Callable[[dict[str, Any], Names], str | None]"
"""Says an event that is more than a row can say."""


class Wording:
    """Says a game's values in a language; ``names`` are the players', by seat.

    As it is, it says what stands in the game's Fluent files and in its ``telling.toml``, and the
    notation where they are silent. A game with more to say has a class of its own.
    """

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game
        self._telling = telling_of(game)
        self._forms: dict[str, Form] = {**FORMS, **self.forms()}
        self._functions = self.functions()

    def forms(self) -> Mapping[str, Form]:
        """The forms that this game adds, by their names in its rows."""
        return {}

    def functions(self) -> Mapping[str, Function]:
        """The functions that this game's rows name."""
        return {}

    def say(self, key: str, /, **arguments: Argument) -> str:
        """A message of the game; its key is here without the game's name."""
        return self.words(f"{self.game}-{key}", **arguments)

    def say_or(self, otherwise: str, key: str, /, **arguments: Argument) -> str:
        """The same, or something else if there is no such message."""
        return self.say(key, **arguments) if f"{self.game}-{key}" in self.words else otherwise

    def title(self) -> str:
        """The name of the game."""
        return self.words(self.game) if self.game in self.words else self.game

    def action(self, action: Action) -> str:
        """A short label: ``Hire the Admiral``."""
        return str(action)

    def event(self, event: Event, names: Names) -> str | None:
        """A sentence for the log; None if there is nothing to say."""
        fields = plain(event)
        assert isinstance(fields, dict)  # so is every event
        row = self._telling.of(fields)
        if row is None:
            return _notation(fields)
        if row == UNSAID:
            return None
        if isinstance(row, str):
            return self._functions[row](fields, names)
        given = self._arguments(row.given, fields, names)
        return self.say(f"event-{row.key.format_map(fields)}", **given)

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why something is not possible: ``costs 7, you have 5``."""
        given = self._arguments(self._telling.refusals, refusal.details, names)
        return self.say_or(refusal.text, f"refusal-{refusal.code}", **{**refusal.details, **given})

    def result(self, result: Result, names: Names) -> str:
        """Who won and why it ended."""
        ending = self.say_or("", f"ended-{result.reason}")
        return f"{self.winners(result, names)} {ending}".rstrip()

    def option(self, name: str, value: str) -> str:
        """A table option with its value."""
        return self.say_or(f"{name}: {value}", f"option-{name}-{value}".replace("_", "-"))

    def listed(self, texts: Sequence[str]) -> str:
        """Several in a row: ``Anna, Bo and Cem``."""
        if len(texts) < 2:
            return "".join(texts)
        return self.words("and", first=", ".join(texts[:-1]), last=texts[-1])

    def winners(self, result: Result, names: Names) -> str:
        """Who won, and everybody's points."""
        scores = [
            self.words("score", name=name, points=points)
            for name, points in zip(names, result.scores, strict=True)
        ]
        return self.words(
            "winners",
            names=self.listed([names[seat] for seat in result.winners]),
            count=len(result.winners),
            scores=", ".join(scores),
        )

    def word(self, form: str, value: str) -> Word | str:
        """A value by one of the game's ``[forms]``: the first message there is, or itself."""
        keys = (key.format(value) for key in self._telling.forms[form])
        return next((Word(key) for key in keys if f"{self.game}-{key}" in self.words), value)

    def spoken(self, word: Word | str) -> str:
        """A word by itself."""
        return word if isinstance(word, str) else self.say(word.key, **word.given)

    def in_forms(self, word: Word, argument: str) -> Arguments:
        """A word in all its forms, as an argument of a sentence that picks the one it needs."""
        return self.words.forms(f"{self.game}-{word.key}", argument, **word.given)

    def _arguments(self, given: Sequence[Given], fields: Fields, names: Names) -> Arguments:
        """What goes into a message; a field that is missing gives nothing."""
        arguments: Arguments = {}
        for argument, form, field in given:
            value = fields.get(field)
            if value is None:
                continue
            own = self._forms.get(form)
            said = own(value, names) if own else self.word(form, str(value))
            if isinstance(said, Word):
                arguments |= self.in_forms(said, argument)
            else:
                arguments[argument] = said
        return arguments


FORMS: Mapping[str, Form] = {
    "name": lambda seat, names: names[seat],
    "number": lambda number, _: number,
    "rounded": lambda number, _: str(round(number)),
    "count": lambda things, _: len(things),
}
"""The forms of every game."""


def _notation(event: Fields) -> str:
    said = {k: v for k, v in event.items() if k != "kind" and v is not None}
    told = (f"{k}={v if isinstance(v, str) else _json(v)}" for k, v in said.items())
    return " ".join([str(event["kind"]), *told])


def _json(value: Plain) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def wording_for(game: str, words: Words) -> Wording:
    """The wording of a game."""
    own: type[Wording] = part(game, "wording") or Wording
    return own(words, game)
