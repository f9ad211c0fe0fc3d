"""A hint at the table: a key, a sheet with every action, and nothing that stops the game."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.analysis import analyst_for
from quarterdeck.terminal.dialogs import Reading
from tests.terminal.tables import SMALL, make_app, screen_text, setup, table, until_asked

HARBOUR = (
    "discover drawn 3; active 0; harbour y1-1 admiral-7-2 b5-3; coins 1 b1-1; "
    "coins 0 b2-2 y2-2 y2-3 g1-1 r1-1 r1-1 k2-1; pile y1-2 g1-1 y2-2 captain-4-1 r3-2 k2-1"
)


async def test_h_lays_a_hint_on_the_table(tmp_path: Path) -> None:
    analyst_for("port-royal").prepare()
    app = make_app(tmp_path, setup("human", "thumb", position=HARBOUR))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        text = screen_text(app)
        assert "Secures: Admiral." in text
        assert "±" in text
        await pilot.press("escape")
        assert app.screen is table(app)
        await pilot.press("s")
        assert table(app).sitting.match.steps


async def test_there_is_no_hint_where_nothing_is_to_be_decided(tmp_path: Path) -> None:
    app = make_app(tmp_path, setup("human", "thumb", position="over points; pile y1-1"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("escape", "h")
        await pilot.pause()
        assert not isinstance(app.screen, Reading)
        assert "nothing to decide" in table(app).note
