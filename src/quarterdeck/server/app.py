"""The server, put together."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quarterdeck import __version__
from quarterdeck.bots import bots_for
from quarterdeck.core import Game
from quarterdeck.core.catalogue import games as installed
from quarterdeck.server import messages
from quarterdeck.server.api import API, health, numbers
from quarterdeck.server.errors import Refusal
from quarterdeck.server.guests import Guests
from quarterdeck.server.house import House
from quarterdeck.server.limits import Limiter
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.page import Page, show_page
from quarterdeck.server.reference import REFERENCE
from quarterdeck.server.security import Door
from quarterdeck.server.settings import Settings, default_database
from quarterdeck.server.sockets import table_socket
from quarterdeck.server.store import Store
from quarterdeck.server.tables import Services
from quarterdeck.server.thinking import Kinds, Thinkers

__all__ = ["Server"]
LOG: Final = logging.getLogger(__name__)
CODES: Final = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-big"}


class Server:
    """Everything one server consists of; ``door`` is the ASGI application."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, Game] | None = None,
        kinds: Kinds = bots_for,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database or default_database())
        self.thinkers = Thinkers(settings.thinkers, self.metrics, kinds)
        services = Services(settings, self.store, self.thinkers, self.metrics)
        self.house = House(services, installed() if games is None else games)
        self.door = Door(self._application(), settings, self.metrics)

    def _application(self) -> Litestar:
        page = Page(self.settings.page)
        openings, guesses = Limiter(self.settings.openings), Limiter(self.settings.guesses)
        provided: dict[str, object] = {
            "house": self.house,
            "metrics": self.metrics,
            "settings": self.settings,
            "page": page,
            "openings": openings,
            "guesses": guesses,
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
            lifespan=[self._lifespan],
            openapi_config=OpenAPIConfig(
                title="Quarterdeck",
                version=__version__,
                use_handler_docstrings=True,
                # Its own pages load from other hosts; ours are in ``reference``.
                path="/api/docs/litestar",
                render_plugins=[JsonRenderPlugin()],
            ),
            request_max_body_size=self.settings.body_size,
            logging_config=None,
        )

    def _guests(self) -> Guests:
        assert self.door.guests is not None  # the server has been opened
        return self.door.guests

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        key = await self.store.key("cookie", secrets.token_hex(32))
        self.door.guests = Guests(self.store, bytes.fromhex(key), self.settings.device_code)
        self.house.open()
        self.thinkers.prepare(self.house.games)
        try:
            yield
        finally:
            await self.house.close()
            self.thinkers.close()
            await self.store.close()


def _given(value: object) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


def _failure(status: int, problem: messages.Problem) -> Response[messages.Failure]:
    return Response(messages.Failure(problem), status_code=status, media_type="application/json")


def _refused(request: Request[None, None, State], error: Refusal) -> Response[messages.Failure]:
    return _failure(error.status, messages.Problem(error.code, str(error), {**error.details}))


def _http_error(
    request: Request[None, None, State], error: HTTPException
) -> Response[messages.Failure]:
    code = CODES.get(error.status_code, "error")
    answer = _failure(error.status_code, messages.Problem(code, error.detail))
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _fault(request: Request[None, None, State], error: Exception) -> Response[messages.Failure]:
    LOG.error("a request failed", exc_info=error, extra={"call": request.method})
    return _failure(500, messages.Problem("fault", "something is wrong with the server"))
