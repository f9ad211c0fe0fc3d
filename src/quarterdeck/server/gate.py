"""The gate: how many connections there may be, and how long they may keep us waiting.

Uvicorn waits for ever for a request that is never finished, and for a reader that never reads.
Here every connection that owes something has a moment until which it may. When there are too many,
from an address, from a network or in all, the one that has been silent longest makes room: so
somebody new is heard even while a thousand others say nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.limits import Limiter, room, shares

if TYPE_CHECKING:
    from quarterdeck.server.metrics import Metrics
    from quarterdeck.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
SLOWEST: Final = 4096
"""Bytes a second at which a reader must read what waits for it."""


class Crowd:
    """Connections that are counted together."""

    __slots__ = ("open", "silent")

    def __init__(self) -> None:
        self.open = 0
        self.silent: dict[Watched, None] = {}
        """Those that owe a request, the oldest first."""


class Gate:
    """All connections, by where they come from."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings, self._metrics = settings, metrics
        self._most = settings.connections or room()
        self._arrivals = Limiter(settings.arrivals)
        self._crowds: dict[str, Crowd] = {}
        self._open: set[Watched] = set()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, visitor: Watched, host: str) -> None:
        """Let a connection in, in place of another if need be, or close it at once."""
        limits = shares(host, self._most)
        if self._settings.is_proxy(host):
            limits = limits[:1]  # many come through it; the door counts them by where they are
        elif not self._arrivals.allows(host):
            self._drop(visitor, "too-fast")
            return
        for name, most in limits:
            crowd = self._crowds.get(name)
            if crowd is None or crowd.open < most:
                continue
            if not crowd.silent:
                self._drop(visitor, "refused")
                return
            self._drop(next(iter(crowd.silent)), "replaced-silent")
        visitor.crowds = tuple(name for name, _ in limits)
        self._open.add(visitor)
        for name in visitor.crowds:
            self._crowds.setdefault(name, Crowd()).open += 1

    def leave(self, visitor: Watched) -> None:
        """A connection is gone, or about to be."""
        if visitor not in self._open:
            return
        self.heard(visitor)
        self._open.remove(visitor)
        for name in visitor.crowds:
            self._crowds[name].open -= 1
            if not self._crowds[name].open:
                del self._crowds[name]

    def replace(self, visitor: Watched, by: Watched) -> None:
        """From now on another object stands for a connection."""
        self.heard(visitor)
        if visitor in self._open:
            self._open.remove(visitor)
            self._open.add(by)
            by.crowds = visitor.crowds

    def wait(self, visitor: Watched) -> None:
        """From now on a connection owes a request."""
        if visitor in self._open and visitor.speak_until is None:
            visitor.speak_until = time.monotonic() + self._settings.request_time
            for name in visitor.crowds:
                self._crowds[name].silent[visitor] = None

    def heard(self, visitor: Watched) -> None:
        """It has said what it had to say."""
        if visitor.speak_until is not None:
            visitor.speak_until = None
            for name in visitor.crowds:
                del self._crowds[name].silent[visitor]

    def patience(self, unread: int) -> float:
        """Until when so many bytes must have been read."""
        return time.monotonic() + self._settings.unread_time + unread / SLOWEST

    def sweep(self) -> None:
        """Close whatever has kept us waiting too long."""
        now = time.monotonic()
        for visitor in [*self._open]:
            if visitor.speak_until is not None and now > visitor.speak_until:
                self._drop(visitor, "silent")
            elif visitor.is_overdue(now):
                self._drop(visitor, "unread")

    def _drop(self, visitor: Watched, reason: str) -> None:
        LOG.warning(f"a connection is closed: {reason}")  # each reason is a complaint of its own
        self._metrics.closed.labels(reason).inc()
        self.leave(visitor)
        visitor.transport.abort()


class Config(uvicorn.Config):
    """What its connections need to know, too."""

    gate: Gate


class Watched(asyncio.Protocol):
    """A connection the gate knows."""

    transport: asyncio.Transport
    config: uvicorn.Config
    client: tuple[str, int] | None
    crowds: tuple[str, ...] = ()
    """In which it is counted."""
    speak_until: float | None = None
    """When the request it owes must be complete."""
    _read_until: float | None = None

    @property
    def gate(self) -> Gate:
        """The one it came through."""
        return cast(Config, self.config).gate

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._read_until = self.gate.patience(self.transport.get_write_buffer_size())
        super().pause_writing()

    def resume_writing(self) -> None:
        self._read_until = None
        super().resume_writing()

    def is_overdue(self, now: float) -> bool:
        """Whether it has not read what we sent; what is being closed must read its last, too."""
        if self._read_until is None and self.transport.is_closing():
            self._read_until = self.gate.patience(self.transport.get_write_buffer_size())
        return self._read_until is not None and now > self._read_until


class Http(Watched, H11Protocol):
    """A connection that asks, and may become a WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.gate.enter(self, self.client[0] if self.client else "")
        self.gate.wait(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.gate.wait(self)
        else:
            self.gate.heard(self)


class Socket(Watched, WebSocketsSansIOProtocol):
    """A WebSocket: it may be silent as long as it answers pings."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.replace(cast(Http, self.transport.get_protocol()), by=self)
