"""From games to an answer: what listens, what counts, and the interval of each mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from quarterdeck.arena import Interval, Listener, Plan, make_plan, play_plan
from quarterdeck.arena.statistics import Cluster, mean_interval
from quarterdeck.arena.tournament import runner
from quarterdeck.bots import usual_bot
from quarterdeck.core import Match, QuarterdeckError
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
    """Puts questions to every game; adds their values up, deal by deal.

    It knows the questions by name: it travels to other processes, and functions do not.
    """

    def __init__(self, game: str, questions: tuple[str, ...]) -> None:
        self._game, self._questions = game, questions
        self._moments: list[Moment] = []
        self._deal: dict[tuple[str, Place], Cluster] = {}
        self.clusters: dict[tuple[str, Place], list[Cluster]] = defaultdict(list)
        """For each question and place the sums of the deals that had a value for it."""

    def fresh(self) -> Ear:
        """One that has heard nothing yet."""
        return Ear(self._game, self._questions)

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        """Get ready for a new game."""
        self._players = players
        self._moments = []
        self._position = match.position

    def happened(self, match: Match, step: Step) -> None:
        """Keep a decision together with the table before it: a match goes on with a copy."""
        number = len(self._moments)
        moment = Moment(number, step.seat, self._position, step.action, step.events)
        self._moments.append(moment)
        self._position = match.position

    def end(self, match: Match) -> None:
        """Put the questions."""
        assert match.result is not None
        story = Story(self._players, match.opening, tuple(self._moments), match.result)
        for name in self._questions:
            function = find_question(self._game, name).function
            if function is not None:
                for value in function(story):
                    self.add(name, value)
        self._moments = []

    def add(self, question: str, value: Value) -> None:
        """Count a value of this deal."""
        if not isinstance(value, Value):
            raise QuarterdeckError(f"a question yields Value(x, y), not {value!r}")
        place = question, (value.series, value.x)
        total, count = self._deal.get(place, (0.0, 0))
        self._deal[place] = total + value.y, count + 1

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
    (found,) = answers_to(
        game,
        (text,),
        players=players,
        seats=seats,
        games=games,
        seed=seed,
        processes=processes,
        progress=progress,
    )
    return found


def answers_to(
    game: str,
    texts: Sequence[str],
    *,
    players: tuple[str, ...] = (),
    seats: tuple[int, ...] = (),
    games: int | None = None,
    seed: int = 1,
    processes: int = 1,
    progress: Progress = lambda done, of: None,
) -> list[Answer]:
    """Answer several questions; neighbours about the same tables are put to the same games."""
    asked = [
        _Asked(
            text,
            question,
            players or question.players or (usual_bot(game),),
            seats or question.seats,
            games,
        )
        for text in texts
        for question in [find_question(game, text)]
    ]
    together = [list(group) for _, group in groupby(asked, key=_Asked.tables)]
    whole = sum(plan.games for group in together for plan in group[0].plans(game, seed))
    found: list[Answer] = []
    before = 0
    for group in together:
        ear = Ear(game, tuple(each.text for each in group))
        for plan in group[0].plans(game, seed):

            def tell(games: int, before: int = before) -> None:
                progress(before + games, whole)

            _put(group, ear, plan, processes, tell)
            before += plan.games
        found += [each.answer(ear, game, seed) for each in group]
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question and the games it is put to."""

    text: str
    question: Question
    players: tuple[str, ...]
    seats: tuple[int, ...]
    wanted: int | None

    def tables(self) -> tuple[object, ...]:
        """What two questions must have in common to be put to the same games."""
        options = tuple(sorted(self.question.options.items()))
        games = self.wanted or self.question.games
        quick = self.question.function is None  # bots may play in a quicker way for these
        return self.players, self.seats, games, options, quick

    def plans(self, game: str, seed: int) -> list[Plan]:
        """One for each number of seats."""
        entrants = self.players if len(self.players) > 1 else 2 * self.players  # against himself
        return [
            make_plan(
                game,
                entrants,
                seats=each,
                games=self.wanted or self.question.games,
                seed=seed,
                options=self.question.options,
            )
            for each in self.seats
        ]

    def answer(self, ear: Ear, game: str, seed: int) -> Answer:
        """What was heard."""
        played = sum(plan.games for plan in self.plans(game, seed))
        points = _points(ear, self.text, self.question, played)
        return Answer(self.question, points, played, self.players, self.seats, seed)


def _put(
    asked: Sequence[_Asked], ear: Ear, plan: Plan, processes: int, tell: Callable[[int], None]
) -> None:
    """Play a plan and put the questions to its games."""
    listens = any(each.question.function for each in asked)
    heard = (ear,) if listens else ()
    games = play_plan(plan, runner(processes), listeners=heard, progress=tell).games
    of_results = [(each.text, each.question.of_results) for each in asked]
    for _, deal in groupby(games, key=lambda game: game.deal):
        one = ear.fresh()
        for game in deal:
            for text, function in of_results:
                for value in function(game) if function else ():
                    one.add(text, value)
        ear.merge(one)


def _points(ear: Ear, text: str, question: Question, games: int) -> tuple[Point, ...]:
    points = [
        Point(series, x, mean_interval(clusters), len(clusters))
        for (name, (series, x)), clusters in ear.clusters.items()
        if name == text and len(clusters) >= FEW
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
