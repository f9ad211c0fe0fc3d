"""Builds the page before it is packed, if need be: a wheel without it would be no table."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = "src/quarterdeck/server/page/index.html"
SOURCES: Final = "web/sources.txt"
"""What the page is made from, for the Makefile too: files, folders and globs, one on a line."""
STEPS: Final = (
    ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"),
    ("run", "--silent", "build", "--", "--logLevel", "warn"),
)


class PageBuildHook(BuildHookInterface[Any]):
    """Called by Hatch for wheels and source archives."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or older than what it is made from."""
        root = Path(self.root)
        # Whoever works on the code builds the page when it is wanted: make page.
        if version == "editable" or is_fresh(root):
            return
        self.app.display_info("Building the page ...")
        try:
            with tempfile.TemporaryDirectory() as folder:
                _build(root, Path(folder) / "node")
        except (OSError, subprocess.CalledProcessError) as error:
            raise RuntimeError(
                f"the page could not be built: {error}. It needs Node 20 or later, or a network "
                "to fetch it from. With the page already built (make page) neither is needed."
            ) from error


def is_fresh(root: Path) -> bool:
    """Whether the page is there and as new as all it is made from."""
    page = root / PAGE
    if not page.exists():
        return False
    built = page.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    for pattern in (root / SOURCES).read_text("utf-8").split():
        for path in root.glob(pattern):
            yield from (p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]


def _build(root: Path, venv: Path) -> None:
    """By npm of the system, or else by one that scripts/node.sh puts into an environment."""
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    npm = ["sh", str(root / "scripts/node.sh"), "--prefix", "web"]
    for step in STEPS:
        subprocess.run([*npm, *step], cwd=root, env={**os.environ, "VENV": str(venv)}, check=True)
