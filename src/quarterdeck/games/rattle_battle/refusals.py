"""Why something cannot be done: a code to translate, and numbers to put in."""

from __future__ import annotations

import math

from quarterdeck.core import Refusal, Segment


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
