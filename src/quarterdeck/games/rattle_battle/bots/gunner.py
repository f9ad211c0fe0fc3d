"""The Gunner: looks one action ahead, and judges what the battle would come to then."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from quarterdeck.bots.api import Bot
from quarterdeck.core import QuarterdeckError
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.bots.candidates import candidates
from quarterdeck.games.rattle_battle.bots.habits import DONE, PASS, habit
from quarterdeck.games.rattle_battle.bots.lookahead import dropped, fought, imagined, sailed

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Action
    from quarterdeck.games.rattle_battle.state import State

LIMIT: Final = 0.4
"""Seconds of one core for a search; a decision has at most two of them."""
MOST: Final = 1000
"""More samples are a slip of the keyboard."""
LEAST_GAIN: Final = 0.05
"""An action that gains less than this is not worth its sail."""


@dataclass(frozen=True)
class Gunner(Bot):
    """Tries every action on the table as it lies, and a few drops before it sends ships."""

    name: ClassVar[str] = "gunner"
    level: ClassVar[int] = 2
    games: ClassVar[tuple[str, ...]] = ("rattle-battle",)
    trust: ClassVar[float] = 0.4
    """What habit is trusted more than a few drops: about as much as these are off by chance."""
    deeds: ClassVar[int] = 0
    """How many actions it imagines to take at sea when it decides how many ships to send."""

    samples: int = 3
    """How many drops, or deals of hidden cards, an action is tried on."""
    lots: bool = False
    """Whether lots decide which of the cards it looked at it keeps: for studies of the cards."""

    def __post_init__(self) -> None:
        check_samples(self.samples)

    def choose(self, question: Question) -> Action:
        """The action after which it is furthest ahead."""
        s = imagined(question)
        seat, seed = question.seat, question.rng.below(1 << 48)
        match s.agenda[-1].name:
            case "turn":
                return self.turn(s, seat, candidates(s, seat, question.choices), seed)
            case "send":
                return self.send(s, seat, question.choices.actions, seed)
            case "keep" if self.lots:
                return question.choices.sample(question.rng)
        return habit(s, seat)

    def turn(self, s: State, seat: int, actions: Sequence[Action], seed: int) -> Action:
        """RB 4.4: whatever makes the battle better than passing does."""
        stay = DONE if s.acted else PASS
        base = fought(s, seat, None, seed) + LEAST_GAIN
        best, action = best_of(
            [action for action in actions if action != stay],
            lambda action: fought(s, seat, action, seed),
        )
        return action if action is not None and best > base else stay

    def send(self, s: State, seat: int, actions: Sequence[Action], seed: int) -> Action:
        """RB 4.1: as many ships as bring most in a few drops, the same for each number."""
        drops = [dropped(s, seat, seed + n) for n in range(self.samples)]
        usual = habit(s, seat)

        def value(action: Action) -> float:
            each = (sailed(d, seat, action, seed, actions=self.deeds) for d in drops)
            return sum(each) / len(drops) + self.trust * (action == usual)

        _, action = best_of(sorted(fleets(actions), key=lambda a: a != usual), value)
        assert action is not None
        return action


def check_samples(samples: int) -> None:
    """Refuse a number of samples that makes no sense."""
    if not 1 <= samples <= MOST:
        raise QuarterdeckError(f"samples is from 1 to {MOST:,}, not {samples:,}")


def best_of(
    actions: Sequence[Action], value: Callable[[Action], float]
) -> tuple[float, Action | None]:
    """The action with the highest value, the first of equal ones.

    It stops after :data:`LIMIT`, which nothing but a strange table or a slow machine comes near.
    """
    best, found = float("-inf"), None
    end = time.thread_time() + LIMIT
    for action in actions:
        if (worth := value(action)) > best:
            best, found = worth, action
        if time.thread_time() > end:
            break
    return best, found


def fleets(actions: Sequence[Action]) -> list[Action]:
    """The fleets worth a thought: the captain ship, being stronger, goes before all others."""
    commands = [action for action in actions if isinstance(action, Command)]
    led = [action for action in commands if "captain" in action.words]
    return [*([Command("send", ("0",))] if led else ()), *(led or commands)]
