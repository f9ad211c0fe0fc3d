"""The games that are installed."""

from __future__ import annotations

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.plugins import installed


def games() -> dict[str, Game]:
    """All installed games, by name: ours, and those of other packages."""
    return dict(installed("quarterdeck.games"))


def find_game(name: str) -> Game:
    """An installed game, by name."""
    found = games()
    if name not in found:
        raise QuarterdeckError(f"there is no game '{name}'; there are: {', '.join(found)}")
    return found[name]
