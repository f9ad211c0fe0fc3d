"""Every game can be played on the plain board, the one of games that bring none."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import violations
from tests.serving import Server

GAME: Final = "rattle-battle"
MOST: Final = 40
"""Decisions before a ship may be moved."""


def decide(page: Page, key: str = "") -> None:
    """Press the key of an action, or that of the last one; come back when one is asked again."""
    number = page.locator("main").get_attribute("data-number")
    last = page.locator(".choices > button[aria-keyshortcuts]").last
    page.keyboard.press(key or last.get_attribute("aria-keyshortcuts") or "")
    page.locator(f"main:not([data-number='{number}'])").wait_for()
    while not page.locator("main[data-settled=true] .choices").is_visible():
        page.keyboard.press("Space")  # what others do is shown at once


def test_whoever_wants_the_plain_board_plays_any_game_on_it(visit: Visit, server: Server) -> None:
    page = visit("/settings")
    page.get_by_label("Boards").select_option("plain")
    page.goto(f"{server.address}/new?game={GAME}")
    # Dice that need not fall, and a bot that need not think.
    for quick in ("pool", "bot:random"):
        page.locator(f"select:has(option[value='{quick}'])").select_option(quick)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("h1")).to_have_text("Rattle, Battle, Grab the Loot")
    page.locator("main[data-settled=true] .choices").wait_for()
    decide(page, "1")  # a sail, without which no ship moves
    form = page.locator(".choices form").first
    for _ in range(MOST):
        if form.is_visible():
            break
        decide(page)
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    for field in form.locator("input").all():
        field.fill("9000")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_contain_text("Not possible")
    expect(page.get_by_role("button", name="Ship’s log")).to_be_visible()
