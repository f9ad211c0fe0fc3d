"""The database: its migrations, its locks, and numbers that are given once."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from quarterdeck.core import QuarterdeckError
from quarterdeck.server.database import open_engine
from quarterdeck.server.ledger import Row
from quarterdeck.server.rows import SeatRow, TableRow
from quarterdeck.server.schema import METADATA
from quarterdeck.server.store import NumberTaken, Store

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
    engine = open_engine(database)
    async with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 1)):
            assert await connection.scalar(text(f"PRAGMA {pragma}")) == value
    await engine.dispose()


@pytest.mark.parametrize(
    ("url", "why"), [("mysql://x/y", "no database 'mysql'"), ("tables.db", "is no address")]
)
def test_databases_that_cannot_be(url: str, why: str) -> None:
    with pytest.raises(QuarterdeckError, match=why):
        open_engine(url)


@both
async def test_a_number_is_given_once(database: str) -> None:
    store = Store(database)
    await store.open()
    seats = [SeatRow("bot", "Olek", "#000000", bot="random")]
    table = TableRow("t" * 22, "cove", 1, {}, True, True, 60, "0" * 64, 1, 1.0, seats=seats)
    await store.add_table(table)
    writes = [store.append(table, Row(1, 0, "bot", (f"0 choose {n}",))) for n in range(5)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, NumberTaken) for result in results) == 4
    found = await store.read(table.id)
    assert found is not None
    assert len(found[1]) == 1
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
