"""Every upgrade, each in a position of its own (RB 10)."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.rattle_battle.cards import UPGRADES
from quarterdeck.games.rattle_battle.geometry import Pose, touching
from tests.rattle_battle.positions import board

FAR = "y3 1 at 130 130"
REEFS = "reefs-and-storm; option scenario introductory"
WARS = "option scenario pirate-wars; card salt-barges; phase actions; "


def owning(upgrade, sea, parts="1 0 0", card="stragglers"):
    """Seat 0 owns the upgrade and is in turn; he has a sail unless told otherwise."""
    return board(
        f"card {card}; phase actions; parts 0 {parts}; upgrades 0 {upgrade}; sea {sea}, {FAR}"
    )


def fights(b):
    return [line for line in b.story if "fights" in line]


def test_crows_nest_weakens_an_enemy_by_1_once_an_adventure():
    b = owning("crows-nest", "0.1 2 at 0 0, y1 3 at 40 0").play("use crows-nest y1", "pass")
    assert fights(b)[0] == "y1(2) fights 0.1(2)"
    assert b.player().upgrades["crows-nest"]


def test_crows_nest_never_below_1():
    b = owning("crows-nest", "0.1 2 at 0 0, y1 1 at 40 0").play("use crows-nest y1", "pass")
    assert fights(b)[0] == "y1(1) fights 0.1(2)"


@pytest.mark.parametrize("card", ["crows-nest", "black-flag"])
def test_rb_10_enemy_depends_on_the_scenario(card):
    sea = f"parts 0 1 0 0; upgrades 0 {card}; sea 0.1 2 at 0 0, 1.1 3 at 40 0, {FAR}"
    assert board(WARS + sea).why_not(f"use {card} 1.1") is None
    base = board("card stragglers; phase actions; " + sea)
    assert base.why_not(f"use {card} 1.1") == "not-an-enemy"


def test_parrot_moves_an_np_ship_a_short_range_without_a_sail():
    b = owning("parrot", "0.1 2 at 0 0, y1 3 at 40 0", parts="0 2 0")
    assert "use parrot y1 to <x> <y>" in [str(r) for r in b.ranges()]
    assert b.why_not("use parrot y1 to 40 64") == "move-too-far"
    assert b.why_not("use parrot 0.1 to 40 60") == "not-an-enemy"
    b.play("use parrot y1 to 40 63")
    assert b.state.sea["y1"].pose == (40, 63, 0)
    assert b.player().upgrades == {"parrot": False}


def test_super_sail_doubles_a_move_with_a_sail():
    b = owning("super-sail", "0.1 2 at -130 0, y1 3 at 100 100")
    assert b.why_not("move 0.1 to 46.1 0") == "move-too-far"
    b.play("move 0.1 to 40 0")
    assert b.story[:3] == ["0 exhausts 1 sail", "0 uses super-sail", "0 exhausts super-sail"]
    assert (
        owning("super-sail", "0.1 2 at 0 0, y1 3 at 40 0", parts="0 2 0").why_not("move 0.1 to 1 1")
        == "no-sail"
    )


def test_super_sail_is_not_used_up_by_a_short_move():
    b = owning("super-sail", "0.1 2 at 0 0, y1 3 at 100 100").play("move 0.1 to 80 0")
    assert b.player().upgrades["super-sail"]


def test_black_flag_draws_one_more_for_the_marked_enemy():
    b = owning("black-flag", "0.1 5 at 0 0, y1 3 at 40 0")
    b.play("use black-flag y1", "pass")
    reasons = [e.reason for e in b.told("loot-gained") if e.seat == 0]
    assert reasons == ["card", "card", "black-flag", "stragglers"]
    far = owning("black-flag", "0.1 5 at -100 0, y1 3 at 40 0")
    assert far.refusal("use black-flag y1").text == "128 mm, it reaches 88"


def test_black_flag_pays_only_the_one_who_marked_it():
    b = board(
        "card stragglers; phase battle; marks black-flag y1 1 1; "
        "sea 0.1 5 at 0 0, 1.1 1 at 100 0, y1 3 at 40 0"
    )
    assert "black-flag" not in [e.reason for e in b.told("loot-gained") if e.seat == 0]


def test_harpoon_pulls_an_enemy_straight_until_it_touches():
    b = owning("harpoon", "0.1 5 at 0 0, y1 3 at 90 0")
    b.play("use harpoon 0.1 y1")
    assert b.state.sea["y1"].pose == pytest.approx((12, 0, 0))
    far = owning("harpoon", "0.1 5 at 0 0, y1 3 at 101 0")
    assert far.why_not("use harpoon 0.1 y1") == "out-of-reach"


def test_big_bertha_sinks_a_second_enemy_near_the_first():
    b = owning("big-bertha", "0.1 3 at 0 0, y1 3 at 40 0, y2 3 at 115 0", parts="0 2 0")
    b.play("shoot 0.1 y1 y2")
    assert "y2 sinks by shot" in b.story
    (shot,) = b.told("shot")
    assert (shot.target, shot.second, shot.gap, shot.further) == ("y1", "y2", 28, 63)
    assert b.player().upgrades == {"big-bertha": False}
    far = owning("big-bertha", "0.1 3 at 0 0, y1 3 at 40 0, y2 3 at 116 0", parts="0 2 0")
    assert far.why_not("shoot 0.1 y1 y2") == "shot-too-far"


def test_rb_10_big_bertha_and_super_cannon_still_need_ready_cannons():
    for card in ("big-bertha", "super-cannon"):
        b = owning(card, "0.1 3 at 0 0, y1 3 at 40 0, y2 3 at 60 0", parts="1 1 0")
        assert b.why_not("shoot 0.1 y1") == "too-few-cannons"


def test_reinforced_hull_no_explosion_sinks_these_ships():
    b = board(
        "card neptunes-wrath; phase np; upgrades 0 reinforced-hull; parts 0 1 sail; "
        "sea 0.1 3 at 20 0, b1 1 at 0 0, g1 1 at 100 0"
    )
    assert "b1 explodes 1:" in b.story
    assert "0.1" in b.state.sea


def test_reinforced_hull_sends_a_volley_to_the_next_closest():
    b = board(
        "card fire-power; phase np; upgrades 0 reinforced-hull; parts 0 1 sail; "
        "sea 0.1 3 at 20 0, 1.1 3 at 60 0, g1 sail at 0 0"
    )
    (volley,) = b.told("volleyed")
    assert (volley.targets, volley.spared) == (("1.1",), ("0.1",))


def test_heavenly_kitchen_feeds_a_sailor_twice():
    b = board(
        "players 3; card stragglers; phase sailors; upgrades 0 heavenly-kitchen; "
        "sailors 0 rita quill; loot 0 4 rum"
    )
    b.play("use rita", "use rita")
    used = [line for line in b.story if "uses" in line]
    assert used == ["0 uses rita", "0 uses heavenly-kitchen", "0 uses rita"]
    assert b.player().coins == 2
    assert b.why_not("use rita") == "used-up"
    b.play("use quill")
    assert b.phase != "sailors"  # the kitchen has been used, quill too


def test_super_cannon_reaches_a_long_range_once():
    b = owning("super-cannon", "0.1 3 at 0 0, y1 3 at 100 0, y2 3 at -100 0", parts="1 4 0")
    b.play("shoot 0.1 y1")
    assert b.told("shot")[0].helped == ("super-cannon",)
    assert b.why_not("shoot 0.1 y2") == "shot-too-far"
    assert b.player().upgrades["super-cannon"]


def test_super_cannon_is_not_used_up_within_short_range():
    b = owning("super-cannon", "0.1 3 at 0 0, y1 3 at 40 0, y2 3 at -100 0", parts="0 4 0")
    b.play("shoot 0.1 y1")
    assert b.why_not("shoot 0.1 y2") is None


def test_bombs_make_cannon_faces_strength_6():
    b = board(
        "card stragglers; phase battle; upgrades 0 bombs; sea 0.1 cannon at 0 0, y1 3 at 40 0"
    )
    assert fights(b) == ["y1(3) fights 0.1(6)"]


def test_rb_10_no_upgrade_counts_as_a_cannon_or_a_sail():
    b = board(
        "card stragglers; phase battle; upgrades 0 super-cannon big-bertha; "
        "sea 0.1 cannon at 0 0, y1 1 at 40 0"
    )
    assert fights(b) == ["y1(1) fights 0.1(2)"]


def test_secret_hold_carries_2_that_need_not_be_given_for_repairs():
    b = board(
        "players 3; card stragglers; phase repair; upgrades 0 secret-hold; loot 0 2 rum; lost 0 0.1"
    )
    assert "0 repairs 0.1 short" in b.story
    assert b.loot() == "2 rum"
    assert b.position.observe(None).players[0].capacity == 6


def test_ornate_cabin_is_worth_3_points():
    b = board("card stragglers; phase port; coins 0 3; upgrades 0 ornate-cabin")
    assert b.position.observe(None).players[0].victory_points == 6


def test_super_hold_carries_3_and_is_no_hold_for_the_hamster():
    b = board(
        "players 3; card stragglers; phase port; upgrades 0 super-hold; "
        "parts 0 1 hold; loot 0 1 materials"
    )
    assert b.position.observe(None).players[0].capacity == 8
    b.play("buy hold")
    assert b.player().hamsters == 0


def test_ballista_adds_2_strength_and_leaves_the_face():
    b = owning("ballista", "0.1 2 at 0 0, y1 3 at 40 0")
    b.play("use ballista 0.1")
    assert b.state.sea["0.1"].face == "2"
    b.play("pass")
    assert fights(b)[0] == "y1(3) fights 0.1(4)"


def test_boarding_hooks_lead_to_boarding_2_extra_loot_in_all():
    b = owning("boarding-hooks", "0.1 5 at 0 0, y1 3 at 40 0, 0.2 1 at 100 0", parts="0 2 0")
    b.play("use boarding-hooks 0.1 y1")
    assert touching(b.state.sea["0.1"].pose, Pose(40, 0))
    b.play("pass")
    reasons = [e.reason for e in b.told("loot-gained") if e.seat == 0]
    assert reasons == ["card", "card", "boarding", "boarding-hooks"]


def test_boarding_hooks_must_end_touching_the_enemy():
    far = owning("boarding-hooks", "0.1 5 at 0 0, y1 3 at 76 0, 0.2 1 at -100 0")
    assert far.why_not("use boarding-hooks 0.1 y1") == "move-too-far"
    blocked = owning("boarding-hooks", "0.1 5 at 0 0, y1 3 at 60 0, 0.2 1 at 44 0")
    assert blocked.why_not("use boarding-hooks 0.1 y1") == "way-blocked"


def test_rb_4_4c_boarding_hooks_are_refused_by_the_length_of_the_way():
    # Wall to wall it is 63 mm; straight to the middle of y1 it is a little more.
    slant = owning("boarding-hooks", "0.1 5 at 0 0, y1 3 at 75 11.9")
    refused = slant.refusal("use boarding-hooks 0.1 y1")
    assert (refused.code, refused.details) == ("move-too-far", {"distance": 63.8, "reach": 63.0})
    reef = owning("boarding-hooks", "0.1 5 at -57 25, y1 3 at -57 90", card=REEFS)
    assert reef.why_not("use boarding-hooks 0.1 y1") == "tile-in-the-way"


def test_rudder_turns_to_any_face_cannon_too():
    b = owning("rudder", "0.1 2 at 0 0, y1 3 at 40 0")
    assert [line.split()[-1] for line in b.legal("use rudder")] == ["1", "3", "4", "5", "cannon"]
    b.play("use rudder 0.1 cannon")
    assert b.state.sea["0.1"].face == "cannon"
    assert b.player().upgrades == {"rudder": False}


def test_drill_sinks_a_weaker_np_ship_on_the_way():
    b = owning("drill", "0.1 3 at 0 0, y1 2 at 40 0, y2 3 at 40 40")
    assert b.why_not("move 0.1 to 70 0 drill y2") == "not-weaker"
    assert b.why_not("move 0.1 to 0 70 drill y1") == "not-crossed"
    b.play("move 0.1 to 45 0 drill y1")  # where it lay is free now
    assert b.story[:5] == [
        "0 exhausts 1 sail",
        "0 uses drill",
        "0 exhausts drill",
        "0.1 moves sail",
        "0 boards y1",
    ]
    assert "y1 sinks by drill" in b.story


def test_drill_ignores_tiles_and_can_sink_nobody():
    b = board(
        "option scenario pirate-wars; card graveyard; phase actions; parts 0 1 0 0; "
        "upgrades 0 drill; "
        f"sea 0.1 3 at -62.7 20, {FAR}"
    )
    assert b.why_not("move 0.1 to -62.7 95") == "tile-in-the-way"
    assert b.why_not("move 0.1 to -62.7 95 drill") is None


def test_drill_moves_are_among_the_legal_ones():
    b = owning("drill", "0.1 3 at 0 0, y1 2 at 40 0")
    legal = b.position.legal(0)
    rng = FastSeed(8).generator(0)
    drilled = [r for r in legal.ranges if "drill" in str(r)]
    assert [str(r) for r in drilled] == ["move 0.1 to <x> <y> drill [y1 y3]"]
    for _ in range(30):
        action = drilled[0].sample(rng)
        assert action in legal
        assert b.why_not(str(action)) is None


def test_ram_adds_2_against_the_ship_it_ended_a_move_touching():
    b = owning("ram", "0.1 1 at 0 0, y1 3 at 40 0, y2 3 at 0 40")
    b.play("move 0.1 touch y1")
    assert b.legal() == ["done", "use ram 0.1 y1"]
    assert b.why_not("use ram 0.1 y2") == "not-touching"
    b.play("use ram 0.1 y1")
    assert fights(b)[0] == "y1(3) fights 0.1(3)"
    idle = owning("ram", "0.1 1 at 28 0, y1 3 at 40 0")
    assert idle.why_not("use ram 0.1 y1") == "not-moved"


def test_rb_10_ram_only_against_a_ship_touched_when_the_move_ended():
    b = board(
        "card stragglers; phase actions; parts 0 1 0 0; upgrades 0 ram harpoon parrot; "
        f"sea 0.1 1 at 0 0, y1 3 at 40 0, y2 3 at 0 40, {FAR}"
    )
    b.play("move 0.1 touch y1", "use harpoon 0.1 y2")
    assert touching(b.state.sea["0.1"].pose, b.state.sea["y2"].pose)
    assert b.why_not("use ram 0.1 y2") == "not-touching"
    again = board(str(b.position))
    assert again.legal("use ram") == ["use ram 0.1 y1"]
    # Whom it touched it may ram, though the Parrot has led that one away since.
    again.play("use parrot y1 to 40 60")
    assert again.legal("use ram") == ["use ram 0.1 y1"]


def test_rb_10_ram_counts_where_the_last_move_ended():
    b = board(
        "card stragglers; phase actions; parts 0 1 0 0; upgrades 0 ram turbine parrot; "
        f"sea 0.1 1 at 0 0, y1 3 at 40 0, {FAR}"
    )
    b.play("move 0.1 touch y1", "use turbine 0.1 to 0 0")
    assert b.why_not("use ram 0.1 y1") == "not-touching"


def test_turbine_one_extra_short_move_each_adventure_without_a_sail():
    b = owning("turbine", "0.1 1 at 0 0, y1 3 at 40 0")
    assert b.why_not("use turbine 0.1 to 0 63.5") == "move-too-far"
    b.play("use turbine 0.1 to 0 63")
    assert b.player().upgrades["turbine"]
    assert b.player().ready(0) == 1
    assert b.why_not("use turbine 0.1 to 0 0") == "not-ready"


def test_iron_teeth_sink_a_touching_np_ship_unpaid():
    b = owning("iron-teeth", "0.1 1 at 0 0, y1 3 at 12 0, y2 1 at 30 0")
    assert b.why_not("use iron-teeth y2") == "out-of-reach"
    b.play("use iron-teeth y1")
    assert b.player().trophies == ()
    assert b.player().upgrades == {"iron-teeth": False}


@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("ballista", "0.1"),
        ("crows-nest", "y1"),
        ("black-flag", "y1"),
        ("ram", "0.1 y1"),
        ("boarding-hooks", "0.1 y2"),
        ("harpoon", "0.1 y2"),
        ("iron-teeth", "y1"),
        ("brun", "0.1"),
    ],
)
def test_rb_4_4_the_event_names_the_ships_a_card_is_used_on(card, names):
    own = "sailors 0 brun+1" if card == "brun" else f"upgrades 0 {card}"
    b = board(
        "option crew_pack on; card stragglers; phase actions; parts 0 1 2 0; acted; moved 0.1 y1; "
        "agenda battle, next-turn, turn 0; "
        f"{own}; sea 0.1 2 at 0 0, y1 3 at 12 0, y2 3 at 0 50, {FAR}"
    )
    b.play(f"use {card} {names}")
    assert b.told("card-used")[0].ships == tuple(names.split())


def test_rb_4_4_the_event_of_a_move_by_a_card_names_the_ship():
    b = owning("parrot", "0.1 2 at 0 0, y1 3 at 40 0").play("use parrot y1 to 40 60")
    assert b.told("card-used")[0].ships == ("y1",)


def test_rb_4_4_a_trophy_keeps_the_cards_that_bring_loot_for_it():
    b = owning(
        "black-flag boarding-hooks", "0.1 5 at 0 0, y1 3 at 40 0, 0.2 1 at 100 0", parts="0 2 0"
    )
    b.play("use black-flag y1", "use boarding-hooks 0.1 y1", "shoot 0.1 y1")
    again = board(str(b.position))
    for one in (b, again):
        trophy = one.player().trophies[0]
        assert trophy.extra == ("black-flag", "boarding-hooks")


def test_there_is_a_test_for_every_upgrade():
    names = {name for name in globals() if name.startswith("test_")}
    for card in UPGRADES:
        assert any(card.replace("-", "_") in name for name in names), card
