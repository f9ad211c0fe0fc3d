"""What a bot is made of: the files that decide how it plays, and a mark for what is in them."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

OURS: Final = ("builtins", "abc", "quarterdeck.bots.api")
"""Modules whose classes every bot is made of."""
SOURCES: Final = frozenset(
    (".py", ".js", ".mjs", ".cjs", ".ts", ".lua", ".rb", ".pl", ".jl", ".php", ".r", ".R", ".sh")
)
"""Files that are run as they are written, and that may use others of their kind."""
Stamp = tuple[Path, int, int]
"""A file, when it was changed last, and its size."""


def of_class(kind: type) -> dict[str, Path]:
    """The package a class stands in; or its file, with what stands beside it. Its bases' too."""
    found: dict[str, Path] = {}
    for each in kind.__mro__:
        module = sys.modules.get(each.__module__)
        file = getattr(module, "__file__", None)
        if each.__module__ in OURS or module is None or file is None:
            continue  # a class that was typed in, in a notebook say, stands in no file
        if module.__package__:
            found[module.__package__] = Path(file).parent
        else:
            found |= beside(Path(file))
    return found


def beside(file: Path) -> dict[str, Path]:
    """A file; and if it is a source, what it is likely to use: its like beside it, and packages."""
    found = {file.name: file}
    if file.suffix in SOURCES:
        found |= {other.name: other for other in file.parent.glob(f"*{file.suffix}")}
    if file.suffix == ".py":
        found |= {p.name: p for p in file.parent.iterdir() if is_package(p)}
    return found


def is_package(folder: Path) -> bool:
    """Whether Python could import this folder."""
    return any((folder / name).is_file() for name in ("__init__.py", "__main__.py"))


def digest(path: Path) -> str:
    """A mark for what is in a file, or in all files of a folder; nothing if it is gone."""
    return _digest(path, tuple(_stamps(path)))


def _stamps(path: Path) -> Iterator[Stamp]:
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        inside = file.relative_to(path).parts
        if file.is_file() and not any(part.startswith((".", "__pycache__")) for part in inside):
            about = file.stat()
            yield file, about.st_mtime_ns, about.st_size


@lru_cache(maxsize=1024)  # a plan is described often, and its bots seldom change meanwhile
def _digest(root: Path, stamps: tuple[Stamp, ...]) -> str:
    found = hashlib.sha256()
    for file, _, size in stamps:
        found.update(f"{file.relative_to(root).as_posix()} {size}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16] if stamps else ""
