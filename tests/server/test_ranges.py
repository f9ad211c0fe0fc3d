"""Actions with numbers over a real socket: Rattle Battle, whole games and single moves."""

from __future__ import annotations

import asyncio
import re

import pytest

from quarterdeck.core import Record
from quarterdeck.core.record import Act
from quarterdeck.core.verify import WRONG, verify
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.server.settings import Settings
from tests.core.playing import QUICK
from tests.rattle_battle.positions import From
from tests.server.client import Guest, Lots, Seat, running

FILLED = re.compile(r"(move|use|throw) .*(to|from) -?[\d.]+ -?[\d.]+")


async def play(guest: Guest, other: Guest, seed: int, **options: str) -> tuple[list[Seat], Record]:
    """A game of two people and a bot, to its end."""
    await other.ask("GET", "/me")
    table = await guest.open(RATTLE_BATTLE.name, "you", "open", "bot:random", options=options)
    await other.ask("POST", f"/tables/{table['id']}/join", {})
    async with guest.sit(table["id"], -1) as mine, other.sit(table["id"], -1) as theirs:
        people = [mine, theirs]
        await asyncio.gather(*(seat.play(Lots(seed + n)) for n, seat in enumerate(people)))
        for seat in people:
            await seat.until("opened")
    text = (await guest.http.get(f"/api/tables/{table['id']}/record")).text
    return people, Record.parse(text)


def check(people: list[Seat], record: Record) -> None:
    """What was accepted is in the record, once and in order; what was refused left no trace."""
    acts = [entry for entry in record.entries if isinstance(entry, Act)]
    for number, seat in enumerate(people):
        done = [str(RATTLE_BATTLE.parse_action(action)) for _, action in seat.done]
        by = {
            message["number"]: message["by"] for message in seat.seen if message["type"] == "step"
        }
        numbered = enumerate(acts, start=1)
        assert done == [a.action for n, a in numbered if a.seat == number and by[n] != "obvious"]
        assert all(answer["reason"] and answer["text"] for _, answer in seat.refused)
        steps = {message["number"] for message in seat.seen if message["type"] == "step"}
        assert steps == set(range(len(acts) + 1))
    assert not [found for found in verify(RATTLE_BATTLE, record) if found.verdict == WRONG]


def verbs(people: list[Seat]) -> set[str]:
    """Which kinds of actions were done with numbers."""
    return {text.split()[0] for seat in people for _, text in seat.done if FILLED.match(text)}


async def test_a_whole_game_with_numbers_filled_in(guest: Guest, other: Guest) -> None:
    people, record = await play(guest, other, 1, **QUICK[RATTLE_BATTLE.name])
    check(people, record)
    assert verbs(people) >= {"move"}
    assert "move-too-far" in {answer["reason"] for seat in people for _, answer in seat.refused}


@pytest.mark.soak
@pytest.mark.parametrize("scenario", RATTLE_BATTLE.options["scenario"].values)
async def test_whole_games_with_real_drops(guest: Guest, other: Guest, scenario: str) -> None:
    met: set[str] = set()
    for seed in range(10):
        people, record = await play(guest, other, seed, scenario=scenario, drops="real")
        check(people, record)
        met |= verbs(people)
    assert met >= ({"move"} if scenario == "introductory" else {"move", "throw"})


SEA = "option drops pool; card stragglers; phase actions; parts 0 1 0 0; upgrades 0 drill; "
SHIPS = "sea 0.1 3 at 0 0, y1 1 at 40 0"
CRAZY = "option drops pool; quest 2 2; phase crazy; card knives"
MEASURE = {
    "start": {"x": 0.0, "y": 0.0},
    "end": {"x": 88.1, "y": 0.0},
    "length": 88.1,
    "limit": 88.0,
}
THROW = "throw 0.1 from <x> <y> towards <degrees> with <force>"


@pytest.mark.parametrize(
    ("position", "told", "wrong", "right"),
    [
        (
            SEA + SHIPS,
            {
                "kind": "slides",
                "by": "sail",
                "ship": "0.1",
                "limit": 88.0,
                "start": {"x": 0.0, "y": 0.0, "angle": 0.0},
                "stops": [],
                "under": ["y1"],
                "drill": True,
                "text": "move 0.1 to <x> <y> drill [y1]",
            },
            {
                "move 0.1 to 88.1 0": ("move-too-far", {"distance": 88.1, "reach": 88}),
                "move 0.1 to 33 0": ("occupied", {}),
                "move 0.1 to -20 0 drill y1": ("not-crossed", {"ship": "y1"}),
                "move 0.1 to <x> <y>": ("no-action", {}),
            },
            "move 0.1 to 80 0 drill y1",
        ),
        (
            CRAZY,
            {"kind": "throws", "die": "0.1", "limit": 142.5, "text": THROW},
            {
                THROW.replace("<x>", "500"): ("no-action", {}),
                "throw 0.1 from 0 500 towards 0 with 1": ("no-such-throw", {}),
            },
            "throw 0.1 from 0 0 towards 90 with 0.5",
        ),
    ],
    ids=["move", "throw"],
)
async def test_wrong_numbers_are_refused_with_the_reason_and_nothing_is_lost(
    settings: Settings,
    position: str,
    told: dict[str, object],
    wrong: dict[str, tuple[str, dict[str, object]]],
    right: str,
) -> None:
    game = From(position)
    async with running(settings, {game.name: game}) as house, house.guest() as guest:
        table = await guest.open(game.name, "you", "bot:random")
        async with guest.sit(table["id"]) as seat:
            assert await seat.my_turn()
            before = seat.state
            assert told in before["legal"]["0"]["ranges"]
            for action, why in wrong.items():
                answer = await seat.act(action)
                assert (answer["type"], answer["code"]) == ("refused", "illegal")
                assert (answer["reason"], answer["details"]) == why
                assert answer["measure"] == (MEASURE if "distance" in answer["details"] else None)
                assert (answer["number"], seat.state) == (0, before)
                # Who only asks is told the same.
                asked = await seat.preview(action)
                assert {**asked, "id": ""} == {**answer, "id": ""}
            ahead = await seat.preview(right)
            assert (ahead["type"], ahead["number"]) == ("previewed", 0)
            answer = await seat.act(right)
            assert (answer["type"], answer["number"]) == ("accepted", 1)
            step = await seat.until("step")
            assert (step["number"], step["action"]) == (1, right)
            certain = ahead["events"]
            assert step["events"][: len(certain)] == certain
            assert ahead["whole"] == (step["events"] == certain)
