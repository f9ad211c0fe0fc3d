"""Several processes on this machine. One that dies loses no game: another plays its deals."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from quarterdeck.arena.games import Batch, Task
from quarterdeck.arena.plan import ArenaError
from quarterdeck.arena.work import Job, Work
from quarterdeck.core import QuarterdeckError

MOST_DEATHS: Final = 3
"""How often a task may take its process along before it is the bots' fault."""


@dataclass
class _Worker:
    process: BaseProcess
    pipe: Connection
    task: Task | None = None


class Processes:
    """Plays in processes that this one starts."""

    def __init__(self, number: int) -> None:
        if number < 1:
            raise ArenaError(f"the number of processes is at least 1, not {number}")
        self._number = number
        # Spawned, not forked: compiled code and threads do not survive a fork everywhere.
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []

    @property
    def pids(self) -> list[int]:
        """The processes that play now."""
        return [worker.process.pid or 0 for worker in self._workers]

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        job.player().prepare()  # compiled once, before everybody does
        returned: list[Task] = []
        deaths: dict[Task, int] = {}
        try:
            self._workers = [self._start(job) for _ in range(self._number)]
            while True:
                self._hand_out(work, returned)
                busy = {worker.pipe: worker for worker in self._workers if worker.task}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy[pipe]
                    task = worker.task
                    assert task is not None  # so busy was made
                    batch = self._received(worker)
                    if batch is None:
                        returned.append(task)
                        deaths[task] = deaths.get(task, 0) + 1
                        self._replace(worker, job, deaths[task])
                    else:
                        work.learn(task, batch)
                        yield batch
        finally:
            self._stop()

    def _hand_out(self, work: Work, returned: list[Task]) -> None:
        for worker in self._workers:
            if worker.task is None:
                worker.task = returned.pop() if returned else work.next()
                if worker.task is not None:
                    with suppress(ConnectionError):  # it is dead, as its pipe will say
                        worker.pipe.send(worker.task)

    def _received(self, worker: _Worker) -> Batch | None:
        """What a worker has finished; None if it is dead."""
        try:
            answer = worker.pipe.recv()
        except (EOFError, ConnectionError):
            return None
        worker.task = None
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Batch)
        return answer

    def _start(self, job: Job) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(job, theirs), daemon=True)
        process.start()
        theirs.close()  # so that its death closes the pipe
        return _Worker(process, ours)

    def _replace(self, worker: _Worker, job: Job, deaths: int) -> None:
        worker.process.join()
        worker.pipe.close()
        if deaths >= MOST_DEATHS:
            assert worker.task is not None
            numbers = ", ".join(str(deal) for deal, _ in worker.task.deals[:3])
            raise ArenaError(
                f"{deaths} processes in a row died over the deals {numbers} ... "
                f"(exit code {worker.process.exitcode}); a bot seems to take its process along"
            )
        self._workers[self._workers.index(worker)] = self._start(job)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.process.kill()  # what it has not sent will be played again
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()
        self._workers = []


def _serve(job: Job, pipe: Connection) -> None:
    """A worker's life: tasks come, batches or a failure go back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started this
    player = job.player()
    player.prepare()
    while True:
        try:
            task: Task = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(player.play(task))
        except QuarterdeckError as error:
            pipe.send(error)
            return
