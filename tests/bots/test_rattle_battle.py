"""The bots of Rattle, Battle, Grab the Loot: what they do in positions, and what they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from quarterdeck.bots import BotError, make_bot
from quarterdeck.bots.api import Question, question
from quarterdeck.core import Event, FastSeed, Match, Position, Script, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, observation
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.bots.candidates import clipped
from quarterdeck.games.rattle_battle.bots.fast import FAST_RATTLE_BATTLE
from quarterdeck.games.rattle_battle.bots.gunner import best_of
from quarterdeck.games.rattle_battle.bots.horizon import Ahead, quests_left
from quarterdeck.games.rattle_battle.bots.lookahead import ahead, dropped, keep_home
from quarterdeck.games.rattle_battle.bots.planning import banked, planned
from quarterdeck.games.rattle_battle.events import CardsLookedAt
from quarterdeck.games.rattle_battle.game import RattleBattlePosition
from quarterdeck.games.rattle_battle.geometry import HALF, WALL, Pose
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.rules.battle import battle
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import State, Task

LEVELS = ("landlubber", "gunner", "quartermaster:samples=2")
POOL = {"drops": "pool"}
PACKS = {"crew_pack": "on", "loot_pack": "on", "expert_market": "on"}


def asked(position: Position, seat: int = 0, seed: int = 1) -> Question:
    """What a seat is asked in a position."""
    rng = FastSeed(seed).generator(0)
    return Question(seat, position.observe(seat), position.legal(seat), rng, RATTLE_BATTLE)


def choice(bot: str, text: str, seat: int = 0) -> str:
    """What a bot does in a position."""
    position = RATTLE_BATTLE.parse_position(text)
    return str(make_bot("rattle-battle", bot).choose(asked(position, seat)))


# -- positions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", LEVELS)
def test_a_shot_at_the_ship_that_would_win(bot: str) -> None:
    position = (
        "card stragglers; phase actions; parts 0 2 cannon; "
        "sea 0.1 2 at 0 0, y1 3 at 30 0, y2 1 at -40 0"
    )
    assert choice(bot, position) == "shoot 0.1 y1"


@pytest.mark.parametrize("bot", LEVELS)
def test_boarding_a_weaker_ship(bot: str) -> None:
    position = "card stragglers; phase actions; parts 0 1 sail; sea 0.1 5 at 0 0, y1 2 at 60 0"
    assert choice(bot, position) == "move 0.1 touch y1"


@pytest.mark.parametrize("bot", LEVELS[1:])
def test_an_upgrade_where_it_turns_the_battle(bot: str) -> None:
    position = (
        "card stragglers; phase actions; upgrades 0 ballista; loot 0 2 valuables; "
        "sea 0.1 2 at 0 0, y1 3 at 30 0"
    )
    assert choice(bot, position) == "use ballista 0.1"


def port(place: str, quest: int, text: str) -> str:
    """One player at a place of the port."""
    return (
        f"card norrington; quest {quest} 1; phase port; {text}; agenda end-quest, visit 0 0 {place}"
    )


@pytest.mark.parametrize("bot", LEVELS)
def test_everything_is_sold_in_the_last_port(bot: str) -> None:
    assert choice(bot, port("pit", 5, "loot 0 1 valuables")) == "sell valuables"
    assert choice(bot, port("pit", 5, "loot 0 2 rum")) == "sell rum rum"


@pytest.mark.parametrize("bot", LEVELS)
def test_the_banker_keeps_loot_at_the_end_and_not_before(bot: str) -> None:
    assert choice(bot, port("pit", 5, "sailors 0 bella; loot 0 2 rum")) == "done"
    assert choice(bot, port("tavern", 1, "sailors 0 bella; loot 0 2 rum")) == "hire"
    pairs = "sailors 0 bella; coins 0 2; loot 0 2 rum 2 spices"
    assert choice(bot, port("pit", 2, pairs)).startswith("sell")


@pytest.mark.parametrize("bot", LEVELS)
def test_the_guild_card_is_bought(bot: str) -> None:
    assert choice(bot, port("guild", 2, "coins 0 3")) == "buy"


def test_who_plans_trades_for_what_is_missing() -> None:
    """In the first of five ports a sail is worth more than the loot it takes to get materials."""
    position = port("market", 1, "loot 0 1 rum 3 valuables")
    assert choice("quartermaster", position) == "market rum valuables for materials"
    assert choice("landlubber", position) == "done"


def repair(quest: int, loot: str) -> str:
    """One player who gives a token for a lost ship."""
    return (
        f"card norrington; quest {quest} 1; phase repair; loot 0 {loot}; "
        "agenda end-adventure, give 0 1 repair"
    )


@pytest.mark.parametrize("bot", LEVELS)
def test_repairs_are_paid_with_what_is_missed_least(bot: str) -> None:
    # Two rum are a sailor, materials a part: spices alone buy nothing.
    assert choice(bot, repair(1, "2 rum 1 spices 1 materials")) == "give spices"
    # A third rum, or a single one, is no sailor.
    assert choice(bot, repair(1, "3 rum 1 spices 1 materials")) == "give rum"
    assert choice(bot, repair(1, "1 rum 1 spices 1 materials")) == "give rum"
    # In the last port two of these are a coin, and valuables one each.
    assert choice(bot, repair(5, "1 spices 3 valuables")) == "give spices"


@pytest.mark.parametrize("bot", LEVELS)
def test_an_idol_is_not_thrown_away_for_room(bot: str) -> None:
    """It buys nothing, but is worth three points at the end."""
    room = (
        "card norrington; quest 3 1; phase load; loot 0 1 idol 2 rum; "
        "agenda end-adventure, give 0 1 room"
    )
    assert choice(bot, f"option loot_pack on; {room}") == "give rum"


@pytest.mark.parametrize("bot", LEVELS)
def test_a_sailor_is_hired_while_he_brings_more_than_his_price(bot: str) -> None:
    assert choice(bot, port("tavern", 1, "loot 0 2 rum")) == "hire"
    assert choice(bot, port("tavern", 1, "sailors 0 bo; loot 0 1 rum")) == "hire"


@pytest.mark.parametrize("bot", LEVELS[:2])
def test_who_hires_by_habit_hires_nobody_in_the_last_port(bot: str) -> None:
    assert choice(bot, port("tavern", 5, "loot 0 2 rum")) == "done"


@pytest.mark.parametrize("bot", LEVELS[:2])
def test_materials_are_kept_for_the_upgrade_if_it_brings_more_than_a_part(bot: str) -> None:
    galleon = "parts 0 3 sail 2 cannon"
    both = f"{galleon}; loot 0 1 spices 1 materials"
    assert choice(bot, port("shipyard", 1, both)) == "done"
    assert choice(bot, port("workshop", 1, both)) == "build"
    assert choice(bot, port("shipyard", 1, f"{galleon}; loot 0 1 rum 1 materials")) == "buy hold"
    assert choice(bot, port("workshop", 1, f"sailors 0 tomas; {galleon}; loot 0 1 materials")) == (
        "build materials"
    )


@pytest.mark.parametrize("bot", LEVELS[:2])
def test_for_the_guild_a_pair_is_sold_that_the_next_port_does_not_need(bot: str) -> None:
    assert choice(bot, port("pit", 2, "coins 0 2; loot 0 2 rum 2 spices")) == "sell spices spices"


def test_beginners_hire_and_build() -> None:
    """Ten games of two: who pays with rum first hires one sailor in three games."""
    looked: Counter[str] = Counter()

    def count(events: Sequence[Event]) -> None:
        looked.update(event.place for event in events if isinstance(event, CardsLookedAt))

    bots = [make_bot("rattle-battle", "landlubber")] * 2
    for seed in range(10):
        FAST_RATTLE_BATTLE.play_telling(Table(2, POOL), bots, seed, seed, count)
    assert looked["tavern"] > 20
    assert looked["workshop"] > 20


def test_lots_decide_which_card_is_kept_if_wished() -> None:
    position = RATTLE_BATTLE.parse_position(
        "card norrington; quest 2 1; phase port; looked 0 max quill pete; "
        "agenda end-quest, keep 0 0 sailors"
    )

    def kept(bot: str) -> set[str]:
        player = make_bot("rattle-battle", bot)
        return {str(player.choose(asked(position, seed=seed))) for seed in range(30)}

    assert kept("gunner") == {"keep max"}
    assert kept("gunner:lots=true") == {"keep max", "keep quill", "keep pete"}


# -- whole games -----------------------------------------------------------------------------------


def play(bots: tuple[str, ...], options: Mapping[str, str], seed: int) -> Match:
    """A game to its end."""
    players = [make_bot("rattle-battle", name) for name in bots]
    match = Match(RATTLE_BATTLE, Table(len(bots), options), FastSeed(seed))
    while match.result is None:
        seat = match.position.to_act()[0]
        match.act(seat, players[seat].choose(question(match, seat, seed)))
    return match


@pytest.mark.parametrize("scenario", ["norrington", "pirate-wars", "introductory"])
def test_bots_never_do_what_is_not_possible(scenario: str) -> None:
    """The match refuses what is not; crew pack, loot pack and expert rules are on."""
    options = {**POOL, **PACKS, "scenario": scenario}
    play(("gunner:samples=1", "quartermaster:samples=1"), options, seed=5)


def test_bots_keep_to_the_expert_rules_of_five() -> None:
    more = {"fifth_player": "on", "port": "simultaneous", "free_for_all": "on"}
    options = {**POOL, **PACKS, **more, "scenario": "pirate-wars"}
    play(("landlubber",) * 4 + ("gunner:samples=1",), options, seed=6)


@pytest.mark.parametrize("scenario", ["norrington", "pirate-wars"])
def test_bots_know_when_a_short_game_ends(scenario: str) -> None:
    """In the last visit they sell what is left: nothing comes after it."""
    options = {**POOL, "scenario": scenario, "length": "short"}
    match = play(("landlubber", "gunner:samples=1", "quartermaster:samples=1"), options, seed=4)
    assert match.steps[-1].events[-1].kind == "game-ended"
    s = match.position
    assert isinstance(s, RattleBattlePosition)
    assert s.state.quest == 3
    assert all(player.loot_count() < 2 for player in s.state.players if not banked(player))


@pytest.mark.parametrize("port", RATTLE_BATTLE.options["port"].values)
def test_bots_visit_the_port_as_the_table_does(port: str) -> None:
    options = {**POOL, "port": port}
    match = play(("landlubber", "gunner:samples=1", "quartermaster:samples=1"), options, seed=4)
    acts = [str(step.action) for step in match.steps]
    bought = {verb: sum(act.split()[0] == verb for act in acts) for verb in ("sell", "buy", "hire")}
    assert all(bought.values())
    kinds = {event.kind for event in match.events(None)}
    told = {"by-place": "place-opened", "by-visit": "went-ashore", "simultaneous": "revealed"}
    assert told[port] in kinds
    assert ("went-ashore" in kinds) == (port == "by-visit")


def test_the_same_seed_is_the_same_game() -> None:
    bots = ("gunner:samples=1", "landlubber")
    first, again = (play(bots, POOL, seed=9) for _ in range(2))
    assert str(first.record) == str(again.record)


# -- what they know --------------------------------------------------------------------------------


def moments(seed: int, options: Mapping[str, str]) -> Iterator[RattleBattlePosition]:
    """Positions of a game of beginners."""
    bot = make_bot("rattle-battle", "landlubber")
    match = Match(RATTLE_BATTLE, Table(2, options), FastSeed(seed))
    while match.result is None:
        position = match.position
        assert isinstance(position, RattleBattlePosition)
        yield position
        seat = position.to_act()[0]
        match.act(seat, bot.choose(question(match, seat, seed)))


def test_bots_choose_the_same_whatever_is_hidden() -> None:
    """Decks in another order make no difference to anybody's choice."""
    levels = ("landlubber", "gunner:samples=1", "quartermaster:samples=2")
    bots = [make_bot("rattle-battle", name) for name in levels]
    tried = 0
    for position in [*moments(3, POOL)][::7]:
        other = position.copy()
        for name, cards in other.state.decks.items():
            if name != "starter":
                other.state.decks[name] = cards[::-1]
        seat = position.to_act()[0]
        for bot in bots:
            assert bot.choose(asked(position, seat)) == bot.choose(asked(other, seat))
            tried += 1
    assert tried > 20


def test_a_state_that_is_remembered_is_the_one_that_is_written() -> None:
    """A bot in another process reads the notation; it must come to the same choice."""
    for position in [*moments(4, {**POOL, **PACKS})][::5]:
        seen = position.observe(position.to_act()[0])
        here = seen.imagine(FastSeed(1).generator(0))
        observation._RECENT.clear()
        there = seen.imagine(FastSeed(1).generator(0))
        assert here == there
        assert list(here.sea) == list(there.sea)


@pytest.mark.parametrize("bot", LEVELS[1:])
def test_nobody_simulates_dice_in_his_head(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drop from the pool takes a fiftieth of the time."""

    def simulated(*given: object) -> None:
        raise AssertionError("a drop was simulated")

    monkeypatch.setattr("quarterdeck.games.rattle_battle.falls.drop", simulated)
    position = "option drops real; card stragglers; phase draw"
    assert choice(bot, position).startswith("send")


# -- parameters ------------------------------------------------------------------------------------


def test_samples_that_make_no_sense() -> None:
    with pytest.raises(BotError, match="samples is from 1 to 1,000, not 0"):
        make_bot("rattle-battle", "gunner:samples=0")
    with pytest.raises(BotError, match="rounds is from 0 to 20, not 21"):
        make_bot("rattle-battle", "quartermaster:rounds=21")


# -- the quick way ---------------------------------------------------------------------------------


@pytest.mark.parametrize("port", ["simultaneous", "by-visit"])
@pytest.mark.parametrize("scenario", ["norrington", "pirate-wars"])
def test_the_quick_way_plays_the_same_games(scenario: str, port: str) -> None:
    options = {**POOL, "scenario": scenario, "port": port}
    match = play(("landlubber",) * 3, options, seed=8)
    bots = [make_bot("rattle-battle", "landlubber")] * 3
    outcome = FAST_RATTLE_BATTLE.play(Table(3, options), bots, seed=8, lots=8)
    assert outcome.result == match.result
    assert outcome.decisions == len(match.steps)
    assert outcome.first == match.steps[0].seat


# -- what they are made of -------------------------------------------------------------------------


def state(text: str) -> State:
    position = RATTLE_BATTLE.parse_position(text)
    assert isinstance(position, RattleBattlePosition)
    return position.state


def test_a_ship_that_a_rounding_put_beyond_the_wall_goes_along_it() -> None:
    start = Pose(0.0, WALL - HALF + 1e-9, 0.0)
    assert clipped(start, 50.0, 0.0).x == 50.0
    assert clipped(start, 0.0, 50.0).y == pytest.approx(start.y, abs=0.01)


def test_one_drop_serves_for_every_number_of_ships() -> None:
    s = state("option drops pool; card stragglers; phase draw; loot 0 1 rum 3 valuables")
    drop = dropped(s, 0, seed=3)
    assert {die for die in drop.sea if die.startswith("0.")} == set(drop.players[0].dice)
    few = drop.copy()
    keep_home(few, 0, Command("send", ("1", "captain")))
    assert {die for die in few.sea if die.startswith("0.")} == {"0.1", "0.c"}
    assert few.sea.items() <= drop.sea.items()  # the others lie where they lay
    # Five ships, two of them at sea: the rum, worth least, has no room.
    assert few.players[0].loot_count() == 3
    assert few.players[0].loot[INDEX["rum"]] == 0


def test_a_battle_is_judged_by_what_it_brings() -> None:
    """A ship sunk is a coin, boarded it is loot besides; a ship lost costs loot."""
    rest = "card stragglers; phase actions; parts 0 1 sail; loot 0 2 rum"
    s = state(f"{rest}; sea 0.1 3 at 0 0, y1 2 at 30 0")
    assert ahead(fought_state(s), 0) == Ahead(coins=1, tokens=3, repairs=0)
    s = state(f"{rest}; sea 0.1 3 at 0 0, y1 2 at 12 0")
    assert ahead(fought_state(s), 0) == Ahead(coins=1, tokens=4, repairs=0)
    s = state(f"{rest}; sea 0.1 1 at 0 0, y1 2 at 30 0")
    assert ahead(fought_state(s), 0) == Ahead(coins=0, tokens=3, repairs=1)


def fought_state(s: State) -> State:
    battle(Play(s, Script(())), Task("battle"))
    return s


def test_loot_is_worth_what_it_buys() -> None:
    """Two rum are a sailor in the first port, and a coin in the last."""

    def value(loot: str, quest: int) -> float:
        s = state(f"card stragglers; quest {quest} 1; phase draw; loot 0 {loot}")
        return planned(s, s.players[0], quests_left(s), Ahead())

    assert value("2 rum", 1) > 3 * value("2 rum", 5)
    assert value("2 rum", 5) == value("1 rum 1 spices", 5)


def test_the_guard_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.games.rattle_battle.bots.gunner.LIMIT", -1.0)
    actions = [Command("roll"), Command("stop")]
    assert best_of(actions, lambda action: len(str(action))) == (4, Command("roll"))
    assert best_of(actions[::-1], lambda action: -len(str(action))) == (-4, Command("stop"))
