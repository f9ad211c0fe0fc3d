"""``python -m tests.browser.sea_pictures FOLDER``: pictures of Rattle Battle at a real table.

Every run deals anew, so the pictures differ each time; what they show does not. The film of a
drop is taken frame by frame with the page's clock in our hand, so that a slow machine makes a
smooth one.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE
from tests.serving import Server, running

FLAGS: Final = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
]
FRAME: Final = 66
"""Milliseconds between two frames of the film."""
MOST_FRAMES: Final = 60
MOST_STEPS: Final = 400
"""So many frames may go by until dice fall."""
PATIENCE: Final = 60_000


def open_table(
    browser: Browser, address: str, size: ViewportSize, look: str, scenario: str
) -> Page:
    """A table against bots, seen as somebody wants to see it."""
    context = browser.new_context(viewport=size, has_touch=size == PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('rattle-battle-look', '{look}')")
    page.clock.install()
    page.goto(address)
    order = {
        "game": "rattle-battle",
        "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}],
        "options": {"scenario": scenario, "port": "simultaneous"},
        "aids": True,
    }
    table = page.evaluate(
        """async (order) => (await (await fetch('/api/tables', {method: 'POST',
        headers: {'content-type': 'application/json'}, body: JSON.stringify(order)})).json()).id""",
        order,
    )
    page.goto(f"{address}/t/{table}")
    return page


def decide_until(page: Page, decision: str) -> None:
    """Take the last of what is offered until something is asked; of parts the first, a sail."""
    for _ in range(60):
        page.wait_for_selector(f"[data-asked]:not([data-asked='']), {decision}")
        if page.query_selector(decision):
            return
        buttons = page.query_selector_all(".asking button:not([aria-disabled=true]):not(:disabled)")
        if buttons:
            first = page.query_selector("[data-asked=part]") is not None
            buttons[0 if first else -1].evaluate("button => button.click()")
        page.wait_for_timeout(400)
    raise SystemExit(f"nobody was asked for {decision}")


def keep(page: Page, file: Path) -> None:
    """A picture of the page as it stands, packed so that no difference is seen."""
    page.wait_for_timeout(1500)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(file, quality=86, method=6)


def film(page: Page, file: Path) -> None:
    """The drop that comes next, frame by frame."""
    page.clock.pause_at(page.evaluate("Date.now()") + 100)
    for _ in range(MOST_STEPS):
        if page.query_selector("[data-falling=true]"):
            break
        if drop := page.query_selector("[data-asked=let-drop] .asking button"):
            drop.evaluate("button => button.click()")
        page.clock.run_for(FRAME)
    frames = []
    while len(frames) < MOST_FRAMES and page.query_selector("[data-falling=true]"):
        page.clock.run_for(FRAME)
        shot = page.locator(".middle").screenshot()
        frames.append(Image.open(io.BytesIO(shot)).convert("RGB").resize((640, 456)))
    first, *rest = frames
    first.save(file, save_all=True, append_images=rest, duration=FRAME, loop=0, quality=72)
    page.clock.resume()


def main(folder: Path) -> None:
    """All of them."""
    browser_path = os.environ.get("CHROMIUM")
    with (
        tempfile.TemporaryDirectory() as data,
        running(Server(Path(data))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        fleet = open_table(browser, server.address, DESKTOP, "deep", "introductory")
        decide_until(fleet, "[data-asked=send]")
        fleet.query_selector_all(".asking .offer")[-1].evaluate("offer => offer.click()")
        film(fleet, folder / "drop.webp")
        sea = open_table(browser, server.address, DESKTOP, "deep", "pirate-wars")
        decide_until(sea, "[data-asked=turn]")
        keep(sea, folder / "sea-order.webp")
        sea.keyboard.press("1")
        keep(sea, folder / "sea-drag.webp")
        sea.keyboard.press("v")
        keep(sea, folder / "sea-top.webp")
        sea.locator("[data-seat]").first.click()
        keep(sea, folder / "sea-galleon.webp")
        phone = open_table(browser, server.address, PHONE, "top", "pirate-wars")
        decide_until(phone, "[data-asked=turn]")
        phone.keyboard.press("1")
        keep(phone, folder / "sea-phone.webp")
        voyage = open_table(browser, server.address, DESKTOP, "top", "introductory")
        decide_until(voyage, "[data-asked=turn]")
        keep(voyage, folder / "sea-voyage.webp")
        decide_until(voyage, "[data-asked=at-once]")
        keep(voyage, folder / "sea-port.webp")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
