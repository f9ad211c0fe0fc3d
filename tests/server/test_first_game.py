"""A whole game over HTTP and WebSocket, stored, and gone on with after a restart."""

from __future__ import annotations

import pytest

from cove import COVE
from quarterdeck.core import Game, Record
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.server.client import Guest, first, guest_at, running

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


async def test_a_game_against_bots(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random", "bot")
    assert (table["status"], table["number"]) == ("playing", 0)
    async with guest.sit(table["id"]) as seat:
        await seat.play(first)
        opened = await seat.until("opened")
    answer = await guest.http.get(f"/api/tables/{table['id']}/record")
    record = Record.parse(answer.text)
    assert record.commitment == table["commitment"]
    assert record.nonces == tuple(opened["nonces"]) == ("nonce0", "-", "-")
    findings = verify(game, record)
    assert not [finding for finding in findings if finding.verdict == WRONG]
    assert {finding.code for finding in findings} >= {"commitment", "deal", "result"}

    told = await guest.http.get(f"/api/tables/{table['id']}/replay?seat=0")
    assert told.headers["content-encoding"] == "gzip"  # it says much, and mostly the same
    replay = told.json()
    assert [frame["step"]["number"] for frame in replay["frames"]] == list(range(seat.number + 1))
    assert replay["frames"][-1]["observation"] == seat.state["observation"]
    other = await guest.ask("GET", f"/tables/{table['id']}/replay?seat=1")
    alike = other["frames"][0]["observation"] == replay["frames"][0]["observation"]
    assert alike == (game is not COVE)  # whose hand one sees is part of the question


async def test_a_game_goes_on_after_a_restart(settings: Settings, game: Game) -> None:
    games = {game.name: game for game in GAMES}
    async with running(settings, games) as house, house.guest() as guest:
        cookies = guest.http.cookies
        table = await guest.open(game.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            await seat.play(first, 3)
            assert await seat.my_turn()
            seat.state = {}
            assert (await seat.undo())["type"] == "accepted"
            assert await seat.my_turn()
            before, number = seat.state, seat.number
    async with running(settings, games) as house, guest_at(house.host) as guest:
        guest.http.cookies = cookies
        assert [t["id"] for t in await guest.ask("GET", "/tables")] == [table["id"]]
        async with guest.sit(table["id"], since=-1) as seat:
            assert await seat.my_turn()
            assert seat.state == before
            steps = [m for m in seat.seen if m["type"] == "step"]
            assert [step["number"] for step in steps] == list(range(number + 1))
            assert [step["by"] for step in steps if step["by"] == "undo"] == ["undo"]
            await seat.play(first, 3)
