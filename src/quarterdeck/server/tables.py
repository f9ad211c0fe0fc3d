"""A table in play. It has one writer: whatever changes it holds its lock.

An action is checked on a fork of the ledger, stored, and only then taken over, acknowledged and
told to everybody. Whoever looks in between sees the table as it was. Servers that share a database
each have the table in memory; what another has stored is read, and told in the same way.

What a game computes is worked out at its :mod:`desk <quarterdeck.server.desk>`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from quarterdeck import __version__
from quarterdeck.bots import usual_bot
from quarterdeck.core import Action, Game, QuarterdeckError
from quarterdeck.core.game import plain
from quarterdeck.server import dealing, messages
from quarterdeck.server.begun import Begun
from quarterdeck.server.dealing import Gathering
from quarterdeck.server.desk import Desk
from quarterdeck.server.errors import Code, Reason, Refusal, not_yours, other_rules, stale
from quarterdeck.server.ledger import BOT, HUMAN, Ledger, Row
from quarterdeck.server.news import Asked
from quarterdeck.server.queries import CHANGING
from quarterdeck.server.rows import DEALT, OVER, PLAYING, PLEDGING, SHOWING, TableRow
from quarterdeck.server.store import Change, NumberTaken
from quarterdeck.server.telling import Telling, stored_result
from quarterdeck.server.turns import Urgency
from quarterdeck.server.views import Look, Seats, eyes_now, result_told
from quarterdeck.server.work import BotsTurn

if TYPE_CHECKING:
    from quarterdeck.core.aids import Aids
    from quarterdeck.server.connections import Connection
    from quarterdeck.server.services import Services

LOG: Final = logging.getLogger(__name__)
RETRY: Final = 1.0
"""Seconds until what failed of itself is tried again."""
REST: Final = 60.0
"""Seconds after which bots rest at a table that everybody has left, if it does not say itself."""

Stepped = tuple[Ledger, list[Row]]
"""A ledger after a step and what followed by itself, and what is to be stored."""


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        services: Services,
        game: Game,
        aids: Aids | None,
        row: TableRow,
        ledger: Ledger | None,
    ) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.ledger = ledger
        self.telling = Telling(row, self._changed(game))
        self.touched = time.monotonic()
        """When somebody was last here, or something went on."""
        self.deserted = self.touched
        """Since when nobody looks, if nobody does."""
        self.since: dict[str, float] = {}
        """Since when guests with a seat are not here."""
        self.announced: frozenset[str] | None = None
        """Whom other servers know to be here through this one; None: they do not."""
        self._services, self._game = services, game
        self._gathering = Gathering()
        self._desk = Desk(services.workers, game)
        self._aids = aids if row.aids else None
        self._states: dict[Seats, bytes] = {}  # as it is told to viewers while nothing changes
        self._note_guests()
        self._begun = Begun()  # whoever acts may go away: what was stored is told to the others
        self._going: asyncio.Task[None] | None = None
        self._outdated = False
        self._reading: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """The number of the last step."""
        return self.ledger.number if self.ledger else 0

    @property
    def halted(self) -> bool:
        """Whether the table was begun by earlier rules and cannot go on by those of now."""
        return self.ledger is not None and self.ledger.halted

    def _changed(self, game: Game) -> messages.RulesTold | None:
        """What changed since the rules the table was begun by."""
        changes = game.changes_since(self.row.rules)
        if not changes:
            return None
        return messages.RulesTold(self.row.rules, game.rules, list(changes), self.halted)

    @property
    def busy(self) -> bool:
        """Whether somebody is here, or something goes on."""
        return bool(self.telling.connections) or bool(self._working()) or self.lock.locked()

    def _working(self) -> list[asyncio.Task[None]]:
        return [task for task in (self._going, self._reading) if task and not task.done()]

    @property
    def resting(self) -> bool:
        """Whether nobody has looked for so long that bots need not play on."""
        longest = self.row.takeover or REST
        return not self.telling.watched and time.monotonic() - self.deserted >= longest

    def _note_guests(self) -> None:
        """Who sits down is awaited from then on."""
        for guest in (seat.guest for seat in self.row.seats if seat.guest is not None):
            self.since.setdefault(guest, time.monotonic())

    def absence(self, guest: str) -> float:
        """For how many seconds a guest with a seat has not been here; 0 if he is."""
        now = time.monotonic()
        return 0.0 if guest in self.telling.here else now - self.since.get(guest, now)

    async def welcome(self, who: Connection, since: int | None) -> None:
        """Let somebody look on: how the table stands, and what was missed. Needs the lock."""
        self.telling.connections.append(who)
        you = self.row.played_by(who.guest)
        who.tell(
            messages.Welcome(
                version=__version__,
                table=self.telling.table_for(who.guest, self.number),
                you=list(you),
                number=self.number,
                viewer=eyes_now(self.ledger, you) if self.ledger else next(iter(you), None),
            )
        )
        if self.ledger is None:
            who.tell(self._asked_for_the_deal())
        else:
            await self._catch_up(who, self.number if since is None else since)
        self.wake()

    async def catch_up(self, who: Connection, number: int) -> None:
        """Tell what came after a number, and how the table stands."""
        async with self.lock:
            await self._catch_up(who, number)

    async def _catch_up(self, who: Connection, number: int) -> None:
        if self.ledger is not None:
            you = self.row.played_by(who.guest)
            known = await self._seen(self.ledger, [you])
            who.tell(
                *self.telling.steps_since(self.ledger, who.guest, number),
                known[you],
                *([self.opened()] if self.row.status == OVER else []),
            )

    async def _seen(self, ledger: Ledger, viewers: Iterable[Seats]) -> dict[Seats, bytes]:
        """How the table stands for these viewers, worked out once. Needs the lock."""
        known, missing = self._states, [you for you in viewers if you not in self._states]
        if missing:
            looks = [Look.at(ledger, you, free=self.row.alone) for you in missing]
            told = await self._desk.states(ledger, looks, self._aids, self.row.owner)
            if ledger.halted:
                for state in told:
                    state.result = stored_result(self.row)
            known.update(zip(missing, map(messages.encode, told), strict=True))
        return known

    # -- what clients ask for --------------------------------------------------------------------

    async def act(self, who: Connection, message: messages.Act) -> None:
        """Carry out an action."""
        action = self._parse(message.action)

        async def change(ledger: Ledger) -> Stepped:
            attempt = ledger.match.attempt(message.seat, action)
            made = await self._desk.carry_out(attempt, who.guest or "")
            fork = ledger.fork()
            return fork, fork.take_all(made, HUMAN, message.id)

        await self._begun.finish(self._asked(who, message, str(action), change))

    async def preview(self, who: Connection, message: messages.Preview) -> None:
        """Say what an action would bring; nothing is done, and nobody else hears of it."""
        action = self._parse(message.action)
        ledger = self._dealt(who, message.seat)
        self._check_going_on()
        found = await self._desk.look_ahead(ledger, message.seat, action, who.guest or "")
        events: list[object] = [plain(event) for event in found.events]
        who.tell(messages.Previewed(message.id, ledger.number, events, found.whole))

    async def undo(self, who: Connection, message: messages.TakeBack) -> None:
        """Take back the last decision of a seat."""

        async def change(ledger: Ledger) -> Stepped:
            fork, seat, free = ledger.fork(), message.seat, self.row.alone
            rows: list[Row] = []
            while fork.match.undoable(seat, free=free):
                rows.append(fork.undo(seat, free=free, client="" if rows else message.id))
                if await self._desk.is_asked(fork, seat, who.guest or ""):
                    break  # what the table did by itself was no decision
            if not rows:
                text = f"seat {seat} has nothing to take back"
                raise Refusal(Code.ILLEGAL, text, reason=Reason.NOTHING_TO_UNDO)
            return fork, rows

        await self._begun.finish(self._asked(who, message, None, change))

    async def _asked(
        self,
        who: Connection,
        message: messages.Act | messages.TakeBack,
        action: str | None,
        change: Callable[[Ledger], Awaitable[Stepped]],
    ) -> None:
        async with self.lock:
            known = self._dealt(who, message.seat)
            done = known.done(message.seat, message.id)
            if done is not None:
                if done.action != action:
                    text = f"'{message.id}' was the id of another action"
                    raise Refusal(Code.BAD_MESSAGE, text)
                who.tell(messages.Accepted(message.id, done.number))
                return
            self._check_going_on()
            if message.number != known.number:
                raise stale(known.number)
            ledger, steps = await change(known)
            async with self._services.turns.turn(Urgency.PERSON, who.guest or ""):
                row = await self._store(ledger, steps)
            who.tell(messages.Accepted(message.id, steps[0].number))
            await self._adopt(row, ledger)

    def gesture(self, who: Connection, message: messages.Gesture) -> None:
        """Let the others see what somebody is about to do. Nothing changes."""
        self._check_own(who, message.seat)
        self.telling.gesture(who, messages.Gestured(message.seat, message.gesture))

    def _check_own(self, who: Connection, seat: int) -> None:
        """Refuse whoever does not decide at a seat."""
        if seat not in self.row.played_by(who.guest):
            raise not_yours(seat)

    def _dealt(self, who: Connection, seat: int) -> Ledger:
        """The ledger, for somebody who decides at a seat."""
        self._check_own(who, seat)
        if self.ledger is None:
            raise Refusal(Code.ILLEGAL, "the cards are not dealt yet", reason=Reason.NOT_DEALT)
        return self.ledger

    def _check_going_on(self) -> None:
        """Refuse what only makes sense while the game goes on."""
        if self.row.status == OVER:
            raise Refusal(Code.OVER, "the game is over")
        if self.halted:
            raise other_rules(self.row.rules, self._game.rules)

    def _parse(self, text: str) -> Action:
        try:
            return self._game.parse_action(text)
        except QuarterdeckError as error:
            raise Refusal(Code.ILLEGAL, str(error), reason=Reason.NO_ACTION) from None

    async def pledge(self, who: Connection, pledges: dict[int, str]) -> None:
        """What somebody's seats will add to the deal."""
        await self._give(who, lambda row: dealing.pledge(row, who.guest, pledges))

    async def show(self, who: Connection, nonces: dict[int, str]) -> None:
        """What somebody's seats had pledged."""
        await self._give(who, lambda row: dealing.show(row, who.guest, nonces))

    async def _give(self, who: Connection, change: Change) -> None:
        """Take a part in the deal, if it is one and not known already."""
        async with self._services.turns.turn(Urgency.OPENING, who.guest or ""), self.lock:
            tried = replace(self.row)
            change(tried)
            if tried != self.row:
                await self.change(change)

    # -- the ways to change a table; each needs the lock -----------------------------------------

    async def _store(self, ledger: Ledger, steps: Sequence[Row]) -> TableRow:
        """Store what was done; the table's row after it, for :meth:`_adopt`."""
        row = self.row
        result = result_told(ledger.match.result)
        if result is not None:
            row = replace(row, status=OVER, result=messages.encode(result).decode())
        await self._append(row, *steps)
        return row

    async def _append(self, row: TableRow, *steps: Row) -> None:
        try:
            with self._services.metrics.storing.time():
                await self._services.store.append(row, *steps, changed=row is not self.row)
        except NumberTaken:
            await self.refresh()
            raise stale(self.number) from None
        for step in steps:
            self._services.metrics.steps.labels(step.by).inc()

    async def change(self, change: Change) -> None:
        """Change who sits where. A change that raises changes nothing."""
        await self._services.store.change(self.row.id, change)
        await self.refresh()

    async def refresh(self) -> None:
        """Take over what is stored, by whomever."""
        store = self._services.store
        found = await store.read(self.row.id, after=self.number if self.ledger else -1)
        assert found is not None  # tables are never removed
        row, steps = found
        ledger = self.ledger
        if self.halted:
            steps = []  # what does not stand is left where it is
        if steps and ledger is not None:
            try:
                ledger = await self._desk.follow(ledger, steps, row.owner)
            except QuarterdeckError:  # stored by a server whose rules are others
                LOG.warning("a table is read from its record", extra={"table": self.row.id[:6]})
                found = await store.read(self.row.id)
                assert found is not None
                ledger = await self._desk.read(row, found[1])
        elif steps:
            ledger = await self._desk.read(row, steps)
        await self._adopt(row, ledger)

    async def _adopt(self, row: TableRow, ledger: Ledger | None) -> None:
        """Let the table be as it is stored, tell everybody what is new, and see who is next."""
        status, deal = self.row.status, self.row.deal
        known = self.number if self.ledger else -1
        changing = (*CHANGING, "seats")
        changed = any(getattr(self.row, name) != getattr(row, name) for name in changing)
        for name in changing:
            setattr(self.row, name, getattr(row, name))
        stepped, self.ledger = ledger is not self.ledger, ledger
        if changed or stepped:
            self._states = {}
        self.telling.see_off()
        if ledger is not None and stepped:
            for number in range(known + 1, ledger.number + 1):
                self.telling.step(ledger, number)
        if changed:
            self._note_guests()
            self.telling.table(self.number)
        if (status, deal) != (row.status, row.deal) and row.status == PLAYING and ledger is None:
            self.telling.everybody(self._asked_for_the_deal())
        if ledger is not None and (changed or stepped):
            self.telling.states(await self._seen(ledger, self.telling.viewers()))
        if status != OVER and row.status == OVER:
            LOG.info("a game is over", extra={"table": row.id[:6], "steps": self.number})
            self.telling.everybody(self.opened())
        self._gathering.look_at(self.row)
        self.wake()

    def _asked_for_the_deal(self) -> messages.Deal | messages.Pledged:
        """What everybody is asked for before the first card."""
        if self.row.deal == PLEDGING:
            return messages.Deal(self.row.commitment)
        return messages.Pledged(self.row.commitment, list(self.row.pledges))

    def opened(self) -> messages.Opened:
        """What the deal was made from."""
        assert self.row.status == OVER  # never before
        return messages.Opened(self.row.secret, list(self.row.nonces), list(self.row.pledges))

    # -- what other servers say ------------------------------------------------------------------

    def outdate(self) -> None:
        """Another server has changed the table: read it, soon and once."""
        self._outdated = True
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while self._outdated:
            self._outdated = False
            try:
                async with self.lock:
                    await self.refresh()
            except Exception:
                LOG.exception("a table cannot be read", extra={"table": self.row.id[:6]})
                await asyncio.sleep(RETRY)
                self._outdated = True

    def hear_of(self, server: str, guests: frozenset[str]) -> None:
        """Who looks at the table through another server."""
        before = self.telling.here
        self.telling.elsewhere[server] = guests
        if self.telling.here != before:
            for guest in before - self.telling.here:
                self.since[guest] = self.deserted = time.monotonic()
            self.telling.table(self.number)

    # -- what goes on by itself ------------------------------------------------------------------

    def wake(self) -> None:
        """Let the deal and the bots go on, if it is for them to."""
        if self._next_job() is not None and (self._going is None or self._going.done()):
            self._going = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Let nothing go on any more."""
        for task in (working := self._working()):
            task.cancel()
        await asyncio.gather(*working, self._begun.all(), return_exceptions=True)

    def _next_job(self) -> int | None:
        """The seat of a bot that is asked; -1: the deal; None: people are asked."""
        if self.row.status != PLAYING:
            return None
        if self.ledger is None:
            # The time to take part runs when there is somebody who could.
            return -1 if any(self.row.seats_of(guest) for guest in self.telling.here) else None
        if self.row.asleep or self.halted or self.resting:
            return None
        asked = self.ledger.match.position.to_act()
        return next((seat for seat in asked if self.row.seats[seat].played_by_bot), None)

    async def _go_on(self) -> None:
        while self._next_job() is not None:
            try:
                if not await self._go_on_here():
                    return  # the house asks again, lest the other server is gone
            except Exception:
                LOG.exception("a table is stuck", extra={"table": self.row.id[:6]})
                await asyncio.sleep(RETRY)

    async def _go_on_here(self) -> bool:
        """Let bots play as long as they are asked; False if another server does."""
        news = self._services.store.news
        async with news.claim(self.row.id) as mine:
            if mine and not news.alone:  # another may have done it, and the news be on their way
                async with self.lock:
                    await self.refresh()
            while mine and (job := self._next_job()) is not None:
                with suppress(Refusal):  # another writer was first
                    await (self._let_play(self.ledger, job) if self.ledger else self._deal())
        return mine

    async def _let_play(self, ledger: Ledger, seat: int) -> None:
        self.telling.everybody(messages.Thinking(seat))
        self._services.store.news.tell(Asked(self.row.id, seat, ledger.number))
        bot = self.row.seats[seat].bot or usual_bot(self.row.game)
        match, owner = ledger.match, self.row.owner
        turn = BotsTurn.of(match, seat, self.row.bot_seed)
        made = await self._services.thinkers.play(bot, turn, owner)
        # Its turn first and then the table's lock: people never wait for other tables' bots.
        async with self._services.turns.turn(Urgency.BOT, owner), self.lock:
            # If somebody took back, decided at once with it, or came back, the bot is asked anew.
            if self.ledger is ledger and self._next_job() == seat:
                fork = ledger.fork()
                await self._adopt(await self._store(fork, fork.take_all(made, BOT)), fork)

    async def _deal(self) -> None:
        """Close the list of pledges, or deal with the nonces that were shown, when it is time."""
        await self._gathering.wait(self.row, self._services.settings.nonce_wait)
        # Of many tables that were opened together all are dealt at the same moment.
        async with self._services.turns.turn(Urgency.OPENING, self.row.owner), self.lock:
            if self.row.deal == PLEDGING:
                await self.change(dealing.close_pledges)
            elif self.row.deal == SHOWING:
                row = replace(self.row, deal=DEALT)
                ledger, opening = await self._desk.deal(row)
                await self._append(row, opening)
                await self._adopt(row, ledger)
