"""Gestures: what somebody is about to do, seen at once by all others, and gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest

from quarterdeck.server.connections import Connection
from quarterdeck.server.messages import Accepted, Gestured, ServerMessage, encode
from quarterdeck.server.settings import Settings
from tests.server.client import Guest, House, Json, Seat, first, running
from tests.server.test_security import GAMES_BY_NAME


@asynccontextmanager
async def company(house: House) -> AsyncIterator[tuple[Guest, str, list[Seat]]]:
    """A table of two people, and a third who looks on."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.guest()) for _ in range(3)]
        for person in people:
            await person.ask("GET", "/me")
        table = await people[0].open("port-royal", "you", "open")
        await people[1].ask("POST", f"/tables/{table['id']}/join", {})
        seats = [await stack.enter_async_context(one.sit(table["id"])) for one in people]
        for seat in seats:
            await seat.until("state")
        yield people[0], table["id"], seats


async def heard(seat: Seat) -> list[Json]:
    """All gestures that have come until now."""
    await seat.send(type="ping")
    await seat.until("pong")
    return [message for message in seat.seen if message["type"] == "gesture"]


def refusal(code: str) -> Callable[[Json], bool]:
    """Whether a message refuses for this reason; a part in the deal may have come too late, too."""
    return lambda message: message["type"] == "refused" and message["code"] == code


async def test_all_but_the_sender_see_a_gesture_and_nothing_changes(house: House) -> None:
    async with company(house) as (guest, table, seats):
        mine, theirs, onlooker = seats
        before = [seat.state for seat in seats]
        for gesture in ("drag 0.1 12.5 -33.2", "rattle", ""):
            await mine.send(type="gesture", seat=0, gesture=gesture)
            for seat in (theirs, onlooker):
                assert await seat.until("gesture") == {
                    "type": "gesture",
                    "seat": 0,
                    "gesture": gesture,
                }
        assert await heard(mine) == []
        for seat in seats:
            await seat.send(type="since", number=-1)
            await seat.until("state")
        assert [seat.state for seat in seats] == before
        await asyncio.gather(mine.play(first), theirs.play(first))
        record = (await guest.http.get(f"/api/tables/{table}/record")).text
        assert "drag" not in record
        assert "rattle" not in record
        async with guest.sit(table, since=-1) as later:
            await later.until("opened")
            assert await heard(later) == []


async def test_another_tab_of_the_same_player_sees_it(house: House) -> None:
    async with company(house) as (guest, table, seats), guest.sit(table) as tab:
        await tab.until("state")
        await seats[0].send(type="gesture", seat=0, gesture="aim 0.1 y2")
        assert (await tab.until("gesture"))["gesture"] == "aim 0.1 y2"


async def test_only_for_ones_own_seat(house: House) -> None:
    async with company(house) as (_, _, (mine, theirs, onlooker)):
        for seat, number in ((theirs, 0), (onlooker, 1), (theirs, 7)):
            await seat.send(type="gesture", seat=number, gesture="bang")
            await seat.until(refusal("not-your-seat"))
        assert await heard(mine) == []


@pytest.mark.parametrize("gesture", ["x" * 121, "grüß", "two\nlines", 7, None])
async def test_a_gesture_is_a_short_line(house: House, gesture: object) -> None:
    async with company(house) as (_, _, (mine, theirs, _)):
        await mine.send(type="gesture", seat=0, gesture=gesture)
        await mine.until(refusal("bad-message"))
        assert await heard(theirs) == []


async def test_too_many_are_dropped_without_a_word_and_counted(settings: Settings) -> None:
    strict = replace(settings, gestures=(0.001, 5))
    async with running(strict, GAMES_BY_NAME) as house, company(house) as (guest, _, seats):
        mine, theirs, _ = seats
        sent = [f"drag 0.1 {n} 0" for n in range(40)]
        for gesture in sent:
            await mine.send(type="gesture", seat=0, gesture=gesture)
        await heard(mine)
        assert not [message for message in mine.seen if refusal("too-fast")(message)]
        last = await theirs.until("gesture")
        while last["gesture"] != sent[4]:  # of those that wait only the newest is told
            last = await theirs.until("gesture")
        assert (await heard(theirs))[-1] == last
        numbers = (await guest.http.get("/metrics")).text
        assert 'quarterdeck_gestures_total{fate="told"} 5.0' in numbers
        assert 'quarterdeck_gestures_total{fate="dropped"} 35.0' in numbers
        await theirs.send(type="gesture", seat=1, gesture="bang")  # who has his own measure
        assert (await mine.until("gesture"))["gesture"] == "bang"


class Reader:
    """Somebody who reads when he has time."""

    def __init__(self) -> None:
        self.connection = Connection(None, 1000)
        self.has_time = asyncio.Event()
        self.read: list[bytes] = []
        self.pumping = asyncio.create_task(self.connection.pump(self._send))

    async def _send(self, data: bytes) -> None:
        await self.has_time.wait()
        self.read.append(data)

    def gesture(self, seat: int, text: str) -> None:
        self.connection.hint(seat, encode(Gestured(seat, text)))

    async def catches_up(self) -> None:
        self.has_time.set()
        for _ in range(50):
            await asyncio.sleep(0)


def encoded(*messages: ServerMessage) -> list[bytes]:
    return [encode(message) for message in messages]


async def test_a_slow_reader_gets_the_newest_of_each_seat_after_all_that_counts() -> None:
    reader = Reader()
    reader.connection.tell(Accepted("a", 1))
    await asyncio.sleep(0)
    for n in range(10_000):
        reader.gesture(n % 4, f"drag {n}")
    reader.connection.tell(Accepted("b", 2))
    assert not reader.connection.closed.is_set()
    await reader.catches_up()
    newest = [Gestured(seat, f"drag {9_996 + seat}") for seat in range(4)]
    assert reader.read == encoded(Accepted("a", 1), Accepted("b", 2), *newest)
    reader.gesture(2, "")  # who reads again sees all again
    await reader.catches_up()
    assert reader.read[6:] == encoded(Gestured(2, ""))
    reader.connection.leave()
    await reader.pumping


async def test_nothing_comes_after_the_farewell() -> None:
    reader = Reader()
    reader.gesture(0, "bang")
    reader.connection.close("shutdown")
    reader.gesture(0, "bang")
    await reader.catches_up()
    await reader.pumping
    assert reader.read == [b'{"type":"bye","reason":"shutdown"}']
