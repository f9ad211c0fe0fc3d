"""The database: opened, brought up to date, closed."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.errors import lacking

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE: Final = 5.0
"""Seconds after which PostgreSQL is taken not to answer, or to have no connection to spare."""
MIGRATING = 7_170_001
"""The number of PostgreSQL's lock under which one process at a time migrates."""


def failures() -> tuple[type[Exception], ...]:
    """All that is raised when a database does not answer, by whichever layer."""
    found = [SQLAlchemyError, sqlite3.Error, OSError, TimeoutError]
    if driver := sys.modules.get("asyncpg"):  # what fails on the way to a connection is its own
        found += [driver.PostgresError, driver.InterfaceError]
    return tuple(found)


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
            limits = {"timeout": PATIENCE, "command_timeout": PATIENCE}
            return create_async_engine(
                address, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=limits
            )
        except ModuleNotFoundError:
            raise QuarterdeckError(f"for PostgreSQL, {lacking('postgres')}") from None
    if address.database in (None, "", ":memory:"):  # which no two connections share
        raise QuarterdeckError("SQLite needs a file to keep tables in, like sqlite:///tables.db")
    Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(address)
    _listen(engine.sync_engine)
    return engine


def open_writing(url: str) -> Engine:
    """An engine for SQLite that writes without the event loop, in one thread."""
    engine = create_engine(make_url(url).set(drivername="sqlite"))
    _listen(engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # Python's own idea of transactions knows no savepoints
    cursor = connection.cursor()
    # WAL with FULL loses nothing that was committed, neither by a dying process nor a power cut.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def own(url: URL) -> sqlite3.Connection | None:
    """Keep a second server away from a file of SQLite, until this is closed or the process ends.

    Two servers would not hear of each other's steps. A lock on a small database beside the file
    works on every system, and vanishes with its holder, whatever ends him.
    """
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    # If the file is no database, this says so before aiosqlite starts a thread for it.
    with closing(sqlite3.connect(url.database)) as file:
        file.execute("PRAGMA schema_version")
    lock = sqlite3.connect(f"{url.database}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise QuarterdeckError(
            f"another server uses '{url.database}'; stop that one, or name another file or "
            "PostgreSQL, which serves many, with --database"
        ) from None
    return lock


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
