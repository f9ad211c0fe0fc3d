"""The course of a game at the table: bots think, people see what happens, all is saved."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from textual.screen import Screen
from textual.timer import Timer
from textual.worker import Worker, WorkerState

from quarterdeck.bots import ask, make_bot
from quarterdeck.core import Action, QuarterdeckError
from quarterdeck.terminal import saves
from quarterdeck.terminal.moments import Reel, moments_of
from quarterdeck.terminal.sitting import Sitting
from quarterdeck.terminal.views import View

if TYPE_CHECKING:
    from quarterdeck.terminal.app import QuarterdeckApp

LOOK: Final = 3
"""How much longer than a bot's move a moment is shown, where they run by themselves."""

Thought = tuple[int, Action]
"""What a bot chose, and the state of the table it was asked in."""


class CourseScreen(Screen[None]):
    """Moves a game on. What it looks like, and how people are asked, is left to the table."""

    app: QuarterdeckApp
    view: View

    def __init__(self, sitting: Sitting, path: Path) -> None:
        super().__init__()
        self.sitting, self.path = sitting, path
        self.state = 0
        """Grows with every change: what was thought about an older one is void."""
        self._asked_at = 0.0
        self._hurry = False
        self._pause: Timer | None = None
        self._then: Callable[[], None] | None = None
        """What comes after the pause."""
        self.reel = Reel()
        """What the last action brought, looked at before the game goes on."""
        self.running = not sitting.humans
        """Whether moments follow each other by themselves."""

    # -- what the table adds -----------------------------------------------------------------

    @abstractmethod
    def show(self) -> None:
        """Draw the table anew."""

    @abstractmethod
    def ask_person(self, seat: int) -> None:
        """A person is to decide."""

    @abstractmethod
    def game_over(self) -> None:
        """Nobody is to decide any more."""

    @abstractmethod
    def forget(self) -> None:
        """Something changed: what was selected and said is out of date."""

    @abstractmethod
    def say(self, note: str, *, wrong: bool = False) -> None:
        """Tell the people at the table."""

    # -- moving on ---------------------------------------------------------------------------

    def proceed(self) -> None:
        """After each change: see who is to decide now."""
        self.state += 1
        self._asked_at = monotonic()
        seat = self.sitting.seat
        if seat is None:
            self.show()
            self.game_over()
        elif seat in self.sitting.bots:
            self.show()
            self._think(seat)
        elif (only := self.view.automatic(self.sitting.choices)) is not None:
            self.show()
            self._later(only)
        else:
            self._hurry = False
            self.ask_person(seat)

    def act(self, action: Action) -> None:
        """Carry out the decision of who is asked."""
        seat, before = self.sitting.seat, self.sitting.match.position
        try:
            self.sitting.act(action)
        except QuarterdeckError as error:
            if seat in self.sitting.bots:
                self._draw_lots(str(error))
            else:
                self.say(str(error), wrong=True)
            return
        if self.app.pace > 0:
            step = self.sitting.match.steps[-1]
            self.reel = Reel(moments_of(self.view, before, step, self.sitting.onlooker))
        self._changed()

    def undo(self) -> bool:
        """Take back the last decision; whether there was one."""
        if not self.sitting.may_undo:
            return False
        self._stop_pause()
        self.reel = Reel()
        self.sitting.undo(self.view)
        self._changed()
        return True

    def _changed(self) -> None:
        self.save()
        self._look()

    def save(self) -> bool:
        """Write the game down; whether that worked."""
        try:
            saves.write(self.sitting, self.path)
        except OSError as error:
            self.app.complain(self.app.words("terminal-not-saved", error=str(error)))
            return False
        return True

    # -- moments -----------------------------------------------------------------------------

    def _look(self) -> None:
        """Show the moment that is to be looked at; after the last the game goes on."""
        self._stop_pause()
        self.forget()
        if self.reel.now is None:
            self.proceed()
            return
        self.show()
        if self.running:
            self._after(LOOK * self.app.pace, lambda: self.turn(1))

    def turn(self, by: int) -> None:
        """Look at the next moment, or at the one before."""
        if self.reel.turn(by):
            self._look()

    def step_on(self) -> None:
        """Look at the next moment, and stop at each from now on."""
        self.running = False
        self.turn(1)

    def run_on(self) -> None:
        """Let moments follow each other by themselves, or stop them."""
        self.running = not self.running
        self._look()

    def skip(self) -> None:
        """To what is asked next."""
        self.reel = Reel()
        self._look()

    # -- bots --------------------------------------------------------------------------------

    def _think(self, seat: int) -> None:
        state, match, seed = self.state, self.sitting.match, self.sitting.bot_seed
        bot = self.sitting.bots[seat]

        def think() -> Thought:
            return state, ask(bot, match, seat, seed)

        self.run_worker(
            think, name="bot", group="bots", thread=True, exclusive=True, exit_on_error=False
        )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A bot has chosen, or failed to."""
        worker = event.worker
        if event.state is WorkerState.SUCCESS and worker.result is not None:
            state, action = worker.result
            if state == self.state:
                self._later(action)
        elif event.state is WorkerState.ERROR and self.sitting.seat in self.sitting.bots:
            self._draw_lots(str(worker.error))

    def _draw_lots(self, error: str) -> None:
        """A bot that fails does not stop the game: lots are drawn for it."""
        sitting, seat = self.sitting, self.sitting.seat
        assert seat is not None  # a bot was asked
        name = sitting.names[seat]
        self.app.complain(self.app.words("terminal-bot-failed", name=name, error=error))
        lots = make_bot(sitting.match.game.name, "random")
        self._later(ask(lots, sitting.match, seat, sitting.bot_seed))

    # -- pauses ------------------------------------------------------------------------------

    def _later(self, action: Action) -> None:
        """Carry out what nobody here chose, after a pause that lets people follow."""
        rest = self.app.pace - (monotonic() - self._asked_at)
        self._after(0 if self._hurry else rest, lambda: self.act(action))

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do this after a pause, if nothing else comes between."""
        self._then = then
        if seconds <= 0:
            self.call_later(self._now)
        else:
            self._pause = self.set_timer(seconds, self._now)

    def _now(self) -> None:
        then = self._then
        self._stop_pause()
        if then is not None:
            then()

    def _stop_pause(self) -> None:
        self._then = None
        if self._pause is not None:
            self._pause.stop()
            self._pause = None

    def action_hurry(self) -> None:
        """No pauses until a person is asked; what happened is still looked at."""
        if self.reel.now is not None:
            self.step_on()
            return
        self._hurry = True
        if self._pause is not None:
            self._now()
