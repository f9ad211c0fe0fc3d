"""A game at this terminal: the match, who sits where, and whom to ask next."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from quarterdeck.bots import Bot, bot_name, bots_for, make_bot, split_name, usual_bot
from quarterdeck.bots.files import in_file
from quarterdeck.core import (
    Action,
    Choices,
    FastSeed,
    Match,
    QuarterdeckError,
    Refusal,
    Seed,
    Table,
    TableError,
)
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.record import Act, Undo
from quarterdeck.i18n import Words
from quarterdeck.terminal.views import View

HUMAN: Final = "human"
SEATS_AT_FIRST: Final = 3


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place: a person, or a bot by its name."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        """Whether a person decides."""
        return self.kind == HUMAN


@dataclass(frozen=True)
class Setup:
    """What is settled before a game begins."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    """The deal; None: a new one."""
    position: str = ""


def filled(game: str, kinds: Sequence[str], seats: int | None) -> list[str]:
    """A kind for each seat: those named, then bots; nobody named: a person first."""
    size = seats or max(len(kinds), SEATS_AT_FIRST)
    if len(kinds) > size:
        raise TableError(f"{len(kinds)} players for {size} seats")
    named = list(kinds) or [HUMAN]
    return named + [usual_bot(game)] * (size - len(named))


def named(game: str, kinds: Sequence[str], words: Words) -> tuple[Player, ...]:
    """Players of these kinds; ``human:Anna`` brings a name, others get one by their seat."""
    known = (HUMAN, *bots_for(game))
    players = []
    for seat, text in enumerate(kinds):
        kind, name = split_name(text)
        if kind.partition(":")[0] not in known and not in_file(kind):
            raise TableError(f"no player '{kind}'; there are: {', '.join(known)}")
        players.append(Player(kind, name or default_name(kind, seat, words)))
    return tuple(players)


def default_name(kind: str, seat: int, words: Words) -> str:
    """What a player is called who was given no name."""
    if kind == HUMAN:
        return words("player", number=seat + 1)
    return bot_name(seat)


class Sitting:
    """A match and its players. Everything the table does to the game goes through here."""

    def __init__(
        self, match: Match, players: Sequence[Player], bot_seed: int, *, halted: bool = False
    ) -> None:
        if len(players) != match.record.table.seats:
            raise TableError(f"{len(players)} players for {match.record.table.seats} seats")
        self.match = match
        self.players = tuple(players)
        self.bot_seed = bot_seed
        self.halted = halted
        """Whether what came next does not fit the rules of now."""
        game = match.game.name
        self.bots: dict[int, Bot] = {
            seat: make_bot(game, player.kind)
            for seat, player in enumerate(players)
            if not player.human
        }
        for bot in self.bots.values():
            bot.prepare()
        self.humans = tuple(seat for seat, player in enumerate(players) if player.human)
        self._last_asked = self.humans[0] if self.humans else None

    @classmethod
    def begin(cls, setup: Setup) -> Sitting:
        """Deal a new game."""
        game = find_game(setup.game)
        names = tuple(player.name for player in setup.players)
        people = tuple(seat for seat, player in enumerate(setup.players) if player.human)
        options = game.suited(game.renamed(setup.options))
        table = Table(len(setup.players), dict(options), names, people)
        # A number, not a fair seed: the save must be able to deal on, and there is no house here.
        number = setup.seed if setup.seed is not None else secrets.randbits(64)
        seed: Seed = FastSeed(number)
        match = Match(game, table, seed, setup.position)
        return cls(match, setup.players, number & 0xFFFFFFFF)

    def setup_again(self) -> Setup:
        """The same table for another game."""
        table = self.match.record.table
        return Setup(self.match.game.name, self.players, dict(table.options))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def free(self) -> bool:
        """Whether a single person plays, who may take back at will."""
        return len(self.humans) == 1

    # -- whose decision ------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Who is asked now. Where several decide at once they are asked one after the other."""
        waiting = self.match.position.to_act()
        return waiting[0] if waiting else None

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen: who is asked, or was last, of the people here."""
        seat = self.seat
        if seat is not None and self.players[seat].human:
            self._last_asked = seat
        return self._last_asked

    @property
    def onlooker(self) -> int | None:
        """Through whose eyes all may look on: those of a single person; else a spectator's."""
        return self.humans[0] if self.free else None

    @property
    def choices(self) -> Choices:
        """What the person asked may do; nothing if a bot is asked."""
        seat = self.seat
        if seat is None or not self.players[seat].human:
            return Choices()
        return self.match.legal(seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now."""
        seat = self.viewer
        return None if seat is None else self.match.position.refusal(seat, action)

    # -- doing and taking back -----------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Carry out the decision of who is asked."""
        seat = self.seat
        if seat is None:
            raise QuarterdeckError("the game is over")
        self.match.act(seat, action)

    @property
    def may_undo(self) -> bool:
        """Whether the viewer has something to take back."""
        seat = self._undoer
        return seat is not None and self.match.undoable(seat, free=self.free) > 0

    @property
    def _undoer(self) -> int | None:
        """Alone it is the person; else who acted last, or is asked."""
        if self.free:
            return self.humans[0]
        steps = self.match.steps
        if steps and steps[-1].seat in self.humans:
            return steps[-1].seat
        return None

    def undo(self, view: View) -> bool:
        """Take back to the last real decision; whether anything was."""
        undone = False
        while self.may_undo:
            seat = self._undoer
            assert seat is not None  # so may_undo said
            self.match.undo(seat, free=self.free)
            undone = True
            # What the table plays by itself was no decision: it would do so again at once.
            if view.automatic(self.match.legal(seat)) is None:
                break
        return undone


def takebacks(match: Match) -> list[tuple[int, int, int]]:
    """What was taken back: after how many of the steps that stand, by whom, how many."""
    marks: list[tuple[int, int, int]] = []
    steps = 0
    for entry in match.record.entries:
        if isinstance(entry, Act):
            steps += 1
        elif isinstance(entry, Undo):
            steps -= entry.actions
            marks = [(min(at, steps), seat, count) for at, seat, count in marks]
            marks.append((steps, entry.seat, entry.actions))
    return marks
