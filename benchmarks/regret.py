"""How much the Admiral gives away on 300 positions, by how long it thinks.

``python -m benchmarks.regret`` measures and writes the table into docs/bots.md;
``python -m benchmarks.regret make`` plays for other positions.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from benchmarks.pages import write_section
from quarterdeck.analysis import analyst_for
from quarterdeck.analysis.regret import Mean, Positions, Regret
from quarterdeck.bots import ask, make_bot
from quarterdeck.cli.progress import counted
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.bots.machine import SEARCH

FILE: Final = Path(__file__).parent / "positions" / "port-royal.txt"
PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"

POSITIONS: Final = 300
PER_GAME: Final = 6
EVERY: Final = 11
"""Decisions from one stored position to the next, so that they differ."""
SIMULATIONS: Final = (40, 400, 4000)
"""1, 10 and 100 times; the level itself is the second."""
REFERENCE: Final = 1000
"""Deals for each action in the long search, each to the end of the next turn."""
CLOSER: Final = 16_000
"""The same, where the choices differ."""
TIMES: Final = 10
"""How often each is asked about a position, with other lots."""


def make() -> list[str]:
    """Positions from games of the Boatswain and the Captain, with what is hidden left open."""
    analyst = analyst_for("port-royal")
    bots = [make_bot("port-royal", name) for name in ("boatswain", "captain")]
    found: list[str] = []
    for seed in range(POSITIONS):
        match = Match(PORT_ROYAL, Table(2), FastSeed(1000 + seed))
        met = stored = 0
        while match.result is None and stored < PER_GAME and len(found) < POSITIONS:
            seat = match.position.to_act()[0]
            if len(match.legal(seat)) > 1:
                met += 1
                text = analyst.known(match.observe(None))
                if (met + seed) % EVERY == 0 and text not in found:
                    found.append(text)
                    stored += 1
            match.act(seat, ask(bots[seat], match, seat, seed))
    return found


def measure() -> tuple[Regret, ...]:
    """The regret by the number of simulations, all on the same positions."""
    SEARCH.load()
    with counted("Long search") as progress:
        positions = Positions(PORT_ROYAL, FILE.read_text().splitlines(), REFERENCE, 1, progress)
    bots = [make_bot("port-royal", f"admiral:simulations={count}") for count in SIMULATIONS]
    asked = []
    with counted("The Admiral") as progress:
        for bot in bots:
            asked.append(positions.choices(bot, TIMES))
            progress(len(asked), len(bots))
    with counted("Where they differ") as progress:
        positions.look_closer(asked, CLOSER, POSITIONS + 1, progress)
    return tuple(positions.regret(bot, choices) for bot, choices in zip(bots, asked, strict=True))


def falls(found: Sequence[Regret]) -> bool:
    """Whether each gives away less than the one before, for sure."""
    steps = [fewer.less(more) for fewer, more in pairwise(found)]
    return all(step.mean > step.margin for step in steps)


def section(found: Sequence[Regret]) -> str:
    """What the page says: how it was measured, and the table."""
    return (
        f"`python -m benchmarks.regret` asks the Admiral {TIMES} times about each of {POSITIONS} "
        "stored\npositions from games of the Boatswain and the Captain, and asks a long search, "
        f"{REFERENCE:,}\ndeals for each action to the end of the next turn, what its choices give "
        f"away. Where choices\ndiffer, it is done again on {CLOSER:,} deals: only there can it "
        "make a difference.\nThe intervals are 95 %; what more search saves is compared position "
        f"by position.\n\n{table(found)}"
    )


def table(found: Sequence[Regret]) -> str:
    """In percent of winning chance."""
    lines = [
        "| simulations | regret, % of winning chance | less than one line above | other choices |",
        "|---|---|---|---|",
    ]
    steps = ["", *(_percent(fewer.less(more)) for fewer, more in pairwise(found))]
    for count, regret, step in zip(SIMULATIONS, found, steps, strict=True):
        mean = _percent(regret.given_away)
        lines.append(f"| {count:,} | {mean} | {step} | {100 * regret.missed:.1f} % |")
    return "\n".join(lines)


def _percent(mean: Mean) -> str:
    return f"{100 * mean.mean:.3f} ± {100 * mean.margin:.3f}"


def main() -> None:
    if sys.argv[1:] == ["make"]:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text("\n".join(make()) + "\n")
        return
    measured = section(measure())
    print(measured)
    write_section(PAGE, "regret", measured)


if __name__ == "__main__":
    main()
