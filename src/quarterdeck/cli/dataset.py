"""Making a data set, with a bar that shows how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.errors import lacking
from quarterdeck.core.manifest import manifests, part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from quarterdeck.core import Table
    from quarterdeck.i18n import Words


class DataSet(Protocol):
    """What a game brings that has data sets: an order for one."""

    @classmethod
    def at(cls, table: Table, bot: str, seed: int) -> Self:
        """Games at a table, all seats played by one bot, the game's own choice if it is ""."""

    def make(self, games: int, folder: Path, threads: int) -> Iterator[int]:
        """Write so many; tells how many are there so far."""


def make_dataset(
    game: str,
    table: Table,
    games: int,
    bot: str,
    seed: int,
    threads: int,
    folder: Path,
    words: Words,
) -> None:
    """Write the games; interrupted, say how to go on."""
    try:
        order: type[DataSet] | None = part(game, "dataset")
    except ModuleNotFoundError as error:
        raise QuarterdeckError(f"{error}; {lacking('lab')}") from None
    if order is None:
        there = ", ".join(name for name, manifest in manifests().items() if manifest.dataset)
        raise QuarterdeckError(f"there are no data sets of '{game}', only of {there}")

    console = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    done = 0
    making = order.at(table, bot, seed).make(games, folder, threads)
    try:
        with bar:
            task = bar.add_task("", total=games)
            for done in making:
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        console.print(words("dataset-stopped", games=done))
        raise SystemExit(1) from None
    console.print(words("dataset-done", games=done, folder=str(folder)))
