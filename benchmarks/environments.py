"""How fast the vector environment steps, against the C yardstick and other projects' games."""

from __future__ import annotations

import time
from collections.abc import Callable

from benchmarks import yardstick
from benchmarks.speed import GAMES, Figure, best
from quarterdeck.envs.port_royal.vector import VectorEnv

BATCH = 1_024
STEPS = 200
"""About a random game, so that games at all stages are stepped."""


def random_steps(environment: VectorEnv) -> Callable[[], float]:
    """Measures the seconds of processor time a decision takes, with random legal actions."""
    environment.reset(seed=1)

    def measure() -> float:
        begin = time.process_time()
        for _ in range(STEPS):
            environment.step(environment.choose("random"))
        return (time.process_time() - begin) / STEPS / environment.num_envs

    return measure


def _floor(players: int) -> Callable[[], float]:
    def measure() -> float:
        seconds, decisions = yardstick.run(players, GAMES)
        return seconds / decisions

    return measure


def vector(players: int, *, observations: bool) -> Figure:
    """1,024 games in one thread, with masks, and with or without observations."""
    environment = VectorEnv(BATCH, players, observations=observations)
    mine, floor = best(random_steps(environment), _floor(players))
    what = "observations and masks" if observations else "masks only"
    text = f"{1 / mine:,.0f} decisions/s, C {1 / floor:,.0f}: {floor / mine:.3f} of it"
    return Figure(f"vector environment, {players} players, {what}", text, floor / mine)
