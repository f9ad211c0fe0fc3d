"""Writing to SQLite: by one at a time, and all that waits meanwhile is committed together.

A commit waits for the disk, so that not even a power cut loses what was acknowledged; many steps
share one wait. If one of them cannot be stored all are done again, each with a savepoint of its
own, so that it is no harm to the others.

It is done by a thread, from beginning to end: if the event loop had to be asked for each statement,
all who wait would wait for it as often.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar, cast

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[["Connection"], T]
"""Something to be done in a transaction, by a thread; if that fails, perhaps again in another."""
TOGETHER: Final = 32
"""Pieces of work that are committed together at most: the last of them waits for all."""


@dataclass(slots=True)
class _Piece:
    work: Work[object]
    done: asyncio.Future[object]
    value: object = None
    error: Exception | None = None

    def do_apart(self, db: Connection) -> None:
        """Do it so that nothing of it is left if it fails, and all else is."""
        try:
            with db.begin_nested():
                self.value = self.work(db)
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

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
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
        self._thread.shutdown()
        self._engine.dispose()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            pieces, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            failed: Exception | None = None
            try:
                await loop.run_in_executor(self._thread, self._commit, pieces)
            except Exception as error:
                failed = error
            for piece in pieces:
                piece.tell(failed)
        self._writing = None

    def _commit(self, pieces: list[_Piece]) -> None:
        try:
            with self._engine.begin() as db:
                for piece in pieces:
                    piece.value = piece.work(db)
        except Exception:  # seldom: one that was late, or may not
            if len(pieces) == 1:
                raise
            with self._engine.begin() as db:
                for piece in pieces:
                    piece.do_apart(db)
