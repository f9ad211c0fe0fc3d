"""The commands. What they need is imported when they run, so that the command line is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quarterdeck import __version__
from quarterdeck.languages import LANGUAGES

if TYPE_CHECKING:
    from quarterdeck.i18n import Words


def _language(text: str) -> str:
    if text not in LANGUAGES:
        offered = ", ".join(f"'{language}'" for language in LANGUAGES)
        raise typer.BadParameter(f"'{text}' is not one of {offered}")
    return text


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="The language; else that of the system.",
        metavar=f"[{'|'.join(LANGUAGES)}]",
        parser=_language,
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="A record of a game.", metavar="FILE")]


def examples(*commands: str) -> str:
    """What stands at the end of a command's help."""
    # The mark keeps the lines apart that click would fill into a paragraph.
    return "\n".join(
        ["\b", "Examples:", *(f"  quarterdeck {command}".rstrip() for command in commands)]
    )


app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    epilog=examples("", "play --players human,thumb,r400", "arena --players thumb,random"),
)


def words_in(language: str | None) -> Words:
    """The words of a language; of the system's if none was asked for."""
    from quarterdeck.i18n import Words, system_language

    return Words(language or system_language())


def with_own_bots() -> None:
    """Programs of this user play at his own tables and arenas, never on a server for others."""
    from quarterdeck.bots.programs import enlist, own_book, read_book

    enlist(read_book(own_book()))


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quarterdeck {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def quarterdeck(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Pirate games from the table. Without a command, it serves browsers."""
    if context.invoked_subcommand is None:
        serve()


@app.command(
    epilog=examples(
        "play",
        "play --players human,thumb,r400 --seed 7",
        "play --option end=expedition --lang pl",
        "play --resume game.record",
        "play --from game.record@42",
    )
)
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game; else the first there is.", metavar="GAME")
    ] = None,
    players: Annotated[
        str,
        typer.Option(
            "--players", "-p", help="Who sits at the table: humans and bots.", metavar="WHO,WHO,..."
        ),
    ] = "",
    seats: Annotated[
        int | None, typer.Option("--seats", "-n", help="How many players.", metavar="NUMBER")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A table option.", metavar="NAME=VALUE"),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed is the same deal.", metavar="NUMBER"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.", metavar="FILE")
    ] = None,
    place: Annotated[
        str | None,
        typer.Option("--from", help="Try again from before a move.", metavar="FILE@MOVE"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play at the table in the terminal. Without players, the table asks who plays."""
    from quarterdeck.cli.table import new_table, resumed_table, table_from
    from quarterdeck.core import FastSeed, QuarterdeckError
    from quarterdeck.core.catalogue import first_game

    with_own_bots()
    if seed is not None:
        FastSeed(seed)  # refuses a number that is none
    named = [word.strip() for word in players.split(",")] if players else []
    if place is not None:
        if resume is not None or seats is not None or option:
            raise QuarterdeckError("--from FILE@MOVE knows the table: leave the rest out")
        table = table_from(place, game, named)
    elif resume is None:
        table = new_table(game or first_game(), seats, named, option or [])
    elif seats is not None or seed is not None or option:
        raise QuarterdeckError("--seats, --option and --seed are for a new game, not for --resume")
    else:
        table = resumed_table(resume, game, named)
    words = words_in(lang)
    if not _at_terminal():
        raise QuarterdeckError("to play, standard input and output must be a terminal")

    from quarterdeck import terminal

    terminal.run(
        table.game,
        seats=table.seats,
        players=table.players,
        options=table.options,
        seed=seed,
        language=words.language,
        resume=resume,
        position=table.position,
    )


@app.command(
    epilog=examples(
        "replay game.record",
        "replay game.record --plain --lang it",
        "replay game.record --json | head -1",
    )
)
def replay(
    file: RecordFile,
    plain: Annotated[bool, typer.Option("--plain", help="Print the game, a move a line.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON object a move.")] = False,
    lang: Lang = None,
) -> None:
    """Step through a record; piped into a program, print it."""
    from quarterdeck.cli.files import read_record
    from quarterdeck.cli.retelling import as_json, as_text
    from quarterdeck.core import RulesChanged
    from quarterdeck.core.catalogue import find_game
    from quarterdeck.i18n import changes_told

    record = read_record(file)
    game = find_game(record.game)
    words = words_in(lang)
    if not plain and not json and _at_terminal():
        from quarterdeck import terminal

        terminal.replay(file, words.language)
        return
    for line in changes_told(game, record.rules, words):
        typer.echo(line, err=json)
    try:
        for line in as_json(game, record) if json else as_text(game, record, words):
            typer.echo(line)
    except RulesChanged:
        typer.echo(words("rules-older-halted"), err=json)
        raise typer.Exit(1) from None


@app.command(
    epilog=examples(
        "verify game.record",
        "verify game.record --nonce 0:5e1f00c0ffee",
        "verify game.qdr --lang pl",
    )
)
def verify(
    file: RecordFile,
    nonce: Annotated[
        list[str] | None,
        typer.Option(
            "--nonce", help="Your own part in the deal, as your seat gave it.", metavar="SEAT:NONCE"
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, with codes.")] = False,
    lang: Lang = None,
) -> None:
    """Check a record: its rules, its result, its takebacks, and how its cards were dealt.

    Ends with 1 if something is wrong, or the file is no record.
    """
    from quarterdeck.cli.files import read_record
    from quarterdeck.cli.verifying import as_json, as_text, own_nonces
    from quarterdeck.core.catalogue import find_game
    from quarterdeck.core.verify import WRONG
    from quarterdeck.core.verify import verify as findings_of
    from quarterdeck.i18n import changes_told

    record = read_record(file)
    words, game = words_in(lang), find_game(record.game)
    for line in changes_told(game, record.rules, words):
        typer.echo(line, err=json)
    findings = findings_of(game, record, own_nonces(nonce or [], record.table.seats))
    for line in [as_json(record, findings)] if json else as_text(record, findings, words):
        typer.echo(line)
    if any(finding.verdict == WRONG for finding in findings):
        raise typer.Exit(1)


@app.command(epilog=examples("games", "games --lang ru"))
def games(lang: Lang = None) -> None:
    """List the games, how many play, and their table options."""
    from quarterdeck.cli.listing import game_lines
    from quarterdeck.core.catalogue import games as installed

    words = words_in(lang)
    for game in installed().values():
        for line in game_lines(game, words):
            typer.echo(line)


@app.command(epilog=examples("bots", "bots --lang it"))
def bots(
    game: Annotated[
        str | None, typer.Argument(help="Only bots that play this game.", metavar="GAME")
    ] = None,
    lang: Lang = None,
) -> None:
    """List the bots, by the names that play --players knows."""
    from quarterdeck.cli.listing import bot_lines
    from quarterdeck.core.catalogue import find_game
    from quarterdeck.core.catalogue import games as installed

    with_own_bots()
    words = words_in(lang)
    for name in [find_game(game).name] if game else installed():
        for line in bot_lines(name, words):
            typer.echo(line)


@app.command(
    epilog=examples(
        "serve",
        "serve --lan",
        "serve --port 9000 --database postgresql://host/name",
        "serve --name play.example.org --proxy 127.0.0.1",
    )
)
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at.", metavar="ADDRESS")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", help="The port; 0: any.", metavar="NUMBER", min=0, max=65535)
    ] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in this network play, too.")
    ] = False,
    database: Annotated[
        str,
        typer.Option(
            "--database", help="sqlite:///FILE or postgresql://...; else a file.", metavar="URL"
        ),
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name it is reached by, behind a proxy.", metavar="HOST"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy", help="Where a proxy is whose X-Forwarded-* count.", metavar="ADDRESS"
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            help="Who shows it sees /metrics from elsewhere, too.",
            metavar="TOKEN",
            envvar="QUARTERDECK_METRICS_TOKEN",
        ),
    ] = "",
    bots: Annotated[
        Path | None,
        typer.Option("--bots", help="A list of programs that are bots here.", metavar="FILE"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve the tables for browsers."""
    from quarterdeck.cli.serving import run_server
    from quarterdeck.server.settings import Settings

    if bots is not None:
        from quarterdeck.bots.programs import enlist, read_book

        if not bots.exists():
            raise typer.BadParameter(f"there is no file {bots}", param_hint="--bots")
        enlist(read_book(bots))
    settings = Settings(
        database=database,
        hosts=tuple(name or ()),
        proxies=tuple(proxy or ()),
        metrics_token=metrics_token,
    )
    run_server(host, port, lan, settings, words_in(lang))
