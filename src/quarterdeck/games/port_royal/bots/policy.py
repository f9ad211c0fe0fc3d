"""Compiled: playing by the net alone, the action after which one's chance is best."""

from __future__ import annotations

from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.bots.machine import copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, assess
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.play import apply


def best_action(
    records: Records, copies: Table, g: int, actions: Numbers, n: int, net: Net, d: Desk
) -> int:
    """Which of n actions in game g is best for the acting player; the record behind is changed.

    A card is not looked at before it is drawn: drawing has a value of its own.
    """
    p = records[g].acting
    players = records[g].players
    best = 0
    for i in range(n):
        drawing = actions[i] == DRAW
        after = g
        if not drawing:
            after = g + 1
            copy_row(copies, g, after)
            apply(records[after], actions[i])
        assess(records[after], drawing, net, d)
        if i == 0 or d.chances[p] > d.best[p]:
            best = i
            for q in range(players):
                d.best[q] = d.chances[q]
    return best
