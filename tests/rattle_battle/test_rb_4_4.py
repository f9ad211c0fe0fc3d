"""RB 4.4: players' actions: Move, Shot, upgrades, pass."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.rattle_battle.geometry import Pose, gap, touching
from tests.rattle_battle.positions import board, fall_text

AT = "card stragglers; phase actions; "
WARS = "option scenario pirate-wars; card salt-barges; phase actions; "


# -- turns


def test_rb_4_4_from_the_baron_on_one_action_or_pass_until_all_have_passed():
    b = board(
        AT
        + "baron 1; parts 0 2 sail; parts 1 1 sail; sea 0.1 3 at 0 0, 1.1 3 at 40 0, y1 1 at 100 0"
    )
    assert b.acting == (1,)
    b.play("move 1.1 to 50 0")
    assert b.acting == (0,)
    b.play("move 0.1 to 5 0")
    assert b.story[-1] == "1 passes"  # he has no sail left
    assert b.acting == (0,)
    b.play("pass")
    assert b.phase != "actions"


def test_rb_4_4_passed_is_out_for_this_adventure():
    b = board(AT + "parts 0 1 sail; parts 1 2 sail; sea 0.1 3 at 0 0, 1.1 3 at 40 0, y1 1 at 100 0")
    b.play("pass", "move 1.1 to 50 0")
    assert b.acting == (1,)


def test_rb_4_4_any_number_of_ready_upgrades_in_a_turn():
    b = board(
        AT + "parts 0 1 sail; upgrades 0 ballista crows-nest; sea 0.1 3 at 0 0, y1 1 at 100 0"
    )
    b.play("use ballista 0.1", "use crows-nest y1", "move 0.1 to 5 0")
    assert b.story[:3] == ["0 uses ballista", "0 exhausts ballista", "0 uses crows-nest"]


def test_rb_4_4_upgrades_with_the_mark_once_a_quest_others_once_an_adventure():
    b = board(
        AT + "parts 0 1 sail; upgrades 0 ballista crows-nest; "
        "sea 0.1 3 at 0 0, 0.2 1 at 50 0, y1 1 at 100 0"
    )
    b.play("use ballista 0.1", "use crows-nest y1")
    assert b.why_not("use ballista 0.2") == "not-ready"
    assert b.why_not("use crows-nest y1") == "not-ready"
    assert b.player().upgrades == {"ballista": False, "crows-nest": True}


# -- Move


def test_rb_4_4_move_exhausts_a_sail_and_one_own_ship_goes_up_to_a_long_range():
    b = board(AT + "parts 0 2 sail; sea 0.1 3 at 0 0, y1 1 at 130 0")
    assert b.why_not("move 0.1 to 88 0") is None
    refused = b.refusal("move 0.1 to 88.2 0")
    assert (refused.code, refused.details) == ("move-too-far", {"distance": 88.2, "reach": 88.0})
    b.play("move 0.1 to -60 40")
    assert b.story[:2] == ["0 exhausts 1 sail", "0.1 moves sail"]
    assert b.player().ready(0) == 1


def test_rb_4_4_one_that_has_moved_may_move_again():
    b = board(AT + "parts 0 2 sail; sea 0.1 3 at 0 0, y1 1 at 130 0")
    b.play("move 0.1 to 50 0", "move 0.1 to 90 0")
    assert b.player().ready(0) == 0


def test_rb_4_4_a_move_does_not_turn_the_ship():
    b = board(AT + "parts 0 2 sail; sea 0.1 3 at 0 0 0.3, y1 1 at 130 0")
    b.play("move 0.1 to 50 0")
    assert b.state.sea["0.1"].pose == (50, 0, 0.3)
    assert b.state.sea["0.1"].face == "3"


def test_rb_4_4_ships_and_tiles_do_not_block_a_move_but_it_may_not_end_on_a_die_or_outside():
    b = board(AT + "parts 0 1 sail; sea 0.1 3 at 0 0, y1 1 at 30 0, y2 1 at 130 130")
    assert b.why_not("move 0.1 to 60 0") is None
    assert b.why_not("move 0.1 to 35 0") == "occupied"
    assert b.why_not("move 0.1 to 42 0") is None
    wall = board(AT + "parts 0 1 sail; sea 0.1 3 at 100 0, y1 1 at 30 0")
    assert wall.why_not("move 0.1 to 136.5 0") is None
    assert wall.why_not("move 0.1 to 137 0") == "outside"


def test_rb_4_4_a_move_without_a_ready_sail_or_of_another_ship_is_refused():
    b = board(AT + "parts 0 1 2 0; spent 0 1 0; sea 0.1 3 at 0 0, 1.1 3 at 50 50, y1 1 at 30 0")
    assert b.why_not("move 0.1 to 5 5") == "no-sail"
    ready = board(AT + "parts 0 1 sail; sea 0.1 3 at 0 0, 1.1 3 at 50 50, y1 1 at 30 0")
    assert ready.why_not("move 1.1 to 55 55") == "not-your-ship"
    assert ready.why_not("move 0.4 to 55 55") == "not-in-box"


def test_what_may_move_where_is_answered_exactly():
    b = board(AT + "parts 0 1 sail; sea 0.1 3 at 0 0 0.7, 0.2 1 at 60 60, y1 1 at 30 0 0.4")
    assert [str(r) for r in b.ranges()] == ["move 0.1 to <x> <y>", "move 0.2 to <x> <y>"]
    assert b.legal("move") == ["move 0.1 touch y1", "move 0.2 touch y1"]
    rng = FastSeed(4).generator(0)
    for _ in range(50):
        action = b.ranges()[0].sample(rng)
        assert action in b.ranges()[0]
        assert b.why_not(str(action)) is None


def test_moving_to_touch_an_enemy_ends_touching_it():
    b = board(AT + "parts 0 1 sail; sea 0.1 3 at -30 20 0.7, y1 1 at 30 0 0.4")
    b.play("move 0.1 touch y1")
    moved = b.told("ship-moved")[0]
    assert touching(moved.to, Pose(30, 0, 0.4))
    assert (moved.target, moved.seat) == ("y1", 0)
    assert "0 boards y1" in b.story


# -- Shot


def test_rb_4_4_a_shot_sinks_one_enemy_within_short_range():
    b = board(AT + "parts 0 2 cannon; sea 0.1 3 at 0 0, y1 3 at 75 0")
    assert b.why_not("shoot 0.1 y1") is None
    b.play("shoot 0.1 y1")
    assert b.story[:4] == ["0 exhausts 2 cannon", "0.1 shoots y1", "0 takes y1", "y1 sinks by shot"]


def test_rb_4_4_out_of_range_says_how_far():
    b = board(AT + "parts 0 1 2 0; sea 0.1 3 at 0 0, y1 3 at 83 0")
    refused = b.refusal("shoot 0.1 y1")
    assert refused.text == "71 mm, the shot reaches 63"
    assert refused.details == {"distance": 71.0, "reach": 63.0}


def test_rb_4_4_one_cannon_from_a_cannon_face_otherwise_two():
    b = board(AT + "parts 0 1 1 0; sea 0.1 cannon at 0 0, 0.2 3 at 0 30, y1 3 at 40 0")
    assert b.legal("shoot") == ["shoot 0.1 y1"]
    refused = b.refusal("shoot 0.2 y1")
    assert (refused.code, refused.text) == ("too-few-cannons", "needs 2 cannons, 1 ready")
    b.play("shoot 0.1 y1")
    assert b.told("shot")[0].cannons == 1


def test_rb_4_4_any_own_ship_again_too_while_cannons_are_ready():
    b = board(AT + "parts 0 0 4 0; sea 0.1 3 at 0 0, y1 3 at 40 0, y2 3 at -40 0, y3 1 at 130 130")
    b.play("shoot 0.1 y1", "shoot 0.1 y2")
    assert b.player().spent[1] == 4


def test_rb_4_4_distances_run_wall_to_wall_and_the_limit_is_in_range():
    b = board(AT + "parts 0 0 2 0; sea 0.1 3 at 0 0, y1 3 at 75 0")
    assert gap(b.state.sea["0.1"].pose, b.state.sea["y1"].pose) == 63
    assert b.why_not("shoot 0.1 y1") is None


def test_rb_4_4_enemies_by_scenario():
    sea = "parts 0 0 2 0; sea 0.c 3 at 0 0, 1.1 3 at 40 0, y1 3 at -40 0"
    assert board(AT + sea).legal("shoot") == ["shoot 0.c y1"]
    assert board(WARS + sea).legal("shoot") == ["shoot 0.c 1.1", "shoot 0.c y1"]


def test_rb_4_4_a_ship_touching_a_tile_is_on_it():
    maze = "option scenario pirate-wars; card rock-maze; phase actions; parts 0 1 2 0; "
    touching_rock = board(maze + "sea 0.1 3 at -45.1 71.25, g1 3 at -10 71.25")
    assert touching_rock.why_not("shoot 0.1 g1") == "on-tile"
    beside = board(maze + "sea 0.1 3 at -44 71.25, g1 3 at -10 71.25")
    assert beside.why_not("shoot 0.1 g1") is None


# -- rulings


def test_rb_4_4a_upgrades_an_action_upgrades_then_the_turn_is_done():
    b = board(
        AT + "parts 0 1 sail; upgrades 0 ballista; parts 1 1 sail; "
        "sea 0.1 3 at 0 0, 1.1 1 at 60 0, y1 1 at 100 0"
    )
    b.play("move 0.1 to 5 0")
    assert b.acting == (0,)
    assert b.why_not("pass") == "has-acted"
    assert b.why_not("move 0.1 to 9 9") == "has-acted"
    assert b.legal() == ["done", "use ballista 0.1"]
    b.play("done")
    assert b.acting == (1,)
    assert not b.player().passed


def test_rb_4_4a_done_only_after_an_action():
    b = board(AT + "parts 0 1 sail; sea 0.1 3 at 0 0, y1 1 at 100 0")
    assert b.why_not("done") == "must-act"


def test_rb_4_4a_without_a_ship_what_needs_none_may_be_used():
    b = board(
        AT + "option loot_pack on; parts 0 0 2 0; spent 0 0 2; loot 0 1 powder; "
        "sea 1.1 3 at 0 0, y1 1 at 100 0"
    )
    assert b.legal() == ["pass", "use powder"]
    b.play("use powder")
    assert "0 readies 2 cannon" in b.story


def test_rb_4_4a_who_can_do_nothing_passes_by_himself():
    b = board(AT + "parts 1 1 sail; sea 0.1 3 at 0 0, 1.1 1 at 60 0, y1 1 at 100 0")
    assert b.story[0] == "0 passes"
    assert b.acting == (1,)


def test_rb_4_4b_revenge_stored_loot_and_powder_are_used_on_ones_turn():
    b = board(
        WARS
        + "option crew_pack on; option loot_pack on; parts 0 1 2 0; spent 0 1 0; sailors 0 pip+1; "
        "revenge 0 patrol; loot 0 1 powder; sea 0.1 3 at 0 0, 1.1 3 at 40 0, y1 1 at 130 130"
    )
    assert "use pip" in b.legal()
    assert "shoot 0.1 1.1" in b.legal()
    assert b.why_not("use powder") == "nothing-to-ready"


def test_rb_4_4c_why_a_ship_cannot_go_and_touch_another():
    one = "card stragglers; phase actions; parts 0 1 0 0; "
    far = board(one + "sea 0.1 3 at -100 0, y1 3 at 1.5 0").refusal("move 0.1 touch y1")
    # Wall to wall: their middles are 101.5 mm apart.
    assert (far.code, far.details) == ("move-too-far", {"distance": 89.5, "reach": 88.0})
    reef = board(
        "option scenario introductory; card reefs-and-storm; phase actions; parts 0 1 0 0; "
        "sea 0.1 3 at -57 25, y1 1 at -57 90, b1 3 at 130 130"
    )
    assert reef.why_not("move 0.1 touch y1") == "tile-in-the-way"
    around = [(124.5, 136), (124.5, 124), (136, 124)]
    full = ", ".join(f"0.{n} 3 at {x} {y}" for n, (x, y) in enumerate(around, start=2))
    corner = board(one + f"sea 0.1 3 at 60 136, y1 3 at 136 136, {full}")
    refused = corner.refusal("move 0.1 touch y1")
    assert (refused.code, refused.details) == ("cannot-touch", {"distance": 64.0, "reach": 88.0})


def test_rb_4_4c_a_move_is_measured_by_the_way_of_the_centre_and_tiles_bind_cards_too():
    grave = "option scenario pirate-wars; card graveyard; phase actions; parts 0 1 sail; "
    b = board(grave + "upgrades 0 turbine; sea 0.1 3 at 0 0, 0.2 3 at -62.7 57, y1 1 at 130 130")
    assert b.why_not("use turbine 0.2 to -30 20") == "held"
    assert b.why_not("move 0.2 to -30 20") == "held"
    over = board(grave + "upgrades 0 turbine; sea 0.1 3 at -62.7 20, y1 1 at 130 130")
    assert over.why_not("move 0.1 to -62.7 95") == "tile-in-the-way"


def test_rb_4_4d_equal_is_within_half_a_millimetre_of_the_smallest_without_chains():
    b = board(
        "card fire-power; phase battle; "
        "sea 0.1 5 at 0 0, g1 1 at 20 0, g2 1 at -20.4 0, g3 1 at 0 20.8"
    )
    assert [len(event.bouts) for event in b.told("fought")] == [2, 1]


def test_rb_4_4d_touching_is_half_a_millimetre_or_less():
    at = "card stragglers; phase battle; sea 0.1 5 at 0 0, y1 1 at {} 0"
    assert "0 boards y1" in board(at.format(12.5)).story
    assert "0 takes y1" in board(at.format(12.6)).story


def test_rb_4_4d_lines_of_fire_run_centre_to_centre():
    maze = "option scenario pirate-wars; card rock-maze; phase actions; parts 0 1 2 0; "
    across = board(maze + "sea 0.1 3 at -35 0, g1 3 at 35 0")
    assert across.why_not("shoot 0.1 g1") == "tile-in-the-way"
    past = board(maze + "sea 0.1 3 at -30 18, g1 3 at 30 18")
    assert past.why_not("shoot 0.1 g1") is None


def test_rb_4_4e_big_berthas_second_ship_pays_like_a_shot():
    b = board(
        AT + "parts 0 0 2 0; upgrades 0 big-bertha; "
        "sea 0.1 3 at 0 0, y1 3 at 40 0, y2 3 at 100 0, y3 1 at 130 130"
    )
    b.play("shoot 0.1 y1 y2")
    assert [line for line in b.story if "takes" in line][:2] == ["0 takes y1", "0 takes y2"]
    assert b.told("shot")[0].helped == ("big-bertha",)


def test_rb_4_4e_another_players_ship_only_from_the_captain_ship_or_with_revenge():
    sea = (
        "parts 0 0 4 0; upgrades 0 big-bertha; "
        "sea 0.1 3 at 0 0, 0.c 3 at 0 30, 1.1 3 at 40 0, y1 1 at 40 30"
    )
    b = board(WARS + sea)
    assert b.why_not("shoot 0.1 1.1") == "no-revenge"
    assert b.why_not("shoot 0.c 1.1") is None
    assert b.why_not("shoot 0.1 y1 1.1") == "no-revenge"
    assert b.why_not("shoot 0.c y1 1.1") is None
    assert board(WARS + sea + "; revenge 0 patrol").why_not("shoot 0.1 y1 1.1") is None


def test_rb_4_4e_a_ship_sunk_by_iron_teeth_counts_as_sunk_by_nobody():
    b = board(
        AT
        + "parts 0 1 sail; upgrades 0 iron-teeth; sea 0.1 3 at 0 0, y1 3 at 12 0, y2 1 at 130 130"
    )
    b.play("use iron-teeth y1")
    assert "y1 sinks by iron-teeth" in b.story
    assert not b.told("rewarded")


CANNONADE = (
    "option scenario pirate-wars; card cannonade; phase actions; "
    "sea 0.1 3 at 0 0, 0.2 cannon at 0 30, g1 3 at 40 0, g2 3 at -40 0, g3 3 at 40 30; "
)


def test_rb_4_4f_a_cannonade_exhausts_nothing_and_any_ship_shoots_again():
    b = board(CANNONADE + "parts 0 0 2 0").play("shoot 0.1 g1", "shoot 0.1 g2")
    assert [shot.cannons for shot in b.told("shot")] == [0, 0]
    assert not b.told("part-exhausted")
    assert b.why_not("shoot 0.1 g3") is None


def test_rb_4_4f_in_a_cannonade_the_cannons_must_be_owned_ready_or_not():
    assert board(CANNONADE + "parts 0 0 2 0; spent 0 0 2").why_not("shoot 0.1 g1") is None
    one = board(CANNONADE + "parts 0 0 1 0; spent 0 0 1")
    assert one.legal("shoot") == ["shoot 0.2 g1", "shoot 0.2 g2", "shoot 0.2 g3"]
    refused = one.refusal("shoot 0.1 g1")
    assert (refused.code, refused.details) == ("owns-too-few-cannons", {"needed": 2, "owned": 1})
    none = board(CANNONADE + "parts 0 1 0 0")
    assert none.why_not("shoot 0.2 g1") == "owns-too-few-cannons"


def test_rb_4_4f_fog_beats_the_super_cannon():
    fog = (
        "option scenario pirate-wars; card fog-bank; phase actions; parts 0 1 2 0; "
        "upgrades 0 super-cannon; "
    )
    assert board(fog + "sea 0.1 3 at 0 0, g1 3 at 13 0").why_not("shoot 0.1 g1") == "shot-too-far"
    assert board(fog + "sea 0.1 3 at 0 0, g1 3 at 12.4 0").why_not("shoot 0.1 g1") is None


def test_rb_4_4h_to_touch_what_is_touched_already_is_offered_only_for_a_ram():
    sea = "parts 0 1 0 0; sea 0.1 3 at 0 0, 0.2 3 at -12 0, y1 2 at 12 0, y2 2 at 60 0"
    b = board(AT + sea)
    assert b.legal("move") == ["move 0.1 touch y2", "move 0.2 touch y1", "move 0.2 touch y2"]
    refused = b.refusal("move 0.1 touch y1")
    assert refused.code == "touches-already"
    assert refused.details == {"ship": "0.1", "target": "y1"}
    ram = board(AT + "upgrades 0 ram; " + sea)
    assert ram.why_not("move 0.1 touch 0.2") == "touches-already"  # no enemy
    ram.play("move 0.1 touch y1")
    (moved,) = ram.told("ship-moved")
    assert (moved.way, ram.player().ready(0)) == (0, 0)
    ram.play("use ram 0.1 y1")
    assert ram.story[0] == "0 uses ram"
    used = board(AT + "upgrades 0 ram; used 0 ram; " + sea)
    assert used.why_not("move 0.1 touch y1") == "touches-already"


def test_rb_4_4g_the_fifth_player_may_add_a_ship():
    five = "players 5; option fifth_player on; baron 0; card stragglers; phase actions; "
    sea = "sea 0.1 3 at 0 0, y1 1 at 100 0; sent 0 0.1; loot 4 3 rum; quest 1 1"
    b = board(five + sea)
    assert b.acting == (4,)
    assert b.legal() == ["join", "stay"]
    b.play(
        "join",
        chance=[fall_text(["0.1", "y1", "4.1"], "0.1 3 at 0 0, y1 sail at 100 0, 4.1 5 at 50 0")],
    )
    assert b.story[0] == "4 gives rum for cargo"
    assert b.told("dropped")[0].reason == "join"
    assert not b.told("volleyed", "fled", "ship-moved")
    assert any("4 gets" in line for line in b.story)  # he has taken part
    off = board(five.replace("fifth_player on", "fifth_player off") + sea)
    assert off.story[0].endswith("passes")


@pytest.mark.parametrize("text", ["shoot 0.1", "move 0.1 to 5", "use", "move 0.1 touch y9"])
def test_what_is_said_badly_is_refused(text):
    b = board(AT + "parts 0 1 2 0; sea 0.1 3 at 0 0, y1 3 at 40 0")
    with pytest.raises(ValueError, match=r"."):
        b.play(text)
