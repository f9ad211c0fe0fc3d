"""The connections of a table. A reader that stalls is dropped; it holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from quarterdeck.server.messages import Bye, Farewell, ServerMessage, encode

Send = Callable[[bytes], Awaitable[None]]
HINTS: Final = b""
"""Stands in the queue for all gestures that wait."""
FAREWELL: Final = 1.0
"""Seconds in which a client that reads gets what is still in its queue when it is closed."""


class Connection:
    """One socket: who is behind it, and what is still to be sent."""

    def __init__(self, guest: str | None, most: int) -> None:
        self.guest = guest
        self.closed = asyncio.Event()
        """Set when this connection shall end."""
        self.reason = ""
        """Why, if it is the server that ends it."""
        self._most = most
        self._waiting = 0
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._hints: dict[int, bytes] = {}

    def tell(self, *messages: ServerMessage | bytes) -> None:
        """Queue messages; if too much waits already, close the connection instead."""
        if self.closed.is_set():
            return
        if self._waiting > self._most:
            self.close("overflow")
            return
        for message in messages:
            self._put(message if isinstance(message, bytes) else encode(message))

    def hint(self, seat: int, data: bytes) -> None:
        """Queue a gesture of a seat, behind all else, in place of an older one that still waits.

        However many come, no more than one a seat is kept: they never close a connection.
        """
        if self.closed.is_set():
            return
        if not self._hints:
            self._queue.put_nowait(HINTS)
        self._hints[seat] = data

    def _put(self, data: bytes) -> None:
        self._waiting += len(data)
        self._queue.put_nowait(data)

    def close(self, reason: Farewell) -> None:
        """Say why, and end."""
        if not self.closed.is_set():
            self.reason = reason
            self._hints.clear()
            self._put(encode(Bye(reason)))
            self.closed.set()

    def leave(self) -> None:
        """End: the other side is gone."""
        self.closed.set()

    async def pump(self, send: Send) -> None:
        """Send what is queued until the connection ends, and then what can still be sent."""
        sending = asyncio.create_task(self._send_all(send))
        await self.closed.wait()
        if self.reason:
            await asyncio.wait([sending], timeout=FAREWELL)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    async def _send_all(self, send: Send) -> None:
        while not (self.closed.is_set() and self._queue.empty()):
            data = await self._queue.get()
            if data != HINTS:
                await send(data)
                self._waiting -= len(data)
            elif self._queue.empty():
                hints, self._hints = self._hints, {}
                for hint in hints.values():
                    await send(hint)
            else:
                self._queue.put_nowait(HINTS)
