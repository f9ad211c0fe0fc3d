"""The first screen with all options of Rattle Battle: everything has room, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Button

from quarterdeck.bots import usual_bot
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.i18n import LANGUAGES
from quarterdeck.terminal import saves
from quarterdeck.terminal.sitting import Sitting
from tests.terminal.tables import SMALL, make_app, screen_text, table, until_asked
from tests.terminal.test_rattle_battle import setup


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_options_fit_the_first_screen(tmp_path: Path, language: str) -> None:
    app = make_app(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#game")
        await pilot.pause()
        text = screen_text(app)
        wording = app.wording("rattle-battle")
        assert wording.title() in text
        for name, option in RATTLE_BATTLE.options.items():
            assert wording.option(name, option.default) in text, name
        await pilot.click("#option-scenario")
        await pilot.pause()
        assert wording.option("scenario", "pirate-wars") in screen_text(app)
        await pilot.press("n")
        assert await until_asked(pilot)
        assert {p.kind for p in table(app).sitting.players} == {"human", usual_bot("rattle-battle")}


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
async def test_buttons_have_room_after_every_change(tmp_path: Path, size: tuple[int, int]) -> None:
    saves.write(Sitting.begin(setup("human:Ann", "random")), tmp_path / "kept.record")
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.click("#game")
        for change in ("#option-scenario", "#kind-1", "#option-scenario", "#option-drops"):
            await pilot.press("g")
            await pilot.click(change)
            await pilot.pause()
            shown = [b for b in app.screen.query(Button) if b.region.width]
            assert len(shown) > len(RATTLE_BATTLE.options)
            for button in shown:
                assert str(button.label) in screen_text(app)
                assert button.parent.region.contains_region(button.region)  # type: ignore[union-attr]
