"""The keys that work at a table at any time."""

from __future__ import annotations

from quarterdeck.i18n import Words
from quarterdeck.terminal.sheet import Tool


def table_tools(
    words: Words, *, may_undo: bool, odds: bool, hints: bool, typing: bool
) -> list[Tool]:
    """What the bottom line offers: what this game has, and what is possible now."""
    return [
        Tool("u", words("terminal-tool-undo"), "undo", may_undo),
        *([Tool("o", words("terminal-tool-odds"), "odds")] if odds else []),
        *([Tool("h", words("terminal-tool-hint"), "hint")] if hints else []),
        *([Tool("t", words("terminal-tool-type"), "type")] if typing else []),
        Tool("l", words("log"), "log"),
        Tool("v", words("terminal-tool-cards"), "cards"),
        Tool("?", words("help"), "help"),
        Tool("g", words.language.upper(), "language"),
        Tool("^s", words("save"), "save"),
        Tool("q", words("terminal-tool-home"), "quit"),
    ]
