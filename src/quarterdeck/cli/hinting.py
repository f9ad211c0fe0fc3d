"""``quarterdeck hint``: where, and what is said of it."""

from __future__ import annotations

import json as json_module
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.analysis import Hint, analyst_for
from quarterdeck.analysis.api import checked, with_reasons
from quarterdeck.analysis.moments import course_of
from quarterdeck.analysis.telling import Teller
from quarterdeck.cli.files import read_record
from quarterdeck.cli.progress import bar
from quarterdeck.core import Game, Position, QuarterdeckError
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.numbers import is_whole
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from quarterdeck.i18n import Words


def split_place(text: str) -> tuple[Path, int | None]:
    """A file and a move in it: ``game.record@42``; a file may have an @ in its name."""
    whole = Path(text)
    name, at, number = text.rpartition("@")
    if not at or whole.exists():
        return whole, None
    if not is_whole(number):
        raise QuarterdeckError(f"a place in a record is FILE@MOVE, not '{text}'")
    return Path(name), int(number)


@dataclass(frozen=True)
class Asked:
    """A position somebody asks about."""

    game: Game
    position: Position
    names: tuple[str, ...] = ()

    @classmethod
    def at(cls, place: str) -> Asked:
        """The place in a record."""
        path, number = split_place(place)
        record = read_record(path)
        game = find_game(record.game)
        try:
            position = course_of(game, record).before(number)
        except QuarterdeckError as error:
            raise QuarterdeckError(f"'{path}': {error}") from None
        return cls(game, position, record.table.names)

    def called(self, words: Words) -> tuple[str, ...]:
        """What the players are called."""
        names = self.names or ("",) * self.position.seats
        return tuple(name or words("player", number=n) for n, name in enumerate(names, start=1))


def given(game: str, text: str) -> Asked:
    """A position given in its notation."""
    found = find_game(game)
    return Asked(found, found.parse_position(text))


def print_hint(asked: Asked, simulations: int, seed: int, words: Words, *, json: bool) -> None:
    """Weigh the actions, and print them as a table or as JSON."""
    analyst = analyst_for(asked.game.name)
    checked(simulations)
    seen = asked.position.observe(None)
    if not asked.position.to_act():
        raise QuarterdeckError("the game is over: there is nothing to decide")
    with bar() as shown:
        shown.add_task(words("analysis-preparing"), total=None)
        analyst.prepare()
        found = with_reasons(analyst, seen, analyst.weigh(seen, simulations, seed))
    if json:
        typer.echo(json_module.dumps(as_plain(found), ensure_ascii=False))
        return
    names = asked.called(words)
    teller = Teller(analyst, wording_for(asked.game.name, words), names)
    # Piped into a file the table is as wide as it likes.
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    console.print(words("analysis-decides", name=names[found.seat]), markup=False)
    console.print(_table(found, teller, words))
    console.print(words("analysis-about", deals=found.simulations))


def _table(found: Hint, teller: Teller, words: Words) -> Table:
    shown = Table(box=SIMPLE_HEAD, header_style="bold")
    shown.add_column(words("analysis-action"))
    shown.add_column(words("analysis-chance"), justify="right", no_wrap=True)
    shown.add_column(words("analysis-cost"), justify="right", no_wrap=True)
    shown.add_column(words("analysis-why"))
    for each in found.actions:
        chance = teller.around(each.chances[found.seat], each.margin)
        cost = teller.percent(each.cost) if each is not found.best else ""
        row = (teller.action(each.action), chance, cost, teller.reasons(each))
        shown.add_row(*map(Text, row))
    return shown


def as_plain(found: Hint) -> dict[str, object]:
    """A hint as JSON can say it."""
    return {
        "seat": found.seat,
        "simulations": found.simulations,
        "actions": [
            {
                "action": str(each.action),
                "chances": _rounded(each.chances),
                "margin": round(each.margin, 5),
                "cost": round(each.cost, 5),
                "cost_margin": round(each.cost_margin, 5),
                "reasons": [{"code": r.code, **r.details} for r in each.reasons],
            }
            for each in found.actions
        ],
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 5) for number in numbers]
