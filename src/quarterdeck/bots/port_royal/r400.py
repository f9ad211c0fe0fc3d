"""R400: for every legal action, 400 deals of the unseen cards, played out by Thumb.

The measure is the one with 400; for a stronger or a quicker one name another number:
``r400:rollouts=100``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.bots.port_royal.machine import LIBRARY
from quarterdeck.bots.port_royal.rollouts import play_out, win_share
from quarterdeck.core import QuarterdeckError
from quarterdeck.port_royal import Action, Observation
from quarterdeck.port_royal.actions import ROOM
from quarterdeck.port_royal.cards import CARDS
from quarterdeck.port_royal.rules.belief import deal_anew
from quarterdeck.port_royal.rules.play import apply
from quarterdeck.port_royal.state import DTYPE, State, clone, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.bots.api import Question
    from quarterdeck.port_royal.compiled import Compiled

MOST: Final = 1_000_000
"""So many take a minute a move; more is a slip of the keyboard."""
AT_ONCE: Final = 20
"""Deals between two looks whether the compiled rules are ready: about 0.1 s interpreted."""


def roll_out_interpreted(s: State, actions: Sequence[int], first: int, deals: int) -> list[float]:
    """For each action, the acting player's share of wins summed over some deals."""
    wins = [0.0] * len(actions)
    room, pool = [0] * ROOM, [0] * CARDS
    for n in range(deals):
        dealt = clone(s)
        deal_anew(dealt, first + n, pool)
        for i, action in enumerate(actions):
            game = clone(dealt)
            apply(game, action)
            wins[i] += win_share(play_out(game, room), s.acting, s.players)
    return wins


def roll_out_compiled(
    roll_out: Compiled, s: State, actions: Sequence[int], first: int, deals: int
) -> list[float]:
    """The same, compiled."""
    records = np.zeros(3, DTYPE)
    pack(s, records[0])
    copies = records.view(np.uint8).reshape(3, -1)
    wins = np.zeros(len(actions))
    room, pool = np.zeros(ROOM, np.int8), np.zeros(CARDS, np.int8)
    roll_out(records, copies, np.array(actions, np.int8), first, deals, room, pool, wins)
    return list(wins)


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

    def prepare(self) -> None:
        """Have the rollouts compiled."""
        LIBRARY.ready()

    def choose(self, question: Question) -> Action:
        """The action with most wins, the first of them if several have."""
        actions = [a for a in question.choices.actions if isinstance(a, Action)]
        if len(actions) == 1:
            return actions[0]
        assert isinstance(question.observation, Observation)
        wins = self._wins(question.observation.any_state(), actions, question.rng.below(1 << 32))
        return actions[wins.index(max(wins))]

    def _wins(self, s: State, actions: list[Action], seed: int) -> list[float]:
        numbers = [action.number for action in actions]
        wins = [0.0] * len(actions)
        done = 0
        while done < self.rollouts:
            compiled = LIBRARY.ready()
            if compiled is None:
                deals = min(AT_ONCE, self.rollouts - done)
                more = roll_out_interpreted(s, numbers, seed + done, deals)
            else:
                deals = self.rollouts - done
                more = roll_out_compiled(compiled["roll_out"], s, numbers, seed + done, deals)
            wins = [a + b for a, b in zip(wins, more, strict=True)]
            done += deals
        return wins
