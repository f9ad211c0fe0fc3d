"""Whole games in a real browser, in all the ways there are to play one."""

from __future__ import annotations

import json
import time
import urllib.request

from playwright.sync_api import Page, expect

from quarterdeck.core import Match, Record
from quarterdeck.core.record import Act
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.browser.conftest import CUT, PHONE
from tests.browser.playing import (
    by_click,
    by_key,
    by_touch,
    in_mid_turn,
    play,
    poster,
    shown,
)
from tests.serving import Server


def result(page: Page) -> str:
    """Everybody's points, as the end shows them."""
    return page.locator(".result .places").inner_text()


def test_by_click_from_the_first_page_to_the_result(visit):
    page = visit(reduced_motion="no-preference")
    poster(page).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play(page, how=by_click)
    assert len(page.locator(".result .places li").all()) == 4
    page.get_by_role("button", name="Rematch").click()
    page.locator("#result").wait_for(state="detached")
    page.get_by_role("region", name="Harbour").wait_for()


def test_by_keyboard_alone(visit):
    page = visit()
    poster(page).get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("1")  # the key on the button
    page.wait_for_url("**/t/*")
    first = page.url
    play(page, how=by_key)
    rematch = page.get_by_role("button", name="Rematch")
    for _ in range(40):
        page.keyboard.press("Tab")
        if rematch.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and url != first)


def test_two_browsers_and_a_spectator_by_link(visit, server):
    host = visit()
    poster(host).get_by_role("link", name="Invite by link").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_role("textbox", name="Copy the link").input_value()
    path = link.removeprefix(server.address)
    friend = visit(path)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("region", name="Harbour").wait_for()  # all seats are taken: it begins
    spectator = visit(path)
    play(host, friend, how=by_key)
    for page in (host, friend, spectator):
        page.locator("#result").wait_for()
    assert result(friend) == result(spectator) == result(host)
    # Only who had a part in the deal can know that it was fair.
    for page in (host, friend):
        expect(page.locator(".result summary")).to_have_text("Checked: the deck was fair")
    sealed = "Checked: the cards are the ones that were sealed"
    expect(spectator.locator(".result summary")).to_have_text(sealed)
    assert not spectator.get_by_role("button", name="Rematch").count()


def test_three_people_at_one_device(visit):
    page = visit()
    poster(page).get_by_role("link", name="One device").click()
    page.get_by_role("button", name="One more seat").click()
    for box, name in zip(
        page.get_by_role("textbox", name="Name").all(), ("Mary", "Jack"), strict=True
    ):
        box.fill(name)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play(page, how=by_key)
    assert len(page.locator(".result .places li").all()) == 3
    assert "Mary" in result(page)
    assert "Jack" in result(page)


def test_by_touch_on_a_phone(visit):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    poster(page).get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    play(page, how=by_touch)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# -- what must not be lost -------------------------------------------------------------------


def fetch(server: Server, path: str) -> str:
    with urllib.request.urlopen(f"{server.address}/api{path}") as answer:
        return str(answer.read().decode())


def await_step(server: Server, table: str, number: int) -> None:
    """Until the server has stored a step."""
    end = time.monotonic() + 15
    while json.loads(fetch(server, f"/tables/{table}"))["number"] < number:
        assert time.monotonic() < end, f"step {number} never came"
        time.sleep(0.02)


class Orders:
    """The decisions a page sends to the server, in their order, each by its id."""

    def __init__(self, page: Page) -> None:
        self.actions: dict[str, str] = {}
        self.again = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.again += message["id"] in self.actions
            self.actions[message["id"]] = message["action"]


def test_a_cut_connection_and_a_killed_server_lose_nothing(visit, own_server, cable):
    page = visit("/new?game=port-royal", at=cable.address, expected=CUT)
    orders = Orders(page)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    lost = page.get_by_text("Connection lost").first

    in_mid_turn(page)
    number = int(page.locator("main").get_attribute("data-number") or 0)
    cable.deafen()
    page.get_by_role("button", name="Draw").click()
    await_step(own_server, table, number + 1)  # stored, and the page does not know it
    cable.cut()
    lost.wait_for()
    cable.mend()
    lost.wait_for(state="hidden")

    in_mid_turn(page)
    assert orders.again == 1  # under the same id: it was carried out once, see below
    before = shown(page)
    own_server.kill()
    lost.wait_for()
    own_server.start()
    lost.wait_for(state="hidden")
    assert shown(page) == before
    page.reload()
    page.get_by_role("region", name="Harbour").wait_for()
    assert shown(page) == before

    play(page, how=by_click)
    record = Record.parse(fetch(own_server, f"/tables/{table}/record"))
    assert Match.resume(PORT_ROYAL, record).result is not None
    mine = [e.action for e in record.entries if isinstance(e, Act) and e.seat == 0]
    assert mine == list(orders.actions.values())
