"""Points of the cove in millimetres, as text that gives back the very same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable

from quarterdeck.core import NotationError

Spot = tuple[float, float]
SIZE = 200
"""The length of each side of the cove."""


def in_cove(spot: Spot) -> bool:
    """Whether a spot is in the cove; what is not a number is nowhere."""
    return all(0 <= number <= SIZE for number in spot)


def spot_text(spot: Spot) -> str:
    return " ".join(repr(float(number)).removesuffix(".0") for number in spot)


def spots_text(spots: Iterable[Spot]) -> str:
    return ", ".join(map(spot_text, spots)) or "-"


def parse_number(text: str) -> float:
    if not re.fullmatch(r"-?[0-9]{1,4}(\.[0-9]{1,24})?(e-[0-9]{1,3})?", text):
        raise NotationError(f"'{text[:40]}' is not a number of millimetres")
    return float(text)


def parse_spots(text: str) -> tuple[Spot, ...]:
    spots = [tuple(map(parse_number, spot.split())) for spot in text.split(",") if text != "-"]
    for spot in spots:
        if len(spot) != 2 or not in_cove(spot):
            raise NotationError(f"spots are two numbers up to {SIZE} each, not '{text[:60]}'")
    return tuple((spot[0], spot[1]) for spot in spots)
