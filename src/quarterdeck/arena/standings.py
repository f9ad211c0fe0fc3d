"""What a tournament says: who is how strong, and how the game went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, permutations
from statistics import NormalDist
from typing import Final

import msgspec
import numpy as np
from openskill.models import PlackettLuce

from quarterdeck.arena.adjusting import Array, luck_adjusted
from quarterdeck.arena.games import Played
from quarterdeck.arena.plan import PlanText
from quarterdeck.arena.statistics import (
    Cluster,
    Interval,
    mean_interval,
    share_interval,
)
from quarterdeck.arena.times import Times
from quarterdeck.arena.tournament import Tournament

CONFIDENCE: Final = 0.95
Meeting = tuple[int, float, float]
"""Two at one table: the deal, whether the first ended ahead, and by how much of the win."""


class Standing(msgspec.Struct, frozen=True):
    """An entrant's row in the table."""

    label: str
    seats: int
    """How often he sat at a table."""
    share: Interval
    """Of the wins; a shared win counts as its share."""
    rating: Interval
    """Openskill's Plackett-Luce; 25 is the average of all entrants."""
    points: Interval
    adjusted: Interval | None = None
    """The share less luck, if that was measured: the same in expectation, with less noise."""


class Pair(msgspec.Struct, frozen=True):
    """Two entrants at the same tables."""

    one: str
    other: str
    games: int
    """How often they sat at one table, each seat of one with each of the other."""
    ahead: Interval
    """How often the first ended ahead of the second; the same place counts half."""
    difference: Interval
    """The first one's share of the wins less the second one's."""


class Standings(msgspec.Struct, frozen=True):
    """The table of a tournament. Follows from the plan alone, on any machine."""

    plan: PlanText
    games: int
    confidence: float
    standings: list[Standing]
    """The best share first."""
    turns: Interval
    """For each game."""
    decisions: Interval
    order: list[Interval]
    """The share of who decided first, second and so on; nobody, if all begin together."""
    endings: dict[str, int]
    """How many games ended for each reason."""
    pairs: list[Pair]
    """Any two who have met, the better one first."""

    @property
    def first_seat(self) -> Interval | None:
        """How much more than an equal share of the wins the first seat has."""
        return self.order[0].minus(1 / self.plan.seats) if self.order else None


class Thinking(msgspec.Struct, frozen=True):
    """How long an entrant took for a decision, on the machine that played. In seconds."""

    label: str
    decisions: int
    """How many were timed."""
    mean: float
    p99: float
    fallbacks: int
    """Decisions that were not what the bot is meant to play: a program that failed, a clock that
    fired."""


def standings(tournament: Tournament, confidence: float = CONFIDENCE) -> Standings:
    """The table of a tournament."""
    plan, games = tournament.plan, tournament.games
    ratings = rated(games, len(plan.entrants), confidence)
    rows = [
        Standing(
            label,
            sum(played.players.count(entrant) for played in games),
            share_interval(_by_deal(games, entrant, Played.share), confidence),
            ratings[entrant],
            mean_interval(_by_deal(games, entrant, _score), confidence),
            _adjusted(games, entrant, confidence) if plan.luck else None,
        )
        for entrant, label in enumerate(plan.labels)
    ]
    rows.sort(key=lambda row: -row.share.estimate)
    order = [plan.labels.index(row.label) for row in rows]
    return Standings(
        plan.described(),
        len(games),
        confidence,
        rows,
        mean_interval(_clusters((p.deal, p.turns) for p in games), confidence),
        mean_interval(_clusters((p.deal, p.decisions) for p in games), confidence),
        _order(games, plan.seats, confidence),
        dict(sorted(Counter(played.reason for played in games).items())),
        list(_pairs(games, plan.labels, order, confidence)),
    )


def _pairs(
    games: Sequence[Played], labels: Sequence[str], order: Sequence[int], confidence: float
) -> Iterator[Pair]:
    """Everybody against everybody, in this order."""
    met: dict[tuple[int, int], list[Meeting]] = defaultdict(list)
    for played in games:
        places = ranks(played)
        for (a, one), (b, other) in permutations(enumerate(played.players), 2):
            ahead = 0.5 + 0.5 * ((places[a] < places[b]) - (places[a] > places[b]))
            met[one, other].append((played.deal, ahead, played.share(a) - played.share(b)))
    for one, other in combinations(order, 2):
        meetings = met[one, other]
        if meetings:
            yield Pair(
                labels[one],
                labels[other],
                len(meetings),
                share_interval(_clusters((deal, ahead) for deal, ahead, _ in meetings), confidence),
                # As a share, so that ten wins in ten games do not look like certainty here, either.
                share_interval(
                    _clusters((deal, (1 + apart) / 2) for deal, _, apart in meetings), confidence
                ).from_share(),
            )


def thinking(tournament: Tournament) -> list[Thinking]:
    """How long everybody thought."""
    labels = tournament.plan.labels
    empty = Times()
    times = [tournament.times.get(entrant, empty) for entrant in range(len(labels))]
    return [
        Thinking(label, each.count, each.mean, each.quantile(0.99), each.fallbacks)
        for label, each in zip(labels, times, strict=True)
    ]


def _adjusted(games: Sequence[Played], entrant: int, confidence: float) -> Interval:
    shares = _by_deal(games, entrant, Played.share)
    return luck_adjusted(shares, _luck_by_deal(games, entrant), confidence)


def _luck_by_deal(games: Sequence[Played], entrant: int) -> Array:
    """An entrant's luck, summed over each deal he took part in: a column for each measure."""
    by_deal: dict[int, list[Array]] = defaultdict(list)
    for played in games:
        for seat, player in enumerate(played.players):
            if player == entrant:
                by_deal[played.deal].append(played.measured(seat))
    return np.array([np.sum(rows, axis=0) for rows in by_deal.values()])


def _score(played: Played, seat: int) -> float:
    return played.scores[seat]


def _by_deal(
    games: Sequence[Played], entrant: int, value: Callable[[Played, int], float]
) -> list[Cluster]:
    """An entrant's values, summed over each deal he took part in."""
    return _clusters(
        (played.deal, value(played, seat))
        for played in games
        for seat, player in enumerate(played.players)
        if player == entrant
    )


def _clusters(values: Iterable[tuple[int, float]]) -> list[Cluster]:
    sums: dict[int, float] = defaultdict(float)
    sizes: Counter[int] = Counter()
    for deal, value in values:
        sums[deal] += value
        sizes[deal] += 1
    return [(sums[deal], sizes[deal]) for deal in sums]


def _order(games: Sequence[Played], seats: int, confidence: float) -> list[Interval]:
    """The share of wins by place, counted clockwise from who decided first."""
    if any(played.first is None for played in games):
        return []
    return [
        share_interval(
            _clusters((p.deal, p.share(((p.first or 0) + place) % seats)) for p in games),
            confidence,
        )
        for place in range(seats)
    ]


def rated(games: Iterable[Played], entrants: int, confidence: float) -> list[Interval]:
    """Ratings after all games, one after the other.

    The interval is the model's own doubt. Who sits at several seats of a table gets the mean of
    what his seats would get.
    """
    model = PlackettLuce()
    mu = [model.mu] * entrants
    sigma = [model.sigma] * entrants
    for played in games:
        teams = [[model.rating(mu[e], sigma[e])] for e in played.players]
        after = model.rate(teams, ranks=ranks(played))
        for entrant in set(played.players):
            seats = [s for s, player in enumerate(played.players) if player == entrant]
            mu[entrant] = sum(after[s][0].mu for s in seats) / len(seats)
            sigma[entrant] = sum(after[s][0].sigma for s in seats) / len(seats)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return [Interval(m - z * s, m, m + z * s) for m, s in zip(mu, sigma, strict=True)]


def ranks(played: Played) -> list[float]:
    """The place of each seat: winners first, then by points."""
    standing = [(s not in played.winners, -score) for s, score in enumerate(played.scores)]
    keys = [(lost, points if lost else 0) for lost, points in standing]
    places = {key: place for place, key in enumerate(sorted(set(keys)), start=1)}
    return [float(places[key]) for key in keys]
