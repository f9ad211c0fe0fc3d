"""The state of a game, in the two forms that the rules can work on.

:class:`State` is the form for people: a dataclass of ints and lists. Its fields also say how each
is packed, and from them come the numpy record type :data:`DTYPE`, :func:`pack` and
:func:`unpack`. Compiled, the same rules work on such a record: a batch of games is an array, a
clone is a copy, and a save is bytes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.cards import ABILITIES, CARDS
from quarterdeck.games.port_royal.options import CHOICES

MAX_PLAYERS: Final = 5
MAX_HARBOUR: Final = 72
"""60 persons, a ship of each colour and the one that busts would fit."""
MAX_DISPLAY: Final = 66
"""60 persons and 6 expeditions would fit."""

# Phases: who must decide what.
DISCOVER: Final = 0
SHIP: Final = 1
"""A ship was drawn that could be repelled: admit it or repel it."""
TAKE: Final = 2
OVER: Final = 3
Phase: TypeAlias = Literal["discover", "ship", "take", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Places of a card.
OUTSIDE: Final = 0
"""Not in this game."""
UNSEEN: Final = 1
"""In the draw pile, or somebody's coin."""
DISCARD: Final = 2
TABLE: Final = 3
"""Face up: in the harbour, an expedition, in a display."""

NO_CARD: Final = CARDS

RawEvent = tuple[int, int, int, int, int]
"""An event as the rules emit it: its code and up to four numbers."""


def _packed(kind: str, *shape: int) -> Any:  # Any, as dataclasses.field itself is declared
    """A field that is packed as this numpy type, or as an array of it."""

    def zeros(shape: tuple[int, ...]) -> Any:
        return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0

    return dataclasses.field(
        default_factory=lambda: zeros(shape), metadata={"packed": (kind, shape)}
    )


@dataclass(slots=True)
class State:
    """Everything about a game in progress, hidden facts included."""

    # What every decision looks at stands first, so that it shares a cache line.
    players: int = _packed("i1")
    start: int = _packed("i1")
    """The start player (PR 1.4)."""
    active: int = _packed("i1")
    """The player whose turn it is."""
    acting: int = _packed("i1")
    """The player who decides: the active one, or in phase 2 the one whose chance it is."""
    phase: int = _packed("i1")
    takes: int = _packed("i1")
    """Cards the acting player may still take (PR 3.1)."""
    drawn: int = _packed("i1")
    """Cards the active player has turned up in this Discover (PR 2.1, 2.7)."""
    drew: int = _packed("i1")
    """Whether any card was drawn in this turn, for the harbour or as a coin (PR 1.6)."""
    colours: int = _packed("i1")
    """The colours of the ships that entered the harbour, a bit each."""
    pending: int = _packed("u1")
    """The ship just drawn that could be repelled."""
    n_pile: int = _packed("i1")
    n_discard: int = _packed("i1")
    n_harbour: int = _packed("i1")
    n_expeditions: int = _packed("i1")
    last_round: int = _packed("i1")
    """Whether the end was set off (PR 6.1)."""
    idle: int = _packed("i1")
    """Turns in a row in which no card was drawn (PR 1.6)."""
    round: int = _packed("i1")
    """The round, counted from 1."""
    ended: int = _packed("i1")
    """Why the game is over: one of the codes in ``rules.turn``."""
    options: list[int] = _packed("i1", len(CHOICES))
    """The number of each table option's value; 0 is the usual one."""
    shuffles: int = _packed("i4")
    """How often the discards became the draw pile; the first deal is shuffle 1."""
    seed: int = _packed("u8")
    """Where shuffles come from, unless a dealer is set."""
    coins: list[int] = _packed("i1", MAX_PLAYERS)
    points: list[int] = _packed("i1", MAX_PLAYERS)
    swords: list[int] = _packed("i1", MAX_PLAYERS)
    claimed: list[int] = _packed("i1", MAX_PLAYERS)
    """Expeditions in each display."""
    n_display: list[int] = _packed("i1", MAX_PLAYERS)
    ability: list[list[int]] = _packed("i1", MAX_PLAYERS, ABILITIES)
    """How many persons of each kind a player has."""
    expeditions: list[int] = _packed("u1", 6)
    """The expeditions on the table."""
    harbour: list[int] = _packed("u1", MAX_HARBOUR)
    pile: list[int] = _packed("u1", CARDS)
    """The draw pile; the last of its ``n_pile`` cards is on top."""
    place: list[int] = _packed("i1", CARDS)
    """Where each card is."""
    origin: list[int] = _packed("i4", CARDS)
    """The last shuffle each card was in: what PR 7 needs to know of coins."""
    coin: list[list[int]] = _packed("u1", MAX_PLAYERS, CARDS)
    """The coins of each player; the last of his ``coins`` cards is on top (PR 1.7)."""
    display: list[list[int]] = _packed("u1", MAX_PLAYERS, MAX_DISPLAY)

    # Not packed: what only the interpreted rules use.
    events: list[RawEvent] | None = dataclasses.field(default=None, compare=False)
    """Where events are told, if anybody listens."""
    dealer: Callable[[State], list[int]] | None = dataclasses.field(default=None, compare=False)
    """Gives the order for the next shuffle, bottom first, instead of the seed."""


PACKED: Final = tuple(
    (f.name, *f.metadata["packed"]) for f in dataclasses.fields(State) if "packed" in f.metadata
)
DTYPE: Final = np.dtype([(name, kind, shape) for name, kind, shape in PACKED])
LIMITS: Final = {kind: np.iinfo(kind) for _, kind, _ in PACKED}


def pack(state: State, record: np.void) -> None:
    """Write a state into a record; refuses a value that does not fit."""
    for name, kind, _ in PACKED:
        value = np.asarray(getattr(state, name), dtype=object)
        limits = LIMITS[kind]
        if value.min() < limits.min or value.max() > limits.max:
            raise QuarterdeckError(f"{name} = {getattr(state, name)} does not fit into {kind}")
        record[name] = getattr(state, name)


def packed(state: State) -> np.ndarray[Any, np.dtype[np.void]]:
    """A state as an array of one record."""
    records = np.zeros(1, DTYPE)
    pack(state, records[0])
    return records


def unpack(record: np.void) -> State:
    """The state in a record."""
    return State(**{name: record[name].tolist() for name, _, _ in PACKED})


def clone(state: State) -> State:
    """A state with lists of its own, without listener and dealer."""
    copy = State.__new__(State)
    for name, _, shape in PACKED:
        value = getattr(state, name)
        if len(shape) == 2:
            value = [row.copy() for row in value]
        elif shape:
            value = value.copy()
        setattr(copy, name, value)
    copy.events = None
    copy.dealer = None
    return copy
