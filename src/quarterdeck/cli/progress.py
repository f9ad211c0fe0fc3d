"""How long work shows itself: a bar on standard error, with the time that is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


def bar() -> Progress:
    """A bar in the colour of the table; gone when the work is done."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None, complete_style="#1f6f78", finished_style="#1f6f78"),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@contextmanager
def counted(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for work that says how much of how much is done."""
    with bar() as progress:
        task = progress.add_task(what, total=None)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        yield tell
