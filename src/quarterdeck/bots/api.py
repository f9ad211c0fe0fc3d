"""What a bot is, and how one is found and asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.core import FastSeed, QuarterdeckError
from quarterdeck.core.plugins import installed
from quarterdeck.core.rng import MASK, stream

if TYPE_CHECKING:
    from quarterdeck.core import Action, Choices, Generator, Match, Observation

NAMES: Final = ("Marlowe", "Inés", "Bruno", "Yara", "Olek")
PREFERRED: Final = ("thumb", "random")
"""Bots that sit down unasked, if they play the game."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision put to a bot: all it may know, and chance of its own."""

    seat: int
    observation: Observation
    choices: Choices
    rng: Generator
    """For whatever the bot draws lots about; the same seed, the same choice."""


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
    return bot.choose(Question(seat, match.observe(seat), match.legal(seat), rng))


def bots_for(game: str) -> dict[str, type[Bot]]:
    """All installed bots that play a game, by name."""
    bots: list[type[Bot]] = list(installed("quarterdeck.bots").values())
    return {bot.name: bot for bot in bots if not bot.games or game in bot.games}


def usual_bot(game: str) -> str:
    """The bot that sits down unless another is asked for."""
    known = bots_for(game)
    return next((name for name in PREFERRED if name in known), next(iter(known)))


def bot_name(seat: int) -> str:
    """What the bot at a seat is called until somebody calls it otherwise."""
    return NAMES[seat % len(NAMES)]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game, by name."""
    known = bots_for(game)
    if name not in known:
        raise QuarterdeckError(f"no bot '{name}' plays {game}; there are: {', '.join(known)}")
    return known[name]()
