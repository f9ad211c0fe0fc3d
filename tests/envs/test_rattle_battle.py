"""The AEC environment of Rattle, Battle, Grab the Loot: PettingZoo's kits, and what they miss."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from quarterdeck.bots import make_bot
from quarterdeck.bots.api import question
from quarterdeck.core import FastSeed, IllegalAction, Match, QuarterdeckError, Table, TableError
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, rattle_battle_v0
from quarterdeck.games.rattle_battle.dice import RANK
from quarterdeck.games.rattle_battle.envs.features import FEATURES, SIZE, encode, named
from quarterdeck.games.rattle_battle.envs.kinds import (
    ALL_KINDS,
    NUMBER,
    Chosen,
    die_number,
    kind_of,
    resolve,
)

# What the kit says of every environment that has more than numbers for observations or actions.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action space for each agent probably should be"),
]
ALL_OPTIONS = {
    **dict.fromkeys(("crew_pack", "loot_pack", "expert_market"), "on"),
    **dict.fromkeys(("fifth_player", "free_for_all"), "on"),
    "port": "simultaneous",
}
PAGE = Path(__file__).parents[2] / "docs" / "envs" / "rattle-battle.md"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("make", [rattle_battle_v0.env, rattle_battle_v0.raw_env])
def test_api(make, players):
    api_test(make(players=players), num_cycles=40)


def test_api_with_options():
    api_test(rattle_battle_v0.env(players=5, scenario="pirate-wars", **ALL_OPTIONS), 40)


def test_seed():
    seed_test(lambda: rattle_battle_v0.env(players=3), num_cycles=40)


def test_render():
    def make(render_mode: str) -> object:
        return rattle_battle_v0.env(render_mode="ansi" if render_mode == "human" else render_mode)

    render_test(make, {"ansi": lambda text: "phase" in text})


@pytest.mark.parametrize("scenario", ["norrington", "pirate-wars", "introductory"])
def test_what_the_mask_allows_is_legal_to_the_end(scenario):
    environment = rattle_battle_v0.raw_env(players=4, scenario=scenario, **ALL_OPTIONS)
    environment.reset(seed=3)
    for seat, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(seat)
    sums = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        sums[agent] += reward
        space = environment.action_space(agent)
        environment.step(None if terminated else space.sample(observation["action_mask"]))
    result = environment.position.result()
    expected = [(4 * result.share(seat) - 1) / 3 for seat in range(4)]
    assert list(sums.values()) == pytest.approx(expected)


def test_every_listed_action_of_a_game_can_be_said():
    """By its kind, its ships, and its place among those that are left."""
    bots = [make_bot("rattle-battle", "landlubber") for _ in range(3)]
    options = {"drops": "pool", "scenario": "pirate-wars", **ALL_OPTIONS}
    match = Match(RATTLE_BATTLE, Table(3, options), FastSeed(2))
    said = set()
    for _ in range(150):
        seat = match.position.to_act()[0]
        choices = match.legal(seat)
        for action in choices.actions[::5]:
            dice = [die_number(word, seat, 3) for word in action.words if word in RANK]
            ship, target = (*dice, 0, 0)[:2]
            alike = sum(kind_of(other) == kind_of(action) for other in choices.actions)
            meant = (
                Chosen(NUMBER[kind_of(action)], ship, target, (0, 0, 0, 2 * which / alike - 0.99))
                for which in range(alike)
            )
            assert action in {resolve(choices, chosen, seat, 3) for chosen in meant}
        said |= {kind_of(action) for action in choices.actions}
        match.act(seat, bots[seat].choose(question(match, seat, 1)))
    assert said <= set(ALL_KINDS)
    assert len(said) > 40


def test_seats_and_dice_are_counted_from_the_observer():
    position = RATTLE_BATTLE.parse_position(
        "players 3; card stragglers; phase actions; coins 1 7; parts 1 1 sail; "
        "sea 1.2 3 at 57 0, y1 2 at 0 0"
    )
    mine, left = (named(encode(position.observe(seat), seat)) for seat in (1, 0))
    assert (mine["coins"] * 10).tolist() == [7, 0, 0, 0, 0]
    assert (left["coins"] * 10).tolist() == [0, 7, 0, 0, 0]
    assert mine["sea"].reshape(38, 7)[1, :2].tolist() == pytest.approx([1.0, 0.4])
    assert left["sea"].reshape(38, 7)[6, :2].tolist() == pytest.approx([1.0, 0.4])


def test_a_spot_out_of_reach_is_the_farthest_on_the_way():
    position = RATTLE_BATTLE.parse_position(
        "card stragglers; phase actions; parts 0 1 sail; sea 0.1 3 at -100 0, y1 2 at -100 100"
    )
    chosen = Chosen(NUMBER["move"], 0, 0, (1.0, 0.0, 0.0, 0.0))
    slide = resolve(position.legal(0), chosen, 0, 2)
    assert 80 < slide.x + 100 <= 88
    assert slide.y == 0


def test_an_illegal_action_is_refused_with_what_is_legal():
    environment = rattle_battle_v0.raw_env()
    environment.reset(seed=1)
    action = {"what": NUMBER["drop"], "ship": 0, "target": 0, "where": np.zeros(4, np.float32)}
    with pytest.raises(IllegalAction, match=r"cannot drop.*legal: part sail"):
        environment.step(action)
    with pytest.raises(QuarterdeckError, match="an action is a dict of what"):
        environment.step({**action, "what": len(ALL_KINDS)})
    with pytest.raises(QuarterdeckError, match=r"an action is a dict of what .*'what': 1.0"):
        environment.step({**action, "what": 1.0})


def test_wrapped_an_illegal_action_ends_the_game_and_costs_the_agent_one():
    environment = rattle_battle_v0.env()
    environment.reset(seed=1)
    agent = environment.agent_selection
    action = {"what": NUMBER["drop"], "ship": 0, "target": 0, "where": np.zeros(4, np.float32)}
    environment.step(action)
    assert all(environment.terminations.values())
    assert environment.rewards[agent] == -1
    assert environment.last()[1:3] == (-1, True)


def test_the_game_is_that_of_a_match_with_the_same_seed():
    environment = rattle_battle_v0.raw_env(players=4)
    environment.reset(seed=77)
    match = Match(RATTLE_BATTLE, Table(4, {"drops": "pool"}), FastSeed(77))
    assert str(environment.position) == str(match.position)


def test_a_table_there_is_not():
    with pytest.raises(TableError, match="for 2 to 5 players, not 6"):
        rattle_battle_v0.env(players=6)
    with pytest.raises(TableError, match="has no option 'colour'"):
        rattle_battle_v0.env(colour="red")


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_as_the_original(again):
    environment = rattle_battle_v0.env(players=3)
    environment.reset(seed=1)
    play_on(environment, 60)
    copied = again(environment)
    assert play_on(environment, 60) == play_on(copied, 60)


def play_on(environment, steps: int) -> list[tuple[str, bytes, float]]:
    """Play on at random, from the agents' own spaces; what was seen and got."""
    seen = []
    for agent in environment.agent_iter(steps):
        observation, reward, terminated, _, _ = environment.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        space = environment.action_space(agent)
        environment.step(None if terminated else space.sample(observation["action_mask"]))
    return seen


def test_the_page_and_the_docstring_have_the_right_numbers():
    page, begin = PAGE.read_text("utf-8"), 0
    for feature in FEATURES:
        end = begin + feature.size - 1
        numbers = str(begin) if begin == end else f"{begin}-{end}"
        assert f"| {numbers} | `{feature.name}` | {feature.what} |" in page
        begin += feature.size
    document = rattle_battle_v0.__doc__
    assert f"({SIZE},)" in document
    assert f"Discrete({len(ALL_KINDS)})" in document
