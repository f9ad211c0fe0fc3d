"""Who looks at a table, and what each of them is told."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, cast

from quarterdeck.server import messages
from quarterdeck.server.rows import BOT, DEALT, PLEDGING, TableRow
from quarterdeck.server.views import Seats, step_message

if TYPE_CHECKING:
    from quarterdeck.server.connections import Connection
    from quarterdeck.server.ledger import Ledger


def moment(seconds: float) -> str:
    """A time, as JSON says it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def table_told(
    row: TableRow,
    guest: str | None,
    number: int,
    here: frozenset[str] = frozenset(),
    changed: messages.RulesTold | None = None,
) -> messages.TableTold:
    """A table as a guest sees it; ``here`` are the guests who look at it now."""
    seats = [
        messages.SeatTold(
            kind="human" if seat.person else "bot" if seat.kind == BOT else "open",
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            here=seat.kind == BOT or seat.guest in here,
            yours=guest is not None and seat.guest == guest,
            taken_over=seat.person and seat.played_by_bot,
        )
        for seat in row.seats
    ]
    return messages.TableTold(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        aids=row.aids,
        spectators=row.spectators,
        takeover=row.takeover,
        status=cast(Literal["open", "playing", "over"], row.status),
        commitment=row.commitment,
        pledges=[] if row.deal == PLEDGING else list(row.pledges),
        nonces=list(row.nonces) if row.deal == DEALT else [],
        seats=seats,
        number=number,
        result=stored_result(row),
        created=moment(row.created),
        rematch=row.rematch,
        changed=changed,
    )


def stored_result(row: TableRow) -> messages.ResultTold | None:
    """How a game ended, as it was stored."""
    return messages.ResultTold(**json.loads(row.result)) if row.result else None


class Telling:
    """The connections of one table."""

    def __init__(self, row: TableRow, changed: messages.RulesTold | None = None) -> None:
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Guests who look at the table through other servers, by server."""
        self._row = row
        self._changed = changed

    @property
    def here(self) -> frozenset[str]:
        """The guests who look at the table."""
        return self.connected.union(*self.elsewhere.values())

    @property
    def connected(self) -> frozenset[str]:
        """The guests who look at the table through this server."""
        return frozenset(c.guest for c in self.connections if c.guest is not None)

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, through whichever server."""
        return bool(self.connections) or any(self.elsewhere.values())

    def everybody(self, message: messages.ServerMessage) -> None:
        """Tell all the same."""
        data = messages.encode(message)
        for connection in self.connections:
            connection.tell(data)

    def gesture(self, sender: Connection, message: messages.Gestured) -> None:
        """Tell all but the sender what he is about to do, as far as they have time for it."""
        data = messages.encode(message)
        for connection in self.connections:
            if connection is not sender:
                connection.hint(message.seat, data)

    def see_off(self) -> None:
        """Close to those who may not look on any more, now that the last seat is taken."""
        for connection in self.connections:
            if not self._row.admits(connection.guest):
                connection.close("no-spectators")

    def step(self, ledger: Ledger, number: int) -> None:
        """Tell all of a step, each what he may know."""
        self._each(lambda you: step_message(ledger, number, you))

    def viewers(self) -> set[Seats]:
        """All who look, by the seats at which they decide."""
        return {self._row.played_by(connection.guest) for connection in self.connections}

    def states(self, states: Mapping[Seats, bytes]) -> None:
        """Tell all how the table stands, each what he may know."""
        for connection in self.connections:
            connection.tell(states[self._row.played_by(connection.guest)])

    def table(self, number: int, joining: str | None = None) -> None:
        """Tell all who sits where, and who is here, or will be at once."""
        here = self.here | {joining} if joining is not None else self.here
        for connection in self.connections:
            you = list(self._row.played_by(connection.guest))
            told = table_told(self._row, connection.guest, number, here, self._changed)
            connection.tell(messages.TableChanged(told, you))

    def table_for(self, guest: str | None, number: int) -> messages.TableTold:
        """The table as a guest sees it."""
        return table_told(self._row, guest, number, self.here, self._changed)

    def steps_since(
        self, ledger: Ledger, guest: str | None, number: int
    ) -> Iterator[messages.StepTold]:
        """What came after a number, as a guest may know it."""
        you = self._row.played_by(guest)
        for missed in range(max(number + 1, 0), len(ledger.steps)):
            yield step_message(ledger, missed, you)

    def _each(self, make: Callable[[Seats], messages.ServerMessage]) -> None:
        groups: defaultdict[Seats, list[Connection]] = defaultdict(list)
        for connection in self.connections:
            groups[self._row.played_by(connection.guest)].append(connection)
        for you, connections in groups.items():
            data = messages.encode(make(you))
            for connection in connections:
                connection.tell(data)
