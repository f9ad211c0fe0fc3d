"""Taking back: a line in the record, within the four nevers, and no way to better luck."""

from __future__ import annotations

import pytest

from quarterdeck.core import (
    FastSeed,
    Game,
    Match,
    QuarterdeckError,
    Record,
    RecordError,
    Seed,
)
from quarterdeck.core.record import Undo
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from tests.core.playing import FAIR, finished, look, play, played, quick_table, retold


def test_what_was_undone_never_was(game: Game) -> None:
    """Everywhere in a game: state and steps are those before, and the same move comes out alike."""
    match = Match(game, quick_table(game, 3), FastSeed(6))
    before, undone = look(match), 0
    for _ in play(match, 6, 100):
        last, after = match.steps[-1], look(match)
        if match.undoable(last.seat):
            assert match.undo(last.seat) == 1
            assert look(match)[:-1] == before[:-1]
            assert str(match.record) == f"{after[-1]}{last.seat} undo 1\n"
            match.act(last.seat, last.action)
            assert look(match)[:-1] == after[:-1]
            undone += 1
        before = look(match)
    assert undone >= 3
    assert look(Match.resume(game, Record.parse(str(match.record)))) == look(match)


def test_the_four_nevers(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(6))
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]
    met = {"shown": 0, "chance": 0, "another": 0, "free": 0}
    for _ in play(match, 6):
        last = match.steps[-1]
        shown = any(event.seals or event.reveals for event in last.events)
        may = not shown and not last.outcomes and match.result is None
        for seat in range(3):
            assert match.undoable(seat) == int(may and seat == last.seat)
        met["shown"] += shown
        met["chance"] += bool(last.outcomes)
        met["another"] += may and match.position.to_act() != (last.seat,)
        met["free"] += may
    if game is RATTLE_BATTLE:  # there passing the turn on is always something that all see
        del met["another"]
    assert all(met.values()), met


def test_a_game_that_is_over_stays_over(game: Game) -> None:
    """A fair seed is open now: who goes on would know every card."""
    for fair in (False, True):
        match = finished(game, fair=fair)
        assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_refused_undo_changes_nothing_and_says_why(game: Game) -> None:
    match = played(game, most=10)
    before = look(match)
    for seat in range(3):
        if not match.undoable(seat):
            with pytest.raises(QuarterdeckError, match=f"seat {seat} has nothing to take back"):
                match.undo(seat)
    assert look(match) == before


@pytest.mark.parametrize("seed", [FastSeed(6), FAIR], ids=["fast", "fair"])
def test_free_takeback_goes_back_to_ones_own_decision(game: Game, seed: Seed) -> None:
    match = Match(game, quick_table(game, 3), seed)
    seen = [look(match)]
    seen += [look(match) for _ in play(match, 6, 18)]  # not to the end: there a secret is opened
    several = 0
    while match.steps and several < 4:
        seat = next(s for s in range(3) if s != match.steps[-1].seat)
        mine = [n for n, step in enumerate(match.steps) if step.seat == seat]
        steps, lines = list(match.steps), str(match.record)
        if not mine:
            break
        count = len(steps) - mine[-1]
        several += count > 1
        assert match.undoable(seat, free=True) == count
        assert match.undo(seat, free=True) == count
        assert look(match)[:-1] == seen[mine[-1]][:-1]
        assert str(match.record) == f"{lines}{seat} undo {count}\n"
        # The same choices meet the same luck.
        again = Match.resume(game, Record.parse(str(match.record)), seed)
        assert look(again) == look(match)
        for step in steps[mine[-1] :]:
            again.act(step.seat, step.action)
        assert again.steps == steps
    assert several


def test_free_takeback_needs_a_decision_of_ones_own(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(6))
    assert [match.undoable(seat, free=True) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(QuarterdeckError, match="nothing to take back"):
        match.undo(0, free=True)


def test_another_choice_after_an_undo_meets_the_luck_of_its_place(game: Game) -> None:
    """Chance is a function of seed and place: trying again does not draw again."""
    match = Match(game, quick_table(game, 2), FastSeed(12))
    for _ in play(match, 12, 30):
        pass
    first = [step.outcomes for step in match.steps]
    steps = list(match.steps)
    for _ in range(3):
        while match.steps:
            match.undo(match.steps[-1].seat, free=True)
        for step in steps:
            match.act(step.seat, step.action)
        assert [step.outcomes for step in match.steps] == first


def test_records_with_undo_can_be_gone_on_from_anywhere(game: Game) -> None:
    match = Match(game, quick_table(game, 3), FastSeed(3))
    for n, _ in enumerate(play(match, 3, 60)):
        if n % 7 == 6:
            match.undo(match.steps[-1].seat, free=True)
    entries = match.record.entries
    assert sum(isinstance(entry, Undo) for entry in entries) >= 2
    final = look(match)
    for cut in range(0, len(entries) + 1, 7):
        again = Match.resume(game, retold(match.record, entries[:cut]))
        for entry in retold(match.record, entries).entries[cut:]:
            if isinstance(entry, Undo):
                again.undo(entry.seat, free=True)
            elif text := str(entry).partition(" ")[2] if str(entry)[0].isdigit() else "":
                again.act(int(str(entry)[0]), game.parse_action(text))
        assert look(again) == final


@pytest.mark.parametrize("count", [0, 99])
def test_more_than_was_done_cannot_be_taken_back(game: Game, count: int) -> None:
    record = played(game, most=4).record
    wrong = retold(record, [*record.entries, Undo(0, count)])
    with pytest.raises(RecordError, match=rf"line {wrong.lines[-1]}: cannot take back {count} of"):
        Match.resume(game, wrong)
