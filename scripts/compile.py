"""Compile all that the tests use, on every core. Called by make.

Each takes up to a minute, once; a test that needed it would make the others wait.
"""

from __future__ import annotations

import logging
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Final

LIBRARIES: Final = (
    "quarterdeck.analysis.port_royal.machine:LIBRARY",
    "quarterdeck.train.machine:LIBRARY",
    "quarterdeck.bots.port_royal.machine:SEARCH",
    "quarterdeck.bots.port_royal.decide:LIBRARY",
    "quarterdeck.bots.port_royal.machine:LIBRARY",
    "quarterdeck.envs.port_royal.machine:LIBRARY",
    "quarterdeck.port_royal.compiled:LIBRARY",
)
"""Those that take long first, so that no core is left with a long one in the end."""


def compile_library(name: str) -> None:
    """Compile a library, or find that it has been."""
    logging.disable(logging.WARNING)  # make has said what takes so long
    module, attribute = name.split(":")
    getattr(import_module(module), attribute).load()


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_library, LIBRARIES))
