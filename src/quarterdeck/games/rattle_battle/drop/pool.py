"""Drops drawn from a pool of real ones, for search and mass play.

The pool holds simulated drops, apart for each number of dice: a drop of 5 is no part of a drop of
12. A draw takes one of them, turns and mirrors it by one of the 8 symmetries of the box, deals the
dice to its places at random and gives each a fair face. ``quarterdeck pool`` makes the file.
"""

from __future__ import annotations

import json
import lzma
import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.rng import Generator
from quarterdeck.games.rattle_battle.drop.dropping import drop
from quarterdeck.games.rattle_battle.drop.fall import Fall
from quarterdeck.games.rattle_battle.drop.reading import Lying
from quarterdeck.games.rattle_battle.geometry import Pose, touching
from quarterdeck.games.rattle_battle.geometry_moves import free_spot_near, is_free

FILE = Path(__file__).with_name("drops.pool")
GRID = 32
"""Places are kept to 1/32 mm, as whole numbers from the middle."""
TURNS = 256
"""Angles are kept as parts of a quarter turn: a square turned by that is itself."""
MAGIC = b"quarterdeck drops 1\n"
DAMAGED = "this pool of drops is damaged; quarterdeck pool makes a new one"
QUARTER = math.pi / 2

Places = NDArray[np.int16]
"""Drops by dice by 3: x, y and angle, in steps."""


class PoolError(QuarterdeckError):
    """A pool of drops cannot be read or made."""


class Pool:
    """Real drops by their number of dice, unpacked when first asked for."""

    def __init__(self, data: bytes) -> None:
        head, _, self._sections = data.removeprefix(MAGIC).partition(b"\n")
        if not data.startswith(MAGIC):
            raise PoolError("this is no pool of drops, or one of another version")
        begin = 0
        self._where: dict[int, tuple[int, int, int]] = {}
        try:
            for dice, drops, size in json.loads(head):
                self._where[dice] = (begin, begin + size, drops)
                begin += size
        except (ValueError, TypeError):
            raise PoolError(DAMAGED) from None
        if begin != len(self._sections):
            raise PoolError(DAMAGED)
        self._unpacked: dict[int, Places] = {}

    @property
    def counts(self) -> Mapping[int, int]:
        """How many drops there are of each number of dice."""
        return {dice: drops for dice, (_, _, drops) in self._where.items()}

    def places(self, dice: int) -> Places:
        """All drops of so many dice."""
        if dice not in self._unpacked:
            begin, end, drops = self._where[dice]
            try:
                raw = lzma.decompress(self._sections[begin:end])
                columns = np.frombuffer(raw, "<i2").reshape(3, drops, dice)
            except (lzma.LZMAError, ValueError):
                raise PoolError(DAMAGED) from None
            steps = columns.astype(np.int16)
            steps[0] = np.cumsum(steps[0], axis=1)
            self._unpacked[dice] = np.moveaxis(steps, 0, 2)
        return self._unpacked[dice]

    def draw(self, dice: int, rng: Generator) -> Fall:
        """A drop of so many dice, as good as a fresh one."""
        known = self.places(dice)
        steps = known[rng.below(len(known))].tolist()
        quarter, mirrored = divmod(rng.below(8), 2)
        poses = []
        for i in rng.permutation(dice):
            x, y, angle = steps[i]
            poses.append(_pose(x, y, angle + rng.below(4) * TURNS, quarter, bool(mirrored)))
        return Fall(tuple(poses), tuple(rng.below(6) for _ in range(dice)))


def _pose(x: int, y: int, angle: int, quarter: int, mirrored: bool) -> Pose:
    """A place of the pool, seen by one of the symmetries of the box."""
    if mirrored:
        x, angle = -x, -angle
    for _ in range(quarter):
        x, y = -y, x
    return Pose(x / GRID, y / GRID, (angle / TURNS + quarter) % 4 * QUARTER)


@cache
def pool() -> Pool:
    """The pool of this package."""
    try:
        return Pool(FILE.read_bytes())
    except FileNotFoundError:
        raise PoolError("there is no pool of drops; quarterdeck pool makes one") from None


def pooled_drop(dice: int, rng: Generator, lying: Lying = ()) -> Fall:
    """A drop from the pool; a fresh one where the pool has none of so many dice.

    Dice that would come to lie on others are put beside them: they do not push what lies there.
    So among lying dice this is only near to a real drop, which is enough to look ahead.
    """
    known = pool().counts
    fall = pool().draw(dice, rng) if dice in known else drop(dice, rng)
    if not lying:
        return fall
    poses = [pose for pose, _ in lying]
    for pose in fall.poses:
        poses.append(pose if is_free(pose, poses) else free_spot_near(pose, poses))
    return Fall(tuple(poses), (*(face for _, face in lying), *fall.faces))


def pooled_throw(rng: Generator, lying: Lying = ()) -> Fall:
    """A throw where there is no physics: nobody can aim, the die falls where the pool says.

    On whichever dice it falls it touches them.
    """
    fall = pooled_drop(1, rng, lying)
    thrown = fall.poses[-1]
    touched = tuple(n for n, pose in enumerate(fall.poses[:-1]) if touching(thrown, pose))
    return replace(fall, touched=touched)


def pack_pool(drops: Mapping[int, Iterable[Places]]) -> bytes:
    """The file of a pool: the drops of each number of dice, each dice by 3."""
    head, sections = [], []
    for dice, found in sorted(drops.items()):
        # Which die is where does not matter, so they are sorted, and x is small steps.
        ordered = [one[np.lexsort((one[:, 1], one[:, 0]))] for one in found]
        columns = np.moveaxis(np.array(ordered, dtype=np.int16).reshape(-1, dice, 3), 2, 0).copy()
        columns[0] = np.diff(columns[0], axis=1, prepend=0)
        section = lzma.compress(columns.astype("<i2").tobytes(), preset=9 | lzma.PRESET_EXTREME)
        head.append((dice, len(ordered), len(section)))
        sections.append(section)
    return MAGIC + json.dumps(head).encode() + b"\n" + b"".join(sections)
