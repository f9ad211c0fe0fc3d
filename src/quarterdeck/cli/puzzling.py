"""``quarterdeck puzzles``: solve them one after the other, or make new ones."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.segment import Segments

from quarterdeck.analysis import analyst_for
from quarterdeck.analysis.puzzles import (
    Puzzle,
    asked_for,
    make_puzzles,
    puzzle_file,
    puzzles_for,
    write_puzzles,
)
from quarterdeck.analysis.telling import Teller
from quarterdeck.cli.progress import counted
from quarterdeck.core import Position, QuarterdeckError
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.numbers import is_whole
from quarterdeck.i18n import wording_for

if TYPE_CHECKING:
    from quarterdeck.core import Action
    from quarterdeck.i18n import Words

WIDTH = 100
"""Of the table that is shown, if the terminal is not narrower."""
HEIGHT = 24


def hardest(game: str) -> int:
    """The difficulty of a puzzle that everybody who is asked misses."""
    return 1 + len(asked_for(game))


def make(game: str, count: int, seats: int, seed: int, path: Path | None, words: Words) -> None:
    """Make puzzles and write them into the package, or elsewhere."""
    found = find_game(game)
    path = path or puzzle_file(game)
    with counted(words("puzzles-making")) as progress:
        puzzles = make_puzzles(found, count, seats, seed, progress)
    write_puzzles(path, puzzles)
    typer.echo(words("puzzles-count", puzzles=len(puzzles)))
    typer.echo(words("review-written", file=str(path)))


def solve(game: str, first: int | None, difficulty: int | None, words: Words) -> None:
    """Ask puzzles until somebody has had enough: from one on, or in any order."""
    puzzles = puzzles_for(game)
    chosen = [n for n, p in enumerate(puzzles, 1) if difficulty in (None, p.difficulty)]
    if not chosen:
        raise QuarterdeckError(f"difficulties are from 1 to {hardest(game)}, not {difficulty}")
    if first is None:
        random.shuffle(chosen)  # which comes first is no result that anybody repeats
    elif first in chosen:
        chosen = chosen[chosen.index(first) :]
    else:
        raise QuarterdeckError(f"puzzles are from 1 to {len(puzzles)}, not {first}")
    right = asked = 0
    for number in chosen:
        answer = ask_one(game, puzzles[number - 1], number, len(puzzles), words)
        if answer is None:
            break
        asked += 1
        right += answer
    typer.echo(words("puzzles-score", right=str(right), asked=str(asked)))


def ask_one(game: str, puzzle: Puzzle, number: int, total: int, words: Words) -> bool | None:
    """Whether it was solved; None if somebody wants to stop."""
    position = find_game(game).parse_position(puzzle.position)
    seat = position.to_act()[0]
    names = tuple(words("player", number=n + 1) for n in range(position.seats))
    wording = wording_for(game, words)
    typer.echo(
        words(
            "puzzles-one",
            number=str(number),
            total=str(total),
            difficulty=str(puzzle.difficulty),
            hardest=str(hardest(game)),
        )
    )
    show(game, position, names, seat, words)
    typer.echo(words("puzzles-seat", name=names[seat]))
    actions = [a for a in position.legal(seat).actions if str(a) in puzzle.costs]
    for n, action in enumerate(actions, start=1):
        typer.echo(f"  {n}  {wording.action(action)}")
    choice = _choose(actions, words)
    if choice is None:
        return None
    _judge(game, puzzle, position, choice, names, words)
    return str(choice) == puzzle.best


def _choose(actions: Sequence[Action], words: Words) -> Action | None:
    while True:
        typer.echo(words("puzzles-ask") + " ", nl=False)
        line = sys.stdin.readline()
        text = line.strip().lower()
        if not line or text == "q":
            return None
        if is_whole(text) and 1 <= int(text) <= len(actions):
            return actions[int(text) - 1]


def _judge(
    game: str,
    puzzle: Puzzle,
    position: Position,
    choice: Action,
    names: Sequence[str],
    words: Words,
) -> None:
    """Say what is right, and why."""
    analyst = analyst_for(game)
    wording = wording_for(game, words)
    teller = Teller(analyst, wording, names)
    best = find_game(game).parse_action(puzzle.best)
    if choice == best:
        typer.echo(words("puzzles-right", action=wording.action(best)))
    else:
        typer.echo(
            words(
                "puzzles-wrong",
                action=wording.action(choice),
                cost=teller.percent(puzzle.costs[str(choice)]),
                best=wording.action(best),
            )
        )
    seen = position.observe(None)
    for action in dict.fromkeys((best, choice)):
        said = " ".join(analyst.say(r, wording, names) for r in analyst.reasons(seen, action))
        typer.echo(f"  {wording.action(action)}: {said}")
    typer.echo()


def show(game: str, position: Position, names: tuple[str, ...], seat: int, words: Words) -> None:
    """The table as the terminal draws it."""
    from quarterdeck.terminal.gallery import view_for
    from quarterdeck.terminal.views import Scene

    console = Console()
    view = view_for(game, wording_for(game, words))
    scene = Scene(position.observe(seat), names, seat, position.legal(seat), odds=True)
    width = min(WIDTH, console.width)
    height = view.height(scene, width, HEIGHT)
    canvas = view.paint(scene, width, height)
    if not console.is_terminal:
        typer.echo(str(canvas))
        return
    for row in range(height):
        console.print(Segments(canvas.strip(row)))
