"""Bots think in a few threads of their own, and are told what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from quarterdeck.bots import Bot, bots_for
from quarterdeck.bots.api import Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action, FastSeed, Game, Match, Table
from quarterdeck.core.rng import MASK, stream
from quarterdeck.server.metrics import Metrics

LOG: Final = logging.getLogger(__name__)
PREFERRED: Final = ("thumb", RandomBot.name)
"""Bots that sit down unasked, if they play the game."""
WARM_UP: Final = 20
"""Actions after which a game has surely asked somebody for a real decision."""

Kinds = Callable[[str], Mapping[str, type[Bot]]]


def question(match: Match, seat: int, seed: int) -> Question:
    """What a bot is asked. It holds no part of the match that the seat does not know."""
    # By actions that stand, not by number: who takes back meets the same choice again.
    rng = FastSeed(stream(seed & MASK, seat)).generator(len(match.steps))
    return Question(seat, match.observe(seat), match.legal(seat), rng)


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

    def warm_up(self, games: Mapping[str, Game]) -> None:
        """Ask every bot once, aside: some must load or compile before they are quick."""
        threading.Thread(target=self._warm_up, args=(dict(games),), daemon=True).start()

    def _warm_up(self, games: Mapping[str, Game]) -> None:
        for name, game in games.items():
            asked = _first_choice(game)
            for kind in self.kinds(name).values():
                kind().choose(asked)

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _first_choice(game: Game) -> Question:
    """A question with more than one answer."""
    match = Match(game, Table(game.min_seats), FastSeed(1))
    for _ in range(WARM_UP):
        asked = question(match, match.position.to_act()[0], 1)
        if len(asked.choices) > 1:
            break
        match.act(asked.seat, asked.choices.sample(asked.rng))
    return asked
