"""Packages whose names are imported when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


def from_later(package: str, **modules: tuple[str, ...]) -> Callable[[str], object]:
    """A package's ``__getattr__``: by module, the public names that stand in it.

    So a game's manifest, which lies in its package, can be read without loading the game.
    """
    where = {name: module for module, names in modules.items() for name in names}

    def find(name: str) -> object:
        if name not in where:
            raise AttributeError(f"module '{package}' has no attribute '{name}'")
        return getattr(import_module(f"{package}.{where[name]}"), name)

    return find
