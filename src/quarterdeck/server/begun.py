"""Work that goes on to its end, also when whoever asked for it waits no more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar, cast

T = TypeVar("T")


class Begun:
    """Such work, as long as it lasts."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    async def finish(self, work: Coroutine[None, None, T]) -> T:
        """What the work comes to."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Begin it, and do not wait."""
        task = asyncio.create_task(work)
        self._tasks.add(cast("asyncio.Task[object]", task))
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[T]) -> None:
        self._tasks.discard(cast("asyncio.Task[object]", task))
        if not task.cancelled():
            task.exception()  # who waited has been told, if he was still there

    def cancel(self) -> None:
        """Let nothing of it go on."""
        for task in self._tasks:
            task.cancel()

    async def all(self) -> None:
        """Wait until nothing goes on."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
