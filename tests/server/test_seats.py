"""Who sits where: join, leave, bots that step in, hot-seat, spectators, rematch."""

from __future__ import annotations

import asyncio

import pytest

from quarterdeck.core import Game
from quarterdeck.server.house import House as Tables
from quarterdeck.server.settings import COLOURS
from tests.server.client import Guest, House, Json, first

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_friends_by_a_link_and_a_spectator(guest: Guest, other: Guest, house: House) -> None:
    table = await guest.open("cove", "you", "open", "open")
    path = f"/tables/{table['id']}"
    assert (table["status"], kinds(table)) == ("open", ["human", "open", "open"])
    await other.ask("PATCH", "/me", {"name": "  Łucja\n Kowal ", "colour": "#123ABC"})
    joined = await other.ask("POST", f"{path}/join", {"seat": 2})
    assert (joined["seats"][2]["name"], joined["seats"][2]["colour"]) == ("Łucja Kowal", "#123abc")
    assert [seat["yours"] for seat in joined["seats"]] == [False, False, True]
    assert joined["status"] == "open"
    assert (await other.ask("POST", f"{path}/join", {"seat": 1}))["seats"] == joined["seats"]
    async with house.guest() as third:
        await third.ask("POST", f"{path}/start", ok=403)
        await third.ask("POST", f"{path}/join", {"seat": 2}, ok=409)
        started = await guest.ask("POST", f"{path}/start")
        assert (started["status"], kinds(started)) == ("playing", ["human", "bot", "human"])
        await third.ask("POST", f"{path}/join", {}, ok=409)
        async with (
            guest.sit(table["id"]) as mine,
            other.sit(table["id"]) as theirs,
            third.sit(table["id"]) as spectator,
        ):
            await asyncio.gather(mine.play(first), theirs.play(first))
            result = mine.state["result"]
            await spectator.until(lambda m: m["type"] == "state" and m["result"] == result)
            assert (spectator.you, spectator.state["viewer"]) == ([], None)
            assert all(not m["legal"] and not m["undo"] for m in spectator.seen if "legal" in m)


async def test_a_table_without_spectators(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "bot", spectators=False)
    async with other.sit(table["id"]) as seat:
        await seat.socket.wait_closed()
        assert (seat.socket.close_code, seat.socket.close_reason) == (4403, "no-spectators")


async def test_who_looked_at_an_open_seat_goes_when_it_is_taken(
    house: House, guest: Guest, other: Guest
) -> None:
    """A table without spectators shows its game to nobody who came before it began, either."""
    table = await guest.open("cove", "you", "open", spectators=False)
    async with (
        house.guest() as third,
        guest.sit(table["id"]) as mine,
        third.sit(table["id"]) as seat,
    ):
        await seat.until("welcome")
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        await mine.until("state")
        await seat.socket.wait_closed()
        assert (seat.socket.close_code, seat.socket.close_reason) == (4403, "no-spectators")
        assert not {"step", "state", "deal"} & {message["type"] for message in seat.seen}


async def test_leaving_before_and_in_the_game(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "open", "open")
    path = f"/tables/{table['id']}"
    await other.ask("POST", f"{path}/join", {})
    assert kinds(await other.ask("POST", f"{path}/leave")) == ["human", "open", "open"]
    await other.ask("POST", f"{path}/leave", ok=403)
    await other.ask("POST", f"{path}/join", {})
    assert kinds(await guest.ask("POST", f"{path}/bot", {"seat": 2}))[2] == "bot"
    async with guest.sit(table["id"]) as seat:
        await seat.until("state")
        gone = await other.ask("POST", f"{path}/leave")
        assert (gone["seats"][1]["kind"], gone["seats"][1]["taken_over"]) == ("human", True)
        await seat.until(lambda m: m["type"] == "step" and m["seat"] == 1 and m["by"] == "bot")
        back = await other.ask("POST", f"{path}/back")
        assert not back["seats"][1]["taken_over"]


async def test_no_two_seats_have_one_colour(guest: Guest, other: Guest) -> None:
    for each in (guest, other):
        await each.ask("PATCH", "/me", {"colour": COLOURS[0]})
    table = await guest.open("cove", "you", "open", "bot", "bot", "local")
    path = f"/tables/{table['id']}"
    told = await other.ask("POST", f"{path}/join", {})
    assert {seat["colour"] for seat in told["seats"]} == set(COLOURS)
    await other.ask("PATCH", "/me", {"colour": COLOURS[2], "name": "Inés"})
    told = await other.ask("GET", path)
    assert {seat["colour"] for seat in told["seats"]} == set(COLOURS)
    assert told["seats"][1]["name"] == "Inés"
    await other.ask("PATCH", "/me", {"colour": "#123456"})
    assert (await other.ask("GET", path))["seats"][1]["colour"] == "#123456"
    await other.ask("DELETE", "/me")
    told = await guest.ask("GET", path)
    assert {seat["colour"] for seat in told["seats"]} == set(COLOURS)


async def test_who_leaves_takes_his_part_in_the_deal_along(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "open", "open")
    path = f"/tables/{table['id']}"
    await other.ask("POST", f"{path}/join", {"seat": 2})
    async with other.sit(table["id"], nonces=False) as theirs:
        commitment = (await theirs.until("deal"))["commitment"]
        await theirs.pledge(commitment, {2: "gone"})
        await theirs.send(type="ping")
        await theirs.until("pong")
        await other.ask("POST", f"{path}/leave")
        await other.ask("POST", f"{path}/join", {"seat": 2})
        await theirs.pledge(commitment, {2: "stays"})
        await theirs.pledge(commitment, {2: "late"})
        await theirs.send(type="ping")
        await theirs.until("pong")
        theirs.nonces, theirs.pledged = True, {2: "stays"}
        await guest.ask("POST", f"{path}/start")
        async with guest.sit(table["id"]) as mine:
            await asyncio.gather(mine.play(first), theirs.play(first))
            assert (await mine.until("opened"))["nonces"] == ["nonce0", "-", "stays"]


async def test_a_bot_takes_over_and_hands_back(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "open", takeover=1)
    await other.ask("POST", f"/tables/{table['id']}/join", {})
    async with guest.sit(table["id"]) as mine:
        async with other.sit(table["id"]) as theirs:
            await theirs.until("state")
        await mine.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["taken_over"])
        await mine.until(lambda m: m["type"] == "step" and m["seat"] == 1)
        async with other.sit(table["id"]) as theirs:
            await theirs.until("welcome")
            assert theirs.you == [1]
            assert not theirs.table["seats"][1]["taken_over"]
            await mine.until(
                lambda m: m["type"] == "table" and not m["table"]["seats"][1]["taken_over"]
            )


async def test_nobody_takes_the_seat_of_whom_nobody_waits_for(guest: Guest, house: House) -> None:
    table = await guest.open("cove", "you", "bot", takeover=1)
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 1)
        assert await seat.my_turn()
        number = seat.number
    await asyncio.sleep(1.3)
    live = await house.server.house.find(table["id"])
    assert isinstance(house.server.house, Tables)
    assert (live.number, live.row.seats[0].away) == (number, "")


async def test_hot_seat(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "local", "local")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 30)
        assert seat.you == [0, 1, 2]
    own = [m for m in seat.seen if m["type"] == "step" and m["seat"] is not None]
    assert {m["seat"] for m in own} == {0, 1, 2}
    assert all(m["action"] for m in own)
    asked = [m for m in seat.seen if m["type"] == "state" and m["legal"]]
    assert all(str(m["viewer"]) in m["legal"] for m in asked)


async def test_a_rematch(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "open", options={"rounds": "3"})
    path = f"/tables/{table['id']}"
    await other.ask("POST", f"{path}/join", {})
    await guest.ask("POST", f"{path}/rematch", ok=409)
    async with guest.sit(table["id"]) as mine, other.sit(table["id"]) as theirs:
        await asyncio.gather(mine.play(first), theirs.play(first))
        new = await guest.ask("POST", f"{path}/rematch")
        assert (await other.ask("POST", f"{path}/rematch"))["id"] == new["id"] != table["id"]
        told = await mine.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
        assert told["table"]["rematch"] == new["id"]
    assert (new["options"]["rounds"], new["status"]) == ("3", "playing")
    assert [seat["yours"] for seat in new["seats"]] == [True, False]
    assert new["commitment"] != table["commitment"]
    listed = [t["id"] for t in await other.ask("GET", "/tables")]
    assert listed == [new["id"], table["id"]]


async def test_tables_that_cannot_be(guest: Guest) -> None:
    you, bot = {"kind": "you"}, {"kind": "bot"}
    orders: list[tuple[Json, str, str, Json]] = [
        (
            {"seats": [you]},
            "wrong-seats",
            "is for 2 to 5 players, not 1",
            {"seats": 1, "least": 2, "most": 5},
        ),
        ({"seats": [bot, bot]}, "nobody-here", "somebody must play here", {}),
        ({"seats": [you, you]}, "twice-you", "one seat is yours", {}),
        (
            {"seats": [you, {**bot, "bot": "hal"}]},
            "no-bot",
            "no bot 'hal' plays cove",
            {"bot": "hal"},
        ),
        ({"seats": [you, bot], "options": {"x": "y"}}, "wrong-option", "no option 'x'", {}),
        ({"seats": []}, "bad-request", "seats: Expected `array` of length >= 1", {}),
        ({"seats": [{"kind": "ape"}]}, "bad-request", "seats[0].kind: Invalid enum value", {}),
    ]
    for order, code, why, details in orders:
        answer = await guest.ask("POST", "/tables", {"game": "cove", **order}, ok=400)
        assert (answer["error"]["code"], answer["error"]["details"]) == (code, details)
        assert why in answer["error"]["text"]


async def test_a_table_is_opened_as_it_can_be_played_here(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without physics dice come from the pool, and who wants them real is told why not."""
    here = await guest.open("rattle-battle", "you", "open")
    assert here["options"]["drops"] == "real"
    monkeypatch.setattr("quarterdeck.games.rattle_battle.game.has_physics", lambda: False)
    there = await guest.open("rattle-battle", "you", "open")
    assert there["options"]["drops"] == "pool"
    order = {"game": "rattle-battle", "seats": [{"kind": "you"}, {"kind": "bot"}]}
    answer = await guest.ask("POST", "/tables", {**order, "options": {"drops": "real"}}, ok=400)
    assert answer["error"]["code"] == "wrong-option"
    assert "MuJoCo is not installed" in answer["error"]["text"]


async def test_a_bot_sits_in_only_after_the_takeover_time(
    guest: Guest, other: Guest, house: House
) -> None:
    """Whoever loses his connection for a moment loses nothing else."""
    table = await guest.open("cove", "you", "open", takeover=3600)
    path = f"/tables/{table['id']}"
    await other.ask("POST", f"{path}/join", {})
    async with guest.sit(table["id"]) as mine:
        await mine.until("state")
        async with other.sit(table["id"]) as theirs:
            await theirs.until("state")
            taken = await guest.ask("POST", f"{path}/bot", {"seat": 1}, ok=409)
            assert taken["error"]["code"] == "taken"
            live = await house.server.house.find(table["id"])
            for seated in live.since:  # when he sat down does not matter, only when he left
                live.since[seated] -= 3600
        await mine.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["here"])
        refused = await guest.ask("POST", f"{path}/bot", {"seat": 1}, ok=409)
        assert refused["error"]["code"] == "too-soon"
        assert 3500 < refused["error"]["details"]["seconds"] <= 3600
        for away in live.since:
            live.since[away] -= 3600
        told = await guest.ask("POST", f"{path}/bot", {"seat": 1})
        assert told["seats"][1]["taken_over"]


async def test_a_table_that_never_takes_over_waits(guest: Guest, other: Guest) -> None:
    table = await guest.open("cove", "you", "open", takeover=0)
    await other.ask("POST", f"/tables/{table['id']}/join", {})
    refused = await guest.ask("POST", f"/tables/{table['id']}/bot", {"seat": 1}, ok=409)
    assert refused["error"]["code"] == "taken"
