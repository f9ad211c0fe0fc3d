"""What loot is worth to someone who knows what he will do with it in port.

A token by itself is half a coin. Two rum are a sailor, materials a part, spices and materials an
upgrade, and two of anything else one that is missing: the best of these plans is what it is worth.
So a single rum goes before the second of two, and nothing is kept for a purchase that no longer
pays.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from quarterdeck.games.rattle_battle.bots.estimates import (
    A_SAILOR,
    AN_UPGRADE,
    CANNONS,
    KEPT,
    KEPT_VALUABLES,
    LATER,
    ROOM,
    SAILS,
    SPECIAL,
)
from quarterdeck.games.rattle_battle.bots.horizon import NOTHING, Ahead, quests_left
from quarterdeck.games.rattle_battle.loot import BASIC, INDEX, JOKERS
from quarterdeck.games.rattle_battle.rules.ending import counting_loot, points, victory_points
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.rules.place import helper
from quarterdeck.games.rattle_battle.state import PLACES, Player, State


class Purchase(NamedTuple):
    """What going to a place would bring, and the rum, spices and materials it takes."""

    place: str
    gain: float
    needs: tuple[int, int, int]


class Plan(NamedTuple):
    """Where to go in the next visit, and what the loot is worth then."""

    worth: float
    places: tuple[str, ...]


def planned(
    s: State,
    player: Player,
    quests: int,
    ahead: Ahead = NOTHING,
    places: tuple[str, ...] | None = None,
) -> float:
    """What the best use of a player's loot is worth at these places, or those still to come."""
    special = sum(SPECIAL[kind] * player.loot[INDEX[kind]] for kind in SPECIAL)
    return best_plan(s, player, quests, ahead, places).worth + special


def best_plan(
    s: State,
    player: Player,
    quests: int,
    ahead: Ahead = NOTHING,
    places: tuple[str, ...] | None = None,
) -> Plan:
    """The best use of a player's loot, special loot left out."""
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
    each = KEPT + LATER * (quests > 1)
    dear = KEPT_VALUABLES
    if not quests:
        each, dear = (max(sold, banked(player)) for sold in (each, dear))
    open_ = still_open(s, player) if places is None else places
    there = tuple(p for p in purchases(player, quests) if p.gain and p.place in open_)
    have = (rum, spices, materials, valuables, wild)
    return best_use(have, keep, (each, dear), there, market="market" in open_)


@lru_cache(maxsize=4096)
def best_use(
    have: tuple[float, float, float, float, int],
    keep: float,
    kept: tuple[float, float],
    there: tuple[Purchase, ...],
    *,
    market: bool,
) -> Plan:
    """The best of all combinations of purchases; remembered, for most actions leave most loot.

    What is left is worth so much a token, or a valuables.
    """
    rum, spices, materials, valuables, wild = have
    each, dear = kept
    best = Plan(0.0, ())
    for gain, need_rum, need_spices, need_materials, names in combined(there):
        lack = max(need_rum - rum, 0.0) + max(need_spices - spices, 0.0)
        lack = max(lack + max(need_materials - materials, 0.0) - wild, 0.0)
        # The Market takes two for one.
        left = keep - (need_rum + need_spices + need_materials) - lack
        if left < 0 or (lack and not market):
            continue
        precious = min(valuables, left)
        worth = gain + precious * dear + (left - precious) * each
        if worth > best.worth:
            best = Plan(worth, names)
    return best


@lru_cache(maxsize=4096)
def combined(
    there: tuple[Purchase, ...],
) -> tuple[tuple[float, int, int, int, tuple[str, ...]], ...]:
    """All combinations of purchases: what they add and need together; remembered, they recur."""
    return tuple(
        (
            sum(p.gain for p in some),
            sum(p.needs[0] for p in some),
            sum(p.needs[1] for p in some),
            sum(p.needs[2] for p in some),
            tuple(p.place for p in some),
        )
        for count in range(len(there) + 1)
        for some in combinations(there, count)
    )


def purchases(player: Player, quests: int) -> tuple[Purchase, ...]:
    """What Tavern, Shipyard and Workshop would add, and ask of this player's crew."""
    rum = 1 if helper(player, "tavern", less=True) else 2
    spices = 0 if helper(player, "workshop", either=True) else 1
    return (
        Purchase("tavern", quests * A_SAILOR, (rum, 0, 0)),
        Purchase("shipyard", quests * next_part(player), (0, 0, 1)),
        Purchase("workshop", quests * AN_UPGRADE, (0, spices, 1)),
    )


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


def banked(player: Player) -> float:
    """What a token on board counts at the end, by sailors who count them."""
    return sum(effect.n / max(effect.per, 1) for effect in counting_loot(player))


def lasting_points(player: Player) -> int:
    """Points but for those of loot, which is worth what will be made of it, not both."""
    by_loot = sum(points(player, effect) for effect in counting_loot(player))
    return victory_points(player) - by_loot


def goes_to(s: State, player: Player, place: str) -> bool:
    """Whether the best use of the loot includes a place: what it adds is worth its price."""
    return place in best_plan(s, player, quests_left(s)).places


def after(
    s: State,
    player: Player,
    given: Iterable[str] = (),
    got: Iterable[str] = (),
    places: tuple[str, ...] | None = None,
) -> float:
    """What loot and points are worth when some tokens have gone and others come."""
    twin = player.copy()
    for kind in given:
        twin.loot[INDEX[kind]] -= 1
    for kind in got:
        twin.loot[INDEX[kind]] += 1
    # Points, because the idol is nothing else.
    return planned(s, twin, quests_left(s), places=places) + lasting_points(twin)
