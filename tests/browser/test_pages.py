"""Every page, in every language, by day and by night: accessible, and no table scrolls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from quarterdeck.i18n import LANGUAGES
from tests.browser.conftest import CUT, DESKTOP, LOST, PHONE

AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PAGES: Final = ("/new?game=port-royal", "/rules", "/settings", "/credits", "/device/ABCD-EFGH", "/")
NO_TABLE: Final = f"/t/{'a' * 22}"
RUN_AXE: Final = """async () => (await axe.run(document, {resultTypes: ['violations'],
    preload: false})).violations
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)"""
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


def violations(page: Page) -> list[str]:
    """What axe finds by day and by night."""
    page.evaluate(AXE)
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLE, theme == "dark")
        found += [f"{theme} {wrong}" for wrong in page.evaluate(RUN_AXE)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_a_table_and_it_does_not_scroll(visit, server, tables, language):
    page = visit(locale=language)
    name, value = tables.cookie
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    found = {}
    for decision, path in tables.paths.items():
        page.goto(server.address + path)
        page.locator("#result" if decision == "result" else "main.board").wait_for()
        found[decision] = violations(page)
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            if page.evaluate(SIZE) != [size["width"], size["height"]]:
                found[decision].append(f"scrolls at {size}")
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


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
