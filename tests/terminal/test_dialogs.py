"""Sheets of paper over the table: all of a text and of a list can be read."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from quarterdeck.terminal.dialogs import Choosing, FullLog, Reading
from tests.terminal.tables import LARGE, SMALL, make_app, screen_text

LINES = [f"line {n:03}" for n in range(60)]
TEXT = [("", line) for line in LINES]


def shown(text: str) -> list[str]:
    return [line for line in LINES if line in text]


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_close_covers_no_line(tmp_path: Path, size: tuple[int, int]) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=size) as pilot:
        for count in (1, 17, 60):
            sheets: list[ModalScreen[None] | ModalScreen[int | None]] = [
                Reading("Title", TEXT[:count], "Close"),
                Choosing("Title", LINES[:count], "Close"),
            ]
            for sheet in sheets:
                app.push_screen(sheet)
                await pilot.pause()
                await pilot.press("end")
                await pilot.pause()
                text = screen_text(app)
                found = shown(text)
                assert found[-1] == LINES[count - 1]
                assert found == LINES[count - len(found) : count]
                assert "Title" in text
                assert "Close" in text
                await pilot.press("escape")


async def test_the_log_opens_at_its_end(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        log = FullLog("Log", TEXT, "Close")
        await app.push_screen(log)
        scroll = log.query_one(VerticalScroll)
        while not scroll.max_scroll_y:
            await asyncio.sleep(0)
        assert scroll.scroll_y == scroll.max_scroll_y  # as soon as there is anything to scroll
        await pilot.pause()
        assert shown(screen_text(app))[-1] == LINES[-1]
        await pilot.press("home")
        await pilot.pause()
        assert shown(screen_text(app))[0] == LINES[0]
