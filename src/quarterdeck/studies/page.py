"""Answers as a page for the documentation, with pictures beside it; as JSON and as CSV."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec

from quarterdeck.studies.answers import Answer, Point
from quarterdeck.studies.chart import draw

COLUMNS: Final = ("series", "x", "mean", "low", "high", "deals")
"""Of an answer for programs."""


def write_page(path: Path, game: str, answers: Sequence[Answer]) -> None:
    """Write the page and a picture for each answer."""
    pictures = path.with_suffix("")
    pictures.mkdir(parents=True, exist_ok=True)
    rotated = all(answer.question.rotated for answer in answers)
    parts = [f"# What bots tell about {game}", "", _opening(game, rotated=rotated)]
    for answer in answers:
        picture = pictures / f"{answer.question.name}.svg"
        picture.write_text(draw(answer), encoding="utf-8")
        parts += _section(answer, f"{pictures.name}/{picture.name}")
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")


def _opening(game: str, *, rotated: bool) -> str:
    dealt = "Every deal is played with seats rotated" if rotated else "Every game is a new deal"
    return (
        "Answers from games of bots, each mean with its 95 % interval. They are true for these "
        "bots, and the better the bots, the truer for you. Made by\n\n"
        f"```sh\nquarterdeck study {game} --page FILE\n```\n\n"
        f"{dealt}; intervals take a deal as one observation. "
        "To ask something else, write a function: see [the how-to](howto/ask-a-question.md).\n"
    )


def _section(answer: Answer, picture: str) -> list[str]:
    question = answer.question
    bots = ", ".join(answer.players)
    return [
        f"## {question.title}",
        "",
        question.about,
        "",
        f"![{question.title}]({picture})",
        "",
        f"Question `{question.name}`: {answer.games} games of {bots}, seed {answer.seed}.",
        "",
        *table(answer),
        "",
    ]


def as_json(answer: Answer) -> str:
    """An answer for programs: what was asked, of which games, and every point."""
    question = answer.question
    about = {
        "question": question.name,
        "title": question.title,
        "x": question.across,
        "y": question.up,
        "games": answer.games,
        "players": answer.players,
        "seats": answer.seats,
        "seed": answer.seed,
        "points": [dict(zip(COLUMNS, _row(point), strict=True)) for point in answer.points],
    }
    return msgspec.json.format(msgspec.json.encode(about)).decode()


def as_csv(answer: Answer) -> str:
    """An answer for spreadsheets: a row for each point."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([COLUMNS, *map(_row, answer.points)])
    return text.getvalue()


def _row(point: Point) -> tuple[str | float, ...]:
    return point.series, point.x, point.y.estimate, point.y.low, point.y.high, point.deals


def table(answer: Answer) -> list[str]:
    """The numbers of an answer, in Markdown."""
    question = answer.question
    interval = "95 % interval, all together" if question.many else "95 % interval"
    head = [question.across, question.up, interval, "deals"]
    with_series = any(point.series for point in answer.points)
    rows = [
        [
            *([point.series] if with_series else []),
            f"{point.x:g}" if isinstance(point.x, float) else str(point.x),
            f"{point.y.estimate:.2f}",
            f"{point.y.low:.2f} to {point.y.high:.2f}",
            str(point.deals),
        ]
        for point in answer.points
    ]
    head = [*(["series"] if with_series else []), *head]
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
