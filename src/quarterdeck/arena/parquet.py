"""All games of a tournament as Parquet, a row for each game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow
import pyarrow.parquet

if TYPE_CHECKING:
    from quarterdeck.arena.tournament import Tournament

LISTS = pyarrow.list_(pyarrow.int16())
SCHEMA = pyarrow.schema(
    [
        ("deal", pyarrow.int32()),
        ("rotation", pyarrow.int8()),
        ("seed", pyarrow.uint64()),
        ("lots", pyarrow.uint64()),
        ("players", pyarrow.list_(pyarrow.dictionary(pyarrow.int16(), pyarrow.string()))),
        ("winners", LISTS),
        ("scores", LISTS),
        ("first", pyarrow.int8()),
        ("turns", pyarrow.int32()),
        ("decisions", pyarrow.int32()),
        ("luck", pyarrow.list_(pyarrow.float64())),
        ("reason", pyarrow.dictionary(pyarrow.int8(), pyarrow.string())),
    ]
)
"""``docs/arena.md`` says what each column means."""


def write_parquet(path: Path, tournament: Tournament) -> None:
    """Write all games; the same games always give the same bytes."""
    plan, games = tournament.plan, tournament.games
    columns = {
        "deal": [played.deal for played in games],
        "rotation": [played.rotation for played in games],
        "seed": [plan.deal_seed(played.deal) for played in games],
        "lots": [plan.lots_seed(played.deal, played.rotation) for played in games],
        "players": [[plan.labels[entrant] for entrant in played.players] for played in games],
        "winners": [played.winners for played in games],
        "scores": [played.scores for played in games],
        "first": [played.first for played in games],
        "turns": [played.turns for played in games],
        "decisions": [played.decisions for played in games],
        "luck": [played.luck for played in games],
        "reason": [played.reason for played in games],
    }
    table = pyarrow.table(columns, schema=SCHEMA)
    pyarrow.parquet.write_table(table, path, compression="zstd")
