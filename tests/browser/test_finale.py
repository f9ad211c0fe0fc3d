"""What comes after a game at sea: the points, what decided it, and its drops once more."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.client import Lots, guest_at


async def _play(address: str) -> str:
    async with guest_at(urlsplit(address).netloc) as guest:
        options = {"scenario": "introductory"}
        table = await guest.open("rattle-battle", "you", "bot", options=options)
        async with guest.sit(table["id"]) as seat:
            await seat.play(Lots(3))
    return f"/t/{table['id']}"


@pytest.fixture(scope="module")
def ended(server):
    """The path of a game that is over."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(_play(server.address))).result()


def test_the_points_are_counted_and_a_drop_is_watched_again(visit, server, ended):
    page = visit(None, reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('rattle-battle-look', 'top')")
    page.goto(server.address + ended)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_be_focused()
    # Any press ends the counting: the winner is named, and the sums are the scores.
    page.locator("[data-stage]").wait_for()
    page.keyboard.press("Shift")
    expect(page.locator("[data-stage='4']")).to_be_visible()
    expect(result.get_by_role("heading", level=2)).to_contain_text("win")
    sums = page.locator(".lanes strong").all_inner_texts()
    assert sums == page.locator(".places li span:last-child").all_inner_texts()
    drop = result.get_by_role("link", name="drop,").nth(1)
    text = drop.inner_text().removeprefix("▸").strip()
    drop.click()
    page.locator("[data-falling=true]").wait_for()
    page.locator("[data-falling=false]").wait_for()
    marks = page.get_by_role("combobox", name="Jump to")
    assert marks.evaluate("(e) => e.selectedOptions[0].text") == text
    # And on to what came after it, by a key.
    page.keyboard.press("PageDown")
    expect(marks.locator("option:checked")).not_to_have_text(text)
