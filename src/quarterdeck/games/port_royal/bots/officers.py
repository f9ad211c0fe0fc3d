"""Captain and Admiral: the bots that go by a net which has learned from games against itself.

The Captain takes what the net likes best. The Admiral tries every choice out on some hundred deals
of the unseen cards, to the end of the turn. Strength is a number of simulations; the clock is only
a guard.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from quarterdeck.bots.api import Bot
from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import ACTIONS, Action, Observation
from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.bots.machine import SEARCH, TURNS
from quarterdeck.games.port_royal.bots.net import DESK, chances
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.rules.play import apply
from quarterdeck.games.port_royal.state import DTYPE, State, clone, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.bots.api import Question
    from quarterdeck.compiled import Compiled
    from quarterdeck.games.port_royal.bots.net import Array

MOST: Final = 1_000_000
"""So many take half a minute a move; more is a slip of the keyboard."""
RECORDS: Final = 4
"""The game, a deal of it, a simulation, and an action tried out in that."""


def choose_by_net(net: Array, s: State, actions: Sequence[Action]) -> Action:
    """The action after which the acting player's chance is best, by the net alone."""

    def chance(action: Action) -> float:
        after = clone(s)
        if action.number != DRAW:
            apply(after, action.number)
        return chances(net, after, action.number == DRAW)[s.acting]

    return max(actions, key=chance)


def choose_by_search(
    think: Compiled, net: Array, s: State, seed: int, simulations: int, seconds: float
) -> tuple[Action, bool]:
    """The action a search finds best, and whether the clock had to stop it."""
    records = np.zeros(RECORDS, DTYPE)
    pack(s, records[0])
    copies = records.view(np.uint8).reshape(RECORDS, -1)
    desks = np.zeros(1, DESK)
    # The search looks at this mark before each deal. It holds no lock, so a thread can set it.
    clock = threading.Timer(seconds, lambda: desks["stop"].fill(1))
    clock.daemon = True
    clock.start()
    number = think(records, copies, 0, seed, simulations, TURNS, net, desks)
    clock.cancel()
    return ACTIONS[number], bool(desks["stop"][0])


@dataclass(frozen=True)
class Officer(Bot):
    """Goes by the net for the number of players; more simulations, more strength."""

    games: ClassVar[tuple[str, ...]] = ("port-royal",)
    seconds: ClassVar[float] = 2.0
    """The clock's guard. It fires only on a machine that is far too slow or far too busy."""
    _fallbacks: ClassVar[int] = 0

    simulations: int
    """For each decision, shared out among the choices; 0: by the net alone."""

    def __post_init__(self) -> None:
        if not 0 <= self.simulations <= MOST:
            raise QuarterdeckError(f"simulations is from 0 to {MOST:,}, not {self.simulations:,}")

    @property
    def fallbacks(self) -> int:
        """Decisions by less search than asked for: too little time, or not compiled yet."""
        return Officer._fallbacks

    def prepare(self, *, wait: bool = False) -> None:
        """Have the search compiled."""
        if self.simulations:
            SEARCH.prepare(wait=wait)

    def choose(self, question: Question) -> Action:
        """The action the search finds best; until it is compiled, the one the net likes best."""
        actions = [a for a in question.choices.actions if isinstance(a, Action)]
        if len(actions) == 1:
            return actions[0]
        assert isinstance(question.observation, Observation)
        seed = question.rng.below(1 << 32)
        s = question.observation.sample(seed)
        net = net_for(s.players)
        if not self.simulations:
            return choose_by_net(net, s, actions)
        compiled = SEARCH.ready()
        if compiled is None:
            Officer._fallbacks += 1
            return choose_by_net(net, s, actions)
        action, stopped = choose_by_search(
            compiled["think"], net, s, seed, self.simulations, self.seconds
        )
        Officer._fallbacks += stopped
        return action


@dataclass(frozen=True)
class Captain(Officer):
    """Goes by feeling, and the feeling comes from hundreds of thousands of games."""

    name: ClassVar[str] = "captain"
    level: ClassVar[int] = 4
    simulations: int = 0


@dataclass(frozen=True)
class Admiral(Officer):
    """Tries every choice out hundreds of times before deciding: the strongest player here."""

    name: ClassVar[str] = "admiral"
    level: ClassVar[int] = 5
    simulations: int = 400
