"""RB 7 to 9 and 11: the end, the two scenarios, and what is hidden."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.rattle_battle.events import GameEnded, PointsCounted
from quarterdeck.games.rattle_battle.rules.ending import victory_points
from tests.rattle_battle.positions import board

WARS = "option scenario pirate-wars; card salt-barges; "


def finished(text):
    """The result of a game that ends with this position."""
    b = board(f"players 3; card norrington; phase port; quest 5 1; agenda end-quest; {text}")
    return b.position.result()


# -- RB 7


def test_rb_7_points_of_cards_coins_sailors_and_other_sources():
    result = finished(
        "points 0 0 1; coins 0 7; sailors 0 kat; parts 0 0 2 0; upgrades 0 ornate-cabin"
    )
    assert result.scores == (5 + 6 + 7 + 2 + 3, 0, 0)
    assert result.winners == (0,)


def test_rb_7_points_are_counted_by_source():
    b = board(
        "players 2; card norrington; phase port; quest 5 1; agenda end-quest;"
        "points 0 0 1; coins 0 7; sailors 0 kat; parts 0 0 2 0; upgrades 0 ornate-cabin; coins 1 2"
    )
    first, second, ended = b.events[-3:]
    assert {first, second} == {PointsCounted(0, 11, 7, 2, 3), PointsCounted(1, 0, 2, 0, 0)}
    assert ended == GameEnded((0,), (23, 2))


def test_rb_7_tie_by_parts_and_upgrades_then_sailors_then_upgrades_then_shared():
    assert finished("coins 0 5; coins 1 5; parts 1 1 0 0").winners == (1,)
    assert finished("coins 0 5; coins 1 5; parts 1 1 0 0; sailors 0 rita bo").winners == (1,)
    assert finished(
        "coins 0 5; coins 1 5; parts 1 1 0 0; upgrades 0 drill; sailors 1 rita"
    ).winners == (1,)
    assert finished("coins 0 5; coins 1 5; parts 1 1 0 0; upgrades 0 drill").winners == (0,)
    assert finished("coins 0 5; coins 1 5; parts 1 1 0 0; parts 0 0 1 0").winners == (0, 1)


# -- RB 8


def after_adventure(text):
    return board(f"players 3; card stragglers; phase load; quest 1 1; {text}")


def test_rb_8_the_most_points_take_the_wanted_token():
    b = after_adventure("coins 0 3; coins 1 4; points 2 0")
    assert "2 is wanted" in b.story


def test_rb_8_on_a_tie_it_stays_and_at_first_nobody_has_it():
    assert after_adventure("coins 0 3; coins 1 3").state.wanted == -1


def test_rb_8a_on_a_tie_the_holder_keeps_it_even_if_he_is_not_among_the_tied():
    assert after_adventure("wanted 2; coins 0 3; coins 1 3").state.wanted == 2


def test_rb_8a_after_every_adventure_crazy_too_never_in_port():
    crazy = board(
        "players 3; ships 0 2; ships 1 2; ships 2 2; card race; phase crazy; quest 2 2; coins 1 9",
        "roll 1 1",
        "roll 2 2",
        "roll 3 3",
        "roll 1 1",
        "roll 2 2",
    )
    assert crazy.state.wanted == 1
    port = board("players 3; card stragglers; phase port; coins 0 9; wanted 1; quest 1 2").play(
        "done"
    )
    assert port.state.wanted == 1


def test_rb_8_only_in_its_scenario():
    b = board(WARS + "players 3; phase load; quest 1 1; coins 0 3")
    assert b.state.wanted == -1


# -- RB 9


def test_rb_9_the_norrington_adventures_are_the_revenge_deck():
    b = board(WARS + "phase port; coins 0 3")
    assert len(b.state.decks["revenge"]) == 17


SHOT = (
    "phase actions; parts 0 0 2 0; "
    "sea 0.c 3 at 0 0, 0.1 3 at 0 40, 1.1 3 at 40 0, 1.2 5 at 130 130, y1 3 at -130 -130"
)


def test_rb_9_the_captain_ship_shoots_at_players_at_the_usual_cost():
    b = board(WARS + SHOT)
    assert b.legal("shoot") == ["shoot 0.c 1.1"]
    b.play("shoot 0.c 1.1")
    assert b.story[:4] == [
        "0 exhausts 2 cannon",
        "0.c shoots 1.1",
        "0 takes 1.1",
        "1.1 sinks by shot",
    ]
    assert "0 +1 coins for sunk" in b.story


def test_rb_9_its_owner_repairs_it_and_then_draws_a_revenge_card():
    b = board(WARS + "phase repair; lost 1 1.1; repairs 1 0 1; loot 1 1 rum")
    assert b.story[:3] == ["1 gives rum for repair", "1 repairs 1.1", "1 gets 1 revenge"]
    assert len(b.player(1).revenge) == 1


def test_rb_9_a_revenge_card_lets_any_own_ship_shoot_once_and_is_shuffled_back():
    b = board(WARS + SHOT.replace("sea 0.c 3 at 0 0, ", "revenge 0 patrol; sea "))
    b.play("shoot 0.1 1.1")
    assert b.player().revenge == ()
    assert b.told("revenge-used")
    assert "patrol" in b.state.decks["revenge"]
    assert b.chance.log[0].startswith("shuffle revenge")


def test_rb_9_at_the_pit_a_revenge_card_costs_valuables_or_two_others_and_gives_no_coins():
    b = board(
        WARS + "phase port; loot 0 1 valuables 2 rum 1 spices; agenda end-quest, visit 0 0 pit"
    )
    assert b.why_not("revenge rum") == "pit-rate"
    assert b.why_not("revenge valuables rum") == "pit-rate"
    b.play("revenge valuables", "revenge rum spices")
    assert (len(b.player().revenge), b.player().coins) == (2, 0)
    base = board("card stragglers; phase port; loot 0 2 valuables; agenda end-quest, visit 0 0 pit")
    assert base.why_not("revenge valuables") == "no-revenge-here"


def test_rb_9a_one_card_per_ship_sunk_by_another_player_deck_empty_none():
    b = board(WARS + "phase repair; lost 1 1.1 1.2; repairs 1 9 2")
    assert "1 gets 2 revenge" in b.story
    deck = " ".join(board(WARS + "phase port; coins 0 3").state.decks["revenge"])
    none = board(
        WARS + f"phase repair; lost 1 1.1; repairs 1 9 1; revenge 0 {deck}; deck revenge -"
    )
    assert not none.told("revenge-gained")


def test_rb_9a_a_ship_that_two_players_beat_in_one_step_brings_one_card():
    b = board(
        WARS + "players 3; option free_for_all on; phase battle; "
        "sea 0.1 5 at -40 0, 1.1 1 at 0 0, 2.1 4 at 40 0"
    )
    assert b.story[:3] == [
        "0.1(5) fights 1.1(1) and 1.1(1) fights 2.1(4)",
        "0 takes 1.1",
        "2 takes 1.1",
    ]
    while not b.told("revenge-gained"):
        b.play(b.legal()[0])
    assert "1 gets 1 revenge" in b.story


def test_rb_9a_a_boarded_trophy_still_draws_its_loot():
    b = board(WARS + SHOT.replace("1.1 3 at 40 0", "1.1 3 at 12 0"))
    b.play("shoot 0.c 1.1")
    assert "0 boards 1.1" in b.story
    assert [e.reason for e in b.told("loot-gained") if e.seat == 0].count("boarding") == 1
    assert b.player(1).lost[0] == "1.1"


# -- RB 11


def test_rb_11_public_facts_are_in_everybodys_observation():
    b = board(
        WARS
        + "phase port; coins 0 3; loot 1 2 rum; sailors 1 rita; revenge 1 patrol; upgrades 0 drill"
    )
    for viewer in (0, 1, None):
        seen = b.position.observe(viewer)
        assert seen.players[1].loot == ("rum", "rum")
        assert seen.players[1].sailors == (("rita", 0),)
        assert seen.players[1].revenge == 1
        assert seen.players[0].upgrades == (("drill", True),)
        assert dict(seen.decks)["sailors"] == 26
        assert seen.bag.count("rum") == 16


def test_rb_11_the_order_of_decks_is_hidden():
    there = "card stragglers; phase port; coins 0 3; deck {}"
    one = board(
        there.format(
            "light patrol merchants-co ...; deck sailors bo rita ...; deck upgrades ram drill ..."
        )
    )
    two = board(
        there.format(
            "light merchants-co patrol ...; deck sailors rita bo ...; deck upgrades drill ram ..."
        )
    )
    assert one.state.decks != two.state.decks
    for viewer in (0, 1, None):
        assert one.position.observe(viewer) == two.position.observe(viewer)


def test_rb_11_cards_looked_at_are_hidden_from_others():
    there = (
        "card stragglers; phase port; loot 0 2 rum; "
        "agenda end-quest, visit 0 0 tavern; deck sailors {} ..."
    )
    one, two = board(there.format("bo rita nils cora")), board(there.format("cora pru sven bo"))
    one.play("hire"), two.play("hire")
    assert one.position.observe(0) != two.position.observe(0)
    assert one.position.observe(1) == two.position.observe(1)
    assert one.position.observe(None) == two.position.observe(None)


def test_rb_11_which_revenge_cards_somebody_holds_is_hidden():
    one, two = (
        board(WARS + f"phase port; coins 0 3; revenge 0 {card}") for card in ("patrol", "blockade")
    )
    assert one.position.observe(1) == two.position.observe(1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_viewer_imagines_looks_the_same_to_him(viewer):
    b = board("card stragglers; phase port; loot 0 2 rum; agenda end-quest, visit 0 0 tavern").play(
        "hire"
    )
    seen = b.position.observe(viewer)
    rng = FastSeed(5).generator(0)
    imagined = [seen.imagine(rng) for _ in range(20)]
    for state in imagined:
        assert type(b.position)(state).observe(viewer) == seen
    assert len({state.decks["sailors"] for state in imagined}) > 1
    looked = {state.looked[0] for state in imagined}
    assert len(looked) == 1 if viewer == 0 else len(looked) > 1


def test_victory_points_are_public():
    b = board("card stragglers; phase port; coins 0 3; sailors 1 pru")
    assert [victory_points(p) for p in b.state.players] == [
        p.victory_points for p in b.position.observe(None).players
    ]
