"""A program in a bot's place: whatever it does, there is a legal action in the end."""

from __future__ import annotations

import atexit
import logging
import threading
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from quarterdeck.bots.api import Bot, Question, check_plays
from quarterdeck.bots.naming import add_bots
from quarterdeck.bots.programs.book import Command
from quarterdeck.bots.programs.process import Fault
from quarterdeck.bots.programs.protocol import Conversation
from quarterdeck.core import Action

LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 10
"""Faults in a row after which a program is asked no more: nobody waits for it all night."""


class Crew:
    """The running copies of one program, as many as are asked at once, kept for the next time."""

    def __init__(self, name: str, command: Command) -> None:
        self._name, self.command = name, command
        self._lock = threading.Lock()
        self._idle: list[Conversation] = []
        self._in_a_row = 0
        self._games: tuple[str, ...] | None = None
        self.faults: Counter[str] = Counter()
        """How often which fault happened; each was answered by lot."""
        atexit.register(self.close)

    def ask(self, question: Question) -> Action | None:
        """The program's answer; None if it failed."""
        with self._lock:
            if self._in_a_row >= PATIENCE:
                self.faults["given-up"] += 1
                return None
            talk = self._idle.pop() if self._idle else None
        try:
            talk = talk or Conversation(self.command)
            plays = talk.greeting.games
            if plays and question.game.name not in plays:
                raise Fault("foreign", f"it plays {' and '.join(plays)}, not {question.game.name}")
            action = talk.ask(question)
        except Fault as fault:
            self._blame(fault, talk)
            return None
        except BaseException:  # Ctrl-C: the two are out of step, and nobody would ever end it
            if talk is not None:
                talk.close()
            raise
        with self._lock:
            self._in_a_row = 0
            self._idle.append(talk)
        return action

    def games(self) -> tuple[str, ...]:
        """The games the program says it plays; none named, or no greeting: it may play all."""
        if self._games is None:
            try:
                talk = Conversation(self.command)
            except Fault:  # it may do better when it is asked; if not, that is counted
                return ()
            self._games = talk.greeting.games
            talk.close()
        return self._games

    def _blame(self, fault: Fault, talk: Conversation | None) -> None:
        LOG.warning("a program failed", extra={"bot": self._name, "fault": str(fault)})
        with self._lock:
            self.faults[fault.code] += 1
            self._in_a_row += 1
            # An illegal answer leaves the two in step; after anything else only a new start does.
            if talk is not None and fault.code == "illegal":
                self._idle.append(talk)
                return
        if talk is not None:
            talk.close()

    def close(self) -> None:
        """End all copies; the next question starts one again."""
        with self._lock:
            idle, self._idle = self._idle, []
        for talk in idle:
            talk.close()


class Program(Bot):
    """Asks a program; where it fails, draws lots among the legal actions and counts the fault."""

    crew: ClassVar[Crew]

    @property
    def fallbacks(self) -> int:
        """How often lots were drawn in its place."""
        return self.crew.faults.total()

    def check_game(self, game: str) -> None:
        """Refuse what its entry in the list or its own greeting leaves out."""
        super().check_game(game)
        check_plays(self.name, self.crew.games(), game)

    @property
    def made(self) -> str:
        """The command and its limits."""
        command = self.crew.command
        return f"{command.command} ({command.seconds} s, {command.memory_mib} MiB)"

    def sources(self) -> dict[str, Path]:
        """The files its command names."""
        return self.crew.command.sources()

    def choose(self, question: Question) -> Action:
        """The program's answer, or a legal action by lot."""
        return self.crew.ask(question) or question.choices.sample(question.rng)

    def __reduce__(self) -> tuple[Callable[[str, Command], Program], tuple[str, Command]]:
        # A copy in another process has a crew of its own there.
        return revived, (self.name, self.crew.command)


def kind_of(name: str, command: Command) -> type[Program]:
    """The kind of bot that runs this command."""
    about = f"A program: {command.command}"
    made: type[Program] = type(
        "Program",
        (Program,),
        {"name": name, "games": command.games, "crew": Crew(name, command), "__doc__": about},
    )
    return made


_revived: dict[tuple[str, Command], type[Program]] = {}


def revived(name: str, command: Command) -> Program:
    """A program that came from another process; all that come share one crew."""
    kind = _revived.setdefault((name, command), kind_of(name, command))
    return kind()


def enlist(book: Mapping[str, Command]) -> None:
    """Put these programs on this process's list of bots."""
    add_bots(kind_of(name, command) for name, command in book.items())
