"""The starter adventures, each by what it teaches (RB 2.4)."""

from __future__ import annotations

from tests.rattle_battle.adventures import sent, start


def test_first_catch_has_no_player_actions():
    b = start("first-catch", "phase actions; parts 0 2 4 0; sea 0.1 3 at 0 0, y1 1 at 40 0")
    assert b.story[:2] == ["0 passes", "1 passes"]


def test_wind_in_the_sails_only_moves_then_market_and_shipyard():
    b = start("wind-in-the-sails", "phase actions; parts 0 2 4 0; sea 0.1 3 at 0 0, y1 1 at 40 0")
    assert b.why_not("shoot 0.1 y1") == "no-such-action"
    assert b.why_not("move 0.1 to 5 5") is None
    port = start("wind-in-the-sails", "phase port; loot 0 4 rum 1 materials; coins 0 9")
    port.play("done", "done")
    assert [line for line in port.story if line.startswith("the ")] == ["the shipyard"]
    assert port.phase == "draw"


def test_powder_and_shot_lends_everybody_a_ready_cannon():
    b = start(
        "powder-and-shot",
        "phase actions; sea 0.1 cannon at 0 0, 0.2 cannon at 0 100, g1 1 at 40 0, g2 1 at 40 100",
    )
    assert b.legal("shoot") == ["shoot 0.1 g1", "shoot 0.2 g2"]
    b.play("shoot 0.1 g1")
    assert "g2(1) fights 0.2(3)" in b.story  # it counts in the cannon table
    assert b.player().parts == [0, 0, 0]


def test_powder_and_shot_lends_for_this_adventure_only():
    b = start("powder-and-shot", "players 3; quest 2 1; phase load; parts 0 0 1 0; spent 0 0 1")
    assert b.player().spent == [0, 0]  # the borrowed one was used first


def test_boarders_away_and_then_a_full_port_visit():
    b = start("boarders-away", "quest 2 2; phase port; coins 0 3")
    assert [line for line in b.story if line.startswith("the ")][-1] == "the guild"


def test_volley_flees_before_it_fires():
    b = start(
        "volley",
        "phase np; parts 0 1 0 0; "
        "sea 0.1 3 at 0 0, 0.2 3 at 90 0, r1 sail at 20 0, y1 sail at 60 0",
    )
    assert b.story[:2] == ["y1 flees", "r1 volleys 0.1"]


def test_arm_wrestling_the_highest_sum_takes_two_coins():
    b = start(
        "arm-wrestling",
        "players 3; ships 0 2; ships 1 2; ships 2 2; quest 3 2; phase crazy",
        "roll 1 2",
        "roll 5 5",
        "roll 3 3",
    )
    assert "1 +2 coins for win" in b.story
    assert len(b.told("loot-gained")) == 6


def test_reefs_and_storm_tiles_block_moves_and_the_storm_explodes():
    b = start(
        "reefs-and-storm",
        "phase np; parts 0 1 0 0; sea 0.1 3 at 20 0, 0.2 3 at -57 25, b1 3 at 0 0",
    )
    assert "b1 explodes 1: 0.1" in b.story
    assert b.why_not("move 0.2 to -57 90") == "tile-in-the-way"


def test_the_chase_moves_towards_and_away():
    b = start(
        "the-chase", "phase np; parts 0 1 0 0; sea 0.1 3 at 0 0, r1 sail at 60 0, y1 sail at -40 0"
    )
    assert b.story[:2] == ["y1 moves away 0.1", "r1 moves toward 0.1"]


def test_a_friend_in_need_is_an_ally_on_every_face():
    b = sent("a-friend-in-need", "quest 4 1").drop(
        "0.1 5 at 0 0, p1 5 at 40 0, r1 2 at 100 0, r2 2 at 120 0, r3 2 at 0 90"
    )
    assert "allies p1" in b.story
