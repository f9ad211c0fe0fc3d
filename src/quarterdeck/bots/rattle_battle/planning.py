"""What loot is worth to someone who knows what he will do with it in port.

A token by itself is half a coin. Two rum are a sailor, materials a part, spices and materials an
upgrade, and two of anything else one that is missing: the best of these plans is what it is worth.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from quarterdeck.bots.rattle_battle.worth import (
    CANNONS,
    ROOM,
    SAILS,
    SPECIAL,
    Ahead,
    quests_left,
)
from quarterdeck.rattle_battle.loot import BASIC, INDEX, JOKERS
from quarterdeck.rattle_battle.rules.loot import capacity
from quarterdeck.rattle_battle.state import PLACES, Player, State

A_SAILOR: Final = 0.95
"""What the best of three sailors brings in a quest."""
AN_UPGRADE: Final = 0.95
"""What the best of three upgrades does."""
KEPT: Final = 0.45
"""A token that is only sold; a little less than the Pit pays, or it would never be."""
KEPT_VALUABLES: Final = 0.93
LATER: Final = 0.12
"""What a token is worth more that another visit can use."""


def planned(s: State, player: Player, quests: int, ahead: Ahead) -> float:
    """The best use of a player's loot in the next visit."""
    rum, spices, materials, valuables = (float(player.loot[INDEX[kind]]) for kind in BASIC)
    wild = sum(player.loot[INDEX[kind]] for kind in JOKERS)
    if ahead.tokens and (total := sum(s.bag)):
        share = ahead.tokens / total
        rum, spices, materials, valuables = (
            have + share * s.bag[INDEX[kind]]
            for have, kind in zip((rum, spices, materials, valuables), BASIC, strict=True)
        )
    keep = rum + spices + materials + valuables + wild - ahead.repairs
    keep = max(min(keep, capacity(player)), 0.0)
    later = LATER * (quests > 1)
    best = 0.0
    open_ = still_open(s, player)
    market = "market" in open_
    for hire, buy, build in product(*purchases(player, quests, open_)):
        need = 2 * bool(hire), bool(build), bool(buy) + bool(build)
        lack = sum(
            max(n - have, 0.0) for n, have in zip(need, (rum, spices, materials), strict=True)
        )
        lack = max(lack - wild, 0.0)
        left = keep - (sum(need) - lack) - 2 * lack  # the Market takes two for one
        if left < 0 or (lack and not market):
            continue
        dear = min(valuables, left)
        rest = dear * KEPT_VALUABLES + (left - dear) * (KEPT + later)
        best = max(best, hire + buy + build + rest)
    special = sum(SPECIAL[kind] * player.loot[INDEX[kind]] for kind in SPECIAL)
    return best + special


def purchases(player: Player, quests: int, open_: tuple[str, ...]) -> list[tuple[float, ...]]:
    """What Tavern, Shipyard and Workshop would add, each 0 for not going there."""
    prices = (
        ("tavern", quests * A_SAILOR),
        ("shipyard", quests * next_part(player)),
        ("workshop", quests * AN_UPGRADE),
    )
    return [(0.0, gain) if place in open_ and gain else (0.0,) for place, gain in prices]


def still_open(s: State, player: Player) -> tuple[str, ...]:
    """The places one will come to before the loot is sold."""
    if s.phase != "port" or not s.agenda or s.agenda[-1].what not in PLACES:
        return PLACES
    here = PLACES.index(s.agenda[-1].what)
    return PLACES[here + (PLACES[here] in player.used) :]


def next_part(player: Player) -> float:
    """What the best further part brings in a quest."""
    room = capacity(player) - len(player.dice)
    steps = ((SAILS, player.parts[0]), (CANNONS, player.parts[1]), (ROOM, room))
    return max((values[count] if count < len(values) else 0.0) for values, count in steps)


def wanted(s: State, player: Player, kind: str, change: int) -> float:
    """What loot is worth with a token more or less."""
    twin = player.copy()
    twin.loot[INDEX[kind]] += change
    return planned(s, twin, quests_left(s), Ahead())
