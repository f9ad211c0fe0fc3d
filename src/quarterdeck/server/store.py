"""What is kept: guests, tables, seats and the steps of each game."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from quarterdeck.core import QuarterdeckError
from quarterdeck.server import seating
from quarterdeck.server.database import failures, migrate, open_engine, open_writing, own
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.ledger import Row
from quarterdeck.server.news import News, PostgresNews
from quarterdeck.server.queries import add_table, changing, find_tables, guest_row, tables_at
from quarterdeck.server.rows import (
    ERRANDS,
    FORGET,
    LEFT,
    OVER,
    RENAME,
    Errand,
    GuestRow,
    TableRow,
)
from quarterdeck.server.schema import DEVICES, FORGOTTEN, GUESTS, KEYS, SEATS, STEPS, TABLES
from quarterdeck.server.settings import GUEST
from quarterdeck.server.writer import Work, Writer

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

LOG: Final = logging.getLogger(__name__)
PORTION: Final = 10
"""Tables that are changed in one transaction when all of a guest's are to be."""

T = TypeVar("T")
Change = Callable[[TableRow], None]
"""Changes a table, or raises."""


class NumberTaken(Exception):
    """Another writer was first: the step with this number is already there."""


@contextmanager
def answering() -> Iterator[None]:
    """Refuse what cannot be done because the database does not answer, however that shows."""
    try:
        yield
    except (DataError, IntegrityError, ProgrammingError):
        raise  # it has answered: the fault is ours
    except failures() as error:
        LOG.error("the database failed", extra={"why": _said(error)})
        raise Refusal(Code.UNAVAILABLE, "the database does not answer; try again") from error


def _said(error: Exception) -> str:
    return " ".join(str(getattr(error, "orig", None) or error or type(error).__name__).split())


class Store:
    """The database, as the server speaks of it."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._shared = self._engine.dialect.name != "sqlite"
        self._owned: sqlite3.Connection | None = None
        self._insert = postgresql.insert if self._shared else sqlite.insert
        self._writer = None if self._shared else Writer(open_writing(url))
        self.news = PostgresNews(self._engine) if self._shared else News()

    async def open(self) -> None:
        """Make the database ours, and bring it up to date."""
        try:
            self._owned = own(self._engine.url)
            await migrate(self._engine)
        except failures() as error:
            await self.close()
            raise QuarterdeckError(f"the database cannot be opened: {_said(error)}") from None

    async def answers(self) -> None:
        """Raise if the database does not."""
        async with self._reading() as db:
            await db.execute(select(1))

    async def close(self) -> None:
        """Close all connections."""
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()
        if self._owned is not None:
            self._owned.close()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with answering():
            async with self._engine.connect() as db:
                yield db

    async def _write(self, work: Work[T]) -> T:
        """Do something in one transaction."""
        with answering():
            if self._writer is not None:
                return await self._writer.write(work)
            async with self._engine.begin() as db:
                return await db.run_sync(work)

    async def key(self, name: str, fresh: str) -> str:
        """A value the server keeps for itself; ``fresh`` if there is none yet."""
        new = self._insert(KEYS).values(name=name, value=fresh).on_conflict_do_nothing()
        await self._write(lambda db: db.execute(new))
        async with self._reading() as db:
            return str(await db.scalar(select(KEYS.c.value).where(KEYS.c.name == name)))

    # -- guests --------------------------------------------------------------------------------

    async def guest(self, guest: str) -> GuestRow | None:
        """A guest who has been here before."""
        async with self._reading() as db:
            row = (await db.execute(guest_row(guest))).one_or_none()
        return GuestRow(*row) if row else None

    async def put_guest(self, guest: GuestRow) -> None:
        """Keep a guest."""
        await self._write(lambda db: self._put_guest(db, guest))

    def _put_guest(self, db: Connection, guest: GuestRow) -> None:
        look = {"name": guest.name, "colour": guest.colour}
        new = self._insert(GUESTS).values(id=guest.id, created=time.time(), **look)
        db.execute(new.on_conflict_do_update(index_elements=[GUESTS.c.id], set_=look))

    async def is_forgotten(self, seal: str) -> bool:
        """Whether a guest was."""
        query = select(FORGOTTEN.c.seal).where(FORGOTTEN.c.seal == seal)
        async with self._reading() as db:
            return await db.scalar(query) is not None

    async def put_device(self, code: str, guest: str, expires: float) -> None:
        """Keep a device code, by its hash, and forget those that are too old."""

        def put(db: Connection) -> None:
            db.execute(delete(DEVICES).where(DEVICES.c.expires < time.time()))
            db.execute(insert(DEVICES).values(code=code, guest=guest, expires=expires))

        await self._write(put)

    async def take_device(self, code: str) -> str | None:
        """The guest of a device code, which can be used once."""
        wanted = (DEVICES.c.code == code, DEVICES.c.expires >= time.time())
        used = delete(DEVICES).where(*wanted).returning(DEVICES.c.guest)
        return await self._write(lambda db: db.scalar(used))

    # -- errands: what is done at all tables of a guest, in portions -----------------------------

    async def rename(self, guest: GuestRow) -> Errand:
        """Keep a guest's new name or colour; his tables are still to learn of it."""
        errand = Errand(RENAME, guest.id)

        def rename(db: Connection) -> None:
            self._put_guest(db, guest)
            self._mark(db, errand, "")

        await self._write(rename)
        return errand

    async def forget(self, guest: str, seal: str, until: float) -> Errand:
        """Forget who a guest is; his tables are still to forget him.

        That he was forgotten is kept by a seal, as long as a cookie of his may come back.
        """
        errand = Errand(FORGET, guest)

        def forget(db: Connection) -> None:
            stale = (FORGOTTEN.c.until < time.time()) | (FORGOTTEN.c.seal == seal)
            db.execute(delete(FORGOTTEN).where(stale))
            db.execute(insert(FORGOTTEN).values(seal=seal, until=until))
            db.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=GUEST))
            db.execute(delete(KEYS).where(KEYS.c.name == str(Errand(RENAME, guest))))
            self._mark(db, errand, "")

        await self._write(forget)
        return errand

    async def errands(self) -> list[Errand]:
        """What was begun, and is not done yet."""
        async with self._reading() as db:
            names = (await db.scalars(select(KEYS.c.name))).all()
        marks = [name.partition(" ") for name in names]
        return [Errand(kind, guest) for kind, _, guest in marks if kind in ERRANDS]

    async def go_on(self, errand: Errand) -> list[str] | None:
        """Do an errand at a few more tables; which these are, or None if there are no more."""
        return await self._write(lambda db: self._go_on(db, errand))

    def _go_on(self, db: Connection, errand: Errand) -> list[str] | None:
        mark = select(KEYS.c.value).where(KEYS.c.name == str(errand)).with_for_update()
        last = db.scalar(mark)
        if last is None:  # another server has done it
            return None
        more = tables_at(errand.guest).where(SEATS.c.table > last).order_by(SEATS.c.table)
        ids = list(db.scalars(more.limit(PORTION)).all())
        if not ids:
            db.execute(delete(KEYS).where(KEYS.c.name == str(errand)))
            if errand.kind == FORGET:
                db.execute(delete(GUESTS).where(GUESTS.c.id == errand.guest))
            return None
        change = self._change_of(db, errand)
        for row in find_tables(db, ids, lock=True):
            self._put(db, row, change)
        self._mark(db, errand, ids[-1])
        return ids

    def _change_of(self, db: Connection, errand: Errand) -> Change:
        if errand.kind == FORGET:
            return partial(seating.forget, guest=errand.guest)
        known = db.execute(guest_row(errand.guest)).one()
        return partial(seating.rename, guest=GuestRow(*known))

    def _mark(self, db: Connection, errand: Errand, last: str) -> None:
        """Note that an errand is done up to a table, in the order of their ids."""
        new = self._insert(KEYS).values(name=str(errand), value=last)
        db.execute(new.on_conflict_do_update(index_elements=[KEYS.c.name], set_={"value": last}))

    # -- tables --------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table."""
        await self._write(lambda db: add_table(db, table))

    async def add_rematch(self, old: str, table: TableRow) -> str:
        """Keep a new table as the rematch of an old one; the id of the one that was first."""

        def add(db: Connection) -> str:
            (before,) = find_tables(db, [old], lock=True)
            if before.rematch is not None:
                return before.rematch
            add_table(db, table)
            self._put(db, before, lambda row: setattr(row, "rematch", table.id))
            return table.id

        return await self._write(add)

    async def change(self, table: str, change: Change) -> None:
        """Change a table as it is stored now, by whomever; not at all if ``change`` raises."""

        def put(db: Connection) -> None:
            (row,) = find_tables(db, [table], lock=True)
            self._put(db, row, change)

        await self._write(put)

    def _put(self, db: Connection, row: TableRow, change: Change) -> None:
        """Keep what a change does to a table that was read under its lock."""
        old = deepcopy(row)
        change(row)
        if row == old:
            return
        if changing(row) != changing(old):
            db.execute(update(TABLES).where(TABLES.c.id == row.id).values(changing(row)))
        for number, (seat, before) in enumerate(zip(row.seats, old.seats, strict=True)):
            if seat != before:
                here = (SEATS.c.table == row.id, SEATS.c.seat == number)
                db.execute(update(SEATS).where(*here).values(asdict(seat)))
        self.news.tell_with(db, [row.id])

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""
        async with self._reading() as db:
            found = await db.run_sync(find_tables, [table])
        return found[0] if found else None

    async def unfinished(self, guest: str) -> int:
        """At how many tables a guest plays that he has not left, and that are not over."""
        query = (
            select(func.count(SEATS.c.table.distinct()))
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .where(SEATS.c.guest == guest, SEATS.c.away != LEFT, TABLES.c.status != OVER)
        )
        async with self._reading() as db:
            return int(await db.scalar(query) or 0)

    async def tables_of(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """The newest tables of a guest, and how far each has come."""
        newest = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(tables_at(guest)))
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self._reading() as db:
            ids = list((await db.scalars(newest)).all())
            tables = await db.run_sync(find_tables, ids)
            last = (
                select(STEPS.c.table, func.max(STEPS.c.number))
                .where(STEPS.c.table.in_(ids))
                .group_by(STEPS.c.table)
            )
            numbers = {row[0]: int(row[1]) for row in await db.execute(last)}
        return [(table, numbers.get(table.id, 0)) for table in tables]

    # -- steps ---------------------------------------------------------------------------------

    async def append(self, table: TableRow, *steps: Row, changed: bool = False) -> None:
        """Keep steps, all or none, and with them the table, if that changed.

        Raises :class:`NumberTaken` if they are late.
        """
        news = [
            self._insert(STEPS).values(
                table=table.id,
                number=step.number,
                seat=step.seat,
                by=step.by,
                lines="\n".join(step.lines),
                client=step.client,
                created=time.time(),
            )
            for step in steps
        ]

        def put(db: Connection) -> None:
            for new in news:
                if not db.execute(new.on_conflict_do_nothing()).rowcount:
                    raise NumberTaken
            if changed:
                own = update(TABLES).where(TABLES.c.id == table.id)
                db.execute(own.values(changing(table)))
            self.news.tell_with(db, [table.id])

        await self._write(put)

    async def read(self, table: str, after: int = -1) -> tuple[TableRow, list[Row]] | None:
        """A table and its steps after a number, both as they were at one moment."""
        query = (
            select(STEPS.c.number, STEPS.c.seat, STEPS.c.by, STEPS.c.lines, STEPS.c.client)
            .where(STEPS.c.table == table, STEPS.c.number > after)
            .order_by(STEPS.c.number)
        )
        async with self._reading() as db:
            if self._shared:
                await db.execution_options(isolation_level="REPEATABLE READ")
            found = await db.run_sync(find_tables, [table])
            rows = (await db.execute(query)).all()
        steps = [Row(n, seat, by, tuple(text.split("\n")), c) for n, seat, by, text, c in rows]
        return (found[0], steps) if found else None
