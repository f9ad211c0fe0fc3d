"""Games by the million, and the same game played twice: what tests, soak and goals share."""

from __future__ import annotations

from itertools import product

import numpy as np

from quarterdeck.compiled import Library
from quarterdeck.core.rng import FastGenerator, stream
from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.compiled import LIBRARY, RULES
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.state import DTYPE, OVER, PACKED, State

SOUND = Library(
    RULES.plus("tests.compiled.sound"),
    {"play_and_check": ("records", "int", "int", "row", "row", "counts")},
)
TABLES = list(product((2, 3, 4, 5), (0, 1), (0, 1)))
"""Players, and the options."""


def empty_record(players: int, end: int, jester: int) -> np.ndarray:
    records = np.zeros(1, DTYPE)
    records[0]["players"] = players
    records[0]["options"] = end, jester
    return records


def sound_games(games: int, first: int = 0) -> np.ndarray:
    """Play so many games over all tables, every state looked at; how often each ending came."""
    check = SOUND.load()["play_and_check"]
    endings = np.zeros(4, np.int64)
    room, seen = np.zeros(ROOM, np.int8), np.zeros(CARDS, np.int8)
    share = -(-games // len(TABLES))
    for number, (players, end, jester) in enumerate(TABLES):
        records = empty_record(players, end, jester)
        fault = check(records, first + number * share, share, room, seen, endings)
        assert fault == 0, f"fault {fault} in game {records[0]['seed']} of {TABLES[number]}"
    return endings


def difference(state: State, record: np.void) -> str:
    """The first field in which an interpreted and a compiled state differ, or nothing."""
    for name, _, _ in PACKED:
        if record[name].tolist() != getattr(state, name):
            return name
    return ""


def play_twice(players: int, end: int, jester: int, seed: int) -> int:
    """Play a random game both ways, field for field the same; the number of decisions."""
    compiled = LIBRARY.load()
    records = empty_record(players, end, jester)
    compiled["start_games"](records, np.array([seed], np.uint64))
    state = State(
        players=players,
        start=FastGenerator(stream(seed, 0)).below(players),
        options=[end, jester],
        seed=seed,
    )
    set_up(state)
    deal(state)
    rng = FastGenerator(seed)
    room, compiled_room = [0] * ROOM, np.zeros(ROOM, np.int8)
    decisions = 0
    while True:
        where = f"seed {seed}, {players} players, after {decisions} decisions"
        assert difference(state, records[0]) == "", where
        count = legal(state, room)
        assert compiled["legal_in"](records, 0, compiled_room) == count, where
        assert compiled_room[:count].tolist() == room[:count], where
        if state.phase == OVER:
            return decisions
        action = room[rng.below(count)]
        apply(state, action)
        compiled["apply_in"](records, 0, action)
        decisions += 1
