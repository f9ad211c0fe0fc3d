"""Everything that can go wrong because of what somebody asked for.

All are ``ValueError``: a program that passes on a user's input has one thing to catch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.core.game import Action, Choices, Refusal


class QuarterdeckError(ValueError):
    """The base of all errors of this package."""


class NotationError(QuarterdeckError):
    """A text is not the notation of an action, a card, a position or an outcome."""


class OutcomeError(NotationError):
    """An outcome of chance is missing, or is not what was asked for."""

    index: int
    """Which of the outcomes given, counted from 0; their number if one is missing."""

    def __init__(self, index: int, message: str) -> None:
        self.index = index
        super().__init__(message)


class TableError(QuarterdeckError):
    """A table cannot be set up that way: number of seats, or an option."""


class IllegalAction(QuarterdeckError):
    """An action the rules do not allow now."""

    seat: int
    action: Action
    refusal: Refusal
    """Why not, as a value that can be said in any language."""
    legal: Choices
    """What this seat may do instead."""

    def __init__(self, seat: int, action: Action, refusal: Refusal, legal: Choices) -> None:
        self.seat, self.action, self.refusal, self.legal = seat, action, refusal, legal
        super().__init__(f"seat {seat} cannot {action}: {refusal}; legal: {legal}")


class RecordError(QuarterdeckError):
    """A record is damaged, foreign or does not follow the rules."""

    line: int
    """The line of the text that is at fault, counted from 1."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}")
