"""A client of a real server: HTTP by httpx, the socket by websockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.core import Game
from quarterdeck.core.rng import pledge
from quarterdeck.games.rattle_battle.geometry import BOX
from quarterdeck.server.app import Server
from quarterdeck.server.run import listen, runner
from quarterdeck.server.settings import Settings
from tests.wire.validating import check, check_answer

Json = dict[str, Any]
"""A message as it came over the wire."""
PATIENCE = 60
"""Seconds until a test gives up."""
CURIOUS = 3
"""Of so many actions one is asked about before it is done."""


@asynccontextmanager
async def running(settings: Settings, games: dict[str, Game]) -> AsyncIterator[House]:
    """A server in this process, on a port of its own."""
    server = Server(settings, games)
    listener = listen("127.0.0.1", 0)
    run = runner(server)
    serving = asyncio.create_task(run.serve([listener]))
    while not run.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.01)
    try:
        yield House(server, f"127.0.0.1:{listener.getsockname()[1]}")
    finally:
        run.should_exit = True
        await serving


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The real command, in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://([\d.:]+)/", line)
        assert found, line
        yield found[1], process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


class House:
    """Where a server is reached."""

    def __init__(self, server: Server, host: str) -> None:
        self.server, self.host = server, host

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[Guest]:
        async with guest_at(self.host) as guest:
            yield guest


@asynccontextmanager
async def guest_at(host: str) -> AsyncIterator[Guest]:
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE) as http:
        yield Guest(http, host)


class Guest:
    """A browser: a cookie and what it asks for."""

    def __init__(self, http: httpx.AsyncClient, host: str) -> None:
        self.http, self.host = http, host

    async def ask(self, method: str, path: str, body: Json | None = None, *, ok: int = 0) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == ok if ok else answer.is_success, answer.text
        told = answer.json() if answer.content else None
        if not answer.is_success:
            check(told, "Failure")
        elif told is not None:
            check_answer(method, path, told)
        return told

    async def open(self, game: str, *kinds: str, **more: object) -> Json:
        seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        table = await self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        assert isinstance(table, dict)
        return table

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())}

    @asynccontextmanager
    async def sit(
        self, table: str, since: int | None = None, query: str = "", nonces: bool = True
    ) -> AsyncIterator[Seat]:
        """Look at a table; take part in its deal."""
        query = f"?{query}" if since is None else f"?since={since}&{query}"
        url = f"ws://{self.host}/api/tables/{table}/socket{query}"
        headers = self.headers
        # No pings: a test that does not read for a while, on a slow machine, is no lost connection.
        async with connect(
            url, additional_headers=headers, max_size=None, ping_interval=None
        ) as socket:
            seat = Seat(socket)
            seat.nonces = nonces
            yield seat


class Seat:
    """One socket, and all that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.seen: list[Json] = []
        self.number = -1
        self.you: list[int] = []
        self.state: Json = {}
        self.table: Json = {}
        self.nonces = True
        self.pledged: dict[int, str] = {}
        self.done: list[tuple[int, str]] = []
        """What was played: the seat, and its action as it was sent."""
        self.refused: list[tuple[str, Json]] = []
        """What the rules did not allow, and what they said to it."""
        self.previewed: list[tuple[str, Json]] = []
        """What was asked for beforehand, and what it would have brought."""
        self._ids = count(1)
        self._sent: dict[object, Json] = {}
        """What was said last under an id: what is accepted must have been a message."""

    async def next(self) -> Json:
        """The next message."""
        text = await self._receive()
        assert isinstance(text, str)
        message = json.loads(text)
        self.raw.append(text)
        self.seen.append(message)
        match message["type"]:
            case "welcome" | "table":
                self.table, self.you = message["table"], message["you"]
            case "deal" if self.nonces and self.you and not self.pledged:
                await self.pledge(message["commitment"], {n: f"nonce{n}" for n in self.you})
            case "pledged" if self.nonces and self.pledged:
                await self.send(type="show", nonces=self.pledged)
            case "step":
                self.number = message["number"]
            case "state":
                self.state, self.number = message, message["number"]
            case "accepted" if message["id"] in self._sent:
                check(self._sent[message["id"]], "ClientMessage")
        check(message, "ServerMessage", self.table["game"])
        assert isinstance(message, dict)
        return message

    async def _receive(self) -> str | bytes:
        """Patience second by second: a machine that sleeps meanwhile costs but one of them."""
        for _ in range(PATIENCE):
            with suppress(TimeoutError):
                return await asyncio.wait_for(self.socket.recv(), 1.0)
        raise TimeoutError(f"nothing came for {PATIENCE} seconds")

    async def until(self, wanted: Callable[[Json], bool] | str) -> Json:
        """The next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def send(self, **message: object) -> None:
        self._sent[message.get("id")] = message
        await self.socket.send(json.dumps(message))

    async def pledge(self, commitment: str, nonces: dict[int, str]) -> None:
        """Say what one's seats will add to the deal; they show it when they are asked."""
        self.pledged = nonces
        pledges = {seat: pledge(commitment, seat, nonce) for seat, nonce in nonces.items()}
        await self.send(type="pledge", pledges=pledges)

    async def act(self, action: str, seat: int | None = None, **more: object) -> Json:
        """Do something; the answer."""
        seat = self.you[0] if seat is None else seat
        name = f"c{id(self)}-{next(self._ids)}"
        message = {"id": name, "number": self.number, "seat": seat, "action": action, **more}
        await self.send(type="act", **message)
        return await self.answer(str(message["id"]))

    async def preview(self, action: str, seat: int | None = None) -> Json:
        """Ask what something would bring; the answer."""
        seat = self.you[0] if seat is None else seat
        name = f"p{next(self._ids)}"
        await self.send(type="preview", id=name, seat=seat, action=action)
        return await self.answer(name)

    async def undo(self, seat: int | None = None) -> Json:
        seat = self.you[0] if seat is None else seat
        name = f"u{next(self._ids)}"
        await self.send(type="undo", id=name, number=self.number, seat=seat)
        return await self.answer(name)

    async def answer(self, name: str) -> Json:
        kinds = ("accepted", "previewed", "refused")
        return await self.until(lambda m: m["type"] in kinds and m["id"] == name)

    async def my_turn(self) -> bool:
        """Wait until people are asked, oneself among them; False if the game is over instead."""
        while not self.state or not (self.state["result"] or self._asked()):
            await self.next()
        return not self.state["result"]

    def _asked(self) -> bool:
        return bool(self.state["legal"]) and self.people_asked()

    def people_asked(self) -> bool:
        kinds = {self.table["seats"][seat]["kind"] for seat in self.state["to_act"]}
        return kinds == {"human"}

    async def play(
        self, choose: Callable[[Json, str], str], most: int = 100_000, *, curious: bool = False
    ) -> None:
        """Play on by a rule that chooses an action for a seat; the curious ask first about some."""
        while most > 0 and await self.my_turn():
            seat = min(self.state["legal"])
            state, self.state = self.state, {}
            action = choose(state, seat)
            if curious and most % CURIOUS == 0 and action in state["legal"][seat]["actions"]:
                self.previewed.append((action, await self.preview(action, int(seat))))
            answer = await self.act(action, int(seat), number=state["number"])
            if answer["type"] == "accepted":
                self.done.append((int(seat), action))
            elif answer["code"] == "illegal":
                # Only numbers that were filled in can be wrong; the table still stands as it did.
                assert action not in state["legal"][seat]["actions"], answer
                self.refused.append((action, answer))
                self.state = self.state or state
            else:
                assert answer["code"] in ("stale", "over"), answer
                await self.send(type="since", number=self.number)
            most -= 1


def first(state: Json, seat: str) -> str:
    """The last listed action: it stops soon, and passes; a game comes to its end."""
    actions = state["legal"][seat]["actions"]
    return str(actions[len(actions) * 7 // 10])


SPANS = {
    "x": (-BOX / 2, BOX / 2),
    "y": (-BOX / 2, BOX / 2),
    "degrees": (0.0, 360.0),
    "force": (0.0, 1.0),
}
"""What somebody who knows only the box fills in for the numbers of a range."""


class Lots:
    """Chooses by lot: nearly always a range with numbers where there is one, else a verb, then an
    action, or sometimes several tokens at once.

    A spot may be anywhere in the box: the rules refuse four of five, and another lot is drawn.
    Cards that only one may look at are always asked for.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, state: Json, seat: str) -> str:
        actions, ranges = state["legal"][seat]["actions"], state["legal"][seat]["ranges"]
        looks = [action for action in actions if action.split()[0] in ("hire", "build")]
        if looks:
            return str(self._random.choice(looks))
        forms = [each["text"] for each in ranges]
        for some, often in (([form for form in forms if "<" in form], 0.95), (forms, 0.2)):
            if some and (not actions or self._random.random() < often):
                return self._filled(self._random.choice(some))
        verb = self._random.choice(sorted({action.split()[0] for action in actions}))
        return str(self._random.choice([a for a in actions if a.split()[0] == verb]))

    def _filled(self, form: str) -> str:
        """An action of a range: a number for each name, and of words in brackets one, or none."""
        numbers = re.sub("<(.+?)>", lambda m: f"{self._random.uniform(*SPANS[m[1]]):.1f}", form)
        words = re.sub(r"\[(.*?)\]", lambda m: self._random.choice(["", *m[1].split()]), numbers)
        return " ".join(words.split())
