"""What is left to chance: the next oar, which can be listed, and a drop, which cannot."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from cove.spots import SIZE, Spot, parse_spots, spots_text
from quarterdeck.core import Draw, Generator, NotationError


class NextOar(Draw[int]):
    """``oar 3``: a card from the stock."""

    kind: ClassVar[str] = "oar"

    def __init__(self, stock: list[int]) -> None:
        self._stock = stock

    def sample(self, rng: Generator) -> int:
        return rng.choice(self._stock)

    def text(self, outcome: int) -> str:
        return str(outcome)

    def parse(self, text: str) -> int:
        if text not in map(str, self._stock):
            raise NotationError(f"there is no oar '{text[:40]}' in the stock")
        return int(text)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        all_oars = len(self._stock)
        return [(n, Fraction(self._stock.count(n), all_oars)) for n in sorted(set(self._stock))]


class Drop(Draw[tuple[Spot, ...]]):
    """``drop 31.5 80.25, 120 7.125``: where the pearls come to rest."""

    kind: ClassVar[str] = "drop"

    def __init__(self, pearls: int) -> None:
        self._pearls = pearls

    def sample(self, rng: Generator) -> tuple[Spot, ...]:
        return tuple((SIZE * rng.random(), SIZE * rng.random()) for _ in range(self._pearls))

    def text(self, outcome: tuple[Spot, ...]) -> str:
        return spots_text(outcome)

    def parse(self, text: str) -> tuple[Spot, ...]:
        spots = parse_spots(text)
        if len(spots) != self._pearls:
            raise NotationError(f"{self._pearls} pearls are dropped here, not {len(spots)}")
        return spots
