"""Dice by name: ``0.2`` is the second ship of seat 0, ``0.c`` his captain ship, ``y1`` yellow.

A die is written by its name everywhere: in actions, events, positions and records.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.core import NotationError
from quarterdeck.games.rattle_battle.cards import DICE, FACES, Adventure

NP_COLOURS: Final = tuple(kind for kind in DICE if kind not in ("player", "captain"))
NP_DICE: Final = tuple(
    f"{colour[0]}{number + 1}" for colour in NP_COLOURS for number in range(DICE[colour])
)
"""All non-player dice, by colour and number."""
MOST_SEATS: Final = 5

_COLOUR_OF: Final = {colour[0]: colour for colour in NP_COLOURS}
_PLAYER_DICE: Final = tuple(
    f"{seat}.{number}"
    for seat in range(MOST_SEATS)
    for number in (*range(1, DICE["player"] + 1), "c")
)
_SEATS: Final = {die: int(die[0]) for die in _PLAYER_DICE} | dict.fromkeys(NP_DICE, -1)
ALL_DICE: Final = (*_PLAYER_DICE, *NP_DICE)
RANK: Final = {die: rank for rank, die in enumerate(ALL_DICE)}
"""The order of dice where the rules ask for the lowest number."""


def owner(die: str) -> int:
    """The seat whose ship it is; -1 for a non-player ship."""
    return _SEATS[die]


@cache
def kind(die: str) -> str:
    """The kind of die: player, captain, or the colour of a non-player ship."""
    if _SEATS[die] < 0:
        return _COLOUR_OF[die[0]]
    return "captain" if die.endswith("c") else "player"


def faces(die: str) -> tuple[str, ...]:
    """What its six sides show."""
    return FACES[kind(die)]


@cache
def own_dice(seat: int, ships: int, captain: bool) -> tuple[str, ...]:
    """So many ships of a seat, by name."""
    numbered = tuple(f"{seat}.{number}" for number in range(1, ships + 1))
    return (*numbered, f"{seat}.c") if captain else numbered


@cache
def fleet(card: Adventure) -> tuple[str, ...]:
    """The non-player dice an adventure asks for."""
    return tuple(
        f"{squadron.colour[0]}{number + 1}"
        for squadron in card.fleet
        for number in range(squadron.count)
    )


def parse_die(text: str) -> str:
    """A die by its name; raises :class:`NotationError`."""
    if text not in RANK:
        raise NotationError(
            f"'{text[:20]}' is no ship; ships are 0.1 to 4.4, 0.c to 4.c, and {NP_DICE[0]} to "
            f"{NP_DICE[-1]} by colour and number"
        )
    return text


def parse_face(die: str, text: str) -> str:
    """A face that a die has; raises :class:`NotationError`."""
    if text not in faces(die):
        raise NotationError(f"{die} has no face '{text[:20]}'; it has {' '.join(faces(die))}")
    return text
