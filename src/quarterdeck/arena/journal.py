"""What has been played so far, in a file that survives whatever stops the program.

The first line is the plan, each line after it a batch of games. A line that was cut off in
the middle is dropped; its deals are played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from quarterdeck.arena.games import Batch, Played
from quarterdeck.arena.plan import ArenaError, PlanText
from quarterdeck.arena.times import Times

NAME = "journal.jsonl"


class _Line(msgspec.Struct):
    games: list[Played]
    times: dict[int, Times]


def plan_in(path: Path) -> PlanText:
    """The plan that a journal is about."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=PlanText)
    except OSError as error:
        raise ArenaError(f"no tournament in '{path.parent}': {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise ArenaError(f"'{path}' is no journal of an arena: {error}") from None


class Journal:
    """A tournament's journal; what is in it already is read when it is opened."""

    def __init__(self, path: Path, plan: PlanText) -> None:
        self.path = path
        self._file: BinaryIO
        self.games: list[Played] = []
        self.times: list[dict[int, Times]] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            found = plan_in(path)
            if found != plan:
                raise ArenaError(
                    f"'{path.parent}' holds another tournament: {found.differences(plan)}; "
                    "name another folder for this one, or bring back what has changed"
                )
            self._file = path.open("r+b")
            self._read()
        else:
            self._file = path.open("wb")
            self._write(msgspec.json.encode(plan))

    def _read(self) -> None:
        file = self._file
        file.readline()
        good = file.tell()
        for line in file:
            try:
                batch = msgspec.json.decode(line, type=_Line)
            except msgspec.MsgspecError:
                break
            if not line.endswith(b"\n"):
                break
            good += len(line)
            self.games += batch.games
            self.times.append(batch.times)
        file.seek(good)
        file.truncate()

    def add(self, batch: Batch) -> None:
        """Write down what was played."""
        self._write(msgspec.json.encode(_Line(batch.games, batch.times)))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()
