"""What a game's values are called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.core import Action, Event, Refusal, Result
    from quarterdeck.i18n.words import Words


class Wording(ABC):
    """Says a game's values in a language; ``names`` are the players', by seat."""

    def __init__(self, words: Words) -> None:
        self.words = words

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def action(self, action: Action) -> str:
        """A short label: ``Hire the Admiral``."""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """A sentence for the log; None if there is nothing to say."""

    @abstractmethod
    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why something is not possible: ``costs 7, you have 5``."""

    @abstractmethod
    def result(self, result: Result, names: Sequence[str]) -> str:
        """Who won and why it ended."""

    @abstractmethod
    def option(self, name: str, value: str) -> str:
        """A table option with its value."""


def wording_for(game: str, words: Words) -> Wording:
    """The wording of a game."""
    raise NotImplementedError
