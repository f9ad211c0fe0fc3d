"""Games of the Admiral with one blunder planted in each, which a long look says is one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from quarterdeck.analysis import Hint, analyst_for
from quarterdeck.core import FastSeed, Match, Record, Table
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, Action
from quarterdeck.games.port_royal.bots.machine import SEARCH, TURNS
from quarterdeck.games.port_royal.bots.net import DESK
from quarterdeck.games.port_royal.bots.officers import RECORDS
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.game import PortRoyalPosition
from quarterdeck.games.port_royal.state import DTYPE, State, pack

LEAST = 0.10
"""Of winning chance."""
QUICK, LONG = 24, 400
"""Deals to look for a blunder, and to be sure of one."""
SIMULATIONS = 120
SEED = 77


@dataclass(frozen=True)
class Planted:
    record: Record
    move: int
    """Counted from 1."""
    cost: float


class Player:
    """Chooses as the Admiral does, compiled, by fewer simulations."""

    def __init__(self, players: int) -> None:
        self._records = np.zeros(RECORDS, DTYPE)
        self._copies = self._records.view(np.uint8).reshape(RECORDS, -1)
        self._desks = np.zeros(1, DESK)
        self._net = net_for(players)
        self._think = SEARCH.load()["think"]

    def choose(self, s: State) -> Action:
        pack(s, self._records[0])
        number = self._think(
            *(self._records, self._copies, 0, SEED, SIMULATIONS, TURNS, self._net, self._desks)
        )
        return ACTIONS[number]


def state_of(match: Match) -> State:
    assert isinstance(match.position, PortRoyalPosition)
    return match.position.state


def blunder_in(match: Match, seed: int) -> tuple[Action, float] | None:
    """The mildest action here that is a blunder for sure, and what it costs."""
    analyst = analyst_for("port-royal")
    seen = match.observe(None)

    def blunders(found: Hint) -> list[tuple[float, Action]]:
        costs = [(w.cost - w.cost_margin, w.action) for w in found.actions]
        return [(c, a) for c, a in costs if c >= LEAST and isinstance(a, Action)]

    if not blunders(analyst.weigh(seen, QUICK, seed)):
        return None
    found = analyst.weigh(seen, LONG, seed + 1)
    sure = blunders(found)
    if not sure:
        return None
    action = min(sure, key=lambda each: each[0])[1]
    return action, found.of(action).cost


def planted(seed: int, seats: int = 2) -> Planted | None:
    """A game with a blunder somewhere after a move that depends on the seed; or there was none."""
    match = Match(PORT_ROYAL, Table(seats), FastSeed(seed))
    player = Player(seats)
    earliest = FastSeed(seed).generator(1).below(80)
    move, cost = 0, 0.0
    while match.result is None:
        seat = match.position.to_act()[0]
        action = player.choose(state_of(match))
        if not move and len(match.steps) >= earliest and len(match.legal(seat)) > 1:
            found = blunder_in(match, SEED + len(match.steps))
            if found:
                action, cost = found
                move = len(match.steps) + 1
        match.act(seat, action)
    return Planted(match.record, move, cost) if move else None
