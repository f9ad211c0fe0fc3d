"""Running the server: uvicorn, its address, and how others reach it."""

from __future__ import annotations

import asyncio
import gc
import io
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from quarterdeck.core import QuarterdeckError
from quarterdeck.server import logs
from quarterdeck.server.app import Server
from quarterdeck.server.gate import Config, Http, Socket
from quarterdeck.server.limits import open_more_files
from quarterdeck.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"
WAITING: Final = 2048
"""Connections the system lets wait until we take them."""
NEVER: Final = 1_000_000_000
GARBAGE: Final = 300.0
"""Seconds between two looks through all of the memory for garbage."""
AT_ONCE: Final = 16
"""How many are taken before the gate looks at them: files that are open beyond its count."""


class Runner(uvicorn.Server):
    """Uvicorn that says goodbye before it closes its connections."""

    def __init__(
        self, config: uvicorn.Config, server: Server, ready: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self._server, self._ready = server, ready
        self._swept = 0.0
        self._looked_through = time.monotonic()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin. What whoever runs it can mend is raised, not buried in a log."""
        await self._server.open()
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(WAITING)  # asyncio has set it to what it takes at once
        if self._ready is not None:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Now and then: close what keeps us waiting, write what the log held back, clean up."""
        now = time.monotonic()
        if now - self._swept >= self._server.settings.tick:
            self._swept = now
            self._server.gate.sweep()
            logs.settle()
        if now - self._looked_through >= GARBAGE:
            self._looked_through = now
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, cleanly."""
        await self._server.house.close()
        await super().shutdown(sockets)
        await self._server.close()


def runner(server: Server, ready: Callable[[], None] | None = None) -> Runner:
    """A server, ready to be run on a socket."""
    settings = server.settings
    config = Config(
        server.door,
        backlog=AT_ONCE,
        http=Http,
        ws=Socket,
        ws_max_size=settings.message_size,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        # Anybody can say for whom he forwards; only those are believed whom we were told of.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    config.gate = server.gate
    return Runner(config, server, ready)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises :class:`QuarterdeckError` if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP in so many words, or asyncio leaves Nagle's delay on: 40 ms for each small message.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        reason = error.strerror or error
        text = f"cannot listen at {host} port {port}: {reason}; choose another with --port"
        raise QuarterdeckError(text) from None
    return listener


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Run until somebody stops it; ``ready`` is called when guests can come."""
    logs.set_up()
    open_more_files()

    def settled() -> None:
        _spare_the_loop()
        ready()

    run = runner(Server(settings), settled)
    # Uvicorn has closed everything when it passes on what ended it.
    with listener, suppress(KeyboardInterrupt, SystemExit):
        asyncio.run(run.serve([listener]))


def _spare_the_loop() -> None:
    """Once all modules are loaded: look through everything for garbage seldom, not all the time.

    Tables live long and their steps are freed without it. Yet with many of them Python looked
    through all three times a second, for 50 to 150 ms each, in which nobody was served.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def address(host: str, port: int) -> str:
    """An address for a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def lan_host() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; the system picks the way out
        except OSError:
            return None
        return str(probe.getsockname()[0])


def qr_code(text: str) -> str:
    """A QR code for a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
