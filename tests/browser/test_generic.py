"""A game without a board of its own is played at once, on the board of every game."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import violations

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


def test_a_game_without_a_board_is_played_on_the_generic_one(visit: Visit) -> None:
    page = visit(f"/new?game={GAME}")
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
