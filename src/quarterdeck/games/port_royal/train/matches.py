"""Compiled: games between players that choose quickly, to see how strong a net has become."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.bots.net import Desk, Net
from quarterdeck.games.port_royal.bots.rollouts import win_share
from quarterdeck.games.port_royal.bots.search import choose
from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER
from quarterdeck.games.port_royal.train.practice import begin_game

BY_THUMB: Final = -1
"""Instead of the number of a net: Thumb plays this seat."""


def play_match(
    records: Records,
    copies: Table,
    g: int,
    seed: int,
    moved: int,
    varied: int,
    seated: Numbers,
    simulations: Numbers,
    turns: int,
    nets: list[Net],
    desks: list[Desk],
) -> float:
    """Play game g; the first player's share of the win.

    ``seated`` are the nets by which players choose, in their order, each with so many
    simulations; the first of them has moved on by so many seats. Of a hundred games ``varied``
    are not played by the usual value of the first table option.
    """
    s = records[g]
    d = desks[0]
    begin_game(s, seed, varied, 0)
    decisions = 0
    while s.phase != OVER:
        n = legal(s, d.actions)
        decisions += 1
        who = s.acting - moved
        who = who if who >= 0 else who + s.players
        if n == 1:
            apply(s, d.actions[0])
        elif seated[who] == BY_THUMB:
            apply(s, thumb(s, d.actions, n))
        else:
            deals = (seed << 32) + (decisions << 20)
            net = nets[seated[who]]
            i = choose(records, copies, g, n, deals, simulations[who], turns, net, d)
            apply(s, d.actions[i])
    return win_share(winners(s), moved, s.players)
