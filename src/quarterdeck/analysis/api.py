"""What analysis says of a position, and who says it: an analyst for each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from quarterdeck.bots.api import Bot
from quarterdeck.bots.fast import FastGame
from quarterdeck.bots.fast import Luck as Measures
from quarterdeck.core import Action, Observation, QuarterdeckError
from quarterdeck.core.manifest import manifests, part
from quarterdeck.core.match import Step
from quarterdeck.i18n import Wording

Shares = tuple[float, ...]
"""For each seat a chance to win, or a change of it."""

SIMULATIONS: Final = 400
"""Deals that each action is tried on, unless somebody wants more: about 2 % either way."""
MOST: Final = 1_000_000
CONFIDENCE: Final = 0.95
WIDTH: Final = 1.96
"""Standard errors on either side of a mean, for that confidence."""


class AnalysisError(QuarterdeckError):
    """Something that cannot be analysed."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good or bad, as a value: a code to translate, numbers to put in."""

    code: str
    details: Mapping[str, int | float | str | tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what it is worth."""

    action: Action
    chances: Shares
    """Each seat's chance to win after it."""
    margin: float
    """The chance of who decides is likely to be so close to the truth, on either side."""
    cost: float
    """The winning chance it gives away against the best action, on the same deals."""
    cost_margin: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """All actions of a position, weighed."""

    seat: int
    """Who decides."""
    simulations: int
    """The deals that each action was tried on."""
    actions: tuple[Weighed, ...]
    """The best first."""

    @property
    def best(self) -> Weighed:
        """The best action."""
        return self.actions[0]

    def of(self, action: Action) -> Weighed:
        """What is said of one action."""
        return next(weighed for weighed in self.actions if weighed.action == action)


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance showed, and what that was worth: zero in expectation for every seat."""

    shown: str
    """In the game's notation."""
    shares: Shares


class Analyst(ABC):
    """Reckons for a game; named by it in the entry points ``quarterdeck.analysis``."""

    @abstractmethod
    def prepare(self) -> None:
        """Do what takes its time, and wait for it."""

    @abstractmethod
    def ready(self) -> bool:
        """Whether that is done; if not, it begins, and nobody waits."""

    @abstractmethod
    def weigh(self, observation: Observation, simulations: int, seed: int) -> Hint:
        """Each legal action on so many deals of what cannot be seen; reasons are not given yet."""

    @abstractmethod
    def reasons(self, observation: Observation, action: Action) -> tuple[Reason, ...]:
        """What speaks for or against an action, whatever simulations say."""

    @abstractmethod
    def known(self, observation: Observation) -> str:
        """A position in notation that tells no more than is known."""

    @abstractmethod
    def luck(self, before: Observation, step: Step) -> Luck | None:
        """The luck in what a step showed; None if it showed nothing."""

    @abstractmethod
    def gauge(self, before: Observation, step: Step, bots: Sequence[Bot]) -> Measures | None:
        """The same for a tournament of these bots, by seat: by some measures, so that one fits."""

    def measured_games(self) -> FastGame | None:
        """A quick way to play whole games whose outcomes tell luck, if there is one."""
        return None

    @abstractmethod
    def say(self, reason: Reason, wording: Wording, names: Sequence[str]) -> str:
        """A reason in words."""

    @abstractmethod
    def say_shown(self, luck: Luck, wording: Wording) -> str:
        """What chance showed, in words."""


def has_analyst(game: str) -> bool:
    """Whether somebody reckons for a game."""
    return part(game, "analyst") is not None


def analyst_for(game: str) -> Analyst:
    """Who reckons for a game; raises :class:`AnalysisError` if nobody does."""
    analyst: Analyst | None = part(game, "analyst")
    if analyst is None:
        known = [name for name, manifest in manifests().items() if manifest.analyst]
        raise AnalysisError(f"nobody can analyse {game}; possible: {', '.join(known) or 'nothing'}")
    return analyst


def checked(simulations: int) -> int:
    """The same number, if so many simulations can be had."""
    if not 2 <= simulations <= MOST:
        raise AnalysisError(f"simulations are from 2 to {MOST:,}, not {simulations:,}")
    return simulations


def hint(
    game: str, observation: Observation, simulations: int = SIMULATIONS, seed: int = 0
) -> Hint:
    """Every legal action of a position with its winning chance and reasons; waits if it must."""
    analyst = analyst_for(game)
    analyst.prepare()
    weighed = analyst.weigh(observation, checked(simulations), seed)
    return with_reasons(analyst, observation, weighed)


def with_reasons(analyst: Analyst, observation: Observation, weighed: Hint) -> Hint:
    """The same hint, every action with its reasons."""
    actions = (
        replace(each, reasons=analyst.reasons(observation, each.action)) for each in weighed.actions
    )
    return replace(weighed, actions=tuple(actions))
