"""What happens in the box: falls, distances, strengths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from quarterdeck.core import Event, Segment
from quarterdeck.games.rattle_battle.geometry import Pose


class Lying(NamedTuple):
    """A die, where it lies and what it shows."""

    ship: str
    pose: Pose
    face: str
    side: int
    """Which of its six sides lies up, counted from 0; the pose's angle is of that side."""


class Bang(NamedTuple):
    """A moment of a fall: a die does not lie flat, and somebody bangs on the table (RB 4.2b).

    The film may wait at its frame, for anybody to bang; the dice jump in the next.
    """

    frame: int
    leaning: tuple[str, ...]
    """The dice that do not lie flat there."""


class Reached(NamedTuple):
    """A ship near an explosion."""

    ship: str
    gap: float


class Bout(NamedTuple):
    """Two ships compared in battle (RB 4.5)."""

    enemy: str
    ship: str
    gap: float
    enemy_strength: int
    strength: int


@dataclass(frozen=True, slots=True)
class Sent(Event):
    """RB 4.1: ships that go to sea; it is final."""

    kind: ClassVar[str] = "sent"
    seals: ClassVar[bool] = True
    seat: int
    ships: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """RB 4.2: dice that fell, with all that lies in the box now."""

    kind: ClassVar[str] = "dropped"
    seals: ClassVar[bool] = True
    reason: str
    """placed, drop, redrop, join, or the card."""
    dice: tuple[str, ...]
    """Those that were dropped or thrown."""
    lying: tuple[Lying, ...]
    order: tuple[str, ...] = ()
    """All dice of the fall, as its frames count them."""
    frames: str = ""
    """The fall, packed, to be shown; empty if it was not kept."""
    bangs: tuple[Bang, ...] = ()
    """Where the film may wait, in its order."""


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """RB 4.2: dice slid to where the card shows them."""

    kind: ClassVar[str] = "placed"
    lying: tuple[Lying, ...]


@dataclass(frozen=True, slots=True)
class Allied(Event):
    """RB 4.3e: non-player ships that fight on the players' side."""

    kind: ClassVar[str] = "allied"
    ships: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """RB 4.3: a ship leaves the box."""

    kind: ClassVar[str] = "fled"
    ship: str
    target: str
    """The closest ship it flees from; empty if nobody sent any."""
    gap: float


@dataclass(frozen=True, slots=True)
class Exploded(Event):
    """RB 4.3: a ship blows up and takes the closest along."""

    kind: ClassVar[str] = "exploded"
    ship: str
    size: int
    reached: tuple[Reached, ...]
    """The ships that counted."""
    sunk: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    """A ship slides: by its orders (seat -1), with a sail or by a card."""

    kind: ClassVar[str] = "ship-moved"
    ship: str
    to: Pose
    way: float
    reason: str
    """toward, away, sail, or the card that moved it."""
    target: str = ""
    gap: float = 0.0
    """How far the target was before."""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Volleyed(Event):
    """RB 4.3: a ship sinks the closest."""

    kind: ClassVar[str] = "volleyed"
    ship: str
    targets: tuple[str, ...]
    gap: float
    spared: tuple[str, ...] = ()
    """Ships with a Reinforced Hull that it would have hit."""


@dataclass(frozen=True, slots=True)
class Shot(Event):
    """RB 4.4: a ship fires."""

    kind: ClassVar[str] = "shot"
    seat: int
    ship: str
    target: str
    gap: float
    cannons: int
    """How many were exhausted."""
    helped: tuple[str, ...] = ()
    """Cards that made it possible."""
    second: str = ""
    """The ship that a Big Bertha sinks with it."""
    further: float = 0.0
    """How far that one is from the target."""
    measure: Segment | None = None
    """The gap to the target, from wall to wall, to be drawn."""


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """RB 4.5: the closest pairs are compared, and losers sink."""

    kind: ClassVar[str] = "fought"
    bouts: tuple[Bout, ...]
    sunk: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sunk(Event):
    """A ship leaves the box."""

    kind: ClassVar[str] = "sunk"
    ship: str
    reason: str
    """explosion, volley, battle, shot, tile, duel, or a card."""


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """Somebody puts a sunk enemy on his captain tile."""

    kind: ClassVar[str] = "rewarded"
    seat: int
    ship: str
    boarded: bool
    surrendered: bool


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """An upgrade, a sailor or special loot is used."""

    kind: ClassVar[str] = "card-used"
    seat: int
    card: str
    ships: tuple[str, ...] = ()
    """Those it is used on, own ones first."""


@dataclass(frozen=True, slots=True)
class FaceTurned(Event):
    """A ship shows another face."""

    kind: ClassVar[str] = "face-turned"
    seat: int
    ship: str
    face: str


@dataclass(frozen=True, slots=True)
class PartExhausted(Event):
    """Sails or cannons are turned over."""

    kind: ClassVar[str] = "part-exhausted"
    seat: int
    part: str
    n: int


@dataclass(frozen=True, slots=True)
class PartReadied(Event):
    """Sails or cannons are turned back."""

    kind: ClassVar[str] = "part-readied"
    seat: int
    part: str
    n: int


@dataclass(frozen=True, slots=True)
class UpgradeExhausted(Event):
    """An upgrade is turned over."""

    kind: ClassVar[str] = "upgrade-exhausted"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """RB 4.4: no more actions in this adventure."""

    kind: ClassVar[str] = "passed"
    seals: ClassVar[bool] = True
    seat: int
    forced: bool
    """There was nothing he could do."""
