"""No hidden fact crosses a socket.

Whole games are played with every seat and a spectator listening. What came over each raw socket
must be what the record says that viewer may know, and nothing else: each step is made again by
the rules, and once more with all that is hidden from the viewer dealt otherwise.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from quarterdeck.core import Game, Match, Record
from quarterdeck.core.game import plain
from quarterdeck.core.match import filtered
from quarterdeck.server.settings import Settings
from tests.conftest import GAMES
from tests.core.test_leaks import same_to
from tests.server.client import Json, Seat, first, running

HIDDEN = ("secret", "seed", "position", "outcomes", "stock")
"""Words that no message needs before the end."""


def told_to(seat: Seat, kind: str) -> dict[int, Json]:
    return {m["number"]: m for m in seat.seen if m["type"] == kind}


def before_the_end(seat: Seat) -> str:
    """All that came over the wire until the secret was opened, as it came."""
    types = [message["type"] for message in seat.seen]
    return "\n".join(seat.raw[: types.index("opened")])


@pytest.mark.parametrize(
    "number", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, 100))]
)
async def test_every_socket_carries_only_what_its_viewer_may_know(
    settings: Settings, game: Game, number: int
) -> None:
    games = {game.name: game for game in GAMES}
    async with running(settings, games) as house, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.guest()) for _ in range(3)]
        for person in people:
            await person.ask("GET", "/me")
        table = await people[0].open(game.name, "you", "open", "bot:random")
        await people[1].ask("POST", f"/tables/{table['id']}/join", {})
        sockets = [await stack.enter_async_context(p.sit(table["id"], -1)) for p in people]
        await asyncio.gather(*(seat.play(first) for seat in sockets[:2]))
        for seat in sockets:
            await seat.until("opened")
        text = (await people[0].http.get(f"/api/tables/{table['id']}/record")).text
        compare(game, Record.parse(text), dict(zip((0, 1, None), sockets, strict=True)))


def compare(game: Game, record: Record, sockets: dict[int | None, Seat]) -> None:
    secret = record.entries[-1]
    checked = 0
    for number, match in enumerate(steps_of(game, record)):
        for viewer, seat in sockets.items():
            step, state = told_to(seat, "step")[number], told_to(seat, "state")[number]
            events = match.steps[-1].events if match.steps else match.opening
            assert step["events"] == as_json([plain(e) for e in filtered(list(events), viewer)])
            assert state["observation"] == as_json(plain(match.observe(viewer)))
            assert list(state["legal"]) == [str(viewer)] * (viewer in match.position.to_act())
            other = same_to(viewer, match.position, number)
            assert state["observation"] == as_json(plain(other.observe(viewer)))
            assert state["to_act"] == list(other.to_act())
            if viewer is not None and state["legal"]:
                legal = state["legal"][str(viewer)]["actions"]
                assert legal == [str(action) for action in other.legal(viewer).actions]
            if step["action"] is not None and step["seat"] != viewer:
                assert not step["action"].startswith("choose")  # the cove's secret choice
            checked += str(other) != str(match.position)
    assert checked > 10  # there was something to hide
    for seat in sockets.values():
        wire = before_the_end(seat)
        assert str(secret).split()[1] not in wire
        assert not any(f'"{word}"' in wire for word in HIDDEN)
        assert "shuffle " not in wire


def steps_of(game: Game, record: Record) -> list[Match]:
    """The match after its opening, and after each action. Nothing was taken back."""
    found = []
    seen = -1
    for match in Match.replay(game, record):
        if len(match.steps) > seen:
            seen = len(match.steps)
            copy = object.__new__(Match)
            copy.__dict__.update(match.__dict__)
            copy.steps = list(match.steps)
            found.append(copy)
    return found


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))
