"""The course of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quarterdeck.core import Event


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """Set up, with a Baron by lot."""

    kind: ClassVar[str] = "game-began"
    baron: int
    scenario: str


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """Somebody else has to decide now."""

    kind: ClassVar[str] = "turn-passed"
    seals: ClassVar[bool] = True
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the adventure, or the port."""

    kind: ClassVar[str] = "phase-began"
    phase: str


@dataclass(frozen=True, slots=True)
class AdventureDrawn(Event):
    """RB 4.1: the card that comes next."""

    kind: ClassVar[str] = "adventure-drawn"
    opens_turn: ClassVar[bool] = True  # everybody plays every adventure: that is what is counted
    reveals: ClassVar[bool] = True
    quest: int
    adventure: int
    card: str


@dataclass(frozen=True, slots=True)
class AdventureEnded(Event):
    """The adventure is over."""

    kind: ClassVar[str] = "adventure-ended"
    card: str


@dataclass(frozen=True, slots=True)
class WantedChanged(Event):
    """RB 8: the token goes to another player."""

    kind: ClassVar[str] = "wanted-changed"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BaronPassed(Event):
    """The ruler goes to the left, everything is readied."""

    kind: ClassVar[str] = "baron-passed"
    seals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class PointsCounted(Event):
    """RB 7: a player's victory points by where they come from."""

    kind: ClassVar[str] = "points-counted"
    seat: int
    cards: int
    """Of victory point cards."""
    coins: int
    sailors: int
    """Of sailors who count at the end."""
    others: int
    """Of upgrades and special loot."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """RB 7: all victory points."""

    kind: ClassVar[str] = "game-ended"
    seals: ClassVar[bool] = True
    winners: tuple[int, ...]
    points: tuple[int, ...]
