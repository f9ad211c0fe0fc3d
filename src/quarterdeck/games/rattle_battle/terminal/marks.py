"""Marks and colours of dice: whose ship it is and what it shows, in two or three cells."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.terminal.palette import CREAM, EMBLEMS, INK, SEATS

COIN: Final = "●"
POINT: Final = "★"
SAIL: Final = "◣"
CANNON: Final = "◎"
LOOT: Final = "▣"
BARON: Final = "♛"
WANTED: Final = "⚑"
STRENGTH: Final = "†"

FACES: Final = {
    **{str(number): disc for number, disc in enumerate("❶❷❸❹❺❻", start=1)},
    "cannon": CANNON,
    "sail": SAIL,
    "grapeshot": "∴",
    "skull": "☠",
}
"""What the sides show. A plain number belongs to a ship's name, one in a disc to its face."""

DYES: Final = {
    "yellow": "#e8c21a",
    "green": "#58c777",
    "red": "#ff8577",
    "orange": "#ffa04d",
    "blue": "#86bcff",
    "purple": "#c7a2ff",
}
"""Non-player ships are bright with dark letters, players' ships dark with bright ones."""
CAPTAIN: Final = "#141518"


def face_mark(face: str) -> str:
    """What a face shows, in one cell."""
    return FACES.get(face, face)


def ship_mark(die: str) -> str:
    """A ship by owner and number, as actions write it: ``◆2``, ``◆c``, ``y3``."""
    seat = owner(die)
    return die if seat < 0 else EMBLEMS[seat] + die[2:]


def ship_colours(die: str) -> tuple[str, str]:
    """The colours of what is written on a ship, and of the ship."""
    seat = owner(die)
    if seat < 0:
        return INK, DYES[kind(die)]
    return CREAM, CAPTAIN if kind(die) == "captain" else SEATS[seat]
