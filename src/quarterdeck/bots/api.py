"""What a bot is, and how it is asked. Its parameters are the fields of its class, a dataclass."""

from __future__ import annotations

import dataclasses
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast, get_type_hints

from quarterdeck.bots.sources import of_class
from quarterdeck.core import FastSeed, QuarterdeckError
from quarterdeck.core.rng import MASK, stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from quarterdeck.core import (
        Action,
        Choices,
        Game,
        Generator,
        Match,
        Observation,
        Position,
    )

Value = bool | int | float | str
"""What a parameter of a bot can be."""


class BotError(QuarterdeckError):
    """There is no such bot, or it cannot be had with these parameters."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision put to a bot: all it may know, and chance of its own."""

    seat: int
    observation: Observation
    choices: Choices
    rng: Generator
    """For whatever the bot draws lots about; the same seed, the same choice."""
    game: Game
    """For bots that play several."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """Something about a bot that whoever names it may set."""

    name: str
    kind: type[Value]
    default: Value | None
    """None: it must be given."""

    def __str__(self) -> str:
        return f"{self.name}=" if self.default is None else f"{self.name}={said(self.default)}"

    def parse(self, text: str) -> Value:
        """The value a text stands for."""
        what, read = _KINDS[self.kind]
        try:
            return read(text)
        except (ValueError, KeyError):
            raise BotError(f"parameter '{self.name}' is {what}, not '{text}'") from None


def said(value: Value) -> str:
    """A parameter's value as a name writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


_KINDS: Final[dict[type[Value], tuple[str, Callable[[str], Value]]]] = {
    bool: ("true or false", {"true": True, "false": False}.__getitem__),
    int: ("a whole number", int),
    float: ("a number", float),
    str: ("a text", str),
}


class _NameOfClass:
    """What a bot is called that was given no name: ``VeryCareful`` is ``very-careful``."""

    def __get__(self, bot: object, kind: type) -> str:
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


class Bot(ABC):
    """A player that is a program. ``str`` is the name that gives the same bot again."""

    name: ClassVar[str] = cast(str, _NameOfClass())
    """By which it is asked for: letters, digits and dashes. Not given: made from its class's."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays; none named: all of them."""
    level: ClassVar[int] = 0
    """Its rung on the game's ladder, the weakest is 1; 0: it does not stand on it."""
    origin: ClassVar[str] = ""
    """The file and the class by which it was asked for, if it was so."""

    @property
    def fallbacks(self) -> int:
        """How many decisions were not what it is meant to play: too late, failed, not ready."""
        return 0

    def prepare(self, *, wait: bool = False) -> None:
        """Begin what would make the first decision slow, and wait for it only if told to."""

    @abstractmethod
    def choose(self, question: Question) -> Action:
        """The action it takes."""

    def check_game(self, game: str) -> None:
        """Refuse a game that it does not play."""
        check_plays(str(self), self.games, game)

    @property
    def made(self) -> str:
        """What it is besides its files: two that differ in this are different bots."""
        kind = type(self)
        return kind.__dict__.get("origin") or f"{kind.__module__}.{kind.__qualname__}"

    def sources(self) -> dict[str, Path]:
        """The files and folders that decide how it plays: if one changes, it is another bot.

        They are those of its class, and what its parameters name, such as a file of weights.
        """
        given = [getattr(self, parameter.name) for parameter in self.parameters()]
        named = {text: Path(text) for text in given if isinstance(text, str) and text}
        there = {text: path for text, path in named.items() if path.exists()}
        return of_class(type(self)) | there

    @classmethod
    def parameters(cls) -> tuple[Parameter, ...]:
        """What can be set: the fields of the class, if it is a dataclass."""
        kind: object = cls
        if not dataclasses.is_dataclass(kind):
            return ()
        kinds = get_type_hints(cls)
        fields = [field for field in dataclasses.fields(kind) if field.init]
        return tuple(Parameter(f.name, kinds[f.name], _default(f)) for f in fields)

    def __str__(self) -> str:
        given = {p.name: getattr(self, p.name) for p in self.parameters()}
        changed = [p for p in self.parameters() if given[p.name] != p.default]
        name = type(self).__dict__.get("origin") or self.name
        return ":".join([name, *(f"{p.name}={said(given[p.name])}" for p in changed)])


def check_plays(bot: str, games: Sequence[str], game: str) -> None:
    """Refuse a game that is not among those a bot plays; none named: it plays all."""
    if games and game not in games:
        raise BotError(f"bot '{bot}' does not play {game}; it plays: {', '.join(games)}")


def _default(field: dataclasses.Field[Value]) -> Value | None:
    return None if field.default is dataclasses.MISSING else field.default


def question(match: Match, seat: int, seed: int) -> Question:
    """What a seat is asked now, which is nothing it may not know; the seed is for its lots."""
    return question_at(match.game, match.position, seat, (seed, len(match.steps)))


def question_at(game: Game, position: Position, seat: int, lots: tuple[int, int]) -> Question:
    """What a seat is asked at a position; its lots are of a seed and a number of actions.

    Lots follow the actions that stand: who takes one back meets the same choice again.
    """
    seed, actions = lots
    # Of its own kind: a table and its bots may share a number, but never the luck of a deal, and
    # seats that decide at once do not draw the same lots.
    rng = FastSeed(stream(~seed & MASK, seat)).generator(actions)
    return Question(seat, position.observe(seat), position.legal(seat), rng, game)


def ask(bot: Bot, match: Match, seat: int, seed: int) -> Action:
    """What a bot does now in a match. Same seed and same number of actions: same choice."""
    return bot.choose(question(match, seat, seed))
