"""Compiled: the onlooker, a value net that knows who sits at the table.

The officers' net says what a position is worth among players like itself. What it is worth to a
beginner whose opponent is the Captain is another matter, and luck is to be measured by that. So
this net has learned from games among bots of all kinds, and sees besides the position who they are.

It judges positions in which a card is about to be drawn. Between two turns it sees what the
officers' net sees. In the middle of one it also sees its own judgement of two others: of the game
if the turn were stopped now, and of the same if nobody got anything.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from quarterdeck.games.port_royal import cards
from quarterdeck.games.port_royal.actions import DRAW, PASS, STOP
from quarterdeck.games.port_royal.bots.features import INPUTS, look, put, relative
from quarterdeck.games.port_royal.bots.greedy import greedy
from quarterdeck.games.port_royal.bots.machine import copy_row
from quarterdeck.games.port_royal.bots.net import HIDDEN_1, HIDDEN_2, Desk, Net, forward, settle
from quarterdeck.games.port_royal.bots.policy import best_action
from quarterdeck.games.port_royal.bots.temper import Temper, by_temper
from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.cards import (
    ABILITIES,
    ABILITY,
    CARDS,
    COINS,
    COLOUR,
    KIND,
    POINTS,
    SWORDS,
)
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.belief import in_next_pool, next_pool_size
from quarterdeck.games.port_royal.rules.discovering import may_draw
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.taking import price
from quarterdeck.games.port_royal.rules.turn import POINTS_TO_END
from quarterdeck.games.port_royal.state import MAX_PLAYERS, OVER, TAKE, State

# Whom it knows; from the first sailor on, all have a temper.
A_CAPTAIN: Final = 0
AN_ADMIRAL: Final = 1
A_THUMB: Final = 2
A_GREEDY: Final = 3
FIRST_SAILOR: Final = 4
KNOWN: Final = FIRST_SAILOR + 6

# What it sees besides the officers' net, seats counted from the active player.
WHO: Final = INPUTS
IF_STOPPED: Final = WHO + MAX_PLAYERS * KNOWN
IF_LOST: Final = IF_STOPPED + MAX_PLAYERS
NEXT_SORTS: Final = IF_LOST + MAX_PLAYERS  # the next card by its sort: ships by colour,
FIRST_PERSONS: Final = len(cards.COLOURS)  # persons by ability,
TAXES: Final = FIRST_PERSONS + ABILITIES
EXPEDITIONS: Final = TAXES + 1
SORTS: Final = EXPEDITIONS + 1
PILE_SIZES: Final = 3  # how many cards it could be; how many the pile has, near its end and far
FOR_ALL: Final = SORTS + PILE_SIZES
NEXT_FOR: Final = NEXT_SORTS + FOR_ALL
AFFORDED: Final = 0  # of the next card, for a player: a person he could hire, its points,
AFFORDED_POINTS: Final = 1
ENDING: Final = 2  # one who would end the game,
LATER_POINTS: Final = 3  # points of one he could hire with a few coins more,
INCOME: Final = 4  # coins of a ship, and whether it is one he could not repel
STRONGER: Final = 5
PER_NEXT: Final = 6
SEEN: Final = NEXT_FOR + MAX_PLAYERS * PER_NEXT


def sort_of(c: int) -> int:
    """As what the onlooker sees a card that could come."""
    if KIND[c] == cards.SHIP:
        return COLOUR[c]
    if KIND[c] == cards.PERSON:
        return FIRST_PERSONS + ABILITY[c]
    return TAXES if KIND[c] == cards.TAX else EXPEDITIONS


SORT: Final = tuple(map(sort_of, range(CARDS)))
FEW_COINS: Final = 3
WEIGHT: Final = 4.0
"""Shares of the next cards are seen so many times larger, or they would hardly be seen."""

ONLOOKER: Final = np.dtype(
    [
        ("weights_1", "f4", (SEEN, HIDDEN_1)),
        ("bias_1", "f4", HIDDEN_1),
        ("weights_2", "f4", (HIDDEN_1, HIDDEN_2)),
        ("bias_2", "f4", HIDDEN_2),
        ("weights_3", "f4", (HIDDEN_2, MAX_PLAYERS)),
        ("bias_3", "f4", MAX_PLAYERS),
    ]
)
NEARLY_SURE: Final = 0.998
"""A chance is seen as at most so much, and as at least the rest."""


def habitual(
    records: Records,
    copies: Table,
    g: int,
    n: int,
    attentive: bool,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    d: Desk,
) -> int:
    """What the acting player of game g chooses among n actions in the room, as he is known.

    ``attentive``: if he is one who overlooks expeditions, now he does not.
    """
    s = records[g]
    known = who[s.acting]
    if n == 1:
        return d.room[0]
    if known <= AN_ADMIRAL:  # whose search would take too long here
        return d.room[best_action(records, copies, g, d.room, n, officers, d)]
    if known == A_THUMB:
        return thumb(s, d.room, n)
    if known == A_GREEDY:
        return greedy(s, d.room, n)
    return by_temper(tempers[s.acting], s, attentive, d.room, n)


def stop_turn(
    records: Records,
    copies: Table,
    g: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    d: Desk,
) -> None:
    """Stop the turn in game g; everybody does what he usually would, until the next card."""
    s = records[g]
    apply(s, STOP)
    while s.phase != OVER:
        action = by_habit(records, copies, g, who, tempers, officers, d)
        if action == DRAW:
            break
        apply(s, action)


def by_habit(
    records: Records,
    copies: Table,
    g: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    d: Desk,
) -> int:
    """What is most likely chosen in game g, if it is not over."""
    s = records[g]
    n = legal(s, d.room)
    attentive = tempers[s.acting].overlooks < 0.5
    return habitual(records, copies, g, n, attentive, who, tempers, officers, d)


def lose_turn(s: State) -> None:
    """Let the turn end, and nobody get anything."""
    active = s.active
    apply(s, STOP)
    while s.phase == TAKE and s.active == active:
        apply(s, PASS)


def look_on(s: State, who: Numbers, d: Desk) -> int:
    """Write down what the onlooker sees at first sight; how many numbers."""
    n = look(s, True, d.slots, d.values)
    for q in range(s.players):
        n = put(d.slots, d.values, n, WHO + relative(s, q) * KNOWN + who[q], 1.0)
    return put_next(s, n, d)


def put_next(s: State, n: int, d: Desk) -> int:
    """What the next card could be, and what it could mean to everybody."""
    first = n
    for k in range(FOR_ALL + s.players * PER_NEXT):
        d.slots[n] = NEXT_SORTS + k
        d.values[n] = 0.0
        n += 1
    size = max(1, next_pool_size(s))
    unit = WEIGHT / size
    for c in range(CARDS):
        if in_next_pool(s, c):
            d.values[first + SORT[c]] += unit
            if SORT[c] < TAXES:
                for q in range(s.players):
                    at = first + FOR_ALL + relative(s, q) * PER_NEXT
                    put_next_for(s, q, c, unit, at, d)
    d.values[first + SORTS] = size / 60
    d.values[first + SORTS + 1] = min(s.n_pile, 12) / 12
    d.values[first + SORTS + 2] = min(s.n_pile, 40) / 40
    return n


def put_next_for(s: State, q: int, c: int, unit: float, at: int, d: Desk) -> None:
    """What a ship or a person could mean to a player."""
    if SORT[c] < FIRST_PERSONS:
        d.values[at + INCOME] += unit * (COINS[c] + s.ability[q][COLOUR[c]]) / 4
        if SWORDS[c] > s.swords[q]:
            d.values[at + STRONGER] += unit / 2
        return
    missing = price(s, q, c) - s.coins[q]
    if missing <= 0:
        d.values[at + AFFORDED] += unit
        d.values[at + AFFORDED_POINTS] += unit * POINTS[c]
        if s.points[q] + POINTS[c] >= POINTS_TO_END:
            d.values[at + ENDING] += unit
    elif missing <= FEW_COINS:
        d.values[at + LATER_POINTS] += unit * POINTS[c]


def judge(s: State, n: int, onlooker: Net, d: Desk) -> None:
    """Each seat's chance by the first n numbers seen, or its share once the game is over."""
    if s.phase == OVER:
        settle(s, d)
        return
    forward(onlooker, n, s.players, d)
    for q in range(s.players):
        d.chances[q] = d.outputs[relative(s, q)]


def judge_odds(s: State, who: Numbers, onlooker: Net, d: Desk, at: int) -> None:
    """Write to the sums from ``at`` on the logarithms of everybody's odds at first sight."""
    judge(s, look_on(s, who, d), onlooker, d)
    for q in range(s.players):
        chance = min(max(float(d.chances[q]), 1.0 - NEARLY_SURE), NEARLY_SURE)
        d.sums[at + q] = np.log(chance / (1.0 - chance))


def look_closely(
    records: Records,
    copies: Table,
    g: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
) -> int:
    """Write down what the onlooker sees of game g; the two records behind are changed."""
    s = records[g]
    if s.phase == OVER or s.drawn == 0:
        return look_on(s, who, d)
    copy_row(copies, g, g + 1)
    stop_turn(records, copies, g + 1, who, tempers, officers, d)
    judge_odds(records[g + 1], who, onlooker, d, 0)
    copy_row(copies, g, g + 1)
    lose_turn(records[g + 1])
    judge_odds(records[g + 1], who, onlooker, d, MAX_PLAYERS)
    n = look_on(s, who, d)
    for q in range(s.players):
        r = relative(s, q)
        n = put(d.slots, d.values, n, IF_STOPPED + r, d.sums[q] / 2)
        n = put(d.slots, d.values, n, IF_LOST + r, d.sums[MAX_PLAYERS + q] / 2)
    return n


def expect(
    records: Records,
    copies: Table,
    g: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
) -> int:
    """Each seat's chance in game g before a card is drawn, or its share; how many numbers it saw.

    The two records behind are changed.
    """
    n = look_closely(records, copies, g, who, tempers, officers, onlooker, d)
    judge(records[g], n, onlooker, d)
    return n


def play_on(
    records: Records,
    copies: Table,
    g: int,
    who: Numbers,
    tempers: list[Temper],
    officers: Net,
    onlooker: Net,
    d: Desk,
) -> None:
    """Let everybody play game g on as he is known, until the next card is to be drawn.

    An Admiral draws if that is better as the onlooker sees it. That is what he does in nine cases
    of ten, and what the Captain would do is further from it: of the luck in his games against the
    Captain it leaves a tenth less open. The two records behind are changed.
    """
    s = records[g]
    while s.phase != OVER:
        action = by_habit(records, copies, g, who, tempers, officers, d)
        if who[s.acting] == AN_ADMIRAL and action <= STOP and s.drawn and may_draw(s):
            expect(records, copies, g, who, tempers, officers, onlooker, d)
            stopped = 1.0 / (1.0 + np.exp(-d.sums[s.acting]))
            action = STOP if stopped > d.chances[s.acting] else DRAW
        if action == DRAW:
            break
        apply(s, action)
