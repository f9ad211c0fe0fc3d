"""Whole games by lots, with drops from the pool."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.core import Dealer, FastSeed, Match, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition

ALL_OPTIONS = {
    **dict.fromkeys(("extra_starters", "crew_pack", "loot_pack", "expert_market"), "on"),
    **dict.fromkeys(("fifth_player", "free_for_all"), "on"),
    "port": "simultaneous",
}


def positions(seats: int, seed: int, **options: str) -> Iterator[RattleBattlePosition]:
    """The same position again and again: at the start, then after each action drawn by lot."""
    chance, lots = Dealer(FastSeed(seed)), FastSeed(seed + 1000).generator(0)
    table = Table(seats, {"drops": "pool", **options})
    position, _ = RATTLE_BATTLE.start(table, chance)
    assert isinstance(position, RattleBattlePosition)
    yield position
    while seats_to_act := position.to_act():
        seat = lots.choice(seats_to_act)
        position.apply(seat, position.legal(seat).sample(lots), chance)
        yield position


def match_by_lots(seats: int, seed: int, most: int = 100_000, **options: str) -> Match:
    """A match played by lots, to its end or for so many actions."""
    match = Match(RATTLE_BATTLE, Table(seats, {"drops": "pool", **options}), FastSeed(seed))
    lots = FastSeed(seed + 1000).generator(0)
    while match.result is None and most > 0:
        seat = lots.choice(match.position.to_act())
        match.act(seat, match.legal(seat).sample(lots))
        most -= 1
    return match
