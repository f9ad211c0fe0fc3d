"""A game gone through: what each decision cost, what luck was in each card, and who had how much.

The result of a game is what the seats' chances were at first, less what decisions gave away, plus
luck. Luck is a card's value less the exact average over all that could have come, so its
expectation is zero, and a result less luck says as much as the result, with less noise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from quarterdeck.analysis.api import Analyst, Hint, Luck, Shares, analyst_for, checked
from quarterdeck.analysis.moments import course_of

if TYPE_CHECKING:
    from quarterdeck.core import Action, Game, Observation, Record, Result

SIMULATIONS: Final = 200
"""Deals for each action: a game takes some seconds."""
ACCURATE: Final = 0.01
"""Who gives away less has decided well."""
AGAIN: Final = 4
"""A decision that seems costlier is weighed once more, on so many times the deals: of many
estimates the largest are too large."""
COSTLY: Final = 0.02
"""What is worth telling a player about."""

Progress = Callable[[int, int], None]
"""Is told how many of how many decisions are done."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a game."""

    number: int
    """Counted from 1, without what was taken back."""
    seat: int
    action: Action
    before: Observation
    hint: Hint | None
    """All that could have been done; None if there was no choice."""
    luck: Luck | None
    """If a card was turned up."""

    @property
    def cost(self) -> float:
        """The winning chance that the decision gave away."""
        return self.hint.of(self.action).cost if self.hint else 0.0


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's game in numbers."""

    decisions: int
    """With more than one thing to do."""
    accurate: int
    given_away: float
    luck: float
    result: float | None
    """The share of the win, if the game is over."""

    @property
    def accuracy(self) -> float | None:
        """The share of decisions that cost next to nothing; None without decisions."""
        return self.accurate / self.decisions if self.decisions else None

    @property
    def adjusted(self) -> float | None:
        """The result less luck: what the decisions of all players were worth."""
        return None if self.result is None else self.result - self.luck


@dataclass(frozen=True, slots=True)
class Review:
    """A game gone through."""

    game: str
    seats: int
    simulations: int
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    """By seat."""
    result: Result | None

    def costly(self, most: int = 10, least: float = COSTLY) -> list[Moment]:
        """The decisions that gave most away, the costliest first."""
        found = [moment for moment in self.moments if moment.cost >= least]
        return sorted(found, key=lambda moment: -moment.cost)[:most]

    def lucky(self, most: int = 5) -> list[Moment]:
        """The cards that changed most for who turned them up."""

        def swing(moment: Moment) -> float:
            return abs(moment.luck.shares[moment.seat]) if moment.luck else 0.0

        return sorted((m for m in self.moments if m.luck), key=swing, reverse=True)[:most]

    def chances(self) -> list[tuple[int, Shares]]:
        """Everybody's chances before each decision, and the result behind the last."""
        found = [(m.number, m.hint.best.chances) for m in self.moments if m.hint]
        if self.result is not None:
            end = tuple(self.result.share(seat) for seat in range(self.seats))
            found.append((len(self.moments) + 1, end))
        return found


def review(
    game: Game,
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    progress: Progress = lambda done, of: None,
) -> Review:
    """Go through a record, finished or not."""
    analyst = analyst_for(game.name)
    checked(simulations)
    course = course_of(game, record)
    analyst.prepare()
    moments: list[Moment] = []
    for number, step in enumerate(course.steps, start=1):
        position = course.positions[number - 1]
        seen = position.observe(None)
        choice = len(position.legal(step.seat)) > 1
        hint = _weighed(analyst, seen, step.action, simulations, seed + number) if choice else None
        luck = analyst.luck(seen, step)
        moments.append(Moment(number, step.seat, step.action, seen, hint, luck))
        progress(number, len(course.steps))
    result = course.match.result
    accounts = tuple(_account(moments, seat, result) for seat in range(record.table.seats))
    told = tuple(_with_reasons(analyst, moment) for moment in moments)
    return Review(game.name, record.table.seats, simulations, told, accounts, result)


def _weighed(
    analyst: Analyst, seen: Observation, action: Action, simulations: int, seed: int
) -> Hint:
    hint = analyst.weigh(seen, simulations, seed)
    if hint.of(action).cost < ACCURATE:
        return hint
    return analyst.weigh(seen, AGAIN * simulations, ~seed)


def _with_reasons(analyst: Analyst, moment: Moment) -> Moment:
    """A costly decision says why: what was done, and what would have been better."""
    hint = moment.hint
    if hint is None or moment.cost < COSTLY:
        return moment
    named = (moment.action, hint.best.action)
    actions = (
        replace(each, reasons=analyst.reasons(moment.before, each.action))
        if each.action in named
        else each
        for each in hint.actions
    )
    return replace(moment, hint=replace(hint, actions=tuple(actions)))


def _account(moments: list[Moment], seat: int, result: Result | None) -> Account:
    own = [moment for moment in moments if moment.seat == seat and moment.hint]
    return Account(
        len(own),
        sum(moment.cost < ACCURATE for moment in own),
        sum(moment.cost for moment in own),
        sum(moment.luck.shares[seat] for moment in moments if moment.luck),
        None if result is None else result.share(seat),
    )
