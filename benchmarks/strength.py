"""``python -m benchmarks.strength``: how strong the bots are, by tournaments, into docs/bots.md.

With words as arguments only the lines whose players contain one of them are played anew.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from benchmarks.pages import write_section
from quarterdeck.arena import make_plan, play_plan, standings, thinking
from quarterdeck.arena.drawing import Row, colour, intervals, standalone
from quarterdeck.arena.processes import Processes

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/bots.md"
PICTURE = ROOT / "docs/pictures/strength.svg"
FIGURES = ROOT / "docs/strength.json"
"""The last figures, so that one line can be renewed alone."""
SEED = 7


@dataclass(frozen=True)
class Line:
    """A tournament of one bot against another in all other seats, and the share it should win."""

    bot: str
    others: str
    seats: int
    games: int
    goal: float

    @property
    def players(self) -> str:
        """As the command names them."""
        return ",".join([self.bot] + [self.others] * (self.seats - 1))

    @property
    def command(self) -> str:
        """The command that plays it."""
        return f"quarterdeck arena port-royal -p {self.players} --games {self.games} --seed {SEED}"


LADDER = ("cabin-boy", "deckhand", "boatswain", "captain", "admiral")
LINES = (
    *(Line(high, low, 2, 600, 0.60) for low, high in pairwise(LADDER)),
    *(Line(high, low, 4, 600, 0.35) for low, high in pairwise(LADDER)),
    Line("admiral", "thumb", 2, 600, 0.90),
    Line("admiral", "thumb", 4, 400, 0.50),
    Line("admiral", "r400", 2, 400, 0.60),
    Line("admiral", "r400", 4, 240, 0.30),
)

Figure = dict[str, float]


def play(line: Line) -> Figure:
    """The bot's share of wins with its interval, and what a decision took."""
    plan = make_plan(
        "port-royal", line.players.split(","), seats=line.seats, games=line.games, seed=SEED
    )
    tournament = play_plan(plan, Processes(2))
    row = next(row for row in standings(tournament).standings if row.label == line.bot)
    spans = {time.label: time.mean for time in thinking(tournament)}
    return {
        "low": row.share.low,
        "share": row.share.estimate,
        "high": row.share.high,
        "mean": spans[line.bot],
        "others_mean": spans[line.others],
    }


def table(figures: dict[str, Figure]) -> str:
    """The lines as Markdown."""
    rows = [
        "| who | against | wins | 95 % interval | goal | a decision | theirs |",
        "|---|---|---|---|---|---|---|",
    ]
    for line in LINES:
        if line.players not in figures:
            continue
        f = figures[line.players]
        others = f"{line.others}, {line.seats - 1} of them" if line.seats > 2 else line.others
        rows.append(
            f"| {line.bot} | {others} | {f['share']:.1%} | {f['low']:.1%} to {f['high']:.1%} "
            f"| {line.goal:.0%} | {1000 * f['mean']:.1f} ms | {1000 * f['others_mean']:.1f} ms |"
        )
    commands = [line.command for line in LINES if line.players in figures]
    return "\n".join([*rows, "", "```text", *commands, "```"])


def picture(figures: dict[str, Figure]) -> str:
    """The two-player lines as points with their intervals."""
    rows = [
        Row(
            f"{line.bot}/{line.others}",
            100 * figures[line.players]["low"],
            100 * figures[line.players]["share"],
            100 * figures[line.players]["high"],
            colour(line.bot == "admiral"),
        )
        for line in LINES
        if line.seats == 2 and line.players in figures
    ]
    return standalone(intervals(rows, lambda share: f"{share:.0f} %", "Share of games won", 50.0))


def reached() -> tuple[str, bool]:
    """Play all lines anew: how many reach their goal."""
    main([])
    figures = json.loads(FIGURES.read_text("utf-8"))
    return f"{len(met(figures))} of {len(LINES)}", len(met(figures)) == len(LINES)


def met(figures: dict[str, Figure]) -> list[Line]:
    """The lines whose goal is reached."""
    return [line for line in LINES if figures.get(line.players, {}).get("share", 0) >= line.goal]


def main(words: list[str]) -> int:
    """Play the lines, write page and picture; 0 if every goal is met."""
    console = Console()
    figures: dict[str, Figure] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for line in LINES:
        if words and not any(word in line.players for word in words):
            continue
        with console.status(line.command):
            figures[line.players] = play(line)
        console.print(f"{line.players}: {figures[line.players]['share']:.1%}")
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        PICTURE.write_text(picture(figures), "utf-8")
        write_section(PAGE, "strength", table(figures))
    console.print(f"{len(met(figures))} of {len(LINES)} goals are met.")
    return 0 if len(met(figures)) == len(LINES) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
