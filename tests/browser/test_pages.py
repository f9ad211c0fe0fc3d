"""Every page, in every language, by day and by night: accessible, and no table scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from quarterdeck.i18n import LANGUAGES
from tests.browser.conftest import CUT, DESKTOP, LOST, PHONE
from tests.browser.positions import Places
from tests.browser.wire import doctor
from tests.server.client import Json

AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PAGES: Final = ("/new?game=port-royal", "/rules", "/settings", "/credits", "/device/ABCD-EFGH", "/")
BRIEFLY: Final = ("en", "ru")
"""Two alphabets: what axe finds hardly differs between languages."""
SPOKEN: Final = [
    language if language in BRIEFLY else pytest.param(language, marks=pytest.mark.soak)
    for language in LANGUAGES
]
NO_TABLE: Final = f"/t/{'a' * 22}"
RUN_AXE: Final = """async ([part, runOnly]) => (await axe.run(part, {resultTypes: ['violations'],
    preload: false, ...(runOnly.length > 0 && {runOnly})})).violations
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)"""
ABOUT_COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that day and night can tell apart; the others need to be asked once."""
# Parts come one after the other, and what fades in has no contrast yet.
SETTLE: Final = """async (dark) => {
  const root = document.documentElement;
  while (root.classList.contains('night') !== dark || 'growing' in root.dataset) {
    await new Promise(requestAnimationFrame);
  }
  await document.fonts.ready;
  for (const motion of document.getAnimations()) motion.finish();
}"""
SIZE: Final = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def violations(
    page: Page, part: str = "html", sizes: Sequence[ViewportSize] = (DESKTOP, PHONE)
) -> list[str]:
    """What axe finds in a part of the page: in each size, by day and by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = []
    for size in sizes:
        page.set_viewport_size(size)
        for theme, rules in (("light", ()), ("dark", ABOUT_COLOURS)):
            page.emulate_media(color_scheme=theme)
            page.evaluate(SETTLE, theme == "dark")
            wrong = page.evaluate(RUN_AXE, [part, rules])
            found += [f"{theme}, {size['width']} px: {one}" for one in wrong]
    return found


def become(page: Page, tables: Places, address: str) -> None:
    """Be the guest to whom the tables belong."""
    name, value = tables.cookie
    page.context.add_cookies([{"name": name, "value": value, "url": address}])


@pytest.mark.parametrize("language", SPOKEN)
def test_axe_finds_nothing(visit, server, tables, language):
    page = visit(locale=language)
    found = {}
    for path in PAGES:
        page.goto(server.address + path)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_a_sign_says_so_and_shows_the_way_home(visit, server, language):
    page = visit(None, locale=language, expected=LOST)
    said = set()
    for path in ("/nowhere", NO_TABLE, f"{NO_TABLE}/replay"):
        assert page.goto(server.address + path).status == 404
        said.add(page.locator("main.sign h1").inner_text())
        assert violations(page) == []
    assert len(said) == 2  # nothing at all, and no table
    page.locator("main.sign a").click()
    page.locator(".home").wait_for()


@pytest.mark.parametrize("language", SPOKEN)
def test_axe_finds_nothing_at_a_table_and_it_does_not_scroll(visit, server, tables, language):
    page = visit(locale=language)
    become(page, tables, server.address)
    found = {}
    for decision, path in tables.paths.items():
        page.goto(server.address + path)
        page.locator("#result" if decision == "result" else "main.board").wait_for()
        found[decision] = []
        for size in (DESKTOP, PHONE):
            found[decision] += violations(page, sizes=[size])
            if page.evaluate(SIZE) != [size["width"], size["height"]]:
                found[decision].append(f"scrolls at {size}")
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", SPOKEN)
def test_axe_finds_nothing_in_the_waiting_room(visit, server, tables, language):
    page = visit(None, locale=language)
    become(page, tables, server.address)
    found = {}
    for who in ("host", "guest by link"):
        page.goto(server.address + tables.waiting)
        page.locator("main.room li").first.wait_for()
        found[who] = violations(page)
        page.context.clear_cookies()  # whoever comes next is somebody else
    assert {who: wrong for who, wrong in found.items() if wrong} == {}


def claims(message: Json) -> Json:
    """Let a player choose between two ways to claim an expedition: that is rare in a game."""
    if message["type"] == "state":
        message["observation"]["expeditions"] = ["exp-cc"]
        (legal,) = message["legal"].values()
        legal["actions"] += ["claim exp-cc", "claim exp-cc cj"]
    return message


DIALOGS: Final[dict[str, Callable[[Page], None]]] = {
    "dealt without one's part": lambda page: None,  # said at once: tests deal by themselves
    "menu": lambda page: page.locator(".bar [aria-haspopup=dialog]").last.click(),
    "rules": lambda page: page.keyboard.press("?"),
    "another player's display": lambda page: page.locator(".opponents .panel").first.click(),
    "ways to claim": lambda page: page.keyboard.press("c"),
    "log": lambda page: page.locator(".last button").click(),
}


@pytest.mark.parametrize("language", SPOKEN)
def test_axe_finds_nothing_in_a_dialog(visit, server, tables, language):
    page = visit(None, locale=language)
    become(page, tables, server.address)
    doctor(page, claims)
    page.goto(server.address + tables.paths["draw or stop"])
    page.locator("html:not([data-growing]) main[data-settled=true]").wait_for()
    found = {}
    for name, open_it in DIALOGS.items():
        if name == "log":
            page.set_viewport_size(PHONE)  # larger windows always show it
        open_it(page)
        page.locator("dialog[open]").wait_for()
        sizes = [PHONE] if name == "log" else [DESKTOP, PHONE]
        found[name] = violations(page, "dialog", sizes)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        page.set_viewport_size(DESKTOP)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_first_picture_waits_for_no_file(visit, server, tables):
    """Before code has come a table has its quay, a dark screen its night; words are asked for."""
    page = visit(None, locale="it", color_scheme="dark", expected=CUT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(server.address + tables.paths["draw or stop"], wait_until="commit")
    page.locator("#scene.quay .planks").wait_for()
    assert "night" in (page.locator("html").get_attribute("class") or "")
    page.wait_for_load_state("load")
    assert any("/assets/it-" in url for url in asked)
    page.goto(server.address)
    page.locator("#scene:not(.quay) .waves").wait_for()
