"""Writing to SQLite: by one at a time, and all that waits meanwhile is committed together.

A commit waits for the disk, so that not even a power cut loses what was acknowledged; many steps
share one wait. If one of them cannot be stored all are done again, each with a savepoint of its
own, so that it is no harm to the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar, cast

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[["AsyncConnection"], Awaitable[T]]
"""Something to be done in a transaction; if that fails, perhaps again in another."""
TOGETHER: Final = 32
"""Pieces of work that are committed together at most: the last of them waits for all."""


@dataclass(slots=True)
class _Piece:
    work: Work[object]
    done: asyncio.Future[object]
    value: object = None
    error: Exception | None = None

    async def do_apart(self, db: AsyncConnection) -> None:
        """Do it so that nothing of it is left if it fails, and all else is."""
        try:
            async with db.begin_nested():
                self.value = await self.work(db)
        except Exception as error:
            self.error = error

    def tell(self, failed: Exception | None) -> None:
        """Tell who waits, if he still does."""
        error = self.error or failed
        if self.done.done():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.value)


class Writer:
    """The one that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Piece] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """What a piece of work gives, once it is on the disk."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Piece(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return cast(T, await done)

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            pieces, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            failed: Exception | None = None
            try:
                await self._commit(pieces)
            except Exception as error:
                failed = error
            for piece in pieces:
                piece.tell(failed)
        self._writing = None

    async def _commit(self, pieces: list[_Piece]) -> None:
        try:
            async with self._engine.begin() as db:
                for piece in pieces:
                    piece.value = await piece.work(db)
        except Exception:  # seldom: one that was late, or may not
            if len(pieces) == 1:
                raise
            async with self._engine.begin() as db:
                for piece in pieces:
                    await piece.do_apart(db)
