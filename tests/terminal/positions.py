"""Positions to look at."""

from __future__ import annotations

FULL = (
    "y1-1 b2-3 g5-4 rx-4 k7-3 mademoiselle-9-3 jack-6-1 trader-blue-3-1 settler-4-1 "
    "governor-8-0 admiral-7-2 sailor-3-1"
)
"""A harbour of twelve cards, five colours and the longest names among them."""
CREW = (
    "captain-4-1 captain-4-1 settler-4-1 jack-6-1 sailor-5-2 pirate-5-1 trader-red-3-1 "
    "jester-7-2 priest-4-1"
)
"""A display that can claim most expeditions, in more than one way."""


def full_harbour(players: int, phase: str = "take 3 by 0") -> str:
    """Twelve cards in the harbour, and every expedition there is on the table."""
    expeditions = "exp-ss exp-pp exp-pps exp-cc exp-ccs" + (" exp-cps" if players == 5 else "")
    rest = "; ".join(f"coins {p} {p + 2}; display {p} sailor-3-1" for p in range(1, players))
    return (
        f"players {players}; start 0; round 9; active 0; {phase}; shuffles 1; harbour {FULL}; "
        f"expeditions {expeditions}; coins 0 6; display 0 {CREW}; {rest}; discard r1-1; pile ..."
    )
