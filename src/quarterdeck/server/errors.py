"""What the server refuses, as values that say which answer fits."""

from __future__ import annotations

from collections.abc import Mapping

from quarterdeck.core import QuarterdeckError


class Refusal(QuarterdeckError):
    """Something asked for that is not done; ``code`` is for programs, the text for people."""

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        details: Mapping[str, int | float | str] | None = None,
        reason: str = "",
    ) -> None:
        self.status, self.code, self.reason = status, code, reason
        self.details = dict(details or {})
        super().__init__(text)


def not_found(what: str) -> Refusal:
    """There is no such thing."""
    return Refusal(404, "not-found", f"there is no such {what}")


def stale(number: int) -> Refusal:
    """Somebody else was first."""
    return Refusal(409, "stale", f"the table is at number {number}", {"number": number})
