"""RB 4.5 to 4.10: battle, coins, loot, sailors, repairs, loading."""

from __future__ import annotations

import pytest

from tests.rattle_battle.positions import board

BATTLE = "card stragglers; phase battle; "
WARS = "option scenario pirate-wars; card salt-barges; "
DRAWS = ["loot rum"] * 9


def fights(b):
    return [line for line in b.story if "fights" in line]


def gained(b, seat=0):
    """The reasons for which a seat got loot."""
    return [event.reason for event in b.told("loot-gained") if event.seat == seat]


# -- RB 4.5


def test_rb_4_5_the_closest_pair_first_then_the_next_until_one_side_is_gone():
    b = board(
        BATTLE + "sea 0.1 5 at 0 0, 0.2 1 at 0 100, y1 3 at 40 0, y2 2 at -50 0, y3 3 at 0 130"
    )
    assert fights(b) == [
        "y3(3) fights 0.2(1)",
        "y1(3) fights 0.1(5)",
        "y2(2) fights 0.1(5)",
        "y3(3) fights 0.1(5)",
    ]
    assert b.state.sea == {}


def test_rb_4_5_equal_strength_sinks_both():
    b = board(BATTLE + "sea 0.1 3 at 0 0, y1 3 at 30 0")
    assert [line for line in b.story if "sinks" in line] == [
        "y1 sinks by battle",
        "0.1 sinks by battle",
    ]
    assert b.player().coins == 1


def test_rb_4_5_pairs_at_equal_distance_fight_together():
    b = board(BATTLE + "sea 0.1 5 at 0 0, 0.2 1 at 100 0, y1 3 at 30 0, y2 2 at 100 30")
    assert fights(b) == ["y1(3) fights 0.1(5) and y2(2) fights 0.2(1)", "y2(2) fights 0.1(5)"]


def test_rb_4_5_an_enemy_equally_close_to_several_fights_each():
    b = board(BATTLE + "sea 0.1 5 at 30 0, 1.1 1 at -30 0, y1 3 at 0 0")
    assert fights(b) == ["y1(3) fights 0.1(5) and y1(3) fights 1.1(1)"]
    assert "0 takes y1" in b.story
    assert "1.1 sinks by battle" in b.story


@pytest.mark.parametrize(("cannons", "strength"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (7, 6)])
def test_rb_4_5_a_cannon_face_counts_by_cannons_owned_ready_or_not(cannons, strength):
    b = board(
        BATTLE + f"parts 0 0 {cannons} 0; spent 0 0 {cannons}; sea 0.1 cannon at 0 0, y1 1 at 30 0"
    )
    assert fights(b) == [f"y1(1) fights 0.1({strength})"]


def test_rb_4_5_the_rulebooks_example_two_cannons_make_a_cannon_face_strength_4():
    b = board(BATTLE + "parts 0 0 2 0; sea 0.1 cannon at 0 0, y1 3 at 30 0")
    assert fights(b) == ["y1(3) fights 0.1(4)"]


def test_rb_4_5_boarding_also_if_both_sink():
    b = board(BATTLE + "sea 0.1 3 at 0 0, y1 3 at 12 0")
    assert "0 boards y1" in b.story
    assert gained(b).count("boarding") == 1


def test_rb_4_5_all_who_sink_or_board_the_same_enemy_are_rewarded():
    b = board(BATTLE + "sea 0.1 5 at 12 0, 1.1 4 at -12 0, y1 3 at 0 0")
    assert [line for line in b.story if "boards" in line] == ["0 boards y1", "1 boards y1"]
    assert [player.coins for player in b.state.players] == [1, 1]


def test_rb_4_5a_one_may_sink_one_and_be_sunk_by_another():
    b = board(BATTLE + "sea 0.1 3 at 0 0, y1 2 at 30 0, y2 3 at -30 0")
    assert fights(b) == ["y1(2) fights 0.1(3) and y2(3) fights 0.1(3)"]
    assert {line for line in b.story if "sinks" in line} == {
        "y1 sinks by battle",
        "0.1 sinks by battle",
        "y2 sinks by battle",
    }


def test_rb_4_5b_one_coin_per_player_and_enemy():
    b = board(BATTLE + "sea 0.1 5 at 30 0, 0.2 4 at -30 0, y1 3 at 0 0")
    assert b.player().coins == 1


def test_rb_4_5b_a_ship_that_sank_before_touches_no_more():
    # 0.1 touches y1 and loses to it; 0.2 beats it from afar.
    b = board(BATTLE + "sea 0.1 1 at 12 0, 0.2 5 at -30 0, y1 3 at 0 0")
    assert "0 takes y1" in b.story
    assert "0 boards y1" not in b.story


def test_rb_4_5b_a_shot_at_a_touching_enemy_is_boarding():
    b = board("card stragglers; phase actions; parts 0 0 2 0; sea 0.1 1 at 12 0, y1 3 at 0 0")
    b.play("shoot 0.1 y1")
    assert "0 boards y1" in b.story


TOUCHED = "sea 0.1 1 at 12 0, 0.2 5 at -40 0, y1 3 at 0 0, y2 2 at 0 40"


def test_rb_4_5b_boarding_by_a_shot_of_another_ship_than_the_one_that_touches():
    b = board("card stragglers; phase actions; parts 0 0 2 0; " + TOUCHED).play("shoot 0.2 y1")
    assert "0 boards y1" in b.story
    another = TOUCHED.replace("0.1", "1.1")
    theirs = board("card stragglers; phase actions; parts 0 0 2 0; " + another)
    assert "0 takes y1" in theirs.play("shoot 0.2 y1").story  # a ship of somebody else touches it


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("upgrades 0 big-bertha; parts 0 0 2 0", "shoot 0.2 y2 y1"),
        ("upgrades 0 drill; parts 0 1 0 0", "move 0.2 to 0 25 drill y1"),
        ("option crew_pack on; sailors 0 bart+1", "use bart y1"),
    ],
)
def test_rb_4_5b_boarding_by_a_card_while_any_ship_touches(card: str, action: str):
    sea = "sea 0.1 1 at 12 0, 0.2 5 at 0 -25, y1 3 at 0 0, y2 2 at -20 10"
    b = board(f"card stragglers; phase actions; {card}; {sea}").play(action)
    assert "0 boards y1" in b.story


def test_rb_4_5b_one_reading_for_all_cards():
    """The adventure that pays for boarding, Greta, Gus and the Hooks see the same boarding."""
    b = board(
        "option scenario pirate-wars; card race-for-the-brig; phase actions; parts 0 0 2 0; "
        "upgrades 0 boarding-hooks; sailors 0 greta gus; quest 1 1; "
        "sea 0.1 1 at 40 0, 0.2 2 at -40 0, r1 5 at 0 0"
    )
    b.play("use boarding-hooks 0.1 r1", "shoot 0.2 r1")
    assert "0 +2 coins for race-for-the-brig" in b.story
    assert gained(b)[-2:] == ["boarding", "boarding-hooks"]
    assert {"use greta", "use gus"} <= set(b.legal())


def test_rb_4_5c_face_table_or_bombs_then_bonuses_never_below_1():
    b = board(
        BATTLE + "parts 0 0 1 0; upgrades 0 bombs; marks strength 0.1 - 2, strength y1 - -1; "
        "sea 0.1 cannon at 0 0, y1 1 at 30 0"
    )
    assert fights(b) == ["y1(1) fights 0.1(8)"]


def test_rb_4_5d_in_pirate_wars_battle_is_np_against_players():
    sea = "phase battle; sea 0.1 5 at 0 0, 1.1 1 at 20 0, y1 3 at 60 0"
    assert fights(board(WARS + sea)) == ["y1(3) fights 1.1(1)", "y1(3) fights 0.1(5)"]


def test_rb_4_5d_a_free_for_all_is_a_table_option():
    sea = "option free_for_all on; phase battle; sea 0.1 5 at 0 0, 1.1 1 at 20 0, y1 3 at 60 0"
    b = board(WARS + sea)
    assert fights(b) == ["0.1(5) fights 1.1(1)", "y1(3) fights 0.1(5)"]
    assert "0 takes 1.1" in b.story
    assert b.player(1).wronged == 1


# -- RB 4.6


def test_rb_4_6_one_silver_per_enemy():
    b = board(BATTLE + "sea 0.1 5 at 0 0, y1 3 at 30 0, y2 3 at -40 0")
    assert b.story.count("0 +1 coins for sunk") == 2


def test_rb_4_6a_coins_are_one_total():
    b = board("card stragglers; phase port; coins 0 7")
    assert b.play("buy").player().coins == 4


# -- RB 4.7


def test_rb_4_7_the_cards_number_and_one_per_ship_boarded_even_if_all_ships_sank():
    b = board(
        "card blockade; phase battle; sea 0.1 4 at 0 0, 0.2 1 at 90 90, r1 4 at 12 0, r2 5 at 90 0"
    )
    assert gained(b) == ["card"] * 4 + ["boarding"]


def test_rb_4_7_the_rulebooks_example_4_and_1_and_1_for_boarding_a_ship_that_surrendered():
    b = board(
        "players 3; card fabric-delivery; phase battle; "
        "sea 0.1 4 at 0 0, 0.2 1 at 50 0, y1 sail at 12 0",
        *["loot rum"] * 6,
    )
    assert gained(b) == ["card"] * 4 + ["boarding", "surrender"]
    assert b.player().coins == 0


def test_rb_4_7_from_the_baron_on_and_only_who_sent():
    b = board(
        "players 3; baron 1; card blockade; phase battle; "
        "sea 0.1 1 at 0 0, 1.1 1 at 50 0, r1 5 at 20 0"
    )
    assert [event.seat for event in b.told("loot-gained")] == [1] * 4 + [0] * 4


def test_rb_4_7a_every_token_of_the_kind_drawn_in_this_phase_earns_the_bonus_up_to_the_maximum():
    port = "players 3; card attack-on-the-port; phase battle; sea 0.1 1 at 0 0, r1 5 at 20 0"
    b = board(port, "loot rum", "loot spices", "loot spices", "loot rum", "loot spices")
    assert gained(b) == ["card"] * 3 + ["bonus"] * 2
    most = board(port, *DRAWS)
    assert gained(most) == ["card"] * 3 + ["bonus"] * 3


def test_rb_4_7a_in_order_card_boarding_surrender_bonuses():
    b = board(
        "players 3; card stragglers; phase battle; sea 0.1 4 at 0 0, y1 sail at 12 0; sent 0 0.1"
    )
    assert gained(b) == ["card", "card", "boarding", "surrender", "stragglers"]


def test_rb_4_7b_cargo_and_what_finds_no_room_go_to_the_bag_payments_to_a_heap():
    b = board("players 3; card stragglers; phase repair; loot 0 6 rum; lost 0 0.1")
    assert b.loot() == "4 rum"
    assert (b.state.heap[0], b.state.bag[0]) == (1, 13)


def test_rb_4_7b_an_empty_bag_takes_the_heap_back_first_then_a_draw_is_lost():
    empty = "players 3; card stragglers; phase loot; sent 0 0.1 0.2; bag {}; heap {}; "
    hold = "loot 1 18 rum; loot 2 10 spices 18 materials 9 valuables"
    b = board(empty.format("-", "1 valuables") + hold)
    assert b.told("bag-refilled")
    assert b.story[:2] == ["0 gets valuables for card", "0 draws nothing"]


HELD_BY_OTHERS = "loot 1 {} rum; loot 2 10 spices 18 materials {} valuables; bag -; heap {}"


def test_rb_4_7b_an_empty_bag_takes_the_heap_back_before_a_choice_is_offered():
    wretch = board(
        "players 3; card poor-wretch; phase loot; sent 0 0.1; trophies 0 r1 shot; "
        + HELD_BY_OTHERS.format(18, 6, "4 valuables")
    )
    assert wretch.told("bag-refilled")
    assert wretch.legal() == ["choose", "draw"]


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("card rum-runners", ["done", "trade valuables"]),
        ("option scenario pirate-wars; card smugglers-cove", ["done", "trade valuables for rum"]),
    ],
)
def test_rb_4_7b_an_empty_bag_takes_the_heap_back_before_a_trade_is_offered(
    card: str, offered: list[str]
):
    b = board(
        f"players 3; {card}; phase loot; agenda load, loot-trade 0; loot 0 1 valuables; "
        "fresh 0 1 valuables; " + HELD_BY_OTHERS.format(16, 9, "2 rum")
    )
    assert b.legal() == offered
    b.play(offered[1])
    assert b.loot() == "1 rum"


def test_rb_4_7c_rum_runners_without_rum_another_kind_or_nothing():
    b = board(
        "players 3; card rum-runners; phase loot; sent 0 0.1; loot 1 18 rum",
        *["loot spices"] * 3,
    )
    assert b.legal() == ["done", "trade spices for materials", "trade spices for valuables"]
    b.play("trade spices for valuables")
    assert b.loot() == "2 spices 1 valuables"
    b = board("players 3; card rum-runners; phase loot; sent 0 0.1", *["loot rum"] * 3)
    assert not b.legal("trade")  # nobody is asked to give rum for rum


def test_rb_4_7c_a_kind_that_is_not_in_the_bag_another_or_nothing():
    b = board(
        "option scenario pirate-wars; card drifting-galleon; phase loot; sent 0 0.1; "
        "trophies 0 p1 shot; loot 1 10 valuables"
    )
    assert b.legal() == ["done", "take materials", "take rum", "take spices"]
    b.play("take spices")
    assert "0 gets spices for drifting-galleon" in b.story


# -- RB 4.8


def test_rb_4_8_any_of_ones_adventure_sailors_each_once():
    b = board(
        "players 3; card stragglers; phase sailors; sailors 0 rita sal nils cora; "
        "loot 0 2 rum; parts 0 1 sail; spent 0 1 0"
    )
    assert b.legal() == ["done", "use rita", "use sal"]
    b.play("use rita")
    assert b.why_not("use rita") == "used-up"
    assert b.why_not("use nils") == "not-now"
    b.play("use sal")
    assert b.phase != "sailors"


def test_rb_4_8_from_the_baron_on():
    b = board(
        "players 3; baron 2; card stragglers; phase sailors; sailors 0 rita; "
        "sailors 2 quill; loot 0 1 rum; loot 2 1 rum"
    )
    assert b.acting == (2,)
    b.play("done")
    assert b.acting == (0,)


def test_rb_4_8a_those_who_sent_nothing_may_too_if_it_can_be_paid_and_is_possible():
    b = board(
        "players 3; card stragglers; phase sailors; sent 0 -; "
        "sailors 0 rita bessie doc sal max; loot 0 1 rum"
    )
    assert b.legal() == ["done", "use max", "use rita"]
    assert b.why_not("use bessie") == "no-effect"
    assert b.why_not("use doc") == "no-effect"
    assert b.why_not("use sal") == "no-effect"
    poor = board("players 3; card stragglers; phase sailors; sailors 0 rita quill; loot 0 1 spices")
    assert poor.why_not("use rita") == "cannot-pay"


# -- RB 4.9


def test_rb_4_9_one_loot_per_sunk_ship_the_owner_chooses():
    b = board("players 3; card stragglers; phase repair; loot 0 1 rum 2 spices; lost 0 0.1 0.2")
    assert b.legal() == ["give rum", "give spices"]
    b.play("give spices")
    b.play("give rum")
    assert "0 repairs 0.1 0.2" in b.story
    assert b.loot() == "1 spices"


def test_rb_4_9_who_cannot_pay_for_all_discards_all_and_everything_is_repaired():
    b = board("players 3; card stragglers; phase repair; loot 0 1 rum 1 spices; lost 0 0.1 0.2 0.3")
    assert "0 repairs 0.1 0.2 0.3 short" in b.story
    assert b.loot() == "-"


def test_rb_4_9a_free_repairs_first():
    b = board(
        "players 3; card stragglers; phase repair; loot 0 1 rum 1 spices; lost 0 0.1; repairs 0 1 0"
    )
    assert "0 repairs 0.1" in b.story
    assert b.loot() == "1 rum 1 spices"


PACKS = (
    "players 3; option loot_pack on; option crew_pack on; card stragglers; phase repair; "
    "sailors 0 sid+2; "
)


def test_rb_4_9a_special_loot_and_stored_loot_need_not_be_given():
    b = board(PACKS + "loot 0 2 rum 1 spices 1 idol; lost 0 0.1 0.2")
    assert b.legal() == ["give rum", "give spices"]
    b.play("give spices")
    assert "0 repairs 0.1 0.2" in b.story
    assert b.loot() == "1 rum 1 idol"
    assert b.player().sailors == {"sid": 2}


def test_rb_4_9a_who_cannot_pay_for_all_loses_special_loot_too():
    b = board(PACKS + "loot 0 1 rum 2 idol; lost 0 0.1 0.2")
    assert "0 repairs 0.1 0.2 short" in b.story
    assert b.loot() == "-"
    assert b.player().sailors == {"sid": 2}


def test_rb_4_9a_who_cannot_pay_for_all_keeps_two_tokens_in_the_secret_hold():
    hold = PACKS + "upgrades 0 secret-hold; "
    b = board(hold + "loot 0 2 rum 1 spices 1 idol; lost 0 0.1 0.2")
    assert b.legal() == ["give idol", "give rum", "give spices"]
    b.play("give spices", "give idol")
    assert "0 repairs 0.1 0.2 short" in b.story
    assert b.loot() == "2 rum"
    free = board(hold + "loot 0 1 idol 1 cat 1 map; lost 0 0.1; repairs 0 1 0")
    assert "short" not in " ".join(free.story)  # who has nothing to pay can pay


# -- RB 4.10


def test_rb_4_10_each_ship_and_hold_carries_one_the_rest_goes_back():
    b = board("players 3; card stragglers; phase load; loot 0 6 rum 1 spices; parts 0 1 hold")
    b.play("give rum", "give spices")
    assert b.loot() == "5 rum"


def test_rb_4_10_the_third_hold_makes_a_hamster_that_carries_three():
    b = board("players 3; card stragglers; phase port; parts 0 2 hold; loot 0 1 materials")
    b.play("buy hold")
    assert "0 has a hamster" in b.story
    assert (b.player().parts[2], b.player().hamsters) == (0, 1)
    assert b.state.parts[2] == 14
    assert b.position.observe(None).players[0].capacity == 7


def test_rb_4_10a_capacity_is_checked_only_then_and_after_the_port():
    b = board("players 3; card stragglers; phase port; loot 0 6 rum; coins 0 3")
    b.play("done", "done", "done")
    assert b.loot() == "6 rum"
    b.play("done")
    assert b.story[:2] == ["0 gives rum for room", "0 gives rum for room"]
    assert b.loot() == "4 rum"


def test_rb_4_10a_a_hamster_is_one_part_and_three_further_holds_make_another():
    b = board("players 3; card stragglers; phase port; parts 0 0 0 2 1; loot 0 1 materials")
    assert b.player().part_count() == 3
    b.play("buy hold")
    assert b.player().hamsters == 2
    assert b.player().part_count() == 2


def test_rb_4_10a_stored_loot_takes_no_room():
    b = board(
        "players 3; option crew_pack on; card stragglers; phase load; loot 0 4 rum; sailors 0 sid+2"
    )
    assert b.loot() == "4 rum"
