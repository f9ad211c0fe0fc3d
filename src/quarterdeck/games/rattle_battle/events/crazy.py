"""What happens in crazy adventures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from quarterdeck.core import Event


class RolledDie(NamedTuple):
    """A die rolled as a plain die, and what it is worth."""

    die: str
    face: str
    value: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice rolled as plain dice, with what each is worth."""

    kind: ClassVar[str] = "rolled"
    seat: int
    dice: tuple[RolledDie, ...]


@dataclass(frozen=True, slots=True)
class DiceLost(Event):
    """Dice that are out of the mini game."""

    kind: ClassVar[str] = "dice-lost"
    seat: int
    dice: tuple[str, ...]
    to: int = -1
    """Who blew them up."""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player's result in the mini game."""

    kind: ClassVar[str] = "scored"
    seat: int
    score: float


@dataclass(frozen=True, slots=True)
class DroppedOut(Event):
    """A player is out of the mini game."""

    kind: ClassVar[str] = "dropped-out"
    seat: int
