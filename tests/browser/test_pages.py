"""Every page, in every language, by day and by night: accessible, and nothing cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from quarterdeck.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ("/", "/new?game=port-royal", "/rules", "/settings", "/credits")
RUN_AXE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    return page.evaluate(RUN_AXE)


def open_table(page: Page) -> None:
    page.goto(page.url.split("?")[0])
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place=harbour]").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(visit, language, theme):
    page = visit(locale=language, color_scheme=theme, bypass_csp=True)
    found = {}
    for path in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.get_by_role("main").wait_for()
        page.wait_for_timeout(150)
        found[path] = violations(page)
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + "/")
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place=harbour]").wait_for()
    page.wait_for_timeout(500)
    found["table"] = violations(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_does_not_scroll(visit, language, size):
    page = visit(locale=language, viewport=size)
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place=harbour]").wait_for()
    page.wait_for_timeout(800)
    inside = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert inside == [size["width"], size["height"]]
