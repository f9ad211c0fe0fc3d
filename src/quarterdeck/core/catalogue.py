"""The games that are installed."""

from __future__ import annotations

from importlib.metadata import entry_points

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game


def games() -> dict[str, Game]:
    """All installed games, by name: ours, and those of other packages."""
    return {entry.name: entry.load() for entry in entry_points(group="quarterdeck.games")}


def find_game(name: str) -> Game:
    """An installed game, by name."""
    found = games()
    if name not in found:
        raise QuarterdeckError(f"there is no game '{name}'; there are: {', '.join(found)}")
    return found[name]
