"""Bots think in processes of their own, and are told what their seat may know."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import Final

from quarterdeck.bots import bots_for
from quarterdeck.bots.random import RandomBot
from quarterdeck.core.match import Made
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.turns import Urgency
from quarterdeck.server.work import BotsTurn
from quarterdeck.server.workers import Workers

LOG: Final = logging.getLogger(__name__)


class Thinkers:
    """Lets bots choose, each within a time."""

    def __init__(self, workers: Workers, patience: float, metrics: Metrics) -> None:
        self._workers, self._patience, self._metrics = workers, patience, metrics

    async def play(self, bot: str, turn: BotsTurn, owner: str) -> tuple[Made, ...]:
        """A bot's move. For one that fails, or ponders, lots decide: nobody waits in vain."""
        kind = bots_for(turn.game.name).get(bot, RandomBot)
        began = time.perf_counter()
        try:
            thought = await self._workers.run(
                partial(turn.play, kind), Urgency.BOT, owner, self._patience
            )
            failure = thought.failure
        except TimeoutError:
            failure = f"thought for more than {self._patience} seconds"
            thought = await self._workers.run(turn.draw_lots, Urgency.BOT, owner)
        self._metrics.thinking.labels(bot).observe(time.perf_counter() - began)
        if failure:
            LOG.error("lots decide for a bot", extra={"bot": bot, "why": failure})
            self._metrics.lots.labels(bot).inc()
        return thought.made
