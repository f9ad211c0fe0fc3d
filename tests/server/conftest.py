"""Servers to test: real ones, with both games, on real databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.server.client import Guest, House, running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(
        database=database, page=tmp_path / "page", tick=0.05, warm_up=False, messages=(5000.0, 5000)
    )


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with running(settings, {game.name: game for game in GAMES}) as house:
        yield house


@pytest.fixture
async def guest(house: House) -> AsyncIterator[Guest]:
    async with house.guest() as guest:
        yield guest
