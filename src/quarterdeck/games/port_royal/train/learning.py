"""Compiled: what a net learns from the decisions of a game.

Each decision has a target for the chances after it: a mixture of the chances at all later ones and
of the result, TD(lambda). The net is moved towards the targets by gradients (softmax with
cross-entropy) and Adam.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.games.port_royal.bots.net import HIDDEN_1, HIDDEN_2, Desk, Net, forward
from quarterdeck.games.port_royal.machine import Records, Table
from quarterdeck.games.port_royal.train.memory import GRADIENT, LEARNER, MEAN, SQUARE, Decision
from quarterdeck.games.port_royal.train.practice import practise

# Adam's usual numbers.
BETA_1: Final = 0.9
BETA_2: Final = 0.999
TINY: Final = 1e-8


def set_targets(decisions: int, trace: float, players: int, memory: list[Decision]) -> None:
    """Replace the chances after each decision by what they should have been.

    A stray decision is judged by what followed it, but it does not speak for those before.
    """
    for q in range(players):
        later = float(memory[decisions].target[q])
        t = decisions - 1
        while t >= 0:
            m = memory[t]
            here = m.target[q]
            m.target[q] = later
            later = here if m.strayed else (1.0 - trace) * here + trace * later
            t -= 1


def learn(
    decisions: int, players: int, net: Net, gradient: Net, memory: list[Decision], d: Desk
) -> float:
    """Add the gradients of all decisions remembered; the sum of squared errors."""
    error = 0.0
    for t in range(decisions):
        m = memory[t]
        for i in range(m.seen):
            d.slots[i] = m.slots[i]
            d.values[i] = m.values[i]
        forward(net, m.seen, players, d)
        for p in range(players):
            q = m.active + p
            q = q if q < players else q - players
            d.errors_3[p] = d.outputs[p] - m.target[q]
            error += d.errors_3[p] * d.errors_3[p]
        backward(net, gradient, m.seen, players, d)
    return error


def backward(net: Net, gradient: Net, n: int, players: int, d: Desk) -> None:
    """Add the gradient of one decision, from its error at the last layer."""
    for p in range(players):
        gradient.bias_3[p] += d.errors_3[p]
    for i in range(HIDDEN_2):
        x = d.units_2[i]
        back = x * 0
        if x > 0:
            for p in range(players):
                gradient.weights_3[i][p] += x * d.errors_3[p]
                back += net.weights_3[i][p] * d.errors_3[p]
        d.errors_2[i] = back
        gradient.bias_2[i] += back
    for i in range(HIDDEN_1):
        x = d.units_1[i]
        back = x * 0
        if x > 0:
            row = gradient.weights_2[i]
            for j in range(HIDDEN_2):
                row[j] += x * d.errors_2[j]
            back = weighted(net.weights_2[i], d.errors_2, back)
        d.errors_1[i] = back
        gradient.bias_1[i] += back
    for i in range(n):
        row = gradient.weights_1[d.slots[i]]
        x = d.values[i]
        for j in range(HIDDEN_1):
            row[j] += x * d.errors_1[j]


def weighted(row: list[float], errors: list[float], zero: float) -> float:
    """The errors behind a unit of the first layer, weighted and summed up."""
    # Four sums at once: one alone would wait for itself at each step.
    a = b = c = e = zero
    for j in range(0, HIDDEN_2, 4):
        a += row[j] * errors[j]
        b += row[j + 1] * errors[j + 1]
        c += row[j + 2] * errors[j + 2]
        e += row[j + 3] * errors[j + 3]
    return a + b + c + e


def adam(flat: list[list[float]], step: int, rate: float, count: int) -> None:
    """Adam's step against the mean gradient of so many decisions; clears the gradient."""
    size = rate * np.sqrt(1.0 - BETA_2**step) / (1.0 - BETA_1**step)
    w = flat[LEARNER]
    gradient = flat[GRADIENT]
    mean = flat[MEAN]
    square = flat[SQUARE]
    for i in range(len(w)):
        g = gradient[i] / count
        mean[i] = BETA_1 * mean[i] + (1.0 - BETA_1) * g
        square[i] = BETA_2 * square[i] + (1.0 - BETA_2) * g * g
        w[i] -= size * mean[i] / (np.sqrt(square[i]) + TINY)
        gradient[i] = 0


def teach(
    records: Records,
    copies: Table,
    g: int,
    first: int,
    games: int,
    step: int,
    rate: float,
    straying: float,
    trace: float,
    simulations: int,
    own: int,
    turns: int,
    fixed: int,
    nets: list[Net],
    flat: list[list[float]],
    memory: list[Decision],
    desks: list[Desk],
    errors: list[float],
) -> int:
    """Play games of seeds from first on, learn from each, take a step; how many decisions.

    ``nets`` are the learner's, its gradient, Adam's two memories of it, and the opponent's;
    ``flat`` are the same numbers, a row for each net.
    """
    players = records[g].players
    learned = 0
    for n in range(games):
        decisions = practise(
            records,
            copies,
            g,
            first + n,
            straying,
            simulations,
            own,
            turns,
            fixed,
            nets,
            memory,
            desks[0],
        )
        set_targets(decisions, trace, players, memory)
        errors[0] += learn(decisions, players, nets[LEARNER], nets[GRADIENT], memory, desks[0])
        learned += decisions
    if learned > 0:
        adam(flat, step, rate, learned)
    return learned
