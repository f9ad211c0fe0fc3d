"""Ways to play a game on the page: by click, by key, by touch."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Error, Page

MOST_SECONDS = 240
CARDS_WANTED = 2
"""How many cards are drawn before stopping."""

# What can be pressed now, by its first word; asked for in one go, since the table changes.
OFFERED = """() => ({
  buttons: [...document.querySelectorAll('main button:not(:disabled):not([aria-disabled=true])')]
    .map((b) => b.innerText.trim().split(/\\s+/)[0].toLowerCase()),
  cards: document.querySelectorAll('[data-place=harbour] [data-slot]').length,
  takes: [...document.querySelectorAll('[data-place=harbour] .legal [data-slot]')]
    .map((b) => ({ slot: b.dataset.slot, person: b.hasAttribute('aria-pressed') })),
  over: document.querySelector('#result') !== null,
})"""


def new_table(page: Page, *seats: dict[str, str]) -> str:
    """Make a table as this guest; the path of its page."""
    request = {"game": "port-royal", "options": {}, "seats": list(seats)}
    script = """async (request) => (await fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(request)})).json()"""
    return f"/t/{page.evaluate(script, request)['id']}"


def over(page: Page) -> bool:
    return bool(page.evaluate(OFFERED)["over"])


def until(page: Page, step: Callable[[Page], bool], done: Callable[[Page], bool] = over) -> None:
    """Take steps until the game is over; wait, and hurry the others, where there is none."""
    end = time.monotonic() + MOST_SECONDS
    while not done(page):
        assert time.monotonic() < end, page.locator("body").aria_snapshot()
        if not step(page):
            page.keyboard.press("Space")
            page.wait_for_timeout(25)


def choice(page: Page) -> str:
    """What a plain player would press now: a button, the place of a card, or nothing."""
    offered = page.evaluate(OFFERED)
    takes = sorted(offered["takes"], key=lambda take: not take["person"])
    if takes:
        return str(takes[0]["slot"])
    few = offered["cards"] < CARDS_WANTED
    wanted = ["repel", "draw", "stop", "pass"] if few else ["repel", "stop", "pass", "draw"]
    return next((name for name in wanted if name in offered["buttons"]), "")


def _press(page: Page, press: str) -> bool:
    name = choice(page)
    if not name:
        return False
    if name.isdigit():
        button = page.locator(f"[data-place=harbour] [data-slot='{name}']")
    else:
        button = page.locator("main").get_by_role("button", name=name.capitalize()).first
    try:
        getattr(button, press)(timeout=1000)
    except Error:
        return False  # the table went on in between
    return True


def by_click(page: Page) -> bool:
    """One decision with the mouse; False if there is none to make."""
    return _press(page, "click")


def by_touch(page: Page) -> bool:
    """One decision with a finger."""
    return _press(page, "tap")


def by_key(page: Page) -> bool:
    """One decision with the key that stands on the button, or with the number of the card."""
    name = choice(page)
    if name.isdigit():
        slots = page.locator("[data-place=harbour] [data-slot]")
        numbers = slots.evaluate_all("all => all.map((b) => b.dataset.slot)")
        page.keyboard.press(str((numbers.index(name) + 1) % 10) if name in numbers else "Space")
    elif name:
        page.keyboard.press(name[0])
    if name:
        page.wait_for_timeout(20)
    return bool(name)
