"""A game of which the terminal knows nothing: secrets, several at once, numbers to type."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from cove import COVE
from quarterdeck.core import FastSeed, Game
from quarterdeck.core.game import Plain
from quarterdeck.terminal import saves, sitting
from quarterdeck.terminal.dialogs import Reading
from quarterdeck.terminal.generic import tidy
from quarterdeck.terminal.sitting import HUMAN, Player, Setup
from quarterdeck.terminal.table import TableScreen
from tests.terminal.tables import SMALL, make_app, screen_text, table, until_asked


@pytest.fixture(autouse=True)
def _cove_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Game:
        assert name == COVE.name
        return COVE

    monkeypatch.setattr(sitting, "find_game", find)
    monkeypatch.setattr(saves, "find_game", find)


def cove(*kinds: str) -> Setup:
    players = tuple(Player(kind, f"Seat {n}") for n, kind in enumerate(kinds))
    return Setup(COVE.name, players, {}, 4)


async def test_a_game_without_a_view_can_be_played(tmp_path: Path) -> None:
    app = make_app(tmp_path, cove(HUMAN, "random"))
    async with app.run_test(size=SMALL) as pilot:
        while await until_asked(pilot):
            screen = table(app)
            choices = screen.scene.choices
            if choices.ranges and not choices.actions:
                raise AssertionError("everything in the cove can be ended by a listed action")
            key = screen.view.buttons(screen.scene)[-1].key
            await pilot.press(key)
        assert table(app).sitting.match.result is not None


async def test_people_who_decide_at_once_are_asked_one_after_the_other(tmp_path: Path) -> None:
    app = make_app(tmp_path, cove(HUMAN, HUMAN))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        assert screen.sitting.match.position.to_act() == (0, 1)
        await pilot.press("1")
        await until_asked(pilot)
        assert screen.covered
        assert "Hand the screen over" in screen_text(app)
        assert "hand" not in screen_text(app).lower().replace("hand the screen over", "")
        await pilot.press("1", "l", "v")  # keys of the one before do nothing now
        assert len(screen.sitting.match.steps) == 1
        await pilot.press("enter")
        assert not table(app).covered
        await pilot.press("1")
        assert len(screen.sitting.match.steps) == 2


async def test_numbers_are_typed_and_errors_shown(tmp_path: Path) -> None:
    app = make_app(tmp_path, cove(HUMAN, "random"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        screen = table(app)
        await _to_ranges(pilot, screen)
        line = screen.query_one("#typed", Input)
        assert line.display
        line.focus()
        line.value = "rubbish"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.wrong
        assert isinstance(app.screen, Reading)
        for action in screen.scene.choices.actions:
            assert str(action) in screen_text(app)
        await pilot.press("escape")
        assert line.value == "rubbish"  # to be mended
        before = len(screen.sitting.match.steps)
        seat = screen.sitting.seat
        assert seat is not None
        choices = screen.scene.choices
        line.value = str(choices.ranges[0].sample(FastSeed(1).generator(0)))
        await pilot.press("enter")
        await pilot.pause()
        assert len(screen.sitting.match.steps) > before


async def _to_ranges(pilot: Pilot[None], screen: TableScreen) -> None:
    for _ in range(20):
        if screen.scene.choices.ranges:
            return
        await pilot.press(screen.view.buttons(screen.scene)[0].key)
        await until_asked(pilot)


def test_values_as_tidy_text() -> None:
    value: Plain = {"round": 3, "hand": [1, 2], "boats": {"0": "x", "1": None}, "grid": [[1], [2]]}
    lines = ["round: 3", "hand: 1 2", "boats:", "  0: x", "  1: -", "grid:", "  1", "  2"]
    assert tidy(value, 40) == lines
