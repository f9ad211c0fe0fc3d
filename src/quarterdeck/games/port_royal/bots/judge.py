"""Winning chances by playing on: the unseen cards dealt anew, Thumb in every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.bots.machine import LIBRARY
from quarterdeck.games.port_royal.bots.rollouts import play_out, win_share
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.rules.play import apply
from quarterdeck.games.port_royal.state import DTYPE, State, clone, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.compiled import Compiled
    from quarterdeck.games.port_royal import Action, Observation

AT_ONCE: Final = 20
"""Deals between two looks whether the compiled rules are ready: about 0.1 s interpreted."""


def roll_out_interpreted(s: State, actions: Sequence[int], first: int, deals: int) -> list[float]:
    """For each action, the acting player's share of wins summed over some deals."""
    wins = [0.0] * len(actions)
    room, pool = [0] * ROOM, [0] * CARDS
    for n in range(deals):
        dealt = clone(s)
        deal_anew(dealt, first + n, pool)
        for i, action in enumerate(actions):
            game = clone(dealt)
            apply(game, action)
            wins[i] += win_share(play_out(game, room), s.acting, s.players)
    return wins


def roll_out_compiled(
    roll_out: Compiled, s: State, actions: Sequence[int], first: int, deals: int
) -> list[float]:
    """The same, compiled."""
    records = np.zeros(3, DTYPE)
    pack(s, records[0])
    copies = records.view(np.uint8).reshape(3, -1)
    wins = np.zeros(len(actions))
    room, pool = np.zeros(ROOM, np.int8), np.zeros(CARDS, np.int8)
    roll_out(records, copies, np.array(actions, np.int8), first, deals, room, pool, wins)
    return list(wins)


def wins_of(seen: Observation, actions: Sequence[Action], deals: int, seed: int) -> list[float]:
    """For each action, how many of some deals the acting player wins after it.

    Never waits for the compiled rules: until they are there the interpreted ones serve.
    """
    s = seen.any_state()
    numbers = [action.number for action in actions]
    wins = [0.0] * len(actions)
    done = 0
    while done < deals:
        compiled = LIBRARY.ready()
        if compiled is None:
            some = min(AT_ONCE, deals - done)
            more = roll_out_interpreted(s, numbers, seed + done, some)
        else:
            some = deals - done
            more = roll_out_compiled(compiled["roll_out"], s, numbers, seed + done, some)
        wins = [a + b for a, b in zip(wins, more, strict=True)]
        done += some
    return wins


def chances(seen: Observation, actions: Sequence[Action], deals: int, seed: int) -> list[float]:
    """The acting player's winning chance after each action; the same deals for all."""
    LIBRARY.load()  # whoever asks for many chances waits once and is quick ever after
    return [wins / deals for wins in wins_of(seen, actions, deals, seed)]
