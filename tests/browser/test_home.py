"""Home: one press begins a game, and only what one most likely came for stands out."""

from __future__ import annotations

from typing import Final

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


def test_the_first_voyage_is_the_introductory_game_and_later_games_are_not(
    visit: Visit, server: Server
) -> None:
    page = visit()
    stands_out(page, "Play now")
    poster(page, DICE_GAME).get_by_role("button", name="First voyage").wait_for()
    page.keyboard.press("2")  # the key on the button
    page.wait_for_url("**/t/*")
    path = page.url.removeprefix(server.address).replace("/t/", "/api/tables/")
    table = page.request.get(server.address + path).json()
    assert table["game"] == "rattle-battle"
    assert table["options"]["scenario"] == "introductory"
    assert [seat["bot"] for seat in table["seats"]] == [None, "landlubber", "landlubber"]

    page.goto(server.address)
    again = poster(page, DICE_GAME).get_by_role("button", name="Play now")
    expect(again).to_contain_text("against 3 bots")
    stands_out(page, "Play now")
    assert "brass" in (again.get_attribute("class") or "")  # it was played last


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
