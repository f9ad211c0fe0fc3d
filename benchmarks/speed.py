"""How fast the rules go, each figure as a ratio against the C yardstick.

Both sides run in turn, in one process tree, and the best of five counts on each.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from benchmarks import yardstick
from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.compiled import LIBRARY
from quarterdeck.games.port_royal.state import DTYPE

REPEATS = 5
GAMES = 10_000
BATCH = 1_024
BATCH_STEPS = 150
"""About half a random game, so that few games of a batch are over."""


@dataclass(frozen=True)
class Figure:
    """One thing measured."""

    name: str
    text: str
    """The figure with its unit."""
    value: float
    """What is compared with the goal."""


def best(*measures: Callable[[], float]) -> list[float]:
    """The least of five runs of each, taken in turn."""
    runs = [[measure() for measure in measures] for _ in range(REPEATS)]
    return [min(column) for column in zip(*runs, strict=True)]


def _records(count: int, players: int) -> np.ndarray:
    records = np.zeros(count, DTYPE)
    records["players"] = players
    return records


def whole_games(players: int) -> Figure:
    """Random games played to the end in one call."""
    play = LIBRARY.load()["play_games"]
    records, room = _records(1, players), np.zeros(ROOM, np.int8)
    wins, endings = np.zeros(32, np.int64), np.zeros(4, np.int64)

    def ours() -> float:
        begin = time.process_time()
        play(records, 1, GAMES, room, wins, endings)
        return (time.process_time() - begin) / GAMES

    mine, floor = best(ours, lambda: yardstick.run(players, GAMES)[0] / GAMES)
    text = f"{1 / mine:,.0f} games/s, C {1 / floor:,.0f}: {floor / mine:.2f} of it"
    return Figure(f"whole random games, {players} players", text, floor / mine)


def batch(players: int) -> Figure:
    """1,024 games side by side: legal actions, a random choice, and a step, as three calls."""
    functions = LIBRARY.load()
    records = _records(BATCH, players)
    actions, counts = np.zeros((BATCH, ROOM), np.int8), np.zeros(BATCH, np.int8)
    chosen, seeds = np.zeros(BATCH, np.int8), np.arange(BATCH, dtype=np.uint64)
    lots = seeds + np.uint64(99)

    def ours() -> float:
        functions["start_games"](records, seeds)
        begin = time.process_time()
        decisions = 0
        for _ in range(BATCH_STEPS):
            functions["legal_actions"](records, actions, counts)
            functions["choose_at_random"](actions, counts, lots, chosen)
            functions["apply_actions"](records, chosen)
            decisions += int(np.count_nonzero(counts))
        return (time.process_time() - begin) / decisions

    def theirs() -> float:
        seconds, decisions = yardstick.run(players, GAMES)
        return seconds / decisions

    mine, floor = best(ours, theirs)
    text = f"{mine * 1e9:.0f} ns a decision, C {floor * 1e9:.0f}: {mine / floor:.2f} times it"
    return Figure(f"batch of {BATCH:,} games, {players} players", text, mine / floor)


def one_at_a_time() -> Figure:
    """One game from Python: legal actions and a step, each a call."""
    functions = LIBRARY.load()
    legal, apply = functions["legal_in"], functions["apply_in"]
    records, room = _records(1, 2), np.zeros(ROOM, np.int8)

    def ours() -> float:
        functions["start_games"](records, np.array([7], np.uint64))
        begin = time.perf_counter()
        for step in range(150):
            count = legal(records, 0, room)
            apply(records, 0, room.item(step % count))
        return (time.perf_counter() - begin) / 150

    (seconds,) = best(ours)
    return Figure("one game from Python, legal + step", f"{seconds * 1e6:.2f} µs", seconds * 1e6)


def version_command() -> Figure:
    """``quarterdeck --version``, warm."""

    def ours() -> float:
        begin = time.perf_counter()
        command = [sys.executable, "-m", "quarterdeck", "--version"]
        subprocess.run(command, check=True, capture_output=True)
        return time.perf_counter() - begin

    (seconds,) = best(ours)
    return Figure("quarterdeck --version, warm", f"{seconds:.2f} s", seconds)


MEASURES: dict[str, Callable[[], Figure]] = {
    "whole random games, 2 players": partial(whole_games, 2),
    "whole random games, 4 players": partial(whole_games, 4),
    f"batch of {BATCH:,} games, 2 players": partial(batch, 2),
    f"batch of {BATCH:,} games, 4 players": partial(batch, 4),
    "one game from Python, legal + step": one_at_a_time,
    "quarterdeck --version, warm": version_command,
}
