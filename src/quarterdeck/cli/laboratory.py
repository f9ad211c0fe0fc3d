"""The commands for those who write bots and study games; imported when they run, like the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.commands import Lang, app, examples, with_own_bots, words_in


@app.command(
    epilog=examples(
        'bot --check "python3 mybot.py"',
        "bot --check mybot.py:Careful",
        'bot "python3 mybot.py" --name mine',
        "play --players human,mine",
    )
)
def bot(
    command: Annotated[
        str | None,
        typer.Argument(help="A program with its arguments, or FILE.py:CLASS.", metavar="CMD"),
    ] = None,
    name: Annotated[
        str, typer.Option("--name", help="What the bot is called; else after its file.")
    ] = "",
    seconds: Annotated[
        float, typer.Option("--seconds", help="For an answer.", metavar="NUMBER")
    ] = 1.0,
    memory: Annotated[
        int, typer.Option("--memory", help="MiB the program may use.", metavar="NUMBER")
    ] = 512,
    check: Annotated[
        bool, typer.Option("--check", help="Only try it, and tell what is wrong with it.")
    ] = False,
    remove: Annotated[
        str, typer.Option("--remove", help="Take a program off the list.", metavar="NAME")
    ] = "",
    lang: Lang = None,
) -> None:
    """Make any program a bot for play and arena; without one, list them."""
    from quarterdeck.bots.files import class_in_file
    from quarterdeck.bots.programs import Command
    from quarterdeck.cli import programs
    from quarterdeck.core import QuarterdeckError

    words = words_in(lang)
    if remove:
        programs.take_off_list(remove, words)
    elif command is None:
        programs.show_list(words)
    elif written := class_in_file(command):
        if not check:
            raise QuarterdeckError(f"{command} needs no list: --players {command},thumb plays it")
        if not programs.check_class(written, words):
            raise typer.Exit(1)
    else:
        here = str(Path.cwd())
        asked = Command(command, folder=here, seconds=seconds, memory_mib=memory)
        if not check:
            programs.put_on_list(asked, name, words)
        elif not programs.check_program(asked, words):
            raise typer.Exit(1)


@app.command(
    epilog=examples(
        "arena --players r400,thumb,random --seats 4 --games 2000 --seed 7",
        "arena --players r400:rollouts=100,thumb --games 200 --processes 2 --out results",
        "arena --resume results",
    )
)
def arena(
    game: Annotated[
        str | None, typer.Argument(help="The game; else the first there is.", metavar="GAME")
    ] = None,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            "-p",
            help="The bots: name, name:parameter=value, FILE.py:CLASS.",
            metavar="BOT,BOT,...",
        ),
    ] = "",
    seats: Annotated[
        int | None,
        typer.Option("--seats", "-n", help="Seats at a table; else one each.", metavar="NUMBER"),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="1000 if not given; whole rotations.", metavar="NUMBER"),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed is the same result.", metavar="NUMBER"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A table option.", metavar="NAME=VALUE"),
    ] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Measure luck: slower, but fewer games will do.")
    ] = False,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", help="How many play; 0: one per core.", metavar="NUMBER", min=0
        ),
    ] = 1,
    on: Annotated[
        str, typer.Option("--on", help="'ray', or the address of a Ray cluster.", metavar="WHERE")
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A folder for report, JSON and Parquet.", metavar="FOLDER"),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", help="Go on with the tournament there.", metavar="FOLDER"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, not a table.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play a tournament. Ctrl-C stops it; the same command goes on."""
    from quarterdeck.cli.arena import GAMES, Wanted, new_plan, planned_in, run_arena
    from quarterdeck.core import QuarterdeckError
    from quarterdeck.core.catalogue import first_game

    with_own_bots()
    words = words_in(lang)
    if resume is None:
        if not players:
            raise QuarterdeckError("who plays? --players thumb,random, or --resume FOLDER")
        named = [word.strip() for word in players.split(",")]
        wanted = Wanted(
            game or first_game(),
            named,
            seats,
            GAMES if games is None else games,
            seed or 0,
            option or [],
            luck,
        )
        plan = new_plan(wanted, words)
    elif game or players or option or luck or {seats, games, seed, out} != {None}:
        raise QuarterdeckError("--resume FOLDER knows what is played: leave the rest out")
    else:
        plan, out = planned_in(resume), resume
    run_arena(plan, processes=processes, on=on, out=out, json=json, words=words)


@app.command(
    epilog=examples(
        "study GAME",
        "study GAME push-ships --games 1000",
        "study GAME first-seat --json",
        "study GAME mine.py:question",
        "study GAME --page docs/findings.md",
    )
)
def study(
    game: Annotated[
        str | None, typer.Argument(help="The game; else the first there is.", metavar="GAME")
    ] = None,
    question: Annotated[
        str | None,
        typer.Argument(help="Its name, or FILE.py:FUNCTION; else list them.", metavar="QUESTION"),
    ] = None,
    players: Annotated[
        str, typer.Option("--players", "-p", help="The bots that play.", metavar="BOT,BOT,...")
    ] = "",
    games: Annotated[
        int | None, typer.Option("--games", help="How many, for each table.", metavar="NUMBER")
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", help="The same seed is the same answer.", metavar="NUMBER")
    ] = 1,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", help="How many play; 0: one per core.", metavar="NUMBER", min=0
        ),
    ] = 0,
    picture: Annotated[
        Path | None, typer.Option("--picture", help="Draw the answer, as SVG.", metavar="FILE")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", help="Write the answer, as CSV.", metavar="FILE")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, not a table.")] = False,
    page: Annotated[
        Path | None,
        typer.Option("--page", help="Answer all questions on one page.", metavar="FILE"),
    ] = None,
    notes: Annotated[
        Path | None,
        typer.Option("--notes", help="Go on with what is noted in this folder.", metavar="DIR"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Answer a question about a game from many games of bots."""
    from quarterdeck.cli.studying import Asked, Shown, answer_all, answer_one, list_questions
    from quarterdeck.core import QuarterdeckError
    from quarterdeck.core.catalogue import first_game

    if (json or csv or picture) and (page or question is None):
        raise QuarterdeckError("--json, --csv and --picture are for one question: name it")
    with_own_bots()
    words = words_in(lang)
    bots = tuple(word.strip() for word in players.split(",")) if players else ()
    asked = Asked(game or first_game(), bots, games, seed, processes, notes)
    if page is not None:
        answer_all(asked, page, words)
    elif question is None:
        list_questions(asked.game)
    else:
        answer_one(asked, question, Shown(picture, csv, json), words)


@app.command(
    epilog=examples(
        "dataset GAME --out games",
        "dataset GAME --games 1000 --bot thumb --players 4 --out games",
    )
)
def dataset(
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")],
    out: Annotated[Path, typer.Option("--out", help="The folder to write to.", metavar="DIR")],
    games: Annotated[
        int, typer.Option("--games", help="How many games.", metavar="NUMBER")
    ] = 100_000,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Who plays every seat, if you choose.", metavar="NAME"),
    ] = "",
    players: Annotated[
        int, typer.Option("--players", "-n", help="How many play.", metavar="NUMBER")
    ] = 2,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A table option.", metavar="NAME=VALUE"),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", help="The same seed is the same set.", metavar="NUMBER")
    ] = 1,
    threads: Annotated[
        int, typer.Option("--threads", help="How many to play in.", metavar="NUMBER", min=1)
    ] = 2,
    lang: Lang = None,
) -> None:
    """Write a data set of whole games, as Parquet; what was interrupted goes on."""
    from quarterdeck.cli.dataset import make_dataset
    from quarterdeck.cli.table import new_table
    from quarterdeck.core import Table

    table = Table(players, new_table(game, players, [], option or []).options)
    make_dataset(game, table, games, bot, seed, threads, out, words_in(lang))


@app.command(
    epilog=examples(
        "train GAME --players 2",
        "train GAME --players 2 --games 20000 --folder try",
        "train GAME --players 2 --exploit admiral",
        "train GAME --onlooker",
    )
)
def train(
    game: Annotated[
        str | None, typer.Argument(help="The game; else the first there is.", metavar="GAME")
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="For so many players; else all.", metavar="NUMBER"),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", help="How many games it learns from.", metavar="NUMBER", min=4),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--folder", help="For checkpoints, nets and the plot.", metavar="DIR")
    ] = Path("training"),
    exploit: Annotated[
        str, typer.Option("--exploit", help="Learn only to beat this bot.", metavar="BOT")
    ] = "",
    onlooker: Annotated[
        bool,
        typer.Option("--onlooker", help="Learn from games of all bots what luck is measured by."),
    ] = False,
    seed: Annotated[
        int, typer.Option("--seed", help="The same seed is the same net.", metavar="NUMBER", min=0)
    ] = 1,
) -> None:
    """Train the nets of the bots by games against themselves; goes on where it was stopped."""
    from quarterdeck.core import QuarterdeckError
    from quarterdeck.core.catalogue import find_game, first_game
    from quarterdeck.core.manifest import manifests, part

    name = find_game(game or first_game()).name
    training_lines = part(name, "training")
    if training_lines is None:
        there = ", ".join(each for each, manifest in manifests().items() if manifest.training)
        raise QuarterdeckError(f"nothing to train for '{name}'; there is: {there}")
    for line in training_lines(
        players or [], games, folder, seed, exploit=exploit, onlooker=onlooker
    ):
        typer.echo(line)
