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
from quarterdeck.core.match import Step, filtered
from quarterdeck.terminal import saves
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.gallery import view_for
from quarterdeck.terminal.log import Line
from quarterdeck.terminal.moments import Reel, moments_of
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
        self.reel = Reel()
        """What the step brought, looked at before where it led to."""
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
        if (moment := self.reel.now) is not None:
            del happened[len(happened) - len(self.steps[self.at - 1].events) + moment.told :]
        lines = []
        for event in filtered(happened, None):
            text = self.wording.event(event, self.names)
            seat = getattr(event, "seat", None)
            if text:
                lines.append(Line(text, seat if isinstance(seat, int) else None))
        return lines

    def _paint(self, width: int, height: int) -> Canvas:
        moment = self.reel.now
        seen = moment.observation if moment else self.positions[self.at].observe(None)
        told = moment.events if moment else ()
        scene = Scene(seen, self.names, None, odds=self.odds, told=told)
        step = self.steps[self.at - 1] if self.at else None
        words = self.words
        sheet = Sheet(
            title=f"{self.wording.title()}  {words('terminal-replay')}",
            scene=scene,
            view=self.view,
            log=self.lines(),
            who=step.seat if step else None,
            question=self._headline(scene, step),
            note=words("terminal-step", step=self.at, steps=len(self.steps)),
            tools=[
                Tool("←", words("back"), "back", self.at > 0),
                Tool("→", words("terminal-forward"), "forward", not self._over),
                Tool("Home", words("terminal-first"), "start"),
                Tool("End", words("terminal-last"), "end"),
                Tool("p", words("terminal-run"), "run"),
                *([Tool("o", words("terminal-tool-odds"), "odds")] if self.view.odds else []),
                Tool("g", words(f"language-{words.language}"), "language"),
                Tool("q", words("close"), "quit"),
            ],
        )
        return paint_sheet(sheet, width, height)

    def _headline(self, scene: Scene, step: Step | None) -> str:
        if step is None:
            return self.words("terminal-start")
        happening = self.view.headline(scene) if scene.told else ""
        return " · ".join(filter(None, (self.wording.action(step.action), happening)))

    @on(Pane.Clicked)
    def clicked(self, event: Pane.Clicked) -> None:
        """The tools can be clicked."""
        kind, _, name = event.target.partition(":")
        if kind == "tool":
            self.action_tool(name)

    def action_tool(self, name: str) -> None:
        """Step, run, or leave."""
        if name in ("forward", "back"):
            self._turn(1 if name == "forward" else -1)
            self._stop()
        elif name in ("start", "end"):
            self._go(0 if name == "start" else len(self.steps), at_end=True)
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

    @property
    def _over(self) -> bool:
        return self.at == len(self.steps) and self.reel.now is None

    def _turn(self, by: int) -> bool:
        """To the next moment or step, or the one before; whether there is one."""
        if self.reel.turn(by):
            return True
        if not 0 <= self.at + by <= len(self.steps):
            return False
        self._go(self.at + by, at_end=by < 0)
        return True

    def _go(self, to: int, *, at_end: bool) -> None:
        """To a step: to the first of its moments, or to where it led."""
        self.at = to
        before = self.positions[to - 1] if to else None
        found = moments_of(self.view, before, self.steps[to - 1], None) if before else ()
        self.reel = Reel(found, at_end=at_end)

    def _run(self) -> None:
        if self._turn(1):
            self.show()
        else:
            self._stop()

    def _stop(self) -> None:
        if self._runner is not None:
            self._runner.stop()
            self._runner = None
