"""What is seen in other browsers at once, and what by nobody else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.positions import PAUSE
from tests.server.client import Seat, guest_at
from tests.serving import Server

OPTIONS: Final = {"scenario": "introductory"}
NEAR_MIDDLE: Final = (620, 330)
"""A spot of the sea, on a desktop."""
WANTED: Final = ("part sail", "drop", "send 3", "send 2")


async def _to_sea(seat: Seat) -> None:
    """Play until one's ships can be moved."""
    while await seat.my_turn():
        state, seat.state = seat.state, {}
        number = min(state["legal"])
        legal = state["legal"][number]
        if any(ways["kind"] == "slides" for ways in legal["ranges"]):
            return
        ways = (action for name in WANTED for action in legal["actions"] if action == name)
        answer = await seat.act(next(ways, legal["actions"][-1]), int(number))
        assert answer["type"] == "accepted", answer
        await asyncio.sleep(PAUSE)


def at_sea(address: str) -> tuple[str, list[dict[str, str]]]:
    """A table with ships at sea; the cookies of whoever is to move first and of the other."""

    async def bring() -> tuple[str, list[dict[str, str]]]:
        async with guest_at(urlsplit(address).netloc) as one, guest_at(one.host) as two:
            await two.ask("GET", "/me")
            table = (await one.open("rattle-battle", "you", "open", options=OPTIONS))["id"]
            await two.ask("POST", f"/tables/{table}/join", {})
            async with one.sit(table) as first, two.sit(table) as second:
                playing = [asyncio.create_task(_to_sea(seat)) for seat in (first, second)]
                done, late = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in late:
                    task.cancel()
                await asyncio.gather(*done)
            people = [one, two] if playing[0] in done else [two, one]
            return f"/t/{table}", [dict(person.http.cookies) for person in people]

    # In another thread, for the browser of the tests keeps an event loop in this one.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(bring())).result()


def middle(thing: Locator) -> float:
    """How far right the middle of something is."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def where(page: Page) -> dict[str, float]:
    """How far right each ship lies."""
    ships = page.locator("[data-ship]").all()
    return {ship.get_attribute("data-ship") or "": middle(ship) for ship in ships}


def drag(page: Page) -> Locator:
    """Take hold of a ship that can move; it is still in the hand."""
    ship = page.locator(".ship.lit").first
    box = ship.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    # Towards the middle, where there is room.
    sea = page.locator("svg.sea").bounding_box()
    assert sea
    to_x, to_y = sea["x"] + sea["width"] / 2, sea["y"] + sea["height"] / 2
    page.mouse.move(x + (to_x - x) / 4, y + (to_y - y) / 4, steps=4)
    return page.locator(".ship.dragged")


def test_another_browser_sees_a_ship_while_it_is_dragged_and_who_holds_the_battle(
    visit: Visit, server: Server
) -> None:
    path, cookies = at_sea(server.address)
    pages: list[Page] = []
    for cookie in cookies:
        page = visit(None, reduced_motion="no-preference")
        page.add_init_script("localStorage.setItem('rattle-battle-look', 'top')")
        (named,) = cookie.items()
        page.context.add_cookies([{"name": named[0], "value": named[1], "url": server.address}])
        page.goto(server.address + path)
        # Its cards were dealt for another device.
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.locator("main[data-settled=true] .ship").first.wait_for()
        pages.append(page)
    mover, watcher = pages

    dragged = drag(mover)
    seen = watcher.locator(f"[data-intent='{dragged.get_attribute('data-ship')}']")
    expect(seen).to_be_visible()
    mover.mouse.move(*NEAR_MIDDLE, steps=3)
    watcher.wait_for_timeout(200)
    assert middle(seen) == pytest.approx(middle(dragged), abs=4)
    mover.mouse.up()
    mover.keyboard.press("Escape")
    expect(seen).not_to_be_attached()

    # One of them, who has just come, watches the drop again: it falls for nobody else.
    lying = where(watcher)
    watcher.keyboard.press("w")
    watcher.locator("[data-falling=true]").wait_for()
    expect(mover.locator("[data-again=false][data-falling=false]")).to_be_visible()
    watcher.keyboard.press("Escape")
    watcher.locator("[data-again=false][data-falling=false]").wait_for()
    assert where(watcher) == lying

    # Both let the battle come, and one of them holds it.
    holds = watcher.get_by_role("status").filter(has_text="holds")
    for _ in range(10):
        if mover.get_by_role("group", name="Pace").is_visible():
            break
        for page in pages:
            page.keyboard.press("p")
            page.wait_for_timeout(300)
    mover.keyboard.press("h")
    expect(holds).to_be_visible()
    watcher.get_by_role("button", name="Go on").click()
    expect(holds).not_to_be_attached()
    expect(mover.get_by_role("button", name="Go on")).not_to_be_attached()
