"""The end of a game: who won, with how much, and what next."""

from __future__ import annotations

from quarterdeck.core import Result
from quarterdeck.terminal.dialogs import ResultScreen
from quarterdeck.terminal.views import Scene, View


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
