"""Processes that compute for the server, so that its event loop never does for long.

They are given values and hand back values, and keep nothing. All run at a lower priority than the
server; the first is for people's actions alone, and comes before the others.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar, cast

from quarterdeck.server.begun import Begun
from quarterdeck.server.errors import Code, Refusal
from quarterdeck.server.turns import Turns, Urgency

LOG: Final = logging.getLogger(__name__)
PEOPLE: Final = 5
BEHIND: Final = 10
"""How much the system prefers the server to its workers."""
TRIES: Final = 2
"""Processes that may die over one piece of work."""

T = TypeVar("T")
Work = Callable[[], T]
"""What is to be done: a partial of a function, or a method of a value, that can be pickled."""

# A clean process that has loaded the games, and is forked at need: no worker starts from nothing.
# Elsewhere than on Linux libraries do not survive even that.
_CONTEXT: Final = (
    multiprocessing.get_context("forkserver")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)
_CONTEXT.set_forkserver_preload(["quarterdeck.server.provisions"])


class WorkFailed(Exception):
    """What a worker was to do has failed; the text is its traceback."""


class Workers:
    """A few processes, for whoever is most urgent."""

    def __init__(self, behind: int) -> None:
        """``behind``: how many there are beside the one for people's actions."""
        self._hands = [_Hand(PEOPLE), *(_Hand(BEHIND) for _ in range(behind))]
        self._turns = Turns(len(self._hands))
        self._threads = ThreadPoolExecutor(len(self._hands), thread_name_prefix="worker")
        self._begun = Begun()

    def prepare(self, work: Work[None]) -> None:
        """Start all processes, and let each do something first."""
        urgencies = [Urgency.PERSON, *[Urgency.BOT] * (len(self._hands) - 1)]
        for urgency in urgencies:
            self._begun.begin(self._run(work, urgency, "", None))

    async def run(
        self, work: Work[T], urgency: Urgency, owner: str, patience: float | None = None
    ) -> T:
        """What a piece of work gives; TimeoutError if it takes longer, waiting not counted.

        Of an owner who wants much only the first piece comes soon.
        """
        # Whoever gives up waiting must not hand on a process that still works.
        return await self._begun.finish(self._run(work, urgency, owner, patience))

    async def _run(self, work: Work[T], urgency: Urgency, owner: str, patience: float | None) -> T:
        loop = asyncio.get_running_loop()
        async with self._turns.turn(urgency, owner) as place:
            hand = self._hands[place]
            hand.killed = False
            doing = loop.run_in_executor(self._threads, lambda: hand.do(pickle.dumps(work)))
            # When the server closes meanwhile nobody is left to ask how it went.
            doing.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.wait([doing], timeout=patience)
            if doing.done():
                return cast(T, doing.result())
            hand.kill()
            await asyncio.gather(doing, return_exceptions=True)
            raise TimeoutError

    async def close(self) -> None:
        """End them all, whatever they do."""
        self._begun.cancel()
        for hand in self._hands:
            hand.close()
        await self._begun.all()
        self._threads.shutdown(cancel_futures=True)


class _Hand:
    """One process, started when there is something to do. Only one thread at a time uses it."""

    def __init__(self, lower: int) -> None:
        self._lower = lower
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self.killed = self._closed = False

    def do(self, work: bytes) -> object:
        """What comes of a piece of work; raises what it raises."""
        for _ in range(TRIES):
            with suppress(EOFError, ConnectionError):
                done, value = pickle.loads(self._sent(work))
                if not done:
                    raise value
                return value
            self._bury()
            if self._given_up():
                break
            LOG.error("a process died over its work")
        raise Refusal(Code.UNAVAILABLE, "it could not be worked out; try again")

    def _sent(self, work: bytes) -> bytes:
        pipe = self._pipe or self._start()
        pipe.send_bytes(work)
        return pipe.recv_bytes()

    def _start(self) -> Connection:
        if self._given_up():
            raise EOFError
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(
            target=_work_on, args=(theirs, self._lower), daemon=True, name="quarterdeck-worker"
        )
        process.start()  # the first one takes seconds, in which the work may have been given up
        theirs.close()  # so that its death closes the pipe
        self._process, self._pipe = process, ours
        if self._given_up():
            process.kill()
        return ours

    def _given_up(self) -> bool:
        return self.killed or self._closed

    def _bury(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End the process in the middle of its work; another one comes after it."""
        self.killed = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.kill()


def _work_on(pipe: Connection, lower: int) -> None:
    """The life of a worker: until the server, at the other end of the pipe, is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it, too, and says goodbye
    if hasattr(os, "nice"):
        os.nice(lower)
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send_bytes(_answer(pickle.loads(pipe.recv_bytes())))


def _answer(work: Work[object]) -> bytes:
    try:
        return pickle.dumps((True, work()), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((False, WorkFailed(traceback.format_exc())))
