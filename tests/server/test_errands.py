"""What is done at all tables of a guest: in portions, to the end, and not at too many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import func, select

from cove import COVE
from quarterdeck.core import Game
from quarterdeck.server import errands as errands_module
from quarterdeck.server import store as stores
from quarterdeck.server.errands import Errands
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.rows import FORGET, HUMAN, RENAME, Errand, SeatRow
from quarterdeck.server.schema import GUESTS, KEYS, SEATS
from quarterdeck.server.services import Services
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.turns import Turns, Urgency
from tests.server.client import Guest, House, first, running
from tests.server.test_store import ANNE, both, table_row

GAMES: dict[str, Game] = {COVE.name: COVE}


@pytest.fixture
def portion(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(stores, "PORTION", 2)
    return 2


async def with_tables(database: str, number: int) -> Store:
    """A store in which Anne sits at some tables."""
    store = Store(database)
    await store.open()
    await store.put_guest(ANNE)
    for letter in "abcdefghijklmnop"[:number]:
        seats = [SeatRow(HUMAN, ANNE.name, ANNE.colour, ANNE.id)]
        await store.add_table(replace(table_row(letter), status="over", seats=seats))
    return store


async def names(store: Store) -> set[str]:
    async with store._engine.connect() as db:
        return set((await db.scalars(select(SEATS.c.name))).all())


async def finish(store: Store, errand: Errand) -> list[int]:
    """Run an errand to its end; how many tables each portion has changed."""
    portions = []
    async with asyncio.timeout(30):
        while (changed := await store.go_on(errand)) is not None:
            portions.append(len(changed))
    return portions


@both
async def test_a_new_name_is_written_in_portions(database: str, portion: int) -> None:
    store = await with_tables(database, 5)
    errand = await store.rename(replace(ANNE, name="Mary"))
    assert await finish(store, errand) == [2, 2, 1]
    assert await names(store) == {"Mary"}
    assert await store.errands() == []
    await store.close()


@both
async def test_a_name_given_meanwhile_is_written_everywhere(database: str, portion: int) -> None:
    store = await with_tables(database, 5)
    errand = await store.rename(replace(ANNE, name="Mary"))
    await store.go_on(errand)
    assert await store.rename(replace(ANNE, name="Grace")) == errand
    await finish(store, errand)
    assert await names(store) == {"Grace"}
    await store.close()


@both
async def test_a_server_goes_on_with_what_another_left(
    settings: Settings, database: str, portion: int
) -> None:
    """It died after the first portion: nobody is named any more, once the next one has run."""
    store = await with_tables(database, 5)
    await store.go_on(await store.forget(ANNE.id, "seal", 0.0))
    assert await names(store) == {"Anne", "Guest"}
    await store.close()
    async with running(settings, GAMES) as house, asyncio.timeout(20):
        store = house.server.store
        while await store.errands():
            await asyncio.sleep(0.02)
        assert await names(store) == {"Guest"}
        async with store._engine.connect() as db:
            for table in (GUESTS, KEYS):
                text = str((await db.execute(select(table))).all())
                assert "anne" not in text.lower()
            assert not await db.scalar(select(func.count(SEATS.c.guest)))


async def test_who_is_forgotten_has_no_new_name_to_be_written(database: str) -> None:
    store = await with_tables(database, 1)
    await store.rename(replace(ANNE, name="Mary"))
    await store.forget(ANNE.id, "seal", 0.0)
    assert await store.errands() == [Errand(FORGET, ANNE.id)]
    await store.close()


@both
async def test_others_store_between_two_portions(
    house: House, guest: Guest, portion: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await guest.open("cove", "you", "open") for _ in range(5)]
    store, order = house.server.store, []
    go_on, put_guest = store.go_on, store.put_guest

    async def portion_done(errand: Errand) -> list[str] | None:
        changed = await go_on(errand)
        order.append("portion")
        if len(order) == 1:  # somebody else wants something, and gets it before the next portion
            await put_guest(ANNE)
            order.append("other")
        return changed

    monkeypatch.setattr(store, "go_on", portion_done)
    await guest.ask("PATCH", "/me", {"name": "Mary"})
    assert order == ["portion", "other", *["portion"] * 3]
    for table in tables:
        told = await guest.ask("GET", f"/tables/{table['id']}")
        assert told["seats"][0]["name"] == "Mary"


@both
async def test_nobody_plays_at_too_many_tables(settings: Settings) -> None:
    few = replace(settings, tables_each=2)
    async with running(few, GAMES) as house, house.guest() as guest, house.guest() as other:
        theirs = await other.open("cove", "you", "open")
        over = await guest.open("cove", "you", "local")
        async with guest.sit(over["id"]) as seat:
            await seat.play(first)
        mine = [await guest.open("cove", "you", kind) for kind in ("open", "bot")]
        seats = [{"kind": "you"}, {"kind": "open"}]
        refused = await guest.ask("POST", "/tables", {"game": "cove", "seats": seats}, ok=409)
        assert refused["error"]["code"] == "too-many-tables"
        assert refused["error"]["details"] == {"most": 2}
        joining = f"/tables/{theirs['id']}/join"
        assert (await guest.ask("POST", joining, {}, ok=409))["error"]["code"] == "too-many-tables"
        await guest.ask("POST", f"/tables/{mine[0]['id']}/join", {})  # he sits there already
        await guest.ask("POST", f"/tables/{mine[0]['id']}/leave")
        await guest.ask("POST", joining, {})
        again = f"/tables/{over['id']}/rematch"
        assert (await guest.ask("POST", again, ok=409))["error"]["code"] == "too-many-tables"
        await guest.ask("POST", f"/tables/{mine[1]['id']}/leave")
        await guest.ask("POST", again)


# -- errands without a database ------------------------------------------------------------------

RENAMED = Errand(RENAME, ANNE.id)


def errands_by(go_on: Callable[[Errand], Awaitable[None]], turns: Turns) -> Errands:
    """Errands of which each has one portion, no table of which is in memory."""
    services = cast(Services, SimpleNamespace(store=SimpleNamespace(go_on=go_on), turns=turns))
    return Errands(services, refresh=lambda tables: asyncio.sleep(0))


async def test_who_waits_no_more_stops_no_errand() -> None:
    released, done = asyncio.Event(), []

    async def go_on(errand: Errand) -> None:
        await released.wait()
        done.append(errand)

    errands = errands_by(go_on, Turns(2))
    waiting = asyncio.create_task(errands.run(RENAMED))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    released.set()
    await errands._begun.all()
    assert done == [RENAMED]


async def test_what_is_marked_while_it_ends_is_done_once_more() -> None:
    released, done = asyncio.Event(), []

    async def go_on(errand: Errand) -> None:
        done.append(errand)
        await released.wait()

    errands = errands_by(go_on, Turns(2))
    asked = [asyncio.create_task(errands.run(RENAMED)) for _ in range(3)]
    while not done:
        await asyncio.sleep(0)
    released.set()
    await asyncio.gather(*asked)
    assert done == [RENAMED] * 2  # for the second and the third together


async def test_a_portion_waits_for_its_turn_among_the_bots() -> None:
    done = []

    async def go_on(errand: Errand) -> None:
        done.append(errand)

    turns = Turns(9, most_others=1)
    errands = errands_by(go_on, turns)
    async with turns.turn(Urgency.BOT, "a bot"):
        running = asyncio.create_task(errands.run(RENAMED))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not done
    await running
    assert done == [RENAMED]


async def test_an_errand_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away for a moment: who waits is told, and the rest is done nevertheless."""
    monkeypatch.setattr(errands_module, "RETRY", 0.0)
    tried, done = [], asyncio.Event()

    async def go_on(errand: Errand) -> None:
        tried.append(errand)
        if len(tried) < 3:
            raise Refusal(Code.UNAVAILABLE, "the database does not answer")
        done.set()

    errands = errands_by(go_on, Turns(2))
    with pytest.raises(Refusal, match="does not answer"):
        await errands.run(RENAMED)
    async with asyncio.timeout(30):
        await done.wait()
    await errands.close()
    assert tried == [RENAMED] * 3
