"""Why something cannot be done: a code to translate, and numbers to put in."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from quarterdeck.core import Refusal, Segment

_MEASURED: Final = {"distance": float, "reach": float}
_SHIP: Final = {"ship": str}
_CARD: Final = {"card": str}

REFUSALS: Final[Mapping[str, Mapping[str, type]]] = {
    "foreign": {},
    "not-your-turn": {"seats": str},
    "not-offered": {},
    "unclear": {"card?": str, "count?": int, "given?": int},
    # At sea.
    "must-send": {},
    "no-captain": {},
    "too-few-ships": {"have": int, "ships": str},
    "must-act": {},
    "players-act": {},
    "has-acted": {},
    "no-such-action": {"action": str},
    "no-ship": {},
    "not-in-box": _SHIP,
    "not-your-ship": _SHIP,
    "not-an-enemy": _SHIP,
    "held": {},
    "tile-in-the-way": {},
    # Moves.
    "no-sail": {},
    "move-too-far": _MEASURED,
    "cannot-touch": _MEASURED,
    "touches-already": {"ship": str, "target": str},
    "outside": {},
    "occupied": {},
    "way-blocked": _SHIP,
    "not-weaker": _SHIP,
    "not-crossed": _SHIP,
    # Shots.
    "too-few-cannons": {"needed": int, "ready": int},
    "owns-too-few-cannons": {"needed": int, "owned": int},
    "on-tile": {},
    "immune": _SHIP,
    "no-revenge": {"needed": int, "have": int},
    "shot-too-far": _MEASURED,
    "same-target": {},
    # Cards.
    "not-ready": _CARD,
    "not-now": _CARD,
    "no-effect": _CARD,
    "used-up": _CARD,
    "full": {"card": str, "most": int},
    "crew-works": {},
    "out-of-reach": _MEASURED,
    "not-moved": _SHIP,
    "not-touching": {"ship": str, "target": str},
    "no-such-face": {"ship": str, "face": str},
    "nothing-to-ready": {"part": str},
    "not-yours": {"card?": str, "loot?": str},
    # After the adventure, and in port.
    "nothing-to-give": {},
    "due": {"due": int, "given": int},
    "cannot-pay": {"cost": str, "have": str},
    "closed": {},
    "wrong-place": {"place": str},
    "place-closed": {"place": str},
    "place-left": {"place": str},
    "once-a-visit": {"limit": int},
    "pit-rate": {},
    "no-revenge-here": {},
    "market-rate": {},
    "no-jokers": {},
    "not-in-bag": {"loot": str},
    "workshop-price": {},
    "no-part-left": {"part?": str},
    "too-expensive": {"price": int, "coins": int},
    # Crazy adventures.
    "choose-a-die": {},
    "guess-a-sum": {"least": int, "most": int},
    "throw-now": {},
    "no-such-throw": {},
}
"""Every code, and its details; one with a question mark may be missing."""


def refuse(code: str, text: str, **details: int | float | str) -> Refusal:
    """A refusal; the text may name its details."""
    return Refusal(code, text.format(**details), details)


def too_far(code: str, measure: Segment) -> Refusal:
    """A distance that was measured and the reach it exceeds, rounded away from each other."""
    measured, limit = math.ceil(measure.length * 10) / 10, math.floor(measure.limit * 10) / 10
    text = {"shot-too-far": "the shot reaches", "move-too-far": "the move reaches"}
    said = text.get(code, "it reaches")
    details = {"distance": measured, "reach": limit}
    return Refusal(code, f"{measured:g} mm, {said} {limit:g}", details, measure)
