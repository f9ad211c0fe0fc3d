"""What the rules say of the port, for the page's own prices to be held against.

``python -m tests.rattle_battle.shopping`` writes it as JSON, for web/tests/unit/port.test.ts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Final

from quarterdeck.core import Dealer, FastSeed, Generator, Table
from quarterdeck.core.game import Plain, plain
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle.cards import POINTS, SAILORS
from quarterdeck.games.rattle_battle.loot import INDEX, KINDS, PAYABLE
from quarterdeck.games.rattle_battle.observation import observe
from quarterdeck.games.rattle_battle.rules.pit import PAIRED, sale_of
from quarterdeck.games.rattle_battle.rules.places import PLACE_RULES, Guild
from quarterdeck.games.rattle_battle.state import PLACES, Player, State
from tests.rattle_battle.playing import positions

VISITS: Final = 2000
GAMES: Final = (
    {"scenario": "norrington", "crew_pack": "on"},
    {"scenario": "pirate-wars", "expert_market": "on", "loot_pack": "on"},
    {"scenario": "introductory"},
)
HELPERS: Final = tuple(name for name, card in SAILORS.items() if card.kind == "port")


def shopper(player: Player, lots: Generator) -> None:
    """Let a player come to port with any loot, coins and crew, some of whom have helped already."""
    player.loot = [lots.below(3) if lots.below(2) else 0 for _ in KINDS]
    player.coins = lots.below(14)
    player.sailors = dict.fromkeys((name for name in HELPERS if lots.below(3) == 0), 0)
    player.used = tuple(name for name in player.sailors if lots.below(3) == 0)
    if lots.below(4) == 0:
        player.used += ("letter",)


def visit(s: State, lots: Generator) -> Plain:
    """A player in port: what he may do at each place, and what things cost him."""
    player = s.players[0]
    shopper(player, lots)
    s.sold = lots.below(len(POINTS))
    goods = [kind for kind in PAYABLE for _ in range(player.loot[INDEX[kind]])]
    tokens = [kind for kind in goods if lots.below(2)]
    if sum(kind in PAIRED for kind in goods) % 2 and sale_of(player, goods) is None:
        goods.remove(next(kind for kind in goods if kind in PAIRED))
    best, sale = sale_of(player, goods), sale_of(player, tokens)
    return plain(
        {
            "player": observe(s, None).players[0],
            "sold": s.sold,
            "price": Guild().price(s, player)[0],
            "best": best.coins if best else 0,
            "tokens": tokens,
            "sale": sale.coins if sale else None,
            "legal": {place: [str(action) for action in legal(s, place)] for place in PLACES},
        }
    )


def legal(s: State, place: str) -> Iterator[object]:
    """What may be done at a place."""
    rules = PLACE_RULES[place]
    return (action for action in rules.considered(s, 0) if rules.refusal(s, 0, action) is None)


def visits() -> Iterator[Plain]:
    """Many shoppers, with all options on."""
    lots = FastSeed(6).generator(0)
    start = next(positions(2, 6, scenario="pirate-wars", expert_market="on", loot_pack="on"))
    return (visit(start.state.copy(), lots) for _ in range(VISITS))


def steps() -> Iterator[Plain]:
    """What is seen before and after each action in port of a few games, and what was told of it."""
    for seed, options in enumerate(GAMES):
        chance, lots = Dealer(FastSeed(seed)), FastSeed(seed + 100).generator(0)
        table = Table(3, {"drops": "pool", **options})
        position, _ = RATTLE_BATTLE.start(table, chance)
        assert isinstance(position, RattleBattlePosition)
        while seats := position.to_act():
            seat = lots.choice(seats)
            before = observe(position.state, None)
            told = position.apply(seat, position.legal(seat).sample(lots), chance)
            after = observe(position.state, None)
            if before.phase == after.phase == "port":
                yield plain({"before": before, "events": told, "after": after})


def everything() -> Plain:
    """All that is compared."""
    return {"visits": list(visits()), "steps": list(steps())}


if __name__ == "__main__":
    json.dump(everything(), sys.stdout, separators=(",", ":"))
