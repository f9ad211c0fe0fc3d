"""Acting at a table: numbers, ids, reasons, taking back."""

from __future__ import annotations

import pytest

from quarterdeck.core import Game
from tests.server.client import Guest, House, Json, Seat, first

pytestmark = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


async def turn(seat: Seat) -> str:
    """Wait for one's turn; a legal action."""
    assert await seat.my_turn()
    return first(seat.state, str(seat.you[0]))


async def test_an_old_number_is_stale_and_changes_nothing(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        action = await turn(seat)
        for number in (seat.number - 1, seat.number + 1):
            answer = await seat.act(action, number=number)
            assert (answer["code"], answer["number"]) == ("stale", seat.number)
        assert (await seat.act(action))["type"] == "accepted"


async def test_the_same_id_is_done_once(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        action = await turn(seat)
        number = seat.number
        done = await seat.act(action, id="mine", number=number)
        again = await seat.act(action, id="mine", number=number)
        later = await seat.act(action, id="mine")
        assert done == again == later
        other = await seat.act("done" if game.name == "cove" else "pass", id="mine")
        assert other["code"] == "bad-message"
    async with guest.sit(table["id"], since=-1) as seat:
        await seat.until("state")
        steps = [m for m in seat.seen if m["type"] == "step" and m["seat"] == 0]
        assert [step["number"] for step in steps] == [done["number"]]


async def test_illegal_actions_get_the_reason_of_the_rules(guest: Guest) -> None:
    table = await guest.open("port-royal", "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await turn(seat)
        action, why = next(iter(seat.state["refusals"]["0"].items()))
        answer = await seat.act(action)
        assert (answer["code"], answer["reason"]) == ("illegal", why["code"])
        assert (answer["text"], answer["details"]) == (why["text"], why["details"])
        answer = await seat.act("hire nobody")
        assert (answer["code"], answer["reason"]) == ("illegal", "no-action")
        assert "there is no card 'nobody'" in answer["text"]
        assert seat.state["odds"]["cards"] >= seat.state["observation"]["pile"] > 0


async def test_a_preview_changes_nothing_and_nobody_else_hears_of_it(
    guest: Guest, other: Guest, game: Game
) -> None:
    table = await guest.open(game.name, "you", "bot:random")
    async with guest.sit(table["id"]) as seat, other.sit(table["id"]) as onlooker:
        action = await turn(seat)
        while onlooker.state.get("number") != seat.number:
            await onlooker.next()
        before, heard = seat.state, len(onlooker.seen)
        ahead = await seat.preview(action)
        assert (ahead["type"], ahead["number"]) == ("previewed", seat.number)
        assert (await seat.preview("hire nobody"))["reason"] == "no-action"
        strange = await onlooker.preview(action, 0)
        assert strange["code"] == "not-your-seat"
        assert onlooker.seen[heard:] == [strange]
        await seat.send(type="since", number=seat.number)
        assert await seat.until("state") == before
        number = seat.number
        assert (await seat.act(action))["number"] == number + 1
        step = await seat.until(lambda m: m["type"] == "step" and m["number"] == number + 1)
        assert step["events"][: len(ahead["events"])] == ahead["events"]


async def test_aids_are_off_if_the_table_says_so(guest: Guest) -> None:
    table = await guest.open("port-royal", "you", "bot:random", aids=False)
    async with guest.sit(table["id"]) as seat:
        await turn(seat)
        assert (seat.state["refusals"], seat.state["odds"]) == ({}, None)


async def test_only_ones_own_seat(guest: Guest, other: Guest, game: Game) -> None:
    await other.ask("GET", "/me")
    table = await guest.open(game.name, "you", "open")
    async with guest.sit(table["id"]) as mine, other.sit(table["id"]) as theirs:
        await theirs.until("welcome")
        assert theirs.you == []
        action = "choose 1" if game.name == "cove" else "draw"
        assert (await theirs.act(action, 0))["code"] == "not-your-seat"
        await other.ask("POST", f"/tables/{table['id']}/join", {})
        await mine.until("state")
        await theirs.until("state")
        assert (mine.you, theirs.you) == ([0], [1])
        for seat, number in ((mine, 1), (theirs, 0), (mine, 7)):
            assert (await seat.act(action, number))["code"] == "not-your-seat"


async def test_free_takeback_alone_against_bots(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        action = await turn(seat)
        before: Json = seat.state
        seat.state = {}
        assert (await seat.act(action))["type"] == "accepted"
        assert await seat.my_turn()
        assert seat.state["undo"]["0"] >= 1
        assert (await seat.undo())["type"] == "accepted"
        step = await seat.until(lambda m: m["type"] == "step" and m["by"] == "undo")
        assert (step["action"], step["events"], step["seat"]) == (None, [], 0)
        assert step["back"] >= 1
        await seat.until("state")
        assert seat.state["observation"] == before["observation"]
        assert seat.state["legal"] == before["legal"]


async def test_at_a_table_of_two_chance_is_never_taken_back(guest: Guest, other: Guest) -> None:
    table = await guest.open("port-royal", "you", "open")
    await other.ask("POST", f"/tables/{table['id']}/join", {})
    async with guest.sit(table["id"]) as mine, other.sit(table["id"]) as theirs:
        await mine.until("state")
        await theirs.until("state")
        asked, waiting = (mine, theirs) if mine.state["legal"] else (theirs, mine)
        assert (await asked.act("draw"))["type"] == "accepted"
        assert (await asked.until("state"))["undo"] == {str(asked.you[0]): 0}
        answer = await asked.undo()
        assert (answer["code"], answer["reason"]) == ("illegal", "nothing-to-undo")
        await waiting.until(lambda m: m["type"] == "state" and m["number"] == asked.number)
        assert waiting.state["observation"] == asked.state["observation"]


async def test_bots_answer_and_are_announced(guest: Guest, house: House) -> None:
    table = await guest.open("port-royal", "you", "bot:thumb", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 8)
    kinds = [m["type"] for m in seat.seen]
    bots = [m["seat"] for m in seat.seen if m["type"] == "step" and m["by"] == "bot"]
    thought = [m["seat"] for m in seat.seen if m["type"] == "thinking"]
    assert {*bots} == {1, 2}
    assert thought[: len(bots)] == bots
    assert kinds[0] == "welcome"


async def test_what_came_after_a_number_is_told_again(guest: Guest, game: Game) -> None:
    table = await guest.open(game.name, "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 3)
        assert await seat.my_turn()
        told = {m["number"]: m for m in seat.seen if m["type"] == "step"}
        seat.seen.clear()
        await seat.send(type="since", number=1)
        await seat.until("state")
        again = {m["number"]: m for m in seat.seen if m["type"] == "step"}
        assert again == {number: told[number] for number in told if number > 1}
        await seat.send(type="ping")
        await seat.until("pong")
