"""The rules as machine code, by Numba, and who waits for it: nobody.

The functions of ``rules`` are rebuilt over one namespace, in which card tables are arrays, ``emit``
is empty and the generator works on machine words (``machine``). Numba compiles that, and keeps the
result in a folder named by a hash of all that went in. (Numba's own cache looks only at the file of
the function one calls, and would go on with old rules after a change of another file or a card.)

Compiling takes from ten seconds to a minute or two, and whoever waits for it is told.
:meth:`Library.ready` never waits: until another process has filled the cache it says None, and the
interpreted rules serve.
"""

from __future__ import annotations

import hashlib
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np
from filelock import FileLock
from platformdirs import user_cache_path

from quarterdeck.games.port_royal.state import DTYPE

RULES: Final = (
    "quarterdeck.games.port_royal.cards",
    "quarterdeck.games.port_royal.actions",
    "quarterdeck.games.port_royal.state",
    "quarterdeck.games.port_royal.rules.telling",
    "quarterdeck.games.port_royal.rules.piles",
    "quarterdeck.games.port_royal.rules.turn",
    "quarterdeck.games.port_royal.rules.taking",
    "quarterdeck.games.port_royal.rules.expeditions",
    "quarterdeck.games.port_royal.rules.discovering",
    "quarterdeck.games.port_royal.rules.play",
    "quarterdeck.games.port_royal.rules.belief",
    "quarterdeck.games.port_royal.machine",  # last: its bodies replace those in telling
)
REPLACING: Final = RULES[-1]
"""The only module whose functions may have the names of others."""
DATA: Final = ("quarterdeck.games.port_royal", "cards.toml")

Compiled = Callable[..., int]
"""A compiled entry point. Its arguments are checked by Numba when it is called."""

Signatures = Mapping[str, Sequence[str]]
"""For each entry point the kinds of its arguments, see ``_argument_types``."""

SIGNATURES: Final[Signatures] = {
    "start_games": ("records", "words"),
    "legal_actions": ("records", "table", "row"),
    "choose_at_random": ("table", "row", "words", "row"),
    "apply_actions": ("records", "row"),
    "legal_in": ("records", "int", "row"),
    "apply_in": ("records", "int", "int"),
    "play_games": ("records", "int", "int", "row", "counts", "counts"),
}

LOG: Final = logging.getLogger(__name__)
LOADING: Final = "loading compiled rules"
"""The name of the threads that do so."""
_SETTING_UP: Final = threading.Lock()
"""Numba has one setting for all caches, and two libraries may be loaded at once."""


class Library:
    """Functions over a state, with entry points to call from Python."""

    def __init__(
        self, modules: Sequence[str], signatures: Signatures, apart: Sequence[str] = ()
    ) -> None:
        """``modules`` in the order in which later names replace earlier ones.

        Functions named in ``apart`` are called; all others are built in where they are used.
        """
        self._modules = tuple(modules)
        self._signatures = dict(signatures)
        self._apart = tuple(apart)
        self._functions: dict[str, Compiled] | None = None
        self._lock = threading.Lock()
        self._loading: threading.Thread | None = None

    # -- for those who can wait ------------------------------------------------------------------

    def load(self) -> Mapping[str, Compiled]:
        """The compiled entry points, from the cache if they are there; else this compiles."""
        with self._lock:
            if self._functions is None:
                if self._mark.exists():
                    self._functions = self._compile()
                else:
                    self._functions = self._compile_once()
        return self._functions

    # -- for those who cannot --------------------------------------------------------------------

    def prepare(self, *, wait: bool) -> None:
        """Begin to load, or wait until all is loaded."""
        if wait:
            self.load()
        else:
            self.ready()

    def ready(self) -> Mapping[str, Compiled] | None:
        """The compiled entry points if they are loaded. If not, None, and loading has begun."""
        if self._functions is None and self._loading is None:
            self._loading = threading.Thread(
                target=self._load_from_cache, name=LOADING, daemon=True
            )
            self._loading.start()
        return self._functions

    def _load_from_cache(self) -> None:
        # Compiling in a thread would hold the interpreter for long: another process does it.
        if not self._mark.exists():
            command = "from quarterdeck.games.port_royal.compiled import Library; "
            command += f"Library({self._modules!r}, {self._signatures!r}, {self._apart!r}).load()"
            subprocess.run(
                [sys.executable, "-c", command],
                check=False,
                stdin=subprocess.DEVNULL,  # a terminal's keys are not for it
                capture_output=True,
            )
        if self._mark.exists():
            self.load()

    # -- inside ----------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """Where the machine code is kept: a name for everything it depends on."""
        parts = (self._modules, sorted(self._signatures.items()), self._apart)
        digest = hashlib.sha256(repr(parts).encode())
        for name in ("numba", "llvmlite", "numpy"):
            digest.update(f"{name} {version(name)}".encode())
        digest.update(f"{sys.version} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
        digest.update(files(DATA[0]).joinpath(DATA[1]).read_bytes())
        for module in (*self._modules, __name__, "quarterdeck.core.rng"):
            digest.update(Path(_file(import_module(module))).read_bytes())
        return user_cache_path("quarterdeck") / digest.hexdigest()[:24]

    @property
    def _mark(self) -> Path:
        """A file that is there when everything has been compiled."""
        return self.folder / "complete"

    def _compile_once(self) -> dict[str, Compiled]:
        """Several processes often want the same at once: the first compiles, the others wait."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with FileLock(self.folder.with_suffix(".lock")):
            if not self._mark.exists():
                # A warning is shown on standard error even where nobody has set up logging.
                LOG.warning("Compiling the rules of Port Royal, once; up to a minute or two ...")
            functions = self._compile()
            self._mark.touch()
        return functions

    def _compile(self) -> dict[str, Compiled]:
        from numba.core import config

        settings = vars(config)
        with _SETTING_UP:
            usual = settings["CACHE_DIR"]
            settings["CACHE_DIR"] = str(self.folder)  # read when a function is set up for caching
            try:
                functions = _jitted(self._modules, self._signatures, self._apart)
            finally:
                settings["CACHE_DIR"] = usual
        types = _argument_types(kind for kinds in self._signatures.values() for kind in kinds)
        for name, kinds in self._signatures.items():
            functions[name].compile(tuple(types[kind] for kind in kinds))
            functions[name].disable_compile()  # another type of argument is a mistake
        return {name: functions[name] for name in self._signatures}


def _file(module: ModuleType) -> str:
    assert module.__file__ is not None
    return module.__file__


def _jitted(modules: Sequence[str], entries: Signatures, apart: Sequence[str]) -> dict[str, Any]:
    """All names of some modules as the compiled functions see them."""
    import numba

    jit: Callable[..., Any] = numba.njit  # its declaration leaves out _nrt
    # Without NRT, Numba's reference counts: nothing here allocates, and counting the arrays that
    # are passed on took 28 % of the time. Inlined by force: 0.47 to 0.78 of the speed of C.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    names: dict[str, Any] = {"np": np, "range": range}
    for module in map(import_module, modules):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                if name in names and module.__name__ != REPLACING:
                    raise NameError(f"'{name}' of {module.__name__} would replace another function")
                function = FunctionType(value.__code__, names, name, value.__defaults__)
                function.__module__ = module.__name__
                entry = name in entries
                inline = not entry and name not in apart
                names[name] = jit(cache=entry, forceinline=inline, **options)(function)
            elif isinstance(value, tuple) and value and isinstance(value[0], int | float):
                names[name] = np.array(
                    value, np.float64 if isinstance(value[0], float) else np.int8
                )
            elif isinstance(value, int | float | np.uint64):
                names[name] = value
    return names


def _argument_types(kinds: Iterable[str]) -> dict[str, Any]:
    """The types of arguments, by the words that signatures use."""
    from numba import boolean, float32, float64, from_dtype, int8, int64, uint8, uint64
    from numba.core.types import Array

    types = {
        "records": Array(from_dtype(DTYPE), 1, "C"),
        "table": Array(int8, 2, "C"),  # a row of actions for each game
        "row": Array(int8, 1, "C"),
        "words": Array(uint64, 1, "C"),
        "counts": Array(int64, 1, "C"),
        "shares": Array(float64, 1, "C"),
        "tensors": Array(float32, 2, "C"),  # a row of numbers for each game
        "tensor": Array(float32, 1, "C"),
        "flags": Array(boolean, 1, "C"),
        "bytes": Array(uint8, 2, "C"),  # records once more, to copy them from row to row
        "int": int64,
        "float": float64,
        "word": uint64,
    }
    for kind in kinds:
        if ":" in kind:  # an array of records whose type a module names
            module, _, name = kind.partition(":")
            types[kind] = Array(from_dtype(getattr(import_module(module), name)), 1, "C")
    return types


LIBRARY: Final = Library(RULES, SIGNATURES)
"""The rules themselves."""
