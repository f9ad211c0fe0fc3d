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
from quarterdeck.studies.page import write_page

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


def answer_one(asked: Asked, question: str, picture: Path | None, words: Words) -> None:
    """Answer a question as a table, and as a picture if one is wanted."""
    (found,) = _answered(asked, [question])
    _show(found)
    if picture is not None:
        picture.write_text(draw(found), encoding="utf-8")
        typer.echo(words("study-written", file=str(picture)))


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
    heads = (found.question.x, found.question.y, "95 %", "deals")
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
