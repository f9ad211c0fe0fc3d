"""Attacks with what everybody may do: too many tables, names, replays, bots and dice.

Each takes ``host:port`` and goes on for so many seconds. What the server refuses is what an
attacker expects, and tried again. Tables are opened from ever new addresses: loopback has sixteen
million of them, so no limit for one of them helps.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.attackers import Attack

Json = dict[str, Any]
BROKEN = (OSError, TimeoutError, httpx.HTTPError, WebSocketException)
"""How a connection can end; attackers come again."""
EACH = 20
"""Tables opened from one address."""
ADMIRALS = [{"kind": "you"}, *[{"kind": "bot", "bot": "admiral"}] * 4]
_ADDRESSES = count(1)


async def renaming(address: str, seconds: float) -> None:
    """A guest with as many tables as he can get renames himself without a pause."""
    async with _browser(address) as browser:
        seats = [{"kind": "you"}, {"kind": "open"}]
        opening = asyncio.create_task(_open(browser, 11_000, seats, leave=True))
        async with _ending(opening, seconds):
            for number in count():
                with suppress(*BROKEN):
                    await browser.patch("/api/me", json={"name": f"Edward {number}"})


async def forgetting(address: str, seconds: float) -> None:
    """Guests with a hundred tables each have themselves deleted, one after the other."""

    async def guest() -> None:
        async with _browser(address) as browser:
            await _open(browser, 100, [{"kind": "you"}, {"kind": "open"}])
            with suppress(*BROKEN):
                await browser.delete("/api/me")

    await _again([guest] * 5, seconds)


async def replays(address: str, seconds: float) -> None:
    """Twenty replays at once, of every seat, again and again."""
    async with _browser(address) as browser:
        seats = [{"kind": "you"}, *[{"kind": "local"}] * 4]
        tables = await _open(browser, 4, seats)
        await asyncio.gather(*(_play(browser, table) for table in tables))

        async def look(number: int) -> None:
            table, seat = tables[number % len(tables)], number % 5
            with suppress(*BROKEN):
                await browser.get(f"/api/tables/{table}/replay?seat={seat}")

        await _again([lambda n=n: look(n) for n in range(20)], seconds)


async def admirals(address: str, seconds: float) -> None:
    """Two hundred tables with four Admirals each, and nobody looks on."""

    async def guest() -> None:
        async with _browser(address) as browser:
            await _open(browser, 100, ADMIRALS)

    await _again([guest] * 2, seconds)


async def admirals_kept_busy(address: str, seconds: float) -> None:
    """Sixty tables with four Admirals each, and somebody who acts as soon as he may."""
    async with _browser(address) as browser:
        tables = await _open(browser, 60, ADMIRALS)
        await _again([lambda t=t: _play(browser, t) for t in tables], seconds)


async def drops(address: str, seconds: float) -> None:
    """Twenty tables at which dice fall and ships sail as fast as they can."""
    async with _browser(address) as browser:
        seats = [{"kind": "you"}, {"kind": "local"}]
        tables = await _open(browser, 20, seats, game="rattle-battle")
        await _again([lambda t=t: _play(browser, t) for t in tables], seconds)


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (renaming, forgetting, replays, admirals, admirals_kept_busy, drops)
}


# -- what they have in common ----------------------------------------------------------------------


@asynccontextmanager
async def _browser(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as browser:
        await browser.get("/api/me")
        yield browser


@asynccontextmanager
async def _ending(task: asyncio.Task[Any], seconds: float) -> AsyncIterator[None]:
    """For so many seconds, and no longer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _again(works: list[Callable[[], Coroutine[None, None, None]]], seconds: float) -> None:
    """Each of these again and again."""

    async def repeat(work: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            with suppress(*BROKEN):
                await work()
            await asyncio.sleep(0.01)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*map(repeat, works))


async def _open(
    browser: httpx.AsyncClient,
    number: int,
    seats: list[Json],
    *,
    game: str = "port-royal",
    leave: bool = False,
) -> list[str]:
    """Open tables from ever new addresses; those that are left at once do not count."""
    tables: list[str] = []
    while len(tables) < number:
        n = next(_ADDRESSES)
        way = httpx.AsyncHTTPTransport(local_address=f"127.9.{n // 250 % 250}.{n % 250 + 1}")
        async with httpx.AsyncClient(
            base_url=browser.base_url, transport=way, cookies=browser.cookies, timeout=60
        ) as elsewhere:
            for _ in range(min(EACH, number - len(tables))):
                order = {"game": game, "seats": seats}
                answer = await elsewhere.post("/api/tables", json=order)
                if not answer.is_success:
                    return tables
                tables.append(str(answer.json()["id"]))
                if leave:
                    await elsewhere.post(f"/api/tables/{tables[-1]}/start")
                    await elsewhere.post(f"/api/tables/{tables[-1]}/leave")
    return tables


async def _play(browser: httpx.AsyncClient, table: str) -> None:
    """Act for every seat as soon as one may, until it is over."""
    lots = random.Random(table)
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    url = f"ws://{browser.base_url.host}:{browser.base_url.port}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as socket:
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == "state" and message["result"]:
                return
            if message["type"] == "state" and message["legal"]:
                seat, legal = next(iter(message["legal"].items()))
                what = {"seat": int(seat), "action": lots.choice(legal["actions"] or ["pass"])}
                act = {"type": "act", "id": str(time.time_ns()), "number": message["number"]}
                await socket.send(json.dumps({**act, **what}))
