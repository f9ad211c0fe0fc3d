"""RB 5: crazy adventures."""

from __future__ import annotations

import pytest

from quarterdeck.games.rattle_battle.cards import ADVENTURES
from tests.rattle_battle.positions import board, fall_text

THREE = "players 3; ships 0 2; ships 1 2; ships 2 2; quest 2 2; phase crazy; card "


def rolls(*faces):
    return [f"roll {roll}" for roll in faces]


def paid(b):
    """Coins won, by seat."""
    return [
        sum(e.coins for e in b.told("coins-gained") if e.seat == seat and e.reason == "win")
        for seat in range(b.state.seats)
    ]


# -- what all have in common


def test_rb_5_everyone_takes_part_with_all_his_dice_and_carried_loot_stays():
    b = board(THREE + "race; loot 0 2 rum", *rolls("1 2", "3 4", "5 5", "1 2", "5 5"))
    assert b.story[:3] == ["0 rolls 1 2", "0 scores 2", "1 rolls 3 4"]
    assert {event.reason for event in b.told("loot-given")} <= {"room"}
    assert [p.phase for p in b.told("phase-began")][:3] == ["crazy", "loot", "load"]


def test_rb_5_a_cannon_face_by_the_cannon_table():
    b = board(THREE + "race; parts 0 0 3 0", *rolls("cannon 2", "3 4", "1 1", "5 5", "1 2"))
    assert b.story[0] == "0 rolls 5 2"


def test_rb_5_no_actions_parts_upgrades_or_sailors():
    b = board(
        THREE + "race; upgrades 0 heavenly-kitchen; sailors 0 rita; loot 0 1 rum; parts 0 2 2 0",
        *rolls("1 2", "3 4", "5 5", "1 2", "5 5"),
    )
    assert not b.told("card-used", "part-exhausted")


def test_rb_5_then_everyone_draws_the_loot_shown():
    b = board(THREE + "race", *rolls("1 2", "3 4", "5 5", "1 2", "5 5"))
    assert [event.seat for event in b.told("loot-gained")] == [0, 0, 1, 1, 2, 2]


def test_rb_5_tied_winners_are_treated_alike():
    b = board(
        THREE.replace("quest 2 2", "quest 3 1") + "arm-wrestling; option scenario introductory",
        *rolls("1 2", "3 4", "5 2"),
    )
    assert paid(b) == [0, 2, 2]


def test_rb_5a_open_steps_from_the_baron_on():
    b = board(THREE + "plank; baron 2")
    assert b.acting == (2,)


def test_rb_5a_secret_choices_at_once():
    b = board(THREE + "tall-tales")
    assert b.acting == (0, 1, 2)
    b.act(1, "guess 20")
    assert b.acting == (0, 2)
    assert b.why_not("guess 20", seat=1) == "not-your-turn"
    (chose,) = b.told("chose")
    assert (chose.seen_by(0).choice, chose.seen_by(1).choice) == ("", "guess 20")
    assert b.position.observe(0).chosen == ""
    assert b.position.observe(0).decided == (1,)


def test_rb_5a_all_tied_all_win_and_nobody_loses():
    b = board(THREE + "drinking", *rolls("3 3", "3 3", "3 3")).play(
        "keep 0.1 0.2", "keep 1.1 1.2", "keep 2.1 2.2", chance=rolls("3 3", "3 3")
    )
    assert paid(b) == [2, 2, 2]
    assert len(b.told("loot-gained")) == 9


def test_rb_5a_zero_never_wins_on_the_plank():
    b = board(THREE + "plank").play("stop", "stop", "stop")
    assert paid(b) == [0, 0, 0]


# -- RB 5b: thrown dice


def throw(die):
    return f"throw {die} from 0 0 towards 90 with 0.5"


def test_rb_5b_bombs_blow_up_only_other_players_dice_that_the_thrown_die_itself_touches():
    two = (
        "players 3; ships 0 1; ships 1 1; ships 2 2; baron 0; quest 2 2; phase crazy; "
        "card bomb-throw"
    )
    b = board(two, fall_text(["0.1"], "0.1 1 at 0 0"))
    assert b.acting == (1,)
    b.play(
        throw("1.1"), chance=[fall_text(["0.1", "1.1"], "0.1 1 at 5 5, 1.1 3 at 20 0", touched=[0])]
    )
    assert "0 loses 0.1" in b.story
    assert set(b.state.sea) == {"1.1"}
    b.play(throw("2.1"), chance=[fall_text(["1.1", "2.1"], "1.1 1 at 5 5, 2.1 3 at 20 0")])
    b.play(throw("2.2"), chance=[fall_text(["1.1", "2.1", "2.2"], "", touched=[1, 0])])
    assert paid(b) == [0, 1, 1]  # 2.2 touched its own 2.1 too, which stays


def test_rb_5b_a_thrown_die_that_leaves_the_box_is_out_and_all_dice_return():
    b = board("players 3; ships 0 1; ships 1 1; ships 2 1; quest 2 2; phase crazy; card knives")
    out = fall_text(["0.1"], "0.1 1 at 0 0") + " out:0"
    b.play(throw("0.1"), chance=[out])
    assert b.state.sea == {}
    b.play(throw("1.1"), chance=[fall_text(["1.1"], "1.1 1 at 30 0")])
    b.play(throw("2.1"), chance=[fall_text(["1.1", "2.1"], "1.1 1 at 30 0, 2.1 1 at 0 10")])
    assert paid(b) == [0, 1, 3]
    assert b.state.sea == {}


def test_rb_5b_knife_throw_to_the_dies_centre_and_second_is_the_best_of_another_player():
    b = board("players 3; ships 0 2; ships 1 1; ships 2 1; quest 2 2; phase crazy; card knives")
    lay = "0.1 1 at 3 0, 1.1 1 at 40 0, 2.1 1 at 0 50, 0.2 1 at 20 0"
    order = ["0.1", "1.1", "2.1", "0.2"]
    for n, die in enumerate(order):
        b.play(throw(die), chance=[fall_text(order[: n + 1], lay)])
    assert paid(b) == [3, 1, 0]


def test_rb_5_throws_are_really_simulated_and_can_be_chosen():
    b = board("players 3; quest 2 2; phase crazy; card knives")
    (first, *_), ranges = b.ranges(), b.ranges()
    assert len(ranges) == 4
    assert str(first) == "throw 0.1 from <x> <y> towards <degrees> with <force>"
    assert b.why_not("throw 0.1 from 0 500 towards 0 with 0.5") == "no-such-throw"
    assert b.why_not("throw 1.1 from 0 0 towards 0 with 0.5") == "not-your-ship"
    b.play("throw 0.1 from -100 0 towards 0 with 0.3")
    (dropped,) = b.told("dropped")
    assert dropped.frames
    assert dropped.dice == ("0.1",)


# -- each card


def test_bomb_throw_pays_at_most_three():
    b = board(
        "players 2; quest 2 2; phase crazy; card bomb-throw; tally 0 5, 1 2; "
        "agenda end-adventure, load, loot, bomb-throw-end"
    )
    assert paid(b) == [3, 2]


def test_prison_catches_low_dice_until_one_player_is_left():
    b = board(THREE + "prison", *rolls("1 2", "3 4", "2 5", "2 2", "5"))
    assert b.story[3:6] == ["0 loses 0.1 0.2", "0 is out", "2 loses 2.1"]
    assert paid(b) == [0, 0, 3]


def test_prison_all_out_at_once_no_coins():
    b = board(THREE + "prison", *rolls("1 2", "1 1", "2 2"))
    assert paid(b) == [0, 0, 0]


def test_skirmish_the_lowest_lose_their_die_and_the_others_roll_again():
    b = board(THREE + "skirmish", *rolls("1 5", "3 4", "5 5"))
    b.play("choose 0.1", "choose 1.1", "choose 2.1", chance=rolls("2", "2"))
    assert b.story == ["0 loses 0.1", "1 rolls 2", "2 rolls 2"]
    b.play("choose 0.2", "choose 1.1", "choose 2.1", chance=rolls("4"))
    assert b.story == ["0 rolls 4", "1 loses 1.1", "2 loses 2.1"]


def test_skirmish_all_alike_all_win_and_reroll():
    b = board(THREE + "skirmish", *rolls("3 5", "3 4", "3 5"))
    b.play("choose 0.1", "choose 1.1", "choose 2.1", chance=rolls("1", "1", "1"))
    assert b.story == ["0 rolls 1", "1 rolls 1", "2 rolls 1"]


def test_skirmish_rum_for_a_coin_after_the_draw_stored_too():
    b = board(
        THREE.replace("ships 0 2", "ships 0 1")
        .replace("ships 1 2", "ships 1 1")
        .replace("ships 2 2", "ships 2 1")
        + "skirmish; loot 0 1 rum",
        *rolls("1", "3", "4"),
    )
    b.play("choose 0.1", "choose 1.1", "choose 2.1", chance=rolls("5", "5"))
    b.play("choose 1.1", "choose 2.1", chance=[*rolls("5", "4")])
    b.play("choose 1.1", "choose 2.1", chance=[*rolls("5"), *["loot spices"] * 9])
    assert paid(b) == [0, 2, 0]
    assert b.legal() == ["done", "trade rum"]
    b.play("trade rum")
    assert "0 +1 coins for trade" in b.story


def test_ready_cannons_the_lowest_sum_loses_a_die_and_most_dice_win():
    b = board(THREE + "ready-cannons", *rolls("1 1", "3 3", "5 5", "1", "3 3", "5 5", "3 3", "5 5"))
    assert "0 loses 0.1" in b.story
    assert "0 loses 0.2" in b.story
    assert "1 loses 1.1" in b.story
    assert paid(b) == [0, 0, 2]


def test_ready_cannons_no_lowest_reroll_all():
    b = board(
        THREE + "ready-cannons",
        *rolls("1 1", "1 1", "1 1", "1 1", "3 3", "5 5", "5", "3 3", "5 5", "3 3", "5 5"),
    )
    assert b.story[:6] == [
        "0 rolls 1 1",
        "0 scores 2",
        "1 rolls 1 1",
        "1 scores 2",
        "2 rolls 1 1",
        "2 scores 2",
    ]
    assert "0 loses 0.1" in b.story


def test_race_the_lowest_result_drops_out_and_a_full_tie_is_rolled_again():
    b = board(THREE + "race", *rolls("1 4", "4 1", "2 4", "1 2", "3 4", "5 5", "1 1", "2 2"))
    assert b.story[6:12] == [
        "0 rolls 1 2",
        "0 scores 2",
        "1 rolls 3 4",
        "1 scores 4",
        "2 rolls 5 5",
        "2 scores 5",
    ]
    assert b.story[12] == "0 is out"
    assert paid(b) == [0, 0, 3]


def test_plank_going_over_13_is_a_fall():
    three = "players 3; ships 0 3; ships 1 1; ships 2 1; quest 2 2; phase crazy; card plank"
    b = board(three)
    b.play("roll", "roll", "roll", chance=rolls("5", "5", "4"))
    assert b.story[-2:] == ["0 scores 0", "0 is out"]
    b.play("roll", chance=rolls("3"))
    b.play("stop")
    assert paid(b) == [0, 3, 0]


def test_knives_lays_the_whirlpool_in_the_middle():
    (tile,) = ADVENTURES["knives"].tiles
    assert (tile.tile, tile.x, tile.y) == ("whirlpool", 0.5, 0.5)


def test_tall_tales_the_closest_guess_wins():
    b = board(THREE + "tall-tales")
    assert b.why_not("guess 5") == "guess-a-sum"
    assert b.why_not("guess 37") == "guess-a-sum"
    b.play("guess 20", "guess 17", "guess 14", chance=rolls("1 5", "3 3", "2 2"))
    assert paid(b) == [0, 3, 0]


def test_drinking_best_set_wins_and_the_worst_gets_one_loot_less():
    b = board(THREE + "drinking", *rolls("3 5"))
    assert b.legal() == ["keep 0.1", "keep 0.1 0.2", "keep 0.2"]
    b.play("keep 0.1", chance=[*rolls("3"), *rolls("5 5")])
    b.play("keep 1.1 1.2", chance=rolls("1 2"))
    b.play("keep 2.1 2.2")
    assert paid(b) == [0, 2, 0]
    assert [sum(e.seat == seat for e in b.told("loot-gained")) for seat in range(3)] == [3, 3, 2]


def test_treasure_dig_a_value_chosen_by_one_only_is_a_find_the_highest_pays_one_more():
    b = board(THREE + "treasure-dig", *rolls("1 2", "5 5", "2 3"))
    b.play("choose 0.2", "choose 1.1", "choose 2.2")
    assert paid(b) == [1, 2, 1]
    same = board(THREE + "treasure-dig", *rolls("1 2", "5 5", "2 3"))
    same.play("choose 0.2", "choose 1.1", "choose 2.1")
    assert paid(same) == [0, 2, 0]


@pytest.mark.parametrize("card", ["skirmish", "treasure-dig"])
def test_only_ones_own_dice_can_be_chosen(card):
    b = board(THREE + card)
    assert b.why_not("choose 1.1", seat=0) == "choose-a-die"
