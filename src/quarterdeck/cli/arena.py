"""The arena on the command line: a plan, a bar that moves, a table, files."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer
from platformdirs import user_state_path
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.arena import ArenaError, make_plan, play_plan, standings, thinking
from quarterdeck.arena.files import check_can_write, write_files
from quarterdeck.arena.journal import NAME, plan_in
from quarterdeck.arena.telling import Numbers, about
from quarterdeck.arena.tournament import runner
from quarterdeck.cli.progress import bar
from quarterdeck.cli.table import options_from
from quarterdeck.core.catalogue import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.arena import Plan, Standings, Tournament
    from quarterdeck.arena.standings import Thinking
    from quarterdeck.arena.work import Runner
    from quarterdeck.i18n import Words

GAMES = 1000
"""How many are played if nobody says."""
STOPPED = 130
"""What a shell expects of a program that Ctrl-C has ended."""


@dataclass(frozen=True)
class Wanted:
    """What the command line asked for."""

    game: str
    players: Sequence[str]
    seats: int | None
    games: int
    seed: int
    options: Sequence[str]
    luck: bool = False


def new_plan(wanted: Wanted, words: Words) -> Plan:
    """The plan that was asked for; says so if it plays more games."""
    game = find_game(wanted.game)
    plan = make_plan(
        game,
        wanted.players,
        seats=wanted.seats,
        games=wanted.games,
        seed=wanted.seed,
        options=options_from(game, wanted.options),
        luck=wanted.luck,
    )
    if plan.games != wanted.games:
        numbers = Numbers(words)
        rounded = words("arena-rounded", asked=numbers.count(wanted.games), games=plan.games)
        typer.echo(rounded, err=True)
    return plan


def planned_in(folder: Path) -> Plan:
    """The plan of a tournament that was begun in a folder."""
    text = plan_in(folder / NAME)
    plan = text.plan()
    now = plan.described()
    if now != text:
        raise ArenaError(
            f"the tournament in '{folder}' cannot go on: {text.differences(now)}. "
            "Bring back what has changed, or begin anew in another folder, with --out"
        )
    return plan


def run_arena(
    plan: Plan, *, processes: int, on: str, out: Path | None, json: bool, words: Words
) -> None:
    """Play a tournament and tell what came of it."""
    where = runner(processes, on)
    if out is not None:
        check_can_write(out)
    folder = out or user_state_path("quarterdeck") / "arena" / plan.described().key
    tournament = _play(plan, where, folder, words, kept=out is not None)
    table, times = standings(tournament), thinking(tournament)
    if json:
        typer.echo(msgspec.json.encode({"results": table, "times": times}).decode())
    else:
        # Piped into a file the table is as wide as it likes.
        width = None if sys.stdout.isatty() else 160
        tell(table, times, words, Console(width=width, highlight=False))
    if out is None:
        shutil.rmtree(folder)
        return
    written = write_files(out, tournament, table, times, words)
    if not json:
        names = ", ".join(path.name for path in written)
        typer.echo(words("arena-written", folder=str(out), files=names))


def _play(plan: Plan, where: Runner, folder: Path, words: Words, *, kept: bool) -> Tournament:
    calls = done = 0
    with bar() as shown:
        task = shown.add_task(words("arena-preparing"), total=plan.games)

        def progress(games: int) -> None:
            """First told what was played before, then of every batch."""
            nonlocal calls, done
            if calls == 0 and games:
                shown.console.print(words("arena-found", games=games))
            elif calls == 1:
                shown.reset(task, description=words("arena-playing"))  # preparing does not count
            shown.update(task, completed=games)
            calls, done = calls + 1, games

        try:
            return play_plan(plan, where, journal=folder / NAME, progress=progress)
        except KeyboardInterrupt:
            shown.stop()
            again = f"quarterdeck arena --resume {folder}" if kept else words("arena-same-command")
            stopped = words("arena-stopped", done=done, games=plan.games, command=again)
            typer.echo(stopped, err=True)
            raise typer.Exit(STOPPED) from None


def tell(table: Standings, times: Sequence[Thinking], words: Words, console: Console) -> None:
    """Print the table: first what the plan decides, then the times of this machine."""
    numbers = Numbers(words)
    console.print(about(table, words))
    console.print(_standings(table, words, numbers))
    turns, decisions = (numbers.amount(x.estimate) for x in (table.turns, table.decisions))
    console.print(words("arena-mean-turns", turns=turns, decisions=decisions))
    if table.order:
        first = table.order[0]
        console.print(
            words(
                "arena-first-seat",
                share=numbers.percent(first.estimate),
                range=numbers.range(first, numbers.percent),
                equal=numbers.percent(1 / table.plan.seats),
            )
        )
    console.print()
    console.print(_thinking(times, words, numbers))


def _standings(table: Standings, words: Words, numbers: Numbers) -> Table:
    sure = words("arena-interval", percent=numbers.confidence(table.confidence))
    shown = Table(box=SIMPLE_HEAD, header_style="bold")
    shown.add_column(words("arena-player"))
    for name in ("share", "rating", "points"):
        shown.add_column(words(f"arena-{name}"), justify="right")
        shown.add_column(sure, justify="right", style="dim")
    if table.plan.luck:
        shown.add_column(words("arena-adjusted"), justify="right")
        shown.add_column(sure, justify="right", style="dim")
    shown.add_column(words("arena-seats"), justify="right")
    for row in table.standings:
        shown.add_row(
            Text(row.label),
            numbers.percent(row.share.estimate),
            numbers.range(row.share, numbers.percent),
            numbers.amount(row.rating.estimate),
            numbers.range(row.rating, numbers.amount),
            numbers.amount(row.points.estimate),
            numbers.range(row.points, numbers.amount),
            *numbers.adjusted(row),
            numbers.count(row.seats),
        )
    return shown


def _thinking(times: Sequence[Thinking], words: Words, numbers: Numbers) -> Table:
    shown = Table(
        title=words("arena-thinking"), title_justify="left", box=SIMPLE_HEAD, header_style="bold"
    )
    shown.add_column(words("arena-player"))
    for name in ("mean", "p99", "timed", "fallbacks"):
        shown.add_column(words(f"arena-{name}"), justify="right")
    for row in times:
        spans = map(numbers.duration, (row.mean, row.p99))
        shown.add_row(Text(row.label), *spans, *map(numbers.count, (row.decisions, row.fallbacks)))
    return shown
