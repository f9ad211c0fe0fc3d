"""What a library is compiled from."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

Compiled = Callable[..., int]
"""A compiled entry point. Its arguments are checked by Numba when it is called."""

Signatures = Mapping[str, Sequence[str]]
"""For each entry point the kinds of its arguments, see ``building.argument_types``."""


@dataclass(frozen=True, kw_only=True)
class Sources:
    """Where the functions of a game stand, and what else they depend on. Made of names alone.

    So its ``repr`` can be handed to another process.
    """

    title: str
    """What the game is called, for whoever waits."""
    records: str
    """The numpy type of a packed state: a module and a name in it, ``package.state:DTYPE``."""
    modules: tuple[str, ...]
    """Modules with functions to compile, in the order in which later names replace earlier ones."""
    replacing: str
    """The only module whose functions may have the names of others."""
    reads: tuple[str, ...] = ()
    """Modules that are not compiled, but whose values the others have taken over."""
    data: tuple[tuple[str, str], ...] = ()
    """Files that the modules read: a package, and a file in it."""

    def plus(self, *modules: str) -> Sources:
        """These, and functions of other modules that use them."""
        return replace(self, modules=(*self.modules, *modules))

    def digest(self, *more: object) -> str:
        """A name for all of this as it is written now, for the tools, and for what is made of it.

        What has another name was compiled from something else.
        """
        digest = hashlib.sha256(repr((self, *more)).encode())
        for name in ("numba", "llvmlite", "numpy"):
            digest.update(f"{name} {version(name)}".encode())
        digest.update(f"{sys.version} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
        for package, file in self.data:
            digest.update(files(package).joinpath(file).read_bytes())
        for module in (*self.modules, *self.reads):
            digest.update(_text(module))
        for name in ("sources", "building", "library"):
            digest.update(_text(f"{__package__}.{name}"))
        return digest.hexdigest()[:24]


def _text(module: str) -> bytes:
    file = import_module(module).__file__
    assert file is not None
    return Path(file).read_bytes()
