"""What is printed on every adventure: loot, fleet, and what each symbol does (RB 4.3)."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.rattle_battle.cards import ADVENTURES, FACES
from quarterdeck.games.rattle_battle.dice import fleet, kind
from quarterdeck.games.rattle_battle.notation import parse_state
from quarterdeck.games.rattle_battle.rules.sea import strength
from tests.rattle_battle import test_adventures_norrington as norrington
from tests.rattle_battle import test_adventures_pirate_wars as pirate_wars
from tests.rattle_battle import test_adventures_starters as starters
from tests.rattle_battle import test_rb_5 as rb_5
from tests.rattle_battle.adventures import OWN_SHIPS, scenario, start
from tests.rattle_battle.positions import fall_text

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


def test_there_is_a_test_for_every_adventure():
    """Of its own rules, besides what is printed: crazy ones are in the tests of RB 5."""
    modules = (norrington, pirate_wars, starters, rb_5)
    tests = [name for module in modules for name in vars(module) if name.startswith("test_")]
    for card in ADVENTURES:
        assert any(card.replace("-", "_") in name for name in tests), card
