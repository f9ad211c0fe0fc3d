"""Who may sit where: join, leave, let a bot play, come back. Changes of a table's row, no more."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from quarterdeck.bots import bot_name, bots_for, usual_bot
from quarterdeck.core import Game, QuarterdeckError, Table
from quarterdeck.server.dealing import leave_out
from quarterdeck.server.errors import Code, Refusal, not_found
from quarterdeck.server.names import clean, distinct
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
from quarterdeck.server.settings import COLOURS, GUEST

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from quarterdeck.server.messages import SeatOrder, TableOrder


def seats_for(order: TableOrder, guest: GuestRow, game: Game) -> list[SeatRow]:
    """The seats of a new table; refuses a table that cannot be."""
    _check(order, game)
    seats = [_seat(wish, number, guest, game.name) for number, wish in enumerate(order.seats)]
    for number, seat in enumerate(seats):
        seat.colour = seat.colour or _free_colour(seats, number)
    called: list[str] = []
    for seat in sorted(seats, key=lambda seat: not seat.person):  # a bot gives way to a person
        seat.name = distinct(seat.name, called)
        called.append(seat.name)
    return seats


def _name_for(row: TableRow, number: int, name: str) -> str:
    """A name that nobody else at the table has, nor one that looks like it."""
    return distinct(name, (seat.name for n, seat in enumerate(row.seats) if n != number))


def options_for(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a new table; refuses those that cannot be played on this server."""
    try:
        suited = game.suited(game.renamed(chosen))
    except QuarterdeckError as error:
        raise Refusal(Code.WRONG_OPTION, str(error)) from None
    return {name: option.default for name, option in game.options.items()} | dict(suited)


def _check(order: TableOrder, game: Game) -> None:
    try:
        game.check(Table(len(order.seats), order.options))
    except QuarterdeckError as error:
        raise _impossible(order, game, str(error)) from None
    kinds = [seat.kind for seat in order.seats]
    if kinds.count("you") > 1:
        raise Refusal(Code.TWICE_YOU, "one seat is yours, others at this device are 'local'")
    if not {"you", "local"} & set(kinds):
        text = "somebody must play here: a seat that is 'you' or 'local'"
        raise Refusal(Code.NOBODY_HERE, text)
    known = bots_for(game.name)
    for bot in (seat.bot for seat in order.seats if seat.kind == "bot" and seat.bot):
        if bot not in known:
            text = f"no bot '{bot}' plays {game.name}; there are: {', '.join(known)}"
            raise Refusal(Code.NO_BOT, text, {"bot": bot})


def _impossible(order: TableOrder, game: Game, text: str) -> Refusal:
    """Which of the two things that a game can mind about a table it minds."""
    seats, least, most = len(order.seats), game.min_seats, game.max_seats
    if not least <= seats <= most:
        return Refusal(Code.WRONG_SEATS, text, {"seats": seats, "least": least, "most": most})
    return Refusal(Code.WRONG_OPTION, text)


def _seat(wish: SeatOrder, number: int, guest: GuestRow, game: str) -> SeatRow:
    name = clean(wish.name)
    match wish.kind:
        case "you":
            return SeatRow(HUMAN, name or guest.name, guest.colour, guest.id)
        case "local":
            return SeatRow(LOCAL, name or GUEST, "", guest.id)
        case "bot":
            bot = wish.bot or usual_bot(game)
            return SeatRow(BOT, name or bot_name(number), "", None, bot)
        case "open":
            return SeatRow(OPEN, "", "")


def _free_colour(seats: Sequence[SeatRow], number: int) -> str:
    """A colour for a seat that nobody else at the table has, as far as they go."""
    taken = {seat.colour for n, seat in enumerate(seats) if n != number}
    return next((c for c in COLOURS if c not in taken), COLOURS[number % len(COLOURS)])


def join(row: TableRow, guest: GuestRow, wanted: int | None) -> None:
    """Take an open seat; whoever has one stays there. The last one starts the game."""
    if row.seats_of(guest.id):
        return
    if row.status != OPEN:
        raise Refusal(Code.STARTED, "the game has begun; no seat is open")
    free = [n for n, seat in enumerate(row.seats) if seat.kind == OPEN]
    number = wanted if wanted is not None else next(iter(free), -1)
    if number not in free:
        raise Refusal(Code.TAKEN, "that seat is not open")
    colours = {seat.colour for n, seat in enumerate(row.seats) if n != number}
    own = guest.colour if guest.colour not in colours else row.seats[number].colour
    name = _name_for(row, number, guest.name)
    row.seats[number] = SeatRow(HUMAN, name, own, guest.id)
    _start_if_full(row)


def leave(row: TableRow, guest: str) -> None:
    """Give the seat up before the game; in it, leave it to a bot, and come back at will."""
    for number in _own(row, guest):
        seat = row.seats[number]
        if row.status == OPEN:
            _open(row, number)
        elif row.status == PLAYING:
            seat.away = LEFT


def _open(row: TableRow, number: int) -> None:
    """Whoever sits down here next has a colour nobody has, and his own part in the deal."""
    row.seats[number] = SeatRow(OPEN, "", _free_colour(row.seats, number))
    leave_out(row, number)


def let_bot(row: TableRow, guest: str, number: int, absence: Callable[[str], float]) -> None:
    """Seat a bot: at an open seat, for oneself, or for somebody who is away for long enough.

    ``absence``: for how many seconds a guest has not been here.
    """
    own = _own(row, guest)
    if number >= len(row.seats):
        raise not_found("seat")
    seat = row.seats[number]
    if row.status == OPEN and seat.kind == OPEN:
        _seat_bot(row, number)
        _start_if_full(row)
    elif row.status == PLAYING and number in own:
        seat.away = LEFT
    elif row.status == PLAYING and seat.played_by_bot and seat.person:
        return
    elif row.status == PLAYING and seat.guest is not None and absence(seat.guest) > 0:
        _wait_for(row, absence(seat.guest))
        seat.away = ABSENT
    else:
        raise Refusal(Code.TAKEN, "somebody plays there")


def _wait_for(row: TableRow, away: float) -> None:
    """Refuse a bot for somebody who is not away for as long as this table waits."""
    if not row.takeover:
        raise Refusal(Code.TAKEN, "this table waits for its players as long as it takes")
    if away < row.takeover:
        left = math.ceil(row.takeover - away)
        text = f"whoever plays there may still come back; a bot can sit in after {left} seconds"
        raise Refusal(Code.TOO_SOON, text, {"seconds": left})


def come_back(row: TableRow, guest: str) -> None:
    """Take one's seats back from the bots."""
    for number in _own(row, guest):
        row.seats[number].away = HERE


def hand_back(row: TableRow, guest: str) -> None:
    """Give seats back to somebody who was only absent."""
    for number in row.seats_of(guest):
        if row.seats[number].away == ABSENT:
            row.seats[number].away = HERE


def start(row: TableRow, guest: str) -> None:
    """Begin; bots take the seats that are still open."""
    _own(row, guest)
    for number, seat in enumerate(row.seats):
        if seat.kind == OPEN:
            _seat_bot(row, number)
    _start_if_full(row)


def _seat_bot(row: TableRow, number: int) -> None:
    colour = row.seats[number].colour
    name = _name_for(row, number, bot_name(number))
    row.seats[number] = SeatRow(BOT, name, colour, None, usual_bot(row.game))


def take_over(row: TableRow, absent: frozenset[str]) -> None:
    """Let bots play for these guests until they are back."""
    for seat in row.seats:
        if seat.person and seat.guest in absent:
            seat.away = seat.away or ABSENT


def rename(row: TableRow, guest: GuestRow) -> None:
    """A guest has another name or colour."""
    for number in row.seats_of(guest.id):
        seat = row.seats[number]
        if seat.kind == HUMAN:
            seat.name = _name_for(row, number, guest.name)
            if guest.colour not in {other.colour for other in row.seats}:
                seat.colour = guest.colour


def forget(row: TableRow, guest: str) -> None:
    """Nothing at this table tells of this guest any more."""
    for number in row.seats_of(guest):
        if row.status == OPEN:
            _open(row, number)
        else:
            colour = _free_colour(row.seats, number)
            row.seats[number] = SeatRow(HUMAN, GUEST, colour, None, None, LEFT)


def _own(row: TableRow, guest: str) -> tuple[int, ...]:
    own = row.seats_of(guest)
    if not own:
        raise Refusal(Code.NOT_AT_TABLE, "you have no seat at this table")
    return own


def _start_if_full(row: TableRow) -> None:
    if row.status == OPEN and all(seat.kind != OPEN for seat in row.seats):
        row.status = PLAYING
