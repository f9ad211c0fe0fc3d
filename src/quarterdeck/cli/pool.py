"""``quarterdeck pool``: real drops for search and mass play. For people who change the dice."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import typer

from quarterdeck.rattle_battle.drop.pool import FILE, Places, PoolError, pack_pool
from quarterdeck.rattle_battle.drop.pooling import LARGEST, make, plan


def make_pool(file: Path | None, scale: float, seed: int, jobs: int) -> None:
    """Simulate the drops, show how far it is, and write the file."""
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
