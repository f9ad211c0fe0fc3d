"""A whole game over HTTP and WebSocket, stored, and gone on with after a restart."""

from __future__ import annotations

from quarterdeck.core import Game, Record
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.server.client import Guest, first, guest_at, running


async def test_a_game_against_a_bot(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random", "bot")
    assert (table["status"], table["number"]) == ("playing", 0)
    async with guest.sit(table["id"]) as seat:
        await seat.play(first)
        opened = await seat.until("opened")
    record = await guest.http.get(f"/api/tables/{table['id']}/record")
    found = Record.parse(record.text)
    assert found.commitment == table["commitment"]
    assert found.nonces == tuple(opened["nonces"]) == ("nonce0", "-", "-")
    assert not [finding for finding in verify(game, found) if finding.verdict == WRONG]
    assert {finding.code for finding in verify(game, found)} >= {"commitment", "deal", "result"}


async def test_a_game_goes_on_after_a_restart(settings: Settings, game: Game) -> None:
    games = {game.name: game for game in GAMES}
    async with running(settings, games) as house, house.guest() as guest:
        cookies = guest.http.cookies
        table = await guest.open(game.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            await seat.play(first, 3)
            assert await seat.my_turn()
            before = seat.state
    async with running(settings, games) as house, guest_at(house.host) as guest:
        guest.http.cookies = cookies
        assert [t["id"] for t in await guest.ask("GET", "/tables")] == [table["id"]]
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            assert seat.state == before
            await seat.play(first)
        async with guest.sit(table["id"], since=0) as seat:
            await seat.until("opened")
            numbers = [m["number"] for m in seat.seen if m["type"] == "step"]
            assert numbers == list(range(1, seat.state["number"] + 1))
