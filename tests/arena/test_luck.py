"""Luck-adjusted results: the same games, the same truth, less noise."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import NormalDist, fmean, stdev

import numpy as np
import pytest

from cove.game import COVE
from quarterdeck.arena import Tournament, make_plan, play_plan, standings
from quarterdeck.arena.adjusting import luck_adjusted
from quarterdeck.arena.processes import Processes
from quarterdeck.arena.statistics import Interval, mean_interval
from quarterdeck.core import QuarterdeckError
from quarterdeck.core.rng import FastSeed

SURE = NormalDist().inv_cdf(0.9995)
"""Standard errors on either side, for 99.9 %."""


def noise(seed: int, n: int) -> list[float]:
    rng = FastSeed(seed).generator(0)
    return [rng.below(1 << 20) / (1 << 20) - 0.5 for _ in range(n)]


def columns(*measures: list[float]) -> np.ndarray:
    return np.array(measures).T


def test_luck_that_explains_the_noise_takes_it_off() -> None:
    luck, rest = noise(1, 400), noise(2, 400)
    values = [(0.5 + 2 * a + 0.1 * b, 1) for a, b in zip(luck, rest, strict=True)]
    plain, adjusted = mean_interval(values), luck_adjusted(values, columns(luck))
    assert 0.5 in adjusted
    assert adjusted.high - adjusted.low < 0.1 * (plain.high - plain.low)


def test_the_measures_that_fit_are_found_among_many() -> None:
    """None of them says much alone, and the first says nothing."""
    measures = [noise(n, 400) for n in range(12)]
    rest = noise(99, 400)
    values = [(0.5 + sum(m[n] for m in measures[1:7]) + 0.2 * rest[n], 1) for n in range(len(rest))]
    plain, adjusted = mean_interval(values), luck_adjusted(values, columns(*measures))
    assert 0.5 in adjusted
    assert adjusted.high - adjusted.low < 0.2 * (plain.high - plain.low)


def test_luck_that_explains_nothing_does_no_harm() -> None:
    rest = noise(2, 400)
    values = [(0.5 + b, 1) for b in rest]
    plain = mean_interval(values)
    for many in (1, 40):
        useless = columns(*(noise(10 + n, 400) for n in range(many)))
        adjusted = luck_adjusted(values, useless)
        assert adjusted.high - adjusted.low < 1.03 * (plain.high - plain.low)


def test_adjusting_is_unbiased() -> None:
    """Over 400 small tournaments, with factors that have to be found each time."""
    estimates = []
    for n in range(400):
        luck, other, rest = (noise(3 * n + k, 30) for k in range(3))
        both = zip(luck, other, rest, strict=True)
        values = [(0.3 + a * a * 3 + 0.8 * a + 0.5 * b + c, 1) for a, b, c in both]
        estimates.append(luck_adjusted(values, columns(luck, other)).estimate)
    truth = 0.3 + 3 / 12
    assert abs(fmean(estimates) - truth) < SURE * stdev(estimates) / math.sqrt(len(estimates))


def test_measuring_luck_changes_no_game_and_both_ways_measure_the_same() -> None:
    plan = make_plan("port-royal", ["thumb", "random"], games=4, seed=3)
    plain = play_plan(plan)
    lucky = replace(plan, luck=True)
    fast, slow = play_plan(lucky), play_plan(lucky, fast=False)
    for before, quick, careful in zip(plain.games, fast.games, slow.games, strict=True):
        assert before.luck is None
        assert (before.winners, before.scores) == (quick.winners, quick.scores)
        assert quick.luck is not None
        assert quick.luck == pytest.approx(careful.luck, abs=1e-5)
        assert quick.measured(1) == pytest.approx(careful.measured(1), abs=1e-3)
        assert sum(quick.luck) == pytest.approx(0, abs=1e-5)


MANY = 1000
"""Games that one core would take too long for."""


def measured(games: int, seats: int) -> Tournament:
    plan = make_plan("port-royal", ["thumb", "greedy"], seats=seats, games=games, seed=5, luck=True)
    return play_plan(plan, Processes(2) if games > MANY else None)


def luck_of_who_begins(tournament: Tournament) -> list[float]:
    """By deal: what the rotations of a deal share is one observation."""
    sums = [0.0] * tournament.plan.deals
    for played in tournament.games:
        assert played.luck is not None
        sums[played.deal] += played.luck[played.first or 0]
    return sums


@pytest.mark.parametrize(
    ("games", "seats"),
    [
        (40, 2),
        pytest.param(10_000, 2, marks=pytest.mark.soak),
        pytest.param(2_000, 4, marks=pytest.mark.soak),
    ],
)
def test_luck_sums_to_zero_and_results_without_it_agree_with_plain_ones(
    games: int, seats: int
) -> None:
    tournament = measured(games, seats)
    sums = luck_of_who_begins(tournament)
    error = stdev(sums) / math.sqrt(len(sums))
    assert error > 0
    assert abs(fmean(sums)) < SURE * error
    table = standings(tournament, confidence=0.999)
    for row in table.standings:
        assert row.adjusted is not None
        assert row.adjusted.estimate in row.share
    # Factors are found for each entrant alone, so the sum is not exactly 1.
    total = sum(row.adjusted.estimate * row.seats for row in table.standings if row.adjusted)
    assert total / table.games == pytest.approx(1, abs=0.01)


def width(interval: Interval) -> float:
    return interval.high - interval.low


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [
        ("thumb", "greedy", 600),
        ("boatswain", "thumb", 600),
        ("captain", "boatswain", 300),
    ],
)
def test_a_third_of_the_games_will_do(stronger: str, weaker: str, games: int) -> None:
    """The interval is at most as wide as that of three times the games would be without luck."""
    plan = make_plan("port-royal", [stronger, weaker], games=games, seed=5, luck=True)
    for row in standings(play_plan(plan)).standings:
        assert row.adjusted is not None
        assert row.adjusted.estimate in row.share
        assert width(row.adjusted) ** 2 <= width(row.share) ** 2 / 3


def test_a_game_without_an_analyst_is_refused() -> None:
    with pytest.raises(QuarterdeckError, match="nobody can analyse"):
        make_plan(COVE, ["random", "random"], games=10, luck=True)
