"""Nonsense from outside is refused in so many words: no fault of the server, no cut socket."""

from __future__ import annotations

import asyncio

import pytest

from quarterdeck.server.security import host_is_known, known_hosts, origin_is_own
from tests.server.client import Guest

NO_TABLE = "/api/tables/" + "x" * 22
DEEP = b"[" * 3000 + b"]" * 3000


@pytest.mark.parametrize("origin", ["http://[", "http://]x[", "http://localhost:port", "//\u2100"])
def test_an_origin_that_is_no_address_is_foreign(origin: str) -> None:
    assert not origin_is_own(origin, "localhost")


@pytest.mark.parametrize("host", ["[", "x@localhost", "localhost/x", "a\u2100b", "[v1.x]", "\xff"])
def test_a_host_that_is_no_address_is_unknown(host: str) -> None:
    assert not host_is_known(host, known_hosts([]))


BODIES = [
    b'{"name": "\xff\xfe"}',
    b'{"name": "\\ud800"}',
    b'{"name": "\x00"}',
    '{"name": "x"}'.encode("utf-16"),
    b'{"name": ' + DEEP + b"}",
    b'{"more": ' + DEEP + b', "name": "x"}',
    b'{"name": ' * 1500,
    b'{"name": %s}' % (b"9" * 5000),
    b'{"name": 1e99999}',
    b"",
]


async def test_bodies(guest: Guest) -> None:
    for body in BODIES:
        answer = await guest.http.patch("/api/me", content=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request"), body


REQUESTS = [
    ("POST /api/me/device", b"Origin: http://[", 403),
    ("GET /api/me", b"Host: [", 421),
    ("GET /api/me", b'Cookie: quarterdeck="\\777\xff"; []=;', 200),
    ("GET /api/me", b"Accept: \xff;q=x", 200),
    ("GET /api/me", b"X-Forwarded-For: \xff, [", 200),
    ("GET /api/tables/%ff%fe%zz", b"", 400),
    ("GET /api/tables/%00", b"", 400),
    (f"GET {NO_TABLE}/replay?seat=%ff", b"", 400),
    (f"GET {NO_TABLE}/replay?seat={'9' * 6000}", b"", 400),
    ("GET /assets/%00", b"", 404),
    ("GET /%2e%2e/%2e%2e/etc/passwd", b"", 404),
    ("GET //[evil/x", b"", 404),
    ("PATCH /api/me", b"Content-Type: multipart/form-data", 400),
    ("POST /api/tables", b"Content-Length: -1", 400),
    (f"GET {NO_TABLE}/socket", b"Upgrade: websocket\r\nConnection: Upgrade", 400),
]


async def test_requests(guest: Guest) -> None:
    for line, header, status in REQUESTS:
        host = b"" if header.startswith(b"Host") else b"Host: %s\r\n" % guest.host.encode()
        closing = b"" if b"Connection" in header else b"Connection: close\r\n"
        reader, writer = await asyncio.open_connection(*guest.host.split(":"))
        writer.write(line.encode() + b" HTTP/1.1\r\n" + host + closing + header + b"\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 %d " % status), (line, header)
        writer.close()


async def test_messages(guest: Guest) -> None:
    table = await guest.open("cove", "you", "bot")
    wrong = [
        DEEP[:4000],
        b'{"more": ' + DEEP + b', "type": "ping"}',
        b'{"type": ' * 800,
        b'{"type": "since", "number": %s}' % (b"9" * 5000),
        b'{"type": "nonce", "seat": 0, "nonce": "\\ud800"}',
        b'{"type": {"type": "ping"}}',
    ]
    async with guest.sit(table["id"], nonces=False) as seat:
        for text in wrong:
            await seat.socket.send(text.decode())
            assert (await seat.until("refused"))["code"] == "bad-message"
        await seat.socket.send(b'{"type": "\xff"}')
        assert (await seat.until("refused"))["code"] == "bad-message"
        await seat.send(type="ping")
        await seat.until("pong")
