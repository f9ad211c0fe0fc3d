"""What was heard, written down part by part: a study that was stopped goes on where it was."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Mapping
from pathlib import Path

import msgspec

from quarterdeck.arena import Plan
from quarterdeck.arena.statistics import Cluster
from quarterdeck.studies.ears import Sums
from quarterdeck.studies.questions import Question


class _Line(msgspec.Struct, array_like=True):
    series: str
    x: int | float | str
    clusters: list[Cluster]


class Notes:
    """A folder with a file for each question and part of a plan; without a folder nothing is kept.

    A file's name says what it is about: the plan, with its bots and the version of the rules, and
    the text of the question. If one of these changes, it is asked anew.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def find(self, plan: Plan, asked: Mapping[str, Question]) -> Sums | None:
        """What was heard before, if all of these questions were asked."""
        if self._folder is None:
            return None
        sums = Sums()
        for text, question in asked.items():
            path = _path(self._folder, plan, question)
            if not path.exists():
                return None
            for line in msgspec.json.decode(path.read_bytes(), type=list[_Line]):
                sums.clusters[text, (line.series, line.x)] = line.clusters
        return sums

    def write(self, plan: Plan, asked: Mapping[str, Question], sums: Sums) -> None:
        """Keep what was heard."""
        if self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        for text, question in asked.items():
            lines = [
                _Line(series, x, clusters)
                for (name, (series, x)), clusters in sums.clusters.items()
                if name == text
            ]
            path = _path(self._folder, plan, question)
            part = path.with_suffix(".part")
            part.write_bytes(msgspec.json.encode(lines))
            part.replace(path)


def _path(folder: Path, plan: Plan, question: Question) -> Path:
    function = question.function or question.of_results or question.of_events
    text = inspect.getsource(function) if function is not None else ""
    mark = hashlib.sha256(f"{plan.described().key} {text}".encode()).hexdigest()[:16]
    return folder / f"{question.name}-{plan.seats}-{plan.begin}-{mark}.json"
