"""From games to an answer: who plays them, and the interval of each mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from quarterdeck.arena import Interval, Plan, make_plan, play_plan
from quarterdeck.arena.statistics import Cluster, mean_interval, ratio
from quarterdeck.arena.tournament import runner
from quarterdeck.bots import usual_bot
from quarterdeck.core import QuarterdeckError
from quarterdeck.studies.ears import Place, StoryEar, Sums, TaleEar
from quarterdeck.studies.notes import Notes
from quarterdeck.studies.questions import Question, find_question

Progress = Callable[[int, int], None]
"""Is told how many games of how many are done."""
SURE: Final = 0.95
"""How likely an interval holds."""
PART: Final = 50
"""Deals that are noted together: so many are lost at most if a study is stopped."""
FEW = 30
"""Deals that must have something to say about a place; with fewer an interval means little."""


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
    notes: Path | None = None,
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
        notes=notes,
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
    notes: Path | None = None,
    progress: Progress = lambda done, of: None,
) -> list[Answer]:
    """Answer several questions; neighbours about the same tables are put to the same games.

    What was heard is noted in a folder, if there is one, and not asked again.
    """
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
        sums = Sums()
        for plan in group[0].parts(game, seed, noted=notes is not None):

            def tell(games: int, before: int = before) -> None:
                progress(before + games, whole)

            sums.merge(_heard(group, plan, Notes(notes), processes, tell))
            before += plan.games
        found += [each.answer(sums, game, seed) for each in group]
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
        return self.players, self.seats, games, options, self.question.rotated, quick

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
                rotate=self.question.rotated,
            )
            for each in self.seats
        ]

    def parts(self, game: str, seed: int, *, noted: bool) -> Iterator[Plan]:
        """The plans, in parts if they are noted: to begin many times takes its time."""
        for plan in self.plans(game, seed):
            yield from plan.parts(PART) if noted else (plan,)

    def answer(self, sums: Sums, game: str, seed: int) -> Answer:
        """What was heard."""
        played = sum(plan.games for plan in self.plans(game, seed))
        points = _points(sums, self.text, self.question, played)
        return Answer(self.question, points, played, self.players, self.seats, seed)


def _heard(
    asked: Sequence[_Asked], plan: Plan, notes: Notes, processes: int, tell: Callable[[int], None]
) -> Sums:
    """Play a plan and put the questions to its games, unless that was done before."""
    put = {each.text: each.question for each in asked}
    known = notes.find(plan, put)
    if known is not None:
        return known
    game = plan.game.name
    ears: list[StoryEar | TaleEar] = []
    if any(question.function for question in put.values()):
        ears.append(StoryEar(game, tuple(put)))
    if any(question.of_events for question in put.values()):
        ears.append(TaleEar(game, tuple(put)))
    games = play_plan(plan, runner(processes), listeners=tuple(ears), progress=tell).games
    sums = Sums()
    for _, deal in groupby(games, key=lambda played: played.deal):
        for played in deal:
            for text, question in put.items():
                if question.of_results is not None:
                    sums.add(text, question.of_results(played))
        sums.end_deal()
    for ear in ears:
        sums.merge(ear.sums)
    notes.write(plan, put, sums)
    return sums


def _points(sums: Sums, text: str, question: Question, games: int) -> tuple[Point, ...]:
    heard = {
        place: clusters
        for (name, place), clusters in sums.clusters.items()
        if name == text and len(clusters) >= FEW
    }
    if not heard:
        raise QuarterdeckError(
            f"no place of '{question.name}' has values from {FEW} deals; "
            f"play more than {games} games"
        )
    sure = 1 - (1 - SURE) / len(heard) if question.many else SURE  # Bonferroni
    usual = _means_of_kinds(question, heard)
    points = [
        Point(series, x, mean_interval(clusters, sure).minus(usual(x)), len(clusters))
        for (series, x), clusters in heard.items()
    ]
    # Numbers by size; words as they first came, or, if one looks for the largest, these first.
    points.sort(
        key=lambda p: p.x if isinstance(p.x, int | float) else -question.many * p.y.estimate
    )
    points.sort(key=lambda p: p.series)
    return tuple(points)


def _means_of_kinds(
    question: Question, heard: Mapping[Place, list[Cluster]]
) -> Callable[[float | str], float]:
    """What a place is compared with. There are many of a kind: its mean is taken as certain."""
    kind = question.kind
    if kind is None:
        return lambda x: 0.0
    together: dict[str, list[Cluster]] = {}
    for (_, x), clusters in heard.items():
        together.setdefault(kind(str(x)), []).extend(clusters)
    means = {name: ratio(clusters)[0] for name, clusters in together.items()}
    return lambda x: means[kind(str(x))]
