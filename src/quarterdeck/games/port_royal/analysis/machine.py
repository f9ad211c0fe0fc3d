"""Compiled: what every action is worth on many deals, and what every card could have brought.

See ``quarterdeck.games.port_royal.machine`` for how such functions are compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.actions import DRAW
from quarterdeck.games.port_royal.bots.machine import APART, DESKS, NETS, PLAYING, copy_row
from quarterdeck.games.port_royal.bots.net import Desk, Net, assess
from quarterdeck.games.port_royal.bots.policy import best_action
from quarterdeck.games.port_royal.bots.search import look_ahead
from quarterdeck.games.port_royal.cards import CARDS, FACE
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.rules.knowledge import lay_out
from quarterdeck.games.port_royal.rules.piles import shuffle
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.state import MAX_PLAYERS, OVER, UNSEEN, State

RECORDS: Final = 6
"""The game, laid out, a card drawn; played further on; what if, and an action."""


def weigh(
    records: Records,
    copies: Table,
    first: int,
    deals: int,
    turns: int,
    nets: list[Net],
    desks: list[Desk],
    chances: list[float],
) -> int:
    """Try each legal action of the first record on some deals, the n-th with seed first + n.

    Deal by deal, action by action, each seat's chance is written down; the number of actions.
    """
    d = desks[0]
    n = legal(records[0], d.actions)
    at = 0
    for deal in range(deals):
        copy_row(copies, 0, 1)
        deal_anew(records[1], first + deal, d.pool)
        for i in range(n):
            copy_row(copies, 1, 2)
            apply(records[2], d.actions[i])
            look_ahead(records, copies, 2, turns, nets[0], d)
            for q in range(records[0].players):
                chances[at] = d.chances[q]
                at += 1
    return n


def prospect(records: Records, copies: Table, g: int, net: Net, d: Desk) -> None:
    """Each seat's chance, by playing game g on by the net until the next card is to be drawn.

    No chance is in taking cards. So the net need not say what the middle of a turn is worth,
    which it knows less well: in games of the net itself that halves what luck leaves unexplained.
    """
    s = records[g]
    while s.phase != OVER:
        n = legal(s, d.room)
        action = d.room[best_action(records, copies, g, d.room, n, net, d)]
        if action == DRAW:
            break
        apply(s, action)
    assess(s, True, net, d)


def put_on_top(s: State, c: int) -> None:
    """Let an unseen card change places with the one on top of the draw pile."""
    top = s.pile[s.n_pile - 1]
    for i in range(s.n_pile):
        if s.pile[i] == c:
            s.pile[i] = top
    for p in range(s.players):
        for i in range(s.coins[p]):
            if s.coin[p][i] == c:
                s.coin[p][i] = top
    s.pile[s.n_pile - 1] = c


def could_come(s: State, c: int) -> bool:
    """Whether nobody knows that a card is not the next one."""
    return s.place[c] == UNSEEN and s.origin[c] == s.shuffles


def prepare_next(records: Records, room: Table) -> int:
    """Lay the first game out in the second; of how many cards the next one is.

    Only what everybody knows of the game is looked at. ``room`` has two rows, for as many numbers
    as there are cards.
    """
    t = records[1]
    lay_out(records[0], t, room[0], room[1])
    t.seed = 0
    if t.n_pile == 0:
        shuffle(t)
    cards = 0
    for c in range(CARDS):
        if could_come(t, c):
            cards += 1
    return cards


def count_faces(s: State, counts: Numbers) -> None:
    """Of each face the cards that could come."""
    for f in range(len(counts)):
        counts[f] = 0
    for c in range(CARDS):
        if could_come(s, c):
            counts[FACE[c]] += 1


def draw_card(s: State, c: int) -> None:
    """Draw a card that could come."""
    put_on_top(s, c)
    apply(s, DRAW)


def draw_face(records: Records, copies: Table, f: int) -> None:
    """Draw a card of a face in a copy of the second game, the third."""
    copy_row(copies, 1, 2)
    for c in range(CARDS):
        if FACE[c] == f and could_come(records[2], c):
            draw_card(records[2], c)
            break


def foresee(
    records: Records,
    copies: Table,
    room: Table,
    nets: list[Net],
    desks: list[Desk],
    worths: list[float],
    counts: Numbers,
) -> int:
    """For each face the next card could be: of how many cards, and each seat's chance then.

    Of the game in the first record; the others are changed. How many cards there are in all.
    """
    d = desks[0]
    cards = prepare_next(records, room)
    count_faces(records[1], counts)
    for f in range(len(counts)):
        if counts[f] > 0:
            draw_face(records, copies, f)
            prospect(records, copies, 2, nets[0], d)
            for q in range(records[0].players):
                worths[f * MAX_PLAYERS + q] = d.chances[q]
    return cards


TEMPERS: Final = "quarterdeck.games.port_royal.bots.temper:TEMPER"
ONLOOKERS: Final = "quarterdeck.games.port_royal.analysis.onlooker:ONLOOKER"
MEASURING: Final = PLAYING.plus(
    "quarterdeck.games.port_royal.bots.greedy",
    "quarterdeck.games.port_royal.bots.temper",
    "quarterdeck.games.port_royal.rules.knowledge",
    __name__,
    "quarterdeck.games.port_royal.analysis.onlooker",
    "quarterdeck.games.port_royal.analysis.measures",
)
"""All that luck is measured with."""
MEASURING_APART: Final = (
    *APART,
    *(
        "lay_out",
        "shuffle",
        "habitual",
        "stop_turn",
        "play_on",
        "look_on",
        "judge_odds",
        "expect",
        "tally",
        "go_on",
    ),
)

LIBRARY: Final = Library(
    MEASURING,
    {
        "weigh": ("records", "bytes", "int", "int", "int", NETS, DESKS, "shares"),
        "foresee": ("records", "bytes", "table", NETS, DESKS, "shares", "counts"),
        "reckon": (
            *("records", "bytes", "table", "int", "int", "row", TEMPERS),
            *(NETS, ONLOOKERS, DESKS, "counts", "shares"),
        ),
    },
    (*MEASURING_APART, "look_ahead", "prospect"),
)
"""Rules, net, and what analysis asks of them: one library, for most of it is used by all."""
