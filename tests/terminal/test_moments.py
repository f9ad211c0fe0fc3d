"""What happens between two decisions is looked at: drops, ships' deeds, battles, coins, loot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from quarterdeck.core import FastSeed, Match, Script, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, Observation
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.terminal.stages import GAINS
from quarterdeck.i18n import LANGUAGES
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.moments import Moment, moments_of
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.replay import ReplayScreen
from quarterdeck.terminal.sitting import Setup
from quarterdeck.terminal.table import TableScreen
from quarterdeck.terminal.views import Scene
from tests.rattle_battle.playing import ALL_OPTIONS
from tests.terminal.tables import SMALL, screen_text, table, until_asked, zone_centre
from tests.terminal.test_rattle_battle import AT_SEA, NAMES, rattle_view, setup, sheet_text

BATTLE = AT_SEA.replace(
    "agenda end-adventure,",
    "sent 0 0.1 0.2; sent 1 1.1; agenda end-adventure, load, repair, sailors, loot, coins, battle,",
)
"""When both have passed, the battle begins."""
SLOW = 60.0
"""A pace at which nothing goes on by itself while a test looks."""


async def to_the_battle(pilot: Pilot[None]) -> TableScreen:
    """Everybody passes: what follows is looked at."""
    await until_asked(pilot)
    app = pilot.app
    assert isinstance(app, QuarterdeckApp)
    screen = table(app)
    for _ in range(4):
        if screen.reel.now is None:
            await pilot.press("p")
            await pilot.pause()
    assert screen.reel.now is not None
    return screen


def before_battle(*kinds: str) -> Setup:
    return setup(*kinds, position="option drops pool; " + BATTLE)


def two_at_one_screen(folder: Path) -> QuarterdeckApp:
    plan = before_battle("human:Ann", "human:Bob")
    return QuarterdeckApp("en", setup=plan, folder=folder, pace=SLOW)


# -- at the table ----------------------------------------------------------------------------------


async def test_a_battle_is_stepped_through(tmp_path: Path) -> None:
    app = two_at_one_screen(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_the_battle(pilot)
        first = screen_text(app)
        assert "Shown: 1 of" in first
        assert re.search(r"◆1 ❸ +†3 > †1 +y1 ◣ +34 mm", first)  # who fights whom, how strong
        assert first.count("◆1❸") == 1  # in the box they lie where they lay
        assert first.count("y1◣") == 1
        assert "yellow 1 sinks" in first
        assert "yellow 2 sinks" not in first  # the log does not run ahead
        steps = len(screen.sitting.match.steps)
        seen = [first]
        await pilot.press("1", "p", "u", "o")  # no question is open, and a battle is not taken back
        for _ in screen.reel.moments:
            await pilot.press("enter")
            await pilot.pause()
            seen.append(screen_text(app))
        assert screen.reel.now is None
        assert len(screen.sitting.match.steps) == steps
        assert "y1◣" not in seen[1]
        told = "\n".join(seen)
        assert re.search(r"●\+\d: yellow \d", told)  # who got which coin
        assert re.search(r"▣\d: .* \(taking part\)", told)  # and which loot
        assert screen.scene.asked


async def test_moments_go_back_run_and_are_skipped(tmp_path: Path) -> None:
    app = two_at_one_screen(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_the_battle(pilot)
        await pilot.press("space", "right", "left")
        assert screen.reel.at == 1
        await pilot.click(Pane, offset=zone_centre(screen.query_one(Pane), "button:0"))
        assert screen.reel.at == 2
        await pilot.press("r")
        assert screen.running
        assert "Stop" in screen_text(app)
        await pilot.press("enter")
        assert not screen.running
        await pilot.press("escape")
        assert screen.reel.now is None
        assert screen.scene.asked


async def test_moments_run_by_themselves(tmp_path: Path) -> None:
    app = QuarterdeckApp("en", setup=before_battle("random", "random"), folder=tmp_path, pace=0.001)
    async with app.run_test(size=SMALL) as pilot:
        screen = table(app)
        shown = set()
        for _ in range(2000):
            await pilot.pause(0.001)
            shown.add(screen.reel.at if screen.reel.now is not None else -1)
            if {-1, 0, 1} <= shown:
                break
        assert {-1, 0, 1} <= shown  # nobody is there to press a key


async def test_a_secret_is_not_shown_to_all_who_look_on(tmp_path: Path) -> None:
    app = two_at_one_screen(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_the_battle(pilot)
        assert screen.scene.viewer is None
        assert screen.scene.observation.viewer is None  # type: ignore[attr-defined]


async def test_undo_leaves_what_is_looked_at(tmp_path: Path) -> None:
    plan = before_battle("human:Ann", "random")
    app = QuarterdeckApp("en", setup=plan, folder=tmp_path, pace=SLOW)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        await pilot.press("p")
        await pilot.pause()
        for _ in range(400):
            if screen.reel.now is not None:
                break
            await pilot.press("space")
            await pilot.pause(0.01)
        assert screen.reel.now is not None
        await pilot.press("u")
        assert screen.reel.now is None
        assert screen.scene.asked


def test_who_declines_an_offer_is_shown_nothing_of_it() -> None:
    position = "players 2; option drops pool; card rum-runners; phase loot; loot 0 1 rum; quest 1 1"
    table_ = Table(2, {"drops": "pool"})
    agenda = "; agenda end-adventure, load, repair, sailors, trade 0"
    match = Match(RATTLE_BATTLE, table_, FastSeed(1), position + agenda)
    before = match.position
    match.act(0, RATTLE_BATTLE.parse_action("done"))
    assert match.steps[-1].events[0].kind == "phase-began"  # nothing happened in this phase
    assert moments_of(rattle_view("en"), before, match.steps[-1], 0) == []


# -- in whole games --------------------------------------------------------------------------------


def played(seats: int, scenario: str, seed: int) -> list[tuple[Match, list[Moment]]]:
    """A game by lots, and what is to be looked at after each action."""
    options = {"drops": "pool", "scenario": scenario, **ALL_OPTIONS}
    match = Match(RATTLE_BATTLE, Table(seats, options), FastSeed(seed))
    lots = FastSeed(seed + 1).generator(0)
    view, found = rattle_view("en"), []
    while match.result is None:
        before, seat = match.position, match.position.to_act()[0]
        match.act(seat, match.legal(seat).sample(lots))
        found.append((match, moments_of(view, before, match.steps[-1], 0)))
    return found


@pytest.fixture(scope="module")
def games() -> list[tuple[Match, list[Moment]]]:
    return played(4, "pirate-wars", 3) + played(2, "norrington", 8)


ALWAYS = (e.Fought, e.Fled, e.Exploded, e.Volleyed)


def test_every_battle_and_every_gain_is_looked_at(games: list[tuple[Match, list[Moment]]]) -> None:
    told = {id(event) for _, moments in games for m in moments for event in m.events}
    kinds = set()
    for match in {id(match): match for match, _ in games}.values():
        phase = ""
        for event in match.events(0):
            phase = event.phase if isinstance(event, e.PhaseBegan) else phase
            gained = isinstance(event, e.CoinsGained | e.LootGained) and event.seat != 0
            if isinstance(event, ALWAYS) or (gained and phase in ("coins", "loot")):
                kinds.add(event.kind)
                assert id(event) in told, event
    assert {"fought", "volleyed", "fled", "coins-gained", "loot-gained"} <= kinds


def test_throws_of_a_crazy_adventure_are_not_stopped_at(
    games: list[tuple[Match, list[Moment]]],
) -> None:
    for _, moments in games:
        for moment in moments:
            assert isinstance(moment.observation, Observation)
            if moment.observation.phase == "crazy":
                assert any(isinstance(event, GAINS) for event in moment.events)


def test_who_fights_lies_in_the_box(games: list[tuple[Match, list[Moment]]]) -> None:
    fights = 0
    for _, moments in games:
        for moment in moments:
            assert isinstance(moment.observation, Observation)
            lying = {ship.ship for ship in moment.observation.sea}
            for event in moment.events:
                if isinstance(event, e.Fought):
                    fights += 1
                    assert {die for b in event.bouts for die in (b.ship, b.enemy)} <= lying
                    assert set(event.sunk) <= lying
    assert fights > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_fit_the_screen(language: str, games: list[tuple[Match, list[Moment]]]) -> None:
    shown = rattle_view(language)
    for match, moments in games[::4]:
        for moment in moments:
            names = NAMES[: match.record.table.seats]
            scene = Scene(moment.observation, names, 0, told=moment.events)
            assert shown.headline(scene) in sheet_text(scene, shown, SMALL)


def test_moments_are_the_action_again_and_change_nothing() -> None:
    match = Match(RATTLE_BATTLE, Table(2, {"drops": "pool"}), FastSeed(2))
    lots = FastSeed(3).generator(0)
    for _ in range(40):
        before, seat = match.position, match.position.to_act()[0]
        written = str(before)
        match.act(seat, match.legal(seat).sample(lots))
        step = match.steps[-1]
        course = before.moments(seat, step.action, Script(step.outcomes))
        assert tuple(event for event, _ in course) == step.events
        assert str(before) == written


def test_a_game_without_moments_of_its_own_gives_where_it_all_leads() -> None:
    match = Match(PORT_ROYAL, Table(2), FastSeed(2))
    before = match.position
    match.act(0, match.legal(0).actions[0])
    step = match.steps[-1]
    course = before.moments(0, step.action, Script(step.outcomes))
    assert tuple(event for event, _ in course) == step.events
    assert {str(position) for _, position in course} == {str(match.position)}


# -- in a replay -----------------------------------------------------------------------------------


async def test_a_replay_shows_the_battle(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    match = Match(RATTLE_BATTLE, Table(2, {"drops": "pool"}), FastSeed(1), before_battle().position)
    for seat in (0, 1):
        match.act(seat, RATTLE_BATTLE.parse_action("pass"))
    path.write_text(str(match.record), "utf-8")
    app = QuarterdeckApp("en", watch=path, folder=tmp_path, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        last = len(screen.steps)
        for _ in range(last):
            await pilot.press("right")
        assert "Pass · Battle" in screen_text(app)
        assert re.search(r"◆1 ❸ +†3 > †1 +y1 ◣", screen_text(app))
        for _ in screen.reel.moments:
            assert screen.reel.now is not None
            await pilot.press("right")
        assert screen.reel.now is None
        assert screen.at == last
        await pilot.press("left")
        assert screen.reel.now is screen.reel.moments[-1]
        await pilot.press("home", "end")
        assert screen.reel.now is None
