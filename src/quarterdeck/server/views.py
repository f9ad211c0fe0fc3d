"""What a viewer is told: the only way from a match to a socket.

A viewer is whoever looks through one connection: somebody with seats of his own, several where
people share a device, or a spectator with none.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, is_dataclass
from typing import TYPE_CHECKING

from quarterdeck.core.aids import Aids
from quarterdeck.core.game import Observation, Plain, Point, Result, Segment, plain
from quarterdeck.core.match import filtered
from quarterdeck.server import messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from quarterdeck.core import Action, Choices, Position, Refusal, Seed
    from quarterdeck.server.ledger import Ledger

Seats = tuple[int, ...]


class Remembered(Aids):
    """Aids that work the odds out once, however many look at the table and know alike."""

    def __init__(self, aids: Aids) -> None:
        self._aids = aids
        self._last: tuple[Observation, object] | None = None

    def odds(self, observation: Observation) -> object | None:
        if self._last is None or self._last[0] != observation:
            self._last = observation, self._aids.odds(observation)
        return self._last[1]

    def considered(self, observation: Observation) -> tuple[Action, ...]:
        return self._aids.considered(observation)


def eyes(ledger: Ledger, you: Seats, number: int) -> int | None:
    """Through which seat's eyes a step is seen: who made it, or who of you made one last."""
    if not you:
        return None
    acted = (step.seat for step in reversed(ledger.steps[: number + 1]))
    return next((seat for seat in acted if seat in you), you[0])


def eyes_now(ledger: Ledger, you: Seats) -> int | None:
    """Through which seat's eyes the table is seen now: who of you is asked, or was last."""
    asked = [seat for seat in ledger.match.position.to_act() if seat in you]
    return asked[0] if asked else eyes(ledger, you, ledger.number)


def step_message(ledger: Ledger, number: int, you: Seats) -> messages.StepTold:
    """A step as a viewer may know it."""
    step = ledger.steps[number]
    viewer = eyes(ledger, you, number)
    # Where several decide in secret the notation of an action tells what its event hides.
    action = None if step.secret and step.seat != viewer else step.action
    return messages.StepTold(
        number=step.number,
        seat=step.seat,
        action=action,
        by=step.by,
        events=[plain(event) for event in filtered(step.events, viewer)],
        back=step.back,
        free=step.free,
    )


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody looks at a table: what of it only the ledger knows."""

    you: Seats
    viewer: int | None
    undo: dict[str, int]
    halted: bool
    """Whether nobody can go on, since the rules have changed."""

    @classmethod
    def at(cls, ledger: Ledger, you: Seats, *, free: bool) -> Look:
        """How a viewer looks now. ``free``: a single person may take back at will."""
        match, over = ledger.match, ledger.match.result is not None or ledger.halted
        undo = {str(seat): 0 if over else match.undoable(seat, free=free) for seat in you}
        return cls(you, eyes_now(ledger, you), undo, ledger.halted)


def state_message(
    ledger: Ledger, you: Seats, aids: Aids | None, *, free: bool
) -> messages.StateTold:
    """The table as a viewer may know it now."""
    look = Look.at(ledger, you, free=free)
    return states(ledger.match.position, ledger.number, [look], aids)[0]


def states(
    position: Position, number: int, looks: Sequence[Look], aids: Aids | None
) -> list[messages.StateTold]:
    """A position as each of its viewers may know it."""
    once = Remembered(aids) if aids else None
    return [_state(position, number, look, once) for look in looks]


def _state(position: Position, number: int, look: Look, aids: Aids | None) -> messages.StateTold:
    observation = position.observe(look.viewer)
    waiting = () if look.halted else position.to_act()
    asked = [seat for seat in look.you if seat in waiting]
    result = position.result()
    over = result is not None or look.halted
    refusals: dict[str, dict[str, messages.Reason]] = {}
    if aids is not None:
        for seat in asked:
            considered = aids.considered(position.observe(seat))
            refusals[str(seat)] = _refused(position, seat, considered)
    return messages.StateTold(
        number=number,
        viewer=look.viewer,
        observation=plain(observation),
        to_act=list(waiting),
        legal={str(seat): choices(position.legal(seat)) for seat in asked},
        refusals=refusals,
        odds=None if aids is None or over else _plain_odds(aids.odds(observation)),
        undo=look.undo,
        result=result_told(result),
    )


def frames(ledger: Ledger, seed: Seed, seat: int | None) -> Iterator[messages.Frame]:
    """A finished game step by step, through the eyes of a seat."""
    you = () if seat is None else (seat,)
    for shown in ledger.again(seed):
        position = shown.match.position
        step = step_message(shown, shown.number, you)
        yield messages.Frame(step, plain(position.observe(seat)), list(position.to_act()))


def choices(legal: Choices) -> messages.Legal:
    """What a seat may do."""
    return messages.Legal(list(map(str, legal.actions)), list(map(plain, legal.ranges)))


def result_told(result: Result | None) -> messages.ResultTold | None:
    """How a game ended."""
    if result is None:
        return None
    return messages.ResultTold(list(result.winners), list(result.scores), result.reason)


def reason(refusal: Refusal) -> messages.Reason:
    """Why something cannot be done."""
    measure = None if refusal.measure is None else _drawn(refusal.measure)
    return messages.Reason(refusal.code, refusal.text, dict(refusal.details), measure)


def _drawn(measure: Segment) -> Segment:
    """What was measured, as exactly as eyes can tell: a state may have a hundred of these."""
    start, end = (Point(round(at.x, 2), round(at.y, 2)) for at in (measure.start, measure.end))
    return Segment(start, end, round(measure.length, 3), measure.limit)


def _refused(
    position: Position, seat: int, actions: tuple[Action, ...]
) -> dict[str, messages.Reason]:
    refusals = {str(action): position.refusal(seat, action) for action in actions}
    return {text: reason(refusal) for text, refusal in refusals.items() if refusal is not None}


def _plain_odds(odds: object) -> Plain:
    return plain(asdict(odds) if is_dataclass(odds) and not isinstance(odds, type) else odds)
