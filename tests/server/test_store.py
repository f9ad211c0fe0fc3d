"""The database: its migrations, its locks, and numbers that are given once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from quarterdeck.core import QuarterdeckError
from quarterdeck.server import writer
from quarterdeck.server.database import open_engine, open_writing
from quarterdeck.server.errors import Code
from quarterdeck.server.ledger import Row
from quarterdeck.server.rows import GuestRow, SeatRow, TableRow
from quarterdeck.server.schema import METADATA
from quarterdeck.server.store import NumberTaken, Store, answering

ANNE = GuestRow("anne" + "e" * 18, "Anne", "#000000")


def table_row(letter: str) -> TableRow:
    seats = [SeatRow("bot", "Olek", "#000000", bot="random")]
    return TableRow(letter * 22, "cove", 1, {}, True, True, 60, "0" * 64, 1, 1.0, seats=seats)


def writing(store: Store) -> Engine:
    """What writes to a file of SQLite."""
    assert store._writer is not None
    return store._writer._engine


both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@both
async def test_the_migrations_make_the_schema(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()
    store = Store(database)
    await store.open()  # a second time changes nothing

    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, METADATA)

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_sqlite_writes_ahead_and_checks_keys(database: str) -> None:
    engine, writing = open_engine(database), open_writing(database)
    with writing.connect() as written:
        async with engine.connect() as read:
            for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2)):
                asked = text(f"PRAGMA {pragma}")
                assert (await read.scalar(asked), written.scalar(asked)) == (value, value)
    await engine.dispose()
    writing.dispose()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://x/y", "no database 'mysql'"),
        ("tables.db", "is no address"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_databases_that_cannot_be(url: str, why: str) -> None:
    with pytest.raises(QuarterdeckError, match=why):
        open_engine(url)


@both
async def test_a_number_is_given_once(database: str) -> None:
    store = Store(database)
    await store.open()
    table = table_row("t")
    await store.add_table(table)
    writes = [store.append(table, Row(1, 0, "bot", (f"0 choose {n}",))) for n in range(5)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, NumberTaken) for result in results) == 4
    found = await store.read(table.id)
    assert found is not None
    assert len(found[1]) == 1
    await store.close()


@both
async def test_steps_that_belong_together_are_kept_all_or_none(database: str) -> None:
    store = Store(database)
    await store.open()
    table = table_row("t")
    await store.add_table(table)
    await store.append(table, Row(2, 0, "bot", ("0 choose 2",)))
    late = [Row(number, 0, "obvious", ("0 choose 1",)) for number in (1, 2)]
    with pytest.raises(NumberTaken):
        await store.append(table, *late)
    await store.append(table, *(Row(number, 0, "bot", ("0 choose 3",)) for number in (3, 4)))
    found = await store.read(table.id)
    assert found is not None
    assert [step.number for step in found[1]] == [2, 3, 4]
    await store.close()


async def test_a_second_server_on_one_file_is_refused(database: str) -> None:
    first, second = Store(database), Store(database)
    await first.open()
    with pytest.raises(QuarterdeckError, match=r"another server uses .*tables\.db"):
        await second.open()
    await first.close()
    third = Store(database)
    await third.open()
    await third.close()


@both
async def test_what_one_cannot_store_is_no_harm_to_the_others(database: str) -> None:
    """Steps of many tables are committed together; one of them comes too late."""
    store = Store(database)
    await store.open()
    tables = [table_row(letter) for letter in "abcd"]
    for table in tables:
        await store.add_table(table)
    await store.append(tables[1], Row(1, 0, "bot", ("0 choose 1",)))
    step = Row(1, 0, "bot", ("0 choose 2",))
    together = [store.append(table, step) for table in tables]
    results = await asyncio.gather(*together, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), NumberTaken, *[type(None)] * 2]
    for table, choice in zip(tables, "2122", strict=True):
        found = await store.read(table.id)
        assert found is not None
        assert [each.lines for each in found[1]] == [(f"0 choose {choice}",)]
    await store.close()


async def test_many_steps_share_one_commit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(database)
    await store.open()
    tables = [table_row(letter) for letter in "abcdefgh"]
    for table in tables:
        await store.add_table(table)
    commits: list[Connection] = []
    event.listen(writing(store), "commit", commits.append)
    for number, most, needed in ((1, 32, 1), (2, 3, 3)):  # the last of many waits for them all
        monkeypatch.setattr(writer, "TOGETHER", most)
        step = Row(number, 0, "bot", ("0 choose 2",))
        await asyncio.gather(*(store.append(table, step) for table in tables))
        assert len(commits) == needed
        commits.clear()
    await store.close()


async def test_what_is_stored_does_not_wait_for_the_event_loop(database: str) -> None:
    """It would be asked for every statement, and has others to serve."""
    store = Store(database)
    await store.open()
    storing = asyncio.create_task(store.add_table(table_row("t")))
    await asyncio.sleep(0)  # it asks for it
    await asyncio.sleep(0)  # and it is begun
    deadline, stored = time.monotonic() + 30, 0
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        while not stored and time.monotonic() < deadline:
            ((stored,),) = file.execute("SELECT count(*) FROM seats").fetchall()
    assert stored == 1
    assert not storing.done()
    await storing
    await store.close()


@pytest.mark.parametrize("late", [False, True])
async def test_what_is_stored_together_is_stored_in_order(database: str, late: bool) -> None:
    """Also if one of them is late, and all the others are done again."""
    store = Store(database)
    await store.open()
    table, step = table_row("t"), Row(1, 0, "bot", ("0 choose 1",))
    await store.add_table(table)
    await store.append(table, step)
    names = [store.put_guest(replace(ANNE, name=name)) for name in ("Mary", "Grace", "Anne")]
    if late:
        names.insert(1, store.append(table, step))
    results = await asyncio.gather(*names, return_exceptions=True)
    assert [type(result) for result in results].count(NumberTaken) == late
    assert await store.guest(ANNE.id) == ANNE
    await store.close()


async def test_nothing_is_said_to_be_stored_before_it_is(database: str) -> None:
    store = Store(database)
    await store.open()

    def fail(connection: Connection) -> None:
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk full"))

    engine = writing(store)
    event.listen(engine, "commit", fail)
    both = [replace(ANNE, id=letter * 22) for letter in "ab"]
    results = await asyncio.gather(*map(store.put_guest, both), return_exceptions=True)
    assert [getattr(result, "code", None) for result in results] == [Code.UNAVAILABLE] * 2
    event.remove(engine, "commit", fail)
    assert [await store.guest(each.id) for each in both] == [None, None]
    await store.put_guest(ANNE)
    assert await store.guest(ANNE.id) == ANNE
    await store.close()


async def test_of_what_fails_halfway_nothing_is_stored(database: str) -> None:
    store = Store(database)
    await store.open()
    halfway = replace(ANNE, id="b" * 22)

    def fail(db: Connection) -> None:
        store._put_guest(db, halfway)
        raise NumberTaken

    both = (store.put_guest(ANNE), store._write(fail))
    results = await asyncio.gather(*both, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), NumberTaken]
    assert [await store.guest(each.id) for each in (ANNE, halfway)] == [ANNE, None]
    await store.close()


def test_what_the_database_refuses_is_no_silence_of_it() -> None:
    with pytest.raises(IntegrityError), answering():
        raise IntegrityError("insert", {}, sqlite3.IntegrityError("not unique"))


async def test_what_is_being_stored_is_waited_for(database: str) -> None:
    store = Store(database)
    await store.open()
    storing = asyncio.create_task(store.put_guest(ANNE))
    await asyncio.sleep(0)
    await store.close()
    assert storing.done()
