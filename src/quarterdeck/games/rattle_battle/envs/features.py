"""The observation: named features, and where each is in the tensor."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.dice import MOST_SEATS
from quarterdeck.games.rattle_battle.envs.kinds import DICE, die_number
from quarterdeck.games.rattle_battle.geometry import WALL
from quarterdeck.games.rattle_battle.loot import KINDS
from quarterdeck.games.rattle_battle.observation import Observation, PlayerSeen
from quarterdeck.games.rattle_battle.options import OPTIONS
from quarterdeck.games.rattle_battle.rules.course import DECISIONS
from quarterdeck.games.rattle_battle.state import PHASES, PLACES

SCENARIOS: Final = OPTIONS["scenario"].values
TASKS: Final = tuple(DECISIONS)
CARDS: Final = (*SAILORS, *UPGRADES)
HIGH: Final = 100.0
"""No number of a tensor is higher, or lower than its negative."""


class Feature(NamedTuple):
    """A named stretch of the tensor."""

    name: str
    size: int
    what: str


FEATURES: Final = (
    Feature("scenario", len(SCENARIOS), f"one of: {', '.join(SCENARIOS)}"),
    Feature("seats", MOST_SEATS, "how many play, 1 at that number"),
    Feature("phase", len(PHASES), f"one of: {', '.join(PHASES)}"),
    Feature("task", len(TASKS), "what is decided, one of the decisions of the rules"),
    Feature("place", len(PLACES), f"where in port, one of: {', '.join(PLACES)}"),
    Feature("card", len(ADVENTURES), "the adventure, one of all by the card list"),
    Feature("quest", 2, "the quest and the adventure in it, fifths and thirds"),
    Feature("baron", MOST_SEATS, "who is Baron, one of the seats"),
    Feature("wanted", MOST_SEATS, "who is Wanted, one of the seats, or nobody"),
    Feature("bag", len(KINDS), "loot in the bag, by kind, tenths"),
    Feature("shipyard", 3, "sails, cannons and holds left, fifteenths"),
    Feature("sold", 1, "guild cards sold, eighths"),
    Feature("looked", len(CARDS), "the cards you look at, by the card list"),
    Feature("coins", MOST_SEATS, "coins of each seat, tenths"),
    Feature("points", MOST_SEATS, "points of each seat if it ended now, twentieths"),
    Feature("loot", MOST_SEATS * len(KINDS), "loot of each seat, by kind, fifths"),
    Feature("capacity", MOST_SEATS, "room of each seat, tenths"),
    Feature("parts", MOST_SEATS * 6, "sails, ready sails, cannons, ready cannons, holds, hamsters"),
    Feature("cards", MOST_SEATS * len(CARDS), "cards of each seat: 1 ready, 0.5 exhausted"),
    Feature("fleet", MOST_SEATS * 5, "ships sent, lost, enemies sunk; passed; revenge cards"),
    Feature("sea", DICE * 7, "each die: in the box, x, y, cosine, sine, strength, ally"),
    Feature("rolls", DICE, "what dice show in a crazy adventure, sixths; 0: not rolled"),
    Feature("tally", MOST_SEATS, "results in a crazy adventure, tenths"),
)
SIZE: Final = sum(feature.size for feature in FEATURES)


def named(tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """An observation taken apart by the names of its features."""
    found, begin = {}, 0
    for feature in FEATURES:
        found[feature.name] = tensor[begin : begin + feature.size]
        begin += feature.size
    return found


def encode(seen: Observation, viewer: int) -> NDArray[np.float32]:
    """What a seat knows, as the tensor: seats are counted from the viewer on."""
    numbers = [number for part in _parts(seen, viewer) for number in part]
    return np.clip(np.array(numbers, np.float32), -HIGH, HIGH)


def _one(at: int, size: int) -> list[float]:
    return [float(i == at) for i in range(size)]


def _word(word: str, words: tuple[str, ...]) -> list[float]:
    return _one(words.index(word) if word in words else -1, len(words))


def _parts(seen: Observation, viewer: int) -> Iterator[list[float]]:
    seats = len(seen.players)
    task, _, what = seen.task.partition(" ")

    def seat(number: int) -> list[float]:
        return _one((number - viewer) % seats if number >= 0 else -1, MOST_SEATS)

    yield _word(dict(seen.options)["scenario"], SCENARIOS)
    yield _one(seats - 1, MOST_SEATS)
    yield _word(seen.phase, PHASES)
    yield _word(task, TASKS)
    yield _word(what, PLACES)
    yield _word(seen.card, tuple(ADVENTURES))
    yield [seen.quest / 5, seen.adventure / 3]
    yield seat(seen.baron)
    yield seat(seen.wanted)
    yield [seen.bag.count(kind) / 10 for kind in KINDS]
    yield [part / 15 for part in seen.parts]
    yield [seen.sold / 8]
    yield [float(card in seen.looked) for card in CARDS]
    yield from _players(seen, viewer)
    yield _sea(seen, viewer)
    rolls = dict(seen.rolls)
    shown = [0.0] * DICE
    for die, face in rolls.items():
        value = float(face) if face.isdigit() else 1.5 * (face == "cannon")
        shown[die_number(die, viewer, seats)] = value / 6
    yield shown
    tally = dict(seen.tally)
    yield [tally.get((viewer + step) % seats, 0) / 10 if step < seats else 0.0 for step in range(5)]


PLAYER: Final[tuple[Callable[[PlayerSeen], list[float]], ...]] = (
    lambda p: [p.coins / 10],
    lambda p: [p.victory_points / 20],
    lambda p: [p.loot.count(kind) / 5 for kind in KINDS],
    lambda p: [p.capacity / 10],
    lambda p: [
        n / 3 for n in (p.sails, p.ready_sails, p.cannons, p.ready_cannons, p.holds, p.hamsters)
    ],
    lambda p: [_owned(p, card) for card in CARDS],
    lambda p: [
        len(p.sent) / 5,
        len(p.lost) / 5,
        len(p.trophies) / 5,
        float(p.passed),
        p.revenge / 5,
    ],
)
"""What is told of each player, in the order of the features."""


def _owned(player: PlayerSeen, card: str) -> float:
    if card in SAILORS:
        stored = dict(player.sailors).get(card)
        return 0.0 if stored is None else 1.0 + stored
    ready = dict(player.upgrades).get(card)
    return 0.0 if ready is None else 0.5 + 0.5 * ready


def _players(seen: Observation, viewer: int) -> Iterator[list[float]]:
    seats = len(seen.players)
    order = [seen.players[(viewer + step) % seats] for step in range(seats)]
    for told in PLAYER:
        numbers = [number for player in order for number in told(player)]
        yield numbers + [0.0] * (len(numbers) // seats * (MOST_SEATS - seats))


def _sea(seen: Observation, viewer: int) -> list[float]:
    numbers = [0.0] * (DICE * 7)
    for ship in seen.sea:
        at = 7 * die_number(ship.ship, viewer, len(seen.players))
        x, y, angle = ship.pose
        numbers[at : at + 7] = [
            1.0,
            x / WALL,
            y / WALL,
            math.cos(4 * angle),  # a die turned by a quarter lies as before
            math.sin(4 * angle),
            ship.strength / 6,
            float(ship.ally),
        ]
    return numbers
