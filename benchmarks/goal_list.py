"""The goals: what should hold, and how it is measured."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks import (
    attacks,
    dice,
    environments,
    lighthouse,
    luck,
    master,
    rattle_battle,
    regret,
    sea_box,
    sea_frames,
    sea_length,
    speed,
    strength,
)

ROOT = Path(__file__).parent.parent


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


def _regret() -> tuple[str, bool]:
    """What the Admiral gives away, by its number of simulations."""
    found = regret.measure()
    means = (f"{100 * each.given_away.mean:.3f} %" for each in found)
    return ", ".join(means), regret.falls(found)


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


def _arena() -> tuple[str, bool]:
    """The seconds the whole command takes."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", *ARENA.split(), "--out", folder]
        done = subprocess.run(command, capture_output=True, check=False)
    seconds = time.perf_counter() - begin
    return f"{seconds:.1f} s", done.returncode == 0 and seconds < 20


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
    return _span(seconds), done.returncode == 0 and seconds <= 11 * 60


def _fuzz() -> tuple[str, bool]:
    """How many targets were tried, and in what time."""
    begin, make = time.perf_counter(), shutil.which("make") or "make"
    command = [make, "-s", "fuzz"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    targets = done.stdout.count("no traceback")
    return f"{targets} targets in {_span(time.perf_counter() - begin)}", done.returncode == 0


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


BENCH = "make bench"
ARENA = "quarterdeck arena --players thumb,random --seats 2 --games 10000 --seed 7"
MASTER = "python -m benchmarks.goals Admiral"
FRAMES = "python -m benchmarks.sea_frames"
DICE = "python -m benchmarks.dice"
RATTLE_BATTLE = "python -m benchmarks.rattle_battle"
SEA_LENGTH = "python -m benchmarks.sea_length"
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
        "38 dice dropped, median time to rest, one core: at most 80 ms",
        BENCH,
        lambda: _at_most(sea_box.biggest_drop(), 80),
    ),
    Goal(
        "any other step of Rattle Battle, 4 players and a spectator: 20 ms of one core, median",
        BENCH,
        lambda: _at_most(sea_box.a_step(), 20),
    ),
    Goal(
        "a state of Rattle Battle on the wire, compressed: 99 of 100 at most 3 kB",
        BENCH,
        lambda: _at_most(sea_box.a_state(), 3),
    ),
    Goal(
        "script in a frame of a drop of 38 dice, in Chromium: median at most 4 ms",
        FRAMES,
        lambda: _at_most(sea_frames.measure()["script"], 4),
    ),
    Goal(
        "frames drawn by the Sea Box while nothing moves: none",
        FRAMES,
        lambda: _at_most(sea_frames.measure()["still"], 0),
    ),
    Goal(
        "from opening a table of Rattle Battle to a drop in sight: at most 3 s",
        FRAMES,
        lambda: _at_most(sea_frames.measure()["first"], 3),
    ),
    Goal(
        "Rattle Battle against three bots, median of 20 games: at most 55 questions to a person",
        SEA_LENGTH,
        lambda: _at_most(sea_length.questions(), 55),
    ),
    Goal(
        "Rattle Battle against three bots, median of 20 games: at most 8 minutes of watching",
        SEA_LENGTH,
        lambda: _at_most(sea_length.watching(), 8),
    ),
    Goal(
        "Rattle Battle against three bots, 5 s a decision: deciding at least 55 % of the time",
        SEA_LENGTH,
        lambda: _at_least(sea_length.deciding(), 55),
    ),
    Goal(
        "a short game of Rattle Battle against three bots, median of 20: within 10 minutes",
        SEA_LENGTH,
        lambda: _at_most(sea_length.short_game(), 10),
    ),
    Goal(
        "a short game of Rattle Battle, four people around one device: within 25 minutes",
        SEA_LENGTH,
        lambda: _at_most(sea_length.one_device(), 25),
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
        "500 random games of each scenario and size: all end, everything is accounted for in every "
        "state",
        "pytest -m soak tests/rattle_battle -k 500_games",
        lambda: _pytest("-m", "soak", "tests/rattle_battle", "-k", "500_games"),
    ),
    Goal(
        "records replay field for field where MuJoCo is not installed",
        "pytest tests/rattle_battle/test_replay.py",
        lambda: _pytest("tests/rattle_battle/test_replay.py"),
    ),
    Goal(
        "Landlubber against lots, 2 players: at least 90 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("landlubber", "random", 200), 0.9),
    ),
    Goal(
        "Gunner against Landlubber, 2 players: at least 60 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("gunner", "landlubber", 600), 0.6),
    ),
    Goal(
        "Quartermaster against Gunner, 2 players: at least 60 % of games",
        RATTLE_BATTLE,
        lambda: _at_least(rattle_battle.share("quartermaster", "gunner", 300), 0.6),
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
    Goal(
        "10,000 two-player games of Thumb against random through the arena: under 20 s",
        ARENA,
        _arena,
    ),
    Goal(
        "the arena finds the truth: a bot against itself even, Thumb and R400 as known",
        "pytest tests/arena/test_truth.py",
        lambda: _pytest("tests/arena/test_truth.py"),
    ),
    Goal(
        "programs as bots: no bad behaviour stops a game",
        "pytest tests/bots/test_programs.py",
        lambda: _pytest("tests/bots/test_programs.py"),
    ),
    Goal(
        "whatever strangers and guests attack with: others' actions within 100 ms, 99 of 100",
        "python -m benchmarks.attacks",
        attacks.reached,
    ),
    Goal(
        "1,000,000 inputs of a coverage-guided fuzzer, notation, records, messages: no traceback",
        "make fuzz",
        _fuzz,
    ),
    Goal(
        "no hidden fact on any socket in 200 games of both games of the tests",
        "pytest -m soak tests/server/test_leaks.py",
        lambda: _pytest("-m", "soak", "tests/server/test_leaks.py"),
    ),
    Goal(
        "no hidden fact on any socket in 108 games of Rattle Battle, a socket at every seat",
        "pytest -m soak tests/server/test_leaks.py -k rattle",
        lambda: _pytest("-m", "soak", "tests/server/test_leaks.py", "-k", "rattle"),
    ),
    Goal(
        "the ladder of bots and the Admiral against Thumb and R400, 2 and 4 players: all shares",
        "python -m benchmarks.strength",
        strength.reached,
    ),
    Goal(
        "the Admiral's time for a decision, 2 players: 99 of 100 within twice the mean",
        MASTER,
        lambda: _at_most(master.steadiness(2), 2.0),
    ),
    Goal(
        "the Admiral's time for a decision, 4 players: 99 of 100 within twice the mean",
        MASTER,
        lambda: _at_most(master.steadiness(4), 2.0),
    ),
    Goal(
        "memory of a playing Admiral: under 400 MiB",
        MASTER,
        lambda: _at_most(master.memory(), 400),
    ),
    Goal(
        "200 games with a planted blunder: among the three costliest decisions in at least 90 %",
        "pytest -m soak tests/analysis/test_review.py",
        lambda: _pytest("-m", "soak", "tests/analysis/test_review.py"),
    ),
    Goal(
        "luck sums to zero over 10,000 games, and results without it agree with plain ones",
        "pytest -m soak tests/arena/test_luck.py",
        lambda: _pytest("-m", "soak", "tests/arena/test_luck.py"),
    ),
    Goal(
        "results without luck need at most a third of the games: the ladder, tables of 3 and 4",
        "python -m benchmarks.luck",
        luck.reached,
    ),
    Goal(
        "on decks of 12 to 20 cards the Admiral gives away at most 1 % of winning chance",
        "pytest -m soak tests/analysis/test_regret.py",
        lambda: _pytest("-m", "soak", "tests/analysis/test_regret.py"),
    ),
    Goal(
        "the Admiral's regret on 300 positions falls from 40 to 400 to 4,000 simulations",
        "python -m benchmarks.regret",
        _regret,
    ),
    Goal(
        "`make test` on a fresh clone, the browser's tests too: at most 11 minutes",
        "make test",
        _fresh_clone,
    ),
)
