"""What can be asked: questions of installed games, and functions in a file of yours."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from quarterdeck.arena import Played
from quarterdeck.core import QuarterdeckError
from quarterdeck.core.plugins import installed
from quarterdeck.studies.story import Story, Value

Function = Callable[[Story], Iterable[Value]]
OfResults = Callable[[Played], Iterable[Value]]


@dataclass(frozen=True)
class Question:
    """A function over games, and how its answer is asked for and shown."""

    name: str
    title: str
    function: Function | None = None
    """Asked of each game as it was played, decision by decision."""
    of_results: OfResults | None = None
    """Or asked of how each game ended: then bots may play in their quick way."""
    about: str = ""
    """How to read the answer, in a sentence or two."""
    x: str = ""
    y: str = ""
    players: tuple[str, ...] = ()
    """The bots whose games are looked at; none named: the game's usual one."""
    seats: tuple[int, ...] = (4,)
    """For how many players."""
    games: int = 2000
    """For each number of players."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of the table."""
    base: float | None = None
    """A value of y that means nothing happened: drawn as a line."""


def questions_for(game: str) -> dict[str, Question]:
    """The questions that come with a game, by name."""
    questions: Sequence[Question] = installed("quarterdeck.studies").get(game, ())
    return {question.name: question for question in questions}


def find_question(game: str, text: str) -> Question:
    """A question by its name, or by ``FILE.py:FUNCTION``."""
    file, colon, function = text.rpartition(":")
    if colon:
        return _from_file(Path(file), function)
    known = questions_for(game)
    if text not in known:
        there = ", ".join(known) or "none"
        raise QuarterdeckError(
            f"there is no question '{text}' about {game}; there are: {there}, "
            "and any function as FILE.py:FUNCTION"
        )
    return known[text]


def _from_file(path: Path, name: str) -> Question:
    if not path.is_file():
        raise QuarterdeckError(f"there is no file '{path}'")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise QuarterdeckError(f"'{path}' is no Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise QuarterdeckError(f"'{path}' cannot be run: {error!r}") from error
    found = getattr(module, name, None)
    if isinstance(found, Question):
        return found
    if not callable(found):
        raise QuarterdeckError(f"'{path}' has no function or Question '{name}'")
    title, _, about = (found.__doc__ or name).strip().partition("\n")
    return Question(name, title, found, about=" ".join(about.split()))
