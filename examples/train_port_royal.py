"""Learns Port Royal from nothing, with numpy alone: PPO on the vector environment.

    python examples/train_port_royal.py --minutes 10

A small network plays one seat of each two-player game against Greedy, and is told only who won in
the end. It looks at the named tensor of ``quarterdeck.games.port_royal.port_royal_v0`` and at the
mask of legal actions; every minute it is tested on games of which it learns nothing.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass

# Matrices this small gain nothing from threads, and on a busy machine lose a lot. Set before
# numpy is there.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.port_royal.port_royal_v0 import VectorEnv

Array = NDArray[np.float32]

GAMES = 256
STEPS = 128
"""How far all games go between two lessons."""
HIDDEN = 128
EPOCHS = 3
BATCH = 2048
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LAMBDA = 0.97


class Network:
    """Two layers; from the second come the preferences for actions and the expected reward."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = {"w1": (inputs, HIDDEN), "w2": (HIDDEN, HIDDEN), "pi": (HIDDEN, actions)}
        sizes["v"] = (HIDDEN, 1)
        self.p: dict[str, Array] = {}
        for name, (rows, columns) in sizes.items():
            scale = 0.01 if name in ("pi", "v") else np.sqrt(2 / rows)
            self.p[name] = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
            self.p["b" + name] = np.zeros(columns, np.float32)
        self._moments = {name: (np.zeros_like(p), np.zeros_like(p)) for name, p in self.p.items()}
        self._updates = 0

    def forward(self, x: Array, mask: NDArray[np.int8]) -> tuple[Array, Array, Array, Array]:
        """The chances of all actions, the expected reward, and what lies between."""
        p = self.p
        h1 = np.maximum(x @ p["w1"] + p["bw1"], 0)
        h2 = np.maximum(h1 @ p["w2"] + p["bw2"], 0)
        logits = np.where(mask > 0, h2 @ p["pi"] + p["bpi"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, (h2 @ p["v"] + p["bv"])[:, 0], h1, h2

    def learn(self, x: Array, h1: Array, h2: Array, d_logits: Array, d_value: Array) -> None:
        """One step of Adam, from the slopes of the loss at the outputs."""
        p, g = self.p, {}
        g["pi"], g["bpi"] = h2.T @ d_logits, d_logits.sum(axis=0)
        g["v"], g["bv"] = h2.T @ d_value[:, None], d_value.sum(keepdims=True)
        d2 = (d_logits @ p["pi"].T + d_value[:, None] @ p["v"].T) * (h2 > 0)
        g["w2"], g["bw2"] = h1.T @ d2, d2.sum(axis=0)
        d1 = (d2 @ p["w2"].T) * (h1 > 0)
        g["w1"], g["bw1"] = x.T @ d1, d1.sum(axis=0)
        self._updates += 1
        for name, slope in g.items():
            m, v = self._moments[name]
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            rate = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
            p[name] -= rate * m / (np.sqrt(v) + 1e-8)


def sample(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    lots = rng.random((len(chances), 1), np.float32)
    # Rounding may leave the sum a little below 1: then the last likely action is meant.
    beyond = (chances.cumsum(axis=1) > lots).argmax(axis=1)
    return np.where(chances[np.arange(len(chances)), beyond] > 0, beyond, chances.argmax(axis=1))


@dataclass
class Lesson:
    """What the learner saw, did and got, decision by decision."""

    x: Array
    mask: NDArray[np.int8]
    action: NDArray[np.int64]
    chance: Array
    advantage: Array
    target: Array


class Learner:
    """A network, and the games it learns from."""

    def __init__(self, seed: int = 1, opponent: str = "greedy", threads: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        self.opponent = opponent
        self.env = VectorEnv(GAMES, threads=threads)
        self.env.reset(seed=seed)
        self.mine = np.arange(GAMES) % 2
        """The learner's seat in each game: half of them each."""
        space = self.env.single_observation_space["observation"]
        self.net = Network(space.shape[0], int(self.env.single_action_space.n), self.rng)

    def play(self) -> Lesson:
        """Let all games go on for some steps, and credit each decision with what it led to."""
        b, games = self.env.buffers, np.arange(GAMES)
        shape = (STEPS, GAMES)
        x, masks = (
            np.zeros((*shape, b.observations.shape[1]), np.float32),
            np.zeros((*shape, b.masks.shape[1]), np.int8),
        )
        acted, over = np.zeros(shape, bool), np.zeros(shape, bool)
        action = np.zeros(shape, np.int64)
        chance, value, reward = (np.zeros(shape, np.float32) for _ in range(3))
        for t in range(STEPS):
            acted[t] = (b.seats == self.mine) & b.masks.any(axis=1)
            x[t], masks[t] = b.observations, b.masks
            rows = np.flatnonzero(acted[t])
            chances, value[t, rows], *_ = self.net.forward(x[t, rows], masks[t, rows])
            chosen = self.env.choose(self.opponent, ~acted[t])
            chosen[rows] = action[t, rows] = sample(chances, self.rng)
            chance[t, rows] = chances[np.arange(len(rows)), action[t, rows]]
            self.env.step(chosen)
            reward[t], over[t] = b.rewards[games, self.mine], b.terminations
        _, ahead, *_ = self.net.forward(b.observations, np.ones_like(b.masks))
        # Where the opponent is to act, the last value the learner gave is the better guess.
        last = np.where(acted.any(axis=0), value[STEPS - 1 - acted[::-1].argmax(axis=0), games], 0)
        ahead = np.where(b.seats == self.mine, ahead, last)
        advantage = _advantages(acted, over, reward, value, ahead)
        return Lesson(
            x[acted], masks[acted], action[acted], chance[acted], advantage[acted],
            (advantage + value)[acted],
        )  # fmt: skip

    def lesson(self) -> None:
        """Play, then learn from it (PPO)."""
        played = self.play()
        advantage = (played.advantage - played.advantage.mean()) / (played.advantage.std() + 1e-8)
        for rows in self._batches(len(advantage)):
            x, mask, action = played.x[rows], played.mask[rows], played.action[rows]
            chances, value, h1, h2 = self.net.forward(x, mask)
            at = np.arange(len(rows))
            ratio = chances[at, action] / played.chance[rows]
            gain = advantage[rows]
            # Where the policy has gone far enough already, it is not pushed further.
            pushed = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            d_logits = chances * (ratio * gain * pushed)[:, None]
            d_logits[at, action] -= ratio * gain * pushed
            logs = np.log(np.maximum(chances, 1e-9))
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            d_logits += ENTROPY * chances * (logs + entropy)
            d_value = 2 * VALUE * (value - played.target[rows])
            self.net.learn(x, h1, h2, d_logits / len(rows), d_value / len(rows))

    def _batches(self, count: int) -> Iterator[NDArray[np.int64]]:
        for _ in range(EPOCHS):
            order = self.rng.permutation(count)
            yield from np.array_split(order, max(1, count // BATCH))

    def test(self, games: int = 1000, opponent: str | None = None, seed: int = 10**6) -> float:
        """Its share of wins in games of their own, with its likeliest actions."""
        env = VectorEnv(games)
        env.reset(seed=seed)
        b, mine = env.buffers, np.arange(games) % 2
        share = np.full(games, np.nan)  # only the first game of each row counts
        while np.isnan(share).any():
            rows = np.flatnonzero((b.seats == mine) & b.masks.any(axis=1))
            chosen = env.choose(opponent or self.opponent)
            chances, *_ = self.net.forward(b.observations[rows], b.masks[rows])
            chosen[rows] = chances.argmax(axis=1)
            env.step(chosen)
            ended = b.terminations & np.isnan(share)
            share[ended] = (b.rewards[np.arange(games), mine][ended] + 1) / 2
        return float(share.mean())


def _advantages(
    acted: NDArray[np.bool_], over: NDArray[np.bool_], reward: Array, value: Array, ahead: Array
) -> Array:
    """How much better each decision turned out than expected: GAE over the learner's decisions."""
    advantage = np.zeros_like(value)
    follow = np.zeros_like(ahead)  # the advantage of the learner's next decision
    got = np.zeros_like(ahead)  # the reward on the way to it
    for t in reversed(range(len(value))):
        got = np.where(over[t], reward[t], got)
        ahead, follow = np.where(over[t], 0, ahead), np.where(over[t], 0, follow)
        advantage[t] = np.where(acted[t], got + ahead - value[t] + LAMBDA * follow, 0)
        ahead, follow = (
            np.where(acted[t], value[t], ahead),
            np.where(acted[t], advantage[t], follow),
        )
        got = np.where(acted[t], 0, got)
    return advantage


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn Port Royal from nothing.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lessons", type=int, default=10**9, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="greedy", help="random, greedy or thumb")
    parser.add_argument("--games", type=int, default=10_000, help="of the test in the end")
    parser.add_argument("--out", help="where to keep the network, as .npz")
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    learner = Learner(wanted.seed, wanted.opponent)
    begin = shown = time.monotonic()
    print(f"before: {learner.test():.1%} of games against {learner.opponent}", flush=True)
    for lesson in range(1, wanted.lessons + 1):
        learner.lesson()
        now = time.monotonic()
        if now - begin > 60 * wanted.minutes:
            break
        if now - shown > 60:
            shown = now
            minutes = (now - begin) / 60
            print(f"{minutes:.0f} min, {lesson} lessons: {learner.test():.1%}", flush=True)
    share = learner.test(wanted.games, seed=2 * 10**6)
    print(f"in the end: {share:.1%} of {wanted.games} games against {learner.opponent}")
    if wanted.out:
        np.savez(wanted.out, **learner.net.p)


if __name__ == "__main__":
    main()
