"""What an author wants to know of his program before it plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from quarterdeck.bots.api import Question
from quarterdeck.bots.check import Failed, Finding, played_findings
from quarterdeck.bots.programs.book import Command
from quarterdeck.bots.programs.process import Fault
from quarterdeck.bots.programs.protocol import VERSION, Conversation
from quarterdeck.core import Action, Game

QUIT: Final = 1.0
"""Seconds in which a program should end after it was told to quit."""


def check(command: Command, games: Sequence[Game]) -> Iterator[Finding]:
    """Try a program in whole games, and tell what is good and the first thing that is not."""
    try:
        talk = Conversation(command)
    except Fault as fault:
        yield Failed(fault.code, str(fault), f"quarterdeck {VERSION}").finding
        return
    try:
        yield from _check(talk, command, games)
    except Failed as failed:
        yield failed.finding
    finally:
        talk.close()
    if talk.process.complaints:
        yield Finding(True, "complaints", {"lines": "\n".join(talk.process.complaints)})


def _check(talk: Conversation, command: Command, games: Sequence[Game]) -> Iterator[Finding]:
    def ask(question: Question) -> Action:
        try:
            return talk.ask(question)
        except Fault as fault:
            raise Failed(fault.code, str(fault)) from None

    yield Finding(True, "greeting", {"name": talk.greeting.name})
    yield from played_findings(ask, talk.greeting.games, games, command.seconds)
    ends = talk.quit(QUIT)
    yield Finding(ends, "quit" if ends else "stays", {"seconds": QUIT})
