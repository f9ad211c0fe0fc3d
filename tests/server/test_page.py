"""The page's files, the page of the HTTP calls, health and numbers."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator

import pytest

from quarterdeck import __version__
from quarterdeck.server.settings import Settings
from tests.server.client import Guest, first, running
from tests.server.test_security import GAMES_BY_NAME

SCRIPT = "console.log('ahoy');\n" * 100


@pytest.fixture
async def visitor(settings: Settings) -> AsyncIterator[Guest]:
    assets = settings.page / "assets"
    assets.mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    (assets / "index-4f3a.js").write_text(SCRIPT)
    (assets / "type.woff2").write_bytes(bytes(range(256)))
    async with running(settings, GAMES_BY_NAME) as house, house.guest() as guest:
        yield guest


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/rules", "/settings", "/credits", "/t/abc_-1", "/t/abc/replay", "/device/AB-C"],
)
async def test_routes_of_the_page_show_the_page(visitor: Guest, path: str) -> None:
    answer = await visitor.http.get(path)
    assert "<title>Quarterdeck" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_typed_zipped_and_kept(visitor: Guest) -> None:
    answer = await visitor.http.get("/assets/index-4f3a.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    answer = await visitor.http.get("/assets/type.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in answer.headers
    plain = await visitor.http.get("/assets/index-4f3a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(gzip.compress(plain.content)).decode() == SCRIPT


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/t", "/../pyproject.toml", "/%2e%2e/x", "/assets/../../x", "/wp"]
)
async def test_nothing_else_is_there(visitor: Guest, path: str) -> None:
    answer = await visitor.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


async def test_without_a_page_the_server_says_so(guest: Guest) -> None:
    assert "not built" in (await guest.http.get("/")).text


async def test_the_page_of_the_calls_loads_nothing_from_elsewhere(guest: Guest) -> None:
    answer = await guest.http.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    for call in ("/api/tables/{table_id}/join", "/api/me", "/health"):
        assert call in answer.text
    assert not re.findall(r"<script|https?://|style=", answer.text)
    style = re.search(r'href="([^"]+\.css)"', answer.text)
    assert style is not None
    assert (await guest.http.get(style[1])).headers["content-type"].startswith("text/css")
    schema = (await guest.http.get("/api/docs/openapi.json")).json()
    assert schema["info"]["version"] == __version__


async def test_health_and_numbers(guest: Guest) -> None:
    answer = await guest.http.get("/health")
    assert answer.json() == {"status": "ok", "version": __version__}
    table = await guest.open("cove", "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 1)
        numbers = (await guest.http.get("/metrics")).text
    assert 'quarterdeck_steps_total{by="human"} 1.0' in numbers
    assert "quarterdeck_connections 1.0" in numbers
    assert 'quarterdeck_thinking_seconds_count{bot="random"}' in numbers
    assert table["id"] not in numbers
