"""A table and its seats as they are stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quarterdeck.core import FairSeed, Record, Table

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

HUMAN: Final = "human"
LOCAL: Final = "local"
"""Another person at the device of a guest."""
BOT: Final = "bot"

HERE: Final = ""
ABSENT: Final = "absent"
"""A bot plays until this player is back."""
LEFT: Final = "left"
"""A bot plays until this player asks for the seat."""

RENAME: Final = "rename"
FORGET: Final = "forget"
ERRANDS: Final = (RENAME, FORGET)

PLEDGING: Final = "pledging"
"""The seats say what they will add to the deal, by a hash."""
SHOWING: Final = "showing"
"""The list of pledges is closed; the seats show what they pledged."""
DEALT: Final = "dealt"


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody without an account."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Errand:
    """What must be done at all tables of a guest; ``str`` is the mark of it in the database."""

    kind: str
    guest: str

    def __str__(self) -> str:
        return f"{self.kind} {self.guest}"


@dataclass(slots=True)
class SeatRow:
    """Who sits at a place."""

    kind: str
    name: str
    colour: str
    guest: str | None = None
    bot: str | None = None
    away: str = HERE

    @property
    def person(self) -> bool:
        """Whether it belongs to a person, even if a bot plays for now."""
        return self.kind in (HUMAN, LOCAL)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == BOT or (self.person and self.away != HERE)


@dataclass(slots=True)
class TableRow:
    """A table and the header of its record."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    aids: bool
    spectators: bool
    takeover: int
    secret: str
    bot_seed: int
    created: float
    status: str = OPEN
    deal: str = PLEDGING
    """How far the deal has come: pledging, showing, dealt."""
    pledges: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    result: str | None = None
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def seed(self) -> FairSeed:
        """Where the deal comes from. Secret until the end."""
        return FairSeed(bytes.fromhex(self.secret), self.nonces, self.pledges)

    @property
    def commitment(self) -> str:
        """The promise about the deal, which everybody may know."""
        return self.seed.commitment

    @property
    def table(self) -> Table:
        """Who plays, and by which options. The names are those of today, never of the past."""
        names = tuple(seat.name for seat in self.seats)
        people = tuple(number for number, seat in enumerate(self.seats) if seat.person)
        return Table(len(self.seats), self.options, names, people)

    @property
    def header(self) -> Record:
        """The record before its first entry."""
        return Record(
            self.game,
            self.rules,
            self.table,
            commitment=self.commitment,
            nonces=self.nonces,
            pledges=self.pledges,
        )

    @property
    def owner(self) -> str:
        """On whose account its bots play: the first guest's, or its own if all are gone."""
        return next((seat.guest for seat in self.seats if seat.guest is not None), self.id)

    @property
    def alone(self) -> bool:
        """Whether a single person plays, who may take back at will."""
        return sum(seat.person for seat in self.seats) == 1

    @property
    def asleep(self) -> bool:
        """Whether all persons have left it to bots: those wait, too."""
        return all(seat.played_by_bot for seat in self.seats)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        if guest is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.guest == guest)

    def admits(self, guest: str | None) -> bool:
        """Whether somebody may look at it; with an open seat everybody, before he sits down."""
        with_room = any(seat.kind == OPEN for seat in self.seats)
        return self.spectators or with_room or bool(self.seats_of(guest))

    def played_by(self, guest: str | None) -> tuple[int, ...]:
        """The seats at which a guest decides now."""
        return tuple(n for n in self.seats_of(guest) if not self.seats[n].played_by_bot)
