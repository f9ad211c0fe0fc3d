"""Rollouts as a compiled loop; see ``quarterdeck.games.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.bots.rollouts import play_out, win_share
from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.compiled import RULES
from quarterdeck.games.port_royal.machine import Numbers, Records, Table
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.rules.play import apply


def copy_row(table: Table, source: int, target: int) -> None:
    """Copy a row of bytes onto another."""
    for i in range(len(table[0])):
        table[target][i] = table[source][i]


def roll_out(
    records: Records,
    copies: Table,
    actions: Numbers,
    first: int,
    deals: int,
    room: Numbers,
    pool: Numbers,
    wins: list[float],
) -> None:
    """Add to each action's wins those of some deals of the position in the first record."""
    try_actions(records, copies, actions, len(actions), first, deals, room, pool, wins)


def try_actions(
    records: Records,
    copies: Table,
    actions: Numbers,
    n_actions: int,
    first: int,
    deals: int,
    room: Numbers,
    pool: Numbers,
    wins: list[float],
) -> None:
    """Add to the wins of each of the first actions those of some deals.

    The other two records are room for the deal and for the game; ``copies`` are all three as
    bytes. The n-th deal has seed first + n.
    """
    p = records[0].acting
    players = records[0].players
    for n in range(deals):
        copy_row(copies, 0, 1)
        deal_anew(records[1], first + n, pool)
        for i in range(n_actions):
            copy_row(copies, 1, 2)
            apply(records[2], actions[i])
            wins[i] += win_share(play_out(records[2], room), p, players)


def thumb_in(records: Records, g: int, actions: Numbers, n: int) -> int:
    """Thumb's choice in one game, among the first n numbers of legal actions."""
    return thumb(records[g], actions, n)


LIBRARY: Final = Library(
    RULES.plus(
        "quarterdeck.games.port_royal.bots.thumb",
        "quarterdeck.games.port_royal.bots.rollouts",
        __name__,
    ),
    {
        "roll_out": ("records", "bytes", "row", "int", "int", "row", "row", "shares"),
        "thumb_in": ("records", "int", "row", "int"),
    },
)
"""Rules, Thumb and rollouts together."""

PLAYING: Final = RULES.plus(
    "quarterdeck.games.port_royal.bots.thumb",
    "quarterdeck.games.port_royal.bots.rollouts",
    __name__,
    "quarterdeck.games.port_royal.bots.features",
    "quarterdeck.games.port_royal.bots.net",
    "quarterdeck.games.port_royal.bots.policy",
    "quarterdeck.games.port_royal.bots.search",
)
"""All that a bot with a net consists of."""
APART: Final = (
    "apply",
    "legal",
    "look",
    "forward",
    "best_action",
    "deal_anew",
    "simulate",
    "choose",
)
"""What is used in many places and large: built in everywhere, compiling would take minutes."""
NETS: Final = "quarterdeck.games.port_royal.bots.net:NET"
DESKS: Final = "quarterdeck.games.port_royal.bots.net:DESK"

TURNS: Final = 1
"""Simulations go to the end of the turn, where the net knows best what things are worth."""

SEARCH: Final = Library(
    PLAYING, {"think": ("records", "bytes", "int", "int", "int", "int", NETS, DESKS)}, APART
)
"""Rules, net and search together."""
