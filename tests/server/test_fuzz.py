"""A fuzzer of messages: each gets a clean answer, and no table is disturbed, nor one beside it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

import msgspec
import pytest

from cove import COVE
from quarterdeck.core import Record
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.server import messages
from quarterdeck.server.errors import Code
from tests.server.client import Guest, House, Seat, first

VALUES: list[object] = [
    *(None, True, -1, 0, 1, 2, 99, 10**9, 10**400, 1.5, float("nan"), float("inf")),
    *("", "0", "draw", "choose 1", "done", "move to 1 1", "undo 3", "\x00", "é" * 300, "\ud800"),
    *([], {}, [[]], {"seat": 0}, "x" * 1000),
]
ASKED = ["act", "preview", "undo", "pledge", "show", "since"]
TYPES: list[object] = [*ASKED, "ping", "welcome", "state", 3, None]
FIELDS = ("id", "number", "seat", "action", "pledges", "nonces", "more")
RUBBISH = ["", "null", "[]", "7", '"act"', "[" * 4000, '{"type": "act"', '{"a": ' * 700, "\x00\x01"]


def wrong(rng: random.Random) -> str:
    """Wrong types, missing and foreign fields, texts that break off, and no JSON at all."""
    if rng.random() < 0.1:
        return rng.choice(RUBBISH)
    fields = {key: rng.choice(VALUES) for key in FIELDS if rng.random() < 0.8}
    text = json.dumps({"type": rng.choice(TYPES), **fields})
    return text if rng.random() < 0.7 else text[: rng.randrange(len(text))]


def out_of_order(rng: random.Random) -> str:
    """Messages of the protocol: of other seats, of the past and the future, of used ids."""
    message: dict[str, object] = {"type": rng.choice(ASKED)}
    seat = rng.choice([0, 1, 2, 99])
    if message["type"] == "pledge":
        return json.dumps({"type": "pledge", "pledges": {seat: rng.choice("0a") * 64}})
    if message["type"] == "show":
        return json.dumps({"type": "show", "nonces": {seat: rng.choice(["again", "x" * 64])}})
    if message["type"] in ("act", "preview", "undo"):
        message["id"] = rng.choice(["mine", "yours", f"n{rng.randrange(50)}"])
    if message["type"] != "preview":
        message["number"] = rng.choice([-1, 0, 1, 5, 10_000_000])
    if message["type"] != "since":
        message["seat"] = seat
    if message["type"] in ("act", "preview"):
        message["action"] = rng.choice(["choose 1", "choose 5", "done", "move to 50 50", "draw"])
    return json.dumps(message)


def readable(text: str) -> bool:
    try:
        messages.decode(text)
    except msgspec.MsgspecError:
        return False
    return True


async def pester(seat: Seat, rng: random.Random, count: int) -> Counter[str]:
    """Send all sorts of things; how often each code came back."""
    before = len(seat.seen)
    sent = [rng.choice((wrong, out_of_order))(rng) for _ in range(count)]
    for start in range(0, count, 20):
        for text in sent[start : start + 20]:
            await seat.socket.send(text)
        await seat.socket.send(b"\xff" + rng.randbytes(20))
        await seat.send(type="ping")
        await seat.until("pong")
    codes = Counter(m["code"] for m in seat.seen[before:] if m["type"] == "refused")
    assert codes.keys() <= set(Code)
    unreadable = sum(not readable(text) for text in sent) + count // 20
    assert codes["bad-message"] >= unreadable
    return codes


@pytest.mark.parametrize("count", [200, pytest.param(5000, marks=pytest.mark.soak)])
async def test_fuzzed_messages_get_refusals_and_disturb_nobody(
    guest: Guest, other: Guest, house: House, count: int
) -> None:
    rng = random.Random(7)
    table = await guest.open("cove", "you", "open", "bot:random")
    beside = await other.open("cove", "you", "bot:random", options={"rounds": "3"})
    async with (
        house.guest() as stranger,
        guest.sit(table["id"], nonces=False) as mine,
        other.sit(beside["id"]) as theirs,
        stranger.sit(table["id"]) as strange,
    ):
        await mine.until("deal")
        await strange.until("deal")
        await theirs.until("state")  # their part in the deal is not waited for long
        for status in ("open", "playing", "over"):
            codes = await pester(strange, rng, count)
            assert codes["not-your-seat"]
            await pester(mine, rng, count)
            await theirs.play(first, 2)
            if status == "open":
                await guest.ask("POST", f"/tables/{table['id']}/start")
                await mine.until("state")
            elif status == "playing":
                await mine.send(type="since", number=mine.number)
                await mine.until("state")
                await mine.play(first)
        # Somebody without a seat gets nothing done, whatever he says.
        assert not [m for m in strange.seen if m["type"] in ("accepted", "previewed")]
        await theirs.play(first)
        assert not [m for m in theirs.seen if m["type"] in ("refused", "bye")]
    for each, who in ((table, guest), (beside, other)):
        text = (await who.http.get(f"/api/tables/{each['id']}/record")).text
        findings = verify(COVE, Record.parse(text))
        assert WRONG not in {finding.verdict for finding in findings}


async def test_a_flood_of_connections_disturbs_nobody(guest: Guest, house: House) -> None:
    """They come, say half a thing, and go without a word."""
    table = await guest.open("cove", "you", "bot:random")

    async def come_and_go() -> None:
        async with house.guest() as passer, passer.sit(table["id"], nonces=False) as seat:
            await seat.socket.send('{"type": "ac')
            seat.socket.transport.abort()

    async with guest.sit(table["id"]) as mine:
        await asyncio.gather(mine.play(first), *(come_and_go() for _ in range(30)))
