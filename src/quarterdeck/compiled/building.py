"""Functions of several modules, rebuilt over one namespace for Numba."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from quarterdeck.compiled.sources import Sources


def jitted(
    sources: Sources, entries: Collection[str], apart: Collection[str], origin: Path
) -> dict[str, Any]:
    """All names of the modules as the compiled functions see them.

    Entry points are kept in Numba's cache, as if they stood in the file ``origin``; functions named
    in ``apart`` are called; all others are built in where they are used.
    """
    import numba

    jit: Callable[..., Any] = numba.njit  # its declaration leaves out _nrt
    # Without NRT, Numba's reference counts: nothing here allocates, and counting the arrays that
    # are passed on took 28 % of the time. Inlined by force: 0.47 to 0.78 of the speed of C.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    names: dict[str, Any] = {"np": np, "range": range}
    for module in map(import_module, sources.modules):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                if name in names and module.__name__ != sources.replacing:
                    raise NameError(f"'{name}' of {module.__name__} would replace another function")
                entry = name in entries
                # Numba's cache goes by the path of an entry point: by one that is always the same,
                # equal sources in two places share it.
                code = value.__code__
                code = code.replace(co_filename=str(origin)) if entry else code
                function = FunctionType(code, names, name, value.__defaults__)
                function.__module__ = module.__name__
                inline = not entry and name not in apart
                names[name] = jit(cache=entry, forceinline=inline, **options)(function)
            elif isinstance(value, tuple) and value and isinstance(value[0], int | float):
                names[name] = np.array(
                    value, np.float64 if isinstance(value[0], float) else np.int8
                )
            elif isinstance(value, int | float | np.uint64):
                names[name] = value
    return names


def argument_types(records: str, kinds: Iterable[str]) -> dict[str, Any]:
    """The types of arguments, by the words that signatures use."""
    from numba import boolean, float32, float64, int8, int64, uint8, uint64
    from numba.core.types import Array

    types = {
        "records": _array_of(records),
        "table": Array(int8, 2, "C"),  # a row of small numbers for each game
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
    return types | {kind: _array_of(kind) for kind in kinds if ":" in kind}


def _array_of(where: str) -> Any:
    """An array of records whose numpy type stands there: ``module:name``."""
    from numba import from_dtype
    from numba.core.types import Array

    module, _, name = where.partition(":")
    return Array(from_dtype(getattr(import_module(module), name)), 1, "C")
