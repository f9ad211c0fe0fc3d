"""Writes seas.json: tables of Rattle Battle at each kind of decision, as the server tells them.

They come from games of bots. Of all decisions of a kind that the first seat met, the one with the
most to choose from is kept: where that finds its place, less does.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.bots import make_bot
from quarterdeck.bots.api import ask
from quarterdeck.core import Chance, Event, FastSeed, Table
from quarterdeck.core.game import plain
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from quarterdeck.games.rattle_battle.dice import ALL_DICE, faces, kind, owner
from quarterdeck.games.rattle_battle.game import RattleBattle
from quarterdeck.games.rattle_battle.geometry import DIE, Pose
from quarterdeck.games.rattle_battle.observation import ShipSeen
from quarterdeck.server.ledger import Ledger
from quarterdeck.server.views import state_message, step_message

SEATS = 5
EVERYTHING = {"crew_pack": "on", "loot_pack": "on", "expert_market": "on"}
GAMES = [
    *((2, {}, seed) for seed in range(3)),
    *((SEATS, EVERYTHING, seed) for seed in range(3)),
    *((SEATS, {"scenario": "pirate-wars"}, seed) for seed in range(2)),
]
WANTED = [
    *("part begin", "send", "let-drop", "turn", "at market", "at pit", "at guild"),
    *("keep sailors", "keep upgrades", "give room", "guess", "throw", "trade", "crew"),
]
BY_TWO = ("part begin", "send", "turn", "at market", "guess")
"""Of these two scenes are wanted: with few players there is more room, and more to do for each."""
ROLLED = ", ".join(
    f"{seat}.{n} {(seat + n) % 5 + 1}" for seat in range(SEATS) for n in (1, 2, 3, 4)
)
TALLY = ", ".join(f"{seat} {2 + 3 * seat // 2}" for seat in range(SEATS))
STAGED = {
    "plank": f"card plank; rolls {ROLLED}; tally {TALLY}; agenda end-adventure, plank 0",
    "skirmish-pick": f"card skirmish; rolls {ROLLED}; agenda end-adventure, skirmish-pick",
}
"""Mini games that no bot came to: everybody has rolled."""
LOG = 4
"""How many steps were told before."""
Json = dict[str, Any]


class From(RattleBattle):
    """A game that begins with a position."""

    def __init__(self, position: str) -> None:
        self._position = position

    def _start(
        self, seats: int, options: object, chance: Chance
    ) -> tuple[RattleBattlePosition, list[Event]]:
        return self.parse_position(self._position), []


def staged(position: str) -> Json:
    """A table that stands so."""
    return scene(
        Ledger.deal(
            From(f"players {SEATS}; quest 2 2; phase crazy; {position}"),
            Table(SEATS, {}),
            FastSeed(0),
        )[0]
    )


def ledgers(seats: int, options: dict[str, str], seed: int) -> Iterator[Ledger]:
    """A game of bots, each time somebody has to decide; and at last as it ended."""
    table = Table(seats, {"drops": "pool", **options})
    ledger, _ = Ledger.deal(RATTLE_BATTLE, table, FastSeed(seed))
    bot = make_bot(RATTLE_BATTLE.name, "landlubber")
    yield ledger
    while ledger.match.result is None:
        seat = ledger.match.position.to_act()[0]
        action = ask(bot, ledger.match, seat, seed)
        ledger = ledger.fork()
        ledger.act(seat, action, "bot")
        yield ledger


def decision(ledger: Ledger) -> tuple[str, int]:
    """What the first seat has to decide, and how much there is to choose from."""
    position = ledger.match.position
    if 0 not in position.to_act():
        return "", 0
    task = f"{position.state.agenda[-1].name} {position.state.agenda[-1].what}".strip()
    legal = position.legal(0)
    ships = len(position.state.sea) if task == "turn" else 0
    return task, len(legal.actions) + 10 * len(legal.ranges) + 100 * ships


def scene(ledger: Ledger) -> Json:
    """What is told of a table: how it stands, and what happened last."""
    first = max(ledger.number - LOG, 0)
    steps = [step_message(ledger, n, (0,)) for n in range(first + 1, ledger.number + 1)]
    state = state_message(ledger, (0,), RATTLE_BATTLE_AIDS, free=False)
    return {
        "players": ledger.match.position.seats,
        "options": dict(ledger.match.record.table.options),
        "steps": [msgspec.to_builtins(step) for step in steps],
        "state": msgspec.to_builtins(state),
    }


def crowd(ledger: Ledger) -> Json:
    """The same table with every die there is in the box: in rows, each turned a little more."""
    there = {ship.ship: ship for ship in ledger.match.position.observe(0).sea}
    lying = []
    for n, die in enumerate(ALL_DICE):
        down, across = divmod(n, 7)
        pose = Pose(-120.0 + 40 * across + DIE * (down % 2), 120.0 - 46 * down, n / 7)
        face = faces(die)[n % 6]
        strength = int(face) if face.isdigit() else 3
        made = ShipSeen(die, owner(die), kind(die), pose, face, n % 6, strength, False, (), ())
        lying.append(there[die]._replace(pose=pose) if die in there else made)
    told = scene(ledger)
    told["state"]["observation"]["sea"] = plain(lying)
    # How far shots and moves would go does not fit any more where ships lie elsewhere.
    told["state"]["refusals"] = {"0": {}}
    told["state"]["legal"]["0"]["ranges"] = []
    return told


def recorded() -> Json:
    """Scenes by their names: the decision, and how many play."""
    most: dict[str, int] = {}
    found: dict[str, Ledger] = {}
    for seats, options, seed in GAMES:
        for ledger in ledgers(seats, options, seed):
            task, choices = decision(ledger)
            if task and choices > most.get(name := f"{task}, {seats}", 0):
                most[name], found[name] = choices, ledger
    names = [*(f"{task}, {SEATS}" for task in WANTED), *(f"{task}, 2" for task in BY_TWO)]
    scenes = {name: scene(found[name]) for name in names}
    scenes |= {f"{task}, {SEATS}": staged(text) for task, text in STAGED.items()}
    return {**scenes, f"{len(ALL_DICE)} dice, {SEATS}": crowd(found[f"turn, {SEATS}"])}


FILE = Path(__file__).with_name("seas.json")


def written() -> str:
    scenes = (
        f"{json.dumps(name)}: {json.dumps(told, separators=(',', ':'))}"
        for name, told in recorded().items()
    )
    return "{" + ",\n".join(scenes) + "}\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
