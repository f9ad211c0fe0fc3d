"""Gains and losses, each with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quarterdeck.core import Event


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    """Coins for something; negative ones are lost."""

    kind: ClassVar[str] = "coins-gained"
    seat: int
    coins: int
    reason: str
    """sunk, trade, sold, win, guild, or a card."""
    ship: str = ""


@dataclass(frozen=True, slots=True)
class LootGained(Event):
    """A token from the bag."""

    kind: ClassVar[str] = "loot-gained"
    seat: int
    loot: str
    reason: str
    """card, boarding, surrender, bonus, market, or the card that brought it."""
    chosen: bool = False
    """A certain kind was taken; otherwise the token was drawn blindly."""


@dataclass(frozen=True, slots=True)
class DrawLost(Event):
    """RB 4.7b: the bag is empty."""

    kind: ClassVar[str] = "draw-lost"
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class LootGiven(Event):
    """A token goes away."""

    kind: ClassVar[str] = "loot-given"
    seat: int
    loot: str
    reason: str
    """cargo, repair, room, discard, a place of the port, or a card."""
    back: bool = False
    """Into the bag at once, and not on the heap (RB 4.7b)."""


@dataclass(frozen=True, slots=True)
class LootStored(Event):
    """A token is put on a sailor."""

    kind: ClassVar[str] = "loot-stored"
    seat: int
    loot: str
    card: str


@dataclass(frozen=True, slots=True)
class JokerMade(Event):
    """RB 6a: a token is turned face down."""

    kind: ClassVar[str] = "joker-made"
    seat: int
    loot: str


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    """RB 4.7b: the bag was empty, the heap went back."""

    kind: ClassVar[str] = "bag-refilled"
    loot: int


@dataclass(frozen=True, slots=True)
class Repaired(Event):
    """RB 4.9: ships come back."""

    kind: ClassVar[str] = "repaired"
    seat: int
    ships: tuple[str, ...]
    free: int
    """How many of them cost nothing."""
    short: bool
    """He could not pay for all and gave up his loot."""


@dataclass(frozen=True, slots=True)
class PartGained(Event):
    """A part is added to a galleon."""

    kind: ClassVar[str] = "part-gained"
    seat: int
    part: str
    reason: str


@dataclass(frozen=True, slots=True)
class HamsterMade(Event):
    """RB 4.10: three holds became one with a hamster."""

    kind: ClassVar[str] = "hamster-made"
    seat: int


@dataclass(frozen=True, slots=True)
class UpgradeGained(Event):
    """An upgrade is added to a galleon."""

    kind: ClassVar[str] = "upgrade-gained"
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    reason: str


@dataclass(frozen=True, slots=True)
class SailorGained(Event):
    """A sailor joins a crew."""

    kind: ClassVar[str] = "sailor-gained"
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    reason: str
    """hired, or the card that brought him."""


@dataclass(frozen=True, slots=True)
class RevengeGained(Event):
    """RB 9: revenge cards; what is on them does not matter."""

    kind: ClassVar[str] = "revenge-gained"
    seals: ClassVar[bool] = True
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class RevengeUsed(Event):
    """RB 9: a revenge card is shuffled back."""

    kind: ClassVar[str] = "revenge-used"
    seat: int


@dataclass(frozen=True, slots=True)
class PointsBought(Event):
    """A victory point card."""

    kind: ClassVar[str] = "points-bought"
    seat: int
    points: int
    price: int
