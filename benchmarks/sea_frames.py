"""What the Sea Box costs a browser: script in a frame of a drop, frames at rest, the first drop.

``python -m benchmarks.sea_frames`` prints the figures. Chromium draws in software here, so frames
are few and late; what is measured is the script of each, on few pixels.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tests.serving import Server, running

from benchmarks.speed import Figure
from quarterdeck.core import FastSeed
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle.dice import ALL_DICE, faces
from quarterdeck.games.rattle_battle.drop import drop
from quarterdeck.games.rattle_battle.events import Dropped, Lying

SIZE: Final = {"width": 1280, "height": 720}
SCALE: Final = 0.25
"""Pixels of the screen for each of the page: few, so that a renderer in software keeps up."""
FLAGS: Final = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
]
STILL: Final = 3000
"""Milliseconds in which a table at rest is watched."""
WATCH: Final = """
window.frames_ = [];
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => ask((now) => {
  const begin = performance.now();
  callback(now);
  const fell = document.querySelector('[data-falling=true]') !== null;
  window.frames_.push({ now, fell, ms: performance.now() - begin });
});
"""
"""Notes every call for a frame: when, whether dice fell, and how long it took."""


def biggest_fall() -> dict[str, object]:
    """Every die there is, dropped; as a step tells it."""
    fall = drop(len(ALL_DICE), FastSeed(1).generator(0))
    lying = tuple(
        Lying(die, pose, faces(die)[side], side)
        for die, pose, side in zip(ALL_DICE, fall.poses, fall.faces, strict=True)
    )
    event = Dropped("drop", ALL_DICE, lying, ALL_DICE, fall.frames)
    told = plain(event)
    assert isinstance(told, dict)
    return told


class Wire:
    """A page's socket, into which something can be put that the server has not said."""

    def __init__(self, page: Page) -> None:
        self._page: WebSocketRoute | None = None
        self._number = 0
        page.route_web_socket("**/api/**", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        self._page, server = socket, socket.connect_to_server()
        server.on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        assert self._page is not None
        told = json.loads(message)
        if told["type"] == "state":
            self._number = told["number"]
        self._page.send(message)

    def tell(self, event: dict[str, object]) -> None:
        """A step in which this happened."""
        step = {"type": "step", "number": self._number + 1, "seat": 0, "action": "drop"}
        assert self._page is not None
        self._page.send(json.dumps({**step, "by": "human", "events": [event]}))


@contextmanager
def table(
    browser: Browser, server: Server, scale: float = 1.0
) -> Iterator[tuple[Page, Wire, float]]:
    """A first voyage seen in three dimensions; and when its page was asked for."""
    context = browser.new_context(viewport=SIZE, device_scale_factor=scale)
    page = context.new_page()
    page.add_init_script(WATCH + "localStorage.setItem('rattle-battle-look', 'deep')")
    wire = Wire(page)
    page.goto(server.address)
    order = {
        "game": "rattle-battle",
        "seats": [{"kind": "you"}, {"kind": "bot"}],
        "options": {"scenario": "introductory"},
    }
    name = page.evaluate(
        """async (order) => (await (await fetch('/api/tables', {method: 'POST',
        headers: {'content-type': 'application/json'}, body: JSON.stringify(order)})).json()).id""",
        order,
    )
    begin = time.perf_counter()
    page.goto(f"{server.address}/t/{name}")
    yield page, wire, begin
    context.close()


@cache
def measure() -> dict[str, Figure]:
    """All figures, from two tables."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        path = os.environ.get("CHROMIUM")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        fall = biggest_fall()
        with table(browser, server) as (page, wire, begin):
            page.wait_for_selector("main[data-settled=true]")
            wire.tell(fall)
            page.wait_for_selector("[data-falling=true] canvas", timeout=60_000)
            page.wait_for_function("() => window.frames_.some(({ fell }) => fell)")
            first = time.perf_counter() - begin
        with table(browser, server, SCALE) as (page, wire, _):
            page.wait_for_selector("main[data-settled=true]")
            page.wait_for_timeout(STILL)
            at_rest = "() => { const n = window.frames_.length; window.frames_ = []; return n; }"
            page.evaluate(at_rest)
            page.wait_for_timeout(STILL)
            still = int(page.evaluate(at_rest))
            wire.tell(fall)
            page.wait_for_selector("[data-falling=true]")
            page.wait_for_selector("[data-falling=false]", timeout=60_000)
            frames = page.evaluate("() => window.frames_.filter(({ fell }) => fell)")
        browser.close()
    spent = [frame["ms"] for frame in frames]
    median, most = float(np.median(spent)), float(np.percentile(spent, 95))
    script = f"{median:.1f} ms (95 % within {most:.1f} ms) of {len(spent)} frames"
    return {
        "script": Figure("script in a frame of a drop of all dice", script, median),
        "still": Figure("frames of a table at rest", f"{still} in {STILL / 1000:.0f} s", still),
        "first": Figure("from opening a table to a drop in sight", f"{first:.1f} s", first),
    }


if __name__ == "__main__":
    for each in measure().values():
        print(f"{each.name}: {each.text}")
