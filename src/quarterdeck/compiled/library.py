"""A library: compiled once, kept, and loaded while others play on."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from filelock import FileLock
from platformdirs import user_cache_path

from quarterdeck.compiled.building import argument_types, jitted
from quarterdeck.compiled.sources import Compiled, Signatures, Sources

LOG: Final = logging.getLogger(__name__)
LOADING: Final = "loading compiled functions"
"""The name of the threads that do so."""
_SETTING_UP: Final = threading.Lock()
"""Numba has one setting for all caches, and two libraries may be loaded at once."""


class Library:
    """Functions over a state, with entry points to call from Python."""

    def __init__(self, sources: Sources, signatures: Signatures, apart: Sequence[str] = ()) -> None:
        """Functions named in ``apart`` are called; all others are built in where they are used."""
        self._sources = sources
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
            command = f"from {__package__} import Library, Sources; "
            command += f"Library({self._sources!r}, {self._signatures!r}, {self._apart!r}).load()"
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
        name = self._sources.digest(sorted(self._signatures.items()), self._apart)
        return user_cache_path("quarterdeck") / name

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
                text = "Compiling the rules of %s, once; up to a minute or two ..."
                LOG.warning(text, self._sources.title)
            functions = self._compile()
            self._mark.touch()
        return functions

    def _compile(self) -> dict[str, Compiled]:
        from numba.core import config

        settings, origin = vars(config), self.folder / "origin"
        if not origin.exists():
            origin.touch()  # Numba insists that it is there, and looks whether it has changed
        with _SETTING_UP:
            usual = settings["CACHE_DIR"]
            settings["CACHE_DIR"] = str(self.folder)  # read when a function is set up for caching
            try:
                functions = jitted(self._sources, self._signatures, self._apart, origin)
            finally:
                settings["CACHE_DIR"] = usual
        kinds = (kind for kinds in self._signatures.values() for kind in kinds)
        types = argument_types(self._sources.records, kinds)
        for name, its_kinds in self._signatures.items():
            functions[name].compile(tuple(types[kind] for kind in its_kinds))
            functions[name].disable_compile()  # another type of argument is a mistake
        return {name: functions[name] for name in self._signatures}
