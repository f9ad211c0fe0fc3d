"""What the page promises beside the game itself, each thing done once as a player does it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import by_click, in_mid_turn, play, shown
from tests.browser.wire import doctor
from tests.server.client import Json
from tests.serving import Server

NAME: Final = "Anne Bonny"
DRAW: Final = re.compile("^Draw")
"""The button; that for stopping may say that one must draw first."""
# How often something was made to sound, whatever is done with it later.
LISTEN: Final = """
  window.sounds = 0;
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) {
      window.sounds++;
      return start.apply(this, when);
    };
  }
"""


def open_table(page: Page, server: Server, *kinds: str) -> str:
    """A table for the guest of this page; its path."""
    order = {"game": "port-royal", "seats": [{"kind": kind} for kind in kinds]}
    answer = page.request.post(f"{server.address}/api/tables", data=order)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


@pytest.fixture
def table(visit: Visit, server: Server) -> Page:
    """A page at the table of one person and a bot, where it is the person's turn."""
    page = visit(None)
    page.goto(server.address + open_table(page, server, "you", "bot"))
    play(page, how=by_click, until=lambda seen: seen.buttons == ["draw"])
    return page


def number(page: Page) -> int:
    """The last step that the table shows."""
    return int(page.locator("main").get_attribute("data-number") or 0)


def await_number(page: Page, wanted: int) -> None:
    """Until the table shows a step, and all that came of it."""
    page.locator(f"main[data-number='{wanted}'][data-settled=true]").wait_for()


def test_a_game_waits_on_the_first_page_and_is_resumed(table):
    in_mid_turn(table)
    before = shown(table)
    table.get_by_role("link", name="Quarterdeck").click()
    going = table.get_by_role("region", name="Go on playing")
    expect(going).to_contain_text("going on")
    going.get_by_role("link", name="Resume").click()
    table.get_by_role("region", name="Harbour").wait_for()
    assert shown(table) == before


def test_the_undo_button_takes_a_card_back(table):
    undo = table.get_by_role("button", name="Undo")
    before, step = table.locator(".harbour, .piles").all_inner_texts(), number(table)
    table.get_by_role("button", name=DRAW).click()
    await_number(table, step + 1)
    assert table.locator(".harbour, .piles").all_inner_texts() != before
    undo.click()
    await_number(table, step + 2)
    assert table.locator(".harbour, .piles").all_inner_texts() == before
    expect(table.locator(".log li").first).to_contain_text("takes back")
    expect(table.locator(".log li del").first).to_contain_text("Taken back:")


def test_another_language_at_the_table(table):
    table.evaluate("window.sameTable = true")
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("dialog").get_by_label("Language").select_option("pl")
    expect(table.locator("html")).to_have_attribute("lang", "pl")
    table.keyboard.press("Escape")
    expect(table.get_by_role("button", name=re.compile("^Dobierz"))).to_be_enabled()
    assert table.evaluate("window.sameTable")  # nothing was loaded again
    table.get_by_role("button", name=re.compile("^Dobierz")).click()
    expect(table.locator(".log")).to_contain_text("Gość dobiera")


def test_who_leaves_finds_a_bot_in_the_seat_and_takes_it_back(table):
    path = table.url
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("button", name="Leave the table").click()
    table.locator(".home").wait_for()
    table.goto(path)
    banner = table.get_by_text("A bot plays for you.")
    banner.wait_for()
    expect(table.get_by_role("button", name=DRAW)).to_be_disabled()
    table.get_by_role("button", name="Take your seat back").click()
    banner.wait_for(state="detached")
    play(table, how=by_click, until=lambda seen: "draw" in seen.buttons)


def call_oneself(page: Page, name: str) -> None:
    """Choose a name on the page of settings."""
    page.get_by_label("Name").fill(name)
    page.get_by_label("Name").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Saved.")


def test_another_device_by_code_and_by_link(visit, server):
    first = visit("/settings")
    call_oneself(first, NAME)
    path = open_table(first, server, "you", "bot")
    show = first.get_by_role("button", name="Show a code")

    show.click()
    second = visit("/settings")
    second.get_by_role("textbox", name="Use this code").fill(first.locator("output").inner_text())
    second.get_by_role("button", name="Use this code").click()
    expect(second.get_by_label("Name")).to_have_value(NAME)
    second.goto(server.address)
    expect(second.get_by_role("link", name="Resume")).to_have_attribute("href", path)

    used = first.locator("output").inner_text()
    show.click()
    expect(first.locator("output")).not_to_have_text(used)
    third = visit(first.locator("a[href^='/device/']").get_attribute("href"))
    third.get_by_role("button", name="Use this code").click()
    expect(third.get_by_role("link", name="Resume")).to_have_attribute("href", path)


def test_deleting_my_data(visit, server):
    page = visit("/settings")
    call_oneself(page, NAME)
    path = open_table(page, server, "you", "bot")
    page.goto(server.address + path)
    page.get_by_role("region", name="Harbour").wait_for()
    page.goto(f"{server.address}/settings")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status")).to_have_text("Your data is deleted.")
    expect(page.get_by_label("Name")).to_have_value("Guest")
    page.goto(server.address)
    page.get_by_text("Your games will wait for you here.").wait_for()
    told = page.request.get(f"{server.address}/api{path.replace('/t/', '/tables/')}").text()
    assert NAME not in told
    assert path.removeprefix("/t/") not in page.evaluate("JSON.stringify(localStorage)")


def test_a_newer_server_says_so_and_the_page_loads_again(visit, server):
    page = visit(None)
    newer = True

    def upgraded(message: Json) -> Json:
        if message["type"] == "welcome" and newer:
            message["version"] = "999.0"
        return message

    doctor(page, upgraded)
    sign = page.get_by_role("alert")
    with page.expect_event("load"):
        page.goto(server.address + open_table(page, server, "you", "bot"))
    with page.expect_event("load"):
        expect(sign).to_have_text("A new version has arrived. The page loads again.")
    # It is as old as before: now the reader is asked, or it would load for ever.
    expect(sign).to_contain_text("this browser still keeps the old page")
    newer = False
    sign.get_by_role("button", name="Load again").click()
    page.get_by_role("region", name="Harbour").wait_for()
    expect(sign).to_have_count(0)


def test_a_card_explains_itself_to_the_keyboard(table):
    play(table, how=by_click, until=lambda seen: bool(seen.cards))
    card = table.locator("[data-place=harbour] [data-slot]").first
    for _ in range(60):
        table.keyboard.press("Tab")
        if card.evaluate("card => card === document.activeElement"):
            break
    words = table.get_by_role("tooltip")
    words.wait_for()
    name = words.get_by_role("heading").inner_text()
    assert name.lower() in card.inner_text().lower()
    table.keyboard.press("Escape")
    expect(words).to_have_count(0)


def test_the_button_for_silence(visit, server):
    page = visit(None)
    page.add_init_script(LISTEN)
    page.goto(server.address + open_table(page, server, "you", "bot"))
    in_mid_turn(page)
    assert page.evaluate("window.sounds") > 0
    page.get_by_role("button", name="Sound off").click()
    expect(page.get_by_role("button", name="Sound on")).to_have_attribute("aria-pressed", "true")
    page.reload()
    in_mid_turn(page)
    step = number(page)
    page.get_by_role("button", name=DRAW).click()
    page.locator(f"main:not([data-number='{step}'])").wait_for()
    assert page.evaluate("window.sounds") == 0  # it stays silent
    page.keyboard.press("m")
    page.get_by_role("button", name="Sound off").wait_for()


def test_a_table_that_waits_begins_with_bots_in_the_free_seats(visit, server):
    page = visit(None)
    page.goto(server.address + open_table(page, server, "you", "open", "open"))
    page.get_by_role("button", name="Start now, with bots in the free seats").click()
    page.get_by_role("region", name="Harbour").wait_for()
    expect(page.locator(".opponents .panel")).to_have_count(2)
