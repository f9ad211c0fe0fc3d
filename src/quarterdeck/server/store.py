"""What is kept: guests, tables, seats and the steps of each game."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from quarterdeck.server.database import migrate, open_engine
from quarterdeck.server.ledger import Row
from quarterdeck.server.rows import HUMAN, LEFT, OPEN, GuestRow, SeatRow, TableRow
from quarterdeck.server.schema import DEVICES, GUESTS, KEYS, SEATS, STEPS, TABLES
from quarterdeck.server.settings import GUEST

if TYPE_CHECKING:
    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection


class NumberTaken(Exception):
    """Another writer was first: the step with this number is already there."""


class Store:
    """The database, as the server speaks of it."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        # SQLite has one writer at a time; waiting here is fairer than its own busy loop.
        self._turn = asyncio.Semaphore(1 if self._engine.dialect.name == "sqlite" else 1000)

    async def open(self) -> None:
        """Bring the database up to date."""
        await migrate(self._engine)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

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
        """Keep a guest, and his look at the tables where he sits."""
        look = {"name": guest.name, "colour": guest.colour}
        own = (SEATS.c.guest == guest.id, SEATS.c.kind == HUMAN)
        async with self._write() as db:
            changed = await db.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(look))
            if changed.rowcount:
                await db.execute(update(SEATS).where(*own).values(look))
            else:
                await db.execute(insert(GUESTS).values(id=guest.id, created=time.time(), **look))

    async def drop_guest(self, guest: str) -> None:
        """Forget a guest: no row names him any more."""
        open_tables = select(TABLES.c.id).where(TABLES.c.status == OPEN)
        own = SEATS.c.guest == guest
        empty = {"kind": OPEN, "name": "", "guest": None}
        gone = {"kind": HUMAN, "name": GUEST, "guest": None, "away": LEFT}
        async with self._write() as db:
            waiting = own & SEATS.c.table.in_(open_tables)
            await db.execute(update(SEATS).where(waiting).values(empty))
            await db.execute(update(SEATS).where(own).values(gone))
            await db.execute(delete(GUESTS).where(GUESTS.c.id == guest))

    async def put_device(self, code: str, guest: str, expires: float) -> None:
        """Keep a device code, by its hash, and forget those that are too old."""
        async with self._write() as db:
            await db.execute(delete(DEVICES).where(DEVICES.c.expires < time.time()))
            await db.execute(insert(DEVICES).values(code=code, guest=guest, expires=expires))

    async def take_device(self, code: str) -> str | None:
        """The guest of a device code, which can be used once."""
        wanted = (DEVICES.c.code == code, DEVICES.c.expires >= time.time())
        async with self._write() as db:
            guest = await db.scalar(select(DEVICES.c.guest).where(*wanted))
            await db.execute(delete(DEVICES).where(DEVICES.c.code == code))
        return guest

    # -- tables --------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table."""
        values = {
            "id": table.id,
            "game": table.game,
            "rules": table.rules,
            "options": json.dumps(table.options),
            "aids": table.aids,
            "spectators": table.spectators,
            "takeover": table.takeover,
            "secret": table.secret,
            "bot_seed": str(table.bot_seed),
            "created": table.created,
            **_changing(table),
        }
        async with self._write() as db:
            await db.execute(insert(TABLES).values(values))
            await db.execute(
                insert(SEATS),
                [
                    {"table": table.id, "seat": number, **_seat(seat)}
                    for number, seat in enumerate(table.seats)
                ],
            )

    async def put_table(self, table: TableRow) -> None:
        """Keep what has changed about a table and its seats."""
        async with self._write() as db:
            await _put_table(db, table)

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""
        async with self._engine.connect() as db:
            found = await _tables(db, [table])
        return found[0] if found else None

    async def tables_of(self, guest: str, most: int) -> list[tuple[TableRow, int]]:
        """The newest tables of a guest, and how far each has come."""
        own = select(SEATS.c.table).where(SEATS.c.guest == guest).distinct()
        newest = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(own))
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
                    await _put_table(db, table)
        except IntegrityError:
            raise NumberTaken from None

    async def steps(self, table: str) -> list[Row]:
        """All steps of a table, in order."""
        query = (
            select(STEPS.c.number, STEPS.c.seat, STEPS.c.by, STEPS.c.lines, STEPS.c.client)
            .where(STEPS.c.table == table)
            .order_by(STEPS.c.number)
        )
        async with self._engine.connect() as db:
            rows = (await db.execute(query)).all()
        return [Row(n, seat, by, tuple(text.split("\n")), c) for n, seat, by, text, c in rows]


def _changing(table: TableRow) -> dict[str, object]:
    return {
        "status": table.status,
        "nonces": " ".join(table.nonces),
        "result": table.result,
        "rematch": table.rematch,
    }


def _seat(seat: SeatRow) -> dict[str, object]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "colour": seat.colour,
        "guest": seat.guest,
        "bot": seat.bot,
        "away": seat.away,
    }


async def _put_table(db: AsyncConnection, table: TableRow) -> None:
    await db.execute(update(TABLES).where(TABLES.c.id == table.id).values(_changing(table)))
    for number, seat in enumerate(table.seats):
        here = (SEATS.c.table == table.id, SEATS.c.seat == number)
        await db.execute(update(SEATS).where(*here).values(_seat(seat)))


async def _tables(db: AsyncConnection, ids: Sequence[str]) -> list[TableRow]:
    rows = (await db.execute(select(TABLES).where(TABLES.c.id.in_(ids)))).mappings()
    tables = {row["id"]: _table(row) for row in rows}
    seats = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
    for row in (await db.execute(seats)).mappings():
        tables[row["table"]].seats.append(
            SeatRow(row["kind"], row["name"], row["colour"], row["guest"], row["bot"], row["away"])
        )
    return [tables[id_] for id_ in ids if id_ in tables]


def _table(row: RowMapping) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=json.loads(row["options"]),
        aids=row["aids"],
        spectators=row["spectators"],
        takeover=row["takeover"],
        secret=row["secret"],
        bot_seed=int(row["bot_seed"]),
        created=row["created"],
        status=row["status"],
        nonces=tuple(row["nonces"].split()),
        result=row["result"],
        rematch=row["rematch"],
    )
