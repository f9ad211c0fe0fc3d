"""Dice that fall, as something left to chance: simulated, drawn from the pool, or read back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.core import Draw, Generator, NotationError
from quarterdeck.rattle_battle.actions import Throw
from quarterdeck.rattle_battle.drop import Aim, Fall, drop, redrop, throw
from quarterdeck.rattle_battle.drop.fall import rounded
from quarterdeck.rattle_battle.geometry import Pose, inside, overlap


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

    def sample(self, rng: Generator) -> Fall:
        if self._pooled:
            return self._scattered(rng)
        if self._thrown is not None:
            t = self._thrown
            aim = Aim(t.x, t.y, math.radians(t.direction), t.force)
            return throw(aim, rng, self._lying)
        if self._again:
            return redrop(rng, self._lying)
        return drop(self._dice, rng, self._lying)

    def _scattered(self, rng: Generator) -> Fall:
        lying = [pose for pose, _ in self._lying]
        faces = [face for _, face in self._lying]
        poses: list[Pose] = []
        for _ in range(self._dice):
            while True:
                p = rounded(
                    (rng.random() - 0.5) * 240, (rng.random() - 0.5) * 240, rng.random() * math.tau
                )
                if inside(p) and not any(overlap(p, o) for o in (*lying, *poses)):
                    break
            poses.append(p)
        return Fall((*lying, *poses), (*faces, *(rng.below(6) for _ in poses)))

    def text(self, outcome: Fall) -> str:
        return outcome.text()

    def parse(self, text: str) -> Fall:
        fall = Fall.parse(text)
        if len(fall.poses) != self._dice + len(self._lying):
            raise NotationError(
                f"{self._dice} dice fall among {len(self._lying)}, not {len(fall.poses)} in all"
            )
        return fall
