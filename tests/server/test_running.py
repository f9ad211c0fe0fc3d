"""Running the server: where it listens, what it says, what it writes down."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import Mock

import pytest
from websockets.exceptions import InvalidStatus

from quarterdeck.core import QuarterdeckError
from quarterdeck.server.app import Server
from quarterdeck.server.logs import Lines
from quarterdeck.server.run import (
    GARBAGE,
    _spare_the_loop,
    address,
    lan_host,
    listen,
    qr_code,
    runner,
    serve,
)
from quarterdeck.server.settings import Settings, default_database
from tests.server.client import Guest, first, running
from tests.server.test_security import GAMES_BY_NAME


def test_a_port_that_is_taken() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(QuarterdeckError, match=f"cannot listen at 127.0.0.1 port {port}"):
            listen("127.0.0.1", port)


def test_small_messages_are_not_held_back() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP  # asyncio looks at this


def test_addresses() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert len(qr_code("http://192.168.1.7:8000/").splitlines()) > 10
    assert lan_host() is None or lan_host()


def test_the_database_is_in_the_users_folder() -> None:
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("tables.db")


def test_a_database_that_cannot_be_opened(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("folder")
    monkeypatch.setattr("quarterdeck.server.logs.set_up", lambda: None)
    with pytest.raises(QuarterdeckError, match="cannot be opened: unable to open database file"):
        serve(
            Settings(database=f"sqlite:///{folder}"),
            listen("127.0.0.1", 0),
            lambda: pytest.fail("it is not ready"),
        )


@pytest.fixture
def garbage() -> Iterator[None]:
    """Python looks for garbage as before, whatever a test has set."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_all_is_looked_through_for_garbage_seldom(garbage: None) -> None:
    """Whatever lives long makes Python look through everything again, and nobody is served."""

    def let_much_live() -> int:
        before = gc.get_stats()[2]["collections"]
        much: list[list[int]] = [[] for _ in range(len(gc.get_objects()) // 2 + 200_000)]
        del much
        return gc.get_stats()[2]["collections"] - before

    gc.collect()
    assert let_much_live()
    _spare_the_loop()
    assert not let_much_live()


async def test_all_is_looked_through_for_garbage_now_and_then(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Mock()
    monkeypatch.setattr("quarterdeck.server.run.gc.collect", look)
    server = Server(settings, {})
    run = runner(server)
    await run.on_tick(1)
    assert look.call_count == 0
    run._looked_through -= GARBAGE
    await run.on_tick(1)
    await run.on_tick(1)
    assert look.call_count == 1
    await server.close()


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("game",), "name": "x", "table": "ab"})
    line = json.loads(Lines().format(record))
    assert (line["text"], line["table"], line["from"]) == ("a game", "ab", "x")


async def test_logs_name_nobody(guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await guest.ask("PATCH", "/me", {"name": "Very Private"})
    table = await guest.open("cove", "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first)
    lines = [Lines().format(r) for r in caplog.records if r.name.startswith("quarterdeck")]
    assert len(lines) >= 2
    assert not any(table["id"] in line or "Private" in line for line in lines)


async def test_tables_nobody_looks_at_leave_memory_and_come_back(settings: Settings) -> None:
    forgetful = replace(settings, idle=0.2)
    async with running(forgetful, GAMES_BY_NAME) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            await seat.play(first, 2)
            assert await seat.my_turn()
            before = seat.state
        async with asyncio.timeout(5):
            while house.server.house._live:
                await asyncio.sleep(0.05)
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            assert seat.state == before


@pytest.mark.parametrize("query", ["since=x", "since=-7", "since=99999999999999999999"])
async def test_a_socket_that_asks_for_nonsense(guest: Guest, query: str) -> None:
    table = await guest.open("cove", "you", "bot:random")
    with pytest.raises(InvalidStatus, match="403"):
        async with guest.sit(table["id"], query=query):
            pass


async def test_a_socket_of_no_table(guest: Guest) -> None:
    async with guest.sit("x" * 22) as seat:
        await seat.socket.wait_closed()
        assert (seat.socket.close_code, seat.socket.close_reason) == (4404, "not-found")
