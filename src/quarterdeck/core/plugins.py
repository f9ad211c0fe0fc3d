"""What installed packages add: games and bots, each by an entry point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any


@cache  # nothing is installed while a program runs, and looking takes 12 ms each time
def installed(group: str) -> Mapping[str, Any]:
    """Everything that packages name in a group, loaded, by its name."""
    return MappingProxyType({entry.name: entry.load() for entry in entry_points(group=group)})
