"""Boards that packages bring: a module and what lies beside it, at an address of their own.

They are trusted as the package's Python is: whoever runs the server has installed both.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from quarterdeck.core.manifest import manifests
from quarterdeck.server import messages

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDER: Final = "games"
"""Where they are served: ``/games/<name>/<hash>/index.js``. The hash is of all files, so that a
changed board has another address and none need ever be asked for again."""
NOT_FOR_PAGES: Final = ("terminal.ftl", "analysis.ftl")
"""Words that no page says."""

Files = dict[str, bytes]
"""By their addresses, without the slash before them."""


@cache  # nothing is installed while a server runs
def boards() -> tuple[dict[str, str], Files]:
    """The module of each game that brings one, and all files."""
    modules: dict[str, str] = {}
    files: Files = {}
    for name, manifest in manifests().items():
        if not manifest.page:
            continue
        module = PurePosixPath(manifest.page)
        brought = dict(_below(manifest.file(str(module.parent))))
        place = f"{FOLDER}/{name}/{_hash(brought)}"
        files |= {f"{place}/{path}": data for path, data in brought.items()}
        modules[name] = f"/{place}/{module.name}"
    return modules, files


def module_of(game: str) -> str:
    """The address of a game's own board; nothing if its package brings none."""
    return boards()[0].get(game, "")


def words_of(game: str, language: str) -> messages.WordsTold:
    """A game's own words in a language; none if its package brings none."""
    manifest = manifests().get(game)
    if manifest is None:
        return messages.WordsTold("", {})
    spoken = (file for file in manifest.fluent(language) if file.name not in NOT_FOR_PAGES)
    rows = manifest.file(manifest.words).joinpath("telling.toml")
    return messages.WordsTold(
        fluent="\n".join(file.read_text("utf-8") for file in spoken),
        telling=tomllib.loads(rows.read_text("utf-8")) if rows.is_file() else {},
    )


def _below(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _below(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry.read_bytes()


def _hash(files: Files) -> str:
    digest = hashlib.sha256()
    for path, data in files.items():
        digest.update(f"{path} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:16]
