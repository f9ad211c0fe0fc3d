"""A table in play. It has one writer: whatever changes it holds its lock.

An action is checked on a fork of the ledger, stored, and only then taken over, acknowledged and
told to everybody. Whoever looks in between sees the table as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from quarterdeck import __version__
from quarterdeck.core import Action, Game, IllegalAction, QuarterdeckError
from quarterdeck.server import messages
from quarterdeck.server.errors import Refusal, stale
from quarterdeck.server.ledger import BOT, HUMAN, Ledger, Row
from quarterdeck.server.rows import OVER, PLAYING, TableRow
from quarterdeck.server.store import NumberTaken
from quarterdeck.server.telling import Telling, commitment
from quarterdeck.server.thinking import question
from quarterdeck.server.views import eyes_now, result_told

if TYPE_CHECKING:
    from quarterdeck.core.aids import Aids
    from quarterdeck.server.connections import Connection
    from quarterdeck.server.metrics import Metrics
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store
    from quarterdeck.server.thinking import Thinkers

LOG: Final = logging.getLogger(__name__)
NO_NONCE: Final = "-"
"""Stands in the record for a seat that had no part in the deal."""
RETRY: Final = 1.0
"""Seconds until what failed of itself is tried again."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    metrics: Metrics


class LiveTable:
    """A table in memory."""

    def __init__(
        self, services: Services, game: Game, aids: Aids | None, row: TableRow, steps: list[Row]
    ) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.ledger = Ledger.read(game, row.header, steps, row.seed) if steps else None
        self.telling = Telling(row, aids if row.aids else None)
        self.touched = time.monotonic()
        """When somebody was last here."""
        self.since: dict[str, float] = dict.fromkeys(
            (seat.guest for seat in row.seats if seat.guest is not None), self.touched
        )
        """Since when guests with a seat are not here."""
        self._services, self._game = services, game
        self._nonces: dict[int, str] = {}
        self._all_nonces = asyncio.Event()
        self._going: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """The number of the last step."""
        return self.ledger.number if self.ledger else 0

    @property
    def busy(self) -> bool:
        """Whether somebody is here, or something goes on."""
        going = self._going is not None and not self._going.done()
        return bool(self.telling.connections) or going or self.lock.locked()

    def welcome(self, who: Connection, since: int | None) -> None:
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
            who.tell(messages.Deal(commitment(self.row)))
        else:
            self.catch_up(who, self.number if since is None else since)

    def catch_up(self, who: Connection, number: int) -> None:
        """Tell what came after a number, and how the table stands."""
        if self.ledger is not None:
            who.tell(
                *self.telling.steps_since(self.ledger, who.guest, number),
                self.telling.state_for(self.ledger, who.guest),
                *([self.opened()] if self.row.status == OVER else []),
            )

    # -- what clients ask for --------------------------------------------------------------------

    async def act(self, who: Connection, message: messages.Act) -> None:
        """Carry out an action."""
        action = self._parse(message.action)

        def change(ledger: Ledger) -> Row:
            return ledger.act(message.seat, action, HUMAN, message.id)

        await self._asked(who, message, str(action), change)

    async def undo(self, who: Connection, message: messages.TakeBack) -> None:
        """Take back the last decision of a seat."""

        def change(ledger: Ledger) -> Row:
            if not ledger.match.undoable(message.seat, free=self.row.alone):
                text = f"seat {message.seat} has nothing to take back"
                raise Refusal(409, "illegal", text, reason="nothing-to-undo")
            return ledger.undo(message.seat, free=self.row.alone, client=message.id)

        await self._asked(who, message, None, change)

    async def _asked(
        self,
        who: Connection,
        message: messages.Act | messages.TakeBack,
        action: str | None,
        change: Callable[[Ledger], Row],
    ) -> None:
        async with self.lock:
            if message.seat not in self.row.played_by(who.guest):
                raise _not_yours(message.seat)
            if self.ledger is None:
                raise Refusal(409, "illegal", "the cards are not dealt yet", reason="not-dealt")
            done = self.ledger.done(message.seat, message.id)
            if done is not None:
                if done.action != action:
                    text = f"'{message.id}' was the id of another action"
                    raise Refusal(400, "bad-message", text)
                who.tell(messages.Accepted(message.id, done.number))
                return
            if self.row.status == OVER:
                raise Refusal(409, "over", "the game is over")
            if message.number != self.ledger.number:
                raise stale(self.ledger.number)
            step = await self._commit(self.ledger, change)
            who.tell(messages.Accepted(message.id, step.number))
            self._told(step.number)

    def _parse(self, text: str) -> Action:
        try:
            return self._game.parse_action(text)
        except QuarterdeckError as error:
            raise Refusal(400, "illegal", str(error), reason="no-action") from None

    def nonce(self, who: Connection, message: messages.Nonce) -> None:
        """A seat's part in the deal; the first one counts, and only before the deal."""
        if message.seat not in self.row.seats_of(who.guest):
            raise _not_yours(message.seat)
        self._nonces.setdefault(message.seat, message.nonce)
        self._look_at_nonces()

    # -- the one way to change a game ------------------------------------------------------------

    async def _commit(self, ledger: Ledger, change: Callable[[Ledger], Row]) -> Row:
        """Check, store, take over."""
        fork = ledger.fork()
        try:
            step = change(fork)
        except IllegalAction as error:
            why = error.refusal
            raise Refusal(409, "illegal", why.text, why.details, why.code) from None
        row = self.row
        result = result_told(fork.match.result)
        if result is not None:
            row = replace(row, status=OVER, result=messages.encode(result).decode())
        await self._append(row, step)
        self.ledger = fork
        self.row.status, self.row.result = row.status, row.result
        return step

    async def _append(self, row: TableRow, step: Row) -> None:
        try:
            with self._services.metrics.storing.time():
                await self._services.store.append(row, step, changed=row is not self.row)
        except NumberTaken:
            await self._reload()
            raise stale(self.number) from None
        self._services.metrics.steps.labels(step.by).inc()

    async def _reload(self) -> None:
        """Take over what another writer has stored."""
        known = self.number if self.ledger else -1
        found = await self._services.store.table(self.row.id)
        steps = await self._services.store.steps(self.row.id)
        assert found is not None  # tables are never removed
        for name in ("status", "nonces", "result", "rematch", "seats"):
            setattr(self.row, name, getattr(found, name))
        self.ledger = Ledger.read(self._game, self.row.header, steps, self.row.seed)
        for number in range(known + 1, self.number + 1):
            self.telling.step(self.ledger, number)
        self.telling.state(self.ledger)

    def _told(self, number: int) -> None:
        """Tell everybody of a step that is stored, and see who is next."""
        assert self.ledger is not None  # it has a step
        self.telling.step(self.ledger, number)
        self.telling.state(self.ledger)
        if self.row.status == OVER:
            LOG.info("a game is over", extra={"table": self.row.id[:6], "steps": number})
            self.telling.everybody(self.opened())
            self.telling.table(self.number)
        self.wake()

    def opened(self) -> messages.Opened:
        """What the deal was made from."""
        assert self.row.status == OVER  # never before
        return messages.Opened(self.row.secret, list(self.row.nonces))

    async def change(self, change: Callable[[TableRow], None]) -> None:
        """Change who sits where. Call with the lock held; a change that raises changes nothing."""
        row = deepcopy(self.row)
        change(row)
        await self._services.store.put_table(row)
        starts = self.row.status != row.status
        for name in ("status", "rematch", "seats"):
            setattr(self.row, name, getattr(row, name))
        self.telling.table(self.number)
        if starts:
            self.telling.everybody(messages.Deal(commitment(self.row)))
        if self.ledger is not None:
            self.telling.state(self.ledger)
        self.wake()

    # -- what goes on by itself ------------------------------------------------------------------

    def wake(self) -> None:
        """Let the deal and the bots go on, if it is for them to."""
        if self._next_job() is not None and (self._going is None or self._going.done()):
            self._going = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Let nothing go on any more."""
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

    def _next_job(self) -> int | None:
        """The seat of a bot that is asked; -1: the deal; None: people are asked."""
        if self.row.status != PLAYING:
            return None
        if self.ledger is None:
            return -1
        if self.row.asleep:
            return None
        asked = self.ledger.match.position.to_act()
        return next((seat for seat in asked if self.row.seats[seat].played_by_bot), None)

    async def _go_on(self) -> None:
        while (job := self._next_job()) is not None:
            try:
                if self.ledger is None:
                    await self._deal()
                else:
                    await self._let_play(self.ledger, job)
            except Refusal:
                continue  # another writer was first
            except Exception:
                LOG.exception("a table is stuck", extra={"table": self.row.id[:6]})
                await asyncio.sleep(RETRY)

    async def _let_play(self, ledger: Ledger, seat: int) -> None:
        self.telling.everybody(messages.Thinking(seat))
        thinkers = self._services.thinkers
        bot = self.row.seats[seat].bot or thinkers.default(self.row.game)
        asked = question(ledger.match, seat, self.row.bot_seed)
        action = await thinkers.choose(self.row.game, bot, asked)
        async with self.lock:
            # If somebody took back, decided at once with it, or came back, the bot is asked anew.
            if self.ledger is ledger and self._next_job() == seat:
                step = await self._commit(ledger, lambda fork: fork.act(seat, action, BOT))
                self._told(step.number)

    def _look_at_nonces(self) -> None:
        given = {self.row.seats[seat].guest for seat in self._nonces}
        if all(seat.guest in given for seat in self.row.seats if seat.person):
            self._all_nonces.set()

    async def _deal(self) -> None:
        self._look_at_nonces()
        wait = asyncio.create_task(self._all_nonces.wait())
        # Without the players' part the house's bits alone must do: they are secret, too.
        await asyncio.wait([wait], timeout=self._services.settings.nonce_wait)
        wait.cancel()
        async with self.lock:
            seats = range(len(self.row.seats))
            nonces = tuple(self._nonces.get(seat, NO_NONCE) for seat in seats)
            row = replace(self.row, nonces=nonces)
            ledger, opening = Ledger.deal(self._game, row.table, row.seed)
            await self._append(row, opening)
            self.ledger, self.row.nonces = ledger, nonces
            self._told(0)


def _not_yours(seat: int) -> Refusal:
    return Refusal(403, "not-your-seat", f"seat {seat} is not yours", {"seat": seat})
