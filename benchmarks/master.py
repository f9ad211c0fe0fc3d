"""What the Admiral needs: memory, and time for a decision."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import numpy as np

from benchmarks.speed import Figure
from quarterdeck.bots import Bot, Question, make_bot
from quarterdeck.bots.api import question
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL

GAMES = 6
MEMORY = """
import resource
from benchmarks.master import admiral, decisions
bot = admiral()
for asked in decisions(bot, 4, 0):
    pass
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def admiral() -> Bot:
    """The Admiral, ready to play."""
    bot = make_bot("port-royal", "admiral")
    bot.prepare(wait=True)
    return bot


def decisions(bot: Bot, players: int, seed: int) -> Iterator[Question]:
    """Play a game against itself; every question before it is answered."""
    match = Match(PORT_ROYAL, Table(players), FastSeed(seed))
    while match.result is None:
        seat = match.position.to_act()[0]
        asked = question(match, seat, seed)
        yield asked
        match.act(seat, bot.choose(asked))


def steadiness(players: int) -> Figure:
    """How much longer than the mean 99 of 100 real decisions take at most."""
    bot = admiral()
    spans = []
    for seed in range(GAMES):
        for asked in decisions(bot, players, seed):
            if len(asked.choices.actions) > 1:
                begin = time.process_time()
                bot.choose(asked)
                spans.append(1000 * (time.process_time() - begin))
    mean, p99 = float(np.mean(spans)), float(np.quantile(spans, 0.99))
    text = f"mean {mean:.1f} ms, 99 of 100 within {p99:.1f} ms: {p99 / mean:.2f} times"
    return Figure(f"the Admiral's time for a decision, {players} players", text, p99 / mean)


def memory() -> Figure:
    """The most a process held that played a game of four Admirals."""
    done = subprocess.run(
        [sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True
    )
    megabytes = int(done.stdout) / 1024
    return Figure("memory of a playing Admiral", f"{megabytes:.0f} MiB", megabytes)
