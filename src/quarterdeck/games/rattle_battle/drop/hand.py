"""The hand the dice leave: where each is, how it is turned, how it moves and spins.

All of it comes from the generator of the game. The numbers were found by looking: dice tumble for
about a second, spread over the whole box and hardly ever jump out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.rng import Generator
from quarterdeck.games.rattle_battle.drop.orientation import Floats
from quarterdeck.games.rattle_battle.geometry import DIE, WALL

CELL = DIE * math.sqrt(3) + 0.2
"""Dice this far apart do not touch, however they are turned."""
HEIGHT = 170.0
"""How high over the floor the lowest dice are."""
SHAKE = 210.0
"""How fast, in mm/s, the dice move against each other when the hand opens."""
SWING = 120.0
"""How fast the hand itself moves."""
SPIN = 35.0
"""How fast they spin, in radians a second."""

THROW_HEIGHT = 95.0
"""Where a thrown die leaves the hand: a little above the rim of the box."""
SLOWEST, FASTEST = 60.0, 1600.0
"""The speeds of throws with no force and with all of it."""
UNSTEADY = 0.03
"""How far a throw strays from what was meant, as a share of its speed."""


class DropError(QuarterdeckError):
    """Dice cannot be dropped or thrown like that."""


@dataclass(frozen=True, slots=True)
class Motion:
    """Dice in motion: millimetres, seconds, radians."""

    places: Floats
    turns: Floats
    speeds: Floats
    spins: Floats


def handful(dice: int, rng: Generator) -> Motion:
    """Dice that leave a shaken hand over the middle of the box, all at once."""
    side = max(math.ceil(dice ** (1 / 3)), 1)
    cells = np.array(rng.permutation(dice), dtype=np.intp)
    middle = (side - 1) / 2
    layer, rest = np.divmod(cells, side * side)
    row, column = np.divmod(rest, side)
    across, along = (np.stack([column, row]) - middle) * CELL
    # The whole pile is turned, so that no direction of the box is favoured.
    c, s = _cos_sin(math.tau * rng.random())
    places = np.stack(
        [c * across - s * along, s * across + c * along, HEIGHT + layer * CELL], axis=1
    )
    swing = SWING * normals(rng, 2)
    speeds = SHAKE * normals(rng, dice * 3).reshape(dice, 3)
    speeds[:, :2] += swing
    speeds[:, 2] = -np.abs(speeds[:, 2])
    return Motion(
        places, random_turns(rng, dice), speeds, SPIN * normals(rng, dice * 3).reshape(dice, 3)
    )


@dataclass(frozen=True, slots=True)
class Aim:
    """How a player throws a die."""

    x: float
    y: float
    """Above which place of the box it leaves the hand."""
    direction: float
    """Radians, counter-clockwise from the right."""
    force: float
    """From 0, let fall, to 1."""

    def __post_init__(self) -> None:
        if not max(abs(self.x), abs(self.y)) <= WALL:
            raise DropError(f"a die is thrown from above the box, not from {self.x:g}, {self.y:g}")
        if not 0 <= self.force <= 1:
            raise DropError(f"the force of a throw is from 0 to 1, not {self.force:g}")
        if not math.isfinite(self.direction):
            raise DropError(f"a die cannot be thrown towards {self.direction}")


def thrown(aim: Aim, rng: Generator) -> Motion:
    """One die that leaves the hand of a player who aims."""
    speed = SLOWEST + aim.force * (FASTEST - SLOWEST)
    c, s = _cos_sin(aim.direction)
    straight = np.array([[c * speed, s * speed, 0.0]])
    speeds = straight + UNSTEADY * speed * normals(rng, 3)
    spins = SPIN * normals(rng, 3).reshape(1, 3)
    return Motion(np.array([[aim.x, aim.y, THROW_HEIGHT]]), random_turns(rng, 1), speeds, spins)


def random_turns(rng: Generator, dice: int) -> Floats:
    """Ways to be turned, all alike likely."""
    q = normals(rng, dice * 4).reshape(dice, 4)
    turns: Floats = q / np.linalg.norm(q, axis=1, keepdims=True)
    return turns


def normals(rng: Generator, n: int) -> Floats:
    """Normally distributed numbers, two from each two of the generator (Box and Muller)."""
    half = (n + 1) // 2
    u = np.array([rng.random() for _ in range(2 * half)])
    radius, angle = np.sqrt(-2 * np.log1p(-u[:half])), 2 * np.pi * u[half:]
    pairs: Floats = np.concatenate([radius * np.cos(angle), radius * np.sin(angle)])
    return pairs[:n]


def _cos_sin(angle: float) -> tuple[float, float]:
    return math.cos(angle), math.sin(angle)
