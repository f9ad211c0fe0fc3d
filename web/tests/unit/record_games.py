"""Writes games.json: fair games as events, and what the table must show after each step."""

import json
from pathlib import Path
from random import Random

from quarterdeck.core import FairSeed, Match, Table
from quarterdeck.core.game import plain
from quarterdeck.games.port_royal import PORT_ROYAL

SHOWN = [
    "round",
    "last_round",
    "active",
    "acting",
    "phase",
    "takes",
    "pending",
    "harbour",
    "expeditions",
    "displays",
]
SHOWN += ["points", "swords", "pile", "discard"]
EVERY = 6
"""After how many steps the whole table is compared."""


def game(seats: int, seed: int) -> dict[str, object]:
    fair = FairSeed(bytes([seed]) * 32, tuple(f"nonce-{seat}" for seat in range(seats)))
    match = Match(PORT_ROYAL, Table(seats), fair)
    rng = Random(seed)
    steps = []
    first = match.observe(None)
    while match.result is None:
        seat = match.observe(None).acting
        actions = list(match.legal(seat).actions)
        # Passing and stopping less often than by lot, so that cards change hands.
        lively = [a for a in actions if str(a) not in ("pass", "stop")] or actions
        action = rng.choice(lively if rng.random() < 0.7 else actions)
        events = match.act(seat, action)
        o = match.observe(None)
        after = {name: plain(getattr(o, name)) for name in SHOWN}
        after |= {"coins": [len(c) for c in o.coins]}
        seldom = len(steps) % EVERY == 0 or match.result is not None
        told = [plain(e) for e in events]
        steps.append({"seat": seat, "events": told, "after": after if seldom else None})
    return {
        "seats": seats,
        "start": first.start,
        "secret": str(fair),
        "nonces": fair.nonces,
        "commitment": fair.commitment,
        "first_order": fair.generator(1).permutation(120),
        "steps": steps,
    }


FILE = Path(__file__).with_name("games.json")


def written() -> str:
    """The games, as the file has them."""
    return json.dumps([game(2, 1), game(5, 2)], separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
