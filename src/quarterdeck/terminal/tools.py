"""The keys that work at a table at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.analysis import has_analyst
from quarterdeck.i18n import Words
from quarterdeck.terminal.dialogs import FullLog, Reading
from quarterdeck.terminal.hinting import show_hint
from quarterdeck.terminal.sheet import Tool

if TYPE_CHECKING:
    from quarterdeck.terminal.table import TableScreen


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


def tools_of(table: TableScreen) -> list[Tool]:
    """Those of a table, as it stands."""
    return table_tools(
        table.words,
        may_undo=table.sitting.may_undo,
        odds=table.view.odds,
        hints=has_analyst(table.sitting.match.game.name),
        typing=table.typing,
    )


def use_tool(table: TableScreen, name: str) -> None:
    """Do what a key of the bottom line says; nothing where it is not offered."""
    words, app = table.words, table.app
    if name not in (tool.name for tool in tools_of(table)):
        return
    if table.covered and name in ("log", "cards", "odds", "hint"):
        return  # they would show what the cover hides
    match name:
        case "undo":
            table.take_back()
        case "odds":
            table.odds = not table.odds
            table.show()
        case "hint":
            show_hint(table)
        case "type":
            table.query_one("#typed").focus()
        case "log":
            lines = [("", line.text) for line in table.sheet().log]
            app.push_screen(FullLog(words("log"), lines, words("close")))
        case "cards":
            display = table.view.display(table.scene)
            app.push_screen(Reading(words("players"), display, words("close")))
        case "help":
            app.push_screen(Reading(words("help"), help_on(table), words("close")))
        case "language":
            app.next_language()
        case "save":
            if table.save():
                table.say(words("terminal-saved", name=table.path.name))
        case "quit":
            app.go_home()


def help_on(table: TableScreen) -> list[tuple[str, str]]:
    """The keys that there are at this table, then the game."""
    words = table.words
    keys = ", ".join(f"{tool.key} {tool.label}" for tool in tools_of(table))
    told = f"{words('terminal-keys-table')} {keys}."
    return [(words("terminal-keys"), told), *table.view.help()]
