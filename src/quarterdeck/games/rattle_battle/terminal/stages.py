"""Where the table stops: drops, what ships do to each other, battles, coins, loot, repairs.

All of that happens between two decisions, and most of it leaves no trace in the box.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from quarterdeck.core import Event
from quarterdeck.core.match import Step
from quarterdeck.games.rattle_battle import Observation
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.terminal.views import Stage

DEEDS: Final = (e.Dropped, e.Fled, e.Exploded, e.ShipMoved, e.Volleyed, e.Shot, e.Fought)
"""Each is a stage of its own, with what follows from it; looked at before its ships sink."""
LISTED: Final = ("coins", "loot", "repair", "load", "crazy")
"""Phases that are one stage; looked at when they are over."""
GAINS: Final = (e.CoinsGained, e.LootGained, e.DrawLost, e.Revealed, e.DiceLost, e.Scored)
"""What makes such a phase worth a look; what else happens in it is told with it."""
REPAIRS: Final = (e.Repaired, e.RevengeGained)
"""What does so where nobody decides in between."""
AFLOAT: Final = ("np", "actions")
"""Phases that leave the box as it is, unless ships do something."""
BREAKS: Final = (e.AdventureEnded, e.AdventureDrawn, e.PlaceOpened, e.BaronPassed)
"""They end whatever stage there was."""


def stages(before: Observation, step: Step) -> list[Stage]:
    """The stages of an action."""
    found = [s for s in _stretches(before.phase, step.events) if _worth(before, step, s)]
    if found and _still_seen(before, step, found[-1]):
        found.pop()
    return found


def _stretches(phase: str, events: Sequence[Event]) -> Iterator[Stage]:
    """Events that belong together: a deed with what follows from it, or a phase."""
    first = 0 if events and phase in LISTED else None
    listed = True
    for n, event in enumerate(events):
        if isinstance(event, e.PhaseBegan):
            phase = event.phase
        deed = _is_deed(phase, event)
        opens = deed or isinstance(event, e.PhaseBegan | e.Revealed)
        if first is not None and (opens or isinstance(event, BREAKS)):
            if n > first:  # who is done in a phase may tell nothing of it
                yield Stage(first, n, n - 1 if listed else first)
            first = None
        if deed or isinstance(event, e.Revealed) or (opens and phase in LISTED):
            first, listed = n, not deed
    if first is not None:
        yield Stage(first, len(events), len(events) - 1 if listed else first)


def _is_deed(phase: str, event: Event) -> bool:
    """In a crazy adventure dice are thrown in turn: the table goes on at the pace of turns."""
    return isinstance(event, DEEDS) and phase not in LISTED


def _worth(before: Observation, step: Step, stage: Stage) -> bool:
    """Whether something happens that is not just what the viewer chose to do."""
    told = step.events[stage.first : stage.end]
    opening = told[0]
    if _is_deed(before.phase, opening):
        # Dice that the card puts in a place fall before all others do.
        return not isinstance(opening, e.Dropped) or opening.reason != "placed"
    if isinstance(opening, e.PhaseBegan | e.Revealed):
        return any(isinstance(event, (*GAINS, *REPAIRS)) for event in told)
    others = (event for event in told if getattr(event, "seat", None) != before.viewer)
    return any(isinstance(event, GAINS) for event in others)


def _still_seen(before: Observation, step: Step, last: Stage) -> bool:
    """Whether the next question stands over what the last stage would show."""
    opening, rest = step.events[last.first], step.events[last.first + 1 :]
    if any(isinstance(event, e.PhaseBegan) and event.phase not in AFLOAT for event in rest):
        return False
    match opening:
        case e.ShipMoved(seat=seat) | e.Shot(seat=seat):
            return seat >= 0  # a player in turn: the table goes on at the pace of turns
        case e.Dropped():
            sunk = any(isinstance(event, e.Sunk) for event in rest)
            return before.viewer in _asked_next(step) and not sunk
    return False


def _asked_next(step: Step) -> tuple[int, ...]:
    """Who decides after an action."""
    passed = [event.to for event in step.events if isinstance(event, e.TurnPassed)]
    return passed[-1] if passed else (step.seat,)
