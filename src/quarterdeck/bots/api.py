"""What a bot is, and how one is found, named and asked.

A bot is named ``name:parameter=value:parameter=value``, as in ``r400:rollouts=100``. Its
parameters are the fields of its class, which is then a dataclass.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, get_type_hints

from quarterdeck.core import FastSeed, QuarterdeckError
from quarterdeck.core.plugins import installed
from quarterdeck.core.rng import MASK, stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from quarterdeck.core import Action, Choices, Game, Generator, Match, Observation

Value = bool | int | float | str
"""What a parameter of a bot can be."""


class BotError(QuarterdeckError):
    """There is no such bot, or it cannot be had with these parameters."""


NAMES: Final = ("Marlowe", "Inés", "Bruno", "Yara", "Olek")


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


class Bot(ABC):
    """A player that is a program. ``str`` is the name that gives the same bot again."""

    name: ClassVar[str]
    """By which it is asked for: letters, digits and dashes."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays; none named: all of them."""
    level: ClassVar[int] = 0
    """Its rung on the game's ladder, the weakest is 1; 0: it does not stand on it."""

    @property
    def fallbacks(self) -> int:
        """How many decisions were not what it is meant to play: too late, failed, not ready."""
        return 0

    def prepare(self, *, wait: bool = False) -> None:
        """Begin what would make the first decision slow, and wait for it only if told to."""

    @abstractmethod
    def choose(self, question: Question) -> Action:
        """The action it takes."""

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
        return ":".join([self.name, *(f"{p.name}={said(given[p.name])}" for p in changed)])


def _default(field: dataclasses.Field[Value]) -> Value | None:
    return None if field.default is dataclasses.MISSING else field.default


def question(match: Match, seat: int, seed: int) -> Question:
    """What a seat is asked now, which is nothing it may not know; the seed is for its lots.

    Lots follow the actions that stand: who takes one back meets the same choice again.
    """
    # Of its own kind: a table and its bots may share a number, but never the luck of a deal, and
    # seats that decide at once do not draw the same lots.
    rng = FastSeed(stream(~seed & MASK, seat)).generator(len(match.steps))
    return Question(seat, match.observe(seat), match.legal(seat), rng, match.game)


def ask(bot: Bot, match: Match, seat: int, seed: int) -> Action:
    """What a bot does now in a match. Same seed and same number of actions: same choice."""
    return bot.choose(question(match, seat, seed))


_added: dict[str, type[Bot]] = {}


def add_bots(kinds: Iterable[type[Bot]]) -> None:
    """Put further bots on the list of this process, beside those that are installed."""
    _added.update((kind.name, kind) for kind in kinds)


def is_installed(bot: Bot) -> bool:
    """Whether its name is known in other processes, too."""
    return bot.name not in _added


def bots_for(game: str) -> dict[str, type[Bot]]:
    """All installed bots that play a game, by name: first the ladder from below, then the rest."""
    everyone: dict[str, type[Bot]] = {**installed("quarterdeck.bots"), **_added}
    playing = [bot for bot in everyone.values() if not bot.games or game in bot.games]
    playing.sort(key=lambda bot: (not bot.level, bot.level, bot.name))
    return {bot.name: bot for bot in playing}


def usual_bot(game: str) -> str:
    """The bot that sits down unless another is asked for: from the middle of the ladder."""
    known = bots_for(game)
    ladder = [name for name, bot in known.items() if bot.level] or list(known)
    return ladder[len(ladder) // 2]


def bot_name(seat: int) -> str:
    """What the bot at a seat is called until somebody calls it otherwise."""
    return NAMES[seat % len(NAMES)]


def make_bot(game: str, text: str) -> Bot:
    """A bot for a game, by its name and parameters."""
    name, *given = text.split(":")
    known = bots_for(game)
    if name not in known:
        raise BotError(f"no bot '{name}' plays {game}; there are: {', '.join(known)}")
    kind = known[name]
    values = _values(kind, given)
    try:
        return kind(**values)
    except QuarterdeckError as error:
        raise BotError(f"bot '{text}': {error}") from None


def _values(kind: type[Bot], given: Sequence[str]) -> dict[str, Value]:
    """The parameters as the class takes them; refuses what it does not have."""
    possible = {parameter.name: parameter for parameter in kind.parameters()}
    has = ", ".join(map(str, possible.values())) or "none"
    values: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BotError(f"a parameter of {kind.name} is name=value, not '{text}'; it has: {has}")
        if name not in possible:
            raise BotError(f"bot '{kind.name}' has no parameter '{name}'; it has: {has}")
        if name in values:
            raise BotError(f"parameter '{name}' of {kind.name} is given twice")
        try:
            values[name] = possible[name].parse(value)
        except BotError as error:
            raise BotError(f"bot '{kind.name}': {error}") from None
    for name, parameter in possible.items():
        if parameter.default is None and name not in values:
            raise BotError(f"bot '{kind.name}' needs a parameter '{name}'; it has: {has}")
    return values


def split_name(text: str) -> tuple[str, str]:
    """Who plays, and what he is called at the table: ``r400:rollouts=50:Ann``, ``human:Ann``."""
    kind, *parts = text.split(":")
    parameters = [part for part in parts if "=" in part]
    called = [part for part in parts if "=" not in part]
    return ":".join([kind, *parameters]), ":".join(called)
