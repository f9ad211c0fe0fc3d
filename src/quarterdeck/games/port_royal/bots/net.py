"""The value net: from what :mod:`features` sees to each player's chance to win.

Two hidden layers and a softmax over the seats, counted from the active player. Compiled, a net is
a numpy record, and what is calculated with it stands in another, the desk. The loops add multiples
of rows, which compilers turn into vector instructions, and leave out zeros, of which there are
many. Interpreted, :func:`chances` does the same with numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.bots.features import INPUTS, look, relative
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import MAX_PLAYERS, OVER, State

HIDDEN_1: Final = 64
HIDDEN_2: Final = 32

Array = np.ndarray[Any, np.dtype[Any]]

NET: Final = np.dtype(
    [
        ("weights_1", "f4", (INPUTS, HIDDEN_1)),
        ("bias_1", "f4", HIDDEN_1),
        ("weights_2", "f4", (HIDDEN_1, HIDDEN_2)),
        ("bias_2", "f4", HIDDEN_2),
        ("weights_3", "f4", (HIDDEN_2, MAX_PLAYERS)),
        ("bias_3", "f4", MAX_PLAYERS),
    ]
)

DESK: Final = np.dtype(
    [
        ("slots", "i2", INPUTS + 1),
        ("values", "f4", INPUTS + 1),
        ("units_1", "f4", HIDDEN_1),
        ("active", "i2", HIDDEN_1),
        ("strengths", "f4", HIDDEN_1),
        ("units_2", "f4", HIDDEN_2),
        ("outputs", "f4", MAX_PLAYERS),
        ("chances", "f4", MAX_PLAYERS),
        ("best", "f4", MAX_PLAYERS),
        ("errors_1", "f4", HIDDEN_1),
        ("errors_2", "f4", HIDDEN_2),
        ("errors_3", "f4", MAX_PLAYERS),
        ("sums", "f8", ROOM),
        ("actions", "i1", ROOM),
        ("room", "i1", ROOM),
        ("alive", "i1", ROOM),
        ("pool", "i1", CARDS),
        ("looks", "i8"),
        ("stop", "i1"),
    ]
)


@dataclass
class Net:
    """A record of :data:`NET`, as compiled functions see it."""

    weights_1: list[list[float]]
    """By input, then by the unit it goes to."""
    bias_1: list[float]
    weights_2: list[list[float]]
    bias_2: list[float]
    weights_3: list[list[float]]
    bias_3: list[float]


@dataclass
class Desk:
    """A record of :data:`DESK`: room to calculate in, so that nothing has to be allocated."""

    slots: list[int]
    """Where the net sees something."""
    values: list[float]
    """What it sees there."""
    units_1: list[float]
    active: list[int]
    """The units of the first layer that are above zero,"""
    strengths: list[float]
    """and how far."""
    units_2: list[float]
    outputs: list[float]
    """The chances by seat counted from the active player."""
    chances: list[float]
    """The chances by seat."""
    best: list[float]
    """Those of the best action met so far."""
    errors_1: list[float]
    errors_2: list[float]
    errors_3: list[float]
    sums: list[float]
    """For each action, the chances summed up over its simulations."""
    actions: list[int]
    """The actions to choose from."""
    room: list[int]
    """Actions further on in a simulation."""
    alive: list[int]
    """Whether an action is still in question."""
    pool: list[int]
    looks: int
    """How many positions were judged."""
    stop: int
    """Set by whoever watches the clock: no more simulations."""


# -- compiled ------------------------------------------------------------------------------------


def forward(net: Net, n: int, players: int, d: Desk) -> None:
    """From the first n numbers seen to the outputs."""
    for j in range(HIDDEN_1):
        d.units_1[j] = net.bias_1[j]
    add_rows(net.weights_1, d.slots, d.values, n, HIDDEN_1, d.units_1)
    for j in range(HIDDEN_2):
        d.units_2[j] = net.bias_2[j]
    active = 0
    for i in range(HIDDEN_1):
        if d.units_1[i] > 0:
            d.active[active] = i
            d.strengths[active] = d.units_1[i]
            active += 1
        else:
            d.units_1[i] = 0
    add_rows(net.weights_2, d.active, d.strengths, active, HIDDEN_2, d.units_2)
    for p in range(players):
        d.outputs[p] = net.bias_3[p]
    for i in range(HIDDEN_2):
        x = d.units_2[i]
        if x > 0:
            row = net.weights_3[i]
            for p in range(players):
                d.outputs[p] += row[p] * x
        else:
            d.units_2[i] = 0
    softmax(players, d)


def add_rows(
    rows: list[list[float]],
    slots: list[int],
    values: list[float],
    n: int,
    width: int,
    units: list[float],
) -> None:
    """Add to the units the rows of n slots, each so many times as its value says.

    Four rows at a time, which takes half as long as one by one: the units are read and written
    once for the four. The order of additions is the same, and so is the sum to the last bit.
    """
    i = 0
    while i + 4 <= n:
        row, second, third, fourth = (
            rows[slots[i]],
            rows[slots[i + 1]],
            rows[slots[i + 2]],
            rows[slots[i + 3]],
        )
        x, y, z, w = values[i], values[i + 1], values[i + 2], values[i + 3]
        for j in range(width):
            units[j] = units[j] + row[j] * x + second[j] * y + third[j] * z + fourth[j] * w
        i += 4
    while i < n:
        row = rows[slots[i]]
        x = values[i]
        for j in range(width):
            units[j] += row[j] * x
        i += 1


def softmax(players: int, d: Desk) -> None:
    """Turn the last layer's sums into chances that add up to one."""
    top = d.outputs[0]
    for p in range(1, players):
        top = max(top, d.outputs[p])
    total = 0.0
    for p in range(players):
        d.outputs[p] = np.exp(d.outputs[p] - top)
        total += d.outputs[p]
    for p in range(players):
        d.outputs[p] /= total


def assess(s: State, drawing: bool, net: Net, d: Desk) -> None:
    """Each seat's chance to win, or its share once the game is over."""
    d.looks += 1
    if s.phase == OVER:
        settle(s, d)
        return
    forward(net, look(s, drawing, d.slots, d.values), s.players, d)
    for q in range(s.players):
        d.chances[q] = d.outputs[relative(s, q)]


def settle(s: State, d: Desk) -> None:
    """Each seat's share of the win."""
    bits = winners(s)
    count = 0
    for q in range(s.players):
        count += bits >> q & 1
    for q in range(s.players):
        d.chances[q] = (bits >> q & 1) / count


# -- interpreted ---------------------------------------------------------------------------------


def chances(net: Array, s: State, drawing: bool) -> list[float]:
    """Each seat's chance to win by a net, an array of one record; its share after the end."""
    if s.phase == OVER:
        bits = winners(s)
        return [(bits >> q & 1) / bits.bit_count() for q in range(s.players)]
    slots, values = [0] * (INPUTS + 1), [0.0] * (INPUTS + 1)
    n = look(s, drawing, slots, values)
    one = net[0]
    seen = np.array(values[:n], np.float32)
    units = np.maximum(seen @ one["weights_1"][slots[:n]] + one["bias_1"], 0)
    units = np.maximum(units @ one["weights_2"] + one["bias_2"], 0)
    outputs = (units @ one["weights_3"] + one["bias_3"])[: s.players]
    odds = np.exp(outputs - outputs.max())
    return [float(odds[relative(s, q)] / odds.sum()) for q in range(s.players)]
