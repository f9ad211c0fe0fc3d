"""Actions weighed on common deals: means, and how sure they are."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from quarterdeck.analysis.api import WIDTH, Hint, Weighed
from quarterdeck.games.port_royal.actions import ACTIONS, ROOM, Action
from quarterdeck.games.port_royal.analysis.machine import LIBRARY, RECORDS
from quarterdeck.games.port_royal.bots.net import DESK, Array
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.cards import CARDS, FACES
from quarterdeck.games.port_royal.rules.play import legal
from quarterdeck.games.port_royal.state import DTYPE, MAX_PLAYERS, State, pack

TURNS: Final = 2
"""Simulations go to the end of the next turn, where the net judges: the Admiral, in haste, stops a
turn earlier."""
AT_ONCE: Final = 2000
"""Deals between two looks at the sums: so much memory is enough for any number of them."""
SEEDS: Final = 1 << 24
"""Seeds that belong to one: more than anybody simulates."""


@dataclass(frozen=True)
class Sums:
    """What simulations added up to, for actions by number."""

    deals: int
    actions: list[Action]
    total: Array
    """By action and seat."""
    products: Array
    """Of the deciding seat's chances, by action and action."""


class Workbench:
    """Memory for the compiled functions; not to be shared by threads."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.records = np.zeros(RECORDS, DTYPE)
        self.copies = self.records.view(np.uint8).reshape(RECORDS, -1)
        self.desks = np.zeros(1, DESK)
        self.net = net_for(players)
        self._room = np.zeros((2, CARDS), np.int8)
        self._worths = np.zeros(len(FACES) * MAX_PLAYERS)
        self._counts = np.zeros(len(FACES), np.int64)

    def simulate(self, s: State, deals: int, seed: int, turns: int = TURNS) -> Sums:
        """Try each legal action of a state on so many deals."""
        pack(s, self.records[0])
        room = [0] * ROOM
        n = legal(s, room)
        weigh = LIBRARY.load()["weigh"]
        total = np.zeros((n, s.players))
        products = np.zeros((n, n))
        chances = np.zeros(min(deals, AT_ONCE) * n * s.players)
        done = 0
        while done < deals:
            some = min(AT_ONCE, deals - done)
            first = (seed % SEEDS) * SEEDS + done
            weigh(self.records, self.copies, first, some, turns, self.net, self.desks, chances)
            seen = chances[: some * n * s.players].reshape(some, n, s.players)
            total += seen.sum(0)
            products += seen[:, :, s.acting].T @ seen[:, :, s.acting]
            done += some
        return Sums(deals, [ACTIONS[number] for number in room[:n]], total, products)

    def foresee(self, record: np.void | None = None) -> tuple[Array, Array]:
        """For each face how likely it is drawn next, and each seat's chance after it.

        It is about the first record, unless another one is given to be copied there.
        """
        if record is not None:
            self.records[0] = record
        cards = LIBRARY.load()["foresee"](
            *(self.records, self.copies, self._room, self.net, self.desks),
            *(self._worths, self._counts),
        )
        worths = self._worths.reshape(len(FACES), MAX_PLAYERS)[:, : self.players]
        return self._counts / cards, worths


def hint_from(s: State, sums: Sums) -> Hint:
    """Means and margins, the best action first."""
    n, p = sums.deals, s.acting
    means = sums.total / n
    own = means[:, p]
    best = int(own.argmax())
    # The variance of a difference, from the products: what deals have in common falls out.
    squares = sums.products / n
    spread = squares.diagonal() - own**2
    apart = squares[best, best] + squares.diagonal() - 2 * squares[best] - (own[best] - own) ** 2

    def margin(variance: float) -> float:
        return WIDTH * math.sqrt(max(0.0, variance) / (n - 1))

    weighed = [
        Weighed(
            action,
            tuple(map(float, means[i])),
            margin(spread[i]),
            float(own[best] - own[i]),
            margin(apart[i]),
        )
        for i, action in enumerate(sums.actions)
    ]
    return Hint(p, n, tuple(sorted(weighed, key=lambda w: w.cost)))
