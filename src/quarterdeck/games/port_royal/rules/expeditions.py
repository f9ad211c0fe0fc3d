"""PR 4: expeditions."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.actions import (
    CLAIM,
    CLAIM_FACE,
    JACKS_AS_CAPTAIN,
    JACKS_AS_PRIEST,
    JACKS_AS_SETTLER,
)
from quarterdeck.games.port_royal.cards import (
    ABILITY,
    CAPTAIN,
    COINS,
    FACE,
    FACES,
    JACK,
    KIND,
    NEEDS_CAPTAINS,
    NEEDS_PRIESTS,
    NEEDS_SETTLERS,
    PERSON,
    POINTS,
    PRIEST,
    SETTLER,
)
from quarterdeck.games.port_royal.rules.piles import discard, gain
from quarterdeck.games.port_royal.rules.telling import CLAIMED, FOR_EXPEDITION, emit
from quarterdeck.games.port_royal.rules.turn import score
from quarterdeck.games.port_royal.state import State

FEWEST_PERSONS: Final = min(len(face.needs) for face in FACES if face.needs)
"""PR 4.2: with fewer persons nothing can be claimed."""


def short_of(needed: int, owned: int) -> int:
    """How many are missing."""
    return needed - owned if needed > owned else 0


def crew(s: State, p: int) -> int:
    """PR 4.2: the persons a player could spend on expeditions."""
    a = s.ability[p]
    return a[SETTLER] + a[CAPTAIN] + a[PRIEST] + a[JACK]


def could_claim(s: State, p: int, e: int) -> bool:
    """PR 4.2: whether a player has the persons an expedition asks for, Jacks included."""
    missing = (
        short_of(NEEDS_CAPTAINS[e], s.ability[p][CAPTAIN])
        + short_of(NEEDS_PRIESTS[e], s.ability[p][PRIEST])
        + short_of(NEEDS_SETTLERS[e], s.ability[p][SETTLER])
    )
    return missing <= s.ability[p][JACK]


def may_claim_so(s: State, p: int, e: int, way: int) -> bool:
    """PR 4.2: whether he has the persons for this way of claiming it."""
    captains = JACKS_AS_CAPTAIN[way]
    priests = JACKS_AS_PRIEST[way]
    settlers = JACKS_AS_SETTLER[way]
    return (
        captains + priests + settlers <= s.ability[p][JACK]
        and NEEDS_CAPTAINS[e] - captains <= s.ability[p][CAPTAIN]
        and NEEDS_PRIESTS[e] - priests <= s.ability[p][PRIEST]
        and NEEDS_SETTLERS[e] - settlers <= s.ability[p][SETTLER]
    )


def spend(s: State, p: int, ability: int, count: int) -> None:
    """PR 4.2: discard this many persons of a kind; the rest of the display keeps its order."""
    kept = 0
    for i in range(s.n_display[p]):
        c = s.display[p][i]
        if count > 0 and KIND[c] == PERSON and ABILITY[c] == ability:
            count -= 1
            s.ability[p][ability] -= 1
            s.points[p] -= POINTS[c]
            discard(s, c)
        else:
            s.display[p][kept] = c
            kept += 1
    s.n_display[p] = kept


def claim(s: State, action: int) -> None:
    """PR 4.2: spend the persons, gain the expedition and its coins."""
    p = s.acting
    way = action - CLAIM
    i = 0
    while FACE[s.expeditions[i]] != CLAIM_FACE[way]:
        i += 1
    e = s.expeditions[i]
    s.n_expeditions -= 1
    while i < s.n_expeditions:
        s.expeditions[i] = s.expeditions[i + 1]
        i += 1
    emit(s, CLAIMED, p, e, action)
    captains = JACKS_AS_CAPTAIN[way]
    priests = JACKS_AS_PRIEST[way]
    settlers = JACKS_AS_SETTLER[way]
    spend(s, p, CAPTAIN, NEEDS_CAPTAINS[e] - captains)
    spend(s, p, PRIEST, NEEDS_PRIESTS[e] - priests)
    spend(s, p, SETTLER, NEEDS_SETTLERS[e] - settlers)
    spend(s, p, JACK, captains + priests + settlers)
    s.display[p][s.n_display[p]] = e
    s.n_display[p] += 1
    s.claimed[p] += 1
    score(s, p, POINTS[e])
    gain(s, p, COINS[e], FOR_EXPEDITION, e)
