"""Saved games of earlier rules: opened, and said what changed."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import OptionList

from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.i18n import changes_told
from quarterdeck.terminal import saves
from quarterdeck.terminal.replay import ReplayScreen
from quarterdeck.terminal.table import TableScreen
from tests.terminal.tables import SMALL, make_app, screen_text

OLDER = Path(__file__).parents[1] / "older"


def stored(folder: Path, name: str, lines: int | None = None) -> Path:
    """A save of a game of earlier rules, of so many lines."""
    text = (OLDER / f"rattle-battle-1-{name}.txt").read_text("utf-8")
    path = folder / f"{name}{saves.SUFFIX}"
    path.write_text("\n".join(text.splitlines()[:lines]) + "\n", "utf-8")
    return path


async def test_a_game_of_earlier_rules_goes_on_and_says_what_changed(tmp_path: Path) -> None:
    path = stored(tmp_path, "follows", 40)
    app = make_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.resume(path)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        (told,) = app._notifications
        assert told.message.splitlines() == changes_told(RATTLE_BATTLE, 1, app.words)


async def test_a_game_that_no_longer_fits_is_looked_at_as_far_as_it_stands(tmp_path: Path) -> None:
    path = stored(tmp_path, "differs")
    before = path.read_bytes()
    app = make_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "damaged" not in screen_text(app)
        app.screen.query_one(OptionList).focus()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert len(app.screen.steps) == 38
        (told,) = app._notifications
        assert told.message.splitlines() == changes_told(RATTLE_BATTLE, 1, app.words, halted=True)
    assert path.read_bytes() == before
