"""What servers on one database tell each other, so that a table can be played through any of them.

The rows are the truth. News say that there is something new to read, who is where, and which of the
servers lets the bots of a table play; whatever is lost on the way is read, asked or said again.
SQLite serves one process, and :class:`News` for that is silent. PostgreSQL serves many: NOTIFY
carries the news, and a lock that PostgreSQL drops with its holder's connection decides claims.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "quarterdeck"
RETRY: Final = 1.0
"""Seconds until a lost connection is tried again."""
PATIENCE: Final = 10.0
"""Seconds until a connection that does not answer is taken for lost."""
OUTBOX: Final = 1000
"""News that may wait to be sent."""


class Changed(Struct, tag="changed"):
    """A table has new rows."""

    table: str


class Here(Struct, tag="here"):
    """Who of those with a seat looks at a table through the sender."""

    table: str
    guests: list[str]


class Who(Struct, tag="who"):
    """Who is at this table? The sender has just taken it into memory."""

    table: str


class Asked(Struct, tag="asked"):
    """A bot has been asked, when the table was at this number."""

    table: str
    seat: int
    number: int


class Alive(Struct, tag="alive"):
    """The sender still runs."""


class Gone(Struct, tag="gone"):
    """The sender stops."""


class Missed(Struct, tag="missed"):
    """From oneself: the connection was down, and nobody knows what was said."""


Item = Changed | Here | Who | Asked | Alive | Gone | Missed
Hear = Callable[[str, Item], None]
"""Is told who says what."""


class Letter(Struct):
    """An item on its way."""

    sender: str
    item: Item


class News:
    """For a server that is alone: there is nobody to tell."""

    alone = True

    async def open(self, hear: Hear) -> None:
        """Listen from now on."""

    async def close(self) -> None:
        """Say goodbye."""

    def tell(self, item: Item) -> None:
        """Tell the others, soon."""

    def tell_with(self, db: Connection, tables: Iterable[str]) -> None:
        """Tell the others that tables have changed when this transaction is done, and only then."""

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Whether this server lets the bots of a table play, for as long as this lasts."""
        yield True


class Line(Protocol):
    """The driver's own connection, as far as it is needed here."""

    async def add_listener(
        self, channel: str, callback: Callable[[object, int, str, str], None]
    ) -> None:
        """Listen to a channel."""

    def add_termination_listener(self, callback: Callable[[object], None]) -> None:
        """Be told when the connection ends."""

    async def fetchval(self, query: str, *arguments: object) -> object:
        """The one value a query gives."""


class PostgresNews(News):
    """By LISTEN and NOTIFY, over a connection of its own."""

    alone = False

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._name = secrets.token_hex(8)
        self._line: Line | None = None
        self._lost = asyncio.Event()  # set when the line is
        self._talking = asyncio.Lock()  # a connection does one thing at a time
        self._outbox: asyncio.Queue[Item] = asyncio.Queue(OUTBOX)
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda sender, item: None

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    async def close(self) -> None:
        if self._line is not None:
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self._letter(Gone()))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, item: Item) -> None:
        with suppress(asyncio.QueueFull):  # then the connection is down: all will be asked again
            self._outbox.put_nowait(item)

    def tell_with(self, db: Connection, tables: Iterable[str]) -> None:
        for table in tables:
            db.execute(select(func.pg_notify(CHANNEL, self._letter(Changed(table)))))

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        key = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)
        line = self._line
        # Where nobody can be asked everybody may: of two who store a step the second is refused.
        mine = await self._ask("SELECT pg_try_advisory_lock($1)", key) is not False
        try:
            yield mine
        finally:
            if mine and line is self._line:
                await self._ask("SELECT pg_advisory_unlock($1)", key)

    # -- inside --------------------------------------------------------------------------------

    def _letter(self, item: Item) -> str:
        return msgspec.json.encode(Letter(self._name, item)).decode()

    def _read(self, line: object, process: int, channel: str, text: str) -> None:
        letter = msgspec.json.decode(text, type=Letter)
        if letter.sender != self._name:
            self._hear(letter.sender, letter.item)

    async def _ask(self, query: str, *arguments: object) -> object:
        """What PostgreSQL answers; None if there is no connection."""
        async with self._talking:
            line, lost = self._line, self._lost
            if line is None:
                return None
            try:
                async with asyncio.timeout(PATIENCE):
                    return await line.fetchval(query, *arguments)
            except Exception:  # of the driver, which need not be installed
                LOG.warning("the database was asked in vain", exc_info=True)
                # The driver does not tell if it is asked between PostgreSQL's farewell and the end.
                lost.set()
                return None

    async def _send(self) -> None:
        while True:
            item = await self._outbox.get()
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, self._letter(item))

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
                LOG.warning("the connection to other servers is lost")
            except Exception:
                LOG.warning("no connection to other servers", exc_info=True)
            await asyncio.sleep(RETRY)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with self._engine.connect() as held:
            pooled = await held.get_raw_connection()
            line = cast(Line, pooled.driver_connection)
            line.add_termination_listener(lambda _: lost.set())
            await line.add_listener(CHANNEL, self._read)
            self._line, self._lost = line, lost
            try:
                self._hear(self._name, Missed())
                await lost.wait()
            finally:
                self._line = None
                await held.invalidate()  # nobody else shall get a connection that listens
