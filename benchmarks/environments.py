"""How fast the vector environment steps, against the C yardstick and other projects' games."""

from __future__ import annotations

import inspect
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module

import numpy as np
from gymnasium.vector import AutoresetMode

from benchmarks import yardstick
from benchmarks.speed import GAMES, Figure, best
from quarterdeck.games.port_royal.envs.vector import VectorEnv

BATCH = 1_024
STEPS = 200
"""About a random game, so that games at all stages are stepped."""
OTHERS_DECISIONS = 2_000
PGX_STEPS = 20


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


def beside(name: str, measure: Callable[[], float]) -> Figure:
    """Another project's own game: how many times faster ours steps."""
    measure()  # imports, and compiles what is compiled
    mine, theirs = best(random_steps(VectorEnv(BATCH)), measure)
    text = f"{1 / theirs:,.0f} decisions/s; ours {theirs / mine:,.0f} times that"
    return Figure(name, text, theirs / mine)


def open_spiel(name: str) -> float:
    """Seconds a decision in a game of OpenSpiel's own, in C++, driven from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    decisions, begin = 0, time.process_time()
    while decisions < OTHERS_DECISIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return (time.process_time() - begin) / decisions


def pettingzoo(name: str) -> float:
    """Seconds a decision in a game of PettingZoo's own."""
    environment = import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(1)
    decisions, begin = 0, time.process_time()
    while decisions < OTHERS_DECISIONS:
        environment.reset(seed=decisions)
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
    return (time.process_time() - begin) / decisions


def pgx(name: str) -> float:
    """Seconds a decision in a batch of 1,024 games of pgx's own, on this processor."""
    import jax
    import pgx as library

    game = library.make(name)
    told_chance = "key" in inspect.signature(game.step).parameters  # since version 2

    @jax.jit
    def turn(state: library.State, key: jax.Array) -> library.State:
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(key, chances, axis=1)
        more = (jax.random.split(key, BATCH),) if told_chance else ()
        return jax.vmap(game.step)(state, actions, *more)

    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    state = turn(jax.jit(jax.vmap(game.init))(keys), keys[0])
    jax.block_until_ready(state)
    begin = time.process_time()
    for key in keys[1 : 1 + PGX_STEPS]:
        state = turn(state, key)
    jax.block_until_ready(state)
    return (time.process_time() - begin) / PGX_STEPS / BATCH


OTHERS: dict[str, Callable[[], float]] = {
    "OpenSpiel, gin rummy (C++)": partial(open_spiel, "gin_rummy"),
    "OpenSpiel, backgammon (C++)": partial(open_spiel, "backgammon"),
    "PettingZoo, connect four": partial(pettingzoo, "connect_four_v3"),
    "PettingZoo, chess": partial(pettingzoo, "chess_v6"),
    "pgx, backgammon, 1,024 games": partial(pgx, "backgammon"),
    "pgx, 2048, 1,024 games": partial(pgx, "2048"),
}


def memory() -> Figure:
    """What 16,384 games hold, all buffers included."""
    megabytes = VectorEnv(16_384, 5, autoreset_mode=AutoresetMode.SAME_STEP).nbytes / (1 << 20)
    return Figure("memory of 16,384 games", f"{megabytes:.0f} MiB", megabytes)


MEASURES: dict[str, Callable[[], Figure]] = {
    **{
        f"vector environment, {players} players, {what}": partial(
            vector, players, observations=what != "masks only"
        )
        for players in (2, 4)
        for what in ("observations and masks", "masks only")
    },
    "memory of 16,384 games": memory,
}
PEERS = {name: partial(beside, name, measure) for name, measure in OTHERS.items()}
