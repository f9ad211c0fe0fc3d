"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from quarterdeck import __version__
from quarterdeck.server import messages
from quarterdeck.server.connections import Connection
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.house import House
from quarterdeck.server.limits import Bucket, Places
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.security import GUEST, address_of
from quarterdeck.server.settings import Settings
from quarterdeck.server.tables import LiveTable
from quarterdeck.server.wire_number import WIRE

LOG: Final = logging.getLogger(__name__)
REFUSED: Final = 4000
"""Codes from 4000 are our own: 4000 and the HTTP status that would fit, 4403 for one."""
CLOSING: Final = {
    "shutdown": 1012,
    Code.NO_SPECTATORS: REFUSED + Code.NO_SPECTATORS.status,
}
"""By the reason; others are a plain good-bye."""

Socket = WebSocket[None, None, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    house: NamedDependency[House],
    metrics: NamedDependency[Metrics],
    settings: NamedDependency[Settings],
    places: NamedDependency[Places],
    since: Annotated[int | None, QueryParameter(ge=-1, le=10_000_000)] = None,
    version: FromQuery[str] = "",
    wire: FromQuery[str] = "",
) -> None:
    """Play at a table, or look on."""
    await socket.accept()
    if _is_foreign(version, wire):
        await _turn_away(socket, metrics)
        return
    guest = cast("dict[str, object]", socket.scope).get(GUEST)
    connection = Connection(guest if isinstance(guest, str) else None, settings.queue)
    try:
        table = await house.find(table_id)
        looks_at = None if table.row.seats_of(connection.guest) else table_id
        place = places.taken(address_of(socket.scope), connection.guest, looks_at)
        with place, metrics.socket():
            await house.arrive(table, connection, since)
            try:
                await _serve(socket, _Session(connection, table, metrics, settings))
            finally:
                house.depart(table, connection)
                if connection.reason:
                    metrics.closed.labels(connection.reason).inc()
    except Refusal as refusal:
        await socket.close(REFUSED + refusal.status, refusal.code)


def _is_foreign(version: str, wire: str) -> bool:
    """Whether a page is older or newer than the server; programs name neither number."""
    return bool(version or wire) and (wire != WIRE or version not in ("", __version__))


async def _turn_away(socket: Socket, metrics: Metrics) -> None:
    """Say nothing that could be misread."""
    metrics.closed.labels("upgrade").inc()
    await socket.send_data(messages.encode(messages.Bye("upgrade")).decode(), mode="text")
    await socket.close(1000, "upgrade")


async def _serve(socket: Socket, session: _Session) -> None:
    """Listen and tell until one side has enough."""
    connection = session.connection

    async def send(data: bytes) -> None:
        await socket.send_data(data.decode(), mode="text")

    async def listen() -> None:
        try:
            while True:
                await session.hear(await socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            pass
        finally:
            connection.leave()

    listening = asyncio.create_task(listen())
    try:
        await connection.pump(send)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
    if connection.reason and connection.reason != "overflow":
        await socket.close(CLOSING.get(connection.reason, 1000), connection.reason)


class _Session:
    """One client at one table: its messages, one after the other."""

    def __init__(
        self, connection: Connection, table: LiveTable, metrics: Metrics, settings: Settings
    ) -> None:
        self.connection = connection
        self._table, self._metrics = table, metrics
        self._bucket = Bucket(*settings.messages)
        self._gestures = Bucket(*settings.gestures)

    async def hear(self, data: str | bytes) -> None:
        """Do what a message asks for, or say why not."""
        name = ""
        try:
            allowed = self._bucket.take()
            message = messages.decode(data)
            name = getattr(message, "id", "")
            if not allowed:
                raise Refusal(Code.TOO_FAST, "too many messages; try again in a moment")
            await self._do(message)
        except msgspec.MsgspecError as error:
            self._refuse(name, Refusal(Code.BAD_MESSAGE, str(error)))
        except Refusal as refusal:
            self._refuse(name, refusal)

    async def _do(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Act():
                await self._table.act(self.connection, message)
            case messages.Preview():
                await self._table.preview(self.connection, message)
            case messages.TakeBack():
                await self._table.undo(self.connection, message)
            case messages.Pledge(pledges):
                await self._table.pledge(self.connection, pledges)
            case messages.Show(nonces):
                await self._table.show(self.connection, nonces)
            case messages.Since(number):
                await self._table.catch_up(self.connection, number)
            case messages.Gesture():
                self._pass_on(message)
            case messages.Ping():
                self.connection.tell(messages.Pong())

    def _pass_on(self, message: messages.Gesture) -> None:
        """Of gestures that come too fast the next one says all: those between are just dropped."""
        told = self._gestures.take()
        if told:
            self._table.gesture(self.connection, message)
        self._metrics.gestures.labels("told" if told else "dropped").inc()

    def _refuse(self, name: str, refusal: Refusal) -> None:
        self._metrics.refused.labels(refusal.code).inc()
        self.connection.tell(
            messages.Refused(
                id=name,
                code=refusal.code,
                text=str(refusal),
                number=self._table.number,
                reason=refusal.reason,
                details=refusal.details,
                measure=refusal.measure,
            )
        )
