"""Reviews: planted blunders are found, luck and cost are accounted for, any record will do."""

from __future__ import annotations

from itertools import count

import pytest

from quarterdeck.analysis import Review, review
from quarterdeck.analysis.moments import course_of
from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, Match, Record, Table
from quarterdeck.core.record import Act
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.analysis.blunders import Planted, planted

FEW = 8


def game_of(*bots: str, seed: int = 3, **options: str) -> Match:
    players = [make_bot("port-royal", bot) for bot in bots]
    match = Match(PORT_ROYAL, Table(len(bots), options), FastSeed(seed))
    while match.result is None:
        seat = match.position.to_act()[0]
        match.act(seat, ask(players[seat], match, seat, seed))
    return match


def test_the_accounts_add_up():
    match = game_of("thumb", "thumb")
    found = review(PORT_ROYAL, match.record, FEW)
    assert [m.number for m in found.moments] == list(range(1, len(match.steps) + 1))
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-4)
    assert sum(account.adjusted or 0 for account in found.accounts) == pytest.approx(1, abs=1e-4)
    for seat, account in enumerate(found.accounts):
        own = [m for m in found.moments if m.seat == seat and m.hint]
        assert account.decisions == len(own)
        assert account.given_away == pytest.approx(sum(m.cost for m in own))
        assert account.accuracy is not None
        assert 0 <= account.accuracy <= 1
    shown = sum(m.luck is not None for m in found.moments)
    assert shown == sum(str(step.action) == "draw" for step in match.steps)
    assert found.chances()[-1][1] == tuple(found.result.share(s) for s in (0, 1))
    assert all(sum(shares) == pytest.approx(1, abs=1e-4) for _, shares in found.chances())


def test_who_plays_at_random_gives_away_more_and_decides_less_accurately():
    found = review(PORT_ROYAL, game_of("random", "captain").record, FEW)
    lots, captain = found.accounts
    assert lots.given_away > 5 * captain.given_away
    assert (lots.accuracy or 0) < (captain.accuracy or 0)


@pytest.mark.parametrize(
    ("seats", "end"), [(3, "points"), (4, "expedition"), (5, "points"), (2, "expedition")]
)
def test_any_number_of_players_and_both_endings_finished_or_not(seats: int, end: str):
    record = Record.parse(str(game_of(*["thumb"] * seats, end=end).record))
    acts = [n for n, entry in enumerate(record.entries) if isinstance(entry, Act)]
    del record.entries[acts[30] :]
    found = review(PORT_ROYAL, record, 2)
    assert len(found.moments) == 30
    assert found.result is None
    assert len(found.accounts) == seats
    assert found.accounts[0].adjusted is None
    assert len(found.chances()[0][1]) == seats


def test_what_was_taken_back_does_not_count():
    match = Match(PORT_ROYAL, Table(2), FastSeed(3))
    match.act(match.position.to_act()[0], PORT_ROYAL.parse_action("draw"))
    match.undo(match.steps[-1].seat, free=True)
    match.act(match.position.to_act()[0], PORT_ROYAL.parse_action("draw"))
    course = course_of(PORT_ROYAL, match.record)
    assert [len(course.steps), len(course.positions)] == [1, 2]
    assert len(review(PORT_ROYAL, match.record, 2).moments) == 1


def test_the_same_seed_is_the_same_review_and_progress_is_told():
    record = Record.parse(str(game_of("thumb", "thumb").record))
    acts = [n for n, entry in enumerate(record.entries) if isinstance(entry, Act)]
    del record.entries[acts[12] :]
    told: list[tuple[int, int]] = []
    first = review(PORT_ROYAL, record, 4, 9, lambda done, of: told.append((done, of)))
    assert review(PORT_ROYAL, record, 4, 9) == first
    assert told == [(n, 12) for n in range(1, 13)]


def among_the_costliest(game: Planted, found: Review) -> bool:
    return game.move in [moment.number for moment in found.costly(3, 0)]


@pytest.mark.parametrize("games", [10, pytest.param(200, marks=pytest.mark.soak)])
def test_a_planted_blunder_is_among_the_three_costliest_decisions(games: int):
    """At least 10 % of winning chance given away; named in at least 90 % of the games."""
    named = tried = 0
    seeds = count(1)
    while tried < games:
        game = planted(next(seeds))
        if game is not None:
            tried += 1
            named += among_the_costliest(game, review(PORT_ROYAL, game.record, FEW))
    assert named >= 0.9 * games
