"""PR 5: persons, all of whom stack."""

from __future__ import annotations

import pytest

from quarterdeck.games.port_royal.events import ChanceBegan, Gained
from tests.port_royal.positions import position

FOUR = "y1-1 b1-1 g1-1 sailor-3-1"
FIVE = f"{FOUR} sailor-3-1"


@pytest.mark.parametrize("person", ["settler-4-1", "captain-4-1", "priest-4-1", "jack-6-1"])
def test_pr_5_settler_captain_priest_and_jack_only_serve_expeditions(person: str) -> None:
    board = position(
        f"discover drawn; harbour {FOUR}; display 0 {person} {person}; coins 0 3; pile r1-1 ..."
    ).play("draw")
    assert board.legal() == ["draw", "stop"]
    board.play("stop", "trade b1-1")
    assert board.coins == (4, 0)


@pytest.mark.parametrize(
    ("colour", "ship"),
    [("yellow", "y1-1"), ("blue", "b1-1"), ("green", "g1-1"), ("red", "r1-1"), ("black", "k2-1")],
)
def test_pr_5_trader_of_each_colour_adds_1_to_its_ships_only(colour: str, ship: str) -> None:
    for other in ("y1-1", "b1-1", "g1-1", "r1-1", "k2-1"):
        board = position(f"take 1; harbour {other}; display 0 trader-{colour}-3-1")
        assert board.play(f"trade {other}").coins == (2 if other == ship else 1, 0)


def test_pr_5_trader_works_in_another_players_turn() -> None:
    board = position("take 1 by 1; harbour b2-2; display 1 trader-blue-3-1 trader-blue-5-2")
    assert board.play("trade b2-2").coins == (1, 3)


@pytest.mark.parametrize(
    ("crew", "swords"),
    [
        ("sailor-3-1", 1),
        ("sailor-5-2", 1),
        ("sailor-7-3", 1),
        ("pirate-5-1", 2),
        ("pirate-7-2", 2),
        ("pirate-9-3", 2),
        ("sailor-3-1 sailor-3-1 pirate-5-1", 4),
        ("jester-5-1", 0),
    ],
)
def test_pr_5_a_sailor_has_1_sword_a_pirate_2(crew: str, swords: int) -> None:
    assert position(f"discover; display 0 {crew}").seen.swords == (swords, 0)


# -- Admiral


@pytest.mark.parametrize(
    ("harbour", "admirals", "coins"),
    [(FOUR, 1, 0), (FIVE, 0, 0), (FIVE, 1, 2), (FIVE, 2, 4), (f"{FIVE} k2-1", 3, 6)],
)
def test_pr_5_admiral_pays_2_when_5_cards_lie_in_the_harbour(
    harbour: str, admirals: int, coins: int
) -> None:
    crew = " ".join(["admiral-7-2"] * admirals)
    board = position(f"discover drawn; harbour {harbour}; display 0 {crew}").play("stop")
    assert board.coins == (coins, 0)
    assert board.told("gained") == ([Gained(0, coins, "admiral", None)] if coins else [])


def test_pr_5_admiral_pays_in_another_players_turn_by_what_is_left() -> None:
    text = "players 3; {}; harbour {}; display 1 admiral-7-2; display 2 admiral-7-2; coins 1 1"
    board = position(text.format("take 0", f"{FIVE}")).play("pass")
    assert board.coins == (0, 3, 0)
    board.play("trade y1-1")
    assert board.coins == (1, 3, 0)


def test_pr_5_admiral_pays_once_per_chance() -> None:
    board = position(f"discover drawn; harbour {FIVE} r1-1 k2-1; display 0 admiral-7-2").play(
        "stop", "trade y1-1", "trade b1-1"
    )
    assert len([e for e in board.told("gained") if e.reason == "admiral"]) == 1
    assert board.coins == (4, 0)


def test_pr_5_admiral_pays_though_nothing_is_taken() -> None:
    harbour = "admiral-9-3 admiral-9-3 jester-9-3 pirate-9-3 mademoiselle-9-3"
    board = position(f"take 0; harbour {harbour}; display 1 admiral-7-2").play("pass")
    assert board.coins == (0, 2)
    assert board.active == 1


def test_pr_5_admiral_ruling_one_hired_in_this_chance_does_not_pay_now() -> None:
    board = position(f"take 2; harbour {FIVE} r1-1 admiral-5-1; coins 0 5")
    board.play("hire admiral-5-1", "trade y1-1")
    assert board.coins == (1, 0)


# -- Jester


def test_pr_5_jester_pays_when_your_chance_begins_at_an_empty_harbour() -> None:
    board = position("take 1; harbour b1-1; display 1 jester-5-1 jester-7-2")
    board.play("trade b1-1", "pass")
    assert board.coins == (1, 2)
    assert board.told("gained")[-1] == Gained(1, 2, "empty-harbour", None)


def test_pr_5_jester_pays_nothing_to_the_active_player() -> None:
    board = position("discover drawn; harbour; display 0 jester-5-1").play("stop", "pass")
    assert board.coins == (0, 0)


def test_pr_5_jester_pays_nothing_while_a_card_lies_there() -> None:
    board = position("take 1; harbour b1-1 admiral-9-3; display 1 jester-5-1")
    board.play("trade b1-1", "pass")
    assert board.coins == (1, 0)


def test_pr_5_jester_pays_nothing_for_a_harbour_emptied_by_your_own_take() -> None:
    board = position("players 3; take 1 by 1; harbour b2-2; display 1 jester-5-1")
    board.play("trade b2-2")
    assert board.coins == (1, 1, 0)


def test_pr_5_jester_of_the_next_player_is_paid_for_it() -> None:
    board = position("players 3; take 1 by 1; harbour b2-2; display 2 jester-5-1")
    board.play("trade b2-2")
    assert board.coins == (1, 1, 1)


def test_pr_5_jester_hired_as_the_last_card_pays_nothing_now() -> None:
    board = position("take 1 by 1; harbour jester-5-1; coins 1 6").play("hire jester-5-1")
    assert board.coins == (1, 0)


# -- Governor


def test_pr_5_governor_gives_1_more_card_in_your_turn() -> None:
    board = position(f"discover drawn; harbour {FIVE}; display 0 governor-8-0 governor-8-0")
    board.play("stop")
    assert board.told("chance-began") == [ChanceBegan(0, 3)]


def test_pr_5_governor_gives_1_more_card_in_anothers_turn_for_1_coin_each() -> None:
    board = position("take 0; harbour y1-1 b1-1 g1-1; display 1 governor-8-0").play("pass")
    assert board.told("chance-began") == [ChanceBegan(1, 2)]
    board.play("trade y1-1")
    assert (board.acting, board.coins) == (1, (1, 0))
    board.play("trade b1-1")
    assert (board.active, board.coins) == (1, (2, 0))


def test_pr_5_governor_extra_card_is_optional() -> None:
    board = position("take 2 by 1; harbour y1-1 b1-1; display 1 governor-8-0")
    board.play("trade y1-1")
    assert board.legal() == ["pass", "trade b1-1"]
    assert board.play("pass").active == 1


def test_pr_5_governor_ruling_one_hired_in_this_chance_gives_its_card_at_once() -> None:
    board = position("take 1; harbour governor-8-0 y1-1 b1-1; coins 0 8").play("hire governor-8-0")
    assert board.legal() == ["pass", "trade b1-1", "trade y1-1"]
    assert board.play("trade y1-1").legal() == ["pass"]


def test_pr_5_governor_ruling_also_in_anothers_turn() -> None:
    board = position("take 1 by 1; harbour governor-8-0 y1-1 b1-1; coins 1 9")
    board.play("hire governor-8-0")
    assert (board.acting, board.coins) == (1, (1, 0))
    board.play("trade b1-1")
    assert (board.active, board.coins) == (1, (2, 0))


# -- Mademoiselle


def test_pr_5_mademoiselle_one_hired_helps_from_the_next_card_on() -> None:
    board = position("take 2; harbour mademoiselle-7-2 sailor-3-1; coins 0 9")
    board.play("hire mademoiselle-7-2", "hire sailor-3-1")
    assert [e.price for e in board.told("hired")] == [7, 2]
    assert board.coins == (0, 0)


def test_pr_5_mademoiselle_helps_in_anothers_turn_too() -> None:
    board = position("take 1 by 1; harbour sailor-3-1; display 1 mademoiselle-7-2; coins 1 3")
    assert board.play("hire sailor-3-1").coins == (1, 0)


def test_pr_5_mademoiselle_never_below_0() -> None:
    ladies = "mademoiselle-7-2 mademoiselle-7-2 mademoiselle-9-3 mademoiselle-9-3"
    board = position(f"take 1; harbour trader-red-3-1; display 0 {ladies}; coins 0 1")
    assert board.play("hire trader-red-3-1").coins == (1, 0)
