"""The adventures of Pirate Wars, each by its own rules (RB 10)."""

from __future__ import annotations

from tests.rattle_battle.adventures import OWN_SHIPS, sent, start
from tests.rattle_battle.positions import fall_text


def test_graveyard_no_way_over_a_tile_and_none_from_one():
    b = start(
        "graveyard",
        "phase actions; parts 0 1 0 0; sea 0.1 3 at -62.7 20, 0.2 3 at -62.7 57, y1 1 at 130 130",
    )
    assert b.why_not("move 0.1 to -62.7 95") == "tile-in-the-way"
    assert b.why_not("move 0.2 to -62.7 95") == "held"
    assert [str(r) for r in b.ranges()] == ["move 0.1 to <x> <y>"]


def test_cannonade_shots_exhaust_nothing():
    sea = "sea 0.1 3 at 0 0, g1 3 at 40 0, g2 3 at -40 0"
    b = start("cannonade", f"phase actions; parts 0 0 2 0; {sea}")
    assert b.legal("shoot") == ["shoot 0.1 g1", "shoot 0.1 g2"]
    b.play("shoot 0.1 g1")
    assert (b.phase, b.legal("shoot")) == ("actions", ["shoot 0.1 g2"])


def test_smugglers_cove_one_loot_drawn_for_one_of_choice_and_reefs_block():
    b = start("smugglers-cove", "players 3; phase loot; sent 0 0.1", *["loot rum"] * 3)
    assert b.legal("trade") == [
        "trade rum for materials",
        "trade rum for spices",
        "trade rum for valuables",
    ]
    b.play("trade rum for valuables")
    assert b.loot() == "2 rum 1 valuables"
    reef = start(
        "smugglers-cove", "phase actions; parts 0 1 0 0; sea 0.1 3 at 0 -60, y1 1 at 130 130"
    )
    assert reef.why_not("move 0.1 to 0 -125") == "tile-in-the-way"


def test_salt_barges_surrender_on_every_symbol():
    b = start(
        "salt-barges", "phase battle; sea 0.1 5 at 0 0, y1 sail at 40 0, y2 grapeshot at -50 0"
    )
    assert [event.surrendered for event in b.told("rewarded")] == [True, True]


def test_fog_bank_a_shot_only_reaches_a_ship_that_touches():
    b = start(
        "fog-bank", "phase actions; parts 0 1 2 0; sea 0.1 3 at 0 0, g1 3 at 12 0, g2 3 at 30 0"
    )
    assert b.legal("shoot") == ["shoot 0.1 g1"]
    assert b.refusal("shoot 0.1 g2").text == "18 mm, the shot reaches 0.5"


def test_drifting_galleon_its_sinker_takes_valuables_besides_the_coin():
    b = start("drifting-galleon", "players 3; phase coins; sent 0 0.1; trophies 0 p1 battle")
    assert b.story[0] == "0 +1 coins for sunk"
    assert "0 gets valuables for drifting-galleon" in b.story


def test_hired_guns_chase_the_closest_ship():
    b = start(
        "hired-guns", "phase np; parts 0 1 0 0; sea 0.1 3 at 0 0, 1.1 3 at 100 0, r1 sail at -60 0"
    )
    assert "r1 moves toward 0.1" in b.story


def test_race_for_the_brig_boarding_it_is_worth_two_more():
    b = start(
        "race-for-the-brig",
        "phase battle; sea 0.1 5 at 0 0, 1.1 5 at 24 0, r1 3 at 12 0, y1 1 at 130 0",
    )
    assert b.story.count("0 +2 coins for race-for-the-brig") == 1
    assert b.story.count("1 +2 coins for race-for-the-brig") == 1
    far = start("race-for-the-brig", "phase battle; sea 0.1 5 at 0 0, r1 3 at 20 0")
    assert far.player().coins == 1


def test_corsairs_who_sank_an_orange_one_may_close_a_place():
    b = start(
        "corsairs",
        "players 3; baron 1; quest 3 2; phase coins; sent 0 0.1; sent 1 1.1; "
        "trophies 0 o1 shot; trophies 1 o2 shot",
    )
    assert b.acting == (1,)
    b.play("close tavern")
    assert b.acting == (0,)
    assert b.why_not("close tavern") == "not-offered"  # several closers choose different places
    b.play("done")
    assert b.state.closed == {"tavern": 1}


def test_rock_maze_no_shot_over_a_tile_or_from_one():
    b = start(
        "rock-maze",
        "phase actions; parts 0 1 2 0; "
        "sea 0.1 3 at 0 -40, g1 3 at 0 25, 0.2 3 at 71 45, g2 3 at 71 10",
    )
    assert b.why_not("shoot 0.1 g1") == "tile-in-the-way"
    assert b.why_not("shoot 0.2 g2") == "on-tile"


def test_privateers_captain_drops_again():
    b = start(
        "privateers",
        f"phase np; parts 0 1 0 0; sea {OWN_SHIPS}, o1 skull at 0 0",
        fall_text(["0.2", "0.3", "0.4", "o1"], f"{OWN_SHIPS}, o1 4 at 0 60"),
    )
    assert b.told("dropped")[0].dice == ("o1",)


def test_maelstrom_counts_ships_of_anyone():
    b = start(
        "maelstrom",
        "phase np; parts 0 1 0 0; sea 0.1 5 at 60 0, 0.2 5 at 110 0, y1 1 at 20 0, b1 2 at 0 0",
    )
    assert "b1 explodes 2: y1 0.1" in b.story


def test_treasure_fleet_pays_five_loot_and_surrenders():
    b = start(
        "treasure-fleet",
        "players 3; phase battle; sea 0.1 5 at 0 0, 0.2 1 at 60 60, y1 sail at 12 0",
    )
    reasons = [event.reason for event in b.told("loot-gained")]
    assert reasons == ["card"] * 5 + ["boarding", "surrender"]


def test_ghost_ship_no_shot_hits_it_and_it_is_worth_three():
    b = start(
        "ghost-ship", "phase actions; parts 0 1 2 0; sea 0.1 5 at 0 0, p1 4 at 40 0, g1 1 at 0 40"
    )
    assert b.why_not("shoot 0.1 p1") == "immune"
    b.play("pass")
    assert "0 +3 coins for sunk" in b.story


def test_powder_barges_explode_by_symbol():
    b = start(
        "powder-barges",
        "phase np; parts 0 1 0 0; "
        "sea 0.1 5 at 40 0, 0.2 5 at 80 0, 0.3 1 at 130 0, y1 grapeshot at 0 0",
    )
    assert "y1 explodes 2: 0.1 0.2" in b.story


def test_reef_of_skulls_player_ships_touching_a_reef_after_the_drop_sink():
    b = sent("reef-of-skulls", ships="2").drop("0.1 5 at 0 85.5, 0.2 5 at 0 0, r1 2 at 0 100")
    assert b.story[0] == "0.1 sinks by tile"
    assert b.why_not("move 0.2 to 0 70") is None  # later contact is harmless, and nothing blocks


def test_pirate_throne_the_king_is_worth_four_and_a_captain_ship_two():
    b = start(
        "pirate-throne",
        "quest 5 1; players 3; phase coins; sent 0 0.1; trophies 0 p1 battle, 1.c shot, r1 shot; "
        "sent 1 1.c; lost 1 1.c",
    )
    assert b.story[:3] == ["0 +4 coins for sunk", "0 +2 coins for sunk", "0 +1 coins for sunk"]
