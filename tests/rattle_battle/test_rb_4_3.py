"""RB 4.3: what non-player ships do."""

from __future__ import annotations

import math

import pytest

from quarterdeck.games.rattle_battle.geometry import gap, touching
from tests.rattle_battle.positions import board, fall_text

NP = "phase np; "


def acts(b):
    """What the non-player ships did."""
    words = ("flees", "explodes", "moves", "volleys")
    return [line for line in b.story if any(word in line.split() for word in words)]


# -- the kinds


def test_rb_4_3_symbols_act_and_numbers_do_not():
    b = board(
        NP + "card fire-power; sea 0.1 3 at 0 0, 0.2 3 at 0 60, g1 3 at 30 0, g2 sail at 100 0"
    )
    assert acts(b) == ["g2 volleys 0.1"]


def test_rb_4_3_numbers_of_the_blue_die_act_where_the_card_says_so():
    b = board(NP + "card neptunes-wrath; sea 0.1 3 at 30 0, 0.2 3 at 60 0, b1 1 at 0 0")
    assert acts(b) == ["b1 explodes 1: 0.1"]


def test_rb_4_3_flee_leaves_the_box():
    b = board(NP + "card merchants-co; sea 0.1 3 at 0 0, y1 sail at 30 0, y2 2 at 90 0")
    assert acts(b) == ["y1 flees"]
    assert b.told("fled")[0].gap == 18


def test_rb_4_3_kinds_in_order_flee_explosion_move_volley():
    b = board(
        NP + "option scenario pirate-wars; card cannonade; parts 0 1 sail; "
        "sea 0.1 3 at 0 0, 0.2 3 at 100 0, g1 sail at 0 20, y1 sail at 60 0"
    )
    assert acts(b) == ["y1 explodes 1: 0.2", "g1 volleys 0.1"]


def test_rb_4_3_move_comes_before_volley():
    b = board(
        NP + "card patrol; wanted 1; sea 0.1 3 at 0 0, 1.1 3 at 120 0, r1 grapeshot at -20 0, "
        "r2 sail at 0 -100"
    )
    assert acts(b) == ["r2 moves toward 1.1", "r1 volleys 0.1"]


def test_rb_4_3_within_a_kind_the_closest_pair_first_measured_again():
    b = board(
        NP + "card fire-power; sea 0.1 3 at 0 0, 0.2 3 at 100 0, g1 sail at 20 0, g2 sail at -30 0"
    )
    # g1 sinks 0.1; then g2, though it was closer to 0.1, has only 0.2 left.
    assert acts(b) == ["g1 volleys 0.1", "g2 volleys 0.2"]


def test_rb_4_3_each_acts_once():
    b = board(
        NP + "card fire-power; sea 0.1 3 at 0 0, 0.2 3 at 40 0, 0.3 3 at 80 0, g1 sail at 0 20"
    )
    assert acts(b) == ["g1 volleys 0.1"]


def test_rb_4_3_equal_distances_together():
    b = board(NP + "card fire-power; sea 0.1 3 at 0 0, g1 sail at 20 0, g2 sail at -20.3 0")
    assert acts(b) == ["g1 volleys 0.1", "g2 volleys 0.1"]


def test_rb_4_3_of_those_that_act_together_each_acts_once():
    b = board(
        NP + "card fire-power; parts 0 1 sail; sea 0.1 3 at 0 0, 0.2 3 at 0 90, 0.3 3 at 100 45, "
        "g1 sail at 20 0, g2 sail at 20 90"
    )
    assert acts(b) == ["g1 volleys 0.1", "g2 volleys 0.2"]
    assert "0.3" in b.state.sea


def test_rb_4_3_several_ships_equally_far_from_one_are_all_hit():
    b = board(
        NP + "card fire-power; sea 0.1 3 at 20 0, 1.1 3 at -20 0, 0.2 3 at 0 60, g1 sail at 0 0"
    )
    assert acts(b) == ["g1 volleys 0.1 1.1"]


def test_rb_4_3_the_rulebooks_example_an_explosion_of_3_sinks_the_three_closest():
    b = board(
        NP + "players 3; card neptunes-wrath; sea 0.1 5 at 20 0, 1.1 5 at 0 40, 2.1 5 at -60 0, "
        "2.2 5 at 0 -90, b1 3 at 0 0, g1 1 at 100 100"
    )
    assert acts(b) == ["b1 explodes 3: 0.1 1.1 2.1"]
    assert "b1 sinks by explosion" in b.story


def test_rb_4_3_an_explosion_counts_ships_of_anyone():
    b = board(
        NP + "option scenario pirate-wars; card powder-barges; "
        "sea 0.1 5 at 60 0, 0.2 5 at 90 0, y1 grapeshot at 0 0, r1 2 at 20 0"
    )
    assert acts(b) == ["y1 explodes 2: r1 0.1"]
    assert "0 takes r1" not in b.story


def test_rb_4_3_ruling_neptunes_wrath_counts_player_ships_only():
    b = board(NP + "card neptunes-wrath; sea 0.1 5 at 60 0, b1 1 at 0 0, g1 1 at 20 0")
    assert acts(b) == ["b1 explodes 1: 0.1"]


def test_rb_4_3_move_goes_one_long_range_towards_the_ship():
    b = board(NP + "card patrol; parts 0 1 sail; sea 0.1 3 at 130 0, r1 sail at -130 0")
    (moved,) = b.told("ship-moved")
    assert moved.way == pytest.approx(88)
    assert (moved.target, moved.gap) == ("0.1", 248)
    assert b.state.sea["r1"].pose.x == pytest.approx(-42)


def test_rb_4_3_touching_ends_a_move_early():
    b = board(NP + "card patrol; parts 0 1 sail; sea 0.1 3 at 50 0, r1 sail at 0 0")
    assert b.state.sea["r1"].pose.x == pytest.approx(38)
    assert touching(b.state.sea["r1"].pose, b.state.sea["0.1"].pose)


def test_rb_4_3_move_away_ends_at_the_wall():
    b = board(NP + "card fabric-delivery; parts 0 1 sail; sea 0.1 3 at 0 0, y1 grapeshot at 100 0")
    assert b.state.sea["y1"].pose.x == pytest.approx(142.5 - 6)
    far = board(
        NP + "card fabric-delivery; parts 0 1 sail; sea 0.1 3 at -100 0, y1 grapeshot at -60 0"
    )
    assert far.state.sea["y1"].pose.x == pytest.approx(28)


def test_rb_4_3_volley_sinks_whatever_strength_and_distance():
    b = board(
        NP + "card fire-power; parts 0 4 cannon; sea 0.1 cannon at -130 -130, g1 sail at 130 130"
    )
    assert acts(b) == ["g1 volleys 0.1"]


def test_rb_4_3_who_sinks_a_ship_that_surrendered_gets_loot_instead_of_the_coin():
    b = board("phase battle; card stragglers; sea 0.1 3 at 0 0, y1 sail at 40 0")
    assert "0 takes y1" in b.story
    assert b.player().coins == 0
    assert [line.split()[-1] for line in b.story if "gets" in line].count("surrender") == 1


def test_rb_4_3_redrop_drops_it_again_and_resolves_a_new_symbol():
    b = board(
        NP + "card norrington; quest 5 1; sea 0.1 3 at 0 0, 0.2 3 at 60 0, o1 skull at 100 0",
        fall_text(["0.1", "o1"], "0.1 3 at 0 0, o1 skull at 0 60"),
    )
    assert acts(b) == [
        "o1 moves toward 0.2",
        "o1 volleys 0.2",
        "o1 moves toward 0.1",
        "o1 volleys 0.1",
    ]


def test_rb_4_3_players_cannot_attack_an_ally():
    b = board(
        "phase actions; card king-has-come; allies p1; parts 0 2 2 0; "
        "upgrades 0 crows-nest parrot; "
        "sea 0.1 3 at 0 0, p1 5 at 20 0, r1 3 at 40 0"
    )
    assert b.why_not("shoot 0.1 p1") == "not-an-enemy"
    assert b.why_not("use crows-nest p1") == "not-an-enemy"
    assert b.why_not("use parrot p1 to 50 50") == "not-an-enemy"


def test_rb_4_3_np_ships_attack_an_ally_and_it_attacks_only_them():
    b = board(
        NP + "card king-has-come; allies p1; "
        "sea 0.1 3 at 0 100, p1 skull at 0 0, r1 grapeshot at 40 0, r2 3 at -20 0"
    )
    assert acts(b) == ["p1 volleys r2", "r1 volleys p1"]
    fight = board(
        "phase battle; card king-has-come; allies p1; sea 0.1 1 at 0 100, p1 5 at 0 0, r1 3 at 20 0"
    )
    assert fight.story[0] == "r1(3) fights p1(5)"
    assert not fight.told("rewarded")


def test_rb_4_3_a_symbol_without_a_printed_strength_has_strength_1():
    b = board("phase battle; card norrington; quest 5 1; sea 0.1 2 at 0 0, o1 skull at 40 0")
    assert b.story[0] == "o1(1) fights 0.1(2)"


# -- rulings


def test_rb_4_3a_an_np_gone_before_its_turn_does_not_act():
    b = board(
        NP + "option scenario pirate-wars; card powder-barges; "
        "sea 0.1 5 at 60 0, 0.2 5 at 90 0, y1 sail at 0 0, r1 sail at 20 0"
    )
    assert acts(b) == ["y1 explodes 1: r1"]


def test_rb_4_3a_with_no_player_ship_left_the_rest_of_phase_3_and_the_battle_are_skipped():
    b = board(
        NP + "card fire-power; parts 0 1 sail 2 cannon; "
        "sea 0.1 3 at 0 0, g1 sail at 20 0, g2 sail at 60 0"
    )
    assert acts(b) == ["g1 volleys 0.1"]
    phases = [event.phase for event in b.told("phase-began")]
    assert phases[:4] == ["np", "actions", "coins", "loot"]


VOLLEY = "sea 0.1 3 at 0 0, g1 sail at 20 0; quest 1 1; "


def test_rb_4_3a_with_no_player_ship_left_stored_loot_may_be_used_in_phase_4():
    bao = "option crew_pack on; sailors 2 bao+1; parts 2 2 cannon; spent 2 0 1; "
    b = board("players 3; " + NP + "card fire-power; " + bao + VOLLEY)
    assert (b.acting, b.legal()) == ((2,), ["pass", "use bao"])


def test_rb_4_3a_with_no_player_ship_left_the_fifth_player_may_join():
    five = "players 5; option fifth_player on; card fire-power; phase np; "
    b = board(five + VOLLEY)
    assert b.story[0] == "g1 volleys 0.1"
    assert (b.acting, b.legal()) == ((4,), ["join", "stay"])
    b.play("join", chance=[fall_text(["g1", "4.1"], "g1 sail at 20 0, 4.1 5 at 0 0")])
    assert "g1(3) fights 4.1(5)" in b.story


def test_rb_4_3a_an_ally_alone_fights_no_battle():
    b = board(NP + "card king-has-come; allies p1; sea p1 5 at 30 0, g1 3 at 60 0; quest 3 1")
    assert not b.told("fought")


def test_rb_4_3b_the_exploding_die_does_not_count_and_all_tied_for_the_last_place_sink():
    b = board(
        NP + "card fire-ships; sea 0.1 5 at 20 0, 0.2 5 at 40 0, 1.1 5 at -40.3 0, o1 skull at 0 0"
    )
    assert acts(b) == ["o1 explodes 2: 0.1 0.2 1.1"]


def test_rb_4_3b_an_explosion_can_sink_allies_and_pays_nobody():
    b = board(NP + "card king-has-come; allies p1; sea 0.1 3 at 0 90, p1 5 at 30 0")
    assert acts(b) == []
    blast = board(
        NP + "option scenario pirate-wars; card maelstrom; allies r1; "
        "sea 0.1 3 at 0 90, b1 2 at 0 0, r1 5 at 30 0, y1 1 at 40 0"
    )
    assert acts(blast) == ["b1 explodes 2: r1 y1"]
    assert not any(player.trophies for player in blast.state.players)


def test_rb_4_3b_a_reinforced_hull_counts_but_stays():
    b = board(
        NP + "players 3; card neptunes-wrath; upgrades 0 reinforced-hull; parts 0 1 sail; "
        "sea 0.1 5 at 20 0, 1.1 5 at 40 0, 2.1 5 at 60 0, b1 2 at 0 0"
    )
    assert acts(b) == ["b1 explodes 2: 1.1"]
    assert set(b.state.sea) == {"0.1", "2.1"}


def test_rb_4_3c_moves_follow_the_line_of_centres_and_stop_before_what_is_occupied():
    b = board(
        NP
        + "card patrol; parts 0 1 sail; wanted 0; sea 0.1 3 at 0 0, y1 1 at 16 0, r1 sail at 60 0"
    )
    # Touching 0.1 straight on is where y1 lies: the last free spot before it.
    assert b.state.sea["r1"].pose.x == pytest.approx(28)
    slant = board(NP + "card patrol; parts 0 1 sail; sea 0.1 3 at 60 60, r1 sail at -60 -60")
    assert slant.state.sea["r1"].pose.x == pytest.approx(-60 + 88 / math.sqrt(2))


def test_rb_4_3c_of_equal_targets_the_first_from_the_baron_then_the_lowest_number():
    b = board(
        NP
        + "baron 1; card patrol; sea 0.1 3 at 40 0, 1.2 3 at -40 0, 1.1 3 at 0 40, r1 sail at 0 0"
    )
    assert acts(b) == ["r1 moves toward 1.1"]


def test_rb_4_3c_tile_rules_bind_np_ships_too():
    b = board(
        NP + "option scenario pirate-wars; card graveyard; parts 0 1 sail; "
        "sea 0.1 3 at 100 100, y1 sail at -62.7 57"
    )
    (moved,) = b.told("ship-moved")
    assert moved.way == 0


def test_rb_4_3d_towards_the_wanted_is_towards_his_closest_ship():
    sea = "sea 0.1 3 at 40 0, 1.1 3 at -80 0, 1.2 3 at -120 40, r1 sail at 0 0"
    assert acts(board(NP + f"wanted 1; card patrol; {sea}")) == ["r1 moves toward 1.1"]
    assert acts(board(NP + f"card patrol; {sea}")) == ["r1 moves toward 0.1"]
    gone = "players 3; wanted 2; card patrol; " + sea
    assert acts(board(NP + gone)) == ["r1 moves toward 0.1"]


def test_rb_4_3e_allies_are_set_at_the_end_of_phase_2_by_the_face_shown():
    b = board("players 3; card king-has-come; phase draw; parts 0 1 sail; quest 3 1")
    b.play("send 1", "send 0", "send 0")
    b.drop("0.1 3 at 0 0, p1 5 at 100 0")
    assert b.state.allies == ("p1",)
    none = board(
        "players 3; option scenario pirate-wars; card ghost-ship; phase draw; parts 0 1 sail"
    )
    none.play("send 1", "send 0", "send 0").drop("0.1 3 at 0 0, p1 5 at 100 0")
    assert none.state.allies == ()


def test_rb_4_3e_surrender_is_a_property_of_the_face_not_an_action():
    b = board(NP + "card stragglers; parts 0 1 sail; sea 0.1 3 at 0 0, y1 sail at 40 0")
    assert acts(b) == []
    assert "y1" in b.state.sea


def test_rb_4_3f_a_die_is_redropped_as_often_as_it_shows_it_and_rests_after_20():
    ships = "0.1 3 at 0 0, 1.1 3 at 0 60, p1 5 at 90 90"
    friend = (
        NP + "option scenario introductory; option extra_starters on; card a-friend-in-need; "
        f"allies p1; parts 0 1 sail; sea {ships}, r1 sail at 100 0"
    )
    falls = [
        fall_text(["0.1", "1.1", "p1", "r1"], f"{ships}, r1 sail at 100 {n}") for n in range(30)
    ]
    assert len(board(friend, *falls).told("dropped")) == 20
    three = [*falls[:3], fall_text(["0.1", "1.1", "p1", "r1"], f"{ships}, r1 3 at 100 50")]
    assert len(board(friend, *three).told("dropped")) == 4


def test_rb_4_3f_redrops_come_after_volleys():
    ships = "0.1 3 at 0 0, 0.2 3 at 0 40, 0.3 3 at 0 80, 0.4 3 at 0 120"
    b = board(
        NP + "option scenario pirate-wars; card ghost-ship; parts 0 1 sail; "
        f"sea {ships}, p1 skull at 60 0",
        fall_text(["0.2", "0.3", "0.4", "p1"], f"{ships}, p1 skull at 60 40"),
        fall_text(["0.3", "0.4", "p1"], f"{ships}, p1 5 at 60 80"),
    )
    assert acts(b) == ["p1 volleys 0.1", "p1 volleys 0.2"]
    assert len(b.told("dropped")) == 2


def test_rb_4_3f_what_a_redrop_moves_or_turns_stands_and_symbols_so_turned_up_do_not_act():
    b = board(
        NP + "option scenario pirate-wars; card ghost-ship; parts 0 1 sail; "
        "sea 0.1 3 at 0 0, 0.2 3 at 100 0, g1 1 at 40 40, p1 skull at -30 0",
        fall_text(["0.2", "g1", "p1"], "0.2 5 at 90 5, g1 sail at 60 0, p1 5 at 0 100"),
    )
    assert acts(b) == ["p1 volleys 0.1"]
    assert b.state.sea["0.2"].face == "5"
    assert b.state.sea["g1"].pose.x == 60


def test_rb_4_3f_a_symbol_turned_up_by_anothers_redrop_does_not_drop_its_die():
    ships = "0.1 3 at 0 0, 0.2 3 at 60 0"
    b = board(
        NP + f"card norrington; quest 5 1; parts 0 1 sail; sea {ships}, o1 skull at 100 0, "
        "o2 4 at -100 0",
        fall_text(["0.1", "o2", "o1"], "0.1 3 at 0 0, o2 skull at -90 0, o1 5 at 0 90"),
    )
    assert acts(b) == ["o1 moves toward 0.2", "o1 volleys 0.2"]
    assert [event.dice for event in b.told("dropped")] == [("o1",)]
    assert b.state.sea["o2"].face == "skull"


def test_rb_4_3f_a_friend_in_need_a_navy_ship_turned_to_its_sail_is_not_dropped():
    b = board(
        NP + "option scenario introductory; option extra_starters on; card a-friend-in-need; "
        "allies p1; parts 0 1 sail; "
        "sea 0.1 3 at 0 0, p1 5 at 60 60, r1 sail at 100 0, r2 3 at -100 0, r3 sail at 0 100",
        fall_text(
            ["0.1", "p1", "r2", "r3", "r1"],
            "0.1 3 at 0 0, p1 5 at 60 60, r2 sail at -90 0, r3 3 at 0 110, r1 3 at 100 9",
        ),
    )
    # r2 showed no sail when re-dropping began; r3 did, but no longer does.
    assert [event.dice for event in b.told("dropped")] == [("r1",)]


def test_rb_4_3g_a_volley_on_a_reinforced_hull_goes_to_the_next_closest_once():
    sea = "sea 0.1 3 at 20 0, 0.2 3 at 40 0, 1.1 3 at 60 0, g1 sail at 0 0"
    hull = NP + f"card fire-power; upgrades 0 reinforced-hull; parts 0 1 sail; {sea}"
    assert acts(board(hull)) == ["g1 volleys 0.2"]
    other = hull.replace("0.2 3 at 40 0, ", "")
    assert acts(board(other)) == ["g1 volleys 1.1"]
    alone = other.replace("1.1 3 at 60 0, ", "")
    assert acts(board(alone)) == ["g1 volleys 0.1"]


def test_rb_4_3g_a_volley_sent_on_by_a_reinforced_hull_hits_all_that_are_equally_next_closest():
    b = board(
        NP + "card fire-power; upgrades 0 reinforced-hull; parts 0 1 sail; parts 1 1 sail; "
        "sea 0.1 3 at 20 0, 0.2 3 at 40 0, 1.1 3 at -40.4 0, 1.2 3 at 0 70, g1 sail at 0 0"
    )
    (volley,) = b.told("volleyed")
    assert (volley.targets, volley.spared) == (("0.2", "1.1"), ("0.1",))
    assert set(b.state.sea) == {"0.1", "1.2", "g1"}


def test_rb_4_3g_a_sunk_ally_is_set_aside_unrepaired():
    b = board(
        NP + "card king-has-come; allies p1; parts 0 1 sail; "
        "sea 0.1 3 at 0 100, p1 5 at 0 0, r1 grapeshot at 20 0"
    )
    assert "p1 sinks by volley" in b.story
    assert all(player.lost == () for player in b.state.players)


def test_events_tell_pairs_with_their_distances():
    b = board(
        NP + "card fire-power; parts 0 1 sail; sea 0.1 3 at 0 0, 0.2 1 at 90 90, g1 sail at 40 0"
    )
    (volley,) = b.told("volleyed")
    assert volley.gap == pytest.approx(28)
    assert gap(b.state.sea["g1"].pose, b.state.sea["0.2"].pose) > 28
