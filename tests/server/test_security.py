"""The door: names, origins, sizes, speed, headers; and a client that does not read."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarterdeck import __version__
from quarterdeck.server.security import host_is_known, known_hosts, origin_is_own
from quarterdeck.server.settings import Settings
from quarterdeck.server.wire_number import WIRE
from tests.conftest import GAMES
from tests.server.client import Guest, first, running

GAMES_BY_NAME = {game.name: game for game in GAMES}


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("192.168.1.7:8000", True),
        ("[::1]:8000", True),
        ("play.example.org", True),
        ("PLAY.example.org:443", True),
        ("evil.example.org", False),
        ("", False),
        ("localhost.evil.org", False),
        ("[::1", False),
        ("localhost:port", False),
    ],
)
def test_hosts(host: str, known: bool) -> None:
    assert host_is_known(host, known_hosts(["play.example.org"])) == known


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        ("", True),
        ("http://localhost:8000", True),
        ("https://localhost:8000", True),
        ("http://localhost:8001", False),
        ("https://evil.org", False),
        ("null", False),
    ],
)
def test_origins(origin: str, own: bool) -> None:
    assert origin_is_own(origin, "localhost:8000") == own


async def test_foreign_pages_and_names_stay_outside(guest: Guest) -> None:
    table = await guest.open("cove", "you", "bot")
    answer = await guest.http.get("/api/me", headers={"Host": "evil.org"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong-host")
    evil = {"Origin": "https://evil.org"}
    answer = await guest.http.post("/api/me/device", headers=evil)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    url = f"ws://{guest.host}/api/tables/{table['id']}/socket"
    with pytest.raises(InvalidStatus):
        await connect(url, additional_headers={**guest.headers, **evil})
    own = {"Origin": f"http://{guest.host}"}
    async with connect(url, additional_headers={**guest.headers, **own}) as socket:
        assert "welcome" in str(await socket.recv())


async def test_every_answer_says_what_the_page_may_do(guest: Guest) -> None:
    for path in ("/", "/health", "/api/me", "/api/nothing", "/nothing"):
        headers = (await guest.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_errors_have_one_form(guest: Guest) -> None:
    asked = [
        guest.http.get("/api/nothing"),
        guest.http.put("/api/me"),
        guest.http.post("/api/tables", content=b"{"),
        guest.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "you"}]}),
        guest.http.post("/api/tables", json={"game": 7}),
        guest.http.post("/api/tables", content=b"[" * 50_000),
        guest.http.get(f"/api/tables/{'x' * 22}"),
        guest.http.get("/api/tables/short"),
        guest.http.patch("/api/me", json={"colour": "red; evil"}),
    ]
    answers = await asyncio.gather(*asked)
    assert [a.status_code for a in answers] == [404, 405, 400, 404, 400, 413, 404, 400, 400]
    for answer in answers:
        assert set(answer.json()["error"]) == {"code", "text", "details"}


async def test_too_many_requests(settings: Settings) -> None:
    strict = replace(settings, requests=(1.0, 5))
    async with running(strict, GAMES_BY_NAME) as house, house.guest() as guest:
        codes = [(await guest.http.get("/health")).status_code for _ in range(8)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429


async def test_too_many_messages(settings: Settings) -> None:
    strict = replace(settings, messages=(1.0, 10))
    async with running(strict, GAMES_BY_NAME) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot")
        async with guest.sit(table["id"]) as seat:
            for n in range(20):
                await seat.send(type="act", id=f"x{n}", number=0, seat=4, action="done")
            answers = [(await seat.answer(f"x{n}"))["code"] for n in range(20)]
            assert "too-fast" in answers
            assert answers[0] == "not-your-seat"


async def test_a_huge_message_closes_only_its_sender(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "bot:random")
    async with guest.sit(table["id"]) as mine, other.sit(table["id"]) as theirs:
        await theirs.until("state")
        await theirs.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await theirs.until("pong")
        await mine.play(first)


async def test_a_client_that_does_not_read_is_dropped(settings: Settings) -> None:
    """It holds up nobody: the others play on while it is stalled."""
    strict = replace(settings, queue=200_000)
    async with running(strict, GAMES_BY_NAME) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot:random")
        reader, writer = await asyncio.open_connection(*guest.host.split(":"), limit=1024)
        request = httpx.Request("GET", f"http://{guest.host}/api/tables/{table['id']}/socket")
        writer.write(
            f"GET {request.url.raw_path.decode()} HTTP/1.1\r\nHost: {guest.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        live = await house.server.house.find(table["id"])
        async with guest.sit(table["id"]) as seat:
            await seat.until("state")
            stalled = live.telling.connections[0]
            while not stalled.closed.is_set():  # it reads nothing of this
                stalled.tell(b"x" * 200_000)
                await asyncio.sleep(0)
            assert stalled.reason == "overflow"
            await seat.play(first)
            async with asyncio.timeout(5):
                while stalled in live.telling.connections:
                    await asyncio.sleep(0.05)
        writer.close()


@pytest.mark.parametrize(
    ("query", "told"),
    [
        (f"version=0.0.1&wire={WIRE}", "bye"),
        (f"version={__version__}&wire=another", "bye"),
        (f"version={__version__}", "bye"),  # a page from before the wire had a number
        ("wire=another", "bye"),
        (f"version={__version__}&wire={WIRE}", "welcome"),
        ("", "welcome"),  # a program
    ],
)
async def test_a_page_older_or_newer_is_told_so_and_nothing_else(
    guest: Guest, query: str, told: str
) -> None:
    table = await guest.open("cove", "you", "bot")
    async with guest.sit(table["id"], query=query) as seat:
        text = await seat.socket.recv()
        assert json.loads(text)["type"] == told
        if told == "bye":
            assert json.loads(text)["reason"] == "upgrade"
            with pytest.raises(ConnectionClosed):
                await seat.socket.recv()


async def test_every_answer_names_the_wire(guest: Guest) -> None:
    for path in ("/api/me", "/api/tables/nowhere", "/health"):
        assert (await guest.http.get(path)).headers["Quarterdeck-Wire"] == WIRE


async def test_one_connection_too_many_replaces_the_oldest(settings: Settings) -> None:
    strict = replace(settings, sockets_each=2)
    async with running(strict, GAMES_BY_NAME) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot")
        async with guest.sit(table["id"], nonces=False) as one, guest.sit(table["id"]) as two:
            await two.until("state")
            async with guest.sit(table["id"]) as three:
                await three.until("state")
                assert (await one.until("bye"))["reason"] == "replaced"


async def test_a_house_that_is_full(settings: Settings) -> None:
    small = replace(settings, sockets=1)
    async with (
        running(small, GAMES_BY_NAME) as house,
        house.guest() as guest,
        house.guest() as late,
    ):
        table = await guest.open("cove", "you", "bot")
        async with guest.sit(table["id"]) as seat, late.sit(table["id"]) as none:
            await none.socket.wait_closed()
            assert (none.socket.close_code, none.socket.close_reason) == (4503, "full")
            await seat.play(first)


async def test_goodbye_when_the_server_stops(settings: Settings) -> None:
    async with running(settings, GAMES_BY_NAME) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot")
        async with guest.sit(table["id"]) as seat:
            await seat.until("state")
            stopping = asyncio.create_task(house.server.house.close())
            assert (await seat.until("bye"))["reason"] == "shutdown"
            await stopping
