"""What is left to chance: the Baron, shuffles, loot, plain dice. Falls have their own module."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from quarterdeck.core import Draw, Generator, NotationError, SeatDraw
from quarterdeck.games.rattle_battle.dice import faces, parse_face
from quarterdeck.games.rattle_battle.loot import KINDS, held


class FirstBaron(SeatDraw):
    """RB 2.1: who is Baron first. ``baron 2``."""

    kind: ClassVar[str] = "baron"
    who: ClassVar[str] = "the Baron"


class Shuffle(Draw[tuple[str, ...]]):
    """A deck in a new order, top card first. ``shuffle sailors rita bo ...``."""

    kind: ClassVar[str] = "shuffle"

    def __init__(self, deck: str, cards: Sequence[str]) -> None:
        self._deck = deck
        self._cards = tuple(sorted(cards))  # what the old order was makes no difference

    def sample(self, rng: Generator) -> tuple[str, ...]:
        return tuple(self._cards[i] for i in rng.permutation(len(self._cards)))

    def text(self, outcome: tuple[str, ...]) -> str:
        return " ".join((self._deck, *outcome))

    def parse(self, text: str) -> tuple[str, ...]:
        deck, *cards = text.split() or [""]
        if deck != self._deck or sorted(cards) != list(self._cards):
            raise NotationError(f"these {len(self._cards)} cards of '{self._deck}' are shuffled")
        return tuple(cards)


class LootToken(Draw[str]):
    """A token from the bag. ``loot rum``."""

    kind: ClassVar[str] = "loot"

    def __init__(self, bag: Sequence[int]) -> None:
        self._bag = tuple(bag)

    def sample(self, rng: Generator) -> str:
        at = rng.below(sum(self._bag))
        for kind, count in zip(KINDS, self._bag, strict=True):
            at -= count
            if at < 0:
                return kind
        raise AssertionError("the bag is not empty")

    def text(self, outcome: str) -> str:
        return outcome

    def parse(self, text: str) -> str:
        if text not in held(self._bag):
            raise NotationError(f"there is no '{text[:20]}' in the bag")
        return text

    def outcomes(self) -> list[tuple[str, Fraction]]:
        total = sum(self._bag)
        return [(kind, Fraction(n, total)) for kind, n in zip(KINDS, self._bag, strict=True) if n]


class Roll(Draw[tuple[str, ...]]):
    """Dice rolled as plain dice (RB 5). ``roll 3 cannon 5``."""

    kind: ClassVar[str] = "roll"

    def __init__(self, dice: Sequence[str]) -> None:
        self._dice = tuple(dice)

    def sample(self, rng: Generator) -> tuple[str, ...]:
        return tuple(rng.choice(faces(die)) for die in self._dice)

    def text(self, outcome: tuple[str, ...]) -> str:
        return " ".join(outcome)

    def parse(self, text: str) -> tuple[str, ...]:
        shown = text.split()
        if len(shown) != len(self._dice):
            raise NotationError(f"{len(self._dice)} dice are rolled here, not {len(shown)}")
        return tuple(parse_face(die, face) for die, face in zip(self._dice, shown, strict=True))
