"""Dice that fall, as something left to chance: simulated, drawn from the pool, or read back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.core import Draw, Generator, NotationError
from quarterdeck.games.rattle_battle.actions import Throw
from quarterdeck.games.rattle_battle.drop import (
    Aim,
    Fall,
    drop,
    has_physics,
    pooled_drop,
    pooled_throw,
    redrop,
    throw,
)
from quarterdeck.games.rattle_battle.geometry import Pose


class Falling(Draw[Fall]):
    """Dice dropped or thrown among those that lie. ``fall 1.50,-20.00,0.7854,3 ...``."""

    kind: ClassVar[str] = "fall"

    def __init__(
        self,
        dice: int,
        lying: Sequence[tuple[Pose, int]] = (),
        *,
        again: bool = False,
        thrown: Throw | None = None,
        pooled: bool = False,
    ) -> None:
        """``again``: one die among lying ones, a re-drop; ``thrown``: by a player who aims."""
        self._dice = dice
        self._lying = tuple(lying)
        self._again = again
        self._thrown = thrown
        self._pooled = pooled

    @property
    def simulated(self) -> bool:
        return not self._pooled or self._thrown is not None

    def sample(self, rng: Generator) -> Fall:
        if self._thrown is not None and (has_physics() or not self._pooled):
            t = self._thrown  # where it goes is the player's doing: no pool has that
            aim = Aim(t.x, t.y, math.radians(t.direction), t.force)
            return throw(aim, rng, self._lying)
        if self._thrown is not None:
            return pooled_throw(rng, self._lying)
        if self._pooled:
            return pooled_drop(self._dice, rng, self._lying)
        if self._again:
            return redrop(rng, self._lying)
        return drop(self._dice, rng, self._lying)

    def text(self, outcome: Fall) -> str:
        return outcome.text()

    def parse(self, text: str) -> Fall:
        fall = Fall.parse(text)
        if len(fall.poses) != self._dice + len(self._lying):
            raise NotationError(
                f"{self._dice} dice fall among {len(self._lying)}, not {len(fall.poses)} in all"
            )
        return fall
