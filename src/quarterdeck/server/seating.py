"""Who may sit where: join, leave, let a bot play, come back. Changes of a table's row, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core import Game, QuarterdeckError, Table
from quarterdeck.server.errors import Refusal
from quarterdeck.server.rows import (
    ABSENT,
    BOT,
    HERE,
    HUMAN,
    LEFT,
    LOCAL,
    OPEN,
    PLAYING,
    GuestRow,
    SeatRow,
    TableRow,
)
from quarterdeck.server.settings import BOT_NAMES, COLOURS, GUEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.server.messages import SeatOrder, TableOrder

MOST: int = 24
"""Letters of a name."""


def clean(name: str) -> str:
    """A name as it can be shown and written: one line, no signs that change the text around it."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:MOST].strip()


def seats_for(
    order: TableOrder, guest: GuestRow, game: Game, bots: Sequence[str], default: str
) -> list[SeatRow]:
    """The seats of a new table; refuses a table that cannot be."""
    try:
        game.check(Table(len(order.seats), order.options))
    except QuarterdeckError as error:
        raise Refusal(400, "bad-table", str(error)) from None
    kinds = [seat.kind for seat in order.seats]
    if kinds.count("you") > 1:
        raise Refusal(400, "bad-table", "one seat is yours, others at this device are 'local'")
    if not {"you", "local"} & set(kinds):
        raise Refusal(400, "bad-table", "somebody must play here: a seat that is 'you' or 'local'")
    seats: list[SeatRow] = []
    for number, wish in enumerate(order.seats):
        bot = (wish.bot or default) if wish.kind == "bot" else None
        if bot is not None and bot not in bots:
            known = ", ".join(bots)
            raise Refusal(400, "bad-table", f"no bot '{bot}' plays {game.name}; there are: {known}")
        seats.append(_seat(wish, number, guest, bot))
    _tell_apart(seats)
    return seats


def _seat(wish: SeatOrder, number: int, guest: GuestRow, bot: str | None) -> SeatRow:
    name = clean(wish.name)
    match wish.kind:
        case "you":
            return SeatRow(HUMAN, name or guest.name, guest.colour, guest.id)
        case "local":
            return SeatRow(LOCAL, name or GUEST, "", guest.id)
        case "bot":
            return SeatRow(BOT, name or BOT_NAMES[number % len(BOT_NAMES)], "", None, bot)
        case "open":
            return SeatRow(OPEN, "", "")


def _tell_apart(seats: Sequence[SeatRow]) -> None:
    """A colour for everybody who has none, each another one as far as they go."""
    free = [colour for colour in COLOURS if colour not in {seat.colour for seat in seats}]
    for number, seat in enumerate(seats):
        if not seat.colour:
            seat.colour = free.pop(0) if free else COLOURS[number % len(COLOURS)]


def join(row: TableRow, guest: GuestRow, wanted: int | None) -> None:
    """Take an open seat; whoever has one stays there. The last one starts the game."""
    if row.seats_of(guest.id):
        return
    if row.status != OPEN:
        raise Refusal(409, "started", "the game has begun; no seat is open")
    free = [n for n, seat in enumerate(row.seats) if seat.kind == OPEN]
    number = wanted if wanted is not None else next(iter(free), -1)
    if number not in free:
        raise Refusal(409, "taken", "that seat is not open")
    colours = {seat.colour for n, seat in enumerate(row.seats) if n != number}
    own = guest.colour if guest.colour not in colours else row.seats[number].colour
    row.seats[number] = SeatRow(HUMAN, guest.name, own, guest.id)
    _start_if_full(row)


def leave(row: TableRow, guest: str) -> None:
    """Give the seat up before the game; in it, leave it to a bot, and come back at will."""
    for number in _own(row, guest):
        seat = row.seats[number]
        if row.status == OPEN:
            row.seats[number] = SeatRow(OPEN, "", seat.colour)
        elif row.status == PLAYING:
            seat.away = LEFT


def let_bot(row: TableRow, guest: str, number: int, here: frozenset[str], default: str) -> None:
    """Seat a bot: at an open seat, for somebody who is away, or for oneself."""
    own = _own(row, guest)
    if number >= len(row.seats):
        raise Refusal(404, "not-found", "there is no such seat")
    seat = row.seats[number]
    if row.status == OPEN and seat.kind == OPEN:
        name = BOT_NAMES[number % len(BOT_NAMES)]
        row.seats[number] = SeatRow(BOT, name, seat.colour, None, default)
        _start_if_full(row)
    elif row.status == PLAYING and number in own:
        seat.away = LEFT
    elif row.status == PLAYING and seat.person and seat.guest not in here:
        seat.away = seat.away or ABSENT
    else:
        raise Refusal(409, "taken", "somebody plays there")


def come_back(row: TableRow, guest: str) -> None:
    """Take one's seats back from the bots."""
    for number in _own(row, guest):
        row.seats[number].away = HERE


def hand_back(row: TableRow, guest: str) -> None:
    """Give seats back to somebody who was only absent."""
    for number in row.seats_of(guest):
        if row.seats[number].away == ABSENT:
            row.seats[number].away = HERE


def start(row: TableRow, guest: str, default: str) -> None:
    """Begin; bots take the seats that are still open."""
    _own(row, guest)
    for number, seat in enumerate(row.seats):
        if seat.kind == OPEN:
            name = BOT_NAMES[number % len(BOT_NAMES)]
            row.seats[number] = SeatRow(BOT, name, seat.colour, None, default)
    _start_if_full(row)


def take_over(row: TableRow, absent: frozenset[str]) -> None:
    """Let bots play for these guests until they are back."""
    for seat in row.seats:
        if seat.person and seat.guest in absent:
            seat.away = seat.away or ABSENT


def rename(row: TableRow, guest: GuestRow) -> None:
    """A guest has another name or colour."""
    for number in row.seats_of(guest.id):
        if row.seats[number].kind == HUMAN:
            row.seats[number].name, row.seats[number].colour = guest.name, guest.colour


def forget(row: TableRow, guest: str) -> None:
    """Nothing at this table tells of this guest any more."""
    for number in row.seats_of(guest):
        colour = COLOURS[number % len(COLOURS)]
        if row.status == OPEN:
            row.seats[number] = SeatRow(OPEN, "", colour)
        else:
            row.seats[number] = SeatRow(HUMAN, GUEST, colour, None, None, LEFT)


def _own(row: TableRow, guest: str) -> tuple[int, ...]:
    own = row.seats_of(guest)
    if not own:
        raise Refusal(403, "not-at-table", "you have no seat at this table")
    return own


def _start_if_full(row: TableRow) -> None:
    if row.status == OPEN and all(seat.kind != OPEN for seat in row.seats):
        row.status = PLAYING
