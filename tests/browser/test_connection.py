"""Connections that end without saying so."""

from __future__ import annotations

from typing import Final

from tests.browser.conftest import CUT
from tests.browser.playing import by_click, play

WAKE: Final = "window.dispatchEvent(new Event('online'))"
"""As a device does that comes out of a tunnel, or out of its sleep."""


def test_a_connection_that_swallows_everything_is_noticed_and_replaced(visit, cable):
    page = visit("/new?game=port-royal", at=cable.address, expected=CUT)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play(page, how=by_click, until=lambda seen: {"draw", "stop"} <= set(seen.buttons))
    number = int(page.locator("main").get_attribute("data-number") or 0)
    lost = page.get_by_text("Connection lost").first

    cable.deafen()  # nothing is closed: the page could wait for ever
    page.get_by_role("button", name="Draw").click()
    page.evaluate(WAKE)
    lost.wait_for()
    cable.mend()
    page.evaluate(WAKE)
    lost.wait_for(state="hidden")
    page.locator("main[data-settled=true]").wait_for()
    assert int(page.locator("main").get_attribute("data-number") or 0) > number
