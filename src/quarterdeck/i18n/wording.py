"""What a game's values are called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarterdeck.core.game import plain
from quarterdeck.core.manifest import part

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

    def listed(self, texts: Sequence[str]) -> str:
        """Several in a row: ``Anna, Bo and Cem``."""
        if len(texts) < 2:
            return "".join(texts)
        return self.words("and", first=", ".join(texts[:-1]), last=texts[-1])

    def winners(self, result: Result, names: Sequence[str]) -> str:
        """Who won, and everybody's points."""
        scores = [
            self.words("score", name=name, points=points)
            for name, points in zip(names, result.scores, strict=True)
        ]
        return self.words(
            "winners",
            names=self.listed([names[seat] for seat in result.winners]),
            count=len(result.winners),
            scores=", ".join(scores),
        )


class PlainWording(Wording):
    """For a game that brings no words of its own: its notation."""

    def __init__(self, words: Words, game: str) -> None:
        super().__init__(words)
        self._game = game

    def title(self) -> str:
        return self._game

    def action(self, action: Action) -> str:
        return str(action)

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        fields = plain(event)
        assert isinstance(fields, dict)  # so is every event
        told = (f"{k}={v}" for k, v in fields.items() if k != "kind" and v is not None)
        return " ".join([event.kind, *told])

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        return refusal.text

    def result(self, result: Result, names: Sequence[str]) -> str:
        return self.winners(result, names)

    def option(self, name: str, value: str) -> str:
        return f"{name}: {value}"


def wording_for(game: str, words: Words) -> Wording:
    """The wording of a game."""
    own: type[Wording] | None = part(game, "wording")
    return own(words) if own else PlainWording(words, game)
