"""Compiled: trying actions out on deals of the unseen cards, a few turns far, judged by the net.

The simulations are shared out by sequential halving: all actions get some, the better half gets
more, until one is left. Actions are compared on the same deals, so luck counts for all alike.

Simulations are counted by the positions the net has to judge in them. So a decision takes the same
time whether a long turn lies before it or a short one, and the short one is looked at more closely.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.bots.machine import copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, assess
from quarterdeck.games.port_royal.bots.policy import best_action
from quarterdeck.games.port_royal.machine import Records, Table
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.state import OVER

LOOKS: Final = 11
"""Positions that a simulation judges, on average."""


def look_ahead(records: Records, copies: Table, g: int, turns: int, net: Net, d: Desk) -> None:
    """Play game g on by the net until so many turns have ended; the chances then."""
    s = records[g]
    active = s.active
    while s.phase != OVER:
        if s.active != active:
            active = s.active
            turns -= 1
            if turns == 0:
                break
        n = legal(s, d.room)
        i = best_action(records, copies, g, d.room, n, net, d) if n > 1 else 0
        apply(s, d.room[i])
    assess(s, False, net, d)


def simulate(
    records: Records, copies: Table, g: int, n: int, seed: int, turns: int, net: Net, d: Desk
) -> None:
    """Try each action still in question once, all on the same deal of the unseen cards."""
    p = records[g].acting
    copy_row(copies, g, g + 1)
    deal_anew(records[g + 1], seed, d.pool)
    for i in range(n):
        if d.alive[i]:
            copy_row(copies, g + 1, g + 2)
            apply(records[g + 2], d.actions[i])
            look_ahead(records, copies, g + 2, turns, net, d)
            d.sums[i] += d.chances[p]


def search(
    records: Records,
    copies: Table,
    g: int,
    n: int,
    first: int,
    simulations: int,
    turns: int,
    net: Net,
    d: Desk,
) -> int:
    """Which of the desk's n actions is best in game g, by about so many simulations.

    Deals have seeds from ``first`` on. The three records behind the game's are changed. If the
    clock stops it, the best so far is taken.
    """
    for i in range(n):
        d.sums[i] = 0.0
        d.alive[i] = 1
    rounds = 0
    while 1 << rounds < n:
        rounds += 1
    left = n
    dealt = 0
    d.looks = 0
    for over in range(rounds):
        until = simulations * LOOKS * (over + 1) // rounds
        while d.looks < until and not d.stop:
            simulate(records, copies, g, n, first + dealt, turns, net, d)
            dealt += 1
        keep = 1 if d.stop else (left + 1) // 2
        while left > keep:
            drop_worst(n, d)
            left -= 1
    best = 0
    while not d.alive[best]:
        best += 1
    return best


def drop_worst(n: int, d: Desk) -> None:
    """Of those alive, all with equally many deals, let the one with the lowest sum go."""
    worst = -1
    for i in range(n):
        if d.alive[i] and (worst < 0 or d.sums[i] <= d.sums[worst]):
            worst = i
    d.alive[worst] = 0


def choose(
    records: Records,
    copies: Table,
    g: int,
    n: int,
    first: int,
    simulations: int,
    turns: int,
    net: Net,
    d: Desk,
) -> int:
    """Which of the desk's n actions to take in game g: by a search, or by the net alone."""
    if simulations > 0:
        return search(records, copies, g, n, first, simulations, turns, net, d)
    return best_action(records, copies, g, d.actions, n, net, d)


def think(
    records: Records,
    copies: Table,
    g: int,
    first: int,
    simulations: int,
    turns: int,
    nets: list[Net],
    desks: list[Desk],
) -> int:
    """The number of the action to take in game g. The records behind it are changed."""
    d = desks[0]
    n = legal(records[g], d.actions)
    return d.actions[choose(records, copies, g, n, first, simulations, turns, nets[0], d)]
