"""What a table loads, as it crosses the wire: small enough for a slow line, in each language."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest
from playwright.sync_api import Page

from quarterdeck.i18n import LANGUAGES
from tests.browser.positions import Places
from tests.serving import Server

KB: Final = 1000
CODE: Final = "code, styles and artwork"
FONTS: Final = "fonts"
MOST: Final = {CODE: 150 * KB, FONTS: 150 * KB}
KINDS: Final = {
    "Document": CODE,
    "Font": FONTS,
    "Image": CODE,
    "Media": CODE,
    "Other": CODE,
    "Script": CODE,
    "Stylesheet": CODE,
}
"""By Chromium's name for it. What the server tells of the game is not listed: it is no file."""


class Meter:
    """Counts the bytes that arrive for a page, compressed as they are, with their headers."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self.bytes: dict[str, int] = defaultdict(int)
        wire = page.context.new_cdp_session(page)
        wire.on("Network.responseReceived", self._came)
        wire.on("Network.loadingFinished", self._ended)
        wire.send("Network.enable")

    def _came(self, event: dict[str, object]) -> None:
        self._kinds[str(event["requestId"])] = KINDS.get(str(event["type"]), "")

    def _ended(self, event: dict[str, object]) -> None:
        kind = self._kinds.get(str(event["requestId"]), "")
        self.bytes[kind] += int(str(event["encodedDataLength"]).partition(".")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_loads(visit, server: Server, tables: Places, language, record_property):
    page = visit(None, locale=language)
    name, value = tables.cookie
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    meter = Meter(page)
    # Each decision brings in what the one before had no use for; the cache holds the rest.
    for decision in ("draw or stop", "trade or hire", "repel", "result"):
        page.goto(server.address + tables.paths[decision])
        page.locator("#result" if decision == "result" else "main.board").wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
    figures = {kind: meter.bytes[kind] for kind in MOST}
    for kind, size in figures.items():
        record_property(kind, size)  # for make goals
    assert all(figures.values()), figures
    assert {kind: n for kind, n in figures.items() if n > MOST[kind]} == {}
