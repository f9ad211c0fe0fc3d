"""What happens in port, and choices made in secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from quarterdeck.core import Event


class Choice(NamedTuple):
    """What somebody had chosen in secret."""

    seat: int
    choice: str


@dataclass(frozen=True, slots=True)
class PlaceOpened(Event):
    """The next place of the port, and who alone may use it, if anybody."""

    kind: ClassVar[str] = "place-opened"
    place: str
    only: int = -1


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A deck gets a new order: all at the beginning (RB 2), some in the course of the game."""

    kind: ClassVar[str] = "shuffled"
    deck: str
    cards: int
    """How many they are."""


@dataclass(frozen=True, slots=True)
class WentAshore(Event):
    """RB 6e: a player's whole visit begins."""

    kind: ClassVar[str] = "went-ashore"
    seat: int


@dataclass(frozen=True, slots=True)
class CardsLookedAt(Event):
    """Cards only one player sees (RB 11)."""

    kind: ClassVar[str] = "cards-looked-at"
    reveals: ClassVar[bool] = True
    seat: int
    place: str
    n: int
    cards: tuple[str, ...]
    """Empty for everybody else."""

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class PlaceClosed(Event):
    """Corsairs: a place only one player may use."""

    kind: ClassVar[str] = "place-closed"
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """Somebody has decided in secret."""

    kind: ClassVar[str] = "chose"
    seat: int
    choice: str
    """Empty for everybody else."""

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else replace(self, choice="")


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All secret choices are shown."""

    kind: ClassVar[str] = "revealed"
    reveals: ClassVar[bool] = True
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ChoiceVoid(Event):
    """RB 6d: what somebody wanted was gone when his turn came."""

    kind: ClassVar[str] = "choice-void"
    seat: int
    choice: str
