"""Chance, asked for by name and written down.

A game never holds a generator. Where something is left to chance it describes what: a
:class:`Draw`. A :class:`Chance` answers: a dealer makes the outcome up from the seed, a script
reads it from a record, and :func:`branches` tries all there are. Rules may ask in the middle of
an action (a pile runs out while coins are gained), and as often as they like.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import ClassVar, Generic, TypeVar

from quarterdeck.core.errors import NotationError, OutcomeError, QuarterdeckError
from quarterdeck.core.rng import Generator, Seed

T = TypeVar("T")


class Draw(ABC, Generic[T]):
    """One thing left to chance: how it is sampled, written and, if possible, listed."""

    kind: ClassVar[str]
    """The word that opens the outcome's line in a record."""

    @property
    def simulated(self) -> bool:
        """Whether it comes from a simulation, which may come out otherwise on another machine."""
        return False

    @abstractmethod
    def sample(self, rng: Generator) -> T:
        """An outcome with its right probability."""

    @abstractmethod
    def text(self, outcome: T) -> str:
        """The outcome as a record writes it."""

    @abstractmethod
    def parse(self, text: str) -> T:
        """The outcome that a text stands for; raises :class:`NotationError`."""

    def outcomes(self) -> Iterable[tuple[T, Fraction]] | None:
        """All outcomes with their probabilities, or None if they can only be sampled."""
        return None


class SeatDraw(Draw[int]):
    """One of the seats, all alike likely."""

    who: ClassVar[str]
    """What the seat is, for those whose record is wrong."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def sample(self, rng: Generator) -> int:
        return rng.below(self._seats)

    def text(self, outcome: int) -> str:
        return str(outcome)

    def parse(self, text: str) -> int:
        if text not in map(str, range(self._seats)):
            raise NotationError(f"{self.who} is a seat up to {self._seats - 1}, not '{text[:20]}'")
        return int(text)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        return [(seat, Fraction(1, self._seats)) for seat in range(self._seats)]


class Chance(ABC):
    """Answers what a game leaves to chance, and remembers the answers as text."""

    def __init__(self) -> None:
        self.log: list[str] = []
        """Every outcome so far, as a record writes it."""

    def draw(self, what: Draw[T]) -> T:
        """The outcome of this draw."""
        outcome = self._draw(what)
        self.log.append(f"{what.kind} {what.text(outcome)}".rstrip())
        return outcome

    @abstractmethod
    def _draw(self, what: Draw[T]) -> T: ...


class Dealer(Chance):
    """Makes outcomes up from a seed, the n-th of the game from the n-th generator."""

    def __init__(self, seed: Seed, drawn: int = 0) -> None:
        super().__init__()
        self._seed = seed
        self._drawn = drawn

    def _draw(self, what: Draw[T]) -> T:
        outcome = what.sample(self._seed.generator(self._drawn))
        self._drawn += 1
        return outcome


class Script(Chance):
    """Reads outcomes from lines, then hands over to another source, if there is one."""

    def __init__(self, lines: Iterable[str], then: Chance | None = None) -> None:
        super().__init__()
        self._lines = list(lines)
        self._then = then
        self.read = 0
        """How many of the lines have been used."""

    def _draw(self, what: Draw[T]) -> T:
        if self.read == len(self._lines):
            if self._then is None:
                raise OutcomeError(self.read, f"an outcome '{what.kind} ...' is missing here")
            return self._then.draw(what)
        line = self._lines[self.read]
        kind, _, text = line.partition(" ")
        if kind != what.kind:
            expected = f"expected an outcome '{what.kind} ...', found '{line[:60]}'"
            raise OutcomeError(self.read, expected)
        try:
            outcome = what.parse(text)
        except NotationError as error:
            raise OutcomeError(self.read, str(error)) from None
        self.read += 1
        return outcome


class Recount(Chance):
    """Reads outcomes from lines, and compares each with what the seed gives.

    A simulated outcome that comes out otherwise here proves nothing: it is only counted.
    """

    def __init__(self, lines: Iterable[str], seed: Seed, drawn: int) -> None:
        super().__init__()
        self._script, self._seed, self._drawn = Script(lines), seed, drawn
        self.wrong: list[int] = []
        """Which of the lines are not what the seed gives."""
        self.unsure: list[int] = []
        """Which of them are simulated, and could not be repeated."""

    def _draw(self, what: Draw[T]) -> T:
        index = self._script.read
        outcome = self._script.draw(what)
        try:
            ours = what.sample(self._seed.generator(self._drawn + index))
            same = what.text(ours) == what.text(outcome)
        except QuarterdeckError:
            if not what.simulated:
                raise
            same = False
        if not same:
            (self.unsure if what.simulated else self.wrong).append(index)
        return outcome


class _Path(Chance):
    """Takes the outcome a path of indices names at each draw, the first where it ends."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self._path = path
        self.sizes: list[int] = []
        self.probability = Fraction(1)

    def _draw(self, what: Draw[T]) -> T:
        listed = what.outcomes()
        if listed is None:
            raise QuarterdeckError(f"the outcomes of '{what.kind}' cannot be listed, only sampled")
        outcomes = list(listed)
        depth = len(self.sizes)
        self.sizes.append(len(outcomes))
        if depth == len(self._path):
            self._path.append(0)
        outcome, probability = outcomes[self._path[depth]]
        self.probability *= probability
        return outcome


def branches(play: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """Play once for each way chance can fall: the probability of it, and what came of it.

    ``play`` must start afresh each time, from a copy, since it is called once per branch.
    """
    path: list[int] = []
    while True:
        chance = _Path(path)
        result = play(chance)
        yield chance.probability, result
        while path and path[-1] + 1 == chance.sizes[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
