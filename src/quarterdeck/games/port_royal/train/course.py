"""A course of training: how long, by what numbers, against whom; and carrying it out.

All that it has done so far is one file, so that it can be stopped at any time and gone on with.
The same course gives the same net.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import ClassVar, Final, Self

import numpy as np

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.bots.features import PER_PLAYER
from quarterdeck.games.port_royal.bots.machine import TURNS
from quarterdeck.games.port_royal.bots.net import DESK, HIDDEN_1, HIDDEN_2, NET, Array
from quarterdeck.games.port_royal.state import DTYPE
from quarterdeck.games.port_royal.train.machine import LIBRARY
from quarterdeck.games.port_royal.train.matches import BY_THUMB
from quarterdeck.games.port_royal.train.memory import DECISION, LEARNER, LONGEST, OPPONENT

BATCH: Final = 4
"""Games between two steps of Adam: some 300 decisions."""
LOOKS: Final = 50
"""How often in a course strength is measured and a checkpoint written."""
DEALS: Final = 200
"""Deals on which it is measured, each once from every seat."""
LOOKS_BY_SEARCH: Final = 4
DEALS_BY_SEARCH: Final = 25
"""The same for players that search, who take a thousand times as long; but for the last look."""
RECORDS: Final = 8
"""As many games at once as anything compiled here asks for."""
FIRST_DEAL: Final = 1
FIRST_GAME: Final = 1 << 24
"""Far from the deals on which strength is measured."""


@dataclass(frozen=True)
class Course:
    """What decides about the outcome of a course."""

    players: int
    games: int
    rate: float = 1e-3
    """Adam's rate at the beginning."""
    last_rate: float = 3e-5
    straying: float = 0.02
    """The share of decisions made at random at the beginning, to meet what else there is."""
    last_straying: float = 0.003
    trace: float = 0.9
    """TD's lambda at the beginning: near 1 results count, near 0 what the net says next."""
    last_trace: float = 0.65
    simulations: int = 0
    """With how many for each decision the net is measured."""
    own: int = 0
    """With how many it decides in the games it learns from."""
    opponent: int | None = None
    """The simulations of a fixed opponent; none: the net plays against itself."""
    seed: int = 1

    @property
    def searching(self) -> bool:
        """Whether anybody searches when strength is measured."""
        return bool(self.simulations or self.opponent)

    def at(self, done: int) -> tuple[float, float, float]:
        """Rate, straying and trace after so many games."""
        share = min(1.0, done / self.games)
        return (
            self.rate * (self.last_rate / self.rate) ** share,
            self.straying + (self.last_straying - self.straying) * share,
            self.trace + (self.last_trace - self.trace) * share,
        )


@dataclass(frozen=True)
class Look:
    """How good the net was after so many games."""

    games: int
    share: float
    """Of wins against the opponent in all other seats; for an onlooker, what luck leaves open."""
    margin: float
    """Half of a 95 % interval."""
    error: float
    """Mean squared error of its chances since the last look."""


def fresh_net(seed: int) -> Array:
    """A net that knows nothing: random weights of a fitting size."""
    rng = np.random.default_rng(seed)
    net = np.zeros(1, NET)
    seen = 60  # about as many inputs are not zero
    net["weights_1"] = rng.normal(0, np.sqrt(2 / seen), net["weights_1"].shape)
    net["weights_2"] = rng.normal(0, np.sqrt(2 / HIDDEN_1), net["weights_2"].shape)
    net["weights_3"] = rng.normal(0, 0.1 * np.sqrt(2 / HIDDEN_2), net["weights_3"].shape)
    return net


def widened(net: Array, players: int) -> Array:
    """A net for one player fewer as the beginning of one for so many: the last is like another."""
    wider = net.copy()
    known, last = players - 2, players - 1
    for own in range(PER_PLAYER):
        row = wider["weights_1"][0, known * PER_PLAYER + own]
        wider["weights_1"][0, last * PER_PLAYER + own] = row
    wider["weights_3"][0, :, last] = wider["weights_3"][0, :, known]
    wider["bias_3"][0, last] = wider["bias_3"][0, known]
    return wider


@dataclass
class Training:
    """A course being carried out."""

    kind: ClassVar[np.dtype[np.void]] = NET
    """The record that a net is."""

    course: Course
    nets: Array
    """The learner's, its gradient, Adam's two memories, the opponent's."""
    done: int = 0
    looks: list[Look] = field(default_factory=list)

    @classmethod
    def begin(cls, course: Course, start: Array | None = None) -> Self:
        """Begin with a fresh net or a given one, which is also that of a fixed opponent."""
        nets = np.zeros(5, cls.kind)
        nets[LEARNER] = (fresh_net(course.seed) if start is None else start)[0]
        nets[OPPONENT] = nets[LEARNER]
        return cls(course, nets)

    @property
    def net(self) -> Array:
        """The net as it is now."""
        return self.nets[LEARNER : LEARNER + 1]

    def run(self) -> Iterator[Look]:
        """Go on to the end; what was seen on the way, each after its checkpoint could be saved."""
        self._set_up()
        every = max(BATCH, self.course.games // self._looks // BATCH * BATCH)
        while self.done < self.course.games:
            errors = np.zeros(1)
            decisions = 0
            until = min(self.course.games, (self.done // every + 1) * every)
            while self.done < until:
                decisions += self._step(errors)
            self.looks.append(self._look(float(errors[0]) / max(1, decisions)))
            yield self.looks[-1]

    @property
    def _looks(self) -> int:
        return LOOKS_BY_SEARCH if self.course.searching else LOOKS

    def _load(self) -> None:
        compiled = LIBRARY.load()
        self._teach, self._play = compiled["teach"], compiled["play_match"]

    def _set_up(self) -> None:
        self._load()
        self._records = np.zeros(RECORDS, DTYPE)
        self._records["players"] = self.course.players
        self._copies = self._records.view(np.uint8).reshape(RECORDS, -1)
        self._flat = self.nets.view(np.float32).reshape(5, -1)
        self._memory = np.zeros(LONGEST + 1, DECISION)
        self._desk = np.zeros(1, DESK)

    def _step(self, errors: Array) -> int:
        rate, straying, trace = self.course.at(self.done)
        decisions = self._teach(
            self._records,
            self._copies,
            0,
            FIRST_GAME + (self.course.seed << 40) + self.done,
            BATCH,
            self.done // BATCH + 1,
            rate,
            straying,
            trace,
            self.course.opponent or 0,
            self.course.own,
            TURNS,
            self.course.opponent is not None,
            self.nets,
            self._flat,
            self._memory,
            self._desk,
            errors,
        )
        self.done += BATCH
        return decisions

    def _look(self, error: float) -> Look:
        """Measure strength: each deal once from every seat."""
        course, others = self.course, self.course.players - 1
        other = BY_THUMB if course.opponent is None else OPPONENT
        seated = np.array([LEARNER] + [other] * others, np.int8)
        simulations = np.array([course.simulations] + [course.opponent or 0] * others)
        few = course.searching and self.done < course.games
        shares = np.zeros(DEALS_BY_SEARCH if few else DEALS)
        for deal in range(len(shares)):
            for moved in range(course.players):
                shares[deal] += self._play(
                    *(self._records, self._copies, 0, FIRST_DEAL + deal, moved, 0),
                    *(seated, simulations, TURNS, self.nets, self._desk),
                )
        shares /= course.players
        margin = 1.96 * shares.std() / np.sqrt(len(shares))
        return Look(self.done, float(shares.mean()), float(margin), error)

    # -- checkpoints -------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Write everything down; an interruption leaves the last checkpoint whole."""
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".unfinished")
        with unfinished.open("wb") as stream:
            np.savez(
                stream,
                course=np.array(repr(asdict(self.course))),
                nets=self.nets.view(np.float32).reshape(5, -1),
                done=np.array(self.done),
                looks=np.array([list(asdict(look).values()) for look in self.looks]),
            )
        unfinished.replace(file)

    @classmethod
    def resume(cls, file: Path, course: Course) -> Self:
        """The training a checkpoint of this course leaves off at."""
        with np.load(file) as saved:
            if str(saved["course"]) != repr(asdict(course)):
                raise QuarterdeckError(
                    f"{file} is a checkpoint of another course, {saved['course']}; "
                    "go on with that one or use another folder"
                )
            if saved["nets"].shape != (5, cls.kind.itemsize // 4):
                raise QuarterdeckError(f"{file} is a checkpoint of nets of another size")
            nets = np.ascontiguousarray(saved["nets"]).view(cls.kind).reshape(5)
            looks = [Look(int(games), *rest) for games, *rest in saved["looks"].tolist()]
            return cls(course, nets, int(saved["done"]), looks)
