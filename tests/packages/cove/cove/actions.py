"""The three things a player can do, and the range of all moves of a boat."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import ClassVar

from cove.spots import SIZE, Spot, in_cove, parse_number, spot_text
from quarterdeck.core import Action, Generator, NotationError, Range, Refusal
from quarterdeck.core.game import UNTOLD

BOAT = 10
"""How close boats can come to each other."""


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Put an oar face down."""

    oar: int

    def __str__(self) -> str:
        return f"choose {self.oar}"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Row to a spot."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"move to {spot_text((self.x, self.y))}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Leave the cove to the next player."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Moves(Range):
    """All moves of a boat that can still go so far, around the others."""

    kind: ClassVar[str] = "moves"
    start: Spot
    reach: float
    others: tuple[Spot, ...] = field(metadata=UNTOLD)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the boat cannot move so, or None if it can."""
        to = (move.x, move.y)
        if not in_cove(to):
            return Refusal("outside", f"the cove is {SIZE} by {SIZE} mm")
        if math.dist(self.start, to) > self.reach:
            # Away from each other, so that it never says "63.0 mm, reaches 63".
            way = math.ceil(math.dist(self.start, to) * 10) / 10
            reach = math.floor(self.reach * 10) / 10
            details = {"way": way, "reach": reach}
            return Refusal("too-far", f"{way:.1f} mm, reaches {reach:g}", details)
        if any(math.dist(other, to) < BOAT for other in self.others):
            return Refusal("occupied", "another boat is in the way")
        return None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and self.refusal(action) is None

    def sample(self, rng: Generator) -> Move:
        for _ in range(100):
            way, course = self.reach * math.sqrt(rng.random()), math.tau * rng.random()
            x, y = self.start
            move = Move(x + way * math.cos(course), y + way * math.sin(course))
            if move in self:
                return move
        return Move(*self.start)

    def __str__(self) -> str:
        return "move to <x> <y>"


def parse_action(text: str) -> Action:
    match text.split():
        case ["choose", ("1" | "2" | "3" | "4" | "5") as oar]:
            return Choose(int(oar))
        case ["move", "to", x, y]:
            return Move(parse_number(x), parse_number(y))
        case ["done"]:
            return Done()
    raise NotationError(f"'{text[:60]}' is none of: choose <1 to 5>, move to <x> <y>, done")
