"""``make bench``: measure and print a table."""

from __future__ import annotations

from itertools import chain

from rich.console import Console
from rich.table import Table

from benchmarks import environments, speed


def main() -> None:
    table = Table("what", "figure", title="Speed, best of five, in turn with the C yardstick")
    console = Console()
    with console.status("measuring ...") as status:
        for figure in chain(speed.all_figures(), environments.all_figures()):
            table.add_row(figure.name, figure.text)
            status.update(f"measured: {figure.name}")
    console.print(table)


if __name__ == "__main__":
    main()
