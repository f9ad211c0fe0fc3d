"""The application: screens, language, and where games are kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from quarterdeck.core import QuarterdeckError
from quarterdeck.i18n import LANGUAGES, Wording, Words, changes_told, wording_for
from quarterdeck.terminal import saves
from quarterdeck.terminal.home import HomeScreen
from quarterdeck.terminal.replay import ReplayScreen
from quarterdeck.terminal.sitting import Setup, Sitting
from quarterdeck.terminal.table import TableScreen

PACE: Final = 0.6
"""Seconds between the moves of bots, so that a person can follow."""


class QuarterdeckApp(App[None]):
    """Quarterdeck in a terminal."""

    CSS_PATH = "look.tcss"
    TITLE = "Quarterdeck"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(
        self,
        language: str,
        *,
        setup: Setup | None = None,
        preset: Setup | None = None,
        resume: Path | None = None,
        players: Sequence[str] = (),
        watch: Path | None = None,
        folder: Path | None = None,
        pace: float = PACE,
    ) -> None:
        """Opens at a new table, a saved game, a replay, or at home, where all can be chosen.

        ``preset`` is what the first screen begins with; ``players`` go on with a saved game.
        """
        super().__init__()
        self.words = Words(language)
        self.pace = pace
        self.folder = folder if folder is not None else saves.default_folder()
        self._setup, self._preset = setup, preset
        self._resume, self._players, self._watched = resume, players, watch

    def on_mount(self) -> None:
        """Show the first screen."""
        self.install_screen(HomeScreen(self._preset), "home")
        if self._watched is not None:
            self.look_back(self._watched)
        elif self._resume is not None:
            self.resume(self._resume, self._players)
        elif self._setup is not None:
            self.play(self._setup)
        if len(self.screen_stack) == 1:
            self.push_screen("home")

    def wording(self, game: str) -> Wording:
        """A game's words in the language spoken now."""
        return wording_for(game, self.words)

    def next_language(self) -> None:
        """Speak the next language, on every screen."""
        at = LANGUAGES.index(self.words.language)
        self.words = Words(LANGUAGES[(at + 1) % len(LANGUAGES)])
        for screen in self.screen_stack:
            if isinstance(screen, HomeScreen | TableScreen | ReplayScreen):
                screen.speak()

    def _clear(self) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def go_home(self) -> None:
        """Back to the first screen; games are saved as they are played."""
        self._clear()
        self.push_screen("home")

    def play(self, setup: Setup) -> None:
        """Deal a new game and sit down."""
        try:
            sitting = Sitting.begin(setup)
        except QuarterdeckError as error:
            self.complain(error)
            return
        self.sit_down(sitting, saves.new_path(self.folder, setup.game))

    def resume(self, path: Path, players: Sequence[str] = ()) -> None:
        """Go on with a saved game."""
        try:
            sitting = saves.read(path, players)
        except (QuarterdeckError, OSError) as error:
            self.complain(error)
            return
        if sitting.halted:
            self.look_back(path)
            return
        self.sit_down(sitting, path)
        self.tell_changes(sitting)

    def tell_changes(self, sitting: Sitting) -> None:
        """Say what changed in the rules since a game was begun."""
        match = sitting.match
        told = changes_told(match.game, match.begun_by, self.words, halted=sitting.halted)
        if told:
            self.notify("\n".join(told), severity="warning", timeout=30, markup=False)

    def sit_down(self, sitting: Sitting, path: Path) -> None:
        """Open the table of a game."""
        self._clear()
        self.push_screen(TableScreen(sitting, path))

    def look_back(self, path: Path) -> None:
        """Step through a game that was played."""
        try:
            screen = ReplayScreen(path)
        except (QuarterdeckError, OSError) as error:
            self.complain(error)
            return
        self._clear()
        self.push_screen(screen)
        self.tell_changes(screen.sitting)

    def complain(self, error: Exception | str) -> None:
        """Say what went wrong."""
        self.notify(str(error), severity="error", timeout=12, markup=False)
