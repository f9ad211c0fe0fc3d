"""What things are worth, in victory points: the numbers that all bots of this game share.

They are estimates of a player; those of loot were adjusted after games of the bots against
themselves. Where it says "in a quest", a thing is worth that for each quest to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

A_SAILOR: Final = 0.95
"""What the best of three sailors brings in a quest."""
AN_UPGRADE: Final = 0.95
"""What the best of three upgrades does."""
A_PART: Final = 0.5
"""What a part brings that one cannot choose."""
KEPT: Final = 0.45
"""A token that is only sold; a little less than the Pit pays, or it would never be."""
KEPT_VALUABLES: Final = 0.93
LATER: Final = 0.12
"""What a token is worth more that another visit can use."""

SPECIAL: Final = {"map": 1.5, "powder": 0.8, "idol": 0.0, "letter": 2.0, "cat": 1.0}
"""Special loot; the idol's points are counted with those of the end."""
SAILS: Final = (0.9, 0.7, 0.5, 0.35, 0.2)
"""What the first sail brings in a quest, the second, and so on; a sixth nothing."""
CANNONS: Final = (0.55, 0.85, 0.55, 0.6, 0.3)
"""Two make the first shot from any ship; they also make cannon faces stronger."""
ROOM: Final = (0.6, 0.5, 0.45, 0.3, 0.2, 0.1)
"""What room for one more token brings in a quest, beyond one for each ship."""
READY: Final = 0.45
"""What a ready sail or cannon is worth to another adventure of the same quest."""
REVENGE: Final = 0.3
INCOME: Final = 4.0
"""Coins that a quest brings, with what is sold at the Pit."""
SURE: Final = 0.7
"""How often a card that one has the coins for is the one that one gets."""

UPGRADE: Final[Mapping[str, float]] = {
    "crows-nest": 0.8,
    "parrot": 0.5,
    "super-sail": 0.5,
    "black-flag": 0.5,
    "harpoon": 0.8,
    "big-bertha": 0.8,
    "reinforced-hull": 0.4,
    "heavenly-kitchen": 0.2,
    "super-cannon": 0.6,
    "bombs": 0.6,
    "secret-hold": 0.9,
    "ornate-cabin": 0.0,
    "super-hold": 1.1,
    "ballista": 0.8,
    "boarding-hooks": 1.0,
    "rudder": 0.9,
    "drill": 0.8,
    "ram": 0.6,
    "turbine": 1.1,
    "iron-teeth": 0.4,
}
"""What an upgrade brings in a quest, beside room and points, which are counted."""
CREW: Final[Mapping[str, float]] = {
    "emilio": 0.9,
    "max": 1.2,
    "olaf": 0.9,
    "bessie": 0.9,
    "doc": 0.6,
    "quill": 0.2,
    "rita": 0.8,
    "gus": 0.6,
    "greta": 1.2,
    "sal": 0.7,
    "pete": 0.6,
    "lola": 0.9,
    "louigi": 0.4,
    "hanna": 0.6,
    "bo": 0.6,
    "chen": 0.6,
    "tomas": 0.6,
    "fiona": 0.5,
    "jacques": 0.9,
    "nils": 0.9,
    "hugo": 1.2,
    "sid": 0.5,
    "brun": 0.4,
    "pip": 0.5,
    "bao": 0.5,
    "faye": 0.3,
    "bart": 0.6,
}
"""The same for sailors; those who count at the end are counted as points."""
TO_COME: Final[Mapping[str, float]] = {
    "cora": 0.3,
    "sven": 0.5,
    "ossie": 0.5,
    "bella": 0.6,
    "kat": 0.5,
    "pru": 0.9,
}
"""What a sailor who counts at the end will still gain in each quest."""
