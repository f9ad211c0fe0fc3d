"""Sound inputs from which the fuzzer starts, and words that it puts in."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache

from quarterdeck.core import FastSeed, Game, Match, Record, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.actions import TEXTS
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.actions import VERBS
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.dice import RANK
from quarterdeck.games.rattle_battle.loot import KINDS
from quarterdeck.games.rattle_battle.options import OPTIONS
from quarterdeck.games.rattle_battle.rules.course import DECISIONS, STEPS
from quarterdeck.games.rattle_battle.state import PHASES
from tests.core.playing import play
from tests.fuzz.damage import STRANGE

GAMES = (PORT_ROYAL, RATTLE_BATTLE)
TABLES = {
    PORT_ROYAL: (Table(2, names=("Anne", "Mary")), Table(5, {"end": "expedition"})),
    RATTLE_BATTLE: tuple(
        Table(seats, {"drops": "pool", "scenario": scenario})
        for seats, scenario in ((2, "introductory"), (3, "norrington"), (4, "pirate-wars"))
    ),
}
ACTIONS = 20
"""So many are in a record, and so many lie between two positions."""
POSITIONS = 12
NAMES = (STEPS, DECISIONS, SAILORS, UPGRADES, ADVENTURES, KINDS, PHASES, OPTIONS, RANK)
"""What may stand in a position of Rattle Battle, whether or not a seed has it."""


@dataclass
class Seeds:
    """What the beginnings of some games hold."""

    records: list[str] = field(default_factory=list)
    positions: list[str] = field(default_factory=list)
    actions: set[str] = field(default_factory=set)
    outcomes: list[str] = field(default_factory=list)


@cache
def played(game: Game) -> Seeds:
    """Some games by lots, with a takeback in each."""
    found = Seeds()
    for number, table in enumerate(TABLES[game]):
        match = Match(game, table, FastSeed(number))
        for _ in range(POSITIONS):
            for _ in play(match, number, ACTIONS):
                pass
            if not found.records[number:]:
                match.undo(match.steps[-1].seat, free=True)
                found.records.append(str(match.record))
            found.positions.append(str(match.position))
        found.actions.update(str(step.action) for step in match.steps)
        found.outcomes += [text.split(" ", 1)[1] for step in match.steps for text in step.outcomes]
    found.records.append(
        str(Record(game.name, game.rules, TABLES[game][0], position=found.positions[0]))
    )
    return found


def seeds(name: str) -> list[str]:
    """Sound inputs for a target."""
    match name:
        case "port_royal_positions":
            return played(PORT_ROYAL).positions
        case "rattle_battle_positions":
            return played(RATTLE_BATTLE).positions
        case "records":
            return [text for game in GAMES for text in played(game).records]
        case "cards_and_outcomes":
            outcomes = [text for game in GAMES for text in played(game).outcomes]
            return [*outcomes, "y1-1.2 y1-1", "3 sail", "1.5,-20,0.7854,3 40,20,0,1"]
        case "actions":
            return actions()
    return messages()


def actions() -> list[str]:
    """Actions of both games, and words they begin with."""
    return sorted({*VERBS, *TEXTS[:30], *(text for game in GAMES for text in played(game).actions)})


def messages() -> list[str]:
    """What clients send."""
    acts = [{"type": "act", "id": "a", "number": 0, "seat": 1, "action": a} for a in actions()]
    others = [
        {"type": "undo", "id": "a", "number": 3, "seat": 0},
        {"type": "nonce", "seat": 0, "nonce": "ahoy"},
        {"type": "since", "number": -1},
        {"type": "ping"},
    ]
    return [json.dumps(message) for message in (*acts, *others)]


def words(name: str) -> list[str]:
    """All the words in a target's seeds, and names that are not in them."""
    found = {word for text in seeds(name) for word in text.replace(";", " ").split()}
    if name in ("rattle_battle_positions", "records"):
        found.update(*NAMES)
        found.update(value for option in OPTIONS.values() for value in option.values)
    return sorted(found)


def dictionary(name: str) -> str:
    """The words, and some that nobody should write, as libFuzzer reads them."""
    every = [*words(name), *STRANGE]
    return "".join(f'"{_escaped(word)}"\n' for word in every if len(word) < 60)


def _escaped(word: str) -> str:
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}"
        for byte in word.encode()
    )
