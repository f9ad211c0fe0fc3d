"""Whoever wants to know more about games than their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from quarterdeck.core import Event, Match, Result
from quarterdeck.core.match import Step


class Listener:
    """Is told what happens in every game, with the referee's eyes; override what you need.

    Each deal gets a copy of the listener that was handed in, wherever it is played. The copies
    come back and are merged in the order of the deals, so the sum does not depend on who played.
    """

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        """A game has been dealt; ``match.opening`` says what happened. Players are by seat."""

    def happened(self, match: Match, step: Step) -> None:
        """An action was carried out: who did what, and its events."""

    def end(self, match: Match) -> None:
        """A game is over."""

    def merge(self, other: Self) -> None:
        """Add what another one has heard."""
        raise NotImplementedError(f"{type(self).__name__} cannot be merged")


class Chronicler(Listener):
    """Wants to know what happened and how it ended, and no table: bots may play in a quick way."""

    def opened(self, players: tuple[str, ...]) -> None:
        """A game begins."""

    def told(self, events: Sequence[Event]) -> None:
        """Something happened, the set-up first."""

    def ended(self, result: Result) -> None:
        """A game is over."""

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        """Hear it from a match."""
        self.opened(players)
        self.told(match.opening)

    def happened(self, match: Match, step: Step) -> None:
        """Hear it from a match."""
        self.told(step.events)

    def end(self, match: Match) -> None:
        """Hear it from a match."""
        assert match.result is not None
        self.ended(match.result)


Listeners = tuple[Listener, ...]
