"""The page's files, the page of the HTTP calls, health and numbers."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import re
from collections.abc import AsyncIterator

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck import __version__
from quarterdeck.server.settings import Settings
from quarterdeck.server.wire_number import WIRE
from tests.server.client import Guest, first, running
from tests.server.test_security import GAMES_BY_NAME

SCRIPT = "console.log('ahoy');\n" * 100
SCRIPT_PATH = "/assets/index-4f3a.js"
SMALLER = b"what the build made of it"


@pytest.fixture
async def visitor(settings: Settings) -> AsyncIterator[Guest]:
    assets = settings.page / "assets"
    assets.mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    (assets / "index-4f3a.js").write_text(SCRIPT)
    (assets / "index-4f3a.js.br").write_bytes(SMALLER)
    (assets / "type-77.woff2").write_bytes(bytes(range(256)))
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


async def ask(visitor: Guest, path: str, encodings: str, **headers: str) -> httpx.Response:
    return await visitor.http.get(path, headers={"Accept-Encoding": encodings, **headers})


async def test_assets_are_typed_and_kept_for_ever(visitor: Guest) -> None:
    for path, kind in ((SCRIPT_PATH, "text/javascript"), ("/assets/type-77.woff2", "font/woff2")):
        answer = await visitor.http.get(path)
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("encodings", "how"),
    [
        ("gzip, deflate, br", "br"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_the_shortest_form_the_reader_understands(
    visitor: Guest, encodings: str, how: str | None
) -> None:
    async with visitor.http.stream(
        "GET", SCRIPT_PATH, headers={"Accept-Encoding": encodings}
    ) as answer:
        data = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == how
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = gzip.decompress(data) if how == "gzip" else data
    assert plain == (SMALLER if how == "br" else SCRIPT.encode())


async def test_what_is_not_shorter_is_sent_as_it_is(visitor: Guest) -> None:
    answer = await ask(visitor, "/assets/type-77.woff2", "br, gzip")
    assert "content-encoding" not in answer.headers
    assert answer.content == bytes(range(256))


async def test_smaller_twins_have_no_address_of_their_own(visitor: Guest) -> None:
    assert (await visitor.http.get(f"{SCRIPT_PATH}.br")).status_code == 404


async def test_a_page_that_is_known_is_not_sent_again(visitor: Guest) -> None:
    for path, again in (("/", "/rules"), (SCRIPT_PATH, SCRIPT_PATH)):
        tag = (await ask(visitor, path, "gzip")).headers["etag"]
        known = await ask(visitor, again, "gzip", **{"If-None-Match": f'"x", W/{tag}'})
        assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", tag)
        other = await ask(visitor, again, "gzip", **{"If-None-Match": '"x"'})
        assert other.status_code == 200
    assert (await ask(visitor, SCRIPT_PATH, "identity")).headers["etag"] != tag


@pytest.mark.parametrize("path", ["/", "/t/abc", SCRIPT_PATH, "/health", "/api/games", "/api/no"])
async def test_head_is_get_without_a_body(visitor: Guest, path: str) -> None:
    whole, head = await visitor.http.get(path), await visitor.http.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    names = ("content-type", "content-length", "etag", "content-security-policy")
    assert [head.headers.get(n) for n in names] == [whole.headers.get(n) for n in names]


async def test_a_page_that_is_built_anew_is_shown(visitor: Guest, settings: Settings) -> None:
    (settings.page / "assets" / "index-77aa.js").write_text("new")
    index = settings.page / "index.html"
    index.write_text("<!doctype html><title>Anew</title>")
    os.utime(index, ns=(0, 10**18))
    assert "Anew" in (await visitor.http.get("/t/abc")).text
    assert (await visitor.http.get("/assets/index-77aa.js")).text == "new"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/t", "/../pyproject.toml", "/%2e%2e/x", "/assets/../../x", "/wp"]
)
async def test_nothing_else_is_there(visitor: Guest, path: str) -> None:
    answer = await visitor.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/rules/x", "/t/abc", "/t/abc/replay"])
async def test_where_nothing_is_a_browser_gets_the_page_that_says_so(
    visitor: Guest, path: str
) -> None:
    answer = await visitor.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert "<title>Quarterdeck" in answer.text
    tag = {"If-None-Match": answer.headers["etag"]}
    assert (await visitor.http.get(path, headers={**BROWSER, **tag})).status_code == 404


@pytest.mark.parametrize("path", ["/api/nowhere", f"/api/tables/{'a' * 22}"])
async def test_below_api_a_wrong_address_gets_json_whoever_asks(visitor: Guest, path: str) -> None:
    answer = await visitor.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


async def test_a_table_that_is_there_is_found(visitor: Guest) -> None:
    table = (await visitor.open("port-royal", "you", "bot:random"))["id"]
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        assert (await visitor.http.get(path, headers=BROWSER)).status_code == 200


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
    assert answer.json() == {"status": "ok", "version": __version__, "wire": WIRE}
    table = await guest.open("cove", "you", "bot:random")
    async with guest.sit(table["id"]) as seat:
        await seat.play(first, 1)
        numbers = (await guest.http.get("/metrics")).text
    assert 'quarterdeck_steps_total{by="human"} 1.0' in numbers
    assert "quarterdeck_connections 1.0" in numbers
    assert 'quarterdeck_thinking_seconds_count{bot="random"}' in numbers
    assert table["id"] not in numbers


async def test_what_stands_in_the_document_is_allowed_by_its_hash(
    settings: Settings, visitor: Guest
) -> None:
    said = (await visitor.http.get("/")).headers["content-security-policy"]
    assert "sha256" not in said
    document = "<style>p{}</style><script>ahoy()</script><script src='/assets/a.js'></script>"
    (settings.page / "index.html").write_text(document)
    said = (await visitor.http.get("/")).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in said.split("; "))
    for kind, text in (("style", "p{}"), ("script", "ahoy()")):
        seal = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert rules[f"{kind}-src"] == f"'self' 'sha256-{seal}'"
    assert rules["default-src"] == "'self'"


async def test_without_its_database_the_server_is_not_well(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(engine: AsyncEngine) -> None:
        raise OperationalError("select 1", {}, ConnectionError())

    monkeypatch.setattr(AsyncEngine, "connect", fail)
    answer = await guest.http.get("/health")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
