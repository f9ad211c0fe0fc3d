"""Rattle, Battle, Grab the Loot on its board: by mouse, by touch, with and without WebGL."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from quarterdeck.core import FastSeed, Match
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle.actions import Slides
from quarterdeck.games.rattle_battle.events import Dropped
from tests.browser.cable import Cable
from tests.browser.conftest import CUT, PHONE, Visit
from tests.browser.following import SETTLED, Follower, Plan, Refused, open_table
from tests.browser.houses import Inn, inn
from tests.browser.pointing import Finger, Pointer
from tests.browser.test_blind import FROM_ABOVE, NORRINGTON, VOYAGE

NO_WEBGL: Final = """
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
  };
"""
SMALL: Final[ViewportSize] = {"width": 1280, "height": 640}
REAL: Final = {"scenario": "introductory", "drops": "real"}
SCENARIO: Final = {"scenario": "norrington", "drops": "real"}
"""Where there are turns after the first drop."""
STARTERS: Final = Plan(RATTLE_BATTLE, "landlubber", "", Pointer, REAL, people=2)
"""The first adventures, with two people at one device: whoever drops the dice is there."""
MOVING: Final = "no-preference"
HOLD: Final = 700
"""Milliseconds that a cup is shaken: a finger that stays so long makes no tap."""
BY_MOUSE: Final = {
    "voyage": Plan(RATTLE_BATTLE, "landlubber", "landlubber", Pointer, VOYAGE),
    "short scenario": Plan(RATTLE_BATTLE, "landlubber", "landlubber", Pointer, NORRINGTON),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Inn]:
    with inn(tmp_path_factory.mktemp("inn"), {RATTLE_BATTLE.name: RATTLE_BATTLE}) as house:
        yield house


def follow(page: Page, house: Inn, plan: Plan) -> Follower:
    """Sit down at a new table."""
    return Follower(page, house, open_table(page, house, plan), plan)


def played(adventures: int) -> Callable[[Match], bool]:
    """Whether so many adventures are over."""

    def over(match: Match) -> bool:
        assert isinstance(match.position, RattleBattlePosition)
        return len(match.position.state.played) >= adventures

    return over


def asked(task: str) -> Callable[[Match], bool]:
    """Whether something is asked."""

    def now(match: Match) -> bool:
        assert isinstance(match.position, RattleBattlePosition)
        return match.position.state.agenda[-1].name == task

    return now


@pytest.mark.parametrize("plan", BY_MOUSE.values(), ids=BY_MOUSE)
def test_a_whole_game_by_mouse_from_above(visit: Visit, house: Inn, plan: Plan) -> None:
    page = visit(None, at=house.address)
    page.add_init_script(FROM_ABOVE)
    refused = Refused(page)
    assert follow(page, house, plan).play() > 10
    page.locator("#result").wait_for()
    assert refused.answers == []


# Counts how often dice are seen in the air, in which view, and keeps how they came to lie.
WATCH: Final = """
  window.falls = { flat: 0, deep: 0 };
  let before = false;
  new MutationObserver(() => {
    const box = document.querySelector('.sea-box');
    const now = box?.dataset.falling === 'true';
    const deep = box?.querySelector('.deep:not(.away) canvas:not(.waiting)');
    if (now && !before) window.falls[deep ? 'deep' : 'flat']++;
    if (before && !now) window.lying = (%s)();
    before = now;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-falling'] });
"""
RESTED: Final = """async () => {
  while (!window.lying) await new Promise(requestAnimationFrame);
  return window.lying;
}"""
SHIPS: Final = """() => [...document.querySelectorAll('svg.sea .ship')]
  .map((g) => g.dataset.ship + ' ' + g.style.transform.match(/-?[\\d.]+/g).map(Number).join(' '))
  .sort()"""


def watch_a_fall(follower: Follower) -> None:
    """Play until dice can be dropped, drop them, and watch them until they lie."""
    follower.play(until=asked("let-drop"))
    follower.hurries = False
    follower.decide(follower.await_turn())
    for falling in ("true", "false"):
        follower.page.locator(f"[data-falling={falling}]").wait_for()
    follower.hurries = True


def sail(follower: Follower) -> None:
    """Play until a ship may move, and move it somewhere."""
    follower.play(until=asked("turn"))
    match = follower.await_turn()
    ways = match.position.legal(match.position.to_act()[0]).ranges
    slides = next(one for one in ways if isinstance(one, Slides))
    follower.decide(match, slides.sample(FastSeed(1).generator(0)))


def test_without_webgl_the_sea_is_seen_from_above_and_dice_fall_flat(
    visit: Visit, house: Inn
) -> None:
    page = visit(None, at=house.address, reduced_motion=MOVING)
    page.add_init_script(NO_WEBGL)
    page.add_init_script(WATCH % SHIPS)
    watch_a_fall(follow(page, house, replace(STARTERS, player=Pointer)))
    assert page.evaluate("window.falls") == {"flat": 1, "deep": 0}
    switch = page.get_by_role("button", name="3D")
    expect(switch).to_have_attribute("aria-disabled", "true")
    expect(switch).to_have_attribute("title", re.compile("WebGL"))
    expect(page.get_by_role("button", name="Top view")).to_have_attribute("aria-pressed", "true")


def test_adventures_by_touch_on_a_phone(visit: Visit, house: Inn) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = visit(None, at=house.address, reduced_motion=MOVING, **phone)
    page.add_init_script(FROM_ABOVE)
    refused = Refused(page)
    follower = follow(page, house, replace(STARTERS, player=Finger))
    finger = follower.player
    assert isinstance(finger, Finger)
    follower.play(until=asked("let-drop"))
    x, y, _ = finger.middle(finger.named("Drop the ships"))
    finger.touch("touchStart", (x, y))
    page.wait_for_timeout(HOLD)
    finger.touch("touchEnd")
    page.locator("[data-falling=true]").wait_for()
    sail(follower)
    follower.play(until=played(2))
    assert refused.answers == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_two_adventures_by_mouse_in_three_dimensions(
    visit: Visit, house: Inn, deep_chromium: Browser
) -> None:
    page = visit(
        None, at=house.address, browser=deep_chromium, viewport=SMALL, reduced_motion=MOVING
    )
    page.add_init_script(WATCH % SHIPS)
    refused = Refused(page)
    follower = follow(page, house, replace(STARTERS, player=Pointer))
    watch_a_fall(follower)
    follower.play(until=played(1))
    watch_a_fall(follower)
    assert page.evaluate("window.falls") == {"flat": 0, "deep": 2}
    sail(follower)
    follower.play(until=played(2))
    assert refused.answers == []


# -- two browsers ----------------------------------------------------------------------------------


def dropped(match: Match) -> list[str]:
    """The ships as the last drop left them, as a page shows them."""
    events = [event for step in match.steps for event in step.events]
    fall = next(event for event in reversed(events) if isinstance(event, Dropped))
    return sorted(f"{one.ship} {one.pose.x:g} {-one.pose.y:g}" for one in fall.lying)


def test_a_connection_cut_while_dice_fall_loses_nothing(visit: Visit, house: Inn) -> None:
    cable = Cable(house.address)
    host = visit(None, at=house.address, reduced_motion=MOVING)
    seats = [{"kind": "you"}, {"kind": "open"}]
    order = {"game": RATTLE_BATTLE.name, "options": SCENARIO, "seats": seats}
    table = host.request.post(f"{house.address}/api/tables", data=order).json()["id"]
    friend = visit(None, at=cable.address, reduced_motion=MOVING, expected=CUT)
    pages = {host: house.address, friend: cable.address}
    for page, address in pages.items():
        page.add_init_script(FROM_ABOVE)
        page.add_init_script(WATCH % SHIPS)
        page.goto(f"{address}/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    for page in pages:
        page.locator(SETTLED).wait_for()
    players = [Follower(page, house, table, STARTERS, {seat}) for seat, page in enumerate(pages)]
    while not asked("let-drop")(match := house.match(table)):
        for player in players:
            if player.is_asked(match):
                player.decide(player.await_turn())
    next(player for player in players if player.is_asked(match)).decide(match)

    lost = friend.get_by_text("Connection lost").first
    friend.locator("[data-falling=true]").wait_for()
    cable.cut()
    # What has been sent is shown on.
    assert friend.evaluate(RESTED) == dropped(house.match(table))
    lost.wait_for()
    cable.mend()
    lost.wait_for(state="hidden")
    number = len(house.match(table).steps)
    for page in pages:
        page.locator(f"main[data-number='{number}'][data-settled=true]").wait_for()
    assert friend.evaluate(SHIPS) == host.evaluate(SHIPS) != []
    cable.close()
