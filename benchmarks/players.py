"""Ordinary people at a server that is measured, and how long each of them waits."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
"""A message as it came over the wire."""
PACE = 0.2
"""Seconds a player looks at the table before he acts."""
PATIENCE = 10.0
"""Seconds after which a wait counts as lost."""


@dataclass
class Waits:
    """How long people waited, in seconds, and how often in vain."""

    actions: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    lost: int = 0


def _browser(host: str, address: str) -> httpx.AsyncClient:
    """A browser at an address of its own: loopback has sixteen million."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://{host}", transport=way, timeout=PATIENCE)


async def arrive(host: str, waits: Waits) -> None:
    """Newcomers, one a second, each from somewhere else: the page's first call."""
    for number in range(1, 250):
        async with _browser(host, f"127.0.1.{number}") as browser:
            begin = time.perf_counter()
            try:
                (await browser.get("/api/games")).raise_for_status()
                waits.arrivals.append(time.perf_counter() - begin)
            except httpx.HTTPError:
                waits.lost += 1
        await asyncio.sleep(1.0)


class Player:
    """Two people around one screen, who play Port Royal again and again."""

    def __init__(self, host: str, number: int, waits: Waits) -> None:
        self._host, self._waits = host, waits
        self._address = f"127.0.0.{number + 2}"
        self._lots = random.Random(number)
        self.acts = 0

    async def play(self) -> None:
        """Until cancelled; a connection that broke is made again."""
        async with _browser(self._host, self._address) as browser:
            table: str | None = None
            while True:
                try:
                    table = table or await self._open(browser)
                    async with self._sit(browser, table) as socket:
                        await self._finish(socket)
                    table = None
                except (httpx.HTTPError, WebSocketException, OSError, TimeoutError):
                    self._waits.lost += 1
                    await asyncio.sleep(PACE)

    async def _open(self, browser: httpx.AsyncClient) -> str:
        seats = [{"kind": "you"}, {"kind": "local"}]
        answer = await browser.post("/api/tables", json={"game": "port-royal", "seats": seats})
        return str(answer.raise_for_status().json()["id"])

    @asynccontextmanager
    async def _sit(self, browser: httpx.AsyncClient, table: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        async with connect(
            f"ws://{self._host}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookies},
            local_addr=(self._address, 0),
            open_timeout=PATIENCE,
        ) as socket:
            yield socket

    async def _finish(self, socket: ClientConnection) -> None:
        """Play a game to its end."""
        while True:
            state = await self._until(socket, "state")
            if state["result"] is not None:
                return
            for seat, legal in state["legal"].items():
                await asyncio.sleep(PACE)
                await self._act(socket, int(seat), state["number"], legal["actions"])

    async def _act(
        self, socket: ClientConnection, seat: int, number: int, actions: list[str]
    ) -> None:
        self.acts += 1
        name, action = f"{self.acts}-{self._lots.random()}", self._lots.choice(actions)
        message = {"id": name, "number": number, "seat": seat, "action": action}
        begin = time.perf_counter()
        await socket.send(json.dumps({"type": "act", **message}))
        answer = await self._until(socket, "accepted", "refused")
        if answer["type"] == "accepted":
            self._waits.actions.append(time.perf_counter() - begin)
        else:
            self._waits.lost += 1
            await socket.send(json.dumps({"type": "since", "number": number}))

    async def _until(self, socket: ClientConnection, *kinds: str) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = json.loads(await socket.recv())
                if message["type"] in kinds:
                    return message
