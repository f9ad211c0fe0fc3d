"""``python -m benchmarks.attacks [NAME ...]``: what people wait while somebody attacks the house.

For each attack a server is started, people play at it, newcomers arrive, and an attacker does his
worst from a process of its own at the lowest priority, so that what he costs himself is not held
against the server; his CPU time is given apart. What counts is how long the others wait.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import resource
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.attackers import edge, inside
from benchmarks.players import Player, Waits, arrive

PLAYERS = 8
SECONDS = 20.0
FILES = 1024
"""Files a process may have open on an ordinary machine; the server gets no more."""
WIDTH = 120
MOST = 0.1
"""Seconds that 99 of 100 waits may take at most."""

ATTACKS = {**edge.ATTACKS, **inside.ATTACKS}


@dataclass(frozen=True)
class Outcome:
    """What one attack did to the others."""

    name: str
    actions: int
    p99: float
    longest: float
    arrival: float
    """The longest wait of a newcomer."""
    lost: int
    server: float
    """Seconds of CPU of the server, its bots' thinking included."""
    attacker: float
    log: int
    """Bytes the server wrote to its log."""

    @property
    def met(self) -> bool:
        return not self.lost and self.p99 <= MOST and self.actions > 0


def _limit_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, most))


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The real command with a database and a log of its own."""
    database = f"sqlite:///{folder / 'tables.db'}"
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", database),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=_limit_files,
        )
    assert process.stdout is not None
    found = re.search(rb"http://([\d.:]+)/", await process.stdout.readline())
    assert found is not None, "the server did not say where it is"
    try:
        yield found[1].decode(), process
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def _attacker(name: str, host: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.attacks", "--attacker", host, name),
        preexec_fn=lambda: os.nice(19),
    )


def _cpu(pid: int) -> float:
    """Seconds of CPU that a process and all that descend from it have had."""
    parents, ticks = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
            ticks[int(folder.name)] = sum(map(int, fields[11:15]))
    family, found = set(), {pid}
    while found:
        family |= found
        found = {child for child, parent in parents.items() if parent in family} - family
    return sum(ticks.get(each, 0) for each in family) / os.sysconf("SC_CLK_TCK")


async def measure(name: str) -> Outcome:
    """Let one attack go on for a while; no name: nobody attacks."""
    waits = Waits()
    with tempfile.TemporaryDirectory() as folder:
        async with _server(Path(folder)) as (host, server):
            players = [Player(host, number, waits) for number in range(PLAYERS)]
            people = [asyncio.create_task(player.play()) for player in players]
            while not all(player.acts for player in players):
                await asyncio.sleep(0.1)
            attacker = await _attacker(name, host) if name else None
            people.append(asyncio.create_task(arrive(host, waits)))
            waits.actions.clear()
            before = _cpu(server.pid)
            await asyncio.sleep(SECONDS)
            spent = _cpu(server.pid) - before
            cost = _cpu(attacker.pid) if attacker else 0.0
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            if attacker:
                attacker.kill()
                await attacker.wait()
        log = (Path(folder) / "log").stat().st_size
    spans = np.array(waits.actions or [np.inf])
    return Outcome(
        name or "nobody",
        len(waits.actions),
        float(np.quantile(spans, 0.99)),
        float(spans.max()),
        max(waits.arrivals, default=float("inf")),
        waits.lost,
        spent,
        cost,
        log,
    )


def _table(outcomes: list[Outcome]) -> Table:
    heads = ("p99", "longest", "newcomer", "lost", "actions", "server", "attacker", "log")
    table = Table("attack", *heads, title=f"What {PLAYERS} tables wait while somebody attacks")
    for each in outcomes:
        table.add_row(
            f"{'' if each.met else '[bold red]'}{each.name}",
            *(f"{1000 * span:.0f} ms" for span in (each.p99, each.longest, each.arrival)),
            str(each.lost),
            str(each.actions),
            *(f"{span:.1f} s" for span in (each.server, each.attacker)),
            f"{each.log / 1000:.0f} kB",
        )
    return table


def reached() -> tuple[str, bool]:
    """The worst of all attacks, and whether nobody had to wait."""
    outcomes = [asyncio.run(measure(name)) for name in ATTACKS]
    worst = max(outcomes, key=lambda each: each.p99)
    kept = sum(each.met for each in outcomes)
    text = f"{kept} of {len(outcomes)}; worst p99 {1000 * worst.p99:.0f} ms ({worst.name})"
    return text, kept == len(outcomes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", help=f"some of: {', '.join(ATTACKS)}")
    parser.add_argument("--attacker", metavar="HOST", help="be the attacker of this server")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in ATTACKS]:
        parser.error(f"no attack is called {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    # Connections by the thousand are what this is about.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.attacker:
        asyncio.run(ATTACKS[given.names[0]](given.attacker, SECONDS))
        return 0
    console, outcomes = Console(width=WIDTH), []
    for name in ["", *(given.names or ATTACKS)]:
        with console.status(f"under attack: {name or 'nobody yet'}"):
            outcomes.append(asyncio.run(measure(name)))
    console.print(_table(outcomes))
    return 0 if all(each.met for each in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
