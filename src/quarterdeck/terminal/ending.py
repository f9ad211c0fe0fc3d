"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core import Result
from quarterdeck.terminal.dialogs import ResultScreen
from quarterdeck.terminal.views import Scene, View

if TYPE_CHECKING:
    from quarterdeck.terminal.table import TableScreen


def result_screen(result: Result, view: View, scene: Scene) -> ResultScreen:
    """The players, the winners first, each with points and what the view adds."""
    names, words = scene.names, view.words
    order = sorted(range(len(names)), key=lambda p: (p not in result.winners, -result.scores[p]))
    rows = [
        (f"{names[p]:<20} ★{result.scores[p]:<4}{view.final(scene, p)}", p in result.winners)
        for p in order
    ]
    labels = {
        "rematch": words("terminal-rematch"),
        "new": words("new-game"),
        "watch": words("terminal-watch"),
        "look": words("close"),
    }
    return ResultScreen(words("result"), rows, view.wording.result(result, names), labels)


def go_on(table: TableScreen, choice: str | None) -> None:
    """What was chosen after the end."""
    if choice == "rematch":
        table.app.play(table.sitting.setup_again())
    elif choice == "new":
        table.app.go_home()
    elif choice == "watch":
        table.app.look_back(table.path)
