"""``quarterdeck pool``: real drops for search and mass play. For people who change the dice.

What it needs is imported when it runs, so that the command line is quick.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer

COMMANDS = typer.Typer()


def make_pool(file: Path | None, scale: float, seed: int, jobs: int) -> None:
    """Simulate the drops, show how far it is, and write the file."""
    from quarterdeck.games.rattle_battle.drop.pool import FILE, Places, PoolError, pack_pool
    from quarterdeck.games.rattle_battle.drop.pooling import LARGEST, make, plan

    file = file or FILE
    if not file.parent.is_dir():
        raise PoolError(f"there is no folder {file.parent}")
    wanted = plan(scale)
    total = sum(dice * count for dice, count in wanted.items())
    found: dict[int, list[Places]] = defaultdict(list)
    with typer.progressbar(length=total, label="dropping dice") as bar:
        for dice, places in make(wanted, seed, jobs):
            found[dice].append(places)
            bar.update(dice)
    data = pack_pool(found)
    if len(data) > LARGEST:
        raise PoolError(f"{len(data):,} bytes are too many, at most {LARGEST:,}; lower --scale")
    file.write_bytes(data)
    drops = sum(map(len, found.values()))
    typer.echo(f"{file.name}: {drops:,} drops of {total:,} dice, {len(data):,} bytes")


@COMMANDS.command()
def pool(
    file: Annotated[
        Path | None,
        typer.Option("--file", help="Where to; else into the package.", metavar="FILE"),
    ] = None,
    scale: Annotated[
        float, typer.Option("--scale", help="How much of the usual.", min=0.001, max=10)
    ] = 1.0,
    seed: Annotated[
        int, typer.Option("--seed", help="Where the drops come from.", metavar="NUMBER")
    ] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.", min=1, max=64)] = 1,
) -> None:
    """Drop the dice of Rattle Battle many times, for bots that look ahead."""
    make_pool(file, scale, seed, jobs)
