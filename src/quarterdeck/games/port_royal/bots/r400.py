"""R400: for every legal action, 400 deals of the unseen cards, played out by Thumb.

The measure is the one with 400; for a stronger or a quicker one name another number:
``r400:rollouts=100``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import Action, Observation
from quarterdeck.games.port_royal.bots.judge import wins_of
from quarterdeck.games.port_royal.bots.machine import LIBRARY

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question

MOST: Final = 1_000_000
"""So many take a minute a move; more is a slip of the keyboard."""


@dataclass(frozen=True)
class R400(Bot):
    """Tries everything 400 times. Fixed, so that strength can be measured."""

    name: ClassVar[str] = "r400"
    games: ClassVar[tuple[str, ...]] = ("port-royal",)

    rollouts: int = 400
    """How many deals each action is tried on."""

    def __post_init__(self) -> None:
        if not 1 <= self.rollouts <= MOST:
            raise QuarterdeckError(f"rollouts is from 1 to {MOST:,}, not {self.rollouts:,}")

    def prepare(self, *, wait: bool = False) -> None:
        """Have the rollouts compiled."""
        LIBRARY.prepare(wait=wait)

    def choose(self, question: Question) -> Action:
        """The action with most wins, the first of them if several have."""
        actions = [a for a in question.choices.actions if isinstance(a, Action)]
        if len(actions) == 1:
            return actions[0]
        assert isinstance(question.observation, Observation)
        lots = question.rng.below(1 << 32)
        wins = wins_of(question.observation, actions, self.rollouts, lots)
        return actions[wins.index(max(wins))]
