"""The connections of a table. A reader that stalls is dropped; it holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from quarterdeck.server.messages import Bye, ServerMessage, encode

Send = Callable[[bytes], Awaitable[None]]
FAREWELL: Final = 1.0
"""Seconds in which a client that reads gets what is still in its queue when it is closed."""


class Connection:
    """One socket: who is behind it, and what is still to be sent."""

    def __init__(self, guest: str | None, most: int) -> None:
        self.guest = guest
        self.closed = asyncio.Event()
        """Set when this connection shall end."""
        self.reason = ""
        self._most = most
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message; one too many closes the connection."""
        if self.closed.is_set():
            return
        if self._queue.qsize() >= self._most:
            self.close("overflow")
            return
        self._queue.put_nowait(message if isinstance(message, bytes) else encode(message))

    def close(self, reason: str) -> None:
        """Say why, and end."""
        if not self.closed.is_set():
            self.reason = reason
            self._queue.put_nowait(encode(Bye(reason)))
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
            await send(await self._queue.get())
