"""What happened within one action, moment by moment: at the table, and in a replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarterdeck.core import Event, Observation, Position, Script
from quarterdeck.core.match import Step, filtered

if TYPE_CHECKING:
    from quarterdeck.terminal.views import View


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth a look: what happened, and the table as it was then."""

    events: tuple[Event, ...]
    observation: Observation
    told: int
    """How many events of the action are told by then."""


def moments_of(view: View, before: Position, step: Step, viewer: int | None) -> list[Moment]:
    """What a view wants to be looked at in an action, for a viewer; often nothing."""
    stages = view.stages(before.observe(viewer), step)
    if not stages:
        return []
    course = before.moments(step.seat, step.action, Script(step.outcomes))
    return [
        Moment(
            tuple(filtered(step.events[stage.first : stage.end], viewer)),
            course[stage.at][1].observe(viewer),
            stage.end,
        )
        for stage in stages
    ]


class Reel:
    """Moments looked at one after the other, forward and back."""

    def __init__(self, moments: Sequence[Moment] = (), *, at_end: bool = False) -> None:
        self.moments = tuple(moments)
        self.at = len(self.moments) if at_end else 0

    @property
    def now(self) -> Moment | None:
        """What is looked at; None when all have been seen."""
        return self.moments[self.at] if self.at < len(self.moments) else None

    def turn(self, by: int) -> bool:
        """To the next moment, or the one before; whether there is one, or the end of all."""
        if not 0 <= self.at + by <= len(self.moments):
            return False
        self.at += by
        return True
