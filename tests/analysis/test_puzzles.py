"""Puzzles: those in the package hold what they promise, and new ones can be made."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.analysis import analyst_for
from quarterdeck.analysis.puzzles import (
    CLEAR,
    Puzzle,
    asked_for,
    clearness,
    make_puzzles,
    puzzles_for,
    write_puzzles,
)
from quarterdeck.cli.puzzling import solve
from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import PORT_ROYAL, Action
from quarterdeck.i18n import LANGUAGES, Words

PUZZLES = puzzles_for("port-royal")


def test_there_are_at_least_a_hundred_of_several_difficulties():
    assert len(PUZZLES) >= 100
    difficulties = Counter(puzzle.difficulty for puzzle in PUZZLES)
    assert set(difficulties) <= set(range(1, len(asked_for("port-royal")) + 2))
    assert len(difficulties) >= 4
    assert len({puzzle.position for puzzle in PUZZLES}) == len(PUZZLES)
    assert sorted(PUZZLES, key=lambda puzzle: puzzle.difficulty) == PUZZLES


def test_every_puzzle_is_a_position_with_these_actions_and_one_is_clearly_best():
    for puzzle in PUZZLES:
        position = PORT_ROYAL.parse_position(puzzle.position)
        legal = position.legal(position.to_act()[0])
        assert {str(action) for action in legal} == set(puzzle.costs)
        assert Action(puzzle.best) in legal
        assert puzzle.costs[puzzle.best] == 0
        assert all(cost >= CLEAR for action, cost in puzzle.costs.items() if action != puzzle.best)


def test_positions_tell_nothing_hidden():
    analyst = analyst_for("port-royal")
    for puzzle in PUZZLES[::10]:
        position = PORT_ROYAL.parse_position(puzzle.position)
        assert analyst.known(position.observe(None)) == puzzle.position


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.soak)])
def test_another_search_finds_the_same_action(every: int):
    """By other deals; in the long form by as many as the puzzles were checked with."""
    analyst = analyst_for("port-royal")
    analyst.prepare()
    for puzzle in PUZZLES[::every]:
        seen = PORT_ROYAL.parse_position(puzzle.position).observe(None)
        found = analyst.weigh(seen, 400 if every > 1 else 4000, 999)
        assert str(found.best.action) == puzzle.best
        for each in found.actions[1:]:
            stored = puzzle.costs[str(each.action)]
            assert each.cost == pytest.approx(stored, abs=3 * each.cost_margin + 0.01)


def test_making_puzzles(tmp_path: Path):
    told: list[tuple[int, int]] = []
    made = make_puzzles(PORT_ROYAL, 2, seed=4, found=lambda n, of: told.append((n, of)))
    assert told == [(1, 2), (2, 2)]
    assert all(1 <= puzzle.difficulty <= len(asked_for("port-royal")) + 1 for puzzle in made)
    write_puzzles(tmp_path / "p.jsonl", made)
    assert len((tmp_path / "p.jsonl").read_bytes().splitlines()) == 2


def test_what_is_not_clear_is_no_puzzle():
    position = PORT_ROYAL.parse_position(PUZZLES[0].position)
    found = analyst_for("port-royal").weigh(position.observe(None), 400, 1)
    assert clearness(found) > 0
    only = found.actions[:1]
    assert clearness(type(found)(found.seat, found.simulations, only)) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_solving_right_wrong_and_enough(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    first, second = PUZZLES[0], PUZZLES[1]
    answers = f"x\n{_number(first, True)}\n{_number(second, False)}\nq\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    words = Words(language)
    solve("port-royal", 1, None, words)
    out = capsys.readouterr().out
    assert words("puzzles-score", right="1", asked="2") in out
    assert "{" not in out


def _number(puzzle: Puzzle, right: bool) -> int:
    position = PORT_ROYAL.parse_position(puzzle.position)
    actions = list(map(str, position.legal(position.to_act()[0])))
    return 1 + next(n for n, action in enumerate(actions) if (action == puzzle.best) is right)


def test_there_is_no_such_puzzle():
    with pytest.raises(QuarterdeckError, match="puzzles are from 1 to"):
        solve("port-royal", 5000, None, Words("en"))
    with pytest.raises(QuarterdeckError, match="difficulties are from 1 to 5, not 9"):
        solve("port-royal", None, 9, Words("en"))
    with pytest.raises(QuarterdeckError, match="there is no game 'whist'"):
        puzzles_for("whist")
