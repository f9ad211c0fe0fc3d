"""What workers do: functions of values, for whichever process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from quarterdeck.bots import Bot, bots_for
from quarterdeck.bots.api import question_at
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import (
    Action,
    Game,
    IllegalAction,
    Position,
    Preview,
    Record,
    Refusal,
    RulesChanged,
    Seed,
)
from quarterdeck.core.aids import aids_for
from quarterdeck.core.chance import Chance
from quarterdeck.core.match import Attempt, Made, Match
from quarterdeck.server.ledger import Ledger, Row
from quarterdeck.server.messages import encode
from quarterdeck.server.views import frames


def read(game: Game, header: Record, steps: Sequence[Row], seed: Seed) -> Ledger | None:
    """The game that stored steps leave off at; None if by the rules of today nothing stands."""
    try:
        return Ledger.read(game, header, steps, seed)
    except RulesChanged:
        return None


def carry_out(attempt: Attempt) -> tuple[Made, ...] | Refusal:
    """What comes of an action and the obvious ones after it, or why the rules do not allow it."""
    try:
        return attempt.made_on()
    except IllegalAction as error:
        return error.refusal


def look_ahead(position: Position, seat: int, action: Action) -> Preview | Refusal:
    """What an action would bring for certain, or why the rules do not allow it."""
    try:
        return position.preview(seat, action)
    except IllegalAction as error:
        return error.refusal


@dataclass(frozen=True, slots=True)
class BotsTurn:
    """A bot is asked."""

    game: Game
    position: Position
    seat: int
    lots: tuple[int, int]
    """The seed of its lots, and how many actions stand."""
    chance: Chance

    @classmethod
    def of(cls, match: Match, seat: int, seed: int) -> BotsTurn:
        """The turn of a seat now; the seed is for its lots."""
        lots, chance = (seed, len(match.steps)), match.chance()
        return cls(match.game, match.position, seat, lots, chance)

    def play(self, kind: type[Bot]) -> Thought:
        """Let it choose, and carry that out. For one that fails lots decide."""
        asked = question_at(self.game, self.position, self.seat, self.lots)
        failure = ""
        try:
            action = kind().choose(asked)
            if action not in asked.choices:
                failure = f"chose '{action}', which is not legal"
        except Exception as error:
            failure = f"failed: {error!r}"
        if failure:
            action = asked.choices.sample(asked.rng)
        return Thought(Attempt(self.position, self.seat, action, self.chance).made_on(), failure)

    def draw_lots(self) -> Thought:
        """Let lots decide."""
        return self.play(RandomBot)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot did, what was obvious then, and what went wrong, if anything did."""

    made: tuple[Made, ...]
    failure: str


def load(games: Iterable[str]) -> None:
    """Import whatever belongs to these games, which takes a while, before anybody waits for it."""
    for game in games:
        aids_for(game)
        bots_for(game)


def prepare(games: Iterable[str]) -> None:
    """Let every bot begin what would make its first decision slow."""
    for game in games:
        for kind in bots_for(game).values():
            kind().prepare()


def replay(ledger: Ledger, seed: Seed, seat: int | None) -> bytes:
    """The frames of a finished game, through the eyes of a seat, as JSON."""
    return b"[" + b",".join(map(encode, frames(ledger, seed, seat))) + b"]"
