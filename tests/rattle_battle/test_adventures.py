"""Every adventure: what is printed on it, and what its own rules do (RB 4.3, 5, 10)."""

from __future__ import annotations

import re

import pytest

from quarterdeck.rattle_battle.cards import ADVENTURES, FACES
from quarterdeck.rattle_battle.dice import fleet, kind
from quarterdeck.rattle_battle.notation import parse_state
from quarterdeck.rattle_battle.rules.sea import strength
from tests.rattle_battle.positions import board, fall_text

PRINTED = {
    "merchants-co": (
        3,
        "3 yellow: sail flee 1, grapeshot surrender 1",
        "1 green: sail volley 2, grapeshot 4",
    ),
    "fabric-delivery": (
        4,
        "3 yellow: sail surrender 1, grapeshot away 2",
        "2 green: sail surrender 2, grapeshot 3",
    ),
    "fire-power": (
        3,
        "3 green: sail volley 3, grapeshot volley 3",
        "1 red: sail volley 3, grapeshot volley 3",
    ),
    "poor-wretch": (
        4,
        "1 red: sail away 3, grapeshot volley 4",
        "3 yellow: sail flee 1, grapeshot 2",
    ),
    "fishing-fleet": (
        2,
        "3 green: sail flee 1, grapeshot 2",
        "2 yellow: sail flee 1, grapeshot away 1",
    ),
    "rum-runners": (
        3,
        "2 yellow: sail away 2, grapeshot surrender 1",
        "2 green: sail away 2, grapeshot 3",
    ),
    "stragglers": (
        2,
        "3 yellow: sail surrender 1, grapeshot 2",
    ),
    "patrol": (
        3,
        "2 red: sail toward 4, grapeshot volley 3",
        "1 yellow: sail flee 1, grapeshot 3",
    ),
    "attack-on-the-port": (
        3,
        "3 red: sail volley 4, grapeshot 5",
        "2 yellow: sail surrender 1, grapeshot 3",
    ),
    "convoy": (
        4,
        "3 yellow: sail flee 1, grapeshot surrender 2",
        "3 red: sail volley 4, grapeshot toward 4",
    ),
    "plunder-time": (
        4,
        "3 yellow: sail away 2, grapeshot surrender 1",
        "1 red: sail volley 5, grapeshot 6",
    ),
    "neptunes-wrath": (
        4,
        "1 blue: numbers explosion face, skull explosion 1 1",
        "3 green: sail away 2, grapeshot surrender 2",
    ),
    "king-has-come": (
        4,
        "1 purple: skull ally+volley 6",
        "3 red: sail toward 4, grapeshot volley 4",
        "2 green: sail volley 2, grapeshot 4",
    ),
    "blockade": (
        4,
        "3 red: sail volley 5, grapeshot 5",
        "2 green: sail toward 3, grapeshot 4",
    ),
    "whirlpool": (
        4,
        "1 blue: numbers explosion 1, skull explosion 2 1",
        "3 yellow: sail surrender 1, grapeshot 2",
        "1 green: sail volley 3, grapeshot 4",
    ),
    "fire-ships": (
        4,
        "2 orange: skull explosion 2 1",
        "3 green: sail flee 1, grapeshot 3",
        "1 yellow: sail surrender 1, grapeshot surrender 2",
    ),
    "norrington": (
        5,
        "3 red: sail volley 4, grapeshot 5",
        "3 yellow: sail volley 4, grapeshot 5",
        "2 orange: skull toward+volley+redrop 1",
    ),
    "graveyard": (
        3,
        "3 yellow: sail away 2, grapeshot surrender 1",
        "1 green: sail volley 3, grapeshot 4",
    ),
    "cannonade": (
        3,
        "3 green: sail volley 3, grapeshot 4",
        "2 yellow: sail explosion 1 1, grapeshot 2",
    ),
    "smugglers-cove": (
        3,
        "2 yellow: sail flee 1, grapeshot surrender 1",
        "2 green: sail away 3, grapeshot 3",
    ),
    "salt-barges": (
        2,
        "3 yellow: sail surrender 1, grapeshot surrender 1",
    ),
    "fog-bank": (
        3,
        "3 green: sail away 2, grapeshot 3",
        "1 yellow: sail surrender 1, grapeshot 2",
    ),
    "drifting-galleon": (
        3,
        "1 purple: skull 3",
        "2 yellow: sail flee 1, grapeshot 2",
    ),
    "hired-guns": (
        3,
        "2 red: sail toward 4, grapeshot volley 4",
        "1 green: sail flee 1, grapeshot surrender 2",
    ),
    "race-for-the-brig": (
        3,
        "1 red: sail away 3, grapeshot 4",
        "3 yellow: sail flee 1, grapeshot 1",
    ),
    "corsairs": (
        4,
        "2 orange: skull toward+volley 5",
        "2 red: sail volley 4, grapeshot toward 4",
    ),
    "rock-maze": (
        4,
        "3 green: sail toward 3, grapeshot volley 3",
        "2 red: sail volley 4, grapeshot 5",
    ),
    "privateers": (
        4,
        "3 red: sail toward 5, grapeshot volley 4",
        "1 orange: skull volley+redrop 1",
    ),
    "maelstrom": (
        4,
        "1 blue: numbers explosion face, skull explosion 3 1",
        "3 yellow: sail surrender 1, grapeshot 2",
        "1 red: sail volley 4, grapeshot 5",
    ),
    "treasure-fleet": (
        5,
        "3 yellow: sail surrender 2, grapeshot surrender 2",
        "2 orange: skull volley 5",
    ),
    "ghost-ship": (
        4,
        "1 purple: skull volley+redrop 1",
        "3 green: sail toward 3, grapeshot 4",
    ),
    "powder-barges": (
        4,
        "3 yellow: sail explosion 1 1, grapeshot explosion 2 1",
        "3 red: sail volley 4, grapeshot 5",
    ),
    "reef-of-skulls": (
        4,
        "2 red: sail volley 4, grapeshot 5",
        "2 green: sail toward 3, grapeshot 3",
    ),
    "pirate-throne": (
        5,
        "1 purple: skull volley+redrop 1",
        "3 red: sail volley 4, grapeshot toward 5",
        "2 orange: skull volley 5",
    ),
    "first-catch": (
        2,
        "3 yellow: sail 1, grapeshot 2",
    ),
    "wind-in-the-sails": (
        3,
        "2 yellow: sail 1, grapeshot 2",
        "1 green: sail 2, grapeshot 3",
    ),
    "powder-and-shot": (
        3,
        "3 green: sail 2, grapeshot 3",
    ),
    "boarders-away": (
        3,
        "3 yellow: sail surrender 1, grapeshot 2",
        "1 green: sail 3, grapeshot surrender 2",
    ),
    "volley": (
        3,
        "2 yellow: sail flee 1, grapeshot flee 1",
        "2 red: sail volley 3, grapeshot 4",
    ),
    "reefs-and-storm": (
        4,
        "1 blue: numbers explosion 1, skull explosion 1 1",
        "3 green: sail away 2, grapeshot 3",
        "1 red: sail volley 4, grapeshot 5",
    ),
    "the-chase": (
        3,
        "2 red: sail toward 4, grapeshot volley 3",
        "2 yellow: sail away 1, grapeshot 2",
    ),
    "a-friend-in-need": (
        3,
        "1 purple: skull ally+volley 5",
        "3 red: sail redrop 1, grapeshot 4",
    ),
}
"""The loot of each adventure, and for each colour the number of dice and what its symbols mean."""

OWN_SHIPS = "0.1 5 at 40 0, 0.2 5 at 70 0, 0.3 5 at 100 0, 0.4 5 at 125 0"


def scenario(card: str) -> str:
    deck = ADVENTURES[card].deck
    return {"starter": "introductory; option extra_starters on"}.get(deck, deck)


def start(card: str, text: str, *chance: str):
    """A position with this adventure in the scenario it belongs to."""
    return board(f"option scenario {scenario(card)}; card {card}; {text}", *chance)


def sent(card: str, text: str = "", ships: str = "1"):
    """Seat 0 has sent ships, the Baron is about to drop."""
    b = start(card, f"players 3; phase draw; parts 0 1 0 0; {text}")
    if b.legal("exhaust"):
        b.play(b.legal("exhaust")[0])
    return b.play(f"send {ships}", "send 0", "send 0")


def meanings():
    for card, (_, *lines) in PRINTED.items():
        for line in lines:
            _, colour, rest = re.fullmatch(r"(\d) (\w+): (.*)", line).groups()
            for face in rest.split(", "):
                yield card, colour, *face.split(" ", 1)


@pytest.mark.parametrize("card", PRINTED)
def test_fleet_and_loot_as_printed(card):
    loot, *lines = PRINTED[card]
    counts = {line.split()[1].rstrip(":"): int(line[0]) for line in lines}
    found = [kind(die) for die in fleet(ADVENTURES[card])]
    assert {colour: found.count(colour) for colour in set(found)} == counts
    b = start(card, "players 3; phase loot; sent 0 0.1 0.2; agenda loot-card 0")
    assert len(b.told("loot-gained")) == loot


@pytest.mark.parametrize(("card", "colour", "face", "means"), list(meanings()))
def test_symbols_mean_what_is_printed(card, colour, face, means):
    die = f"{colour[0]}1"
    words, _, power = means.rpartition(" ") if face != "numbers" else (means, "", "")
    actions = words.split("+") if words else []
    shown = face if face != "numbers" else FACES[colour][1]
    if face != "numbers":
        s = parse_state(
            f"option scenario {scenario(card)}; card {card}; phase battle; sea {die} {shown} at 0 0"
        )
        assert strength(s, die) == int(power)
    if "ally" in actions:
        return  # its own test
    rest = ["0.1", "0.2", "0.3", "0.4", die][int("volley" in actions) :]
    again = fall_text(rest, f"{OWN_SHIPS}, {die} 4 at 0 0") if "redrop" in actions else ""
    b = start(
        card,
        f"phase np; parts 0 1 0 0; sea {OWN_SHIPS}, {die} {shown} at 0 0",
        *filter(None, [again]),
    )
    happened = [line for line in b.story if line.startswith(f"{die} ") and "sinks" not in line]
    size = {"face": shown, "1": "1", "2": "2", "3": "3"}
    victims = ("0.1", "0.2", "0.3")
    expected = {
        "flee": lambda _: f"{die} flees",
        "explosion": lambda n: f"{die} explodes {size[n]}: {' '.join(victims[: int(size[n])])}",
        "toward": lambda _: f"{die} moves toward 0.1",
        "away": lambda _: f"{die} moves away 0.1",
        "volley": lambda _: f"{die} volleys 0.1",
    }
    told = [expected[a.split()[0]](a.split()[-1]) for a in actions if a.split()[0] in expected]
    assert happened == told
    assert len(b.told("dropped")) == ("redrop" in actions)
    if "surrender" in actions:
        fight = start(card, f"phase battle; sea 0.1 5 at 40 0, {die} {shown} at 0 0")
        assert fight.told("rewarded")[0].surrendered


# -- Admiral Norrington


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


# -- Pirate Wars


def test_graveyard_no_way_over_a_tile_and_none_from_one():
    b = start(
        "graveyard",
        "phase actions; parts 0 1 0 0; sea 0.1 3 at -62.7 20, 0.2 3 at -62.7 57, y1 1 at 130 130",
    )
    assert b.why_not("move 0.1 to -62.7 95") == "tile-in-the-way"
    assert b.why_not("move 0.2 to -62.7 95") == "held"
    assert [str(r) for r in b.ranges()] == ["move 0.1 to <x> <y>"]


def test_cannonade_shots_exhaust_nothing_one_per_ship():
    b = start("cannonade", "phase actions; sea 0.1 3 at 0 0, g1 3 at 40 0, g2 3 at -40 0")
    assert b.legal("shoot") == ["shoot 0.1 g1", "shoot 0.1 g2"]
    b.play("shoot 0.1 g1")
    assert b.phase != "actions"


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


# -- the introductory game


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


def test_there_is_a_test_for_every_adventure():
    names = {name for name in globals() if name.startswith("test_")}
    for card in ADVENTURES.values():
        if card.deck != "crazy":
            assert any(card.id.replace("-", "_") in name for name in names), card.id
