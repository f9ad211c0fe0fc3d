"""What a bot is, and how one is found and asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, ClassVar

from quarterdeck.core import FastSeed, QuarterdeckError
from quarterdeck.core.rng import MASK, stream

if TYPE_CHECKING:
    from quarterdeck.core import Action, Choices, Game, Generator, Match, Observation


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


class Bot(ABC):
    """A player that is a program."""

    name: ClassVar[str]
    """By which it is asked for: letters, digits and dashes."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays; none named: all of them."""

    def prepare(self) -> None:
        """Begin, without waiting, what would make the first decision slow."""

    @abstractmethod
    def choose(self, question: Question) -> Action:
        """The action it takes."""


def ask(bot: Bot, match: Match, seat: int, seed: int) -> Action:
    """What a bot does now in a match. Same seed and same number of actions: same choice."""
    # Of its own kind: a table and its bots may share a number, but never the luck of a deal, and
    # seats that decide at once do not draw the same lots.
    rng = FastSeed(stream(~seed & MASK, seat)).generator(len(match.steps))
    return bot.choose(Question(seat, match.observe(seat), match.legal(seat), rng, match.game))


_added: dict[str, type[Bot]] = {}


def add_bots(kinds: Iterable[type[Bot]]) -> None:
    """Put further bots on the list of this process, beside those that are installed."""
    _added.update((kind.name, kind) for kind in kinds)


def bots_for(game: str) -> dict[str, type[Bot]]:
    """All installed bots that play a game, by name."""
    installed: list[type[Bot]] = [e.load() for e in entry_points(group="quarterdeck.bots")]
    everyone = {bot.name: bot for bot in installed} | _added
    return {name: bot for name, bot in everyone.items() if not bot.games or game in bot.games}


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game, by name."""
    known = bots_for(game)
    if name not in known:
        raise QuarterdeckError(f"no bot '{name}' plays {game}; there are: {', '.join(known)}")
    return known[name]()
