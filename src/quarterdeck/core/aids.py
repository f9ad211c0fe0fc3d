"""What a game can tell a player who wants help: odds, and what one may think of doing.

Optional: a game has them whose manifest names an :class:`Aids`. Aids know what a
seat knows and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from quarterdeck.core.game import Action, Observation
from quarterdeck.core.manifest import part


class Aids(ABC):
    """Help from what can be seen."""

    @abstractmethod
    def odds(self, observation: Observation) -> object | None:
        """The exact chances of what comes next, as plain values or a dataclass of such."""

    @abstractmethod
    def considered(self, observation: Observation) -> tuple[Action, ...]:
        """All that one may think of doing here, legal or not: why not is worth telling."""


def aids_for(game: str) -> Aids | None:
    """The aids of a game, by its name, if it has any."""
    found = part(game, "aids")
    assert found is None or isinstance(found, Aids)
    return found
