"""Bots that stand in a Python file: ``mybot.py:Careful``, wherever bots are named."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from dataclasses import dataclass
from inspect import isabstract
from pathlib import Path
from types import ModuleType
from typing import Final

from quarterdeck.bots.api import Bot, BotError

NAMED: Final = re.compile(r"(?P<file>.+?\.py)(?::(?P<rest>.*))?")
_modules: dict[tuple[Path, int], ModuleType] = {}
"""What was loaded, by the file and the time it was changed last."""


@dataclass(frozen=True, slots=True)
class InFile:
    """A bot's class and the file it stands in, as somebody has named them."""

    file: str
    kind: str
    """Nothing: the only one there is."""
    more: tuple[str, ...]
    """Parameters, and at a table what the player is called."""

    @property
    def named(self) -> str:
        """The file and the class."""
        return f"{self.file}:{self.kind}" if self.kind else self.file

    def load(self) -> type[Bot]:
        """The class itself."""
        found = {
            name: kind
            for name, kind in vars(_module(self.file)).items()
            if isinstance(kind, type) and issubclass(kind, Bot) and not isabstract(kind)
        }
        own = [name for name, kind in found.items() if _stands_in(kind, self.file)]
        there = ", ".join(own) or "none"
        if self.kind:
            if self.kind not in found:
                raise BotError(f"'{self.file}' has no bot '{self.kind}'; there are: {there}")
        elif len(own) != 1:
            raise BotError(
                f"which bot of '{self.file}'? Name it, as in {self.file}:NAME; there are: {there}"
            )
        name = self.kind or own[0]
        found[name].origin = f"{self.file}:{name}"
        return found[name]


def in_file(text: str) -> InFile | None:
    """What a text says of a bot in a file; None if it names no file."""
    found = NAMED.fullmatch(text)
    if not found:
        return None
    first, *more = (found["rest"] or "").split(":")
    if not first or "=" in first:  # the class is not named
        return InFile(found["file"], "", tuple(part for part in (first, *more) if part))
    return InFile(found["file"], first, tuple(more))


def class_in_file(command: str) -> InFile | None:
    """The same of a text that could also be a command: it must name a class, and nothing else."""
    found = in_file(command)
    return found if found and found.kind and len(command.split()) == 1 else None


def _stands_in(kind: type[Bot], file: str) -> bool:
    return kind.__module__ == _name(Path(file).resolve())


def _name(path: Path) -> str:
    """The module's name: two files of one name are two modules."""
    return f"{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"


def _module(file: str) -> ModuleType:
    path = Path(file).resolve()
    if not path.is_file():
        raise BotError(f"there is no file '{file}' in {Path.cwd()}")
    key = path, path.stat().st_mtime_ns
    if key not in _modules:
        _modules[key] = _run(path, file)
    return _modules[key]


def _run(path: Path, file: str) -> ModuleType:
    """Run a file as Python would run it by its name: it may import what stands beside it."""
    _check_neighbours(path, file)
    spec = importlib.util.spec_from_file_location(_name(path), path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    sys.modules[module.__name__] = module  # dataclasses look their types up there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[module.__name__]
        raise BotError(f"'{file}' cannot be run: {type(error).__name__}: {error}") from error
    return module


def _check_neighbours(path: Path, file: str) -> None:
    """Python has one module of a name: a second bot must not get the first one's helpers."""
    folders = {other.parent for other, _ in _modules} - {path.parent}
    for helper in path.parent.glob("*.py"):
        taken = getattr(sys.modules.get(helper.stem), "__file__", None)
        if taken is not None and Path(taken).parent in folders:
            raise BotError(
                f"'{file}' and another bot have a module '{helper.stem}' beside them, "
                f"{helper} and {taken}: Python would give both the same; rename one"
            )
