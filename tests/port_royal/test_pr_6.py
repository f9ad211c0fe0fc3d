"""PR 6: the end."""

from __future__ import annotations

import pytest

from quarterdeck.core import Result
from quarterdeck.games.port_royal.events import Ended, EndSetOff
from tests.port_royal.positions import Board, position

ELEVEN = "sailor-7-3 pirate-9-3 admiral-9-3 jester-7-2"  # points
TWELVE = "sailor-7-3 pirate-9-3 admiral-9-3 jester-9-3"


def finish_turn(board: Board) -> Board:
    """The active player draws once if he must, and everybody passes."""
    active, turn = board.active, board.state.round
    while board.phase != "over" and (board.active, board.state.round) == (active, turn):
        board.play(next(a for a in ("stop", "pass", "admit", "draw") if a in board.legal()))
    return board


# -- PR 6.1


def test_pr_6_1_12_points_set_off_the_end_at_once() -> None:
    board = position(f"take 1; harbour sailor-3-1; display 0 {ELEVEN}; coins 0 3")
    board.play("hire sailor-3-1")
    assert board.points == (12, 0)
    assert board.told("end-set-off") == [EndSetOff(0)]
    assert board.seen.last_round


def test_pr_6_1_11_points_do_not() -> None:
    board = position(f"take 1; harbour governor-8-0; display 0 {ELEVEN}; coins 0 8")
    board.play("hire governor-8-0")
    assert board.told("end-set-off") == []
    assert not board.seen.last_round


def test_pr_6_1_persons_and_expeditions_count() -> None:
    board = position(
        "discover; expeditions exp-pps; display 0 exp-ccs priest-4-1 priest-4-1 settler-4-1"
    ).play("claim exp-pps")
    assert board.points == (12, 0)
    assert board.told("end-set-off") == [EndSetOff(0)]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_pr_6_1_the_round_is_played_out_to_the_right_of_the_start_player(start: int) -> None:
    board = position(
        f"players 3; start {start}; active 1; take 1; harbour sailor-3-1; display 1 {ELEVEN}; "
        "coins 1 3; pile sailor-3-1 sailor-3-1 sailor-5-2 sailor-5-2 priest-4-1"
    ).play("hire sailor-3-1")
    turns = []
    while board.phase != "over":
        turns.append(board.active)
        finish_turn(board)
    assert turns == {0: [1, 2], 1: [1, 2, 0], 2: [1]}[start]
    assert board.events[-1] == Ended("points")


def test_pr_6_1_in_anyones_turn_also_by_a_player_who_is_not_active() -> None:
    board = position(f"take 1 by 1; harbour sailor-3-1; display 1 {ELEVEN}; coins 1 4; start 0")
    board.play("hire sailor-3-1")
    assert board.told("end-set-off") == [EndSetOff(1)]
    assert (board.phase, board.active) == ("discover", 1)
    assert finish_turn(board).phase == "over"


def test_pr_6_1_in_the_last_players_turn_the_game_ends_with_it() -> None:
    board = position(
        f"players 3; start 1; active 0; take 1 by 2; harbour sailor-3-1; "
        f"display 2 {ELEVEN}; coins 2 4"
    ).play("hire sailor-3-1")
    assert board.phase == "over"
    assert board.position.result() == Result((2,), (0, 0, 12), "points")


def test_pr_6_1_in_the_last_players_turn_the_others_still_have_their_chance() -> None:
    board = position(
        f"players 3; start 1; active 0; take 1; harbour sailor-3-1 b1-1; "
        f"display 0 {ELEVEN}; coins 0 3"
    ).play("hire sailor-3-1", "pass")
    assert (board.phase, board.acting) == ("take", 1)
    assert board.play("pass", "trade b1-1").phase == "over"


def test_pr_6_1_a_bust_is_a_turn() -> None:
    board = position(
        f"start 0; active 1; last-round; discover drawn; harbour b1-1; display 0 {TWELVE}; "
        "pile b2-2 y1-1"
    ).play("draw")
    assert board.phase == "over"
    assert board.position.result() == Result((0,), (12, 0), "points")


def test_pr_6_1_the_end_once_set_off_is_told_once_and_stays() -> None:
    board = position(
        f"players 3; last-round; take 1; harbour sailor-3-1; display 0 {TWELVE}; coins 0 3"
    ).play("hire sailor-3-1")
    assert board.told("end-set-off") == []


def test_pr_6_1_nothing_can_be_done_after_the_end() -> None:
    board = position("over points")
    assert board.position.to_act() == ()
    assert not board.position.legal(0)
    assert board.why_not("draw", seat=0) == "over"


# -- PR 6.2


@pytest.mark.parametrize(
    ("clauses", "winners", "scores"),
    [
        (f"display 0 {TWELVE}; display 1 sailor-5-2; coins 1 30", (0,), (12, 2, 0)),
        ("display 0 sailor-5-2; display 1 sailor-5-2; coins 0 3; coins 1 4", (1,), (2, 2, 0)),
        ("display 0 sailor-5-2; display 2 pirate-7-2; coins 0 3; coins 2 3", (0, 2), (2, 0, 2)),
        ("", (0, 1, 2), (0, 0, 0)),
        ("coins 2 1", (2,), (0, 0, 0)),
    ],
)
def test_pr_6_2_most_points_then_most_coins_then_shared(
    clauses: str, winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    result = position(f"players 3; over points; {clauses}").position.result()
    assert result == Result(winners, scores, "points")


def test_pr_6_2_a_shared_win_is_shared_equally() -> None:
    result = position("players 4; over points; coins 0 2; coins 3 2").position.result()
    assert result is not None
    assert [result.share(p) for p in range(4)] == [0.5, 0, 0, 0.5]


def test_pr_6_2_there_is_no_result_before_the_end() -> None:
    assert position(f"discover; last-round; display 0 {TWELVE}").position.result() is None


# -- PR 6.3


def test_pr_6_3_variant_12_points_without_an_expedition_do_not_set_off_the_end() -> None:
    board = position(
        f"option end expedition; take 1; harbour sailor-3-1; display 0 {ELEVEN}; coins 0 3"
    ).play("hire sailor-3-1")
    assert (board.points, board.seen.last_round) == ((12, 0), False)


def test_pr_6_3_variant_12_points_and_an_expedition_do() -> None:
    board = position(
        "option end expedition; take 1; harbour sailor-3-1; coins 0 3; "
        "display 0 exp-ss sailor-7-3 pirate-9-3 sailor-3-1"
    ).play("hire sailor-3-1")
    assert board.told("end-set-off") == [EndSetOff(0)]


def test_pr_6_3_variant_the_expedition_may_come_last() -> None:
    board = position(
        f"option end expedition; discover; expeditions exp-pp; "
        f"display 0 {TWELVE} priest-4-1 priest-4-1"
    ).play("claim exp-pp")
    assert board.points == (16, 0)
    assert board.told("end-set-off") == [EndSetOff(0)]


def test_pr_6_3_variant_an_expedition_with_fewer_points_does_not() -> None:
    board = position(
        "option end expedition; discover; expeditions exp-pp; display 0 priest-4-1 priest-4-1; "
        f"display 1 {TWELVE}"
    ).play("claim exp-pp")
    assert not board.seen.last_round


def test_pr_6_3_variant_only_players_with_an_expedition_can_win() -> None:
    text = f"over points; display 0 {TWELVE} sailor-3-1; display 1 exp-ss"
    for option, winner in (("points", 0), ("expedition", 1)):
        result = position(f"option end {option}; {text}").position.result()
        assert result == Result((winner,), (13, 4), "points")


def test_pr_6_3_variant_ties_are_broken_among_those_with_an_expedition() -> None:
    result = position(
        "players 4; option end expedition; over points; display 0 exp-ss; display 1 exp-pp; "
        "display 2 exp-cc; display 3 sailor-7-3 sailor-5-2; coins 0 2; coins 1 2; coins 3 9"
    ).position.result()
    assert result == Result((0, 1), (4, 4, 4, 5), "points")


def test_pr_6_3_ruling_if_cards_ran_out_and_nobody_has_one_all_compete() -> None:
    board = position("option end expedition; idle 1; discover; display 1 sailor-3-1; pile")
    board.play("stop", "pass")
    assert board.position.result() == Result((1,), (0, 1), "no-cards")


def test_pr_6_3_ruling_if_cards_ran_out_and_somebody_has_one_only_he_can_win() -> None:
    board = position(
        "option end expedition; idle 1; discover; display 0 exp-ss; "
        "display 1 sailor-7-3 sailor-5-2; pile"
    ).play("stop", "pass")
    assert board.position.result() == Result((0,), (4, 5), "no-cards")


# -- PR 6.4


def test_pr_6_4_ruling_a_game_is_scored_after_100_rounds() -> None:
    board = position(
        "round 100; start 1; active 1; discover drawn; display 0 sailor-3-1; pile y1-1 b1-1 g1-1"
    )
    finish_turn(board)
    assert (board.phase, board.state.round, board.active) == ("discover", 100, 0)
    finish_turn(board)
    assert board.events[-1] == Ended("rounds")
    assert board.position.result() == Result((0,), (1, 0), "rounds")


def test_pr_6_4_round_99_is_followed_by_round_100() -> None:
    board = finish_turn(position("round 99; active 1; start 0; discover drawn"))
    assert (board.phase, board.state.round) == ("discover", 100)
