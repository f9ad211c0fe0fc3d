"""Home: one press begins a game, and only what one most likely came for stands out."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import poster
from tests.serving import Server

DICE_GAME: Final = "Rattle, Battle, Grab the Loot"
BRASS: Final = ".waiting, .play.brass, .button.brass"


def stands_out(page: Page, words: str) -> None:
    """That a button is the only brass one, and what it says."""
    expect(page.locator(BRASS)).to_have_count(1)
    expect(page.locator(BRASS)).to_contain_text(words)


def told(page: Page, server: Server) -> dict[str, Any]:
    """What the server tells of the table one is at."""
    path = page.url.removeprefix(server.address).replace("/t/", "/api/tables/")
    table = page.request.get(server.address + path).json()
    assert isinstance(table, dict)
    return table


def test_the_first_voyage_is_the_introductory_game_and_later_games_are_not(
    visit: Visit, server: Server
) -> None:
    page = visit()
    stands_out(page, "Play now")
    poster(page, DICE_GAME).get_by_role("button", name="First voyage").wait_for()
    page.keyboard.press("2")  # the key on the button
    page.wait_for_url("**/t/*")
    table = told(page, server)
    assert table["game"] == "rattle-battle"
    assert table["options"]["scenario"] == "introductory"
    assert [seat["bot"] for seat in table["seats"]] == [None, "landlubber", "landlubber"]

    page.goto(server.address)
    again = poster(page, DICE_GAME).get_by_role("button", name="Play")
    expect(again).to_contain_text("25 minutes")
    stands_out(page, "Play")
    assert "brass" in (again.get_attribute("class") or "")  # it was played last


def test_a_switch_makes_it_shorter_until_it_is_turned_back(visit: Visit, server: Server) -> None:
    page = visit("/settings")  # home would write there itself
    page.evaluate("localStorage.setItem('quarterdeck-played', '[\"rattle-battle\"]')")
    page.goto(server.address)
    switch = poster(page, DICE_GAME).get_by_role("switch", name="short, 12")
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(switch).to_be_checked()
    page.reload()
    expect(switch).to_be_checked()  # this device remembers it
    expect(poster(page, DICE_GAME).get_by_role("button", name="Play")).to_contain_text("12 minutes")
    page.keyboard.press("2")
    page.wait_for_url("**/t/*")
    table = told(page, server)
    assert (table["options"]["length"], table["options"]["port"]) == ("short", "simultaneous")

    page.goto(server.address)
    switch.press("Enter")
    poster(page, DICE_GAME).get_by_role("button", name="25 minutes").click()
    page.wait_for_url("**/t/*")
    assert told(page, server)["options"]["length"] == "full"


def test_what_is_usual_goes_by_the_seats_until_somebody_chooses(
    visit: Visit, server: Server
) -> None:
    page = visit("/new?game=rattle-battle")
    port, seat = page.get_by_label("Port"), page.get_by_label("Seat 2")
    expect(port).to_have_value("simultaneous")
    seat.select_option("local")
    expect(port).to_have_value("by-visit")
    seat.select_option("open")
    expect(port).to_have_value("simultaneous")
    expect(page.get_by_text("as is usual here")).to_have_count(10)
    port.select_option("by-place")
    expect(page.get_by_text("as is usual here")).to_have_count(9)
    seat.select_option("local")
    expect(port).to_have_value("by-place")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert told(page, server)["options"]["port"] == "by-place"


def test_around_one_device_the_port_is_visited_one_after_the_other(
    visit: Visit, server: Server
) -> None:
    page = visit()
    poster(page, DICE_GAME).get_by_role("link", name="One device").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert told(page, server)["options"]["port"] == "by-visit"


def test_where_somebody_waits_one_is_called_before_all_else(visit: Visit, server: Server) -> None:
    host = visit()
    poster(host).get_by_role("link", name="Invite by link").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    friend = visit(host.url.removeprefix(server.address))
    friend.get_by_role("button", name="Sit down").click()
    friend.locator("main.board").wait_for()
    host.goto(server.address)
    stands_out(host, "Resume")
    host.get_by_role("link", name="At the table: Guest").click()
    host.wait_for_url(friend.url)


def test_more_opens_above_its_button_and_closes_by_key(visit: Visit) -> None:
    page = visit()
    card = poster(page)
    more = card.get_by_text("More", exact=True)
    learn = card.get_by_role("link", name="Learn")
    expect(learn).to_be_hidden()
    more.click()
    expect(learn).to_be_visible()
    page.keyboard.press("Escape")
    expect(learn).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    page.locator("h1").click()  # somewhere else
    expect(learn).to_be_hidden()
    more.press("Enter")
    card.get_by_role("link", name="New table").click()
    page.wait_for_url("**/new?game=port-royal")
