"""Killed without warning and started again: every table is where its last answer left it."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.server.client import Guest, Seat, first, guest_at, served

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


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
