"""Ways to play a game on the page: by click, by key, by touch."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Error, Locator, Page

MOST_SECONDS: Final = 240
CARDS_WANTED: Final = 2
"""How many cards are drawn before stopping: few, for then a game has the fewest decisions."""
PATIENCE: Final = 40
"""Milliseconds to wait for something to decide before the others are hurried."""

# What can be pressed now, by its first word; asked for in one go, since the table changes.
LOOK: Final = """async (patience) => {
  const pressable = ':not(:disabled):not([aria-disabled=true])';
  const look = () => ({
    buttons: [...document.querySelectorAll(`main .buttons button${pressable}`)]
      .map((b) => b.textContent.trim().split(/\\s+/)[0].toLowerCase()),
    cards: [...document.querySelectorAll('[data-place=harbour] [data-slot]')]
      .map((b) => b.dataset.slot),
    takes: [...document.querySelectorAll('[data-place=harbour] .legal [data-slot]')]
      .map((b) => ({ slot: b.dataset.slot, person: b.hasAttribute('aria-pressed') })),
    over: document.querySelector('#result') !== null,
  });
  const end = performance.now() + patience;
  for (;;) {
    const seen = look();
    if (seen.over || seen.buttons.length || seen.takes.length || performance.now() > end) {
      return seen;
    }
    await new Promise((done) => setTimeout(done, 8));
  }
}"""


@dataclass(frozen=True)
class Look:
    """What a player sees and could press."""

    buttons: list[str]
    cards: list[str]
    takes: list[dict[str, object]]
    over: bool

    @property
    def choice(self) -> str:
        """What a plain player would press now: a button, the place of a card, or nothing."""
        takes = sorted(self.takes, key=lambda take: not take["person"])
        if takes:
            return str(takes[0]["slot"])
        few = len(self.cards) < CARDS_WANTED
        wanted = ["repel", "draw", "stop", "pass"] if few else ["repel", "stop", "pass", "draw"]
        return next((name for name in wanted if name in self.buttons), "")


def look(page: Page) -> Look:
    """The table as it is now, or as soon as there is something to decide."""
    return Look(**page.evaluate(LOOK, PATIENCE))


Play = Callable[[Page, Look], str]
"""Makes one decision; gives what was pressed, nothing if there was nothing to press."""


def by_click(page: Page, seen: Look) -> str:
    """With the mouse."""
    return _press(page, seen, lambda button: button.click(timeout=1000))


def by_touch(page: Page, seen: Look) -> str:
    """With a finger."""
    return _press(page, seen, lambda button: button.tap(timeout=1000))


def by_key(page: Page, seen: Look) -> str:
    """With the key that stands on the button, or with the number of the card."""
    choice = seen.choice
    if choice.isdigit():
        page.keyboard.press(str((seen.cards.index(choice) + 1) % 10))
    elif choice:
        page.keyboard.press(choice[0])
    return choice


def _press(page: Page, seen: Look, press: Callable[[Locator], None]) -> str:
    choice = seen.choice
    if choice.isdigit():
        button = page.locator(f"[data-place=harbour] [data-slot='{choice}']")
    elif choice:
        button = page.locator("main").get_by_role("button", name=choice.capitalize()).first
    else:
        return ""
    try:
        press(button)
    except Error:
        return ""  # the table went on in between
    return choice


def play(*pages: Page, how: Play, until: Callable[[Look], bool] | None = None) -> None:
    """Play on these pages until the game is over, or until a look."""
    end = time.monotonic() + MOST_SECONDS
    while True:
        for page in pages:
            seen = look(page)
            if seen.over or (until is not None and until(seen)):
                return
            assert time.monotonic() < end, page.locator("body").aria_snapshot()
            if not how(page, seen):
                page.keyboard.press("Space")  # what others do is shown at once


def poster(page: Page, title: str = "Port Royal") -> Locator:
    """A game on the home page."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))


def in_mid_turn(page: Page) -> None:
    """Play until one's own turn has begun and may go on."""
    play(page, how=by_click, until=lambda seen: {"draw", "stop"} <= set(seen.buttons))


def shown(page: Page) -> str:
    """All of the table, as a screen reader tells it."""
    page.locator("html:not([data-growing]) main[data-settled=true]").wait_for()
    return page.get_by_role("main").aria_snapshot()
