"""What must be done at every table of a guest: in portions, and to the end, whatever happens.

Each portion is a short transaction, and others store in between. A mark in the database says what
is still to be done, so a server that starts goes on with what another left. What fails is tried
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from quarterdeck.server.begun import Begun
from quarterdeck.server.turns import Urgency

if TYPE_CHECKING:
    from quarterdeck.server.rows import Errand
    from quarterdeck.server.services import Services

RETRY: Final = 1.0
"""Seconds until an errand goes on that has failed, as it does while the database is away."""


class Errands:
    """The errands of all guests, each run by one task."""

    def __init__(
        self, services: Services, refresh: Callable[[Iterable[str]], Awaitable[None]]
    ) -> None:
        """``refresh`` is told which tables have changed."""
        self._services, self._refresh = services, refresh
        self._running: dict[Errand, asyncio.Task[None]] = {}
        self._begun = Begun()

    async def open(self) -> None:
        """Go on with what was left undone."""
        for errand in await self._services.store.errands():
            self._start(errand)

    async def close(self) -> None:
        """Leave the rest to the next server."""
        self._begun.cancel()
        await self._begun.all()

    async def run(self, errand: Errand) -> None:
        """Do what is marked in the database to its end, also if nobody waits for it any more."""
        if errand in self._running:  # it may have ended just before this was marked
            await asyncio.wait([self._running[errand]])
        await asyncio.shield(self._running.get(errand) or self._start(errand))

    def _start(self, errand: Errand) -> asyncio.Task[None]:
        task = self._running[errand] = self._begun.begin(self._do(errand))
        task.add_done_callback(partial(self._ended, errand))
        return task

    def _ended(self, errand: Errand, task: asyncio.Task[None]) -> None:
        del self._running[errand]
        if not task.cancelled() and task.exception():  # whoever waited has been told
            self._begun.begin(self._try_again(errand))

    async def _try_again(self, errand: Errand) -> None:
        await asyncio.sleep(RETRY)
        await self.run(errand)

    async def _do(self, errand: Errand) -> None:
        while True:
            async with self._services.turns.turn(Urgency.BOT, errand.guest):
                changed = await self._services.store.go_on(errand)
            if changed is None:
                return
            await self._refresh(changed)
