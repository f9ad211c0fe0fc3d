"""``quarterdeck review``: a game gone through, as text, JSON and a page."""

from __future__ import annotations

import json as json_module
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.analysis import Review, analyst_for
from quarterdeck.analysis.review import review
from quarterdeck.analysis.telling import Teller
from quarterdeck.cli.files import read_record
from quarterdeck.cli.hinting import as_plain
from quarterdeck.cli.progress import counted
from quarterdeck.core import QuarterdeckError, Record
from quarterdeck.core.catalogue import find_game
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from quarterdeck.analysis.review import Account
    from quarterdeck.i18n import Words

COLUMNS = ("decisions", "accuracy", "given-away", "luck", "result", "adjusted")
"""Of the table of players, by their words."""


def run_review(
    path: Path, simulations: int, seed: int, json: Path | None, html: Path | None, words: Words
) -> None:
    """Go through a record; print what was found, unless files are wanted."""
    record = read_record(path)
    game = find_game(record.game)
    for file in filter(None, (json, html)):
        if not file.absolute().parent.is_dir():
            raise QuarterdeckError(f"'{file}' cannot be written: there is no such folder")
    with counted(words("analysis-weighing")) as progress:
        try:
            found = review(game, record, simulations, seed, progress)
        except QuarterdeckError as error:
            raise QuarterdeckError(f"'{path}': {error}") from None
    names = names_in(record, words)
    teller = Teller(analyst_for(game.name), wording_for(game.name, words), names)
    if json is not None:
        _write(json, json_module.dumps(plain_review(found, names), ensure_ascii=False, indent=1))
        typer.echo(words("review-written", file=str(json)))
    if html is not None:
        from quarterdeck.cli.review_page import page

        _write(html, page(found, teller, words, path))
        typer.echo(words("review-written", file=str(html)))
    if json is None and html is None:
        tell(found, teller, words, path)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", "utf-8")
    except OSError as error:
        raise QuarterdeckError(f"'{path}' cannot be written: {error.strerror}") from None


def names_in(record: Record, words: Words) -> tuple[str, ...]:
    """What the players are called."""
    names = record.table.names or ("",) * record.table.seats
    return tuple(name or words("player", number=n) for n, name in enumerate(names, start=1))


def tell(found: Review, teller: Teller, words: Words, path: Path) -> None:
    """Print a review."""
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    shown = Table(box=SIMPLE_HEAD, header_style="bold")
    shown.add_column(words("review-player"))
    for name in COLUMNS:
        shown.add_column(words(f"review-{name}"), justify="right")
    for name, account in zip(teller.names, found.accounts, strict=True):
        shown.add_row(Text(name), *cells(account, teller))
    console.print(shown)
    console.print(words("review-accuracy-about"))
    if found.result is None:
        console.print(words("review-unfinished"))
    for line in _lines(found, teller, words, path):
        console.print(line, markup=False)  # names may hold anything


def cells(account: Account, teller: Teller) -> list[str]:
    """A player's row, by the columns above."""
    accuracy, result, adjusted = account.accuracy, account.result, account.adjusted
    return [
        str(account.decisions),
        "–" if accuracy is None else teller.percent(accuracy),
        teller.percent(account.given_away),
        teller.signed(account.luck),
        "–" if result is None else teller.percent(result),
        "–" if adjusted is None else teller.percent(adjusted),
    ]


def _lines(found: Review, teller: Teller, words: Words, path: Path) -> Iterator[str]:
    costly = found.costly()
    yield f"\n{words('review-costly')}" if costly else words("review-none-costly")
    for moment in costly:
        again = words("review-try-again", command=try_again(path, moment.number))
        yield "\n  ".join([*teller.mistake(moment), again])
    lucky = found.lucky()
    if lucky:
        yield f"\n{words('review-lucky-cards')}"
        yield from map(teller.lucky, lucky)


def try_again(path: Path, number: int) -> str:
    """The command that goes on from before a move."""
    return f"quarterdeck play --from {path}@{number}"


def plain_review(found: Review, names: tuple[str, ...]) -> dict[str, object]:
    """A review as JSON can say it."""
    return {
        "game": found.game,
        "simulations": found.simulations,
        "result": str(found.result) if found.result else None,
        "players": [
            {
                "name": name,
                "decisions": account.decisions,
                "accuracy": account.accuracy,
                "given_away": round(account.given_away, 5),
                "luck": round(account.luck, 5),
                "result": account.result,
                "adjusted": None if account.adjusted is None else round(account.adjusted, 5),
            }
            for name, account in zip(names, found.accounts, strict=True)
        ],
        "chances": [
            {"move": number, "chances": [round(share, 5) for share in shares]}
            for number, shares in found.chances()
        ],
        "moves": [
            {
                "number": moment.number,
                "seat": moment.seat,
                "action": str(moment.action),
                "cost": round(moment.cost, 5),
                "hint": as_plain(moment.hint) if moment.hint else None,
                "shown": moment.luck.shown if moment.luck else None,
                "luck": [round(x, 5) for x in moment.luck.shares] if moment.luck else None,
            }
            for moment in found.moments
        ],
    }
