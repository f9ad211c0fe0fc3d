"""How much the Admiral gives away on 300 positions, by how long it thinks.

``python -m benchmarks.regret`` measures and writes the table into docs/bots.md;
``python -m benchmarks.regret make`` plays for other positions.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from quarterdeck.analysis import analyst_for
from quarterdeck.analysis.regret import Positions, Regret
from quarterdeck.bots import ask, make_bot
from quarterdeck.bots.port_royal.machine import SEARCH
from quarterdeck.cli.progress import counted
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.port_royal import PORT_ROYAL

FILE: Final = Path(__file__).parent / "positions" / "port-royal.txt"
PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- regret -->", "<!-- /regret -->"

POSITIONS: Final = 300
PER_GAME: Final = 6
EVERY: Final = 11
"""Decisions from one stored position to the next, so that they differ."""
SIMULATIONS: Final = (40, 400, 4000)
"""1, 10 and 100 times; the level itself is the second."""
REFERENCE: Final = 1000
"""Deals for each action in the long search, each to the end of the next turn."""


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


def table(found: list[Regret]) -> str:
    lines = ["| simulations | regret, % of winning chance | other choice than the long search |"]
    lines.append("|---|---|---|")
    for count, regret in zip(SIMULATIONS, found, strict=True):
        mean, margin = 100 * regret.mean, 100 * regret.margin
        lines.append(f"| {count:,} | {mean:.2f} ± {margin:.2f} | {regret.missed} of {POSITIONS} |")
    return "\n".join(lines)


def measure() -> str:
    SEARCH.load()
    with counted("Long search") as progress:
        positions = Positions(PORT_ROYAL, FILE.read_text().splitlines(), REFERENCE, 1, progress)
    bots = [make_bot("port-royal", f"admiral:simulations={count}") for count in SIMULATIONS]
    return table([positions.regret(bot) for bot in bots])


def main() -> None:
    if sys.argv[1:] == ["make"]:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text("\n".join(make()) + "\n")
        return
    measured = measure()
    print(measured)
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{measured}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
