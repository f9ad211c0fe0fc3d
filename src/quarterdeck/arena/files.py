"""A tournament as files: JSON, Parquet and a report."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from quarterdeck.arena.plan import ArenaError
from quarterdeck.core.errors import lacking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.arena.standings import Standings, Thinking
    from quarterdeck.arena.tournament import Tournament
    from quarterdeck.i18n import Words

RESULTS: Final = "results.json"
TIMES: Final = "times.json"
GAMES: Final = "games.parquet"
REPORT: Final = "report.html"


def check_can_write(folder: Path) -> None:
    """Refuse before the first game what would fail after the last."""
    if find_spec("pyarrow") is None:
        raise ArenaError(f"files of games need pyarrow; {lacking('lab')}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaError(f"'{folder}' cannot be a folder: {error.strerror}") from None


def write_files(
    folder: Path,
    tournament: Tournament,
    table: Standings,
    times: Sequence[Thinking],
    words: Words,
) -> list[Path]:
    """Write everything. Results and games follow from the plan, times and report do not."""
    from quarterdeck.arena.parquet import write_parquet
    from quarterdeck.arena.report import Report

    report, results, clocked, games = (folder / n for n in (REPORT, RESULTS, TIMES, GAMES))
    report.write_text(str(Report(tournament, table, times, words)), "utf-8")
    results.write_bytes(_json(table))
    clocked.write_bytes(_json(times))
    write_parquet(games, tournament)
    return [report, results, clocked, games]


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"
