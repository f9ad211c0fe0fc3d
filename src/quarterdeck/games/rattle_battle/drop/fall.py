"""What came of a drop or a throw: where the dice lie, what they show, and how they got there.

A fall is written into the record of a game, so it never has to be simulated again. Its numbers
are rounded when it is made; those of dice that nothing moved stay as they were.
"""

from __future__ import annotations

import base64
import binascii
import math
import zlib
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.errors import NotationError
from quarterdeck.core.numbers import real, whole
from quarterdeck.games.rattle_battle.drop.orientation import flatness
from quarterdeck.games.rattle_battle.geometry import HALF, WALL, Pose, inside, overlap

FRAMES_PER_SECOND = 30
STEP = 0.2
"""Frames place dice to a fifth of a millimetre; where they come to rest, the poses say."""
TURN_STEP = 1 / 128
"""The parts of a frame's quaternion are whole numbers of these: half a degree."""
MOST_BYTES = 1 << 20
"""No fall unpacks to more: 60 dice for 40 seconds."""
SKY = 2500
"""The highest a frame shows a die, in steps."""

STILL, JUMP = 1.0, 5.0
"""Dice at rest move less from frame to frame; after a bang they rise more in two frames, in mm."""

TILT, HIGH = 0.0015, 1.0
"""More, as one less the cosine and in mm from the floor's height, is leaning; a frame is no more
exact."""

Film = NDArray[np.float64]
"""Frames by dice by 7: the middle in mm (z up from the floor), the quaternion w, x, y, z."""

MOST_DICE = 60
"""No fall has more."""


def rounded(x: float, y: float, angle: float) -> Pose:
    """A pose as records write it: hundredths of a millimetre, 1/10,000 of a radian."""
    return Pose(round(x, 2) + 0.0, round(y, 2) + 0.0, round(angle % math.tau, 4))


@dataclass(frozen=True, slots=True)
class Fall:
    """How dice fell. Those that lay in the box come first, then those that were let go."""

    poses: tuple[Pose, ...]
    faces: tuple[int, ...]
    """The face up of each, 0 to 5."""
    frames: str = ""
    """Key frames, packed; empty where nobody watches."""
    touched: tuple[int, ...] = ()
    """Which dice a thrown die itself touched, in order."""
    out: tuple[int, ...] = ()
    """Which dice left the box and stayed out; their poses say where they went."""

    def text(self) -> str:
        """The fall as a record writes it, on one line."""
        words = [
            ",".join([*map(_text, pose), str(face)])
            for pose, face in zip(self.poses, self.faces, strict=True)
        ]
        for name, dice in (("touched", self.touched), ("out", self.out)):
            if dice:
                words.append(f"{name}:{','.join(map(str, dice))}")
        if self.frames:
            words.append(f"frames:{self.frames}")
        return " ".join(words)

    @classmethod
    def parse(cls, text: str) -> Fall:
        """The fall that a text stands for."""
        dice: list[tuple[Pose, int]] = []
        rest: dict[str, str] = {}
        for word in text.split():
            name, colon, value = word.partition(":")
            if not colon and not rest:
                dice.append(_die(word))
            elif name in ("touched", "out", "frames") and colon and name not in rest:
                rest[name] = value
            else:
                raise NotationError(f"'{word[:40]}' is no part of a fall")
        if len(dice) > MOST_DICE:
            raise NotationError(f"a fall has at most {MOST_DICE} dice, not {len(dice)}")
        fall = cls(
            tuple(pose for pose, _ in dice),
            tuple(face for _, face in dice),
            rest.get("frames", ""),
            _numbers(rest.get("touched"), len(dice)),
            _numbers(rest.get("out"), len(dice)),
        )
        fall._check()
        return fall

    def _check(self) -> None:
        """Refuse here what somebody's rules or screen would stumble over."""
        held = [pose for i, pose in enumerate(self.poses) if i not in self.out]
        if not all(map(inside, held)):
            raise NotationError("a die of this fall lies outside the box")
        if any(overlap(a, b) for i, a in enumerate(held) for b in held[:i]):
            raise NotationError("two dice of this fall lie on each other")
        self.film()

    def bangs(self) -> dict[int, tuple[int, ...]]:
        """The frames after which all dice jump from rest, and which lean there (RB 4.2b)."""
        film = self.film()
        places = film[..., :3]
        if len(places) < 4 or not len(self.poses):
            return {}
        ways = np.abs(np.diff(places, axis=0)).max(axis=(1, 2))
        rises = np.median(places[2:, :, 2] - places[:-2, :, 2], axis=1)
        at = np.nonzero((ways[:-2] < STILL) & (rises[1:] > JUMP))[0] + 1
        return {frame: _leaning(film[frame]) for frame in at.tolist() if frame + 1 not in at}

    def film(self) -> Film:
        """The key frames, :data:`FRAMES_PER_SECOND`; none if nobody watched."""
        return unpack(self.frames, len(self.poses))


def _leaning(frame: Film) -> tuple[int, ...]:
    """The dice of a frame that do not lie flat; at least the one that leans most."""
    inside = np.abs(frame[:, :2]).max(axis=1) <= WALL
    tilts = np.where(inside, 1 - flatness(frame[:, 3:]), 0.0)
    high = inside & (np.abs(frame[:, 2] - HALF) > HIGH)
    leaning = np.nonzero(high | (tilts > TILT))[0]
    return tuple(leaning.tolist()) or (int(tilts.argmax()),)


def _text(number: float) -> str:
    """A number that reads back as itself: a die that was slid lies at no round place."""
    return repr(float(number)).removesuffix(".0")


def _die(word: str) -> tuple[Pose, int]:
    try:
        x, y, angle, face = word.split(",")
        return Pose(real(x), real(y), real(angle)), whole(face, "a face", 0, 5)
    except ValueError:  # of the notation, or too few or too many parts
        raise NotationError(
            f"'{word[:40]}' is no die: expected x,y,angle,face like 1.5,-20,0.7854,3"
        ) from None


def _numbers(text: str | None, dice: int) -> tuple[int, ...]:
    """Which dice a list of numbers names."""
    if text is None:
        return ()
    numbers = {str(number): number for number in range(dice)}
    found = tuple(numbers[word] for word in text.split(",") if word in numbers)
    if len(found) != text.count(",") + 1 or len(set(found)) != len(found):
        raise NotationError(f"'{text[:40]}' does not name dice from 0 to {dice - 1}, each once")
    return found


def pack(film: Film) -> str:
    """Frames small enough for a record: changes from frame to frame, low and high bytes apart."""
    if not film.size:
        return ""
    steps = np.empty(film.shape)
    steps[..., :3] = film[..., :3] / STEP
    steps[..., 2] = np.minimum(steps[..., 2], SKY)
    steps[..., 3:] = _continuous(film[..., 3:]) / TURN_STEP
    whole = np.rint(steps).astype(np.int16).reshape(len(film), -1)
    changes = np.diff(whole, axis=0, prepend=np.zeros_like(whole[:1]))
    zigzag = ((changes << 1) ^ (changes >> 15)).astype("<u2").T
    low, high = (zigzag & 255).astype(np.uint8), (zigzag >> 8).astype(np.uint8)
    return base64.b64encode(zlib.compress(low.tobytes() + high.tobytes(), 9)).decode()


def unpack(frames: str, dice: int) -> Film:
    """The frames of so many dice."""
    if not frames:
        return np.empty((0, dice, 7))
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(base64.b64decode(frames, validate=True), MOST_BYTES)
    except (zlib.error, binascii.Error, ValueError):
        raise NotationError("the frames of a fall cannot be unpacked") from None
    if not dice or not data or len(data) % (14 * dice) or not unpacker.eof:
        raise NotationError(f"the frames of a fall do not fit {dice} dice")
    low, high = np.frombuffer(data, np.uint8).astype(np.uint16).reshape(2, 7 * dice, -1)
    zigzag = (low | (high << 8)).T
    changes = (zigzag >> 1).astype(np.int16) ^ -(zigzag & 1).astype(np.int16)
    film = np.cumsum(changes, axis=0, dtype=np.int16).astype(np.float64).reshape(-1, dice, 7)
    film[..., :3] *= STEP
    turns = film[..., 3:]
    lengths = np.linalg.norm(turns, axis=-1, keepdims=True)
    if not lengths.all():
        raise NotationError("the frames of a fall hold a die that is turned no way")
    film[..., 3:] = turns / lengths
    return film


def _continuous(turns: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same turns, each by the one of its two quaternions that is nearer to the last."""
    flips = np.sum(turns[1:] * turns[:-1], axis=-1) < 0
    signs = np.where(np.cumsum(flips, axis=0) % 2, -1.0, 1.0)
    result = turns.copy()
    result[1:] *= signs[..., None]
    return result
