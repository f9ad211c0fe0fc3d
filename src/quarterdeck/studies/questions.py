"""What can be asked: questions of installed games, and functions in a file of yours."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from quarterdeck.arena import Played
from quarterdeck.core import QuarterdeckError
from quarterdeck.core.manifest import part
from quarterdeck.studies.story import Story, Tale, Value

Function = Callable[[Story], Iterable[Value]]
OfResults = Callable[[Played], Iterable[Value]]
OfEvents = Callable[[Tale], Iterable[Value]]


@dataclass(frozen=True)
class Question:
    """A function over games, and how its answer is asked for and shown."""

    name: str
    title: str
    function: Function | None = None
    """Asked of each game as it was played, decision by decision."""
    of_results: OfResults | None = None
    """Or asked of how each game ended: then bots may play in their quick way."""
    of_events: OfEvents | None = None
    """Or asked of what happened: then they may, too, if they can tell it."""
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
    rotated: bool = True
    """Whether every deal is played with the seats rotated; else each game is a new deal. Then bots
    that draw no lots, and are all the same, do not play the same game again."""
    base: float | None = None
    """A value of y that means nothing happened: drawn as a line."""
    many: bool = False
    """Whether it is asked which places stand out: then the intervals are so wide that with a
    chance of 95 % all of them hold."""
    kind: Callable[[str], str] | None = None
    """Places are compared with the mean of all places of their kind, if there is one."""

    @property
    def across(self) -> str:
        """What stands at the x axis."""
        return self.x or "what"

    @property
    def up(self) -> str:
        """What stands at the y axis."""
        return self.y or "mean"


def questions_for(game: str) -> dict[str, Question]:
    """The questions that come with a game, by name."""
    questions: Sequence[Question] = part(game, "questions") or ()
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
