"""The command `study`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.table import Table

from quarterdeck.cli.progress import counted
from quarterdeck.core import QuarterdeckError
from quarterdeck.studies import Answer, answers_to, questions_for
from quarterdeck.studies.chart import draw
from quarterdeck.studies.page import as_csv, as_json, write_page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from quarterdeck.i18n import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """How a question is to be answered; what is not said is as the question has it."""

    game: str
    players: tuple[str, ...]
    games: int | None
    seed: int
    processes: int
    notes: Path | None


def list_questions(game: str) -> None:
    """The questions that come with a game."""
    for name, question in questions_for(game).items():
        typer.echo(f"{name}: {question.title}")


@dataclass(frozen=True, slots=True)
class Shown:
    """How an answer is given, beside or instead of a table."""

    picture: Path | None = None
    csv: Path | None = None
    json: bool = False


def answer_one(asked: Asked, question: str, shown: Shown, words: Words) -> None:
    """Answer a question as a table or as JSON, and as the files that are wanted."""
    (found,) = _answered(asked, [question])
    if shown.json:
        typer.echo(as_json(found))
    else:
        _show(found)
    files = ((shown.picture, draw), (shown.csv, as_csv))
    for path, made in files:
        if path is not None:
            path.write_text(made(found), encoding="utf-8")
            typer.echo(words("study-written", file=str(path)), err=shown.json)


def answer_all(asked: Asked, page: Path, words: Words) -> None:
    """Answer every question of a game on one page."""
    names = list(questions_for(asked.game))
    if not names:
        raise QuarterdeckError(f"{asked.game} has no questions of its own")
    write_page(page, asked.game, _answered(asked, names))
    typer.echo(words("study-written", file=str(page)))


def _answered(asked: Asked, questions: Sequence[str]) -> list[Answer]:
    with counted(" ".join(questions[:1])) as tell:
        return answers_to(
            asked.game,
            questions,
            players=asked.players,
            games=asked.games,
            seed=asked.seed,
            processes=asked.processes,
            notes=asked.notes,
            progress=tell,
        )


def _show(found: Answer) -> None:
    table = Table(title=found.question.title, title_justify="left")
    series = any(point.series for point in found.points)
    heads = (found.question.across, found.question.up, "95 %", "deals")
    for head in ("series", *heads) if series else heads:
        table.add_column(head)
    for point in found.points:
        table.add_row(
            *([point.series] if series else []),
            f"{point.x:g}" if isinstance(point.x, float) else str(point.x),
            f"{point.y.estimate:.2f}",
            f"{point.y.low:.2f} .. {point.y.high:.2f}",
            str(point.deals),
        )
    Console().print(table)
