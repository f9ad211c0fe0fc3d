"""What the house promises about the cards is to be seen before the first of them."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import poster

SHORT: Final = 8
"""Signs of the promise in the log."""


@pytest.fixture
def table(visit, server):
    """Sit down with somebody at one device: nobody plays before one does."""

    def open_table(viewport: dict[str, int]) -> tuple[Page, str]:
        page = visit(viewport=viewport)
        poster(page).get_by_role("link", name="One device").click()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        page.locator("html:not([data-growing]) main[data-settled=true]").wait_for()
        path = page.url.removeprefix(server.address).replace("/t/", "/api/tables/")
        with urllib.request.urlopen(server.address + path) as answer:
            return page, json.load(answer)["commitment"]

    return open_table


def open_seal(page: Page, promise: str) -> None:
    page.get_by_role("button", name=f"Sealed shuffle: {promise[:SHORT]}").click()
    expect(page.get_by_role("dialog", name="Sealed shuffle")).to_contain_text(promise)


def test_on_the_desktop_it_is_the_first_line_of_the_log(table):
    page, promise = table(DESKTOP)
    first = page.get_by_role("group", name="Ship’s log").get_by_role("listitem").last
    expect(first).to_contain_text(f"Sealed shuffle: {promise[:SHORT]}")
    expect(first).to_be_in_viewport(ratio=1)
    open_seal(page, promise)


def test_on_the_phone_it_is_the_last_line_until_a_card_is_drawn(table):
    page, promise = table(PHONE)
    last = page.locator("main .last button")
    expect(last).to_contain_text(f"Sealed shuffle: {promise[:SHORT]}")
    page.keyboard.press("d")
    page.locator("main[data-number='1'][data-settled=true]").wait_for()
    expect(last).not_to_contain_text("Sealed")
    last.click()
    open_seal(page, promise)


# -- a deal without one's own part -----------------------------------------------------------------


def hold_back(kind: str) -> Callable[[WebSocketRoute], None]:
    """A line on which messages of one kind are lost on their way to the house."""

    def lose(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda text: None if json.loads(text)["type"] == kind else house.send(text))

    return lose


@pytest.mark.parametrize("kind", ["pledge", "show"])
def test_whoever_is_left_out_of_the_deal_sees_it_at_once_and_after_a_reload(visit, kind):
    page = visit()
    page.route_web_socket("**/socket*", hold_back(kind))
    poster(page).get_by_role("button", name="Play now").click()
    notice = page.get_by_role("dialog", name="Dealt without your part")
    expect(notice).to_be_in_viewport(ratio=1)
    page.reload()
    expect(notice).to_contain_text("cannot say that nobody chose them")  # nobody has read it yet
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()
    page.reload()
    mark = page.get_by_role("button", name="Dealt without your part")
    expect(mark).to_be_visible()
    expect(notice).to_be_hidden()
    mark.click()
    expect(notice).to_be_visible()


def test_whoever_takes_part_sees_no_mark(table):
    page, _ = table(PHONE)
    expect(page.get_by_role("button", name="Dealt without your part")).to_be_hidden()
