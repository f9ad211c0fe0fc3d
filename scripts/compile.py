"""Compile all that the tests use, on every core. Called by make.

Each takes up to a minute, once; a test that needed it would make the others wait.
"""

from __future__ import annotations

import logging
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from quarterdeck.core.manifest import manifests


def compile_library(game: str, where: str) -> None:
    """Compile a library, or find that it has been."""
    logging.disable(logging.WARNING)  # make has said what takes so long
    manifests()[game].load(where).load()


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        wanted = [(game, each) for game, its in manifests().items() for each in its.compiled]
        list(pool.map(compile_library, *zip(*wanted, strict=True)))
