"""Making a data set, with a bar that shows how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.errors import lacking

if TYPE_CHECKING:
    from pathlib import Path

    from quarterdeck.core import Table
    from quarterdeck.i18n import Words


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
    if game != "port-royal":
        raise QuarterdeckError(f"there are no data sets of '{game}', only of port-royal")
    try:
        from quarterdeck.datasets.port_royal import Order, make
    except ModuleNotFoundError as error:
        raise QuarterdeckError(f"{error}; {lacking('lab')}") from None

    console = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    done = 0
    making = make(Order.at(table, bot, seed), games, folder, threads)
    try:
        with bar:
            task = bar.add_task("", total=games)
            for done in making:
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        console.print(words("dataset-stopped", games=done))
        raise SystemExit(1) from None
    console.print(words("dataset-done", games=done, folder=str(folder)))
