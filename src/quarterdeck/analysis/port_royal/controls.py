"""Compiled: many measures of the luck in a card, of which the arena takes those that fit its bots.

A net knows what a position is worth to players like itself, and not what others make of it. But a
function of positions need not be their true value: whatever it is, its value after a card less
the average over all cards that could have come has expectation zero. So here are many functions:

- the net's chance, and the same shifted for a player who is better or worse than the net thinks,
- what the net sees of the player himself and of the others, each times how much hangs on it.

Their luck is added up over a game, a number for each; statistics over many games then say how
much of each to take off. See ``quarterdeck.arena.adjusting.luck_adjusted``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.analysis.port_royal.machine import count_next, draw_face
from quarterdeck.bots.port_royal.features import PER_PLAYER, TABLE_SLOTS, look
from quarterdeck.bots.port_royal.greedy import greedy
from quarterdeck.bots.port_royal.net import Desk, Net, assess
from quarterdeck.bots.port_royal.policy import best_action
from quarterdeck.bots.port_royal.thumb import thumb
from quarterdeck.port_royal.actions import DRAW
from quarterdeck.port_royal.machine import Numbers, Records, Table
from quarterdeck.port_royal.rules.play import apply, legal
from quarterdeck.port_royal.state import OVER, State

# How a seat is thought to play on until the next card is drawn.
BY_NET: Final = 0
BY_THUMB: Final = 1
GREEDILY: Final = 2

SHIFTS: Final = (0.0, -4.0, -3.0, -2.0, -1.0, 1.0, 2.0, 3.0, 4.0)
"""In logits; the first is the net's own chance."""
STAKES: Final = (0.0, -2.0, 2.0)
"""Shifts at which it is reckoned how much hangs on what a player has."""
SIGHTS: Final = 2 * PER_PLAYER + 1
"""What is seen of the player, of the others on average, and whether it is his turn."""
CONTROLS: Final = len(SHIFTS) + len(STAKES) * SIGHTS
SURE: Final = 1e-6
"""A chance is at least so far from certain while the game goes on."""


def play_on(records: Records, copies: Table, g: int, habits: Numbers, net: Net, d: Desk) -> None:
    """Let everybody play game g on as is his habit, until the next card is to be drawn."""
    s = records[g]
    while s.phase != OVER:
        n = legal(s, d.room)
        if n == 1:
            action = d.room[0]
        elif habits[s.acting] == BY_THUMB:
            action = thumb(s, d.room, n)
        elif habits[s.acting] == GREEDILY:
            action = greedy(s, d.room, n)
        else:
            action = d.room[best_action(records, copies, g, d.room, n, net, d)]
        if action == DRAW:
            break
        apply(s, action)


def tally(s: State, weight: float, net: Net, d: Desk, sums: list[float]) -> None:
    """Add every control of a position to its sum, so many times; each seat has its sums."""
    assess(s, True, net, d)
    if s.phase == OVER:
        for q in range(s.players):
            for k in range(len(SHIFTS)):
                sums[q * CONTROLS + k] += weight * d.chances[q]
        return
    n = look(s, True, d.slots, d.values)
    for q in range(s.players):
        chance = min(max(float(d.chances[q]), SURE), 1.0 - SURE)
        logit = np.log(chance / (1.0 - chance))
        at = q * CONTROLS
        for k in range(len(SHIFTS)):
            sums[at + k] += weight / (1.0 + np.exp(-logit - SHIFTS[k]))
        at += len(SHIFTS)
        for k in range(len(STAKES)):
            shifted = 1.0 / (1.0 + np.exp(-logit - STAKES[k]))
            tally_sights(s, q, weight * shifted * (1.0 - shifted), n, d, at, sums)
            at += SIGHTS


def tally_sights(
    s: State, q: int, weight: float, n: int, d: Desk, at: int, sums: list[float]
) -> None:
    """Add what the net sees of the players: of this one, and of the others on average."""
    others = weight / (s.players - 1)
    turn = q - s.active if q >= s.active else q - s.active + s.players
    for i in range(n):
        slot = d.slots[i]
        if slot < TABLE_SLOTS:
            block = slot // PER_PLAYER
            slot -= block * PER_PLAYER
            if block == turn:
                sums[at + slot] += weight * d.values[i]
            else:
                sums[at + PER_PLAYER + slot] += others * d.values[i]
    if turn == 0:
        sums[at + 2 * PER_PLAYER] += weight


def reckon(
    records: Records,
    copies: Table,
    room: Table,
    face: int,
    habits: Numbers,
    nets: list[Net],
    desks: list[Desk],
    counts: Numbers,
    sums: list[float],
) -> int:
    """Add the luck in a card of this face that is drawn in the first record; of how many cards.

    The other records are changed.
    """
    d = desks[0]
    cards = count_next(records, room, counts)
    for f in range(len(counts)):
        if counts[f] > 0:
            draw_face(records, copies, f)
            play_on(records, copies, 2, habits, nets[0], d)
            weight = (1.0 if f == face else 0.0) - counts[f] / cards
            tally(records[2], weight, nets[0], d, sums)
    return cards
