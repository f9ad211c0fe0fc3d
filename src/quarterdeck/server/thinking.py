"""Bots think in a few threads of their own, and are told what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from quarterdeck.bots import Bot, bots_for
from quarterdeck.bots.api import Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action, FastSeed, Match
from quarterdeck.core.rng import MASK, stream
from quarterdeck.server.metrics import Metrics

LOG: Final = logging.getLogger(__name__)
PREFERRED: Final = ("thumb", RandomBot.name)
"""Bots that sit down unasked, if they play the game."""

Kinds = Callable[[str], Mapping[str, type[Bot]]]


def question(match: Match, seat: int, seed: int) -> Question:
    """What a bot is asked. It holds no part of the match that the seat does not know."""
    # By actions that stand, not by number: who takes back meets the same choice again.
    rng = FastSeed(stream(seed & MASK, seat)).generator(len(match.steps))
    return Question(seat, match.observe(seat), match.legal(seat), rng, match.game)


class Thinkers:
    """A bounded pool in which bots choose."""

    def __init__(self, threads: int, metrics: Metrics, kinds: Kinds = bots_for) -> None:
        self.kinds = cache(kinds)  # looking through all installed packages takes its time
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    def names(self, game: str) -> list[str]:
        """The bots that play a game."""
        return list(self.kinds(game))

    def default(self, game: str) -> str:
        """The bot that sits down unless another is asked for."""
        names = self.names(game)
        return next((name for name in PREFERRED if name in names), names[0])

    async def choose(self, game: str, bot: str, asked: Question) -> Action:
        """The bot's choice. A bot that fails draws lots: nobody waits for it in vain."""
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        try:
            kind = self.kinds(game).get(bot, RandomBot)
            action = await loop.run_in_executor(self._pool, kind().choose, asked)
            if action in asked.choices:
                return action
            LOG.error("a bot chose what is not legal", extra={"bot": bot, "action": str(action)})
        except Exception:
            LOG.exception("a bot failed", extra={"bot": bot})
        finally:
            self._metrics.thinking.labels(bot).observe(time.perf_counter() - began)
        return asked.choices.sample(asked.rng)

    def prepare(self, games: Iterable[str]) -> None:
        """Let every bot begin what would make its first decision slow."""
        for game in games:
            for kind in self.kinds(game).values():
                kind().prepare()

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
