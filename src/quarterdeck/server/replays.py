"""Finished games to look at again: each is worked out once, elsewhere, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.server.begun import Begun
from quarterdeck.server.turns import Urgency
from quarterdeck.server.work import replay

if TYPE_CHECKING:
    from quarterdeck.core import Seed
    from quarterdeck.server.ledger import Ledger
    from quarterdeck.server.workers import Workers

Key = tuple[str, int | None]
"""A table, and the seat through whose eyes it is seen."""


class Replays:
    """The frames of games as JSON, those asked for last."""

    def __init__(self, workers: Workers, most: int) -> None:
        """``most``: how many bytes are kept."""
        self._workers, self._most = workers, most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._begun = Begun()
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def frames(self, key: Key, ledger: Ledger, seed: Seed, owner: str) -> bytes:
        """A finished game; whoever asks while it is worked out gets the same."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            work = partial(replay, ledger, seed, key[1])
            made = self._workers.run(work, Urgency.REPLAY, owner)
            self._making[key] = self._begun.begin(made)
            self._making[key].add_done_callback(partial(self._keep, key))
        return await asyncio.shield(self._making[key])

    def _keep(self, key: Key, made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception():
            return
        self._kept[key] = made.result()
        self._size += len(made.result())
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
