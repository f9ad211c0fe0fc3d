"""Attacks at the server's edge: connections that say nothing, little, slowly, or nonsense.

Each takes ``host:port`` and goes on for so many seconds. What the server refuses or closes is what
an attacker expects, and begun anew.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.attackers import Attack

BROKEN = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)
"""How a connection can end; attackers come again."""
CONNECTIONS = 1200
SOCKETS = 2500


async def silent_connections(address: str, seconds: float) -> None:
    """1,200 connections that never say anything, opened again when they are closed."""
    await _crowd(CONNECTIONS, seconds, lambda: _said(address, b""))


async def half_spoken_requests(address: str, seconds: float) -> None:
    """1,200 requests that break off in the middle of a header."""
    await _crowd(CONNECTIONS, seconds, lambda: _said(address, _head(address, "GET /") + b"X-A: "))


async def slow_headers(address: str, seconds: float) -> None:
    """400 requests whose headers come a byte at a time."""
    head = _head(address, "GET /") + b"X-A: " + b"a" * 4000
    await _crowd(400, seconds, lambda: _trickle(address, b"", head))


async def slow_bodies(address: str, seconds: float) -> None:
    """400 requests whose bodies come a byte at a time."""
    head = _head(address, "POST /api/tables") + b"Content-Type: application/json\r\n"
    await _crowd(
        400,
        seconds,
        lambda: _trickle(address, head + b"Content-Length: 16000\r\n\r\n", b" " * 16000),
    )


async def connections_that_come_and_go(address: str, seconds: float) -> None:
    """50 at a time connect and hang up, as fast as they can."""

    async def hang_up() -> None:
        _, writer = await asyncio.open_connection(*_host(address))
        writer.transport.abort()

    await _crowd(50, seconds, hang_up)


async def unfinished_handshakes(address: str, seconds: float) -> None:
    """800 WebSockets that never end their handshake."""
    head = _head(address, "GET /api/tables/x/socket") + b"Upgrade: websocket\r\n"
    await _crowd(800, seconds, lambda: _said(address, head))


async def sockets_without_cookies(address: str, seconds: float) -> None:
    """2,500 WebSockets of nobody at one table, as many as the server takes."""
    async with _table(address) as (_, table):
        await _crowd(SOCKETS, seconds, lambda: _look_on(address, table))


async def sockets_that_do_not_answer(address: str, seconds: float) -> None:
    """300 WebSockets that neither read nor answer pings."""
    async with _table(address) as (_, table):
        head = _head(address, f"GET /api/tables/{table}/socket") + (
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await _crowd(300, seconds, lambda: _said(address, head, read=False))


async def deep_json(address: str, seconds: float) -> None:
    """Bodies and messages of JSON that is nested as deeply as fits."""
    async with _table(address) as (http, table):

        async def bodies() -> None:
            for body in (b"[" * 16000, b'{"game": ' * 1700, b'{"name": "\xff"}'):
                await http.post("/api/tables", content=body)
                await asyncio.sleep(0.1)

        async def messages() -> None:
            async with connect(f"ws://{address}/api/tables/{table}/socket") as socket:
                for _ in range(50):
                    await socket.send('{"more": ' + "[" * 8000)
                    await socket.send('{"type": ' * 900)
                    await asyncio.sleep(0.04)

        await asyncio.gather(_crowd(4, seconds, bodies), _crowd(20, seconds, messages))


async def bad_origins(address: str, seconds: float) -> None:
    """Headers that are no addresses: Origin, Host, Cookie, X-Forwarded-For."""
    odd: list[tuple[bytes, bytes]] = [
        (b"Origin", b"http://["),
        (b"Host", b"["),
        (b"Cookie", b'quarterdeck="' + b"\\1" * 3000 + b'"'),
        (b"X-Forwarded-For", b"\xff, ["),
    ]
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:

        async def ask() -> None:
            for header in odd:
                await http.post("/api/me/device", headers=[header])

        await _crowd(8, seconds, ask)


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        silent_connections,
        half_spoken_requests,
        slow_headers,
        slow_bodies,
        connections_that_come_and_go,
        unfinished_handshakes,
        sockets_without_cookies,
        sockets_that_do_not_answer,
        deep_json,
        bad_origins,
    )
}


# -- what they are made of -------------------------------------------------------------------------


async def _crowd(many: int, seconds: float, does: Callable[[], Awaitable[None]]) -> None:
    """So many who do the same again and again, until the time is over."""
    end = time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < end:
            with suppress(*BROKEN):
                await does()
            await asyncio.sleep(0.05)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(one() for _ in range(many)))


def _host(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def _head(address: str, line: str) -> bytes:
    return f"{line} HTTP/1.1\r\nHost: {address}\r\n".encode()


async def _said(address: str, text: bytes, *, read: bool = True) -> None:
    """Say this, and wait until the other side hangs up."""
    reader, writer = await asyncio.open_connection(*_host(address))
    try:
        writer.write(text)
        while read and await reader.read(4096):
            pass
        if not read:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await asyncio.sleep(3600)
    finally:
        writer.transport.abort()


async def _trickle(address: str, head: bytes, rest: bytes) -> None:
    _, writer = await asyncio.open_connection(*_host(address))
    try:
        writer.write(head)
        for n in range(len(rest)):
            writer.write(rest[n : n + 1])
            await writer.drain()
            await asyncio.sleep(0.5)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def _table(address: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A table of one's own, with a seat that stays open."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as http:
        game = (await http.get("/api/games")).json()[0]["name"]
        seats = [{"kind": "you"}, {"kind": "open"}]
        opened = await http.post("/api/tables", json={"game": game, "seats": seats})
        opened.raise_for_status()
        yield http, json.loads(opened.text)["id"]


async def _look_on(address: str, table: str) -> None:
    async with connect(f"ws://{address}/api/tables/{table}/socket") as socket:
        async for _ in socket:
            pass
