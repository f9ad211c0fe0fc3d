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
    details: tuple[str, ...]
    """What its details tell, by name."""

    def __new__(cls, code: str, status: HTTPStatus, details: tuple[str, ...] = ()) -> Self:
        """A code with its status."""
        member = str.__new__(cls, code)
        member._value_, member.status, member.details = code, status, details
        return member

    # At a table.
    STALE = "stale", HTTPStatus.CONFLICT, ("number",)
    """The table is at another number: look, and decide anew."""
    ILLEGAL = "illegal", HTTPStatus.CONFLICT
    """The rules do not allow it; ``reason`` is the game's code, or one of those below."""
    NOT_YOUR_SEAT = "not-your-seat", HTTPStatus.FORBIDDEN, ("seat",)
    """Somebody else decides there, or a bot does for now."""
    OVER = "over", HTTPStatus.CONFLICT
    """The game is over."""
    BAD_MESSAGE = "bad-message", HTTPStatus.BAD_REQUEST
    """No message of this protocol, then ``id`` is empty if it could not be read, or an id that
    stood for something else."""
    # Who sits where.
    STARTED = "started", HTTPStatus.CONFLICT
    """The game has begun, no seat is open."""
    TAKEN = "taken", HTTPStatus.CONFLICT
    """That seat is not open, or somebody plays there."""
    TOO_SOON = "too-soon", HTTPStatus.CONFLICT, ("seconds",)
    """The player may still come back: a bot can sit in after so many seconds."""
    NOT_AT_TABLE = "not-at-table", HTTPStatus.FORBIDDEN
    """Only who has a seat at the table may do this."""
    NOT_OVER = "not-over", HTTPStatus.CONFLICT
    """Records, replays and rematches come after the end."""
    NO_SPECTATORS = "no-spectators", HTTPStatus.FORBIDDEN
    """The table wants no spectators."""
    OTHER_RULES = "other-rules", HTTPStatus.GONE, ("table", "here")
    """The table was begun by another version of the rules, and cannot go on by the one installed
    here."""
    # A table that cannot be.
    WRONG_SEATS = "wrong-seats", HTTPStatus.BAD_REQUEST, ("seats", "least", "most")
    """The game is not for so many players."""
    WRONG_OPTION = "wrong-option", HTTPStatus.BAD_REQUEST
    """The game has no such option, or the option no such value."""
    TWICE_YOU = "twice-you", HTTPStatus.BAD_REQUEST
    """Only one seat is ``you``; others at the same device are ``local``."""
    NOBODY_HERE = "nobody-here", HTTPStatus.BAD_REQUEST
    """A table needs a seat that is ``you`` or ``local``."""
    NO_BOT = "no-bot", HTTPStatus.BAD_REQUEST, ("bot",)
    """No such bot plays the game."""
    TOO_MANY_TABLES = "too-many-tables", HTTPStatus.CONFLICT, ("most",)
    """Nobody plays at more tables at once: finish one, or leave it, then it does not count."""
    # Anywhere.
    NO_CODE = "no-code", HTTPStatus.NOT_FOUND
    """The device code is not known, used, or too old."""
    NOT_FOUND = "not-found", HTTPStatus.NOT_FOUND, ("what",)
    """There is no such table, seat, game or page."""
    BAD_REQUEST = "bad-request", HTTPStatus.BAD_REQUEST
    """The body, or a parameter, is not what the schema says."""
    NOT_ALLOWED = "not-allowed", HTTPStatus.METHOD_NOT_ALLOWED
    """No such method here."""
    TOO_BIG = "too-big", HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    """A body has at most 16 KiB."""
    TOO_FAST = "too-fast", HTTPStatus.TOO_MANY_REQUESTS
    """Too many requests or messages; wait a moment."""
    WRONG_HOST = "wrong-host", HTTPStatus.MISDIRECTED_REQUEST
    """The server is not called that."""
    WRONG_ORIGIN = "wrong-origin", HTTPStatus.FORBIDDEN
    """A page of another server asks."""
    UNAVAILABLE = "unavailable", HTTPStatus.SERVICE_UNAVAILABLE
    """It could not be stored; send it again."""
    FULL = "full", HTTPStatus.SERVICE_UNAVAILABLE
    """Too many connections; try later."""
    FAULT = "fault", HTTPStatus.INTERNAL_SERVER_ERROR
    """A fault of the server."""


class Reason(StrEnum):
    """Why an action is ``illegal`` if not by a rule of the game."""

    NO_ACTION = "no-action"
    """The text is no action of the game."""
    NOT_DEALT = "not-dealt"
    """The cards are not dealt yet."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """Nothing of this seat can be taken back."""
    TOO_LATE = "too-late"
    """The list of pledges is closed, or the cards are dealt: they are dealt without this seat's
    part."""
    NOT_PLEDGED = "not-pledged"
    """A nonce that this seat did not pledge, or before the list of pledges is closed."""


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
