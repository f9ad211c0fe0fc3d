"""``python -m benchmarks.luck``: what luck leaves of the arena's results, into docs/review.md.

With words as arguments only the tournaments whose players contain one of them are played anew.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Final

from rich.console import Console

from benchmarks.pages import write_section
from quarterdeck.arena import make_plan, play_plan, standings
from quarterdeck.arena.processes import Processes
from quarterdeck.arena.statistics import Interval

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs/review.md"
FIGURES: Final = ROOT / "docs/luck.json"
"""The last figures, so that one line can be renewed alone."""
SEED: Final = 5
CORES: Final = 2
MOST: Final = 1 / 3
"""Of the variance may be left: a third of the games will do for the same interval."""

TOURNAMENTS: Final = {
    "deckhand,cabin-boy": 400,
    "boatswain,deckhand": 400,
    "captain,boatswain": 400,
    "admiral,captain": 480,
    "boatswain,thumb": 400,
    "thumb,greedy": 400,
    "boatswain,thumb,thumb": 420,
    "boatswain,thumb,deckhand,gambler": 400,
    "captain,boatswain,boatswain,boatswain": 240,
}
"""Who plays, and how many games."""

Figure = dict[str, float]


def width(interval: Interval) -> float:
    """From one end to the other."""
    return interval.high - interval.low


def play(players: str) -> Figure:
    """The first bot's share of wins, plain and without luck, and how the widths compare."""
    bots, games = players.split(","), TOURNAMENTS[players]
    plan = make_plan("port-royal", bots, seats=len(bots), games=games, seed=SEED, luck=True)
    began = time.monotonic()
    found = standings(play_plan(plan, Processes(CORES)))
    row = next(row for row in found.standings if row.label == bots[0])
    assert row.adjusted is not None
    return {
        "share": row.share.estimate,
        "margin": width(row.share) / 2,
        "adjusted": row.adjusted.estimate,
        "adjusted_margin": width(row.adjusted) / 2,
        "left": width(row.adjusted) ** 2 / width(row.share) ** 2,
        "seconds": CORES * (time.monotonic() - began) / found.games,
    }


def table(figures: dict[str, Figure]) -> str:
    """The tournaments as Markdown."""
    rows = [
        "| players | games | wins of the first | without luck | left of the variance | a game |",
        "|---|---|---|---|---|---|",
    ]
    for players, games in TOURNAMENTS.items():
        if players in figures:
            f = figures[players]
            rows.append(
                f"| {players.replace(',', ', ')} | {games} | {f['share']:.1%} ± {f['margin']:.1%} "
                f"| {f['adjusted']:.1%} ± {f['adjusted_margin']:.1%} "
                f"| {f['left']:.0%} | {f['seconds']:.2f} s |"
            )
    return "\n".join(rows)


def met(figures: dict[str, Figure]) -> list[str]:
    """Those of which at most a third is left."""
    return [players for players in TOURNAMENTS if figures.get(players, {}).get("left", 1) <= MOST]


def reached() -> tuple[str, bool]:
    """Play all of them anew: of how many at most a third is left."""
    code = main([])
    figures = json.loads(FIGURES.read_text("utf-8"))
    return f"{len(met(figures))} of {len(TOURNAMENTS)}", code == 0


def main(words: list[str]) -> int:
    """Play, and write the page; 0 if at most a third is left of all."""
    console = Console()
    figures: dict[str, Figure] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for players in TOURNAMENTS:
        if words and not any(word in players for word in words):
            continue
        with console.status(players):
            figures[players] = play(players)
        console.print(f"{players}: {figures[players]['left']:.0%} is left")
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        write_section(PAGE, "luck", table(figures))
    return 0 if len(met(figures)) == len(TOURNAMENTS) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
