"""What happens in the cove, and what a seat sees and knows of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from cove.spots import Spot
from quarterdeck.core import Event, Observation


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    kind: ClassVar[str] = "round-began"
    round: int
    pearls: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class OarDrawn(Event):
    kind: ClassVar[str] = "oar-drawn"
    seat: int
    oar: int | None
    """None for everybody but its owner."""

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else replace(self, oar=None)


@dataclass(frozen=True, slots=True)
class OarChosen(OarDrawn):
    kind: ClassVar[str] = "oar-chosen"


@dataclass(frozen=True, slots=True)
class OarsShown(Event):
    kind: ClassVar[str] = "oars-shown"
    reveals: ClassVar[bool] = True
    oars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    kind: ClassVar[str] = "moved"
    seat: int
    to: Spot
    pearls: tuple[Spot, ...]
    """Those it took there."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    kind: ClassVar[str] = "turn-ended"
    seals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class CoveObservation(Observation):
    rounds: int
    grab: int
    round: int
    hand: tuple[int, ...]
    """The viewer's own oars."""
    hands: tuple[int, ...]
    """How many oars everybody holds."""
    decided: tuple[bool, ...]
    chosen: tuple[int, ...]
    """The chosen oars as far as the viewer may see them, otherwise 0."""
    played: tuple[int, ...]
    turns: tuple[int, ...]
    reach: float
    boats: tuple[Spot, ...]
    pearls: tuple[Spot, ...]
    loot: tuple[int, ...]
