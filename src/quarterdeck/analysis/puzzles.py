"""Puzzles: positions from games of bots in which one action is clearly best.

A puzzle is looked for by few simulations and accepted only after many. It is as difficult as the
number of levels that miss it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from quarterdeck.analysis.api import AnalysisError, Analyst, Hint, analyst_for
from quarterdeck.bots import ask, bots_for, make_bot
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.manifest import manifests

if TYPE_CHECKING:
    from quarterdeck.bots import Bot
    from quarterdeck.core import Game

QUICK, LONG = 50, 1500
"""Deals for each action, to look for a puzzle and to be sure of one."""
CLEAR: Final = 0.04
"""The winning chance that every other action gives away, at the least."""
APART: Final = 12
"""Decisions between two puzzles of one game, so that they differ."""
PATIENCE: Final = 8
"""Games after which a difficulty may have one puzzle more."""

Found = Callable[[int, int], None]
"""Is told how many of how many there are."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to solve."""

    position: str
    """In the game's notation; what nobody knows lies in the order of the card list."""
    best: str
    costs: dict[str, float]
    """The winning chance that each action gives away."""
    difficulty: int
    """1 and more: a step for each level that misses it."""


def asked_for(game: str) -> list[str]:
    """Who is asked to solve puzzles: the ladder without its last step."""
    return [name for name, bot in bots_for(game).items() if bot.level][:-1]


def players_for(game: str) -> list[str]:
    """Whose games positions come from: sensible ones, with mistakes in them."""
    return asked_for(game)[-2:]


def puzzle_file(game: str) -> Path:
    """Where a game's puzzles are kept, one on a line."""
    manifest = manifests()[find_game(game).name]
    if not manifest.puzzles:
        raise AnalysisError(f"there are no puzzles of {game}")
    return Path(str(manifest.file(manifest.puzzles)))


def puzzles_for(game: str) -> list[Puzzle]:
    """The puzzles in the package, the easiest first."""
    lines = puzzle_file(game).read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Puzzle) for line in lines if line]


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles, the easiest first."""
    order = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.position))
    path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in order))


def make_puzzles(
    game: Game, wanted: int, seats: int = 2, seed: int = 1, found: Found = lambda n, of: None
) -> list[Puzzle]:
    """So many puzzles, as evenly spread over the difficulties as games bring them."""
    analyst = analyst_for(game.name)
    analyst.prepare()
    levels = [make_bot(game.name, name) for name in asked_for(game.name)]
    most = -(-wanted // (len(levels) + 1))
    met: Counter[int] = Counter()
    puzzles: list[Puzzle] = []
    number = 0
    while len(puzzles) < wanted:
        # What no game brings in good time is filled up with what it does bring.
        most += number > 0 and number % PATIENCE == 0
        full = frozenset(level for level, count in met.items() if count >= most)
        for puzzle in _in_game(game, analyst, levels, seats, seed + number, full):
            if met[puzzle.difficulty] < most and len(puzzles) < wanted:
                met[puzzle.difficulty] += 1
                puzzles.append(puzzle)
                found(len(puzzles), wanted)
        number += 1
    return puzzles


def _in_game(
    game: Game,
    analyst: Analyst,
    levels: Sequence[Bot],
    seats: int,
    seed: int,
    full: frozenset[int],
) -> Iterator[Puzzle]:
    """The puzzles of one game, but for those whose difficulty has enough."""
    players = players_for(game.name)
    bots = [make_bot(game.name, players[seat % len(players)]) for seat in range(seats)]
    match = Match(game, Table(seats), FastSeed(seed))
    last = -APART
    while match.result is None:
        seat = match.position.to_act()[0]
        number = len(match.steps)
        if number - last >= APART and len(match.legal(seat)) > 1:
            puzzle = _at(match, analyst, levels, seed, full)
            if puzzle is not None:
                last = number
                yield puzzle
        match.act(seat, ask(bots[seat], match, seat, seed))


def _at(
    match: Match, analyst: Analyst, levels: Sequence[Bot], seed: int, full: frozenset[int]
) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    seat = match.position.to_act()[0]
    seen = match.observe(seat)
    quick = analyst.weigh(seen, QUICK, seed)
    if clearness(quick) < CLEAR:
        return None
    missed = sum(ask(bot, match, seat, seed) != quick.best.action for bot in levels)
    if 1 + missed in full:
        return None
    sure = analyst.weigh(seen, LONG, seed + 1)
    if sure.best.action != quick.best.action or clearness(sure) < CLEAR:
        return None
    costs = {str(each.action): round(each.cost, 4) for each in sure.actions}
    return Puzzle(analyst.known(seen), str(sure.best.action), costs, 1 + missed)


def clearness(hint: Hint) -> float:
    """What every action but the best gives away for sure, at the least."""
    others = [each.cost - each.cost_margin for each in hint.actions[1:]]
    return min(others, default=0.0)
