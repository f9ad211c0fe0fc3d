"""Messages of one language.

All ``*.ftl`` files in a language's folder are loaded, and those of every installed game, so a part
of the program adds its words by adding a file. The files are plain Fluent, to be
shared with clients in other languages.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.manifest import manifests
from quarterdeck.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

Argument = str | int | float

MOST = 2000
"""Letters of an argument, such as an error with all that was legal; Fluent raises over 2,500."""


class Words:
    """All messages of a language. ``words("key", coins=3)`` is the message as text."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise QuarterdeckError(
                f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}"
            )
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The message with its arguments put in; raises ``KeyError`` if there is none."""
        return self._format(self._bundle.get_message(key).value, arguments)

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def forms(self, key: str, name: str, /, **arguments: Argument) -> dict[str, Argument]:
        """A word in all its forms, as arguments for a sentence that picks the one it needs.

        The message's value becomes the argument ``name``, its attribute ``.acc`` becomes
        ``name-acc``, and so on: which forms there are is the language's own affair.
        """
        message = self._bundle.get_message(key)
        forms: dict[str, Argument] = {name: self._format(message.value, arguments)}
        for attribute, pattern in message.attributes.items():
            forms[f"{name}-{attribute}"] = self._format(pattern, arguments)
        return forms

    def _format(self, pattern: Pattern | None, arguments: dict[str, Argument]) -> str:
        if pattern is None:
            raise KeyError("a message that has only attributes is no text")
        short = {key: _cut(value) for key, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise errors[0]
        return str(text)


def _cut(value: Argument) -> Argument:
    """An argument that Fluent does not refuse for its length."""
    return f"{value[:MOST]}..." if isinstance(value, str) and len(value) > MOST else value


def _resources(language: str) -> Iterator[str]:
    own = files("quarterdeck").joinpath("locale", language).iterdir()
    yield from (file.read_text("utf-8") for file in own if file.name.endswith(".ftl"))
    for manifest in manifests().values():
        # A game that does not speak the language is told in English, and else in its notation.
        yield from (file.read_text("utf-8") for file in manifest.fluent(language))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for mixing writing directions; terminals show them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for text in _resources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def negotiate(preferred: Iterable[str]) -> str:
    """The first of these languages that is offered (``pl_PL.UTF-8`` is Polish), else English."""
    for name in preferred:
        language = re.split(r"[-_.@;]", name.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def system_language() -> str:
    """The language the system is set to, if it is offered, else English."""
    return negotiate(_system_languages())


def _system_languages() -> Iterator[str]:
    """As gettext reads the environment; Windows is asked where the environment says nothing."""
    chosen = (os.environ.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, chosen), "")
    if locale.partition(".")[0] not in ("C", "POSIX"):
        yield from os.environ.get("LANGUAGE", "").split(":")
    if locale:
        yield locale
    elif sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        yield windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
