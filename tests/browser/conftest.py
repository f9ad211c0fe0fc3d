"""A real server in its own process, and a real Chromium that complains about nothing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from quarterdeck.server.settings import Settings

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
ARGUMENTS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A connection that is cut on purpose says so in the console.
CUT = re.compile(r"WebSocket|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|Failed to fetch")


class Server:
    """``quarterdeck serve`` with a database of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._port = 0
        self.address = ""

    def start(self) -> None:
        """Start, at the same port as before."""
        command = [sys.executable, "-m", "quarterdeck", "serve", "--port", str(self._port)]
        self._process = subprocess.Popen(
            [*command, "--database", self._database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.address, self._port = found[0], int(found[1])
                return
        raise AssertionError("the server did not say where it is")

    def kill(self) -> None:
        """As the power would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> None:
        self._process.send_signal(sign)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    assert (Settings().page / "index.html").exists(), "build the page first: make page"


@pytest.fixture
def server(tmp_path: Path, page_is_built: None) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or None
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser of one's own at a path. No error, and no other host, in all of the test."""
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, cut: bool = False, **options: object) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))

        def console(message) -> None:
            expected = cut and CUT.search(message.text)
            if message.type in ("error", "warning") and not expected:
                wrong.append(f"{message.type}: {message.text}")

        def request(request) -> None:
            host = urlsplit(request.url).netloc
            if host and host != urlsplit(server.address).netloc:
                wrong.append(f"another host: {request.url}")

        page.on("console", console)
        page.on("request", request)
        page.goto(server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
