"""The server, put together."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quarterdeck import __version__
from quarterdeck.core import Game
from quarterdeck.core.catalogue import games as installed
from quarterdeck.server import messages
from quarterdeck.server.api import API, health, numbers
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.gate import Gate
from quarterdeck.server.guests import Guests
from quarterdeck.server.house import House
from quarterdeck.server.limits import Limiter, Places, room
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.page import SHORT_ALREADY, Page, show_page
from quarterdeck.server.reference import REFERENCE
from quarterdeck.server.security import Door
from quarterdeck.server.services import Services
from quarterdeck.server.settings import Settings, default_database
from quarterdeck.server.sockets import table_socket
from quarterdeck.server.store import Store
from quarterdeck.server.thinking import Thinkers
from quarterdeck.server.turns import Turns
from quarterdeck.server.work import load, prepare
from quarterdeck.server.workers import Workers

__all__ = ["Server"]
LOG: Final = logging.getLogger(__name__)
ONE_PACKET: Final = 1400
"""Bytes below which a shorter answer does not come sooner."""
STORING: Final = 16
"""Steps that are stored at once; of these one may be a bot's, or of a deal."""
CODES: Final = {
    code.status.value: code
    for code in (Code.BAD_REQUEST, Code.NOT_FOUND, Code.NOT_ALLOWED, Code.TOO_BIG)
}


class Asked(Request[None, None, State]):
    """A request whose body may be anything; what is no JSON is refused, however it is wrong."""

    async def json(self) -> object:
        try:
            with messages.readable():
                return await super().json()
        except msgspec.MsgspecError as error:
            raise SerializationException(str(error)) from None


class Server:
    """Everything one server consists of; ``door`` is the ASGI application."""

    def __init__(self, settings: Settings, games: Mapping[str, Game] | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.gate = Gate(settings, self.metrics)
        self.store = Store(settings.database or default_database())
        self.workers = Workers(settings.thinkers)
        thinkers = Thinkers(self.workers, settings.patience, self.metrics)
        turns = Turns(STORING, most_others=1)
        services = Services(settings, self.store, self.workers, thinkers, turns, self.metrics)
        self.house = House(services, installed() if games is None else games)
        self.door = Door(self._application(), settings, self.metrics)

    def _application(self) -> Litestar:
        settings = self.settings
        page = Page(settings.page)
        openings, guesses = Limiter(settings.openings), Limiter(settings.guesses)
        most = settings.connections or room()
        provided: dict[str, object] = {
            "house": self.house,
            "metrics": self.metrics,
            "settings": settings,
            "page": page,
            "openings": openings,
            "guesses": guesses,
            "places": Places(settings.sockets or most * 3 // 4, settings),
        }
        return Litestar(
            route_handlers=[API, table_socket, health, numbers, *REFERENCE, show_page],
            dependencies={
                **{name: _given(value) for name, value in provided.items()},
                "guests": Provide(self._guests, sync_to_thread=False),
            },
            exception_handlers={
                Refusal: _refused,
                HTTPException: _http_error,
                Exception: _fault,
            },
            openapi_config=OpenAPIConfig(
                title="Quarterdeck",
                version=__version__,
                use_handler_docstrings=True,
                # Its own pages load from other hosts; ours are in ``reference``.
                path="/api/docs/litestar",
                render_plugins=[JsonRenderPlugin()],
            ),
            compression_config=CompressionConfig(
                "gzip", minimum_size=ONE_PACKET, exclude_opt_key=SHORT_ALREADY
            ),
            request_class=Asked,
            request_max_body_size=settings.body_size,
            logging_config=None,
        )

    def _guests(self) -> Guests:
        assert self.door.guests is not None  # the server has been opened
        return self.door.guests

    async def open(self) -> None:
        """Be ready for the first guest; :class:`QuarterdeckError` if the database is not."""
        await self.store.open()
        key = await self.store.key("cookie", secrets.token_hex(32))
        self.door.guests = Guests(self.store, bytes.fromhex(key), self.settings)
        await self.house.open()
        load(self.house.games)
        if self.settings.prepare:
            self.workers.prepare(partial(prepare, tuple(self.house.games)))

    async def close(self) -> None:
        """Let nothing go on, and nothing open."""
        await self.house.close()
        await self.workers.close()
        await self.store.close()


def _given(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


def _failure(refusal: Refusal, status: int | None = None) -> Response[messages.Failure]:
    return Response(
        messages.Failure.of(refusal),
        status_code=status or refusal.status,
        media_type="application/json",
    )


def _refused(request: Request[None, None, State], error: Refusal) -> Response[messages.Failure]:
    return _failure(error)


def _http_error(
    request: Request[None, None, State], error: HTTPException
) -> Response[messages.Failure]:
    """What the framework refuses, in our form."""
    code = CODES.get(error.status_code, Code.BAD_REQUEST)
    answer = _failure(Refusal(code, ": ".join((error.detail, *_found(error)))), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _found(error: HTTPException) -> Iterator[str]:
    """What exactly was wrong with a request that is not of the right form."""
    if isinstance(error.extra, list):
        for each in error.extra:
            match each:
                case {"message": str(message), "key": str(key)} if key:
                    yield f"{key}: {message}"
                case {"message": str(message)}:
                    yield message


def _fault(request: Request[None, None, State], error: Exception) -> Response[messages.Failure]:
    LOG.error("a request failed", exc_info=error, extra={"call": request.method})
    return _failure(Refusal(Code.FAULT, "something is wrong with the server"))
