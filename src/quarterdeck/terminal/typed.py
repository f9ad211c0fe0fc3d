"""What was typed and is no action: all that could be typed instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarterdeck.terminal.canvas import shorten
from quarterdeck.terminal.dialogs import Reading

if TYPE_CHECKING:
    from quarterdeck.terminal.table import TableScreen

QUOTED: Final = 40
"""Cells of what was typed that are repeated."""


def list_what_is_possible(table: TableScreen, typed: str, error: str) -> None:
    """What was wrong, and every action by its notation: on a sheet, as the list may be long."""
    scene, words, view = table.scene, table.words, table.view
    table.say(words("terminal-not-understood", text=shorten(typed, QUOTED)), wrong=True)
    sections = [("", error), (words("terminal-tool-type"), view.typing(scene))]
    sections += [(str(action), view.label(scene, action)) for action in scene.choices.actions]
    table.app.push_screen(Reading(table.note, sections, words("close")))
