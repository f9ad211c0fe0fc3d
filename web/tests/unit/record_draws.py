"""Writes draws.json: fair games of Rattle Battle, and of their events those that tell of chance."""

import json
from pathlib import Path

from quarterdeck.core import Action, FairSeed, FastSeed, Match, Table
from quarterdeck.core.game import plain
from quarterdeck.core.match import filtered
from quarterdeck.games.rattle_battle import RATTLE_BATTLE

TOLD = (
    *("game-began", "shuffled", "adventure-drawn", "cards-looked-at", "sailor-gained"),
    *("upgrade-gained", "loot-gained", "loot-given", "phase-began", "card-used", "bag-refilled"),
    *("baron-passed", "rolled", "dropped"),
)
LIVELY = ("hire", "build", "store", "use")
"""What is done whenever it can be: lots would seldom pay for it."""
DULL = ("discard", "sell", "market")
PACKS = dict.fromkeys(("crew_pack", "loot_pack", "expert_market"), "on")


def game(seats: int, seed: int, **options: str) -> dict[str, object]:
    """A game mostly by lots, as seat 0 is told it."""
    fair = FairSeed(bytes([seed]) * 32, tuple(f"nonce-{seat}" for seat in range(seats)))
    table = Table(seats, {"drops": "pool", **options})
    match = Match(RATTLE_BATTLE, table, fair)
    lots = FastSeed(seed).generator(0)
    while match.result is None:
        seat = lots.choice(match.position.to_act())
        legal = match.legal(seat)
        lively = [action for action in legal.actions if verb(action) in LIVELY]
        wanted = lively or [action for action in legal.actions if verb(action) not in DULL]
        by_lot = legal.ranges or not wanted
        match.act(seat, legal.sample(lots) if by_lot else lots.choice(wanted))
    steps = [match.opening, *(step.events for step in match.steps)]
    told = [event for events in steps for event in filtered(events, 0) if event.kind in TOLD]
    return {
        "seats": seats,
        "options": match.position.options,
        "secret": str(fair),
        "nonces": fair.nonces,
        "events": [without_film(plain(event)) for event in told],
    }


def verb(action: Action) -> str:
    """What it begins with."""
    return str(action).split()[0]


def without_film(event: dict[str, object]) -> dict[str, object]:
    """Of a fall, only that there was one."""
    return {"kind": "dropped"} if event["kind"] == "dropped" else event


FILE = Path(__file__).with_name("draws.json")


def written() -> str:
    """The games, as the file has them."""
    games = [
        game(5, 2, port="simultaneous", **PACKS),
        game(3, 1, scenario="pirate-wars", length="short"),
        game(2, 3, scenario="introductory"),
    ]
    return json.dumps(games, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
