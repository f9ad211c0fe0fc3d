"""Several servers on one PostgreSQL: a table can be played through any of them."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import cast

import pytest
from sqlalchemy import text

from quarterdeck.core import Record
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.server.news import Line, PostgresNews
from quarterdeck.server.settings import Settings
from tests.server.client import Guest, House, Json, Seat, first, guest_at, running, served
from tests.server.test_security import GAMES_BY_NAME

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.fixture
async def houses(settings: Settings) -> AsyncIterator[tuple[House, House]]:
    """Two servers in this process; all they share is the database."""
    quick = replace(settings, silence=0.5)
    async with running(quick, GAMES_BY_NAME) as one, running(quick, GAMES_BY_NAME) as two:
        yield one, two


@pytest.fixture
async def here(houses: tuple[House, House]) -> AsyncIterator[Guest]:
    async with houses[0].guest() as guest:
        yield guest


@pytest.fixture
async def there(houses: tuple[House, House]) -> AsyncIterator[Guest]:
    async with houses[1].guest() as guest:
        yield guest


def steps(seat: Seat) -> list[Json]:
    return [m for m in seat.seen if m["type"] == "step"]


async def test_of_two_servers_the_later_one_is_stale(here: Guest, there: Guest) -> None:
    table = await here.open("port-royal", "you", "local")
    there.http.cookies = here.http.cookies
    async with here.sit(table["id"]) as mine, there.sit(table["id"]) as same:
        await mine.until("state")
        await same.until("state")
        assert same.state == mine.state
        seat = int(min(mine.state["legal"]))
        number = mine.number
        answers = await asyncio.gather(mine.act("draw", seat), same.act("draw", seat))
        codes = sorted(answer.get("code", "accepted") for answer in answers)
        assert codes == ["accepted", "stale"]
        for each in (mine, same):
            while each.state["number"] == number:
                await each.next()
        assert [step["number"] for step in steps(mine) if step["number"]] == [1]
        assert steps(mine)[-1] == steps(same)[-1]
        assert same.state == mine.state


async def test_seats_names_and_presence_are_known_to_all(here: Guest, there: Guest) -> None:
    table = await here.open("cove", "you", "open", "open")
    path = f"/tables/{table['id']}"
    async with here.sit(table["id"], nonces=False) as mine:
        await there.ask("PATCH", "/me", {"name": "Inés"})
        await there.ask("POST", f"{path}/join", {"seat": 2})
        await mine.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["name"])
        assert mine.table["seats"][2]["name"] == "Inés"
        assert not mine.table["seats"][2]["here"]
        async with there.sit(table["id"]) as theirs:
            await mine.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["here"])
            await theirs.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["here"])
            await there.ask("PATCH", "/me", {"name": "Anne"})
            await mine.until(lambda m: m["type"] == "table" and _name(m, 2) == "Anne")
        await mine.until(lambda m: m["type"] == "table" and not m["table"]["seats"][2]["here"])
        await there.ask("DELETE", "/me")
        await mine.until(lambda m: m["type"] == "table" and not _name(m, 2))
        assert mine.table["seats"][2]["kind"] == "open"


def _name(message: Json, seat: int) -> str:
    return str(message["table"]["seats"][seat]["name"])


async def test_changes_at_the_same_moment_are_all_kept(
    here: Guest, there: Guest, houses: tuple[House, House]
) -> None:
    """Five sit down at once, through two servers: nobody sits on anybody's lap."""
    table = await here.open("cove", "you", "open", "open", "open", "open")
    async with AsyncExitStack() as stack:
        more = [await stack.enter_async_context(houses[n % 2].guest()) for n in range(6)]
        path = f"/tables/{table['id']}"
        asked = [guest.http.post(f"/api{path}/join", json={}) for guest in more]
        answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [200] * 4 + [409] * 2
    for guest in (here, there):
        async with guest.sit(table["id"]) as seat, asyncio.timeout(5):
            while not seat.table or seat.table["status"] == "open":  # the news are on their way
                await seat.next()
        assert [each["kind"] for each in seat.table["seats"]] == ["human"] * 5
        assert len({each["colour"] for each in seat.table["seats"]}) == 5


async def test_everybody_takes_part_in_the_deal(here: Guest, there: Guest) -> None:
    table = await here.open("cove", "you", "open")
    async with here.sit(table["id"]) as mine:
        await mine.until("deal")
        await mine.send(type="ping")  # the pledge has been heard when this is answered
        await mine.until("pong")
        await there.ask("POST", f"/tables/{table['id']}/join", {})
        async with there.sit(table["id"]) as theirs:
            await asyncio.gather(mine.play(first), theirs.play(first))
            assert (await mine.until("opened"))["nonces"] == ["nonce0", "nonce1"]


async def test_one_rematch_for_all(here: Guest, there: Guest) -> None:
    table = await here.open("cove", "you", "open")
    await there.ask("POST", f"/tables/{table['id']}/join", {})
    async with here.sit(table["id"]) as mine, there.sit(table["id"]) as theirs:
        await asyncio.gather(mine.play(first), theirs.play(first))
    path = f"/tables/{table['id']}/rematch"
    one, two = await asyncio.gather(here.ask("POST", path), there.ask("POST", path))
    assert one["id"] == two["id"] != table["id"]
    assert len(await here.ask("GET", "/tables")) == 2


async def test_a_lost_connection_to_the_others_comes_back(
    here: Guest, there: Guest, houses: tuple[House, House]
) -> None:
    table = await here.open("cove", "you", "open")
    await there.ask("POST", f"/tables/{table['id']}/join", {})
    async with here.sit(table["id"]) as mine, there.sit(table["id"]) as theirs:
        await mine.until("state")
        await theirs.until("state")
        store = houses[1].server.store
        async with store._engine.connect() as db:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
            assert len((await db.execute(text(kill))).all()) >= 2
        await asyncio.gather(mine.play(first), theirs.play(first))
        assert mine.state["result"] == theirs.state["result"]


class Dead:
    """A connection of which the driver has not told that it is lost."""

    def __init__(self, refuses: bool) -> None:
        self.refuses = refuses

    async def fetchval(self, query: str, *arguments: object) -> object:
        if self.refuses:
            raise ConnectionError("connection is closed")
        return await asyncio.Event().wait()


@pytest.mark.parametrize("refuses", [True, False])
async def test_a_connection_that_is_lost_without_a_word_comes_back(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, refuses: bool
) -> None:
    monkeypatch.setattr("quarterdeck.server.news.PATIENCE", 0.2)
    news = houses[0].server.store.news
    assert isinstance(news, PostgresNews)
    dead = cast(Line, Dead(refuses))
    async with asyncio.timeout(20):
        while not news._line:
            await asyncio.sleep(0.05)
        news._line = dead
        while not news._line or news._line is dead:
            await asyncio.sleep(0.05)


async def test_bots_of_a_server_that_dies_are_taken_over(
    here: Guest, houses: tuple[House, House]
) -> None:
    table = await here.open("cove", "you", "open")
    async with here.sit(table["id"], nonces=False) as mine:
        async with houses[1].server.store.news.claim(table["id"]) as claimed:
            assert claimed
            await here.ask("POST", f"/tables/{table['id']}/bot", {"seat": 1})
            await asyncio.sleep(0.5)  # the house looks ten times; it is not for it to go on
            await mine.send(type="ping")
            await mine.until("pong")
            assert mine.table["status"] == "playing"
            assert not steps(mine)
        # PostgreSQL drops a claim with the connection of who made it: that is all a death is.
        await mine.until(lambda m: m["type"] == "step" and m["by"] == "bot")


async def test_guests_of_a_server_that_is_silent_are_away(
    here: Guest, there: Guest, houses: tuple[House, House]
) -> None:
    table = await here.open("cove", "you", "open", takeover=1)
    await there.ask("POST", f"/tables/{table['id']}/join", {})
    async with here.sit(table["id"]) as mine, there.sit(table["id"]):
        await mine.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["here"])
        ticking = houses[1].server.house._ticking
        assert ticking is not None
        ticking.cancel()
        await mine.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["here"])
        await mine.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["taken_over"])


async def play_to(seat: Seat, number: int) -> None:
    """Play until the table is at a number, and look on until people are asked again."""
    while seat.number < number:
        if seat.state and seat.state["legal"]:
            await seat.play(first, 1)
        else:
            await seat.next()
    # A step is told before the state it leads to: the known one may be of the step before.
    while not seat.state or seat.state["number"] < seat.number or not seat.people_asked():
        await seat.next()


async def thoughts(host: str) -> int:
    """How often bots were asked by a server."""
    async with guest_at(host) as guest:
        numbers = (await guest.http.get("/metrics")).text
    found = re.findall(r"quarterdeck_thinking_seconds_count\{.*\} (\d+)", numbers)
    return sum(map(int, found))


async def test_two_processes_one_table_and_one_is_killed(database: str) -> None:
    """People and a bot at one table, through two real servers, until one of them is shot."""
    async with (
        served(database) as (one, doomed),
        served(database) as (two, _),
        guest_at(one) as anne,
        guest_at(two) as mary,
    ):
        table = await anne.open("port-royal", "you", "open", "bot:thumb", "bot:random")
        await mary.ask("POST", f"/tables/{table['id']}/join", {})
        async with mary.sit(table["id"], since=-1) as hers:
            async with anne.sit(table["id"], since=-1) as mine:
                await asyncio.gather(play_to(mine, 60), play_to(hers, 60))
                assert steps(mine) == steps(hers)
                by_bots = sum(step["by"] == "bot" for step in steps(hers))
                assert by_bots == await thoughts(one) + await thoughts(two)
                doomed.kill()
                assert await doomed.wait() == -signal.SIGKILL
            async with guest_at(two) as again:
                again.http.cookies = anne.http.cookies
                async with again.sit(table["id"], since=mine.number) as mine:
                    await asyncio.gather(mine.play(first), hers.play(first))
        numbers = [step["number"] for step in steps(hers)]
        assert numbers == list(range(len(numbers)))
        text = (await mary.http.get(f"/api/tables/{table['id']}/record")).text
        findings = verify(PORT_ROYAL, Record.parse(text))
        assert WRONG not in {finding.verdict for finding in findings}
