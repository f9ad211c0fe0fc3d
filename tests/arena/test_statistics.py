"""Intervals contain the truth as often as they say."""

from __future__ import annotations

import math
import random

import pytest

from cove import COVE
from quarterdeck.arena import make_plan, play_plan, standings
from quarterdeck.arena.games import Played
from quarterdeck.arena.standings import ranks, rated
from quarterdeck.arena.statistics import mean_interval, share_interval, student
from quarterdeck.arena.times import Times
from quarterdeck.bots import Bot, Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action


class Worst(Bot):
    def choose(self, question: Question) -> Action:
        return question.choices.actions[-1]


@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [(0.95, 4, 2.776), (0.95, 30, 2.042), (0.999, 10, 4.587), (0.999, 1e9, 3.291)],
)
def test_students_quantile_is_that_of_the_tables(
    confidence: float, freedom: float, expected: float
) -> None:
    assert student(confidence, freedom) == pytest.approx(expected, rel=0.005)


@pytest.mark.parametrize("truth", [0.5, 0.9, 0.98])
@pytest.mark.parametrize("alike", [False, True], ids=["independent", "alike"])
def test_a_95_percent_interval_holds_the_truth_95_times_in_100(truth: float, alike: bool) -> None:
    """Also where the games of a deal are all alike: then four games are worth one."""
    rng = random.Random(3)
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(40):
            games = [rng.random() < truth for _ in range(1 if alike else 4)]
            deals.append((float(sum(games) * (4 if alike else 1)), 4))
        held += truth in share_interval(deals)
    # 99.9 % of such counts are above 927, if it is 95 in 100; near 1 it is wider than it must be.
    assert held > 927


def test_of_two_who_meet_one_takes_what_the_other_leaves() -> None:
    table = standings(play_plan(make_plan(COVE, [RandomBot(), Worst()], games=40)))
    best, _ = table.standings
    (pair,) = table.pairs
    assert (pair.one, pair.games) == (best.label, 40)
    assert pair.ahead.estimate == pytest.approx(best.share.estimate)
    assert pair.difference.estimate == pytest.approx(2 * best.share.estimate - 1)
    assert pair.difference.low < pair.difference.estimate < pair.difference.high < 1
    assert pair.ahead.turned().turned().estimate == pytest.approx(pair.ahead.estimate)


def test_at_a_larger_table_places_count_not_only_wins() -> None:
    players = ["thumb", "random", "random"]
    table = standings(play_plan(make_plan("port-royal", players, games=30, seed=2)))
    *_, last = table.pairs
    assert {last.one, last.other} == {"random", "random#2"}
    assert 0 < last.ahead.estimate < 1
    assert 0 in last.difference, "neither of them wins more"


def test_intervals_that_take_games_for_independent_would_not() -> None:
    """The same data read game by game: far too sure of itself. This is what clusters are for."""
    rng = random.Random(3)
    held = 0
    for _ in range(400):
        wins = [float(rng.random() < 0.5) for _ in range(40) for _ in [0]]
        games = [(win, 1) for win in wins for _ in range(4)]
        held += 0.5 in share_interval(games)
    assert held < 320


def test_an_interval_is_never_sure_of_itself() -> None:
    always = share_interval([(2.0, 2)] * 10)
    assert always.estimate == always.high == 1
    assert 0.6 < always.low < 0.9
    even = share_interval([(1.0, 2)] * 10)
    assert even.low < 0.5 < even.high


def test_more_deals_make_it_narrower() -> None:
    deals = [(2.0, 2), (1.0, 2), (0.0, 2), (2.0, 2)]
    few, many = share_interval(deals * 5), share_interval(deals * 500)
    assert few.estimate == many.estimate == pytest.approx(0.625)
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.2)
    more = share_interval(deals * 5, 0.999)
    assert more.low < few.low < few.high < more.high


def test_a_mean_of_one_deal_knows_nothing_about_others() -> None:
    interval = mean_interval([(30.0, 3)])
    assert (interval.low, interval.estimate, interval.high) == (-math.inf, 10, math.inf)


def game(winners: tuple[int, ...], scores: tuple[int, ...], players: tuple[int, ...]) -> Played:
    return Played(0, 0, players, winners, scores, "points", 0, 10, 100)


def test_ranks_are_winners_first_then_points() -> None:
    assert ranks(game((1,), (12, 12, 7, 7), (0, 1, 2, 3))) == [2, 1, 3, 3]
    assert ranks(game((0, 2), (12, 15, 12), (0, 1, 2))) == [1, 2, 1]


def test_ratings_follow_the_wins() -> None:
    games = [game((1,), (5, 12), (0, 1)), game((0,), (12, 5), (1, 0))] * 20
    weak, strong = rated(games, 2, 0.95)
    assert weak.high < strong.low
    assert weak.estimate + strong.estimate == pytest.approx(50)


def test_who_fills_several_seats_has_one_rating() -> None:
    games = [game((0,), (12, 5, 5), (0, 1, 1)), game((1,), (5, 12, 5), (1, 0, 1))] * 20
    strong, weak = rated(games, 2, 0.95)
    assert weak.high < strong.low


def test_times_are_kept_within_one_percent() -> None:
    rng = random.Random(1)
    durations = sorted(rng.lognormvariate(12, 2) for _ in range(10_000))
    one, other = Times(), Times()
    for n, duration in enumerate(durations):
        (one if n % 3 else other).add(round(duration))
    one.merge(other)
    assert one.count == 10_000
    assert one.mean == pytest.approx(sum(durations) / 1e4 / 1e9, rel=1e-3)
    for share in (0.5, 0.99):
        assert one.quantile(share) == pytest.approx(
            durations[int(share * 1e4) - 1] / 1e9, rel=0.011
        )
