"""A real server in its own process, and a real Chromium that complains about nothing."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from quarterdeck.server.settings import Settings
from tests.browser.cable import Cable
from tests.browser.positions import Places, places
from tests.serving import Server, running

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
ARGUMENTS: Final = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SOFTWARE_GL: Final = [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
]
"""WebGL without a graphics card."""
PATIENCE: Final = 30_000
"""Milliseconds: a busy machine is no error."""
expect.set_options(timeout=PATIENCE)
CUT: Final = re.compile(r"WebSocket connection to .* failed|Failed to load resource: net::ERR_")
"""A connection that is cut on purpose says so in the console."""
LOST: Final = re.compile(r"Failed to load resource: .* status of 404")
"""So does an address where nothing is."""


@pytest.fixture(scope="session")
def page_is_built() -> None:
    assert (Settings().page / "index.html").exists(), "build the page first: make page"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Server]:
    """One for all tests that leave it running."""
    with running(Server(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def tables(server: Server) -> Places:
    """Tables at each decision, and one whose game is over."""
    return places(server.address)


@pytest.fixture
def own_server(tmp_path: Path, page_is_built: None) -> Iterator[Server]:
    """One to be killed."""
    with running(Server(tmp_path)) as server:
        yield server


@pytest.fixture
def cable(own_server: Server) -> Iterator[Cable]:
    """Between a browser and that server."""
    cable = Cable(own_server.address)
    yield cable
    cable.close()


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[list[str]], Browser]]:
    """A browser with these arguments; all of them end with the tests."""
    with sync_playwright() as playwright, ExitStack() as browsers:
        path = os.environ.get("CHROMIUM") or None

        def launch(arguments: list[str]) -> Browser:
            browser = playwright.chromium.launch(executable_path=path, args=arguments)
            browsers.callback(browser.close)
            return browser

        yield launch


@pytest.fixture(scope="session")
def chromium(launch: Callable[[list[str]], Browser]) -> Browser:
    return launch(ARGUMENTS)


@pytest.fixture(scope="session")
def deep_chromium(launch: Callable[[list[str]], Browser]) -> Browser:
    """One that draws in three dimensions, slowly."""
    return launch(SOFTWARE_GL)


class Watch:
    """Notes what no page may do: complain, or ask another host."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def over(self, page: Page, address: str, expected: re.Pattern[str] | None) -> None:
        """Watch a page of the server at an address; what is done on purpose may complain."""
        own = urlsplit(address).netloc

        def console(message: ConsoleMessage) -> None:
            on_purpose = expected and expected.match(message.text)
            if message.type in ("error", "warning") and not on_purpose:
                self.wrong.append(f"{message.type}: {message.text}")

        def request(request: Request) -> None:
            if urlsplit(request.url).netloc not in ("", own):
                self.wrong.append(f"another host: {request.url}")

        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("console", console)
        page.on("request", request)
        page.on("websocket", lambda socket: request(socket))


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser of one's own at a path, or nowhere yet; nothing may go wrong in it."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def open_page(
        path: str | None = "/",
        *,
        at: str = "",
        expected: re.Pattern[str] | None = None,
        browser: Browser = chromium,
        **options: object,
    ) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        address = at or server.address
        watch.over(page, address, expected)
        if path is not None:
            page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert watch.wrong == []
