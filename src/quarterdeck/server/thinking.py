"""Bots think in a few threads of their own, and are told what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from quarterdeck.bots import bots_for
from quarterdeck.bots.api import Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action
from quarterdeck.server.metrics import Metrics

LOG: Final = logging.getLogger(__name__)


class Thinkers:
    """A bounded pool in which bots choose."""

    def __init__(self, threads: int, patience: float, metrics: Metrics) -> None:
        self._metrics, self._patience = metrics, patience
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, game: str, bot: str, asked: Question) -> Action:
        """The bot's choice. For one that fails, or ponders, lots decide: nobody waits in vain."""
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        try:
            kind = bots_for(game).get(bot, RandomBot)
            thinking = loop.run_in_executor(self._pool, kind().choose, asked)
            action = await asyncio.wait_for(thinking, self._patience)
            if action in asked.choices:
                return action
            LOG.error("a bot chose what is not legal", extra={"bot": bot, "action": str(action)})
        except Exception:
            LOG.exception("a bot failed", extra={"bot": bot})
        finally:
            self._metrics.thinking.labels(bot).observe(time.perf_counter() - began)
        self._metrics.lots.labels(bot).inc()
        return asked.choices.sample(asked.rng)

    def prepare(self, games: Iterable[str]) -> None:
        """Let every bot begin what would make its first decision slow."""
        for game in games:
            for kind in bots_for(game).values():
                kind().prepare()

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
