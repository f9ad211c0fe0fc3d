"""RB 4.1 and 4.2: drawing the card, sending ships, and the drop."""

from __future__ import annotations

import pytest

from quarterdeck.games.rattle_battle.geometry import place
from tests.rattle_battle.positions import Board, board, fall_text


def lying(b, ship):
    return b.state.sea[ship]


# -- RB 4.1


def test_rb_4_1_the_card_of_the_kind_the_order_board_names():
    b = board("card stragglers; phase load; quest 2 1; deck crazy race plank ...")
    assert "adventure race" in b.story


def test_rb_4_1_any_number_of_ships_none_too():
    b = board("players 3; card stragglers; phase draw")
    assert b.legal() == ["send 0", "send 1", "send 2", "send 3", "send 4"]
    assert b.why_not("send 5") == "too-few-ships"
    assert b.why_not("send 1 captain") == "no-captain"
    two = board("card stragglers; phase draw")
    assert len(two.legal()) == 10
    assert "send 0 captain" in two.legal()


def test_rb_4_1_from_the_baron_on():
    b = board("players 3; baron 2; card stragglers; phase draw")
    b.play("send 1", "send 0", "send 2")
    assert b.story[:3] == ["2 sends 2.1", "0 sends nobody", "1 sends 1.1 1.2"]
    assert b.legal() == ["drop"]
    assert b.acting == (2,)


def test_rb_4_1a_each_ship_sent_lowers_the_room_and_the_owner_chooses_what_goes_back():
    b = board("players 3; card stragglers; phase draw; loot 0 3 rum 1 spices; parts 0 1 hold")
    b.play("send 3")
    assert b.legal() == ["give rum", "give spices"]
    b.play("give rum")
    b.play("give rum")
    assert b.loot() == "1 rum 1 spices"
    assert sum(b.state.heap) == 0
    assert b.state.bag[0] == 17
    assert b.acting == (1,)


def test_rb_4_1a_sending_is_final():
    b = board("players 3; card stragglers; phase draw")
    b.play("send 2")
    assert any(event.seals for event in b.events)
    assert b.why_not("send 1", seat=0) == "not-your-turn"


def phases(b: Board) -> list[str]:
    return [event.phase for event in b.told("phase-began")]


def test_rb_4_1b_nobody_sends_and_phases_2_3_5_and_7_are_skipped():
    b = board("players 3; card king-has-come; phase draw; coins 0 2; coins 1 1; quest 3 1")
    b.play("send 0", "send 0", "send 0")
    assert phases(b)[:4] == ["actions", "coins", "sailors", "repair"]
    coins = [line for line in b.story if "coins" in line]
    assert coins == ["0 -1 coins for king-has-come", "1 -1 coins for king-has-come"]
    assert [player.coins for player in b.state.players] == [1, 0, 0]


def test_rb_4_1b_nobody_sends_and_stored_loot_may_be_used_in_phase_4():
    bao = "sailors 1 bao+1; parts 1 2 cannon; spent 1 0 1"
    b = board(f"players 3; option crew_pack on; card stragglers; phase draw; {bao}; quest 1 1")
    b.play("send 0", "send 0", "send 0")
    assert (b.phase, b.acting, b.legal()) == ("actions", (1,), ["pass", "use bao"])
    b.play("use bao")
    assert b.story[:2] == ["1 uses bao", "1 readies 1 cannon"]


FIVE = "players 5; option fifth_player on; phase draw; quest 1 1; "
NOBODY = ["send 0"] * 5


def test_rb_4_1b_nobody_sends_and_the_fifth_player_may_still_join():
    b = board(FIVE + "card stragglers").play(*NOBODY)
    assert b.legal() == ["drop"]
    b.drop("y1 1 at 20 0, y2 2 at 60 0, y3 3 at 90 0")
    assert phases(b) == ["np", "actions"]
    assert (b.acting, b.legal()) == ((4,), ["join", "stay"])
    dice = ["y1", "y2", "y3", "4.1"]
    b.play(
        "join", chance=[fall_text(dice, "y1 1 at 20 0, y2 2 at 60 0, y3 3 at 90 0, 4.1 5 at 0 0")]
    )
    assert phases(b)[:4] == ["battle", "coins", "loot", "sailors"]
    assert "4 +1 coins for sunk" in b.story
    assert "4 gets" in " ".join(b.story)


def test_rb_4_1b_nobody_sends_and_the_fifth_player_stays_too():
    b = board(FIVE + "card stragglers").play(*NOBODY).drop("").play("stay")
    assert phases(b)[:3] == ["coins", "sailors", "repair"]


def test_rb_4_1b_nobody_sends_and_np_dice_dropped_for_the_fifth_player_act():
    b = board(FIVE + "card fire-ships").play(*NOBODY)
    b.drop("o1 skull at 0 0, g1 3 at 20 0, y1 sail at 40 0, g2 4 at 90 0, g3 sail at 10 90")
    assert b.story == [
        *("g3 flees", "o1 explodes 2: g1 y1"),
        *("g1 sinks by explosion", "y1 sinks by explosion", "o1 sinks by explosion"),
    ]
    assert b.acting == (4,)


def test_rb_4_1b_nobody_sends_and_np_dice_have_nobody_to_volley_or_to_follow():
    b = board(FIVE + "card patrol").play(*NOBODY)
    b.drop("r1 sail at 0 0, r2 grapeshot at 20 0, y1 3 at 40 0")
    assert b.story == []
    assert set(b.state.sea) == {"r1", "r2", "y1"}


def test_rb_4_1c_in_a_convoy_the_wanted_first_exhausts_an_upgrade():
    b = board("players 3; card convoy; phase draw; wanted 1; upgrades 1 ballista turbine!")
    b.play("send 0")
    assert b.story == ["0 sends nobody", "1 exhausts ballista"]
    none = board("players 3; card convoy; phase draw; wanted 0; upgrades 0 turbine!")
    assert none.legal("send") != []
    choice = board("players 3; card convoy; phase draw; wanted 0; upgrades 0 turbine ballista")
    assert choice.legal() == ["exhaust ballista", "exhaust turbine"]


def test_rb_4_1c_while_exhausted_carriers_keep_their_cargo_and_the_cabin_its_points():
    b = board(
        "players 3; card convoy; phase load; upgrades 0 super-hold! ornate-cabin!; loot 0 7 rum; "
        "quest 3 1"
    )
    assert b.loot() == "7 rum"
    assert b.position.observe(None).players[0].victory_points == 3


def test_rb_4_1c_while_exhausted_an_upgrade_does_nothing():
    b = board(
        "card fire-power; phase np; upgrades 0 reinforced-hull!; "
        "sea 0.1 3 at 0 0, 0.2 3 at 50 0, g1 sail at -30 0"
    )
    assert "g1 volleys 0.1" in b.story


# -- RB 4.2


def test_rb_4_2_all_sent_ships_and_the_cards_dice_fall_at_once():
    b = board("players 3; card stragglers; phase draw").play("send 1", "send 2", "send 0")
    b.drop("0.1 3 at 0 0")
    (dropped,) = b.told("dropped")
    assert dropped.dice == ("0.1", "1.1", "1.2", "y1", "y2", "y3")
    assert dropped.order == dropped.dice


def test_rb_4_2_dice_the_card_shows_are_dropped_first_and_slid_with_their_faces():
    b = board("players 3; card blockade; phase draw; parts 0 1 sail").play(
        "send 1", "send 0", "send 0"
    )
    spots = [place(0.25, 0.5), place(0.5, 0.5), place(0.75, 0.5)]
    at = [f"r{n + 1} grapeshot at {x:.2f} {y:.2f}" for n, (x, y) in enumerate(spots)]
    b.drop(
        f"0.1 3 at 0 100, {', '.join(at)}",
        placed="r1 grapeshot at 10 10, r2 grapeshot at 40 10, r3 grapeshot at 70 10 0.5",
    )
    first, second = b.told("dropped")
    assert (first.dice, first.reason) == (("r1", "r2", "r3"), "placed")
    (placed,) = b.told("placed")
    assert [(ship.pose.x, ship.pose.y) for ship in placed.lying] == spots
    assert placed.lying[2].pose.angle == 0.5
    assert {ship.face for ship in placed.lying} == {"grapeshot"}
    assert second.dice == ("0.1", "g1", "g2")


def test_rb_4_2a_the_baron_starts_the_drop_and_chance_decides():
    b = board("players 3; baron 1; card stragglers; phase draw").play("send 1", "send 0", "send 0")
    assert (b.acting, b.legal()) == ((1,), ["drop"])


def test_rb_4_2b_tiles_have_no_height():
    b = board("option scenario pirate-wars; card rock-maze; phase draw; parts 0 1 sail")
    b.play("send 1", "send 0")
    b.drop("0.1 3 at -71 71")
    assert (lying(b, "0.1").pose.x, lying(b, "0.1").pose.y) == (-71, 71)


def test_rb_4_2c_placed_dice_moved_or_turned_by_the_drop_stay_so():
    b = board("option scenario pirate-wars; card drifting-galleon; phase draw; parts 0 1 sail")
    b.play("send 1", "send 0")
    b.drop("p1 skull at 7 3 0.25, 0.1 2 at 30 3", placed="p1 4 at 50 50")
    assert lying(b, "p1").face == "skull"
    assert lying(b, "p1").pose == (7, 3, 0.25)


@pytest.mark.parametrize("dice", [0, 2])
def test_a_fall_of_another_number_of_dice_is_refused(dice):
    b = board("players 3; card stragglers; phase draw").play("send 1", "send 0", "send 0")
    with pytest.raises(ValueError, match="4 dice fall among 0"):
        b.play("drop", chance=[fall_text(["y1"] * dice, "")])
