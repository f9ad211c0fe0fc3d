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


class RulesChanged(RecordError):
    """A record of earlier rules comes to what the rules of now do not allow, or do otherwise."""

    stands: int
    """How many of its entries stand by the rules of now."""
    rules: int
    """The version of the rules it was played by."""
    changes: tuple[str, ...]
    """What changed since, as codes of the game."""

    def __init__(self, at: RecordError, stands: int, rules: int, changes: tuple[str, ...]) -> None:
        self.stands, self.rules, self.changes = stands, rules, changes
        reason = str(at).removeprefix(f"line {at.line}: ")
        changed = ", ".join(changes)
        super().__init__(
            at.line, f"played by rules version {rules}, changed since: {changed}; here {reason}"
        )


def lacking(extra: str) -> str:
    """How to get what an optional part needs; the package is not in a registry yet."""
    return f"pip install -e '.[{extra}]' in a clone of the repository"
