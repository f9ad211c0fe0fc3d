"""A game that is over, looked at again with all its motion."""

from __future__ import annotations

import json
import urllib.request
from typing import Final

import pytest
from playwright.sync_api import Page

FLYING: Final = "#flights > *"


@pytest.fixture
def replay(visit, server, tables):
    """Open the replay at a step, with motion."""
    path = tables.paths["replay"].partition("#")[0]

    def open_at(step: int) -> Page:
        page = visit(f"{path}#{step}", reduced_motion="no-preference")
        page.locator("html:not([data-growing]) main[data-number]").wait_for()
        return page

    return open_at


@pytest.fixture
def bust(server, tables) -> int:
    """The number of the first step in which somebody busts."""
    path = tables.paths["result"].replace("/t/", "/api/tables/")
    with urllib.request.urlopen(f"{server.address}{path}/replay") as answer:
        steps = [frame["step"] for frame in json.load(answer)["frames"]]
    return next(s["number"] for s in steps if any(e["kind"] == "bust" for e in s["events"]))


def shown(page: Page, step: int) -> str:
    """All of the table after a step, as a screen reader tells it."""
    page.locator(f"main[data-number='{step}']").wait_for()
    return page.get_by_role("main").aria_snapshot()


def test_quick_steps_through_a_bust_end_where_a_jump_ends(replay, bust):
    page = replay(bust - 2)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert shown(page, bust + 2) == shown(replay(bust + 2), bust + 2)


def test_a_jump_in_the_midst_of_motion_ends_it(replay, bust):
    page = replay(bust - 1)
    page.keyboard.press("ArrowRight")
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Home")
    page.get_by_role("alertdialog").wait_for(state="hidden")
    page.keyboard.press("ArrowRight")
    assert shown(page, 1) == shown(replay(1), 1)


def test_the_space_bar_runs_with_motion_and_stops(replay):
    page = replay(0)
    page.keyboard.press("Space")
    page.locator(FLYING).first.wait_for(state="attached")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Run").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(FLYING).first.wait_for(state="attached")


def test_the_space_bar_that_a_bust_asks_for_runs_nothing(replay, bust):
    page = replay(bust - 1)
    page.keyboard.press("ArrowRight")
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Space")
    page.get_by_role("alertdialog").wait_for(state="hidden")
    shown(page, bust)
    assert page.get_by_role("button", name="Run").is_visible()


def test_another_seat_sees_what_it_saw_then(replay):
    page = replay(5)
    page.locator("main .you [data-coins='0']").wait_for()
    with page.expect_response("**/replay?seat=1") as answer:
        page.get_by_role("combobox", name="Seen from the seat of").select_option("1")
    assert answer.value.json()["seat"] == 1
    page.locator("main .you [data-coins='1']").wait_for()
    shown(page, 5)
