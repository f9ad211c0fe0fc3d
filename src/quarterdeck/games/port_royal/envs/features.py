"""The observation as a tensor: one table, from which its places, bounds and documentation come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np

from quarterdeck.games.port_royal.cards import ABILITIES, CARDS, COLOURS, FACES, POINTS, ROLES
from quarterdeck.games.port_royal.options import CHOICES
from quarterdeck.games.port_royal.rules.discovering import MOST_DRAWS
from quarterdeck.games.port_royal.rules.turn import LAST_POSSIBLE_ROUND
from quarterdeck.games.port_royal.state import MAX_PLAYERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHIP_FACES: Final = sum(face.kind == "ship" for face in FACES)
PERSON_FACES: Final = sum(face.kind == "person" for face in FACES)
HARBOUR_FACES: Final = SHIP_FACES + PERSON_FACES
"""The faces that can lie in the harbour; they are the first of all."""
EXPEDITION_FACES: Final = sum(face.kind == "expedition" for face in FACES)
FEWEST_PLAYERS: Final = 2

SWORDS_IN_ALL: Final = sum(face.swords * face.copies for face in FACES if face.kind == "person")
COPIES: Final = tuple(face.copies for face in FACES)
GOVERNORS: Final = sum(face.copies for face in FACES if face.role == "governor")


@dataclass(frozen=True, slots=True)
class Feature:
    """A named part of the tensor."""

    name: str
    about: str
    shape: tuple[int, ...] = (1,)
    scale: float = 1.0
    """What the number is divided by, so that it usually stays near 1."""
    most: float | tuple[int, ...] = 1.0
    """The highest it can be before it is divided, for all numbers or for each."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def high(self) -> NDArray[np.float32]:
        """The highest value of each of its numbers."""
        most = np.broadcast_to(np.asarray(self.most, np.float64), self.size)
        return (most / self.scale).astype(np.float32)


SEATS: Final = (MAX_PLAYERS,)
FEATURES: Final = (
    Feature("phase", "what is decided, one of: discover, ship, take", (3,)),
    Feature("players", "how many play, one of: 2, 3, 4, 5", (MAX_PLAYERS - FEWEST_PLAYERS + 1,)),
    Feature(
        "options",
        "; ".join(f"whether {c.name} is {' or '.join(c.values[1:])}" for c in CHOICES),
        (len(CHOICES),),
        most=tuple(len(choice.values) - 1 for choice in CHOICES),
    ),
    Feature("acting", "the seat that decides, one of them", SEATS),
    Feature("active", "the seat whose turn it is, one of them", SEATS),
    Feature("start", "the start player, one of them", SEATS),
    Feature("last_round", "whether the end was set off"),
    Feature("round", "the round, from 1", scale=20, most=LAST_POSSIBLE_ROUND),
    Feature("idle", "turns in a row without a card drawn", scale=MAX_PLAYERS, most=MAX_PLAYERS),
    Feature("drawn", "cards turned up in this Discover", scale=10, most=MOST_DRAWS),
    Feature("drew", "whether any card was drawn in this turn"),
    Feature("takes", "cards the acting player may still take", scale=4, most=3 + GOVERNORS),
    Feature("pile", "cards in the draw pile", scale=CARDS, most=CARDS),
    Feature("discard", "cards in the discard pile", scale=CARDS, most=CARDS),
    Feature("pool", "unseen cards that the next one could be", scale=CARDS, most=CARDS),
    Feature("bust", "the exact chance that the next card ends the turn; 0 once it stopped"),
    Feature(
        "bust_colours",
        f"that chance by colour of the ship: {', '.join(COLOURS)}",
        (len(COLOURS),),
    ),
    Feature(
        "next",
        "unseen cards that the next one could be, by face",
        (len(FACES),),
        most=COPIES,
    ),
    Feature("pending", "the ship to admit or repel, by face", (SHIP_FACES,)),
    Feature(
        "harbour",
        "cards in the harbour, by face",
        (HARBOUR_FACES,),
        most=COPIES[:HARBOUR_FACES],
    ),
    Feature("expeditions", "expeditions on the table, by face", (EXPEDITION_FACES,)),
    Feature("points", "points of each seat", SEATS, scale=12, most=sum(POINTS)),
    Feature("coins", "coins of each seat", SEATS, scale=12, most=CARDS),
    Feature("swords", "swords of each seat", SEATS, scale=6, most=SWORDS_IN_ALL),
    Feature("claimed", "expeditions each seat has claimed", SEATS, scale=2, most=EXPEDITION_FACES),
    Feature(
        "abilities",
        f"persons of each seat, by ability: {', '.join(dict.fromkeys(ROLES))} "
        "(traders five times, by colour)",
        (MAX_PLAYERS, ABILITIES),
        scale=2,
        most=10,
    ),
)
"""Seats are counted from the observer, clockwise: the first is his own, absent ones are 0."""


def _places() -> Iterator[tuple[str, slice]]:
    begin = 0
    for feature in FEATURES:
        yield feature.name, slice(begin, begin + feature.size)
        begin += feature.size


PLACES: Final = dict(_places())
"""Where each feature stands in the tensor: ``observation[PLACES["bust"]]``."""
SIZE: Final = sum(feature.size for feature in FEATURES)
"""How many numbers an observation has."""


def place(name: str) -> int:
    """Where a feature begins."""
    return int(PLACES[name].start)


def scale(name: str) -> float:
    """What a feature is divided by."""
    return next(feature.scale for feature in FEATURES if feature.name == name)


def highest() -> NDArray[np.float32]:
    """The highest value of each number; the lowest is 0."""
    return np.concatenate([feature.high for feature in FEATURES])


def named(observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """The features of an observation, or of a batch of them, by name, as views."""
    lead = observation.shape[:-1]
    return {f.name: observation[..., PLACES[f.name]].reshape(*lead, *f.shape) for f in FEATURES}


def table() -> str:
    """The features as a table in Markdown, for the documentation."""
    lines = ["| numbers | name | shape | divided by | what |", "|---|---|---|---|---|"]
    for feature in FEATURES:
        where = PLACES[feature.name]
        numbers = f"{where.start}" if feature.size == 1 else f"{where.start}-{where.stop - 1}"
        shape = " x ".join(map(str, feature.shape))
        lines.append(
            f"| {numbers} | `{feature.name}` | {shape} | {feature.scale:g} | {feature.about} |"
        )
    return "\n".join(lines)
