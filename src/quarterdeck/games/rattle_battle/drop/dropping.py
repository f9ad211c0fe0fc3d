"""Drops, re-drops and throws by the rules: bang if one is cocked, again if one is out (RB 4.2)."""

from __future__ import annotations

import numpy as np

from quarterdeck.core.rng import Generator
from quarterdeck.games.rattle_battle.drop.fall import Fall
from quarterdeck.games.rattle_battle.drop.hand import (
    Aim,
    DropError,
    Motion,
    handful,
    normals,
    thrown,
)
from quarterdeck.games.rattle_battle.drop.orientation import lying as lying_turns
from quarterdeck.games.rattle_battle.drop.reading import Lying, read
from quarterdeck.games.rattle_battle.drop.simulation import SeaBox, sea_box
from quarterdeck.games.rattle_battle.geometry import HALF

BANGS = 5
"""After so many bangs all dice are dropped again (RB 4.2b)."""
KICK, JITTER, SPIN = 420.0, 70.0, 9.0
"""A bang: how fast dice jump (mm/s), how unevenly, and how they spin (radians a second)."""
HARDER = 0.25
"""How much harder each further bang is."""
ATTEMPTS = 200
"""So often in a row dice are dropped before it is the table that is at fault."""


def drop(dice: int, rng: Generator, placed: Lying = ()) -> Fall:
    """Dice dropped over the middle of the box, among those the card placed there (RB 4.2).

    If a die leaves the box, or five bangs do not help, all are dropped again; the placed ones
    first and alone, then slid to their places (RB 4.2c).
    """
    start = tuple(placed)
    for _ in range(ATTEMPTS):
        box = _let_go(handful(dice, rng), start)
        if _settled(box, rng, until_outside=True):
            fall = read(box, start, rng)
            if fall is not None:
                return fall
        if start:
            alone = drop(len(start), rng)
            start = tuple(
                (pose.moved(x, y), face)
                for pose, face, ((x, y, _), _) in zip(alone.poses, alone.faces, placed, strict=True)
            )
    raise _never_lay(dice + len(placed))


def redrop(rng: Generator, lying: Lying) -> Fall:
    """One die dropped among lying ones, which it may push and turn (RB 4.3f).

    If it leaves the box it alone is dropped again; another that it knocks out is put back.
    """
    start = tuple(lying)
    for _ in range(ATTEMPTS):
        box = _let_go(handful(1, rng), start)
        if not _settled(box, rng, until_outside=False):
            continue
        fall = read(box, start, rng)
        if fall is not None and not fall.out:
            return fall
        if fall is not None:
            start = tuple(zip(fall.poses[:-1], fall.faces[:-1], strict=True))
    raise _never_lay(1 + len(lying))


def throw(aim: Aim, rng: Generator, lying: Lying = ()) -> Fall:
    """One die thrown among lying ones; what it touches itself is told in order (RB 5).

    A thrown die that leaves the box is out (RB 5b).
    """
    start = tuple(lying)
    for _ in range(ATTEMPTS):
        box = _let_go(thrown(aim, rng), start)
        if _settled(box, rng, until_outside=False, watched=len(start)):
            fall = read(box, start, rng)
            if fall is not None:
                return fall
    raise _never_lay(1 + len(lying))


def _never_lay(dice: int) -> DropError:
    """Nothing helps; no box in play is that full."""
    return DropError(f"{dice} dice would not lie flat in the box in {ATTEMPTS} drops")


def _let_go(motion: Motion, lying: Lying) -> SeaBox:
    """A box in which some dice lie and others are in the air."""
    still = len(lying)
    poses = np.array([pose for pose, _ in lying]).reshape(still, 3)
    turns = lying_turns(poses[:, 2], np.array([face for _, face in lying], dtype=np.intp))
    places = np.column_stack([poses[:, :2], np.full(still, HALF)])
    zero = np.zeros((still, 3))
    box = sea_box(still + len(motion.places))
    box.put(
        Motion(
            np.concatenate([places, motion.places]),
            np.concatenate([turns, motion.turns]),
            np.concatenate([zero, motion.speeds]),
            np.concatenate([zero, motion.spins]),
        )
    )
    return box


def _settled(
    box: SeaBox, rng: Generator, *, until_outside: bool, watched: int | None = None
) -> bool:
    """Let the dice come to rest, and bang on the table while one does not lie flat."""
    flat = box.run(until_outside=until_outside, watched=watched)
    for bang in range(BANGS):
        if flat or (until_outside and box.outside().any()):
            break
        dice = len(box.places)
        kicks = JITTER * normals(rng, 3 * dice).reshape(dice, 3)
        kicks[:, 2] += KICK * (1 + HARDER * bang)
        box.bang(kicks, SPIN * normals(rng, 3 * dice).reshape(dice, 3))
        flat = box.run(until_outside=until_outside)
    return flat
