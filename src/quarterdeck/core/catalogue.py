"""The games that are installed."""

from __future__ import annotations

from difflib import get_close_matches

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.manifest import manifests


def games() -> dict[str, Game]:
    """All installed games, by name: ours, and those of other packages."""
    return {name: manifest.load(manifest.game) for name, manifest in manifests().items()}


def first_game() -> str:
    """The game that is meant by whoever names none."""
    return next(iter(manifests()))


def find_game(name: str) -> Game:
    """An installed game, by name."""
    found = games()
    if name not in found:
        raise _no_game(name)
    return found[name]


def check_spelling(name: str) -> None:
    """Refuse a name that is nearly a game's; one that is no game's may be of one not installed."""
    if name not in games() and _nearest(name):
        raise _no_game(name)


def _nearest(name: str) -> list[str]:
    return get_close_matches(name.lower().replace(" ", "-").replace("_", "-"), games(), 1)


def _no_game(name: str) -> QuarterdeckError:
    meant = "".join(f". Is it {near}?" for near in _nearest(name))
    return QuarterdeckError(f"there is no game '{name}'; there are: {', '.join(games())}{meant}")
