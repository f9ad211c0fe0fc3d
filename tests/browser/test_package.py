"""A game of somebody else: installed, played on both kinds of board, replayed, and removed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.serving import Server, running

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "tests/packages/cove"
BOARD: Final = ', page="page/index.js"'
DECISIONS: Final = 200


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class House:
    """Quarterdeck in an environment of its own, which borrows all but the games of others."""

    def __init__(self, folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        self.python = folder / "bin/python"
        site = next((folder / "lib").glob("python*/site-packages"))
        (site / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n")

    def pip(self, *arguments: str | Path) -> None:
        quiet = ("--quiet", "--disable-pip-version-check")
        run(sys.executable, "-m", "pip", *quiet, "--python", self.python, *arguments)

    def games(self) -> str:
        return run(self.python, "-m", "quarterdeck", "games", "--lang", "en")


@pytest.fixture
def without_a_board(tmp_path: Path) -> Path:
    """The package as it was before it brought a board."""
    older = tmp_path / "older"
    shutil.copytree(PACKAGE, older)
    manifest = older / "cove/manifest.py"
    text = manifest.read_text("utf-8")
    assert BOARD in text
    manifest.write_text(text.replace(BOARD, ""), "utf-8")
    shutil.rmtree(older / "cove/page")
    return older


def begin(page: Page) -> None:
    """From the first page to a table with a bot that need not think."""
    page.locator("a[href='/new?game=cove']").first.click()
    page.locator("select:has(option[value='bot:random'])").select_option("bot:random")
    page.get_by_role("button", name="Play now").click()


def play(page: Page, controls: str) -> None:
    """Press what is offered first, until somebody has won."""
    for _ in range(DECISIONS):
        page.locator(f"#result, main[data-settled=true] {controls}").first.wait_for()
        if page.locator("#result").count():
            return
        number = page.locator("main").get_attribute("data-number")
        page.locator(f"main[data-settled=true] {controls}").first.click()
        page.locator(f"#result, main:not([data-number='{number}'])").first.wait_for()
    raise AssertionError("the game does not end")


def test_a_game_of_another_package(tmp_path: Path, without_a_board: Path, visit) -> None:
    before = run("git", "-C", ROOT, "status", "--porcelain")
    house = House(tmp_path / "venv")
    assert "cove" not in house.games()

    house.pip("install", "--no-deps", without_a_board)
    assert "cove: cove, 2 to 5 players" in house.games()
    command = [house.python, "-m", "quarterdeck"]
    with running(Server(tmp_path, command)) as server:
        page = visit(at=server.address)
        begin(page)
        play(page, ".generic .choices > button")
        page.get_by_role("link", name="Replay").click()
        expect(page.locator("main .generic")).to_be_visible()
        page.keyboard.press("End")
        page.keyboard.press("Home")
        page.locator("main[data-number='0']").wait_for()
        page.close()

    house.pip("install", "--no-deps", "--force-reinstall", PACKAGE)
    with running(Server(tmp_path, command)) as server:
        page = visit(at=server.address)
        begin(page)
        play(page, "[data-board=cove] button")
        page.close()

    house.pip("uninstall", "--yes", "cove")
    assert "cove" not in house.games()
    with running(Server(tmp_path, command)) as server:
        page = visit(at=server.address)
        expect(page.locator("a[href^='/new?game=']").first).to_be_visible()
        expect(page.locator("a[href='/new?game=cove']")).to_have_count(0)
        page.close()
    assert run("git", "-C", ROOT, "status", "--porcelain") == before
