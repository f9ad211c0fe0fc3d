"""RB 1 to 3: what is in the box, set-up, and the course of a game."""

from __future__ import annotations

import pytest

from quarterdeck.core import Dealer, FastSeed, Match, NotationError, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.cards import (
    ADVENTURES,
    DICE,
    LOOT,
    PARTS,
    POINTS,
    QUESTS,
    SAILORS,
    SPECIALS,
    STARTERS,
    TILES,
    UPGRADES,
)
from quarterdeck.games.rattle_battle.dice import ALL_DICE, NP_DICE
from tests.rattle_battle.playing import match_by_lots
from tests.rattle_battle.positions import board

BASE, WARS = "norrington", "pirate-wars"


def started(seats: int, **options: str) -> Match:
    return Match(RATTLE_BATTLE, Table(seats, options), FastSeed(3))


# -- RB 1


def test_rb_1_38_dice():
    assert len(ALL_DICE) == 38
    assert (DICE["player"], DICE["captain"], len(NP_DICE)) == (4, 1, 13)
    counts = {
        colour: DICE[colour] for colour in ("yellow", "green", "red", "orange", "blue", "purple")
    }
    assert list(counts.values()) == [3, 3, 3, 2, 1, 1]


def test_rb_1_cards():
    adventures = [card for card in ADVENTURES.values() if card.deck != "starter"]
    assert (len(adventures), len(ADVENTURES) - len(adventures)) == (44, 9)
    assert sum(not sailor.pack for sailor in SAILORS.values()) == 27
    assert sum(sailor.pack for sailor in SAILORS.values()) == 6
    assert (len(UPGRADES), len(POINTS)) == (20, 8)


def test_rb_1_loot_parts_and_tiles():
    assert LOOT == {"rum": 18, "spices": 10, "materials": 18, "valuables": 10}
    assert sum(LOOT.values()) == 56
    assert sum(PARTS.values()) == 45
    assert sum(tile["count"] for tile in TILES.values()) == 11
    assert sum(special.tokens for special in SPECIALS.values()) == 8
    assert len(SPECIALS) == 5


def test_rb_1_no_card_needs_more_tiles_or_dice_than_there_are():
    for card in ADVENTURES.values():
        for squadron in card.fleet:
            assert squadron.count <= DICE[squadron.colour], card.id
            assert len(squadron.placed) in (0, squadron.count), card.id
        laid = [tile.tile for tile in card.tiles]
        assert all(laid.count(name) <= tile["count"] for name, tile in TILES.items()), card.id


def test_rb_1_ruling_coins_are_not_limited_but_parts_are():
    rich = board("card stragglers; phase port; coins 0 500; loot 0 1 materials")
    assert rich.player().coins == 500
    full = board(
        "players 3; card stragglers; phase port; loot 0 1 materials; "
        "parts 0 0 5 0; parts 1 0 5 0; parts 2 0 5 0"
    )
    assert full.legal("buy") == ["buy hold", "buy sail"]
    assert full.why_not("buy cannon") == "no-part-left"


# -- RB 2


def test_rb_2_1_the_baron_is_drawn_by_lot():
    barons = {
        RATTLE_BATTLE.start(Table(4), Dealer(FastSeed(seed)))[0].state.baron for seed in range(40)
    }
    assert barons == {0, 1, 2, 3}


def test_rb_2_1_all_loot_is_in_the_bag_and_the_cheapest_card_on_top():
    match = started(3)
    assert sum(match.position.state.bag) == 56
    assert [card.cost for card in POINTS] == sorted(card.cost for card in POINTS)


@pytest.mark.parametrize(
    ("scenario", "seats", "ships", "captain"),
    [
        *((BASE, 2, 4, True), (BASE, 3, 4, False), (BASE, 4, 3, False), (BASE, 5, 3, False)),
        *((WARS, 2, 4, True), (WARS, 3, 3, True), (WARS, 4, 2, True), (WARS, 5, 2, True)),
    ],
)
def test_rb_2_2_ships_by_the_table(scenario, seats, ships, captain):
    for player in started(seats, scenario=scenario).position.state.players:
        assert (player.ships, player.captain) == (ships, captain)


@pytest.mark.parametrize("scenario", [BASE, WARS])
@pytest.mark.parametrize(
    ("seats", "parts"), [(2, [0, 0, 0]), (3, [1, 0, 0]), (4, [1, 0, 1]), (5, [1, 0, 1])]
)
def test_rb_2_2_parts_by_the_table_and_one_of_choice_from_the_baron_on(scenario, seats, parts):
    match = started(seats, scenario=scenario)
    assert [player.parts for player in match.position.state.players] == [parts] * seats
    order = match.position.state.order()
    for seat in order:
        assert match.position.to_act() == (seat,)
        match.act(seat, RATTLE_BATTLE.parse_action("part cannon"))
    assert match.position.state.players[order[0]].parts[1] == 1
    assert match.position.state.phase == "draw"


def test_rb_2_2a_outside_pirate_wars_the_captain_ship_is_an_ordinary_ship():
    b = board(
        "card stragglers; phase actions; parts 0 2 cannon; "
        "sea 0.c 3 at 0 0, 1.1 1 at 20 0, y1 1 at 40 0"
    )
    assert b.why_not("shoot 0.c y1") is None
    assert b.why_not("shoot 0.c 1.1") == "not-an-enemy"


def test_rb_2_3_each_kind_is_shuffled_apart_and_crazy_ones_serve_both_scenarios():
    for scenario, light, heavy in ((BASE, 8, 8), (WARS, 8, 8)):
        decks = started(3, scenario=scenario).position.state.decks
        assert len(decks["light"]) == light
        assert len(decks["heavy"]) == heavy
        assert len(decks["final"]) == 1
        assert sorted(decks["crazy"]) == sorted(
            a.id for a in ADVENTURES.values() if a.deck == "crazy"
        )


def test_rb_2_4_the_introductory_game_takes_the_starters_in_order():
    decks = started(3, scenario="introductory").position.state.decks
    assert decks["starter"] == STARTERS["numbers"]
    assert [ADVENTURES[card].number for card in decks["starter"]] == [1, 2, 3, 4, 5, 6, 7]
    both = started(3, scenario="introductory", extra_starters="on").position.state.decks
    assert [ADVENTURES[card].number for card in both["starter"]] == [1, 2, 3, 4, 5, 8, 6, 9, 7]


def test_rb_2_4a_a_quest_of_the_introductory_game_ends_with_a_port_visit():
    ends = [card for card in STARTERS["numbers"] if ADVENTURES[card].port_after]
    assert [ADVENTURES[card].number for card in ends] == [2, 4, 6, 7]
    b = board("option scenario introductory; card first-catch; phase load; coins 0 5; quest 1 1")
    assert "adventure wind-in-the-sails" in b.story
    assert b.state.wanted == -1


@pytest.mark.parametrize(
    ("place", "names"),
    [
        ("mast", "crows-nest parrot super-sail black-flag"),
        (
            "hull",
            (
                "harpoon big-bertha reinforced-hull heavenly-kitchen super-cannon bombs "
                "secret-hold ornate-cabin super-hold ballista boarding-hooks rudder"
            ),
        ),
        ("bow", "drill ram"),
        ("stern", "turbine iron-teeth"),
    ],
)
def test_rb_2_5_where_an_upgrade_sits(place, names):
    assert [card.id for card in UPGRADES.values() if card.place == place] == names.split()


def test_rb_2_5_ruling_there_is_no_limit_for_a_place():
    b = board("card stragglers; phase port; parts 0 9 9 0; loot 0 1 materials")
    b.play("buy sail")
    assert b.player().parts[0] == 10


def test_rb_2_6_a_card_overrides_the_rules():
    b = board(
        "card fog-bank; option scenario pirate-wars; phase actions; parts 0 1 sail 2 cannon; "
        "sea 0.1 3 at 0 0, g1 1 at 40 0"
    )
    assert b.why_not("shoot 0.1 g1") == "shot-too-far"


def test_rb_2_7_mini_expansions_are_options():
    plain, full = started(3), started(3, crew_pack="on", loot_pack="on")
    assert len(plain.position.state.decks["sailors"]) == 27
    assert len(full.position.state.decks["sailors"]) == 33
    assert sum(full.position.state.bag) == 64


# -- RB 3


def test_rb_3_five_quests_of_one_to_three_adventures():
    quests = QUESTS["full"]
    assert len(quests) == 5
    assert quests[1] == ("light", "crazy", "light")
    assert quests[-1] == ("final",)
    assert {len(quest) for quest in quests} <= {1, 2, 3}


def test_rb_3_a_quest_is_followed_by_a_port_visit_and_the_next_baron():
    b = board("card stragglers; phase load; quest 1 2; baron 0; coins 0 3")
    assert b.phase == "port"
    b.play("done")
    assert b.state.baron == 1
    assert (b.state.quest, b.state.adventure) == (2, 1)


def test_rb_3_after_the_fifth_visit_the_game_ends():
    b = board("card norrington; phase port; quest 5 1; coins 0 3")
    b.play("done")
    assert b.phase == "over"
    assert b.acting == ()
    assert b.position.result() is not None


def test_rb_3a_a_short_game_has_three_quests_and_ends_with_a_final_adventure():
    short = QUESTS["short"]
    assert [len(quest) for quest in short] == [2, 2, 1]
    assert short[-1] == ("final",)
    b = board("option length short; card norrington; phase port; quest 3 1; coins 0 3").play("done")
    assert b.phase == "over"
    full = board("card norrington; phase port; quest 3 1; coins 0 3").play("done")
    assert (full.state.quest, full.phase) == (4, "draw")


def test_rb_3a_the_adventures_are_of_the_kinds_of_its_order_board():
    b = board("option length short; card stragglers; phase load; quest 1 2; coins 0 3").play("done")
    assert ADVENTURES[b.state.card].crazy
    with pytest.raises(NotationError, match="there is no adventure 1 of quest 4"):
        RATTLE_BATTLE.parse_position("option length short; quest 4 1; phase draw")


@pytest.mark.parametrize("scenario", ["norrington", "pirate-wars"])
def test_rb_3a_both_scenarios_are_played_to_their_end(scenario: str):
    match = match_by_lots(3, 2, scenario=scenario, length="short")
    drawn = [event.card for event in match.events(None) if event.kind == "adventure-drawn"]
    kinds = [ADVENTURES[card].tier for card in drawn]
    assert kinds == ["light", "light", "crazy", "heavy", "final"]
    assert match.result is not None


def test_rb_3a_the_introductory_game_has_its_own_order():
    match = match_by_lots(2, 2, scenario="introductory", length="short")
    drawn = [event for event in match.events(None) if event.kind == "adventure-drawn"]
    assert len(drawn) == 7


def test_a_position_that_cannot_be_is_refused():
    with pytest.raises(NotationError, match="19 rum instead of 18"):
        board("loot 0 19 rum; bag 10 spices 18 materials 10 valuables")
