"""Bots that a server has to bear; in a module, so that its workers find them."""

from __future__ import annotations

import time
from typing import ClassVar

from quarterdeck.bots import Bot, Question
from quarterdeck.core import Action


class Ponderer(Bot):
    """Thinks for ever."""

    name: ClassVar[str] = "ponderer"

    def choose(self, question: Question) -> Action:
        time.sleep(3600)
        return question.choices.actions[0]


class Clumsy(Bot):
    """Fails whenever it is asked."""

    name: ClassVar[str] = "clumsy"

    def choose(self, question: Question) -> Action:
        raise ArithmeticError("what was the question?")
