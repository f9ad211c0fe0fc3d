"""Threads that share the games of an environment; a copy or a forked process has its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final
from weakref import WeakSet

import numpy as np
from numpy.typing import NDArray

Argument = NDArray[np.generic] | np.uint64 | int


class Threads:
    """So many threads, the caller's among them, each with its part of the games."""

    def __init__(self, games: int, count: int) -> None:
        self._games, self._count = games, count
        bounds = np.linspace(0, games, count + 1).astype(int)
        self._parts = [slice(a, b) for a, b in pairwise(bounds)]
        self.start()
        _EVERYWHERE.add(self)

    def __reduce__(self) -> tuple[type[Threads], tuple[int, int]]:
        """Threads are not copied: a copy starts its own."""
        return Threads, (self._games, self._count)

    def start(self) -> None:
        """Have threads that run in this process; they begin with the first call."""
        self._pool = ThreadPoolExecutor(self._count - 1) if self._count > 1 else None

    def call(self, loop: Callable[..., int], *arguments: Argument) -> None:
        """Call a loop on all games, a part in each thread; numbers go to all."""
        waiting = []
        for part in self._parts[1:]:
            assert self._pool is not None
            waiting.append(self._pool.submit(loop, *_part(arguments, part)))
        loop(*_part(arguments, self._parts[0]))
        for call in waiting:
            call.result()

    def stop(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown()


def _part(arguments: tuple[Argument, ...], games: slice) -> Iterator[Argument]:
    """The arguments for a part of the games."""
    return (a[games] if isinstance(a, np.ndarray) else a for a in arguments)


_EVERYWHERE: Final[WeakSet[Threads]] = WeakSet()


def _start_anew() -> None:
    for threads in _EVERYWHERE:
        threads.start()


# A fork copies the memory, but of the threads only the one that forked: a pool would wait for ever.
if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(after_in_child=_start_anew)
