"""PR 4: expeditions."""

from __future__ import annotations

import pytest

from quarterdeck.games.port_royal.events import Claimed, Discarded, Gained
from tests.port_royal.positions import cards, position

(PP,) = cards("exp-pp")
READY = "expeditions exp-pp; display 0 priest-4-1 priest-4-1"


def claims(legal: list[str]) -> list[str]:
    return [action for action in legal if action.startswith("claim")]


# -- PR 4.1: when


@pytest.mark.parametrize(
    "moment",
    [
        "discover",  # before the first draw
        "discover drawn; harbour b1-1",  # between draws
        "take 1; harbour b1-1",  # before the takes
        "take 0; harbour b1-1",  # after the last take
    ],
)
def test_pr_4_1_on_your_own_turn_at_these_moments(moment: str) -> None:
    board = position(f"{moment}; {READY}")
    assert claims(board.legal()) == ["claim exp-pp"]
    board.play("claim exp-pp")
    assert (board.active, board.acting) == (0, 0)
    assert board.display(0) == "exp-pp"


def test_pr_4_1_between_your_takes() -> None:
    board = position(f"take 2; harbour b1-1 y1-1; {READY}")
    board.play("trade b1-1", "claim exp-pp", "trade y1-1")
    assert board.coins == (4, 0)


def test_pr_4_1_a_person_hired_this_turn_can_be_spent_after_your_last_take() -> None:
    board = position(
        "take 1; harbour priest-4-1; expeditions exp-pp; display 0 priest-4-1; coins 0 4"
    ).play("hire priest-4-1")
    assert board.legal() == ["claim exp-pp", "pass"]
    assert board.play("claim exp-pp").coins == (2, 0)


def test_pr_4_1_an_expedition_just_found_can_be_claimed() -> None:
    board = position("discover; display 0 priest-4-1 priest-4-1; pile exp-pp ...").play("draw")
    assert board.legal() == ["claim exp-pp", "draw", "stop"]


def test_pr_4_1_as_often_as_you_can() -> None:
    board = position(
        "discover; expeditions exp-pp exp-ss; "
        "display 0 priest-4-1 priest-4-1 settler-4-1 settler-4-1"
    ).play("claim exp-pp", "claim exp-ss")
    assert (board.display(0), board.points, board.coins) == ("exp-pp exp-ss", (8, 0), (4, 0))


def test_pr_4_1_a_claim_is_not_the_first_draw() -> None:
    board = position(f"discover; {READY}").play("claim exp-pp")
    assert board.legal() == ["draw"]


def test_pr_4_1_not_in_another_players_turn() -> None:
    board = position(
        "take 1 by 1; harbour b1-1; expeditions exp-pp; display 1 priest-4-1 priest-4-1"
    )
    assert claims(board.legal()) == []
    assert board.why_not("claim exp-pp") == "not-active"


def test_pr_4_1_not_while_or_after_the_others_take() -> None:
    board = position(f"take 0; harbour b1-1; {READY}").play("pass")
    assert board.why_not("claim exp-pp", seat=0) == "not-your-turn"
    board.play("trade b1-1")
    assert (board.active, board.display(0)) == (1, "priest-4-1 priest-4-1")


def test_pr_4_1_ruling_not_in_the_middle_of_resolving_a_card() -> None:
    board = position(f"discover; {READY} sailor-3-1; pile b1-1 y1-1").play("draw")
    assert board.legal() == ["admit", "repel"]
    assert board.why_not("claim exp-pp") == "ship-waits"


def test_pr_4_1_ruling_not_after_a_bust() -> None:
    board = position(f"discover drawn; harbour b1-1; {READY}; pile b2-2 ...").play("draw")
    assert board.why_not("claim exp-pp", seat=0) == "not-your-turn"
    assert board.legal() == ["draw"]


def test_pr_4_1_after_your_last_take_you_are_still_asked() -> None:
    board = position(f"take 1; harbour b1-1; {READY}").play("trade b1-1")
    assert (board.acting, board.legal()) == (0, ["claim exp-pp", "pass"])


# -- PR 4.2: how


def test_pr_4_2_example_two_priests_are_a_priest_and_a_jack() -> None:
    board = position("discover; expeditions exp-pp; display 0 priest-4-1 jack-6-1; pile y1-1 b1-1")
    assert claims(board.legal()) == ["claim exp-pp pj"]
    board.play("claim exp-pp pj")
    assert board.events == [
        Claimed(0, PP, "pj"),
        *map(Discarded, cards("priest-4-1 jack-6-1")),
        Gained(0, 2, "expedition", PP),
    ]
    assert (board.display(0), board.stack(0), board.points) == ("exp-pp", "y1-1 b1-1", (4, 0))
    assert board.expeditions == ""
    assert board.discard == {"priest-4-1", "jack-6-1"}


@pytest.mark.parametrize(
    ("expedition", "crew", "points", "coins"),
    [
        ("exp-ss", "settler-4-1 settler-4-1", 4, 2),
        ("exp-pp", "priest-4-1 priest-4-1", 4, 2),
        ("exp-cc", "captain-4-1 captain-4-1", 4, 2),
        ("exp-pps", "priest-4-1 priest-4-1 settler-4-1", 6, 3),
        ("exp-ccs", "captain-4-1 captain-4-1 settler-4-1", 6, 3),
        ("exp-cps", "captain-4-1 priest-4-1 settler-4-1", 5, 3),
    ],
)
def test_pr_4_2_each_expedition_takes_its_persons_and_gives_points_and_coins(
    expedition: str, crew: str, points: int, coins: int
) -> None:
    board = position(
        f"players 5; discover; expeditions {expedition}; display 0 jester-5-1 {crew} sailor-3-1"
    )
    assert claims(board.legal()) == [f"claim {expedition}"]
    board.play(f"claim {expedition}")
    assert board.display(0) == f"jester-5-1 sailor-3-1 {expedition}"
    assert (board.points[0], board.coins[0]) == (points + 2, coins)
    assert board.seen.swords[0] == 1


@pytest.mark.parametrize(
    ("expedition", "crew", "ways"),
    [
        ("exp-pp", "priest-4-1", []),
        ("exp-pp", "jack-6-1", []),
        ("exp-pp", "captain-4-1 settler-4-1 sailor-3-1", []),
        ("exp-pp", "jack-6-1 jack-6-1", ["exp-pp jj"]),
        ("exp-pp", "priest-4-1 priest-4-1 jack-6-1", ["exp-pp", "exp-pp pj"]),
        (
            "exp-pp",
            "priest-4-1 priest-4-1 jack-6-1 jack-6-1",
            ["exp-pp", "exp-pp jj", "exp-pp pj"],
        ),
        ("exp-pps", "priest-4-1 jack-6-1", []),
        ("exp-pps", "priest-4-1 jack-6-1 jack-6-1", ["exp-pps pjj"]),
        ("exp-ccs", "captain-4-1 settler-4-1 jack-6-1", ["exp-ccs cjs"]),
        ("exp-ccs", "captain-4-1 captain-4-1 jack-6-1", ["exp-ccs ccj"]),
        ("exp-ccs", "jack-6-1 jack-6-1 jack-6-1", ["exp-ccs jjj"]),
        ("exp-ccs", "captain-4-1 captain-4-1 captain-4-1 priest-4-1", []),
    ],
)
def test_pr_4_2_each_jack_stands_for_one_person_and_you_choose(
    expedition: str, crew: str, ways: list[str]
) -> None:
    board = position(f"discover; expeditions {expedition}; display 0 {crew}")
    assert claims(board.legal()) == [f"claim {way}" for way in ways]


def test_pr_4_2_with_a_jack_to_spare_the_special_expedition_has_every_choice() -> None:
    board = position(
        "players 5; discover; expeditions exp-cps; "
        "display 0 captain-4-1 priest-4-1 settler-4-1 jack-6-1"
    )
    ways = ["exp-cps", "exp-cps cjs", "exp-cps cpj", "exp-cps jps"]
    assert claims(board.legal()) == [f"claim {way}" for way in ways]


@pytest.mark.parametrize(("way", "left"), [("", "jack-6-1"), (" pj", "priest-4-1"), (" jj", None)])
def test_pr_4_2_the_jack_is_spent_only_if_chosen(way: str, left: str | None) -> None:
    board = position("discover; expeditions exp-pp; display 0 priest-4-1 priest-4-1 jack-6-1")
    if left is None:
        assert board.why_not(f"claim exp-pp{way}") == "lacks-persons"
    else:
        assert board.play(f"claim exp-pp{way}").display(0) == f"{left} exp-pp"


@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("exp-ccs", "jack-6-1 jack-6-1 jack-6-1"),
        ("exp-ccs ccj", "settler-4-1 jack-6-1 jack-6-1"),
        ("exp-ccs cjs", "captain-4-1 jack-6-1 jack-6-1"),
        ("exp-ccs cjj", "captain-4-1 settler-4-1 jack-6-1"),
        ("exp-ccs jjs", "captain-4-1 captain-4-1 jack-6-1"),
        ("exp-ccs jjj", "captain-4-1 captain-4-1 settler-4-1"),
    ],
)
def test_pr_4_2_exactly_the_persons_chosen_are_spent(way: str, left: str) -> None:
    board = position(
        "discover; expeditions exp-ccs; "
        "display 0 captain-4-1 captain-4-1 settler-4-1 jack-6-1 jack-6-1 jack-6-1"
    ).play(f"claim {way}")
    assert board.display(0) == f"{left} exp-ccs"
    assert len(board.seen.discard) == 3
    assert board.points == (9, 0)


def test_pr_4_2_the_points_of_the_expedition_stay_those_of_the_spent_go() -> None:
    board = position(f"discover; {READY}")
    assert board.points == (2, 0)
    assert board.play("claim exp-pp").points == (4, 0)


def test_pr_4_2_persons_spent_no_longer_help() -> None:
    board = position("discover; expeditions exp-pp exp-pps; display 0 priest-4-1 priest-4-1")
    board.play("claim exp-pp")
    assert board.why_not("claim exp-pps") == "lacks-persons"


def test_pr_4_2_an_expedition_of_another_display_cannot_be_claimed() -> None:
    board = position("discover; display 0 priest-4-1 priest-4-1; display 1 exp-pp")
    assert board.why_not("claim exp-pp") == "not-on-table"
