"""What is kept: guests, tables, seats and the steps of each game."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quarterdeck.core import QuarterdeckError
from quarterdeck.server.database import migrate, open_engine, own
from quarterdeck.server.ledger import Row
from quarterdeck.server.news import News, PostgresNews
from quarterdeck.server.rows import GuestRow, SeatRow, TableRow
from quarterdeck.server.schema import DEVICES, FORGOTTEN, GUESTS, KEYS, SEATS, STEPS, TABLES

if TYPE_CHECKING:
    from sqlalchemy import RowMapping, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

Change = Callable[[TableRow], None]
"""Changes a table, or raises."""
CHANGING: Final = ("status", "deal", "pledges", "nonces", "result", "rematch")
"""What of a table's row can change."""

_SEAT: Final = tuple(field.name for field in fields(SeatRow))


class NumberTaken(Exception):
    """Another writer was first: the step with this number is already there."""


class Store:
    """The database, as the server speaks of it."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._shared = self._engine.dialect.name != "sqlite"
        self._owned: sqlite3.Connection | None = None
        # SQLite has one writer at a time; waiting here is fairer than its own busy loop.
        self._turn = asyncio.Semaphore(1000 if self._shared else 1)
        self.news = PostgresNews(self._engine) if self._shared else News()

    async def open(self) -> None:
        """Make the database ours, and bring it up to date."""
        try:
            self._owned = own(self._engine.url)
            await migrate(self._engine)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            await self.close()
            raise QuarterdeckError(f"the database cannot be opened: {reason}") from None

    async def answers(self) -> None:
        """Raise if the database does not."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
        if self._owned is not None:
            self._owned.close()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def key(self, name: str, fresh: str) -> str:
        """A value the server keeps for itself; ``fresh`` if there is none yet."""
        try:
            async with self._write() as db:
                await db.execute(insert(KEYS).values(name=name, value=fresh))
        except IntegrityError:
            async with self._engine.connect() as db:
                found = await db.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
                return str(found)
        return fresh

    # -- guests --------------------------------------------------------------------------------

    async def guest(self, guest: str) -> GuestRow | None:
        """A guest who has been here before."""
        query = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.colour).where(GUESTS.c.id == guest)
        async with self._engine.connect() as db:
            row = (await db.execute(query)).one_or_none()
        return GuestRow(*row) if row else None

    async def put_guest(self, guest: GuestRow) -> None:
        """Keep a guest."""
        look = {"name": guest.name, "colour": guest.colour}
        known = update(GUESTS).where(GUESTS.c.id == guest.id).values(look)
        new = insert(GUESTS).values(id=guest.id, created=time.time(), **look)
        try:
            async with self._write() as db:
                if not (await db.execute(known)).rowcount:
                    await db.execute(new)
        except IntegrityError:  # another request of the same guest was first
            async with self._write() as db:
                await db.execute(known)

    async def drop_guest(self, guest: str, forget: Change) -> list[str]:
        """Forget a guest, and change the tables at which he sat: no row names him any more."""
        async with self._write() as db:
            changed = await self._change_all(db, guest, forget)
            await db.execute(delete(GUESTS).where(GUESTS.c.id == guest))
        return changed

    async def put_forgotten(self, seal: str, until: float) -> None:
        """Keep that a guest was forgotten, as long as a cookie of his may come back."""
        async with self._write() as db:
            stale = (FORGOTTEN.c.until < time.time()) | (FORGOTTEN.c.seal == seal)
            await db.execute(delete(FORGOTTEN).where(stale))
            await db.execute(insert(FORGOTTEN).values(seal=seal, until=until))

    async def is_forgotten(self, seal: str) -> bool:
        """Whether a guest was."""
        query = select(FORGOTTEN.c.seal).where(FORGOTTEN.c.seal == seal)
        async with self._engine.connect() as db:
            return await db.scalar(query) is not None

    async def put_device(self, code: str, guest: str, expires: float) -> None:
        """Keep a device code, by its hash, and forget those that are too old."""
        async with self._write() as db:
            await db.execute(delete(DEVICES).where(DEVICES.c.expires < time.time()))
            await db.execute(insert(DEVICES).values(code=code, guest=guest, expires=expires))

    async def take_device(self, code: str) -> str | None:
        """The guest of a device code, which can be used once."""
        wanted = (DEVICES.c.code == code, DEVICES.c.expires >= time.time())
        used = delete(DEVICES).where(*wanted).returning(DEVICES.c.guest)
        async with self._write() as db:
            return await db.scalar(used)

    # -- tables --------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table."""
        async with self._write() as db:
            await _add(db, table)

    async def add_rematch(self, old: str, table: TableRow) -> str:
        """Keep a new table as the rematch of an old one; the id of the one that was first."""
        async with self._write() as db:
            (before,) = await _tables(db, [old], lock=True)
            if before.rematch is not None:
                return before.rematch
            await _add(db, table)
            await self._put(db, before, lambda row: setattr(row, "rematch", table.id))
        return table.id

    async def change(self, table: str, change: Change) -> None:
        """Change a table as it is stored now, by whomever; not at all if ``change`` raises."""
        async with self._write() as db:
            (row,) = await _tables(db, [table], lock=True)
            await self._put(db, row, change)

    async def change_all(self, guest: str, change: Change) -> list[str]:
        """Change all tables at which a guest sits; which these are."""
        async with self._write() as db:
            return await self._change_all(db, guest, change)

    async def _change_all(self, db: AsyncConnection, guest: str, change: Change) -> list[str]:
        ids = list((await db.scalars(_at_which(guest))).all())
        for row in await _tables(db, ids, lock=True):
            await self._put(db, row, change)
        return ids

    async def _put(self, db: AsyncConnection, row: TableRow, change: Change) -> None:
        """Keep what a change does to a table that was read under its lock."""
        old = deepcopy(row)
        change(row)
        if row == old:
            return
        if _changing(row) != _changing(old):
            await db.execute(update(TABLES).where(TABLES.c.id == row.id).values(_changing(row)))
        for number, (seat, before) in enumerate(zip(row.seats, old.seats, strict=True)):
            if seat != before:
                here = (SEATS.c.table == row.id, SEATS.c.seat == number)
                await db.execute(update(SEATS).where(*here).values(asdict(seat)))
        await self.news.tell_with(db, [row.id])

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""
        async with self._engine.connect() as db:
            found = await _tables(db, [table])
        return found[0] if found else None

    async def tables_of(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """The newest tables of a guest, and how far each has come."""
        newest = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(_at_which(guest)))
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self._engine.connect() as db:
            ids = list((await db.scalars(newest)).all())
            tables = await _tables(db, ids)
            last = (
                select(STEPS.c.table, func.max(STEPS.c.number))
                .where(STEPS.c.table.in_(ids))
                .group_by(STEPS.c.table)
            )
            numbers = {row[0]: int(row[1]) for row in await db.execute(last)}
        return [(table, numbers.get(table.id, 0)) for table in tables]

    # -- steps ---------------------------------------------------------------------------------

    async def append(self, table: TableRow, step: Row, *, changed: bool = False) -> None:
        """Keep a step, and with it the table, if that changed; :class:`NumberTaken` if late."""
        try:
            async with self._write() as db:
                await db.execute(
                    insert(STEPS).values(
                        table=table.id,
                        number=step.number,
                        seat=step.seat,
                        by=step.by,
                        lines="\n".join(step.lines),
                        client=step.client,
                        created=time.time(),
                    )
                )
                if changed:
                    own = update(TABLES).where(TABLES.c.id == table.id)
                    await db.execute(own.values(_changing(table)))
                await self.news.tell_with(db, [table.id])
        except IntegrityError:
            raise NumberTaken from None

    async def read(self, table: str, after: int = -1) -> tuple[TableRow, list[Row]] | None:
        """A table and its steps after a number, both as they were at one moment."""
        query = (
            select(STEPS.c.number, STEPS.c.seat, STEPS.c.by, STEPS.c.lines, STEPS.c.client)
            .where(STEPS.c.table == table, STEPS.c.number > after)
            .order_by(STEPS.c.number)
        )
        async with self._engine.connect() as db:
            if self._shared:
                await db.execution_options(isolation_level="REPEATABLE READ")
            found = await _tables(db, [table])
            rows = (await db.execute(query)).all()
        steps = [Row(n, seat, by, tuple(text.split("\n")), c) for n, seat, by, text, c in rows]
        return (found[0], steps) if found else None


def _at_which(guest: str) -> Select[str]:
    return select(SEATS.c.table).where(SEATS.c.guest == guest).distinct()


def _columns(table: TableRow) -> dict[str, object]:
    plain = {field.name: getattr(table, field.name) for field in fields(table)}
    del plain["seats"]  # rows of their own
    options, bot_seed = json.dumps(table.options), str(table.bot_seed)
    parts = {"pledges": " ".join(table.pledges), "nonces": " ".join(table.nonces)}
    return {**plain, **parts, "options": options, "bot_seed": bot_seed}


def _changing(table: TableRow) -> dict[str, object]:
    columns = _columns(table)
    return {name: columns[name] for name in CHANGING}


async def _add(db: AsyncConnection, table: TableRow) -> None:
    await db.execute(insert(TABLES).values(_columns(table)))
    seats = [{"table": table.id, "seat": n, **asdict(seat)} for n, seat in enumerate(table.seats)]
    await db.execute(insert(SEATS), seats)


async def _tables(db: AsyncConnection, ids: Sequence[str], *, lock: bool = False) -> list[TableRow]:
    """Tables with their seats; under a lock, nobody else changes them in this transaction."""
    query = select(TABLES).where(TABLES.c.id.in_(ids))
    if lock:  # always in the same order, so that no two wait for each other
        query = query.order_by(TABLES.c.id).with_for_update(key_share=True)
    tables = {row["id"]: _table(row) for row in (await db.execute(query)).mappings()}
    seats = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
    for row in (await db.execute(seats)).mappings():
        tables[row["table"]].seats.append(SeatRow(**{name: row[name] for name in _SEAT}))
    return [tables[id_] for id_ in ids if id_ in tables]


def _table(row: RowMapping) -> TableRow:
    read = {
        "options": json.loads(row["options"]),
        "bot_seed": int(row["bot_seed"]),
        "pledges": tuple(row["pledges"].split()),
        "nonces": tuple(row["nonces"].split()),
    }
    return TableRow(**{**row, **read})
