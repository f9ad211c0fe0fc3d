"""Compiled: games among all that the onlooker knows, to learn from and to be measured by."""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.analysis.machine import RECORDS
from quarterdeck.games.port_royal.analysis.measures import reckon
from quarterdeck.games.port_royal.analysis.onlooker import (
    A_CAPTAIN,
    AN_ADMIRAL,
    FIRST_SAILOR,
    expect,
    habitual,
)
from quarterdeck.games.port_royal.bots.machine import TURNS, copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, settle
from quarterdeck.games.port_royal.bots.search import search
from quarterdeck.games.port_royal.bots.temper import Temper
from quarterdeck.games.port_royal.cards import FACE
from quarterdeck.games.port_royal.machine import (
    GOLDEN,
    HALF_BITS,
    LOW,
    Numbers,
    Records,
    Table,
    Word,
    below,
    mix,
    stream,
)
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.state import OVER
from quarterdeck.games.port_royal.train.learning import adam, learn, set_targets
from quarterdeck.games.port_royal.train.memory import GRADIENT, LEARNER, LONGEST, Decision
from quarterdeck.games.port_royal.train.practice import (
    BY_FIRST_OPTION,
    BY_SECOND_OPTION,
    begin_game,
)

AFTER: Final = RECORDS
"""A record behind those that :func:`reckon` changes, for the game after an action."""
SIMULATIONS: Final = 100
"""Those of an Admiral who is watched: enough to be stronger than the Captain; 20 are not."""


def seat_crew(
    seed: int,
    players: int,
    crowd: Numbers,
    ladder: Numbers,
    tables: int,
    crew: list[Temper],
    who: Numbers,
    tempers: list[Temper],
) -> None:
    """Say who sits where; at one of so many tables there is an Admiral.

    They are drawn from the crowd. But if a ladder is given, at every second table one sits among
    others who are a level below him, which is what arenas are most often asked about. The crew are
    the tempers of the sailors.
    """
    word = stream(np.uint64(seed), 1)
    bits = mix(word)
    led = seed % tables == 0
    climbing = len(ladder) > 0 and below(bits & LOW, 2) == 0
    level = len(ladder) - 2
    if climbing and not led:
        level = int(np.int64(below(bits >> HALF_BITS, len(ladder) - 2)))  # from a word to a number
    for q in range(players):
        word += GOLDEN
        bits = mix(word)
        first = q == seed // tables % players
        if climbing:
            who[q] = ladder[level + 1 if first else level]
        else:
            who[q] = crowd[below(bits >> HALF_BITS, len(crowd))]
            promoted = who[q] == A_CAPTAIN and below(bits & LOW, 4) == 0
            if led and (first or promoted):
                who[q] = AN_ADMIRAL
        if who[q] >= FIRST_SAILOR:
            tempers[q] = crew[who[q] - FIRST_SAILOR]


def choose_by_habit(
    records: Records,
    copies: Table,
    g: int,
    word: Word,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    d: Desk,
) -> int:
    """What the acting player of game g chooses; a word says what he leaves to chance."""
    s = records[g]
    bits = mix(word)
    if who[s.acting] == AN_ADMIRAL:
        n = legal(s, d.actions)
        first = int(bits >> HALF_BITS)
        return d.actions[search(records, copies, g, n, first, SIMULATIONS, TURNS, officers, d)]
    attentive = below(bits >> HALF_BITS, 100) >= 100 * tempers[s.acting].overlooks
    return habitual(records, copies, g, legal(s, d.room), attentive, who, tempers, officers, d)


def watch(
    records: Records,
    copies: Table,
    g: int,
    seed: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    memory: list[Decision],
    d: Desk,
) -> int:
    """Let a game be played, and remember it before every card that is drawn; how many those are.

    Behind the last stands the result.
    """
    s = records[g]
    begin_game(s, seed, BY_FIRST_OPTION, BY_SECOND_OPTION)
    word = stream(~np.uint64(seed), 0)
    t = 0
    while s.phase != OVER and t < LONGEST:
        word += GOLDEN
        action = choose_by_habit(records, copies, g, word, who, tempers, officers, d)
        if action == DRAW:
            m = memory[t]
            m.seen = expect(records, copies, g, who, tempers, officers, onlooker, d)
            for i in range(m.seen):
                m.slots[i] = d.slots[i]
                m.values[i] = d.values[i]
            m.active = s.active
            m.strayed = 0
            for q in range(s.players):
                m.target[q] = d.chances[q]
            t += 1
        apply(s, action)
    expect(records, copies, g, who, tempers, officers, onlooker, d)
    for q in range(s.players):
        memory[t].target[q] = d.chances[q]
    return t


def teach_onlooker(
    records: Records,
    copies: Table,
    g: int,
    first: int,
    games: int,
    step: int,
    rate: float,
    trace: float,
    crowd: Numbers,
    ladder: Numbers,
    tables: int,
    crew: list[Temper],
    who: Numbers,
    tempers: list[Temper],
    officers: list[Net],
    nets: list[Net],
    flat: list[list[float]],
    memory: list[Decision],
    desks: list[Desk],
    errors: list[float],
) -> int:
    """Watch games of seeds from first on, learn from each, take a step; how many cards were drawn.

    ``nets`` are the learner's, its gradient and Adam's two memories of it; ``flat`` are the same
    numbers, a row for each net.
    """
    players = records[g].players
    learned = 0
    for n in range(games):
        seat_crew(first + n, players, crowd, ladder, tables, crew, who, tempers)
        drawn = watch(
            records,
            copies,
            g,
            first + n,
            who,
            tempers,
            officers[0],
            nets[LEARNER],
            memory,
            desks[0],
        )
        set_targets(drawn, trace, players, memory)
        errors[0] += learn(drawn, players, nets[LEARNER], nets[GRADIENT], memory, desks[0])
        learned += drawn
    if learned > 0:
        adam(flat, step, rate, learned)
    return learned


def follow(
    records: Records,
    copies: Table,
    room: Table,
    seed: int,
    ahead: int,
    crowd: Numbers,
    ladder: Numbers,
    tables: int,
    crew: list[Temper],
    who: Numbers,
    tempers: list[Temper],
    officers: list[Net],
    onlookers: list[Net],
    desks: list[Desk],
    counts: Numbers,
    sums: list[float],
    shares: list[float],
) -> int:
    """Let a game be played in the first record; how many cards were drawn.

    ``sums`` is its luck; ``shares`` is each seat's share, and behind them what the onlooker thought
    of its chance before the first card.
    """
    s = records[0]
    d = desks[0]
    begin_game(s, seed, 0, 0)
    seat_crew(seed, s.players, crowd, ladder, tables, crew, who, tempers)
    expect(records, copies, 0, who, tempers, officers[0], onlookers[0], d)
    for q in range(s.players):
        shares[s.players + q] = d.chances[q]
    word = stream(~np.uint64(seed), 0)
    drawn = 0
    while s.phase != OVER:
        word += GOLDEN
        action = choose_by_habit(records, copies, 0, word, who, tempers, officers[0], d)
        copy_row(copies, 0, AFTER)
        t = records[AFTER]
        apply(t, action)
        if action == DRAW:
            drawn += 1
            # If there was no pile, the discards became one; either way its last card was on top.
            c = s.pile[s.n_pile - 1] if s.n_pile > 0 else t.pile[s.n_discard - 1]
            reckon(
                records,
                copies,
                room,
                FACE[c],
                ahead,
                who,
                tempers,
                officers,
                onlookers,
                desks,
                counts,
                sums,
            )
        copy_row(copies, AFTER, 0)
    settle(s, d)
    for q in range(s.players):
        shares[q] = d.chances[q]
    return drawn
