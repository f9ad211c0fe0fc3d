"""The lines that go to and fro. ``docs/bots-in-any-language.md`` is their description."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quarterdeck.bots.api import Question
from quarterdeck.bots.programs.book import Command
from quarterdeck.bots.programs.process import CHATTER, Fault, Process
from quarterdeck.core import Action, NotationError
from quarterdeck.core.game import known
from quarterdeck.core.names import printable

VERSION: Final = 1
ANSWER: Final = re.compile("action ([0-9]{1,9}) (.+)")


@dataclass(frozen=True, slots=True)
class Greeting:
    """What a program says of itself."""

    name: str
    games: tuple[str, ...]
    """None named: all."""


class Conversation:
    """A program that is running and was greeted; between two questions it is stopped."""

    def __init__(self, command: Command) -> None:
        self._seconds = command.seconds
        self._number = 0
        self.process = Process(command)
        try:
            self.greeting = self._greet(command.start_seconds)
        except BaseException:
            self.process.close()
            raise
        self.process.pause()

    def ask(self, question: Question) -> Action:
        """The program's answer, a legal action; raises :class:`Fault`."""
        self._number += 1
        self.process.go_on()
        try:
            self._put(question)
            return self._answer(question)
        finally:
            self.process.pause()

    def quit(self, seconds: float) -> bool:
        """Ask the program to end; whether it does so in time."""
        self.process.go_on()
        self.process.say("quit")
        return self.process.ended(seconds)

    def close(self) -> None:
        """End the program."""
        self.process.close()

    def _greet(self, seconds: float) -> Greeting:
        self.process.say(f"quarterdeck {VERSION}")
        name = ""
        games: tuple[str, ...] = ()
        for line in self._lines(seconds, "ready"):
            word, _, rest = line.partition(" ")
            match word:
                case "bot":
                    name = printable(rest)
                case "games":
                    games = tuple(rest.split())
                case "ready" if name:
                    return Greeting(name, games)
                case "ready":
                    raise Fault("foreign", "'ready' before 'bot NAME'")
                case "action":
                    raise Fault("foreign", f"'{line[:40]}' before any question")
        raise AssertionError("lines end by a fault")

    def _put(self, question: Question) -> None:
        asked = {
            "game": question.game.name,
            "seat": question.seat,
            "milliseconds": round(self._seconds * 1000),
            "seed": question.rng.below(1 << 31),
            "legal": [str(action) for action in question.choices.actions],
            "ranges": [str(some) for some in question.choices.ranges],
            "observation": known(question.observation),
        }
        text = json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
        self.process.say(f"question {self._number} {text}")

    def _answer(self, question: Question) -> Action:
        for line in self._lines(self._seconds, f"action {self._number} ..."):
            found = ANSWER.fullmatch(line)
            # What is no answer is talk, and an answer to an earlier question came too late.
            if found and int(found[1]) == self._number:
                return _meant(found[2].strip(), question)
        raise AssertionError("lines end by a fault")

    def _lines(self, seconds: float, awaited: str) -> Iterator[str]:
        """What the program says, until it says too much or its time is over."""
        deadline = time.monotonic() + seconds
        for _ in range(CHATTER):
            yield self.process.hear(deadline)
        raise Fault("noisy", f"more than {CHATTER} lines and no '{awaited}'")


def _meant(text: str, question: Question) -> Action:
    for action in question.choices.actions:
        if str(action) == text:
            return action
    try:
        action = question.game.parse_action(text)
    except NotationError as error:
        raise Fault("illegal", f"'{text[:60]}' is no action: {error}") from None
    if action not in question.choices:
        raise Fault("illegal", f"'{text[:60]}' is not legal here; legal: {question.choices}")
    return action
