"""The 120 cards: 62 faces, and the tables of numbers that the rules look things up in.

To players and in records a card is its face (:class:`Card`). Inside the rules a card is a number
from 0 to 119, so that each of several cards with the same face has a fate of its own, and what
the rules need of it stands in tuples indexed by that number.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from quarterdeck.core import NotationError

SHIP: Final = 0
PERSON: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3
KINDS: Final = ("ship", "person", "expedition", "tax")

COLOURS: Final = ("yellow", "blue", "green", "red", "black")

# Abilities. A trader's is its colour's number, so that trading can look the bonus up.
TRADER: Final = 0
SETTLER: Final = 5
CAPTAIN: Final = 6
PRIEST: Final = 7
JACK: Final = 8
SAILOR: Final = 9
PIRATE: Final = 10
MADEMOISELLE: Final = 11
JESTER: Final = 12
ADMIRAL: Final = 13
GOVERNOR: Final = 14
ROLES: Final = (
    *("trader",) * 5,
    "settler",
    "captain",
    "priest",
    "jack",
    "sailor",
    "pirate",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
)
ABILITIES: Final = len(ROLES)

NEEDS: Final = {"c": CAPTAIN, "p": PRIEST, "s": SETTLER, "j": JACK}
"""The letters by which expeditions name the persons they ask for."""

SKULL: Final = 99
"""The swords it would take to repel a skull: more than there are (PR 2.3)."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    code: str
    kind: str
    copies: int
    colour: str = ""
    role: str = ""
    coins: int = 0
    swords: int = 0
    cost: int = 0
    points: int = 0
    needs: str = ""
    gains: str = ""
    min_players: int = 0


def _read_faces() -> tuple[Face, ...]:
    # TOML has no schema of its own: Face is the schema, and refuses what it does not know.
    data: dict[str, list[dict[str, Any]]] = tomllib.loads(
        files(__package__).joinpath("cards.toml").read_text("utf-8")
    )
    kinds = {"ships": "ship", "persons": "person", "expeditions": "expedition", "taxes": "tax"}
    faces = [
        Face(kind=kinds[group], **entry) for group, entries in data.items() for entry in entries
    ]
    return tuple(faces)


FACES: Final = _read_faces()
FACE_BY_CODE: Final = {face.code: number for number, face in enumerate(FACES)}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card as players know it: its face. ``str`` is its code in records."""

    code: str

    def __post_init__(self) -> None:
        if self.code not in FACE_BY_CODE:
            raise NotationError(f"there is no card '{self.code}'")

    @property
    def face(self) -> Face:
        """What is printed on it."""
        return FACES[FACE_BY_CODE[self.code]]

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"


CARD_OF_FACE: Final = tuple(Card(face.code) for face in FACES)

# -- tables by card number ---------------------------------------------------------------------

FACE: Final = tuple(n for n, face in enumerate(FACES) for _ in range(face.copies))
CARDS: Final = len(FACE)
FIRST_OF_FACE: Final = tuple(FACE.index(n) for n in range(len(FACES)))


def _ability(face: Face) -> int:
    if face.role == "trader":
        return COLOURS.index(face.colour)
    return ROLES.index(face.role) if face.role else 0


def _swords(face: Face) -> int:
    return SKULL if face.kind == "ship" and not face.swords else face.swords


KIND: Final = tuple(KINDS.index(FACES[f].kind) for f in FACE)
COLOUR: Final = tuple(COLOURS.index(FACES[f].colour) if FACES[f].colour else 0 for f in FACE)
COINS: Final = tuple(FACES[f].coins for f in FACE)
SWORDS: Final = tuple(_swords(FACES[f]) for f in FACE)
COST: Final = tuple(FACES[f].cost for f in FACE)
POINTS: Final = tuple(FACES[f].points for f in FACE)
ABILITY: Final = tuple(_ability(FACES[f]) for f in FACE)
MIN_PLAYERS: Final = tuple(FACES[f].min_players for f in FACE)
FEWEST_POINTS: Final = tuple(int(FACES[f].gains == "fewest points") for f in FACE)
NEEDS_CAPTAINS: Final = tuple(FACES[f].needs.count("c") for f in FACE)
NEEDS_PRIESTS: Final = tuple(FACES[f].needs.count("p") for f in FACE)
NEEDS_SETTLERS: Final = tuple(FACES[f].needs.count("s") for f in FACE)

FIRST_SHIP: Final = tuple(
    next(c for c in range(CARDS) if KIND[c] == SHIP and COLOUR[c] == colour)
    for colour in range(len(COLOURS))
)
"""The ships of a colour stand together: ten from here on."""
SHIPS_OF_A_COLOUR: Final = 10


def card_of(number: int) -> Card:
    """The card with this number, as players know it."""
    return CARD_OF_FACE[FACE[number]]
