"""The commands that tell what was right; imported when they run, like the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.commands import Lang, RecordFile, app, examples, words_in

Simulations = Annotated[
    int | None,
    typer.Option("--simulations", help="Deals for each action.", metavar="NUMBER"),
]
LotSeed = Annotated[
    int, typer.Option("--seed", help="The same seed is the same answer.", metavar="NUMBER", min=0)
]


@app.command(
    epilog=examples(
        "hint game.record",
        "hint game.record@42 --simulations 2000 --lang it",
        'hint --position "discover drawn 1; harbour y1-1; pile y1-2 g1-1 y2-2"',
    )
)
def hint(
    place: Annotated[
        str | None,
        typer.Argument(help="A record; @NUMBER: before this move.", metavar="FILE[@MOVE]"),
    ] = None,
    position: Annotated[
        str, typer.Option("--position", help="A position in its notation.", metavar="TEXT")
    ] = "",
    game: Annotated[
        str | None,
        typer.Option("--game", help="The game of the position; else the first.", metavar="GAME"),
    ] = None,
    simulations: Simulations = None,
    seed: LotSeed = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, not a table.")] = False,
    lang: Lang = None,
) -> None:
    """Weigh every action of a position: winning chances, costs and reasons."""
    from quarterdeck.analysis.api import SIMULATIONS
    from quarterdeck.cli.hinting import Asked, given, print_hint
    from quarterdeck.core import QuarterdeckError
    from quarterdeck.core.catalogue import first_game

    if (place is None) == (not position):
        raise QuarterdeckError("hint about what? FILE, FILE@MOVE, or --position TEXT")
    found = given(game or first_game(), position) if position else Asked.at(place or "")
    many = SIMULATIONS if simulations is None else simulations
    print_hint(found, many, seed, words_in(lang), json=json)


@app.command(
    epilog=examples(
        "review game.record",
        "review game.record --html review.html --lang pl",
        "play --from game.record@42",
    )
)
def review(
    file: RecordFile,
    simulations: Simulations = None,
    seed: LotSeed = 0,
    json: Annotated[
        Path | None, typer.Option("--json", help="Write all numbers.", metavar="FILE")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page with a graph.", metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> None:
    """Go through a game: chances over time, costly decisions, and luck told apart from skill."""
    from quarterdeck.analysis.review import SIMULATIONS
    from quarterdeck.cli.reviewing import run_review

    many = SIMULATIONS if simulations is None else simulations
    run_review(file, many, seed, json, html, words_in(lang))


@app.command(
    epilog=examples("puzzles", "puzzles --difficulty 4 --lang ru", "puzzles make --count 120")
)
def puzzles(
    what: Annotated[
        str | None, typer.Argument(help="'make': look for new ones.", metavar="[make]")
    ] = None,
    game: Annotated[
        str | None,
        typer.Option("--game", help="The game; else the first.", metavar="GAME"),
    ] = None,
    number: Annotated[
        int | None, typer.Option("--number", help="Begin with this one.", metavar="NUMBER")
    ] = None,
    difficulty: Annotated[
        int | None, typer.Option("--difficulty", help="Only such, from 1 to 5.", metavar="NUMBER")
    ] = None,
    count: Annotated[
        int, typer.Option("--count", help="How many to make.", metavar="NUMBER", min=1)
    ] = 120,
    seats: Annotated[
        int, typer.Option("--seats", "-n", help="Players in those made.", metavar="NUMBER")
    ] = 2,
    seed: LotSeed = 1,
    file: Annotated[
        Path | None,
        typer.Option("--file", help="Where to; else into the package.", metavar="FILE"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Find the best action in positions from games of bots."""
    from quarterdeck.cli.puzzling import make, solve
    from quarterdeck.core import QuarterdeckError
    from quarterdeck.core.catalogue import first_game

    words = words_in(lang)
    game = game or first_game()
    if what == "make":
        make(game, count, seats, seed, file, words)
    elif what is None:
        solve(game, number, difficulty, words)
    else:
        raise QuarterdeckError(f"'puzzles {what}' is nothing; possible: puzzles, puzzles make")
