"""Compiled: the games a net learns from, against itself or against a fixed opponent."""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.bots.features import look
from quarterdeck.games.port_royal.bots.machine import copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, assess, settle
from quarterdeck.games.port_royal.bots.policy import best_action
from quarterdeck.games.port_royal.bots.search import choose
from quarterdeck.games.port_royal.machine import (
    GOLDEN,
    HALF_BITS,
    LOW,
    Records,
    Table,
    below,
    mix,
    stream,
)
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.state import OVER, State
from quarterdeck.games.port_royal.train.memory import LEARNER, LONGEST, OPPONENT, Decision

# Of a hundred games of a course, how many are not played by the usual value of a table option.
BY_FIRST_OPTION: Final = 25
BY_SECOND_OPTION: Final = 15

MILLION: Final = 1_000_000


def begin_game(s: State, seed: int, first: int, second: int) -> None:
    """Deal a game; of a hundred, so many are not as usual in the first and the second option."""
    s.seed = seed
    word = mix(stream(np.uint64(seed), 0) + GOLDEN)
    s.start = below(word >> HALF_BITS, s.players)
    word = mix(word + GOLDEN)
    s.options[0] = 1 if below(word >> HALF_BITS, 100) < first else 0
    s.options[1] = 1 if below(word & LOW, 100) < second else 0
    set_up(s)
    deal(s)


def remember(s: State, drawing: bool, strayed: bool, m: Decision, d: Desk) -> None:
    """Write down what the net sees after a decision."""
    m.seen = look(s, drawing, d.slots, d.values)
    for i in range(m.seen):
        m.slots[i] = d.slots[i]
        m.values[i] = d.values[i]
    m.active = s.active
    m.strayed = 1 if strayed else 0


def practise(
    records: Records,
    copies: Table,
    g: int,
    seed: int,
    straying: float,
    simulations: int,
    own: int,
    turns: int,
    fixed: int,
    nets: list[Net],
    memory: list[Decision],
    d: Desk,
) -> int:
    """Play game g, now and then straying at random; how many decisions.

    With a ``fixed`` opponent one seat is the learner's, another in each game, and the others are
    the opponent's; the net learns from what all of them do, or it would forget what half of the
    positions are worth. The opponent has so many simulations for a decision, the learner as many
    of its ``own``. Behind the last decision stands the result.
    """
    s = records[g]
    begin_game(s, seed, BY_FIRST_OPTION, BY_SECOND_OPTION)
    word = stream(~np.uint64(seed), 0)
    learner = seed % s.players
    t = 0
    met = 0
    while s.phase != OVER and t < LONGEST:
        met += 1
        n = legal(s, d.actions)
        if n == 1:
            apply(s, d.actions[0])
            continue
        word += GOLDEN
        bits = mix(word)
        theirs = fixed and s.acting != learner
        net = nets[OPPONENT] if theirs else nets[LEARNER]
        tried = simulations if theirs else own
        deals = (seed << 32) + (met << 20)
        action = d.actions[choose(records, copies, g, n, deals, tried, turns, net, d)]
        if tried > 0 or theirs:
            value(records, copies, g, action, nets[LEARNER], d)
        strayed = not theirs and below(bits >> HALF_BITS, MILLION) < straying * MILLION
        if strayed:
            action = d.actions[below(bits & LOW, n)]
        m = memory[t]
        for q in range(s.players):
            m.target[q] = d.best[q]
        if action == DRAW:
            remember(s, True, strayed, m, d)
        apply(s, action)
        if s.phase == OVER:
            break  # nothing to learn: the result is known
        if action != DRAW:
            remember(s, False, strayed, m, d)
        t += 1
    settle_last(records, copies, g, nets[LEARNER], memory[t], d)
    return t


def value(records: Records, copies: Table, g: int, action: int, net: Net, d: Desk) -> None:
    """Put what the net says of another's choice where its own best would stand."""
    s = records[g]
    if action == DRAW:
        assess(s, True, net, d)
    else:
        copy_row(copies, g, g + 1)
        apply(records[g + 1], action)
        assess(records[g + 1], False, net, d)
    for q in range(s.players):
        d.best[q] = d.chances[q]


def settle_last(records: Records, copies: Table, g: int, net: Net, m: Decision, d: Desk) -> None:
    """The result as the target that all others lead to, or the net's word if the game goes on."""
    s = records[g]
    if s.phase == OVER:
        settle(s, d)
        for q in range(s.players):
            m.target[q] = d.chances[q]
    else:
        best_action(records, copies, g, d.actions, legal(s, d.actions), net, d)
        for q in range(s.players):
            m.target[q] = d.best[q]
