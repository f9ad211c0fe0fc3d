"""What the server refuses, as values that programs can tell apart and pages can translate."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Self

from quarterdeck.core import QuarterdeckError, Segment


class Code(StrEnum):
    """Every reason to refuse, and the HTTP status that fits; ``docs/protocol.md`` lists them."""

    status: HTTPStatus

    def __new__(cls, code: str, status: HTTPStatus) -> Self:
        """A code with its status."""
        member = str.__new__(cls, code)
        member._value_, member.status = code, status
        return member

    # At a table.
    STALE = "stale", HTTPStatus.CONFLICT
    ILLEGAL = "illegal", HTTPStatus.CONFLICT
    NOT_YOUR_SEAT = "not-your-seat", HTTPStatus.FORBIDDEN
    OVER = "over", HTTPStatus.CONFLICT
    BAD_MESSAGE = "bad-message", HTTPStatus.BAD_REQUEST
    # Who sits where.
    STARTED = "started", HTTPStatus.CONFLICT
    TAKEN = "taken", HTTPStatus.CONFLICT
    TOO_SOON = "too-soon", HTTPStatus.CONFLICT
    NOT_AT_TABLE = "not-at-table", HTTPStatus.FORBIDDEN
    NOT_OVER = "not-over", HTTPStatus.CONFLICT
    NO_SPECTATORS = "no-spectators", HTTPStatus.FORBIDDEN
    OTHER_RULES = "other-rules", HTTPStatus.GONE
    # A table that cannot be.
    WRONG_SEATS = "wrong-seats", HTTPStatus.BAD_REQUEST
    WRONG_OPTION = "wrong-option", HTTPStatus.BAD_REQUEST
    TWICE_YOU = "twice-you", HTTPStatus.BAD_REQUEST
    NOBODY_HERE = "nobody-here", HTTPStatus.BAD_REQUEST
    NO_BOT = "no-bot", HTTPStatus.BAD_REQUEST
    TOO_MANY_TABLES = "too-many-tables", HTTPStatus.CONFLICT
    # Anywhere.
    NO_CODE = "no-code", HTTPStatus.NOT_FOUND
    NOT_FOUND = "not-found", HTTPStatus.NOT_FOUND
    BAD_REQUEST = "bad-request", HTTPStatus.BAD_REQUEST
    NOT_ALLOWED = "not-allowed", HTTPStatus.METHOD_NOT_ALLOWED
    TOO_BIG = "too-big", HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    TOO_FAST = "too-fast", HTTPStatus.TOO_MANY_REQUESTS
    WRONG_HOST = "wrong-host", HTTPStatus.MISDIRECTED_REQUEST
    WRONG_ORIGIN = "wrong-origin", HTTPStatus.FORBIDDEN
    UNAVAILABLE = "unavailable", HTTPStatus.SERVICE_UNAVAILABLE
    FULL = "full", HTTPStatus.SERVICE_UNAVAILABLE
    FAULT = "fault", HTTPStatus.INTERNAL_SERVER_ERROR


class Reason(StrEnum):
    """Why an action is ``illegal`` if not by a rule of the game."""

    NO_ACTION = "no-action"
    NOT_DEALT = "not-dealt"
    NOTHING_TO_UNDO = "nothing-to-undo"
    TOO_LATE = "too-late"
    NOT_PLEDGED = "not-pledged"


class Refusal(QuarterdeckError):
    """Something asked for that is not done; ``code`` is for programs, the text for people."""

    def __init__(
        self,
        code: Code,
        text: str,
        details: Mapping[str, int | float | str] | None = None,
        reason: str = "",
        measure: Segment | None = None,
    ) -> None:
        self.code, self.reason, self.measure = code, reason, measure
        self.details = dict(details or {})
        super().__init__(text)

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return self.code.status.value


def not_found(what: str) -> Refusal:
    """There is no such thing."""
    return Refusal(Code.NOT_FOUND, f"there is no such {what}", {"what": what})


def not_yours(seat: int) -> Refusal:
    """Somebody else decides there."""
    return Refusal(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours", {"seat": seat})


def stale(number: int) -> Refusal:
    """Somebody else was first."""
    return Refusal(Code.STALE, f"the table is at number {number}", {"number": number})


def other_rules(begun: int, here: int) -> Refusal:
    """A table of rules that it cannot go on by."""
    text = f"this table was begun by rules {begun} and cannot go on by rules {here}"
    return Refusal(Code.OTHER_RULES, text, {"table": begun, "here": here})
