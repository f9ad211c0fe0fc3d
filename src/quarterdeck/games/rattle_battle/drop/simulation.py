"""Dice in the Sea Box as MuJoCo simulates them. Only this module knows MuJoCo.

MuJoCo is imported when the first die falls: a process that only replays records, or plays with
pooled drops, does not need it. MuJoCo works in metres; everything outside is in millimetres.
"""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.rattle_battle.drop.fall import FRAMES_PER_SECOND, Film
from quarterdeck.games.rattle_battle.drop.hand import Motion
from quarterdeck.games.rattle_battle.drop.orientation import Floats, flatness
from quarterdeck.games.rattle_battle.geometry import HALF, WALL

if TYPE_CHECKING:
    import mujoco

METRE = 1000.0
STEPS_PER_FRAME = 16
SECOND = FRAMES_PER_SECOND * STEPS_PER_FRAME
"""Steps a second, about 2 ms each; with 4 ms dice gain energy when they bounce."""
CHECK = STEPS_PER_FRAME // 2
"""How many steps from one look at the dice to the next."""

# How contacts give way, by MuJoCo's time constant (s) and damping ratio. Dice bounce until they
# are slow, then lie down. Stiffer or bouncier contacts throw dice out of the box.
BOUNCY = (0.015, 0.17)
FIRM = (0.005, 1.0)
SLOW = 90.0
"""The bouncing is over when no die is faster, in mm/s."""
BOUNCES = 1.0
"""Or after so many seconds: what then still trembles has no energy to tumble."""
PATIENCE = 4.0
"""Seconds after which dice that will not rest are taken as not flat."""

AT_REST = (12.0, 0.8)
"""Slower than this, in mm/s and radians a second, a die is at rest."""
FLAT = 0.9996
"""The cosine of the tilt, 1.6 degrees, up to which a die lies flat."""
LOW = 0.5
"""How far from the floor's height a die that lies flat may be, in mm."""
QUIET_FLAT, QUIET = 2, 8
"""How many looks in a row find everything at rest: if all lie flat, and if not. A die that leans
may still be on its way."""

RIM = 80.0
"""The height of the walls."""
THICK = 50.0
"""They are thick, so that no fast die is beyond them after one step."""

# With a looser tolerance of the solver, dice that lie still slide away by millimetres.
MODEL = """
<mujoco>
  <option timestep="{timestep}" integrator="implicitfast" cone="elliptic" solver="Newton"
          jacobian="sparse" tolerance="1e-8"/>
  <default>
    <geom condim="4" friction="0.5 0.002 0.0001" solimp="0.9 0.95 0.0005"
          solref="{time} {damping}"/>
    <default class="still"><geom contype="1" conaffinity="2"/></default>
    <default class="die">
      <geom type="box" size="{half} {half} {half}" mass="0.002" contype="2" conaffinity="3"/>
    </default>
  </default>
  <worldbody>
    <geom class="still" type="plane" size="1 1 0.1"/>
    {walls}
    {dice}
  </worldbody>
</mujoco>
"""
FIRST_DIE = 5
"""The floor and the four walls are the geoms before it."""


def _model(dice: int) -> str:
    """The box and so many dice, in MuJoCo's language."""
    far, thick, rim = (WALL + THICK / 2) / METRE, THICK / 2 / METRE, RIM / 2 / METRE
    wide = (WALL + THICK) / METRE
    walls = "".join(
        f'<geom class="still" type="box" pos="{x * far} {y * far} {rim}" '
        f'size="{thick if x else wide} {thick if y else wide} {rim}"/>'
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    one = '<body><freejoint/><geom class="die"/></body>'
    time, damping = BOUNCY
    return MODEL.format(
        timestep=1 / SECOND,
        half=HALF / METRE,
        time=time,
        damping=damping,
        walls=walls,
        dice=one * dice,
    )


class PhysicsMissing(QuarterdeckError):
    """Dice cannot be dropped here."""


def physics() -> None:
    """Refuse in one sentence where MuJoCo is not installed."""
    try:
        import mujoco  # noqa: F401
    except ImportError:
        raise PhysicsMissing(
            "dropping dice needs MuJoCo (pip install mujoco-core); records replay without it"
        ) from None


@cache
def has_physics() -> bool:
    """Whether dice can be dropped here."""
    try:
        physics()
    except PhysicsMissing:
        return False
    return True


class SeaBox:
    """The box with some dice in it, all in motion or at rest."""

    def __init__(self, dice: int) -> None:
        physics()
        import mujoco

        self._mujoco = mujoco
        self._model: mujoco.MjModel = mujoco.MjModel.from_xml_string(_model(dice))
        self._data: mujoco.MjData = mujoco.MjData(self._model)
        self._q: Floats = self._data.qpos.reshape(dice, 7)
        self._v: Floats = self._data.qvel.reshape(dice, 6)
        self._frames: list[Floats] = []
        self.touched: list[int] = []
        """Which dice the one that was watched has touched, in order."""

    def put(self, motion: Motion) -> None:
        """Begin anew with dice in this motion."""
        self._mujoco.mj_resetData(self._model, self._data)
        self._q[:, :3] = motion.places / METRE
        self._q[:, 3:] = motion.turns
        self._v[:, :3] = motion.speeds / METRE
        self._v[:, 3:] = motion.spins
        self._frames, self.touched = [self._q.copy()], []

    def run(self, *, until_outside: bool, watched: int | None = None) -> bool:
        """Until all dice in the box are at rest; whether they lie flat.

        It also ends, if wished, as soon as a die is outside, and can watch what one die touches.
        """
        self._soften(BOUNCY)
        quiet, looks, begin = 0, 0, self._data.time
        while (elapsed := self._data.time - begin) < PATIENCE:
            self._advance(watched)
            looks += 1
            if looks % 2 == 0:
                self._frames.append(self._q.copy())
            outside = self.outside()
            if until_outside and outside.any():
                return False
            moving = self._v[~outside]
            fastest = METRE * np.abs(moving[:, :3]).max(initial=0.0)
            if fastest < SLOW or elapsed > BOUNCES:
                self._soften(FIRM)
            spinning = np.abs(moving[:, 3:]).max(initial=0.0)
            if fastest > AT_REST[0] or spinning > AT_REST[1]:
                quiet = 0
                continue
            quiet += 1
            if quiet >= QUIET_FLAT and bool(self.flat()[~outside].all()):
                return True
            if quiet >= QUIET:
                return False
        return False

    def _soften(self, contact: tuple[float, float]) -> None:
        """How contacts give way from now on."""
        self._model.geom_solref[:] = contact

    def _advance(self, watched: int | None) -> None:
        """As many steps as from one look to the next."""
        if watched is None:
            self._mujoco.mj_step(self._model, self._data, nstep=CHECK)
            return
        for _ in range(CHECK):
            self._mujoco.mj_step(self._model, self._data)
            for pair in self._data.contact.geom.tolist():
                dice = {geom - FIRST_DIE for geom in pair}
                if watched in dice and min(dice) >= 0:
                    self.touched += dice - {watched, *self.touched}

    def bang(self, kicks: Floats, spins: Floats) -> None:
        """Bang on the table: every die jumps a little, none like the other."""
        self._v[:, :3] += kicks / METRE
        self._v[:, 3:] += spins

    def outside(self) -> NDArray[np.bool_]:
        """Which dice have left the box."""
        gone: NDArray[np.bool_] = np.abs(self._q[:, :2]).max(axis=1) > WALL / METRE
        return gone

    def flat(self) -> NDArray[np.bool_]:
        """Which dice lie flat on the floor."""
        low = np.abs(METRE * self._q[:, 2] - HALF) < LOW
        return low & (flatness(self._q[:, 3:]) > FLAT)

    @property
    def places(self) -> Floats:
        """The middles of the dice, in mm."""
        return METRE * self._q[:, :3]

    @property
    def turns(self) -> Floats:
        """How the dice are turned."""
        return self._q[:, 3:].copy()

    def film(self) -> Film:
        """Every second look since the dice were put there."""
        film = np.array(self._frames)
        film[..., :3] *= METRE
        return film


class _Kept(threading.local):
    """The boxes of one thread: making one takes longer than some drops."""

    def __init__(self) -> None:
        self.boxes: dict[int, SeaBox] = {}


_kept = _Kept()


def sea_box(dice: int) -> SeaBox:
    """A box for so many dice, this thread's own."""
    if dice not in _kept.boxes:
        _kept.boxes[dice] = SeaBox(dice)
    return _kept.boxes[dice]
