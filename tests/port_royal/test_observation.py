"""Observations: values that say all that is known, and states that agree with them."""

from __future__ import annotations

import dataclasses
import json
from fractions import Fraction

import pytest

from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.core.game import known, plain
from quarterdeck.games.port_royal import PORT_ROYAL, Odds
from quarterdeck.games.port_royal.observation import observe
from tests.port_royal.positions import act, cards, places, position

TEXT = (
    "players 3; option end expedition; option jester_on_bust opponents; start 2; round 4; "
    "last-round; active 1; take 2 by 2; drew; idle 1; shuffles 2; harbour b2-2 sailor-3-1; "
    "expeditions exp-ss; display 1 pirate-5-1 exp-pp; coins 0 y1-1@1 r1-1; coins 2 k2-1; "
    "discard g1-1.2 g1-1.1; pile tax-points b1-1 governor-8-0"
)


def test_an_observation_says_everything_that_is_public() -> None:
    seen = position(TEXT).seen
    assert dataclasses.asdict(seen) | {"unseen": None} == {
        "players": 3,
        "options": {"end": "expedition", "jester_on_bust": "opponents"},
        "start": 2,
        "round": 4,
        "last_round": True,
        "active": 1,
        "acting": 2,
        "ended": "",
        "phase": "take",
        "drawn": 0,
        "drew": True,
        "idle": 1,
        "takes": 2,
        "pending": None,
        "harbour": ({"code": "b2-2"}, {"code": "sailor-3-1"}),
        "expeditions": ({"code": "exp-ss"},),
        "displays": ((), ({"code": "pirate-5-1"}, {"code": "exp-pp"}), ()),
        "points": (0, 5, 0),
        "swords": (0, 2, 0),
        "coins": ((1, 2), (), (2,)),
        "pile": 3,
        "shuffles": 2,
        "discard": ({"code": "g1-1"}, {"code": "g1-1"}),
        "unseen": None,
    }


def test_the_ship_just_drawn_is_seen() -> None:
    assert position("ship y1-1; display 0 sailor-3-1").seen.pending == cards("y1-1")[0]


def test_an_observation_can_be_said_in_json() -> None:
    said = known(position(TEXT).seen)
    assert json.loads(json.dumps(said)) == said
    assert said["harbour"] == ["b2-2", "sailor-3-1"]
    assert said["unseen"][0] == {"shuffle": 1, "cards": ["y1-1"]}


def test_a_table_is_not_told_what_only_programs_count() -> None:
    seen = position(TEXT).seen
    assert known(seen).keys() - plain(seen).keys() == {"unseen"}


def test_an_observation_is_a_value() -> None:
    assert position(TEXT).seen == position(TEXT).seen
    with pytest.raises(dataclasses.FrozenInstanceError):
        position(TEXT).seen.round = 5


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        "discover",
        "discover drawn; harbour y1-1",
        "discover; drew; coins 0 3",
        "ship y1-1; harbour b1-1; display 0 sailor-3-1",
        "take 0 by 0; harbour",
        "over points; coins 1 4",
        "players 5; expeditions exp-cps; coins 4 12",
        "discover; pile; coins 0 y1-1",
        "discover; pile; discard y1-1 b1-1",
    ],
)
def test_a_sample_agrees_with_what_is_known(text: str) -> None:
    seen = position(text).seen
    for seed in (0, 1, 2**64 - 1):
        sample = seen.sample(seed)
        assert observe(sample) == seen
        places(sample)


def test_another_seed_is_another_sample() -> None:
    seen = Match(PORT_ROYAL, Table(3), FastSeed(1)).observe(0)
    assert len({tuple(seen.sample(seed).pile) for seed in range(20)}) == 20


def test_a_sample_keeps_cards_within_their_shuffle() -> None:
    seen = position("shuffles 2; coins 0 y1-1@1 b1-1@1; coins 1 r1-1; pile k2-1 g1-1 y4-4").seen
    for seed in range(30):
        board = position("")
        board.position.state = seen.sample(seed)
        assert set(board.stack(0).split()) == {"y1-1", "b1-1"}
        assert {board.stack(1), *board.pile.split()} == {"r1-1", "k2-1", "g1-1", "y4-4"}


def test_a_sample_does_not_depend_on_the_hidden_truth() -> None:
    one = position("coins 0 y1-1; pile b1-1 r1-1 g1-1").seen.sample(5)
    two = position("coins 0 g1-1; pile r1-1 y1-1 b1-1").seen.sample(5)
    assert one == two


def test_odds_without_a_harbour() -> None:
    assert Odds(0, {}).bust == 0
    assert Odds(4, {"blue": 1, "red": 1}).bust == Fraction(1, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_119_cards_are_unseen_at_the_start(players: int) -> None:
    match = Match(PORT_ROYAL, Table(players), FastSeed(1))
    ((shuffle, unseen),) = match.observe(None).unseen
    assert (shuffle, len(unseen)) == (1, 119)
    assert match.observe(None).odds().cards == 119
    act(match, "draw")
    assert match.observe(None).odds().cards == 118
