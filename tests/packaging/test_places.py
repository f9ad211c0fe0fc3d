"""Each game is in its own folders: nothing else names one."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = re.compile(r"port.?royal|rattle", re.IGNORECASE)
PLACES = (
    *("src/quarterdeck/games/", "web/src/games/", "tests/", "web/tests/"),
    *("docs/", "examples/", "benchmarks/"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md"),
    "pyproject.toml",  # its entry points
)
"""Where games may be named: their own folders, tests, and what is written for people."""


def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return listed.stdout.splitlines()


def test_no_file_of_the_platform_names_a_game() -> None:
    named = [
        name
        for name in tracked()
        if not name.startswith(PLACES) and (ROOT / name).is_file()
        if GAMES.search((ROOT / name).read_text("utf-8", "ignore")) or GAMES.search(name)
    ]
    assert named == []


def test_the_project_file_names_games_as_entry_points_only() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert len(project["project"]["entry-points"].pop("quarterdeck.games")) > 1
    assert not GAMES.search(str(project))


def test_every_package_is_told_of_in_the_architecture() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    packages = [path.parent for path in (ROOT / "src/quarterdeck").glob("*/__init__.py")]
    games = [path.parent for path in (ROOT / "src/quarterdeck/games").glob("*/__init__.py")]
    names = {*(each.name for each in packages if each.name != "games")}
    names |= {f"games.{each.name}" for each in games}
    assert [name for name in sorted(names) if f"`{name}`" not in page] == []
