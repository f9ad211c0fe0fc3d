"""A real server in a thread of this process: with any games, and with a look behind the scenes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from quarterdeck.core import Game, Match
from quarterdeck.server.settings import Settings
from tests.server.client import House, running

PATIENCE = 30


@dataclass(frozen=True)
class Inn:
    """Where it is, and what happens at its tables."""

    house: House
    loop: asyncio.AbstractEventLoop

    @property
    def address(self) -> str:
        return f"http://{self.house.host}"

    def match(self, table: str) -> Match:
        """A table's match as it stands; what comes later does not change it."""
        found = asyncio.run_coroutine_threadsafe(self._match(table), self.loop)
        return found.result(PATIENCE)

    async def _match(self, table: str) -> Match:
        ledger = (await self.house.server.house.find(table)).ledger
        assert ledger is not None
        return ledger.match


@contextmanager
def inn(folder: Path, games: Mapping[str, Game]) -> Iterator[Inn]:
    """A server as long as it is needed."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", prepare=False)
    opened: list[Inn] = []
    ready, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(settings, dict(games)) as house:
            opened.append(Inn(house, asyncio.get_running_loop()))
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="inn")
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield opened[0]
    finally:
        over.set()
        thread.join()
