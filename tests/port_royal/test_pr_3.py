"""PR 3: Trade & Hire."""

from __future__ import annotations

import pytest

from quarterdeck.games.port_royal.events import (
    ChanceBegan,
    Discarded,
    FeePaid,
    Gained,
    Hired,
    Passed,
    Traded,
    TurnBegan,
)
from tests.port_royal.positions import cards, position

(B1, B2, SAILOR) = cards("b1-1 b2-2 sailor-3-1")
FIVE_COLOURS = "y1-1 b1-1 g1-1 r1-1 k2-1"
LADIES = "mademoiselle-7-2 mademoiselle-7-2 mademoiselle-9-3 mademoiselle-9-3"


# -- PR 3.1


@pytest.mark.parametrize(
    ("harbour", "takes"),
    [
        ("", 1),
        ("sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1", 1),
        ("y1-1", 1),
        ("y1-1 b1-1", 1),
        ("y1-1 b1-1 g1-1", 1),
        ("y1-1 b1-1 g1-1 r1-1", 2),
        ("y1-1 b1-1 sailor-3-1 g1-1 k2-1", 2),
        (FIVE_COLOURS, 3),
    ],
)
def test_pr_3_1_takes_by_the_number_of_colours(harbour: str, takes: int) -> None:
    board = position(f"discover drawn; harbour {harbour}").play("stop")
    assert board.told("chance-began") == [ChanceBegan(0, takes)]
    taken = 0
    while any(a.startswith(("trade", "hire sailor")) for a in board.legal()):
        board.play(next(a for a in board.legal() if a.startswith(("trade", "hire sailor"))))
        taken += 1
    assert taken == (min(takes, len(harbour.split())) if "y1" in harbour else 0)
    assert board.legal() == ["pass"]


def test_pr_3_1_ruling_colours_are_counted_once_as_the_phase_begins() -> None:
    board = position(f"discover drawn; harbour {FIVE_COLOURS}")
    board.play("stop", "trade y1-1", "trade b1-1")
    assert board.harbour == "g1-1 r1-1 k2-1"
    assert "trade g1-1" in board.legal()
    assert board.play("trade g1-1").legal() == ["pass"]


def test_pr_3_1_repelled_ships_do_not_count() -> None:
    board = position("discover drawn; harbour y1-1 b1-1 g1-1; display 0 sailor-3-1; pile r1-1 ...")
    board.play("draw", "repel", "stop")
    assert board.told("chance-began") == [ChanceBegan(0, 1)]


def test_pr_3_1_cards_are_taken_one_at_a_time_and_an_ability_works_from_the_next_card_on() -> None:
    board = position(
        "discover drawn; harbour y1-1 b1-1 g1-1 r1-1 trader-blue-3-1; coins 0 3; pile k2-1 ..."
    )
    board.play("stop", "hire trader-blue-3-1", "trade b1-1")
    assert board.told("traded") == [Traded(0, B1, 2)]
    assert board.coins == (2, 0)


def test_pr_3_1_an_ability_does_not_work_for_the_card_itself() -> None:
    board = position("take 1; harbour mademoiselle-7-2; coins 0 6")
    assert board.why_not("hire mademoiselle-7-2") == "too-expensive"


def test_pr_3_1_other_players_take_one_card_whatever_the_colours() -> None:
    board = position(f"discover drawn; harbour {FIVE_COLOURS}; coins 1 3").play("stop", "pass")
    assert board.told("chance-began")[-1] == ChanceBegan(1, 1)
    board.play("trade y1-1")
    assert board.active == 1
    assert board.phase == "discover"


# -- PR 3.2


def test_pr_3_2_example_a_flute_worth_2_is_traded() -> None:
    board = position("take 1; harbour b2-2 sailor-3-1; pile y1-1 r1-1 g1-1").play("trade b2-2")
    assert board.events == [Traded(0, B2, 2), Discarded(B2), Gained(0, 2, "trade", B2)]
    assert (board.coins, board.harbour, board.discard) == ((2, 0), "sailor-3-1", {"b2-2"})


@pytest.mark.parametrize(
    ("traders", "coins"),
    [
        ("", 2),
        ("trader-blue-3-1", 3),
        ("trader-blue-3-1 trader-blue-5-2", 4),
        ("trader-red-3-1 trader-black-3-1", 2),
    ],
)
def test_pr_3_2_one_more_coin_for_each_trader_of_its_colour(traders: str, coins: int) -> None:
    board = position(f"take 1; harbour b2-2; display 0 {traders}").play("trade b2-2")
    assert board.coins == (coins, 0)


def test_pr_3_2_the_traders_of_others_do_not_count() -> None:
    board = position("take 1; harbour b2-2; display 1 trader-blue-3-1").play("trade b2-2")
    assert board.coins == (2, 0)
    board = position("take 1 by 1; harbour b2-2; display 0 trader-blue-3-1").play("trade b2-2")
    assert board.coins == (1, 1)


# -- PR 3.3


def test_pr_3_3_example_a_sailor_is_hired_for_3_coins() -> None:
    board = position("take 1; harbour sailor-3-1 y1-1; coins 0 4").play("hire sailor-3-1")
    assert board.events[0] == Hired(0, SAILOR, 3)
    assert (board.coins, board.display(0), board.harbour) == ((1, 0), "sailor-3-1", "y1-1")
    assert len(board.seen.discard) == 3
    assert (board.points, board.seen.swords) == ((1, 0), (1, 0))


def test_pr_3_3_without_the_coins_a_person_cannot_be_hired() -> None:
    board = position("take 1; harbour sailor-3-1; coins 0 2")
    assert board.legal() == ["pass"]
    assert board.why_not("hire sailor-3-1") == "too-expensive"


@pytest.mark.parametrize(("ladies", "price"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_pr_3_3_each_mademoiselle_takes_1_off(ladies: int, price: int) -> None:
    display = " ".join(LADIES.split()[:ladies])
    board = position(f"take 1; harbour pirate-5-1; display 0 {display}; coins 0 {price}")
    board.play("hire pirate-5-1")
    assert board.told("hired")[0].price == price
    assert board.coins == (0, 0)


def test_pr_3_3_a_price_is_never_below_0() -> None:
    board = position(f"take 1; harbour sailor-3-1; coins 0 2; display 0 {LADIES}").play(
        "hire sailor-3-1"
    )
    assert board.told("hired")[0].price == 0
    assert board.coins == (2, 0)


# -- PR 3.4


def test_pr_3_4_taking_is_optional_and_passing_ends_it() -> None:
    board = position(f"discover drawn; harbour {FIVE_COLOURS}; coins 1 1").play("stop")
    assert "pass" in board.legal()
    board.play("pass")
    assert board.events[0] == Passed(0)
    assert board.acting == 1


def test_pr_3_4_ruling_the_others_get_their_chance_though_the_active_player_took_nothing() -> None:
    board = position("players 3; discover drawn; harbour y1-1 b1-1").play("stop", "pass")
    assert (board.acting, board.active) == (1, 0)
    assert board.legal() == ["pass", "trade b1-1", "trade y1-1"]
    assert board.play("trade y1-1").acting == 2


def test_pr_3_4_ruling_the_others_get_their_chance_on_an_empty_harbour_too() -> None:
    board = position(
        "players 3; discover drawn; harbour; display 1 jester-5-1; display 2 jester-7-2"
    ).play("stop", "pass")
    assert board.told("chance-began")[-2:] == [ChanceBegan(1, 1), ChanceBegan(2, 1)]
    assert board.coins == (0, 1, 1)
    assert (board.active, board.phase) == (1, "discover")


def test_pr_3_4_admirals_pay_as_each_chance_begins() -> None:
    board = position(
        "discover drawn; harbour y1-1 b1-1 g1-1 sailor-3-1 sailor-3-1 sailor-3-1; "
        "display 0 admiral-5-1; display 1 admiral-7-2"
    ).play("stop")
    assert board.coins == (2, 0)
    board.play("pass")
    assert board.coins == (2, 2)


def test_pr_3_4_ruling_the_active_players_chance_ends_only_when_he_says_so() -> None:
    board = position("take 1; harbour y1-1 b1-1").play("trade y1-1")
    assert (board.acting, board.legal()) == (0, ["pass"])
    assert board.play("pass").acting == 1


def test_pr_3_4_ruling_anothers_chance_ends_with_his_last_take() -> None:
    board = position("players 3; take 1 by 1; harbour y1-1 b1-1").play("trade y1-1")
    assert board.acting == 2


def test_pr_3_4_ruling_anothers_chance_ends_with_his_last_possible_take() -> None:
    board = position(
        "players 3; take 2 by 1; harbour y1-1 admiral-9-3; display 1 governor-8-0; coins 2 10"
    ).play("trade y1-1")
    assert (board.acting, board.legal()) == (2, ["hire admiral-9-3", "pass"])


def test_pr_3_4_another_who_can_take_nothing_is_not_asked() -> None:
    board = position("players 3; take 0; harbour admiral-9-3; coins 1 9; coins 2 10").play("pass")
    assert board.told("chance-began") == [ChanceBegan(1, 1), ChanceBegan(2, 1)]
    assert board.acting == 2


def test_pr_3_4_ruling_identical_cards_are_one_action() -> None:
    board = position("take 1; harbour sailor-3-1 sailor-3-1 sailor-5-2; coins 0 5")
    assert board.legal() == ["hire sailor-3-1", "hire sailor-5-2", "pass"]
    assert board.play("hire sailor-3-1").harbour == "sailor-3-1 sailor-5-2"


def test_pr_3_4_ruling_an_action_without_alternative_is_still_an_action() -> None:
    board = position("discover drawn; harbour").play("stop")
    assert (board.acting, board.legal()) == (0, ["pass"])


# -- PR 3.5


def test_pr_3_5_the_others_follow_clockwise() -> None:
    board = position("players 4; active 2; discover drawn; harbour y1-1 b1-1 g1-1 sailor-3-1")
    board.play("stop", "pass")
    order = []
    while board.active == 2:
        order.append(board.acting)
        board.play("pass")
    assert order == [3, 0, 1]


def test_pr_3_5_a_card_costs_1_coin_to_the_active_player() -> None:
    board = position("take 1 by 1; harbour b2-2; pile y1-1 r1-1 g1-1").play("trade b2-2")
    assert board.events[:4] == [
        Traded(1, B2, 2),
        Discarded(B2),
        Gained(1, 2, "trade", B2),
        FeePaid(1, 0),
    ]
    assert (board.stack(1), board.stack(0)) == ("y1-1", "r1-1")


def test_pr_3_5_1_coin_for_each_card() -> None:
    board = position("take 2 by 1; harbour b2-2 y2-2; display 1 governor-8-0")
    board.play("trade b2-2", "trade y2-2")
    assert board.coins == (2, 2)
    assert board.told("fee-paid") == [FeePaid(1, 0)] * 2


def test_pr_3_5_a_player_without_coins_can_trade() -> None:
    board = position("take 1 by 1; harbour b1-1")
    assert board.legal() == ["pass", "trade b1-1"]
    assert board.play("trade b1-1").coins == (1, 0)


def test_pr_3_5_the_active_player_pays_no_fee() -> None:
    board = position("take 1; harbour sailor-3-1; coins 0 3; coins 1 3").play("hire sailor-3-1")
    assert board.coins == (0, 3)


def test_pr_3_5_for_a_person_he_needs_the_cost_and_1() -> None:
    assert position("take 1 by 1; harbour sailor-3-1; coins 1 3").legal() == ["pass"]
    board = position("take 1 by 1; harbour sailor-3-1; coins 1 4").play("hire sailor-3-1")
    assert board.coins == (1, 0)
    assert board.told("hired") == [Hired(1, SAILOR, 3)]


def test_pr_3_5_first_the_fee_then_the_cost() -> None:
    board = position("take 1 by 1; harbour sailor-3-1; coins 1 y1-1 b1-1 g1-1 r1-1")
    board.play("hire sailor-3-1")
    assert board.stack(0) == "r1-1"
    assert [str(e.card) for e in board.told("coin-shown")] == ["g1-1", "b1-1", "y1-1"]
    assert board.kinds.index("fee-paid") < board.kinds.index("coin-shown")


def test_pr_3_5_admiral_coins_of_this_chance_count() -> None:
    board = position(
        "take 0; harbour sailor-3-1 y1-1 b1-1 g1-1 r1-1; display 1 admiral-5-1; coins 1 2"
    ).play("pass")
    assert "hire sailor-3-1" in board.legal()
    assert board.play("hire sailor-3-1").coins == (1, 0)


def test_pr_3_5_the_fee_is_never_discounted() -> None:
    text = f"take 1 by 1; harbour sailor-3-1; display 1 {LADIES}"
    assert position(text).legal() == ["pass"]
    board = position(f"{text}; coins 1 1").play("hire sailor-3-1")
    assert board.coins == (1, 0)


def test_pr_3_5_with_both_piles_empty_the_traded_ship_itself_becomes_the_fee() -> None:
    board = position("take 1 by 1; harbour b2-2; pile", "b2-2").play("trade b2-2")
    assert (board.stack(0), board.coins) == ("b2-2", (1, 0))


# -- PR 3.6


def test_pr_3_6_the_rest_of_the_harbour_is_discarded_and_the_next_becomes_active() -> None:
    board = position("players 3; active 2; take 1 by 1; harbour y1-1 b1-1 sailor-3-1")
    board.play("trade y1-1")
    assert board.events[-3:] == [Discarded(B1), Discarded(SAILOR), TurnBegan(0, 2)]
    assert (board.harbour, board.active, board.acting) == ("", 0, 0)


def test_pr_3_6_the_harbour_stays_until_all_have_had_their_chance() -> None:
    board = position("players 3; take 0; harbour y1-1 b1-1 g1-1").play("pass", "pass")
    assert (board.acting, board.harbour) == (2, "y1-1 b1-1 g1-1")
    assert board.play("pass").harbour == ""


def test_pr_3_example_a_turn_with_four_colours() -> None:
    # Five cards, four colours: a ship worth 2, then a person; another trades for a coin.
    board = position(
        "players 4; discover; pile y1-1 b2-2 g1-1 r1-1 sailor-3-1 ...; coins 0 1; coins 1 0"
    ).play(*["draw"] * 5, "stop")
    assert board.told("chance-began") == [ChanceBegan(0, 2)]
    board.play("trade b2-2")
    assert board.coins == (3, 0, 0, 0)
    board.play("hire sailor-3-1")
    assert (board.coins, board.display(0)) == ((0, 0, 0, 0), "sailor-3-1")
    board.play("pass", "trade y1-1")
    assert board.coins == (1, 0, 0, 0)
    board.play("pass", "pass")
    assert (board.harbour, board.active) == ("", 1)
    assert {"y1-1", "b2-2", "g1-1", "r1-1"} <= board.discard
