"""Who is next where not all can be served at once: people before bots, and no one before all."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum


class Urgency(IntEnum):
    """How little something can wait."""

    PERSON = 0
    """Somebody has acted and waits for the answer."""
    OPENING = 1
    """Somebody wants to look at a table that is not in memory, or waits for a deal."""
    BOT = 2
    """A bot's move."""
    REPLAY = 3
    """A finished game to look at again."""


@dataclass(order=True, slots=True)
class _Wish:
    urgency: Urgency
    rank: int
    """How many of the same owner's wishes were waiting before it: everybody's first comes first."""
    number: int
    owner: str = field(compare=False)
    granted: asyncio.Future[int] = field(compare=False)


class Turns:
    """A few places, given to whoever is most urgent. The first place is kept for people."""

    def __init__(self, places: int, most_others: int | None = None) -> None:
        """``most_others``: how many places there are at most for what is no person's action."""
        assert places > 1  # one is for people alone
        self._free = set(range(places))
        self._others = places - 1 if most_others is None else most_others
        self._wishes: list[_Wish] = []
        self._waiting: Counter[tuple[Urgency, str]] = Counter()
        self._made = 0

    @asynccontextmanager
    async def turn(self, urgency: Urgency, owner: str) -> AsyncIterator[int]:
        """Wait for a place and keep it for a while; which one it is."""
        place = await self._granted(urgency, owner)
        try:
            yield place
        finally:
            self._leave(urgency, place)

    async def _granted(self, urgency: Urgency, owner: str) -> int:
        self._made += 1
        granted: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        rank = self._waiting[urgency, owner]
        heapq.heappush(self._wishes, _Wish(urgency, rank, self._made, owner, granted))
        self._waiting[urgency, owner] += 1
        self._grant()
        try:
            return await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # it was granted at the very moment
                self._leave(urgency, granted.result())
            raise

    def _leave(self, urgency: Urgency, place: int) -> None:
        self._free.add(place)
        self._others += urgency != Urgency.PERSON
        self._grant()

    def _grant(self) -> None:
        while self._wishes and self._free:
            wish = self._wishes[0]
            person = wish.urgency == Urgency.PERSON
            gone = wish.granted.cancelled()
            if not (gone or person or (self._others and max(self._free) > 0)):
                return  # what is left is for people, and none of them waits
            heapq.heappop(self._wishes)
            self._forget(wish)
            if not gone:
                self._others -= not person
                wish.granted.set_result(self._take(person))

    def _take(self, person: bool) -> int:
        place = min(self._free) if person else max(self._free)
        self._free.remove(place)
        return place

    def _forget(self, wish: _Wish) -> None:
        self._waiting[wish.urgency, wish.owner] -= 1
        if not self._waiting[wish.urgency, wish.owner]:
            del self._waiting[wish.urgency, wish.owner]
