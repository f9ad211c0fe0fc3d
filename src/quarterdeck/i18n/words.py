"""Messages of one language."""

from __future__ import annotations

from collections.abc import Iterable

LANGUAGES = ("en", "pl", "it", "ru")


class Words:
    """All messages of a language. ``words("key", coins=3)`` is the message as text."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        """The message with its arguments put in; raises ``KeyError`` if there is none."""
        raise NotImplementedError

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message."""
        raise NotImplementedError


def negotiate(preferred: Iterable[str]) -> str:
    """The first of these languages that is offered (``pl_PL.UTF-8`` is Polish), else English."""
    raise NotImplementedError


def system_language() -> str:
    """The language the system is set to, if it is offered, else English."""
    raise NotImplementedError
