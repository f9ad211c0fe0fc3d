"""The gate: silent, slow and many connections cost nobody else anything."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from unittest.mock import Mock

import httpx
import pytest

from cove import COVE
from quarterdeck.server import gate, limits, logs
from quarterdeck.server.errors import Refusal
from quarterdeck.server.gate import Gate, Watched
from quarterdeck.server.limits import Limiter, Places, shares, whence
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.run import AT_ONCE
from quarterdeck.server.settings import Settings
from tests.server.client import House, running

HEAD = "POST /api/tables HTTP/1.1\r\nHost: {}\r\n"
BODY = HEAD + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
SOCKET = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@asynccontextmanager
async def said(house: House, text: str) -> AsyncIterator[asyncio.StreamReader]:
    """A connection that says this, and no more."""
    reader, writer = await asyncio.open_connection(*house.host.split(":"), limit=1024)
    writer.write(text.encode())
    try:
        yield reader
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> None:
    """When the server has closed it."""
    async with asyncio.timeout(30):
        try:
            while await reader.read(4096):
                pass
        except ConnectionResetError:
            pass


async def test_whoever_does_not_finish_a_sentence_is_not_waited_for(settings: Settings) -> None:
    strict = replace(settings, request_time=0.2, unread_time=0.2, ping=0.2)
    async with running(strict, {COVE.name: COVE}) as house, house.guest() as guest:
        table = (await guest.open("cove", "you", "bot"))["id"]
        once = f"GET /health HTTP/1.1\r\nHost: {house.host}\r\n\r\n"
        unfinished = [
            "",
            "GET /",
            HEAD.format(house.host),
            BODY.format(house.host),
            once,
            once + "GET /",
            SOCKET.format(host=house.host, table=table),  # its pings are never answered
        ]

        async def wait_for_the_end(text: str) -> None:
            async with said(house, text) as reader:
                await ended(reader)

        await asyncio.gather(*map(wait_for_the_end, unfinished))
        assert (await guest.http.get("/health")).status_code == 200


async def test_whoever_does_not_read_is_not_waited_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A closing connection whose last words are not read would stay open for ever."""
    monkeypatch.setattr(gate, "SLOWEST", 1e9)
    strict = replace(settings, unread_time=0.2)
    async with running(strict, {COVE.name: COVE}) as house:
        async with house.guest() as guest:
            table = (await guest.open("cove", "you", "bot"))["id"]
        live = await house.server.house.find(table)
        async with said(house, SOCKET.format(host=house.host, table=table)) as reader:
            await reader.readuntil(b"\r\n\r\n")
            (stalled,) = live.telling.connections
            while not stalled.closed.is_set():
                stalled.tell(b"x" * 400_000)
                await asyncio.sleep(0)
            async with asyncio.timeout(30):
                while len(house.server.gate):
                    await asyncio.sleep(0.02)


async def test_somebody_new_is_heard_among_many_who_are_silent(settings: Settings) -> None:
    """All from one address, and more than it may have: the oldest silent ones make room."""
    strict = replace(settings, connections=40)
    async with running(strict, {COVE.name: COVE}) as house, AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(said(house, "GET /")) for _ in range(50)]
        async with house.guest() as guest:
            assert (await guest.http.get("/health")).status_code == 200
            table = await guest.open("cove", "you", "bot")
            async with guest.sit(table["id"]) as seat:
                await seat.until("state")
                for reader in silent[:40]:
                    await ended(reader)
                more = [await stack.enter_async_context(said(house, "")) for _ in range(30)]
                for reader in more[:20]:
                    await ended(reader)
                await seat.send(type="ping")  # who has spoken stays
                await seat.until("pong")


class Visitor(Watched):
    """A connection whose line is never used."""

    def __init__(self, house: Gate, host: str) -> None:
        self.config = Mock(gate=house)
        self.transport = Mock(spec=asyncio.Transport)
        self.transport.is_closing.return_value = False
        self.transport.get_write_buffer_size.return_value = 0
        house.enter(self, host)
        house.wait(self)

    @property
    def dropped(self) -> bool:
        return bool(self.transport.abort.called)


def test_the_oldest_silent_one_of_an_address_makes_room(caplog: pytest.LogCaptureFixture) -> None:
    house = Gate(Settings(connections=12), Metrics())  # of which an address has three
    spoken, *silent = (Visitor(house, "192.0.2.1") for _ in range(3))
    house.heard(spoken)
    elsewhere = Visitor(house, "198.51.100.1")
    silent += [Visitor(house, "192.0.2.1") for _ in range(2)]
    assert [each.dropped for each in (spoken, elsewhere)] == [False, False]
    assert [each.dropped for each in silent] == [True, True, False, False]
    assert len(house) == 4
    # However many they are, the log has one complaint for them.
    assert {record.msg for record in caplog.records} == {"a connection is closed: replaced-silent"}


def test_who_is_gone_leaves_his_place() -> None:
    house = Gate(Settings(connections=8), Metrics())  # of which an address has two
    players = [Visitor(house, "192.0.2.1") for _ in range(2)]
    for player in players:
        house.heard(player)
    assert Visitor(house, "192.0.2.1").dropped
    players[0].connection_lost(None)
    assert not Visitor(house, "192.0.2.1").dropped
    assert not players[1].dropped


def test_what_is_owed_is_owed_until_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request, reading what was sent, and reading the last words before the end."""
    clock = Mock(return_value=1000.0)
    monkeypatch.setattr(gate, "time", SimpleNamespace(monotonic=clock))
    house = Gate(Settings(connections=100, request_time=10.0, unread_time=30.0), Metrics())
    patient, silent, stalled, slow, closing = (Visitor(house, "192.0.2.1") for _ in range(5))
    for each in (patient, stalled, slow, closing):
        house.heard(each)
    stalled.pause_writing()
    slow.transport.get_write_buffer_size.return_value = 10 * gate.SLOWEST
    slow.pause_writing()
    closing.transport.is_closing.return_value = True

    def still_here(now: float) -> list[Visitor]:
        clock.return_value = now
        house.sweep()
        return [each for each in (patient, silent, stalled, slow, closing) if not each.dropped]

    assert still_here(1010.0) == [patient, silent, stalled, slow, closing]
    assert still_here(1011.0) == [patient, stalled, slow, closing]
    assert still_here(1031.0) == [patient, slow, closing]  # its end was first seen at 1010
    assert still_here(1041.0) == [patient]


async def test_few_are_taken_before_the_gate_looks_at_them(settings: Settings) -> None:
    """Or a thousand who come at once would have a thousand files open, whatever the gate says."""
    async with running(settings, {COVE.name: COVE}) as house, AsyncExitStack() as stack:
        host, port = house.host.split(":")
        for _ in range(4 * AT_ONCE):  # the system lets them wait; the server cannot do anything yet
            came = socket.create_connection((host, int(port)), timeout=10)
            stack.enter_context(came)
        seen = [0]
        async with asyncio.timeout(30):
            while seen[-1] < 4 * AT_ONCE:
                await asyncio.sleep(0)
                seen.append(len(house.server.gate))
        assert max(after - before for before, after in pairwise(seen)) <= AT_ONCE


async def test_who_has_been_answered_makes_room_too(settings: Settings) -> None:
    strict = replace(settings, connections=12)  # of which an address has three
    once = "GET /health HTTP/1.1\r\nHost: {}\r\n\r\n"
    async with running(strict, {COVE.name: COVE}) as house, AsyncExitStack() as stack:
        for _ in range(4):
            reader = await stack.enter_async_context(said(house, once.format(house.host)))
            await reader.readuntil(b"}")


async def test_an_address_that_comes_too_often_waits_a_moment(settings: Settings) -> None:
    strict = replace(settings, arrivals=(20.0, 5))
    async with running(strict, {COVE.name: COVE}) as house, AsyncExitStack() as stack:
        for _ in range(20):
            reader = await stack.enter_async_context(said(house, ""))
        await ended(reader)  # long before its time
        async with asyncio.timeout(30), house.guest() as guest:
            while True:
                with suppress(httpx.TransportError):
                    assert (await guest.http.get("/health")).status_code == 200
                    return


async def test_an_address_full_of_players_takes_no_more(settings: Settings) -> None:
    strict = replace(settings, connections=12, sockets=100)
    async with running(strict, {COVE.name: COVE}) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot")
        async with guest.sit(table["id"]) as one, guest.sit(table["id"]) as two:
            await one.until("state")
            await two.until("state")
            await guest.http.aclose()
            async with said(house, "") as first, said(house, "") as second:
                await ended(first)
                async with guest.sit(table["id"]) as three, said(house, "") as third:
                    await ended(second)
                    await three.until("state")
                    await ended(third)


async def test_onlookers_leave_room_and_nobody_hears_of_them(settings: Settings) -> None:
    small = replace(settings, sockets=8)  # of which one address has two, and a stranger there one
    async with (
        asyncio.timeout(30),
        running(small, {COVE.name: COVE}) as house,
        house.guest() as guest,
        house.guest() as other,
    ):
        table = (await guest.open("cove", "you", "open"))["id"]
        async with other.sit(table) as looking, other.sit(table) as refused:
            await looking.until("deal")
            await refused.socket.wait_closed()
            assert refused.socket.close_reason == "full"
            async with guest.sit(table, nonces=False) as mine:
                await mine.until("deal")
                await looking.socket.close()
                while house.server.metrics.open_sockets > 1:
                    await asyncio.sleep(0)
                await mine.send(type="ping")
                await mine.until("pong")
                assert [told["type"] for told in mine.seen] == ["welcome", "deal", "pong"]


def test_where_somebody_is_from() -> None:
    assert whence("192.0.2.7") == whence("::ffff:192.0.2.7") == ("192.0.2.7/32", "192.0.2.0/24")
    assert whence("2001:db8:1:2::7") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert whence("fe80::1%eth0") == ("fe80::/64", "fe80::/48")
    assert len({*whence("a socket")}) == 2
    assert [most for _, most in shares("192.0.2.7", 100)] == [100, 50, 25]
    assert [most for _, most in shares("192.0.2.7", 1)] == [1, 1, 1]


def test_a_household_asks_as_one_and_a_network_has_an_end() -> None:
    limiter = Limiter((0.0, 2))
    assert [limiter.allows(f"2001:db8::{n}") for n in (1, 2, 3)] == [True, True, False]
    assert sum(limiter.allows(f"192.0.2.{n}") for n in range(100)) == 16


def test_of_those_who_ask_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 4)  # two, with their networks
    limiter = Limiter((0.0, 1))
    come = ["192.0.2.1", "198.51.100.1", "192.0.2.1", "203.0.113.1", "192.0.2.1", "198.51.100.1"]
    assert [limiter.allows(host) for host in come] == [True, True, False, True, False, True]


def test_places_are_kept_for_players() -> None:
    places, here = Places(16, Settings(sockets_guest=3, onlookers=5)), ExitStack()

    def come(host: str, guest: str | None, looks_at: str | None = None) -> bool:
        with suppress(Refusal):
            here.enter_context(places.taken(host, guest, looks_at))
            return True
        return False

    # Strangers from one address, from its network, at one table, from anywhere.
    assert sum(come("192.0.2.1", None, "a") for _ in range(99)) == 2
    assert sum(come(f"192.0.2.{n}", None, "a") for n in range(99)) == 2
    assert sum(come(f"10.0.{n}.1", None, "a") for n in range(99)) == 1
    assert sum(come(f"10.1.{n}.1", None, "b") for n in range(99)) == 3
    # Those with a seat still come in, also from the strangers' own address, but not without end.
    assert sum(come("192.0.2.1", "anne") for _ in range(99)) == 2
    assert sum(come("198.51.100.1", "bo") for _ in range(99)) == 3
    assert sum(come(f"10.1.{n}.1", f"guest{n}") for n in range(99)) == 3
    here.close()
    assert come("192.0.2.1", None, "a")


def test_the_machine_says_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    allowed = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: allowed[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: allowed.append(both))
    assert limits.room() == 1024 - limits.OWN_FILES
    limits.open_more_files()
    assert allowed[-1] == (4096, 4096)
    allowed.append((64, 64))
    assert limits.room() == 32
    allowed.append((resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for pages, most in ((10**12, limits.MOST_FILES - limits.OWN_FILES), (2000, 1000)):
        machine = {"SC_PHYS_PAGES": pages, "SC_PAGE_SIZE": limits.WEIGHT}
        monkeypatch.setattr(limits.os, "sysconf", machine.__getitem__)
        assert limits.room() == most


async def test_of_the_connections_there_can_be_not_all_are_sockets(settings: Settings) -> None:
    strict = replace(settings, connections=16)  # an address has four; of the twelve sockets, three
    async with running(strict, {COVE.name: COVE}) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot")
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(guest.sit(table["id"])) for _ in range(4)]
            async with asyncio.timeout(30):
                await seats[-1].socket.wait_closed()
            assert seats[-1].socket.close_reason == "full"


def test_a_complaint_made_often_is_written_once_a_period() -> None:
    out = io.StringIO()
    handler = logs.Once(out)
    handler.setFormatter(logs.Lines())
    usual = {"name": "asyncio", "levelno": logging.ERROR, "created": 1000.0}
    for n in range(500):
        words = f"out of files\nsocket: {n}"
        handler.handle(logging.makeLogRecord({**usual, "msg": words, "created": 1000 + n / 100}))
    handler.handle(logging.makeLogRecord({**usual, "msg": "another"}))
    handler.handle(logging.makeLogRecord({**usual, "msg": "plain", "levelno": logging.INFO}))
    handler.handle(logging.makeLogRecord({**usual, "msg": "plain", "levelno": logging.INFO}))
    handler.settle(1010.0)
    handler.settle(1021.0)
    handler.settle(1032.0)
    handler.handle(logging.makeLogRecord({**usual, "msg": "out of files", "created": 1033.0}))
    handler.handle(logging.makeLogRecord({**usual, "msg": "out of files", "created": 1034.0}))
    handler.close()
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [(line["text"].partition("\n")[0], line.get("times")) for line in told] == [
        ("out of files", None),
        ("another", None),
        ("plain", None),
        ("plain", None),
        ("out of files", 499),
        ("out of files", None),
        ("out of files", 1),
    ]
