"""A game that was played, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from quarterdeck.core import Match, Position
from quarterdeck.core.match import filtered
from quarterdeck.terminal import saves
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.gallery import view_for
from quarterdeck.terminal.log import Line
from quarterdeck.terminal.pane import Pane
from quarterdeck.terminal.sheet import Sheet, Tool, paint_sheet
from quarterdeck.terminal.views import Scene

if TYPE_CHECKING:
    from quarterdeck.terminal.app import QuarterdeckApp

SECONDS: Final = 0.8
"""Between two steps, when it plays by itself."""


class ReplayScreen(Screen[None]):
    """Forward, back, to the start, to the end, or running."""

    app: QuarterdeckApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down,enter", "tool('forward')", show=False),
        Binding("left,up", "tool('back')", show=False),
        Binding("home", "tool('start')", show=False),
        Binding("end", "tool('end')", show=False),
        Binding("space,p", "tool('run')", show=False),
        Binding("o", "tool('odds')", show=False),
        Binding("g", "tool('language')", show=False),
        Binding("q,escape", "tool('quit')", show=False),
    ]

    def __init__(self, path: Path) -> None:
        """Reads the whole game first: raises what reading it raises."""
        super().__init__()
        self.sitting = saves.read(path)
        match = self.sitting.match
        self.names = self.sitting.names
        self.game = match.game.name
        self.opening = match.opening
        self.steps = list(match.steps)
        # Each step works on a copy of the position, so those of a replay can be kept.
        self.positions: list[Position] = []
        for moment in Match.replay(match.game, match.record):
            del self.positions[len(moment.steps) :]
            self.positions.append(moment.position)
        self.at = 0
        self.odds = False
        self._runner: Timer | None = None

    def compose(self) -> ComposeResult:
        """The sheet."""
        yield Pane(self._paint)

    def on_mount(self) -> None:
        """Speak the language."""
        self.speak()

    def speak(self) -> None:
        """Take on the language the app speaks now."""
        self.words = self.app.words
        self.wording = self.app.wording(self.game)
        self.view = view_for(self.game, self.wording)
        self.show()

    def show(self) -> None:
        """Draw anew."""
        if self.is_mounted:
            for pane in self.query(Pane):
                pane.paint()

    def lines(self) -> list[Line]:
        """The log up to here."""
        happened = [*self.opening, *(e for step in self.steps[: self.at] for e in step.events)]
        lines = []
        for event in filtered(happened, None):
            text = self.wording.event(event, self.names)
            seat = getattr(event, "seat", None)
            if text:
                lines.append(Line(text, seat if isinstance(seat, int) else None))
        return lines

    def _paint(self, width: int, height: int) -> Canvas:
        scene = Scene(self.positions[self.at].observe(None), self.names, None, odds=self.odds)
        step = self.steps[self.at - 1] if self.at else None
        words = self.words
        sheet = Sheet(
            title=f"{self.wording.title()}  {words('terminal-replay')}",
            scene=scene,
            view=self.view,
            log=self.lines(),
            who=step.seat if step else None,
            question=self.wording.action(step.action) if step else words("terminal-start"),
            note=words("terminal-step", step=self.at, steps=len(self.steps)),
            tools=[
                Tool("←", words("back"), "back", self.at > 0),
                Tool("→", words("terminal-forward"), "forward", self.at < len(self.steps)),
                Tool("Home", words("terminal-first"), "start"),
                Tool("End", words("terminal-last"), "end"),
                Tool("p", words("terminal-run"), "run"),
                *([Tool("o", words("terminal-tool-odds"), "odds")] if self.view.odds else []),
                Tool("g", words(f"language-{words.language}"), "language"),
                Tool("q", words("close"), "quit"),
            ],
        )
        return paint_sheet(sheet, width, height)

    @on(Pane.Clicked)
    def clicked(self, event: Pane.Clicked) -> None:
        """The tools can be clicked."""
        kind, _, name = event.target.partition(":")
        if kind == "tool":
            self.action_tool(name)

    def action_tool(self, name: str) -> None:
        """Step, run, or leave."""
        last = len(self.steps)
        to = {"forward": self.at + 1, "back": self.at - 1, "start": 0, "end": last}.get(name)
        if to is not None:
            self.at = min(max(to, 0), last)
            self._stop()
        elif name == "run":
            if self._runner is None:
                self._runner = self.set_interval(SECONDS, self._run)
            else:
                self._stop()
        elif name == "odds":
            self.odds = not self.odds
        elif name == "language":
            self.app.next_language()
        elif name == "quit":
            self.app.go_home()
            return
        self.show()

    def _run(self) -> None:
        if self.at < len(self.steps):
            self.at += 1
            self.show()
        else:
            self._stop()

    def _stop(self) -> None:
        if self._runner is not None:
            self._runner.stop()
            self._runner = None
