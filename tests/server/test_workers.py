"""What computes does so in other processes: people before bots, and nobody waits for a thinker."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from multiprocessing.process import BaseProcess

import pytest

from cove import COVE, CovePosition
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.core.match import Made
from quarterdeck.server import thinking
from quarterdeck.server import workers as workers_module
from quarterdeck.server.errors import Refusal, stale
from quarterdeck.server.ledger import Ledger
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.replays import Replays
from quarterdeck.server.settings import Settings
from quarterdeck.server.thinking import Thinkers
from quarterdeck.server.turns import Turns, Urgency
from quarterdeck.server.work import BotsTurn
from quarterdeck.server.workers import Workers, _Hand
from tests.server import bots
from tests.server.client import Guest, House, first, running

BOT, PERSON = Urgency.BOT, Urgency.PERSON


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    crew = Workers(1)
    yield crew
    await crew.close()


# -- turns ---------------------------------------------------------------------------------------


async def served(turns: Turns, *wishes: tuple[Urgency, str]) -> list[str]:
    """In which order these are served, if all wish at once while every place is taken."""
    order: list[str] = []
    gone = asyncio.Event()

    async def hold(urgency: Urgency) -> None:
        async with turns.turn(urgency, "before"):
            await gone.wait()

    async def wish(urgency: Urgency, owner: str) -> None:
        async with turns.turn(urgency, owner):
            order.append(f"{owner} {urgency.name.lower()}")

    held = [asyncio.create_task(hold(urgency)) for urgency in (PERSON, BOT)]
    await asyncio.sleep(0)
    asked = [asyncio.create_task(wish(*each)) for each in wishes]
    await asyncio.sleep(0)
    assert not order
    gone.set()
    await asyncio.gather(*held, *asked)
    return order


async def test_people_come_before_bots() -> None:
    wishes = [(BOT, "Anne"), (Urgency.REPLAY, "Anne"), (PERSON, "Anne"), (PERSON, "Mary")]
    assert await served(Turns(2), *wishes) == [
        "Anne person",
        "Mary person",
        "Anne bot",
        "Anne replay",
    ]


async def test_of_one_who_wishes_much_only_the_first_comes_soon() -> None:
    wishes = [(BOT, "Edward")] * 3 + [(BOT, "Anne"), (BOT, "Mary")]
    order = [name.split()[0] for name in await served(Turns(2), *wishes)]
    assert order == ["Edward", "Anne", "Mary", "Edward", "Edward"]


async def test_one_place_is_always_for_people() -> None:
    turns = Turns(3)
    async with turns.turn(BOT, "a") as one, turns.turn(BOT, "b") as two:
        assert {one, two} == {1, 2}
        third = asyncio.create_task(turns.turn(BOT, "c").__aenter__())
        async with turns.turn(PERSON, "d") as place:
            assert place == 0
        assert not third.done()
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)
    async with turns.turn(BOT, "a"), turns.turn(BOT, "b"):  # who gave up takes no place
        pass


async def test_a_place_that_is_free_for_people_again_is_no_bots() -> None:
    turns = Turns(2)
    first_person = turns.turn(PERSON, "a")
    assert await first_person.__aenter__() == 0
    async with turns.turn(PERSON, "b") as place:
        assert place == 1
        waiting = asyncio.create_task(turns.turn(BOT, "c").__aenter__())
        await first_person.__aexit__(None, None, None)
        await asyncio.sleep(0)
        assert not waiting.done()
    assert await waiting == 1


async def test_who_gives_up_as_his_turn_comes_keeps_no_place() -> None:
    turns = Turns(2)
    async with turns.turn(BOT, "a"):
        waiting = asyncio.create_task(turns.turn(BOT, "b").__aenter__())
        await asyncio.sleep(0)
    waiting.cancel()  # the place is his, and he has not heard of it
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(30), turns.turn(BOT, "c") as place:
        assert place == 1


# -- workers -------------------------------------------------------------------------------------


async def test_workers_yield_to_the_server_and_bots_to_people(workers: Workers) -> None:
    niceness = partial(os.getpriority, os.PRIO_PROCESS, 0)
    assert await workers.run(niceness, PERSON, "a") == min(niceness() + 5, 19)
    assert await workers.run(niceness, BOT, "a") == min(niceness() + 10, 19)


async def test_a_process_that_dies_is_replaced(workers: Workers) -> None:
    with pytest.raises(Refusal, match="could not be worked out"):
        await workers.run(partial(os._exit, 1), BOT, "a")
    process = await workers.run(os.getpid, BOT, "a")
    assert process != os.getpid()
    os.kill(process, signal.SIGKILL)  # of what comes next nobody notices
    assert await workers.run(os.getpid, BOT, "a") != process


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_process_is_ended_also_while_it_starts(
    monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    hand, kind = _Hand(0), workers_module._CONTEXT.Process
    start = kind.start

    def given_up(process: BaseProcess) -> None:
        if moment == "before":
            hand.kill()
        start(process)
        if moment == "after":
            hand.kill()

    monkeypatch.setattr(kind, "start", given_up)
    with pytest.raises(Refusal, match="could not be worked out"):
        hand.do(pickle.dumps(partial(time.sleep, 3600)))
    monkeypatch.undo()
    hand.killed = False
    assert hand.do(pickle.dumps(partial(int, "7"))) == 7
    hand.close()


async def test_who_waits_no_more_hands_on_no_busy_process(workers: Workers) -> None:
    waiting = asyncio.create_task(workers.run(partial(time.sleep, 0.3), BOT, "a"))
    await asyncio.sleep(0.1)
    waiting.cancel()
    assert await workers.run(partial(int, "7"), BOT, "a") == 7


async def thought(workers: Workers, bot: str) -> tuple[Made, str]:
    metrics = Metrics()
    match = Match(COVE, Table(2), FastSeed(1))
    turn = BotsTurn.of(match, match.position.to_act()[0], 1)
    (made,) = await Thinkers(workers, 0.5, metrics).play(bot, turn, "a")
    match.take(made)
    return made, metrics.text()


@pytest.mark.parametrize("kind", [bots.Ponderer, bots.Clumsy])
async def test_lots_decide_for_a_bot_that_ponders_or_fails(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, kind: type[bots.Bot]
) -> None:
    monkeypatch.setattr(thinking, "bots_for", lambda game: {kind.name: kind})
    made, numbers = await thought(workers, kind.name)
    assert made.step.action in Match(COVE, Table(2), FastSeed(1)).legal(made.step.seat)
    assert f'quarterdeck_lots_total{{bot="{kind.name}"}} 1.0' in numbers


# -- tables --------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_the_server_itself_computes_nothing_of_a_game_that_is_not_quick(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal, actions, bots, what one may do, and a table read from its record."""

    def never(*given: object) -> None:
        raise AssertionError("computed in the event loop")

    games = {COVE.name: COVE}
    for name in ("apply", "legal", "observe"):
        monkeypatch.setattr(CovePosition, name, never)
    monkeypatch.setattr(type(COVE), "start", never)
    async with running(settings, games) as house, house.guest() as guest:
        table = await guest.open("cove", "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            await seat.play(first, 2)
        cookies = guest.http.cookies
    async with running(settings, games) as house, house.guest() as guest:
        guest.http.cookies = cookies
        async with guest.sit(table["id"]) as seat:
            await seat.play(first)
            assert seat.state["result"]
        replay = await guest.ask("GET", f"/tables/{table['id']}/replay?seat=0")
        assert len(replay["frames"]) == seat.number + 1


async def test_a_person_never_waits_for_thinking(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "bots_for", lambda game: {"random": bots.Ponderer})
    busy = replace(settings, thinkers=1, patience=3600.0)
    async with running(busy, {COVE.name: COVE}) as house, house.guest() as guest:
        lost = [await guest.open("cove", "you", "bot:random") for _ in range(3)]
        async with guest.sit(lost[0]["id"]) as waiting:
            await waiting.until("thinking")
            await waiting.send(type="since", number=0)
            await waiting.until("state")
            table = await guest.open("cove", "you", "local")
            async with guest.sit(table["id"]) as seat:
                await seat.play(first)
                assert seat.state["result"]


async def test_a_person_never_waits_for_a_bot_that_waits_to_be_stored(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at the bot's table nor at another."""
    services, held, thought = house.server.house.services, asyncio.Event(), asyncio.Event()
    play = services.thinkers.play

    async def and_say_so(bot: str, turn: BotsTurn, owner: str) -> Made:
        made = await play(bot, turn, owner)
        await held.wait()
        thought.set()
        return made

    monkeypatch.setattr(Thinkers, "play", staticmethod(and_say_so))
    table = await guest.open("cove", "you", "bot:random")
    alone = await guest.open("cove", "you", "local")
    async with asyncio.timeout(30), guest.sit(table["id"]) as seat, guest.sit(alone["id"]) as mine:
        await seat.until("thinking")
        await mine.my_turn()
        async with services.turns.turn(BOT, "another"):
            held.set()
            await thought.wait()
            await seat.send(type="since", number=0)
            await seat.until("state")
            await mine.play(first, 2)
            assert "bot" not in [message.get("by") for message in seat.seen]
        await seat.until(lambda message: message.get("by") == "bot")


async def test_bots_rest_at_a_deserted_table(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, deserted, asked = house.server.house.services.thinkers, asyncio.Event(), []
    play = thinkers.play

    async def after_all_left(bot: str, turn: BotsTurn, owner: str) -> Made:
        asked.append(bot)
        await deserted.wait()
        if len(asked) == 1:
            raise stale(0)  # so that it is looked anew who is asked
        return await play(bot, turn, owner)

    monkeypatch.setattr(Thinkers, "play", staticmethod(after_all_left))
    table = await guest.open("cove", "you", "bot:random", takeover=60)
    live = await house.server.house.find(table["id"])
    async with guest.sit(table["id"]) as seat:
        await seat.until("thinking")
    while live.telling.connections:
        await asyncio.sleep(0.01)
    live.deserted -= 60
    deserted.set()
    assert live._going is not None
    await live._going
    assert (asked, live.number) == (["random"], 0)
    async with guest.sit(table["id"]) as seat:
        await seat.until(lambda m: m["type"] == "step" and m["by"] == "bot")


async def test_a_replay_is_worked_out_once_and_those_asked_for_last_are_kept(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger, _ = Ledger.deal(COVE, Table(2), FastSeed(1))
    asked: list[object] = []
    run = workers.run

    async def counted(work: partial[bytes], urgency: Urgency, owner: str) -> bytes:
        asked.append(work.args[2])
        return await run(work, urgency, owner)

    monkeypatch.setattr(workers, "run", counted)

    async def frames(seat: int | None) -> bytes:
        return await replays.frames(("table", seat), ledger, FastSeed(1), "a")

    replays = Replays(workers, 2_000_000)
    one, two = await asyncio.gather(frames(0), frames(0))
    assert one == two == await frames(0)
    assert asked == [0]
    replays = Replays(workers, len(one))  # there is room for one
    for seat in (None, 0, 0, None):
        await frames(seat)
    assert asked == [0, None, 0, None]
    sizes = [len(await frames(seat)) for seat in (0, None, 1)]
    replays = Replays(workers, sizes[0] + max(sizes[1:]))  # for two; which was not asked for goes
    asked.clear()
    for seat in (0, None, 0, 1, 0):
        await frames(seat)
    assert asked == [0, None, 1]
