"""All tables: opened, found, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from quarterdeck.core.aids import aids_for
from quarterdeck.server import messages, seating
from quarterdeck.server.desk import Desk
from quarterdeck.server.errands import Errands
from quarterdeck.server.errors import Code, Refusal, not_found, other_rules
from quarterdeck.server.news import Alive, Asked, Changed, Gone, Here, Item, Missed, Who
from quarterdeck.server.replays import Replays
from quarterdeck.server.rows import ABSENT, BOT, HERE, OPEN, OVER, PLAYING, SeatRow, TableRow
from quarterdeck.server.tables import LiveTable
from quarterdeck.server.telling import table_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from quarterdeck.core import Game
    from quarterdeck.server.connections import Connection
    from quarterdeck.server.rows import Errand, GuestRow
    from quarterdeck.server.services import Services

LOG: Final = logging.getLogger(__name__)
LISTED: Final = 50
"""Tables in the list of one's own."""


class House:
    """Every table there is, or can be."""

    def __init__(self, services: Services, games: Mapping[str, Game]) -> None:
        self.games = dict(games)
        self.services = services
        self._errands = Errands(services, self._refresh)
        self.replays = Replays(services.workers, services.settings.replays)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._closed = False
        self._heard: dict[str, float] = {}
        """When other servers were last heard of."""

    # -- the house itself ------------------------------------------------------------------------

    async def open(self) -> None:
        """Look after absences, and listen to other servers, from now on."""
        await self.services.store.news.open(self._hear)
        await self._errands.open()
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Say goodbye to everybody, and let nothing go on."""
        if self._closed:
            return
        self._closed = True
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        for table in self._live.values():
            for connection in table.telling.connections:
                connection.close("shutdown")
            await table.close()
        await self._errands.close()
        await self.services.store.news.close()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.tick)
            self.services.store.news.tell(Alive())
            self._forget_silent()
            for table in list(self._live.values()):
                try:
                    await self._look_after(table)
                except Exception:
                    LOG.exception("a table cannot be looked after")
                await asyncio.sleep(0)  # there may be thousands, and others wait
            self.services.metrics.tables.set(len(self._live))

    async def _look_after(self, table: LiveTable) -> None:
        now = time.monotonic()
        self._announce(table)
        if table.busy:
            table.touched = now
        elif now - table.touched > self.services.settings.idle:
            del self._live[table.row.id]
            return
        table.wake()  # the server that let its bots play may be gone
        here = table.telling.here
        row = table.row
        if row.status != PLAYING or not row.takeover or table.ledger is None or table.halted:
            return
        late = frozenset(
            seat.guest
            for seat in row.seats
            if seat.person
            and seat.guest is not None
            and seat.away == HERE
            and table.absence(seat.guest) >= row.takeover
        )
        # The seat of somebody nobody waits for is held as long as it takes.
        if late and any(seat.guest in here for seat in row.seats if seat.person):
            async with table.lock:
                await table.change(lambda row: seating.take_over(row, late))

    # -- other servers ---------------------------------------------------------------------------

    def _hear(self, server: str, item: Item) -> None:
        if isinstance(item, Missed):
            for table in self._live.values():
                table.outdate()
                self._ask_who_is_at(table)
            return
        self._heard[server] = time.monotonic()
        match item:
            case Gone():
                self._forget(server)
            case Changed(table_id) | Here(table_id) | Who(table_id) | Asked(table_id):
                if table_id in self._live:
                    self._hear_about(self._live[table_id], server, item)

    def _hear_about(self, table: LiveTable, server: str, item: Item) -> None:
        match item:
            case Changed():
                table.outdate()
            case Here(_, guests):
                table.hear_of(server, frozenset(guests))
            case Who():
                table.announced = None
            case Asked(_, seat, number) if number >= table.number:
                table.telling.everybody(messages.Thinking(seat))

    def _announce(self, table: LiveTable) -> None:
        """Tell other servers who is at a table through this one, if they do not know."""
        seated = {seat.guest for seat in table.row.seats}
        here = frozenset(guest for guest in table.telling.connected if guest in seated)
        if here != table.announced and (here or table.announced):
            self.services.store.news.tell(Here(table.row.id, sorted(here)))
        table.announced = here

    def _ask_who_is_at(self, table: LiveTable) -> None:
        table.announced = None
        self.services.store.news.tell(Who(table.row.id))

    def _forget_silent(self) -> None:
        longest = time.monotonic() - self.services.settings.silence
        for server in [server for server, when in self._heard.items() if when < longest]:
            LOG.warning("another server is silent", extra={"server": server})
            self._forget(server)

    def _forget(self, server: str) -> None:
        """Whoever was here through that server is so no more."""
        self._heard.pop(server, None)
        for table in self._live.values():
            if server in table.telling.elsewhere:
                table.hear_of(server, frozenset())
                del table.telling.elsewhere[server]

    # -- finding tables --------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """A game that can be played here."""
        if name not in self.games:
            raise not_found("game")
        return self.games[name]

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store; whoever asks meanwhile gets the same one."""
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        found = await self.services.store.read(table)
        if found is None:
            raise not_found("table")
        row, steps = found
        game = self.game(row.game)
        if game.rules != row.rules and not game.changes_since(row.rules):
            raise other_rules(row.rules, game.rules)
        ledger = await Desk(self.services.workers, game).read(row, steps) if steps else None
        live = LiveTable(self.services, game, aids_for(row.game), row, ledger)
        self._live[table] = live
        if not self.services.store.news.alone:
            self._ask_who_is_at(live)
            live.outdate()  # what was stored while it was read was news to nobody here
        live.wake()
        return live

    async def tables_of(self, guest: str) -> list[messages.TableTold]:
        """A guest's own tables, newest first."""
        found = await self.services.store.tables_of(guest, LISTED)
        told = []
        for row, number in found:
            live = self._live.get(row.id)
            told.append(
                live.telling.table_for(guest, live.number)
                if live
                else table_told(row, guest, number)
            )
        return told

    # -- opening tables --------------------------------------------------------------------------

    async def open_table(self, order: messages.TableOrder, guest: GuestRow) -> LiveTable:
        """A new table."""
        game = self.game(order.game)
        await self.check_room(guest.id)
        row = _fresh(game, order, seating.seats_for(order, guest, game))
        await self.services.store.add_table(row)
        LOG.info("a table opens", extra={"table": row.id[:6], "game": row.game})
        return await self.find(row.id)

    async def check_room(self, guest: str) -> None:
        """Refuse one more table to somebody who plays at too many already."""
        most = self.services.settings.tables_each
        if await self.services.store.unfinished(guest) >= most:
            text = f"you play at {most} tables already; finish or leave one of them first"
            raise Refusal(Code.TOO_MANY_TABLES, text, {"most": most})

    async def rematch(self, table: LiveTable, guest: str) -> LiveTable:
        """The same once more. All who ask come to the same new table."""
        async with table.lock:
            old = table.row
            if old.status != OVER and not table.halted:
                raise Refusal(Code.NOT_OVER, "the game goes on")
            if not old.seats_of(guest):
                raise Refusal(Code.NOT_AT_TABLE, "you have no seat at this table")
            if old.rematch is None:
                await self.check_room(guest)
                new = _fresh(self.game(old.game), old, [_again(seat) for seat in old.seats])
                await self.services.store.add_rematch(old.id, new)
                await table.refresh()
            assert old.rematch is not None  # ours, or that of somebody who was first
            return await self.find(old.rematch)

    # -- guests at tables ------------------------------------------------------------------------

    async def arrive(self, table: LiveTable, connection: Connection, since: int | None) -> None:
        """Somebody looks at a table, and is told how it stands; a bot that sat in hands back."""
        guest = connection.guest
        async with table.lock:
            row = table.row
            if not row.admits(guest):
                raise Refusal(Code.NO_SPECTATORS, "this table wants no spectators")
            if guest is not None:
                self._make_room(table, guest)
                if any(row.seats[n].away == ABSENT for n in row.seats_of(guest)):
                    await table.change(lambda row: seating.hand_back(row, guest))
            if row.seats_of(guest):  # of others nobody is told
                table.telling.table(table.number, joining=guest)
            await table.welcome(connection, since)

    def _make_room(self, table: LiveTable, guest: str) -> None:
        own = [c for c in table.telling.connections if c.guest == guest]
        if len(own) >= self.services.settings.sockets_each:
            own[0].close("replaced")
            table.telling.connections.remove(own[0])

    def depart(self, table: LiveTable, connection: Connection) -> None:
        """Somebody looks no more."""
        if connection in table.telling.connections:
            table.telling.connections.remove(connection)
        table.touched = table.deserted = time.monotonic()
        if connection.guest is not None and connection.guest not in table.telling.here:
            table.since[connection.guest] = table.touched
        if table.row.seats_of(connection.guest):
            table.telling.table(table.number)

    async def rename(self, guest: GuestRow) -> None:
        """Show a guest's new name wherever he sits."""
        await self._errands.run(await self.services.store.rename(guest))

    async def forget(self, errand: Errand) -> None:
        """Take a guest's name and seats from all tables, and then the guest himself."""
        for table in self._live.values():
            for connection in table.telling.connections:
                if connection.guest == errand.guest:
                    connection.guest = None
        await self._errands.run(errand)

    async def _refresh(self, tables: Iterable[str]) -> None:
        for table in [self._live[id_] for id_ in tables if id_ in self._live]:
            async with table.lock:
                await table.refresh()


def _fresh(game: Game, like: messages.TableOrder | TableRow, seats: list[SeatRow]) -> TableRow:
    everybody = all(seat.kind != OPEN for seat in seats)
    return TableRow(
        id=secrets.token_urlsafe(16),
        game=game.name,
        rules=game.rules,
        options=seating.options_for(game, like.options),
        aids=like.aids,
        spectators=like.spectators,
        takeover=like.takeover,
        secret=secrets.token_hex(32),
        bot_seed=secrets.randbits(64),
        created=time.time(),
        status=PLAYING if everybody else OPEN,
        seats=seats,
    )


def _again(seat: SeatRow) -> SeatRow:
    """The same player; the seat of somebody who is gone for good goes to a bot."""
    if seat.person and seat.guest is None:
        return SeatRow(BOT, seat.name, seat.colour, None, seat.bot)
    return SeatRow(seat.kind, seat.name, seat.colour, seat.guest, seat.bot)
