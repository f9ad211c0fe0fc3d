"""From games to an answer: what listens, what counts, and the interval of each mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby

from quarterdeck.arena import Interval, Listener, Plan, make_plan, play_plan
from quarterdeck.arena.statistics import Cluster, mean_interval
from quarterdeck.arena.tournament import runner
from quarterdeck.core import Choices, Match, Observation, QuarterdeckError
from quarterdeck.core.match import Step
from quarterdeck.studies.questions import Question, find_question
from quarterdeck.studies.story import Moment, Story, Value

Place = tuple[str, float | str]
"""A series and an x of the chart."""
Progress = Callable[[int, int], None]
"""Is told how many games of how many are done."""
FEW = 30
"""Deals that must have something to say about a place; with fewer an interval means little."""


class Ear(Listener):
    """Puts the question to every game; adds its values up, deal by deal.

    It knows the question by its name: it travels to other processes, and functions do not.
    """

    def __init__(self, game: str, question: str) -> None:
        self._game, self._question = game, question
        self._moments: list[Moment] = []
        self._deal: dict[Place, Cluster] = {}
        self.clusters: dict[Place, list[Cluster]] = defaultdict(list)
        """For each place the sums of the deals that had a value for it."""

    def fresh(self) -> Ear:
        """One that has heard nothing yet."""
        return Ear(self._game, self._question)

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        """Get ready for a new game."""
        self._players = players
        self._moments = []
        self._look(match)

    def _look(self, match: Match) -> None:
        self._known: dict[int, tuple[Observation, Choices]] = {
            seat: (match.observe(seat), match.legal(seat)) for seat in match.position.to_act()
        }

    def happened(self, match: Match, step: Step) -> None:
        """Keep a decision together with what was known before it."""
        before, legal = self._known[step.seat]
        number = len(self._moments)
        moment = Moment(number, step.seat, before, legal, step.action, step.events)
        self._moments.append(moment)
        self._look(match)

    def end(self, match: Match) -> None:
        """Put the question."""
        assert match.result is not None
        story = Story(self._players, match.opening, tuple(self._moments), match.result)
        function = find_question(self._game, self._question).function
        assert function is not None
        for value in function(story):
            self.add(value)
        self._moments = []

    def add(self, value: Value) -> None:
        """Count a value of this deal."""
        if not isinstance(value, Value):
            raise QuarterdeckError(f"a question yields Value(x, y), not {value!r}")
        total, count = self._deal.get((value.series, value.x), (0.0, 0))
        self._deal[value.series, value.x] = total + value.y, count + 1

    def merge(self, other: Ear) -> None:
        """Add another deal."""
        for place, cluster in other._deal.items():
            self.clusters[place].append(cluster)


@dataclass(frozen=True, slots=True)
class Point:
    """A mean in an answer."""

    series: str
    x: float | str
    y: Interval
    deals: int
    """How many had a value for it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """All points of a chart, and what they come from."""

    question: Question
    points: tuple[Point, ...]
    games: int
    players: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int

    def series(self) -> Mapping[str, list[Point]]:
        """The points of each series, by x."""
        found: dict[str, list[Point]] = {}
        for point in self.points:
            found.setdefault(point.series, []).append(point)
        return found


def answer(
    game: str,
    text: str,
    *,
    players: tuple[str, ...] = (),
    seats: tuple[int, ...] = (),
    games: int | None = None,
    seed: int = 1,
    processes: int = 1,
    progress: Progress = lambda done, of: None,
) -> Answer:
    """Play games and answer a question; what is not said is as the question has it."""
    question = find_question(game, text)
    players, seats = players or question.players, seats or question.seats
    entrants = players if len(players) > 1 else 2 * players  # one against himself
    ear = Ear(game, text)
    plans = [
        make_plan(game, entrants, seats=each, games=games or question.games, seed=seed)
        for each in seats
    ]
    whole = sum(plan.games for plan in plans)
    before = 0
    for plan in plans:

        def tell(games: int, before: int = before) -> None:
            progress(before + games, whole)

        _put(question, ear, plan, processes, tell)
        before += plan.games
    return Answer(question, _points(ear, question, whole), whole, players, seats, seed)


def _put(
    question: Question, ear: Ear, plan: Plan, processes: int, tell: Callable[[int], None]
) -> None:
    """Play a plan and put the question to its games."""
    where = runner(processes)
    if question.of_results is None:
        play_plan(plan, where, listeners=(ear,), progress=tell)
        return
    games = play_plan(plan, where, progress=tell).games
    for _, deal in groupby(games, key=lambda game: game.deal):
        heard = ear.fresh()
        for game in deal:
            for value in question.of_results(game):
                heard.add(value)
        ear.merge(heard)


def _points(ear: Ear, question: Question, games: int) -> tuple[Point, ...]:
    points = [
        Point(series, x, mean_interval(clusters), len(clusters))
        for (series, x), clusters in ear.clusters.items()
        if len(clusters) >= FEW
    ]
    if not points:
        raise QuarterdeckError(
            f"no place of '{question.name}' has values from {FEW} deals; "
            f"play more than {games} games"
        )
    # Numbers by size, words as they first came.
    points.sort(key=lambda p: p.x if isinstance(p.x, int | float) else 0.0)
    points.sort(key=lambda p: p.series)
    return tuple(points)
