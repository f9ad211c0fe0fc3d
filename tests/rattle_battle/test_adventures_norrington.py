"""The adventures of Admiral Norrington, each by its own rules (RB 10)."""

from __future__ import annotations

from tests.rattle_battle.adventures import sent, start


def test_merchants_co_spices_draw_one_more_at_most_two():
    b = start("merchants-co", "players 3; phase loot; sent 0 0.1", *["loot spices"] * 9)
    assert [event.reason for event in b.told("loot-gained")] == ["card"] * 3 + ["bonus"] * 2


def test_fabric_delivery_materials_draw_one_more_at_most_two():
    b = start("fabric-delivery", "players 3; phase loot; sent 0 0.1", *["loot materials"] * 9)
    assert [event.reason for event in b.told("loot-gained")] == ["card"] * 4 + ["bonus"] * 2


def test_fire_power_one_of_the_loot_drawn_for_a_cannon():
    b = start("fire-power", "players 3; phase loot; sent 0 0.1; loot 0 1 rum", *["loot spices"] * 3)
    assert b.legal() == ["done", "trade spices"]  # the rum was not drawn now
    b.play("trade spices")
    assert "0 adds cannon by fire-power" in b.story


def test_poor_wretch_its_sinker_may_choose_all_four():
    b = start("poor-wretch", "players 3; phase loot; sent 0 0.1; trophies 0 r1 shot")
    assert b.legal() == ["choose", "draw"]
    b.play("choose", "take valuables", "take valuables", "take rum", "take spices")
    assert b.loot() == "1 rum 1 spices 2 valuables"
    other = start("poor-wretch", "players 3; phase loot; sent 0 0.1; trophies 0 y1 shot")
    assert len(other.told("loot-gained")) == 4


def test_fishing_fleet_who_sank_nobody_draws_one_more():
    b = start(
        "fishing-fleet", "players 3; phase loot; sent 0 0.1; sent 1 1.1; trophies 1 y1 battle"
    )
    assert [event.seat for event in b.told("loot-gained")] == [0, 0, 0, 1, 1]


def test_rum_runners_one_loot_drawn_for_a_rum():
    b = start("rum-runners", "players 3; phase loot; sent 0 0.1", *["loot spices"] * 3)
    b.play("trade spices")
    assert b.loot() == "1 rum 2 spices"


def test_stragglers_who_sent_exactly_one_draws_one_more():
    b = start("stragglers", "players 3; phase loot; sent 0 0.1; sent 1 1.1 1.2")
    assert [event.seat for event in b.told("loot-gained")] == [0, 0, 0, 1, 1]


def test_patrol_moves_towards_the_wanted():
    b = start(
        "patrol",
        "phase np; wanted 1; parts 0 1 0 0; sea 0.1 5 at 30 0, 1.1 5 at -100 0, r1 sail at 0 0",
    )
    assert "r1 moves toward 1.1" in b.story


def test_attack_on_the_port_lays_the_port_and_places_three_forts():
    b = sent("attack-on-the-port").drop(
        "0.1 5 at 0 -100, r1 2 at -57 96.9, r2 2 at 0 85.5, r3 2 at 57 96.9",
        placed="r1 2 at 0 0, r2 2 at 20 0, r3 2 at 40 0",
    )
    (placed,) = b.told("placed")
    assert [ship.ship for ship in placed.lying] == ["r1", "r2", "r3"]
    assert b.why_not("move 0.1 to 0 -20") is None
    blocked = start(
        "attack-on-the-port", "phase actions; parts 0 1 0 0; sea 0.1 5 at 0 60, r1 2 at 130 -130"
    )
    assert blocked.why_not("move 0.1 to 0 130") == "tile-in-the-way"


def test_convoy_the_wanted_exhausts_an_upgrade_before_sending():
    b = start("convoy", "phase draw; wanted 0; upgrades 0 ram drill")
    assert b.legal() == ["exhaust drill", "exhaust ram"]


def test_plunder_time_the_red_die_fights_the_wanteds_closest_ship_before_phase_3():
    sea = (
        "phase np; sea 0.1 5 at 90 0, 0.2 1 at 110 40, 1.1 1 at 20 0, r1 3 at 0 0, "
        "y1 1 at -130 -130"
    )
    b = start("plunder-time", f"wanted 0; parts 0 1 0 0; {sea}")
    assert b.story[:3] == ["r1(3) fights 0.1(5)", "0 takes r1", "r1 sinks by duel"]
    assert not start("plunder-time", f"parts 0 1 0 0; {sea}").told("fought")
    far = start(
        "plunder-time", "wanted 0; parts 0 1 0 0; phase np; sea 0.1 5 at 130 60, r1 3 at 0 0"
    )
    assert not far.told("fought")


def test_rb_10_plunder_time_wanted_ships_equally_far_fight_at_once():
    sea = "sea 0.1 5 at 60 0, 0.2 1 at -60.3 0, 0.3 4 at 0 61, r1 3 at 0 0"
    b = start("plunder-time", f"wanted 0; parts 0 1 0 0; phase np; {sea}")
    assert b.story[:2] == ["r1(3) fights 0.1(5) and r1(3) fights 0.2(1)", "0 takes r1"]
    assert {"r1 sinks by duel", "0.2 sinks by duel"} <= set(b.story)
    assert "0.3" in b.state.sea  # 0.7 mm farther than the closest: not equal


def test_neptunes_wrath_the_number_is_the_size_and_the_storm_leaves():
    b = start(
        "neptunes-wrath",
        "phase np; parts 1 1 0 0; sea 0.1 5 at 20 0, 0.2 5 at 40 0, 1.1 5 at 90 0, b1 2 at 0 0",
    )
    assert "b1 explodes 2: 0.1 0.2" in b.story
    assert set(b.state.sea) == {"1.1"}


def test_king_has_come_the_purple_die_is_an_ally_on_every_face():
    for face in ("4", "skull"):
        b = sent("king-has-come").drop(f"0.1 5 at 0 0, p1 {face} at 40 0, r1 2 at 130 -130")
        assert "allies p1" in b.story
    volley = start(
        "king-has-come",
        "phase np; allies p1; parts 0 1 0 0; sea 0.1 5 at 0 0, p1 skull at 40 0, r1 2 at 100 0",
    )
    assert "p1 volleys r1" in volley.story


def test_king_has_come_who_sent_no_ship_pays_a_coin_and_valuables_become_coins():
    b = start(
        "king-has-come",
        "players 3; phase coins; sent 0 0.1; coins 1 2; loot 0 1 valuables",
        *["loot rum"] * 9,
    )
    assert b.story[0] == "1 -1 coins for king-has-come"
    assert b.legal() == ["done", "trade valuables"]
    b.play("trade valuables")
    assert "0 +1 coins for trade" in b.story


def test_blockade_places_three_ships_on_the_line():
    b = sent("blockade").drop("0.1 5 at 0 -100", placed="r1 2 at 0 0, r2 2 at 20 0, r3 2 at 40 0")
    (placed,) = b.told("placed")
    assert {ship.pose.y for ship in placed.lying} == {0.0}


def test_whirlpool_player_ships_touching_it_after_the_drop_sink():
    b = sent("whirlpool", ships="2").drop(
        "b1 1 at -71.25 71.25, 0.1 5 at -71.25 103.4, 0.2 5 at 100 -100",
        placed="b1 1 at 0 0",
    )
    assert b.story[0] == "0.1 sinks by tile"
    assert not b.told("rewarded")


def test_fire_ships_explode():
    b = start(
        "fire-ships",
        "phase np; parts 0 1 0 0; "
        "sea 0.1 5 at 40 0, g1 1 at -30 0, 0.2 5 at 100 0, o1 skull at 0 0",
    )
    assert "o1 explodes 2: g1 0.1" in b.story


def test_norrington_orange_ships_are_worth_three_coins():
    b = start("norrington", "quest 5 1; phase battle; sea 0.1 5 at 0 0, o1 3 at 40 0, r1 2 at 90 0")
    assert b.story.count("0 +3 coins for sunk") == 1
    assert b.story.count("0 +1 coins for sunk") == 1
