"""Small decks for the exact solver: the last turn of a game, 12 to 20 cards in all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quarterdeck.analysis.solver import Solved, Solver, TooLarge
from quarterdeck.core import FastSeed
from quarterdeck.port_royal.notation import parse_position

CODES = "y1-1 y1-2 y2-2 b1-1 b1-2 b2-2 g1-1 g1-2 g3-2 r1-1 r3-2 k2-1 k4-2 k7-3"
SHIPS = tuple(CODES.split())
ROLES = "settler-4-1 captain-4-1 priest-4-1 trader-blue-3-1 trader-red-3-1 jester-5-1"
PERSONS = tuple(ROLES.split())
MOST = 20_000
"""Positions that the solver may look at: some seconds."""
QUICK = (3, 5, 20)
"""Decks of seed 1 that are solved in less than a second."""


def decks(seed: int, numbers: Iterable[int]) -> Iterator[tuple[str, Solved]]:
    """Positions before the last player's decision, with what is right; too large ones left out."""
    for number in numbers:
        rng = FastSeed(seed).generator(number)
        ships = [SHIPS[i] for i in rng.permutation(len(SHIPS))]
        persons = [PERSONS[i] for i in rng.permutation(len(PERSONS))]
        coins = [1 + rng.below(3), 1 + rng.below(3)]
        first, second = " ".join(ships[: coins[0]]), " ".join(ships[3 : 3 + coins[1]])
        cards = [*ships[7:], *persons[2:]]
        size = max(12 - sum(coins) - 2, 6)
        text = (
            f"discover drawn 1; last-round; active 1; display 0 {persons[0]}; "
            f"display 1 {persons[1]}; coins 0 {first}; coins 1 {second}; harbour {ships[6]}; "
            f"pile {' '.join(cards[i] for i in rng.permutation(len(cards))[:size])}"
        )
        try:
            yield text, Solver(MOST).solve(parse_position(text))
        except TooLarge:
            continue
