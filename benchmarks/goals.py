"""``make goals``: every measurable goal with its last figure, written to docs/goals.md.

``python -m benchmarks.goals NAME ...`` renews only the goals whose command or text contains one of
the words; the others keep the figure they had, with its date.
"""

from __future__ import annotations

import datetime
import json
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from benchmarks import dice, environments, lighthouse, rattle_battle, speed

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/goals.md"
FIGURES = ROOT / "docs/goals.json"
"""The last figures, so that one goal can be renewed alone."""


@dataclass(frozen=True)
class Goal:
    """Something measurable that should hold."""

    text: str
    command: str
    measure: Callable[[], tuple[str, bool]]
    """Gives the figure and whether the goal is met."""


def _at_least(figure: speed.Figure, target: float) -> tuple[str, bool]:
    return figure.text, figure.value >= target


def _at_most(figure: speed.Figure, target: float) -> tuple[str, bool]:
    return figure.text, figure.value <= target


def _pytest(*arguments: str) -> tuple[str, bool]:
    """Run some tests; how many passed, and in what time."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    summary = done.stdout.strip().splitlines()[-1].strip("= ")
    return f"{summary.partition(' in ')[0]} in {_span(time.perf_counter() - begin)}", (
        done.returncode == 0
    )


def _sizes() -> tuple[str, bool]:
    """What a table loads, by kind; the largest of all languages."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        written = [f"--junitxml={report}", "-o", "junit_family=xunit1"]
        _, met = _pytest("tests/browser/test_sizes.py", *written)
        largest: dict[str, int] = {}
        for noted in ElementTree.parse(report).iter("property"):
            kind, size = noted.attrib["name"], int(noted.attrib["value"])
            largest[kind] = max(size, largest.get(kind, 0))
    return ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in largest.items()), met


def _lighthouse() -> tuple[str, bool]:
    measured = lighthouse.measure()
    return ", ".join(map(str, measured)), all(page.met for page in measured)


def _fresh_clone() -> tuple[str, bool]:
    """``make test`` in a clone, with nothing set up and no cache."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        begin = time.perf_counter()
        make = shutil.which("make") or "make"
        environment = ["env", f"XDG_CACHE_HOME={folder}/cache"]
        done = subprocess.run(
            [*environment, make, "test"], cwd=clone, capture_output=True, check=False
        )
        seconds = time.perf_counter() - begin
    return _span(seconds), done.returncode == 0 and seconds < 8 * 60


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


BENCH = "make bench"
DICE = "python -m benchmarks.dice"
RATTLE_BATTLE = "python -m benchmarks.rattle_battle"
GOALS = (
    Goal(
        "whole random games, 2 players, one core: at least 0.5 of C",
        BENCH,
        lambda: _at_least(speed.whole_games(2), 0.5),
    ),
    Goal(
        "whole random games, 4 players, one core: at least 0.5 of C",
        BENCH,
        lambda: _at_least(speed.whole_games(4), 0.5),
    ),
    Goal(
        "a decision in a batch of 1,024 games, 2 players: at most 3.3 times C",
        BENCH,
        lambda: _at_most(speed.batch(2), 3.3),
    ),
    Goal(
        "a decision in a batch of 1,024 games, 4 players: at most 3.3 times C",
        BENCH,
        lambda: _at_most(speed.batch(4), 3.3),
    ),
    Goal(
        "one game from Python, legal + step: at most 3 µs",
        BENCH,
        lambda: _at_most(speed.one_at_a_time(), 3.0),
    ),
    Goal(
        "vector environment with observations and masks, 2 players, one core: at least 0.06 of C",
        BENCH,
        lambda: _at_least(environments.vector(2, observations=True), 0.06),
    ),
    Goal(
        "vector environment with observations and masks, 4 players, one core: at least 0.06 of C",
        BENCH,
        lambda: _at_least(environments.vector(4, observations=True), 0.06),
    ),
    Goal(
        "vector environment without observations, 2 players, one core: at least 0.25 of C",
        BENCH,
        lambda: _at_least(environments.vector(2, observations=False), 0.25),
    ),
    Goal(
        "memory for 16,384 games, observations included: under 200 MiB",
        BENCH,
        lambda: _at_most(environments.memory(), 200),
    ),
    Goal(
        "the example trainer takes 60 % of two-player games from Greedy in 10 minutes",
        "pytest -m soak tests/envs/test_trainer.py",
        lambda: _pytest("-m", "soak", "tests/envs/test_trainer.py"),
    ),
    Goal(
        "the kits of PettingZoo, Gymnasium and OpenSpiel, and no hidden card in any observation",
        "pytest tests/envs",
        lambda: _pytest("tests/envs"),
    ),
    Goal(
        "`quarterdeck --version`, warm: under 0.3 s",
        BENCH,
        lambda: _at_most(speed.version_command(), 0.3),
    ),
    Goal(
        "one test per numbered rule of Port Royal",
        "pytest tests/port_royal -k test_pr_",
        lambda: _pytest("tests/port_royal", "-k", "test_pr_"),
    ),
    Goal(
        "1,000,000 random games, 2 to 5 players, all options: sound in every state, all end, "
        "both piles empty among them",
        "pytest -m soak tests/compiled -k million_random",
        lambda: _pytest("-m", "soak", "tests/compiled", "-k", "million_random"),
    ),
    Goal(
        "interpreted and compiled agree field for field on 2,000 games of each size",
        "pytest -m soak tests/compiled -k 2000",
        lambda: _pytest("-m", "soak", "tests/compiled", "-k", "2000"),
    ),
    Goal(
        "no index out of bounds in 100,000 games with every check on",
        "pytest -m soak tests/compiled -k bounds",
        lambda: _pytest("-m", "soak", "tests/compiled", "-k", "bounds"),
    ),
    Goal(
        "hidden facts stay hidden, in both games of the tests",
        "pytest tests/core/test_leaks.py",
        lambda: _pytest("tests/core/test_leaks.py"),
    ),
    Goal(
        "odds equal to full enumeration, and to 100,000 samples within their error",
        "pytest tests/port_royal/test_odds.py",
        lambda: _pytest("tests/port_royal/test_odds.py"),
    ),
    Goal(
        "what the table of Port Royal loads, compressed: code, styles and artwork at most 150 kB, "
        "fonts at most 150 kB in each language",
        "pytest tests/browser/test_sizes.py",
        _sizes,
    ),
    Goal(
        "Lighthouse, first page and table: performance 95, accessibility 100, best practices 100",
        "make lighthouse",
        _lighthouse,
    ),
    Goal(
        "20 dice dropped, median time to rest, bangs included, one core: at most 60 ms",
        DICE,
        lambda: _at_most(dice.time_to_rest(), 60),
    ),
    Goal(
        "all pair distances of 30 dice: at most 100 µs",
        DICE,
        lambda: _at_most(dice.pair_distances(), 100),
    ),
    Goal(
        "60,000 dice fair, overall and for each place in the hand",
        "pytest -m soak tests/rattle_battle -k fair",
        lambda: _pytest("-m", "soak", "tests/rattle_battle", "-k", "fair"),
    ),
    Goal(
        "in 2,000 drops of 30 dice none ends cocked, stacked, overlapping or outside",
        "pytest -m soak tests/rattle_battle -k cocked",
        lambda: _pytest("-m", "soak", "tests/rattle_battle", "-k", "cocked"),
    ),
    Goal(
        "pooled drops cannot be told from fresh ones, 5,000 of each",
        "pytest -m soak tests/rattle_battle -k told_from_fresh",
        lambda: _pytest("-m", "soak", "tests/rattle_battle", "-k", "told_from_fresh"),
    ),
    Goal(
        "Landlubber against lots, 2 players: at least 90 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("landlubber", "random", 200), 0.9),
    ),
    Goal(
        "Gunner against Landlubber, 2 players: at least 60 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("gunner", "landlubber", 300), 0.6),
    ),
    Goal(
        "Quartermaster against Gunner, 2 players: at least 60 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("quartermaster", "gunner", 100), 0.6),
    ),
    Goal(
        "a 4-player game of Gunners with pooled drops: at most 2 s of one core",
        RATTLE_BATTLE,
        lambda: _at_most(rattle_battle.whole_game(), 2),
    ),
    Goal(
        "the Quartermaster's longest move in 4-player games: at most 1 s of one core",
        RATTLE_BATTLE,
        lambda: _at_most(rattle_battle.longest_move(), 1),
    ),
    Goal("`make test` on a fresh clone: under 8 minutes", "make test", _fresh_clone),
)


def _page(figures: dict[str, dict[str, str | bool]]) -> Iterable[str]:
    yield "# Goals"
    yield ""
    yield (
        "Every measurable goal, its last figure and the command that gives it. `make goals` writes "
        "this page; figures are of the machine it ran on (2 cores), ratios travel better than "
        "times. C is the yardstick in `benchmarks/port_royal_floor.c`, compiled on the spot and "
        "run in turn with what is measured."
    )
    yield ""
    yield "| goal | last figure | met | command | measured |"
    yield "|---|---|---|---|---|"
    for goal in GOALS:
        last = figures.get(goal.text, {})
        met = {True: "yes", False: "**no**"}.get(bool(last.get("met"))) if last else "not yet"
        figure, date = last.get("figure", ""), last.get("date", "")
        yield f"| {goal.text} | {figure} | {met} | `{goal.command}` | {date} |"


def main(words: list[str]) -> int:
    console = Console()
    figures = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    figures = {goal.text: figures[goal.text] for goal in GOALS if goal.text in figures}
    for goal in GOALS:
        if words and not any(word in goal.command or word in goal.text for word in words):
            continue
        with console.status(f"measuring: {goal.text}"):
            figure, met = goal.measure()
        date = datetime.datetime.now(datetime.UTC).date().isoformat()
        figures[goal.text] = {"figure": figure, "met": met, "date": date}
        console.print(f"{'met ' if met else 'MISS'} {goal.text}: {figure}")
        FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")
        PAGE.write_text("\n".join(_page(figures)) + "\n", "utf-8")
    return 0 if all(figures.get(goal.text, {}).get("met") for goal in GOALS) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
