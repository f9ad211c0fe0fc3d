"""What taking back costs: counted in applications of the rules, not in time."""

from __future__ import annotations

from math import log2

import pytest

from quarterdeck.core import FastSeed, Game, Match, Position, Record
from quarterdeck.core.past import NEAR, Past
from quarterdeck.core.verify import verify
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.server.ledger import UNDO, Ledger, Row
from tests.core.playing import look, play, played, quick_table, retold

ACTIONS = 60


@pytest.fixture(params=[PORT_ROYAL, RATTLE_BATTLE], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """The games that are long enough."""
    found = request.param
    assert isinstance(found, Game)
    return found


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose actions the rules carried out, each time they did."""
    seats: list[int] = []
    original = Position.apply

    def counted(self, seat, action, chance):
        seats.append(seat)
        return original(self, seat, action, chance)

    monkeypatch.setattr(Position, "apply", counted)
    return seats


def with_takebacks(game: Game, count: int) -> Record:
    """A game whose last action is taken back and made again, so many times."""
    match = played(game, most=ACTIONS)
    last = match.steps[-1]
    again = [f"{last.seat} undo 1", f"{last.seat} {last.action}"]
    again += [f"* {outcome}" for outcome in last.outcomes]
    return Record.parse(str(match.record) + "\n".join(again * count) + "\n")


def test_a_takeback_in_a_record_costs_what_an_action_costs(game: Game, applied: list[int]) -> None:
    record = with_takebacks(game, 300)
    applied.clear()
    match = Match.resume(game, record)
    assert len(match.steps) == ACTIONS
    assert len(applied) == ACTIONS + 300
    applied.clear()
    verify(game, record)
    assert len(applied) <= 3 * (ACTIONS + 300)  # once for the rules, once and again for the deal


def test_a_takeback_at_a_servers_table_costs_no_replay(game: Game, applied: list[int]) -> None:
    match = Match(game, quick_table(game), FastSeed(7))
    ledger, last = Ledger(match), played(game, most=ACTIONS).steps
    rows = [Row(0, None, "deal", ledger._lines(0))]
    rows += [ledger.act(step.seat, step.action, "human") for step in last]
    applied.clear()
    for _ in range(50):
        ledger = ledger.fork()
        rows.append(ledger.undo(last[-1].seat, free=True))
        rows.append(ledger.act(last[-1].seat, last[-1].action, "human"))
    assert len(applied) == 50
    applied.clear()
    again = Ledger.read(game, retold(match.record, []), rows, FastSeed(7))
    assert len(applied) == ACTIONS + 50
    assert look(again.match) == look(ledger.match)
    assert sum(step.by == UNDO for step in again.steps) == 50


def test_a_fork_takes_back_for_itself(game: Game) -> None:
    match = played(game, most=20)
    before, twin = look(match), match.fork()
    while twin.steps:
        twin.undo(twin.steps[-1].seat, free=True)
    assert look(match) == before
    match.undo(match.steps[-1].seat, free=True)
    assert len(match.steps) == 19


def test_a_fork_and_its_match_have_pasts_of_their_own(game: Game) -> None:
    match = played(game, most=20)
    twin = match.fork()
    seen = [str(moment.position) for moment in play(twin, 1, 6)]
    assert [str(moment.position) for moment in play(match, 2, 6)] != seen
    twin._undo(0, 1)
    assert str(twin.position) == seen[-2]


@pytest.mark.parametrize("lots", range(3))
def test_wandering_to_and_fro_costs_no_more_than_playing(
    game: Game, lots: int, applied: list[int]
) -> None:
    """By lots, by single steps and by leaps; and what is reached is what was there before."""
    steps = played(game, most=ACTIONS).steps
    match = Match(game, quick_table(game), FastSeed(7))
    seen, made, rng = [str(match.position)], 0, FastSeed(lots).generator(0)
    applied.clear()
    for _ in range(120):
        at = len(match.steps)
        if at and rng.below(3) == 0:
            match._undo(0, 1 + rng.below(at) if rng.below(2) else 1)
        else:
            for step in steps[at : at + 1 + rng.below(12)]:
                match.act(step.seat, step.action)
                made += 1
                if len(seen) == len(match.steps):
                    seen.append(str(match.position))
        assert str(match.position) == seen[len(match.steps)]
        assert match.steps == steps[: len(match.steps)]
    assert made <= len(applied) <= 2 * made


def test_a_long_past_is_sparse_and_any_of_it_is_near() -> None:
    start = PORT_ROYAL.parse_position("")
    past = Past(start)
    for n in range(1, 5001):
        past.add(n, start)
    assert len(past._kept) <= NEAR + NEAR / 2 * log2(5000)
    for back in (0, 1, 7, 8, 100, 1000, 4999, 5000):
        nearest, _ = past.copy().back_to(5000 - back)
        assert 0 <= 5000 - back - nearest <= 2 * back / NEAR


def test_all_the_way_back_step_by_step_is_linear_but_for_a_logarithm() -> None:
    start = PORT_ROYAL.parse_position("")
    past, replayed = Past(start), 0
    for n in range(1, 5001):
        past.add(n, start)
    for n in reversed(range(5000)):
        nearest, _ = past.back_to(n)
        for again in range(nearest + 1, n + 1):
            past.add(again, start)
            replayed += 1
    assert replayed <= 5000 * log2(5000) / 2
