"""The command `bot`: programs that are bots, on the list of this user."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from quarterdeck.bots import bots_for, make_bot
from quarterdeck.bots.check import check_bot
from quarterdeck.bots.programs import Command, own_book, read_book, write_book
from quarterdeck.bots.programs.book import check_name
from quarterdeck.bots.programs.check import check
from quarterdeck.core import QuarterdeckError
from quarterdeck.core.catalogue import games

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarterdeck.bots.check import Finding
    from quarterdeck.bots.files import InFile
    from quarterdeck.i18n import Words


def put_on_list(command: Command, name: str, words: Words) -> None:
    """Make a program a bot of this user, under a name of its own or made from the command."""
    name = check_name(name or _name_for(command))
    book = read_book(own_book())
    if name not in book and any(name in bots_for(game) for game in games()):
        raise QuarterdeckError(f"there is a bot '{name}' already; give another with --name")
    write_book(own_book(), book | {name: command})
    typer.echo(words("bot-listed", name=name))


def _name_for(command: Command) -> str:
    file = Path(command.words()[-1]).stem.lower()
    return "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in file)


def take_off_list(name: str, words: Words) -> None:
    """Take a program off the list."""
    book = read_book(own_book())
    if name not in book:
        there = ", ".join(book) or "none"
        raise QuarterdeckError(f"no program '{name}' is on the list; there are: {there}")
    del book[name]
    write_book(own_book(), book)
    typer.echo(words("bot-removed", name=name))


def show_list(words: Words) -> None:
    """The programs of this user."""
    book = read_book(own_book())
    for name, command in book.items():
        typer.echo(f"{name}: {command.command}")
    if not book:
        typer.echo(words("bot-none"))


def check_program(command: Command, words: Words) -> bool:
    """Try a program and tell what was found; whether all is well."""
    well = _tell(check(command, list(games().values())), words)
    typer.echo(words("bot-check-well" if well else "bot-check-unwell"))
    return well


def check_class(written: InFile, words: Words) -> bool:
    """Try a bot that stands in a file, and tell what was found; whether all is well."""
    plays = written.load().games or tuple(games())
    bot = make_bot(plays[0], ":".join((written.named, *written.more)))
    well = _tell(check_bot(bot, list(games().values())), words)
    typer.echo(words("bot-check-well" if well else "bot-check-unready"))
    return well


def _tell(findings: Iterable[Finding], words: Words) -> bool:
    well = True
    for finding in findings:
        well = well and finding.good
        mark = "+" if finding.good else "!"
        typer.echo(f"{mark} {words(f'bot-check-{finding.code}', **finding.details)}")
    return well
