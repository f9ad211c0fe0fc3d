"""What a game's package brings for the page: its board and its words."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from quarterdeck.core.manifest import Manifest
from quarterdeck.server import boards
from quarterdeck.server.settings import Settings
from tests.server.client import Guest, running
from tests.server.test_security import GAMES_BY_NAME

NAME = next(iter(GAMES_BY_NAME))
MODULE = "export const mount = () => ({ show() {}, unmount() {} });\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a board, its style sheet, words, and something that is nobody's business."""
    folder = tmp_path / "packages" / "boarded"
    for path, text in {
        "__init__.py": "",
        "secret.txt": "secret",
        "page/index.js": MODULE,
        "page/look/board.css": "main {}",
        "words/en/boarded.ftl": f"{NAME} = The Game",
        "words/en/terminal.ftl": f"{NAME}-terminal = for terminals",
        "words/telling.toml": '[events]\nheld = { name = "name of seat" }',
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder.parent)
    manifest = Manifest(package="boarded", game="none:NONE", page="page/index.js")
    monkeypatch.setattr(boards, "manifests", lambda: {NAME: manifest})
    boards.boards.cache_clear()
    yield folder
    boards.boards.cache_clear()
    sys.modules.pop("boarded", None)


@pytest.fixture
async def visitor(settings: Settings, package: Path) -> AsyncIterator[Guest]:
    async with running(settings, GAMES_BY_NAME) as house, house.guest() as guest:
        yield guest


async def told(visitor: Guest) -> dict[str, str]:
    games = (await visitor.http.get("/api/games")).json()
    return {game["name"]: game["page"] for game in games}


async def test_a_packages_board_is_listed_and_served_from_its_folder_alone(visitor: Guest) -> None:
    pages = await told(visitor)
    module = pages.pop(NAME)
    assert set(pages.values()) <= {""}
    answer = await visitor.http.get(module)
    assert (answer.status_code, answer.text) == (200, MODULE)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    beside = module.replace("index.js", "look/board.css")
    assert (await visitor.http.get(beside)).headers["content-type"].startswith("text/css")
    for wrong in ("../secret.txt", "%2e%2e/secret.txt", "look", "none.js"):
        assert (await visitor.http.get(module.replace("index.js", wrong))).status_code == 404


async def test_a_changed_board_has_another_address(visitor: Guest, package: Path) -> None:
    before = boards.module_of(NAME)
    (package / "page/look/board.css").write_text("main { color: red }")
    boards.boards.cache_clear()
    assert boards.module_of(NAME) not in ("", before)


async def test_words_of_a_package_come_in_english_where_it_has_no_others(visitor: Guest) -> None:
    for language in ("en", "pl"):
        words = (await visitor.http.get(f"/api/games/{NAME}/words/{language}")).json()
        assert words["fluent"] == f"{NAME} = The Game"
        assert words["telling"] == {"events": {"held": {"name": "name of seat"}}}
    assert (await visitor.http.get("/api/games/none/words/en")).status_code == 404
    assert (await visitor.http.get(f"/api/games/{NAME}/words/..")).status_code in (400, 404)
