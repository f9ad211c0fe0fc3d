"""``make goals``: every measurable goal with its last figure, written to docs/goals.md.

``python -m benchmarks.goals NAME ...`` renews only the goals whose command or text contains one of
the words; the others keep the figure they had, with its date.
"""

from __future__ import annotations

import datetime
import json
import sys
from collections.abc import Iterable

from rich.console import Console

from benchmarks.goal_list import GOALS, ROOT

PAGE = ROOT / "docs/goals.md"
FIGURES = ROOT / "docs/goals.json"
"""The last figures, so that one goal can be renewed alone."""
ATTEMPTS = ROOT / "benchmarks/attempts.md"
"""What was tried where a goal is missed, for the end of the page."""


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
    yield ""
    yield ATTEMPTS.read_text("utf-8").rstrip()


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
