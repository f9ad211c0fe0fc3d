"""Whole games in a real browser, in all the ways there are to play one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.playing import by_click, by_key, by_touch, choice, new_table, over, until


def go(page: Page, path: str) -> None:
    page.goto(page.url.split("/t/")[0].rstrip("/") + path)


def test_by_click_from_the_first_page_to_the_result(visit):
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    until(page, by_click)
    assert page.get_by_role("button", name="Rematch").is_visible()
    assert len(page.locator("section.result li").all()) == 4


@pytest.mark.soak
def test_by_keyboard_alone(visit):
    page = visit()
    page.keyboard.press("1")  # the key on the button
    page.wait_for_url("**/t/*")
    until(page, by_key)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.soak
def test_two_browsers_and_a_spectator_by_link(visit):
    host = visit()
    path = new_table(host, {"kind": "you"}, {"kind": "open"})
    go(host, path)
    friend = visit(path)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("region", name="Harbour").wait_for()  # all seats are taken: it begins
    spectator = visit(path)

    def either(_: Page) -> bool:
        if by_key(host) or by_key(friend):
            return True
        friend.keyboard.press("Space")
        return False

    until(host, either)
    for page in (friend, spectator):
        page.locator("#result").wait_for()
        assert page.locator("section.result ol").inner_text() == (
            host.locator("section.result ol").inner_text()
        )
    assert not spectator.get_by_role("button", name="Rematch").count()


@pytest.mark.soak
def test_three_people_at_one_device(visit):
    page = visit()
    local = {"kind": "local"}
    path = new_table(page, {"kind": "you"}, {**local, "name": "Mary"}, {**local, "name": "Jack"})
    go(page, path)
    until(page, by_key)
    text = page.locator("section.result ol").inner_text()
    assert "Mary" in text
    assert "Jack" in text


def test_by_touch_on_a_phone(visit):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    until(page, by_touch)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_cut_connection_and_a_killed_server_lose_nothing(visit, server):
    page = visit(cut=True)
    path = new_table(page, {"kind": "you"}, {"kind": "bot", "bot": "thumb"})
    go(page, path)
    seen = 0

    def some_moves(page: Page) -> bool:
        nonlocal seen
        seen += by_click(page)
        return seen > 0 and seen % 4 == 0 and choice(page) != ""

    until(page, lambda _: False, some_moves)
    before = page.locator("main").aria_snapshot()
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    server.kill()
    page.get_by_text("Connection lost").first.wait_for()
    server.start()
    page.get_by_text("Connection lost").first.wait_for(state="hidden")
    until(page, lambda _: False, lambda page: choice(page) != "")
    assert points_and_round(page.locator("main").aria_snapshot()) == points_and_round(before)
    until(page, by_click)
    assert over(page)


def points_and_round(snapshot: str) -> list[str]:
    lines = snapshot.splitlines()
    return [line for line in lines if "listitem" in line or "Round" in line or "coins" in line]
