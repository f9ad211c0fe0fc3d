"""Every page, in every language, by day and by night: accessible, and nothing cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from quarterdeck.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import new_table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ("/new?game=port-royal", "/rules", "/settings", "/credits")
RUN_AXE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)"""


def violations(page: Page) -> list[str]:
    """What axe finds by day and by night."""
    page.add_style_tag(content="* { transition: none !important; animation: none !important }")
    page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)
        found += [f"{theme} {wrong}" for wrong in page.evaluate(RUN_AXE)]
    return found


def open_table(page: Page) -> None:
    """From the first page, by its one big button."""
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place=harbour]").wait_for()
    page.wait_for_timeout(500)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(visit, server, language):
    page = visit(locale=language, bypass_csp=True)
    found = {}
    for path in (*PAGES, "/"):
        page.goto(server.address + path)
        page.get_by_role("main").wait_for()
        found[path] = violations(page)
    # Nobody but people: the table waits, and nothing fades in while axe looks.
    page.goto(server.address + new_table(page, {"kind": "you"}, {"kind": "local", "name": "Mary"}))
    page.locator("[data-place=harbour]").wait_for()
    page.wait_for_timeout(1500)
    found["table"] = violations(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_does_not_scroll(visit, language, size):
    page = visit(locale=language, viewport=size)
    open_table(page)
    inside = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert inside == [size["width"], size["height"]]
