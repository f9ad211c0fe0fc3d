"""The database: opened, brought up to date, closed."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from quarterdeck.core import QuarterdeckError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATING = 7_170_001
"""The number of PostgreSQL's lock under which one process at a time migrates."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for ``sqlite:///file`` or ``postgresql://user@host/name``."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise QuarterdeckError(f"'{url}' is no address of a database") from None
    kind = address.get_backend_name()
    if kind not in DRIVERS:
        known = ", ".join(DRIVERS)
        raise QuarterdeckError(f"no database '{kind}' is known; there are: {known}")
    address = address.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        try:
            return create_async_engine(address, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise QuarterdeckError("for PostgreSQL, pip install quarterdeck[postgres]") from None
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # WAL with NORMAL loses nothing that was committed when the process dies, whatever kills it.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
