"""The HTTP calls."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Final, cast

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from quarterdeck import __version__
from quarterdeck.bots import bots_for, usual_bot
from quarterdeck.server import messages, seating
from quarterdeck.server.boards import module_of, words_of
from quarterdeck.server.errors import Code, Refusal, not_found
from quarterdeck.server.guests import Guests
from quarterdeck.server.house import House
from quarterdeck.server.ledger import Ledger, stored_record
from quarterdeck.server.limits import Limiter
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.page import SHORT_ALREADY
from quarterdeck.server.rows import OVER, GuestRow
from quarterdeck.server.security import COOKIE_HEADER, GUEST, address_of, is_operator, is_secure
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Change
from quarterdeck.server.tables import LiveTable
from quarterdeck.server.wire_number import WIRE

QUICKLY: Final = 1
"""How hard a long answer is compressed: more would save little, and take much longer."""

Asked = Request[None, None, State]
TheHouse = NamedDependency[House]
TheGuests = NamedDependency[Guests]
TheMetrics = NamedDependency[Metrics]
ALimiter = NamedDependency[Limiter]
GameName = Annotated[str, PathParameter(max_length=64)]
LanguageCode = Annotated[str, PathParameter(pattern=r"^[a-z]{2,3}$")]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{22}$")]


def guest_of(request: Asked) -> str:
    """Who asks; the door has seen to it that everybody is somebody."""
    return str(cast("dict[str, object]", request.scope)[GUEST])


def _told(table: LiveTable, guest: str) -> messages.TableTold:
    return table.telling.table_for(guest, table.number)


def _me(guest: GuestRow) -> messages.Me:
    return messages.Me(guest.id, guest.name, guest.colour)


def _limit(limiter: Limiter, request: Asked) -> None:
    if not limiter.allows(address_of(request.scope)):
        raise Refusal(Code.TOO_FAST, "too many; try again in a moment")


# -- guests ----------------------------------------------------------------------------------------


@get("/me", summary="Who am I")
async def me(request: Asked, guests: TheGuests) -> messages.Me:
    """The guest of this browser."""
    return _me(await guests.get(guest_of(request)))


@patch("/me", summary="Change my name or colour")
async def change_me(
    request: Asked, data: JSONBody[messages.MeChange], guests: TheGuests, house: TheHouse
) -> messages.Me:
    """Changes show at every table."""
    guest = await guests.changed(guest_of(request), data)
    await house.rename(guest)
    return _me(guest)


@delete("/me", summary="Delete my data")
async def forget_me(request: Asked, guests: TheGuests, house: TheHouse) -> None:
    """Name, colour and the link to seats; tables keep an anonymous guest, no cookie is his."""
    await house.forget(await guests.forget(guest_of(request)))
    scope = cast("dict[str, object]", request.scope)
    scope[COOKIE_HEADER] = guests.erase(secure=is_secure(request.scope))


@post("/me/device", summary="A code for another device", status_code=201)
async def make_device_code(request: Asked, guests: TheGuests) -> messages.Device:
    """It can be used once, within ten minutes."""
    return await guests.device(guest_of(request))


@post("/device", summary="Go on as the guest of a code", status_code=200)
async def use_device_code(
    request: Asked, data: JSONBody[messages.DeviceCode], guests: TheGuests, guesses: ALimiter
) -> messages.Me:
    """The browser becomes the guest who made the code."""
    _limit(guesses, request)
    guest = await guests.by_device(data.code)
    scope = cast("dict[str, object]", request.scope)
    scope[COOKIE_HEADER] = guests.write(guest.id, secure=is_secure(request.scope))
    return _me(guest)


# -- games and tables ------------------------------------------------------------------------------


@get("/games", summary="The games", sync_to_thread=False)
def list_games(house: TheHouse) -> list[messages.GameTold]:
    """What can be played here, with whom."""
    return [
        messages.GameTold(
            name=game.name,
            seats=messages.SeatsTold(game.min_seats, game.max_seats),
            options={
                name: messages.OptionTold(option.default, list(option.values))
                for name, option in game.options.items()
            },
            bots=list(bots_for(game.name)),
            usual_bot=usual_bot(game.name),
            page=module_of(game.name),
        )
        for game in house.games.values()
    ]


@get(
    "/games/{game:str}/words/{language:str}",
    summary="The words of a game",
    sync_to_thread=True,
)
def words_for_page(game: GameName, language: LanguageCode, house: TheHouse) -> messages.WordsTold:
    """For pages that were built without it; in English if it has no others."""
    if game not in house.games:
        raise not_found("game")
    return words_of(game, language)


@post("/tables", summary="Open a table", status_code=201)
async def open_table(
    request: Asked,
    data: JSONBody[messages.TableOrder],
    guests: TheGuests,
    house: TheHouse,
    openings: ALimiter,
) -> messages.TableTold:
    """Without open seats the game starts at once."""
    _limit(openings, request)
    guest = await guests.keep(guest_of(request))
    return _told(await house.open_table(data, guest), guest.id)


@get("/tables", summary="My tables")
async def my_tables(request: Asked, house: TheHouse) -> list[messages.TableTold]:
    """Those at which I have a seat, newest first."""
    return await house.tables_of(guest_of(request))


@get("/tables/{table_id:str}", summary="A table")
async def look_at_table(request: Asked, table_id: TableId, house: TheHouse) -> messages.TableTold:
    """Whoever knows its id may look at who sits there."""
    return _told(await house.find(table_id), guest_of(request))


async def _changed(house: House, table_id: str, guest: str, change: Change) -> messages.TableTold:
    """Change who sits at a table; how it is then."""
    table = await house.find(table_id)
    async with table.lock:
        await table.change(change)
    return _told(table, guest)


@post("/tables/{table_id:str}/join", summary="Take an open seat", status_code=200)
async def join(
    request: Asked,
    table_id: TableId,
    data: JSONBody[messages.JoinWish],
    guests: TheGuests,
    house: TheHouse,
) -> messages.TableTold:
    """The last open seat starts the game."""
    table = await house.find(table_id)  # if it is not there, nobody need be remembered
    if not table.row.seats_of(guest_of(request)):
        await house.check_room(guest_of(request))
    guest = await guests.keep(guest_of(request))
    return await _changed(
        house, table_id, guest.id, lambda row: seating.join(row, guest, data.seat)
    )


@post("/tables/{table_id:str}/leave", summary="Leave a table", status_code=200)
async def leave(request: Asked, table_id: TableId, house: TheHouse) -> messages.TableTold:
    """Before the game the seat is open again; in it, a bot plays until you are back."""
    guest = guest_of(request)
    return await _changed(house, table_id, guest, lambda row: seating.leave(row, guest))


@post("/tables/{table_id:str}/bot", summary="Let a bot play", status_code=200)
async def let_bot(
    request: Asked, table_id: TableId, data: JSONBody[messages.SeatWish], house: TheHouse
) -> messages.TableTold:
    """At an open seat, for somebody who is away for the table's takeover time, or for yourself."""
    guest, table = guest_of(request), await house.find(table_id)
    return await _changed(
        house, table_id, guest, lambda row: seating.let_bot(row, guest, data.seat, table.absence)
    )


@post("/tables/{table_id:str}/back", summary="Take my seat back", status_code=200)
async def come_back(request: Asked, table_id: TableId, house: TheHouse) -> messages.TableTold:
    """From the bot that plays there."""
    guest = guest_of(request)
    return await _changed(house, table_id, guest, lambda row: seating.come_back(row, guest))


@post("/tables/{table_id:str}/start", summary="Begin", status_code=200)
async def start(request: Asked, table_id: TableId, house: TheHouse) -> messages.TableTold:
    """Bots take the seats that are still open."""
    guest = guest_of(request)
    return await _changed(house, table_id, guest, lambda row: seating.start(row, guest))


@post("/tables/{table_id:str}/rematch", summary="Once more", status_code=200)
async def rematch(request: Asked, table_id: TableId, house: TheHouse) -> messages.TableTold:
    """The new table; all who ask come to the same one."""
    guest = guest_of(request)
    return _told(await house.rematch(await house.find(table_id), guest), guest)


@get("/tables/{table_id:str}/record", summary="The record of a game", media_type="text/plain")
async def record(request: Asked, table_id: TableId, house: TheHouse) -> str:
    """After the end: every action, everything chance gave, and the opened seed."""
    table, ledger = await _finished(request, table_id, house)
    named = table.row.header
    if table.halted:  # all of it, by the rules it was played by
        stored = await house.services.store.read(table_id)
        assert stored is not None  # tables are never removed
        return str(stored_record(named, stored[1]))
    named.rules, named.entries = ledger.match.record.rules, ledger.match.record.entries
    return str(named)


@get(
    "/tables/{table_id:str}/replay",
    summary="A game to look at again",
    opt={SHORT_ALREADY: True},
)
async def replay(
    request: Asked,
    table_id: TableId,
    house: TheHouse,
    seat: Annotated[int | None, QueryParameter(ge=0, lt=100)] = None,
) -> Response[messages.ReplayTold]:
    """After the end: each step and what was known after it, to a seat or to a spectator."""
    table, ledger = await _finished(request, table_id, house)
    if seat is not None and seat >= len(table.row.seats):
        raise not_found("seat")
    guest = guest_of(request)
    made = await house.replays.frames((table_id, seat), ledger, table.row.seed, guest)
    # The frames are JSON already.
    frames = cast("list[messages.Frame]", msgspec.Raw(made))
    return await _shortened(request, messages.ReplayTold(_told(table, guest), seat, frames))


async def _shortened(request: Asked, told: messages.ReplayTold) -> Response[messages.ReplayTold]:
    """A long answer, compressed in a thread if the client reads that: it takes its time."""
    body, headers = msgspec.json.encode(told), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, QUICKLY, mtime=0)
        headers["Content-Encoding"] = "gzip"
    content = cast(messages.ReplayTold, body)  # what is bytes already is sent as it is
    return Response(content, headers=headers, media_type="application/json")


async def _finished(request: Asked, table_id: str, house: House) -> tuple[LiveTable, Ledger]:
    table = await house.find(table_id)
    if table.row.status != OVER or table.ledger is None:
        raise Refusal(Code.NOT_OVER, "the record is open when the game is over")
    if not table.row.spectators and not table.row.seats_of(guest_of(request)):
        raise Refusal(Code.NO_SPECTATORS, "this table wants no spectators")
    return table, table.ledger


API = Router(
    "/api",
    route_handlers=[
        me,
        change_me,
        forget_me,
        make_device_code,
        use_device_code,
        list_games,
        words_for_page,
        open_table,
        my_tables,
        look_at_table,
        join,
        leave,
        let_bot,
        come_back,
        start,
        rematch,
        record,
        replay,
    ],
)


# -- for whoever runs the server -------------------------------------------------------------------


@get("/health", summary="Whether the server is well")
async def health(house: TheHouse) -> messages.Health:
    """It answers, and so does its database."""
    await house.services.store.answers()
    return messages.Health("ok", __version__, WIRE)


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain", sync_to_thread=False)
def numbers(request: Asked, metrics: TheMetrics, settings: NamedDependency[Settings]) -> str:
    """In its text format; for programs at this machine, or that show the token."""
    if not is_operator(request.scope, settings):
        raise not_found("page")
    return metrics.text()
