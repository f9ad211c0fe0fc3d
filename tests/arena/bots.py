"""Bots that tests of the arena need, importable by other processes."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from quarterdeck.bots import Bot, Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import Action


@dataclass(frozen=True)
class Doomed(RandomBot):
    """Dies with its process, so many times; then it plays by lots."""

    name: ClassVar[str] = "doomed"
    graves: str = ""
    """A folder with a file for every death."""
    deaths: int = 1

    def choose(self, question: Question) -> Action:
        graves = Path(self.graves)
        if len(list(graves.iterdir())) < self.deaths:
            (graves / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(question)


class Faulty(Bot):
    """Has a bug."""

    name: ClassVar[str] = "faulty"

    def choose(self, question: Question) -> Action:
        raise ZeroDivisionError("a bug")


class Clumsy(RandomBot):
    """Falls back in every third decision."""

    name: ClassVar[str] = "clumsy"

    def __init__(self) -> None:
        self.asked = 0

    @property
    def fallbacks(self) -> int:
        return self.asked // 3

    def choose(self, question: Question) -> Action:
        self.asked += 1
        return super().choose(question)
