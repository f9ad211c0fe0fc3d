"""Killed without warning and started again: every table is where its last answer left it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.client import Guest, Seat, first, guest_at

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The real command, in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
        found = re.search(r"http://([\d.:]+)/", line)
        assert found, line
        yield found[1], process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def play_until_killed(seat: Seat, process: asyncio.subprocess.Process) -> int:
    """Play; kill the server while it answers. The last number it acknowledged."""
    await seat.play(first, 6)
    assert await seat.my_turn()
    accepted = seat.number
    action, seat.state = first(seat.state, "0"), {}
    answer = await seat.act(action)
    process.kill()
    assert answer["number"] == accepted + 1
    return accepted + 1


async def test_nothing_acknowledged_is_lost(database: str) -> None:
    tables: dict[str, tuple[int, list[dict[str, object]]]] = {}
    async with served(database) as (host, process), guest_at(host) as guest:
        idle = await guest.open("port-royal", "you", "bot:thumb")
        async with guest.sit(idle["id"]) as seat:
            await seat.play(first, 4)
            assert await seat.my_turn()
            tables[idle["id"]] = seat.number, _steps(seat)
        busy = await guest.open("port-royal", "you", "bot:random", "bot:thumb")
        async with guest.sit(busy["id"]) as seat:
            last = await play_until_killed(seat, process)
            tables[busy["id"]] = last, _steps(seat)
        cookies = guest.http.cookies
        assert await process.wait() == -signal.SIGKILL
    async with served(database) as (host, process), guest_at(host) as guest:
        guest.http.cookies = cookies
        for table, (number, steps) in tables.items():
            await _stands(guest, table, number, steps)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 10) == -signal.SIGTERM


async def _stands(guest: Guest, table: str, number: int, steps: list[dict[str, object]]) -> None:
    async with guest.sit(table, since=-1) as seat:
        await seat.until("state")
        assert seat.number >= number
        assert _steps(seat)[: len(steps)] == steps
        await seat.play(first, 2)


def _steps(seat: Seat) -> list[dict[str, object]]:
    return [m for m in seat.seen if m["type"] == "step"]
