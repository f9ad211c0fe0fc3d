"""Tables of a real server that stand at a decision, brought there over its socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from tests.server.client import Guest, Json, Seat, guest_at

MOST_TABLES: Final = 10
PAUSE: Final = 1 / 50
"""A server hears only so many messages a second."""
SWORDS: Final = ("hire sailor", "hire pirate", "hire jack")
"""Whoever hires them can repel ships."""

Wanted = Callable[[set[str]], bool]
"""Whether a decision is the one, by what is legal."""


@dataclass(frozen=True)
class Places:
    """Where the tables are, and the guest to whom their seats belong."""

    cookie: tuple[str, str]
    paths: dict[str, str]
    waiting: str
    """A table with a seat that nobody has taken."""


def places(address: str) -> Places:
    """A table at each decision, and one whose game is over."""
    # In another thread, for the browser of the tests keeps an event loop in this one.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(_places(address))).result()


async def _places(address: str) -> Places:
    async with guest_at(urlsplit(address).netloc) as guest:
        paths = {
            "draw or stop": await _bring(guest, lambda legal: {"draw", "stop"} <= legal),
            "trade or hire": await _bring(guest, _to_trade),
            "repel": await _bring(guest, lambda legal: "repel" in legal),
            "result": await _bring(guest, None),
        }
        waiting = (await guest.open("port-royal", "you", "bot", "open"))["id"]
        (cookie,) = guest.http.cookies.items()
    paths["replay"] = f"{paths['result']}/replay#30"
    return Places(cookie, paths, f"/t/{waiting}")


def _to_trade(legal: set[str]) -> bool:
    return any(a.startswith("trade") for a in legal) and any(a.startswith("hire") for a in legal)


async def _bring(guest: Guest, there: Wanted | None) -> str:
    """Play for two people at one device until one may decide so; else to the end, with a bust."""
    for _ in range(MOST_TABLES):
        table = await guest.open("port-royal", "you", "local")
        async with guest.sit(table["id"]) as seat:
            if await _play(seat, there):
                return f"/t/{table['id']}"
    raise AssertionError(f"no such decision in {MOST_TABLES} games")


async def _play(seat: Seat, there: Wanted | None) -> bool:
    while await seat.my_turn():
        state, seat.state = seat.state, {}
        number = min(state["legal"])
        legal = state["legal"][number]["actions"]
        if there is not None and there(set(legal)):
            return True
        answer = await seat.act(_choice(state, legal), int(number))
        assert answer["type"] == "accepted", answer
        await asyncio.sleep(PAUSE)
    steps = [message for message in seat.seen if message["type"] == "step"]
    busts = (event["kind"] == "bust" for step in steps for event in step["events"])
    return there is None and any(busts)


def _choice(state: Json, legal: list[str]) -> str:
    """As a plain player would, with an eye for swords."""
    wanted = [*SWORDS, "hire", "trade", "draw", "stop", "pass"]
    if len(state["observation"]["harbour"]) > 2:
        wanted = [*SWORDS, "hire", "trade", "stop", "pass", "draw"]
    ways = (action for name in wanted for action in legal if action.startswith(name))
    return next(ways, legal[0])
