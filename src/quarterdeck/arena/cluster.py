"""A Ray cluster, or Ray on this machine. Ray itself plays a lost task again."""

from __future__ import annotations

import socket
from collections.abc import Generator
from types import ModuleType
from typing import TYPE_CHECKING, Final

from quarterdeck.arena.games import Batch, DealPlayer, Task
from quarterdeck.arena.plan import ArenaError
from quarterdeck.arena.work import Job, Work
from quarterdeck.core.errors import lacking

if TYPE_CHECKING:
    from ray import ObjectRef

RETRIES: Final = 5
PATIENCE: Final = 5.0
"""Seconds."""
LOCAL: Final = "ray"
"""The address that stands for Ray on this machine."""


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise ArenaError(f"Ray is not installed; {lacking('ray')}") from None
    return ray


def _knock(address: str) -> None:
    """Fail at once if nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():  # else one of Ray's own words, such as auto
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


class Cluster:
    """Plays in Ray's workers."""

    def __init__(self, address: str = LOCAL, processes: int | None = None) -> None:
        """``processes`` is how many tasks are out at once; else as many as there are cores."""
        self._address = address
        self._processes = processes

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            self.connect()
        try:
            yield from self._run(job, work)
        finally:
            if ours:
                self.disconnect()

    def disconnect(self) -> None:
        """Leave the cluster; Ray on this machine stops."""
        _ray().shutdown()

    def connect(self) -> None:
        """Start Ray, or find the cluster. ``run`` does so itself, and leaves again."""
        ray = _ray()
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self._address == LOCAL:
                ray.init(num_cpus=self._processes, include_dashboard=False, **quiet)
            else:
                _knock(self._address)
                ray.init(address=self._address, **quiet)
        except (OSError, ValueError, RuntimeError) as error:
            raise ArenaError(f"no Ray cluster at '{self._address}': {error}") from None

    def _run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        ray = _ray()
        play = ray.remote(max_retries=RETRIES, retry_exceptions=False)(_play)
        shared = ray.put(job)
        slots = self._processes or max(1, int(ray.cluster_resources().get("CPU", 1)))
        out: dict[ObjectRef[Batch], Task] = {}
        while True:
            while len(out) < 2 * slots and (task := work.next()):
                out[play.remote(shared, task)] = task
            if not out:
                return
            finished, _ = ray.wait(list(out), num_returns=1)
            for reference in finished:
                task = out.pop(reference)
                try:
                    batch: Batch = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.WorkerCrashedError:
                    raise ArenaError(
                        f"{RETRIES + 1} workers in a row died over the deals from "
                        f"{task.deals[0][0]} on; a bot seems to take its process along"
                    ) from None
                work.learn(task, batch)
                yield batch


_players: dict[str, DealPlayer] = {}
"""In a worker: who plays the job, kept from task to task."""


def _play(job: Job, task: Task) -> Batch:
    if job.token not in _players:
        _players.clear()
        _players[job.token] = job.player()
        _players[job.token].prepare()
    return _players[job.token].play(task)
