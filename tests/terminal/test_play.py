"""Whole games: by keyboard alone, by mouse alone, on one screen, and against chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.port_royal import Action
from quarterdeck.i18n import LANGUAGES
from quarterdeck.terminal.dialogs import Choosing, ResultScreen
from quarterdeck.terminal.home import HomeScreen
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.table import TableScreen
from tests.terminal.positions import full_harbour
from tests.terminal.tables import (
    SMALL,
    decide,
    make_app,
    screen_text,
    seen,
    setup,
    table,
    until_asked,
    zone_centre,
)


def key_of(screen: TableScreen, action: Action) -> str:
    """The key that the table shows for an action."""
    for button in screen.view.buttons(screen.scene):
        if action in button.actions:
            return button.key
    spots = screen.view.spots(screen.scene)
    return next(spot.key for spot in spots if action in spot.actions)


SHORT = setup("human", "thumb", "thumb", seed=112)
"""A deal that makes a short game."""
KEY_NAMES = {"-": "minus", "=": "equals_sign"}


async def test_a_whole_game_by_keyboard_from_the_first_screen(tmp_path: Path) -> None:
    app = make_app(tmp_path, preset=SHORT)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        while await until_asked(pilot):
            screen = table(app)
            key = key_of(screen, decide(screen))
            await pilot.press(KEY_NAMES.get(key, key))
            if isinstance(app.screen, Choosing):
                await pilot.press("1")
        assert isinstance(app.screen, ResultScreen)
        text = screen_text(app)
        result = table(app).sitting.match.result
        assert result is not None
        assert all(f"★{score}" in text for score in result.scores)
        finished = table(app).path
        await pilot.press("r")
        await until_asked(pilot)
        assert table(app).sitting.match.result is None
        assert table(app).path != finished


async def test_a_whole_game_by_mouse(tmp_path: Path) -> None:
    app = make_app(tmp_path, preset=SHORT)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#start")
        while await until_asked(pilot):
            screen = table(app)
            pane = screen.query_one(Pane)
            action = decide(screen)
            spots = screen.view.spots(screen.scene)
            target = next((spot.target for spot in spots if action in spot.actions), "")
            if not target:
                buttons = screen.view.buttons(screen.scene)
                at = next(n for n, button in enumerate(buttons) if action in button.actions)
                target = f"button:{at}"
            await pilot.click(pane, offset=zone_centre(pane, target))
            if isinstance(app.screen, Choosing):
                await pilot.click("OptionList", offset=(2, 0))
        await pilot.click("#new")
        assert isinstance(app.screen, HomeScreen)


async def test_two_people_and_a_bot_at_one_screen(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human:Anna", "random", "human:Piotr"))
    async with app.run_test(size=SMALL) as pilot:
        asked = set()
        for _ in range(40):
            if not await until_asked(pilot):
                break
            screen = table(app)
            seat = screen.sitting.seat
            assert seat in (0, 2)
            if seat not in asked:
                asked.add(seat)
                name = screen.sitting.names[seat]
                assert f"{name}, it is your decision now." in screen_text(app)
        await pilot.press("d", "u")
        assert "Nothing can be taken back" in screen_text(app)


async def test_alone_one_may_take_back_a_card(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "thumb"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        before = seen(table(app))
        await pilot.press(key_of(table(app), decide(table(app))))
        await until_asked(pilot)
        assert seen(table(app)) != before
        await pilot.press("u")
        await until_asked(pilot)
        assert seen(table(app)) == before


async def test_a_pass_without_alternative_is_played_and_taken_back_with_the_take(
    tmp_path: Path,
) -> None:
    position = "active 0; take 1 by 0; harbour y1-1; coins 0 3; coins 1 3"
    app = make_app(tmp_path, setup("human", "thumb", position=position))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("1")
        await until_asked(pilot)
        texts = [str(step.action) for step in table(app).sitting.match.steps]
        assert texts[:2] == ["trade y1-1", "pass"]
        for _ in texts:
            if table(app).sitting.match.steps:
                await pilot.press("u")
                await until_asked(pilot)
        assert seen(table(app)).phase == "take"
        assert table(app).sitting.match.steps == []


async def test_the_first_card_of_a_turn_is_not_drawn_by_itself(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "human"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        assert [str(a) for a in table(app).scene.choices.actions] == ["draw"]
        assert table(app).sitting.match.steps == []


async def test_the_reason_for_what_is_too_expensive(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "human", position=full_harbour(2)))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("minus")
        assert "Admiral: costs 7, you have 6." in screen_text(app)
        await pilot.press("d")
        assert "The drawing is over." in screen_text(app)
        pane = table(app).query_one(Pane)
        await pilot.click(pane, offset=zone_centre(pane, "spot:9"))
        assert "Governor: costs 8, you have 6." in screen_text(app)
        assert table(app).sitting.match.steps == []


async def test_arrows_select_and_enter_takes(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "human", position=full_harbour(2)))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("right", "down")
        assert table(app).cursor == 6
        assert "Hire the Jack of all Trades (1 point): ●6 → ●0" in screen_text(app)
        await pilot.press("up", "right")
        assert "Trade with the Flute: ●6 → ●9" in screen_text(app)
        await pilot.press("enter")
        assert [str(s.action) for s in table(app).sitting.match.steps] == ["trade b2-3"]


async def test_several_ways_to_claim_are_asked_for(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "human", position=full_harbour(2)))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("c")
        assert isinstance(app.screen, Choosing)
        await pilot.press("escape")
        assert table(app).sitting.match.steps == []
        await pilot.press("c", "down", "enter")
        await pilot.pause()
        assert len(table(app).sitting.match.steps) == 1


async def test_hiring_shows_its_price_first_where_it_cannot_be_taken_back(tmp_path: Path) -> None:
    position = "take 2; harbour sailor-3-1 y1-1; coins 0 5; coins 1 5"
    app = make_app(tmp_path, setup("human:Anna", "human:Bo", position=position))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert table(app).sitting.match.steps == []
        text = screen_text(app)
        assert app.words("port-royal-terminal-again") in text
        assert "●5 → ●2" in text
        await pilot.press("1")
        await pilot.pause()
        assert [str(s.action) for s in table(app).sitting.match.steps] == ["hire sailor-3-1"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_question_before_hiring_fits(tmp_path: Path, language: str) -> None:
    position = "take 2; harbour sailor-3-1 y1-1; coins 0 5; coins 1 5"
    plan = setup("human:Konstantin", "human:Bo", position=position)
    app = make_app(tmp_path, plan, language)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert table(app).query_one(Pane).canvas.cut == []
        assert app.words("port-royal-terminal-again") in screen_text(app)
