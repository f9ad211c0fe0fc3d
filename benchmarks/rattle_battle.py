"""How strong the bots of Rattle, Battle, Grab the Loot are, and how long they take.

``python -m benchmarks.rattle_battle`` prints the figures; it takes half an hour.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from benchmarks.speed import Figure
from quarterdeck.arena import make_plan, play_plan, standings
from quarterdeck.arena.tournament import runner
from quarterdeck.bots import make_bot
from quarterdeck.bots.api import question
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE

GAME = RATTLE_BATTLE.name
POOL = {"drops": "pool"}
SEED = 7
GAMES_TIMED = 5


def share(better: str, worse: str, games: int) -> Figure:
    """What one bot takes of 2-player games against another, with its interval."""
    plan = make_plan(GAME, [better, worse], seats=2, games=games, seed=SEED, options=POOL)
    table = standings(play_plan(plan, runner()))
    won = next(row.share for row in table.standings if row.label == better)
    text = f"{won.estimate:.1%} ({won.low:.0%} to {won.high:.0%}) of {plan.games} games"
    return Figure(f"{better} against {worse}", text, won.estimate)


def whole_game(bot: str = "gunner", seats: int = 4) -> Figure:
    """A game of one bot at all seats, in time of one core; the mean of a few."""
    _timed(bot, seats, seed=0)  # the pool is unpacked once in a process
    spent = [_timed(bot, seats, seed)[0] for seed in range(1, GAMES_TIMED + 1)]
    mean = sum(spent) / len(spent)
    text = f"{mean:.2f} s (longest of {len(spent)}: {max(spent):.2f} s)"
    return Figure(f"a game of {seats} {bot}s", text, mean)


def longest_move(bot: str = "quartermaster", seats: int = 4) -> Figure:
    """The longest decision of a game, in time of one core."""
    longest = max(_timed(bot, seats, seed)[1] for seed in (1, 2))
    return Figure(f"longest move of {bot}, {seats} players", f"{longest:.2f} s", longest)


def _timed(bot: str, seats: int, seed: int) -> tuple[float, float]:
    """How long a game takes, and its longest decision."""
    bots = [make_bot(GAME, bot) for _ in range(seats)]
    begin, longest = time.process_time(), 0.0
    match = Match(RATTLE_BATTLE, Table(seats, POOL), FastSeed(seed))
    while match.result is None:
        seat = match.position.to_act()[0]
        asked = question(match, seat, seed)
        before = time.process_time()
        action = bots[seat].choose(asked)
        longest = max(longest, time.process_time() - before)
        match.act(seat, action)
    return time.process_time() - begin, longest


def all_figures() -> Iterator[Figure]:
    yield share("landlubber", "random", 200)
    yield share("gunner", "landlubber", 600)
    yield share("quartermaster", "gunner", 300)
    yield whole_game()
    yield longest_move()


if __name__ == "__main__":
    for figure in all_figures():
        print(f"{figure.name}: {figure.text}")
