"""Small decks for the exact solver: the last turn of a game, 12 to 20 cards in all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quarterdeck.core import FastSeed
from quarterdeck.games.port_royal.analysis.solver import Solved, Solver, TooLarge
from quarterdeck.games.port_royal.notation import parse_position

CODES = "y1-1 y1-2 y2-2 b1-1 b1-2 b2-2 g1-1 g1-2 g3-2 r1-1 r3-2 k2-1 k4-2 k7-3"
SHIPS = tuple(CODES.split())
ROLES = (
    "settler-4-1 captain-4-1 priest-4-1 trader-blue-3-1 trader-red-3-1 jester-5-1 settler-4-1 "
    "sailor-3-1 admiral-5-1"
)
PERSONS = tuple(ROLES.split())
SIZES = range(12, 21)
MOST = 40_000
"""Positions that the solver may look at: some seconds."""
QUICK = (27, 1, 20, 3, 31, 23, 24, 17)
"""Decks of seed 1, of almost every size, that take less than a second each."""


def deck(seed: int, number: int) -> str:
    """A position before the last player's decision, as many cards as the number says."""
    rng = FastSeed(seed).generator(number)
    ships = [SHIPS[i] for i in rng.permutation(len(SHIPS))]
    persons = [PERSONS[i] for i in rng.permutation(len(PERSONS))]
    ahead = 1 + rng.below(2)
    coins = [1 + rng.below(3), 1 + rng.below(4)]
    harbour = ships.pop()
    first = [persons.pop() for _ in range(ahead)]
    second = persons.pop()
    paid = [[ships.pop() for _ in range(count)] for count in coins]
    left = SIZES[number % len(SIZES)] - 1 - ahead - 1 - sum(coins)
    cards = [*ships, *persons]
    pile = [cards[i] for i in rng.permutation(len(cards))[:left]]
    return (
        f"discover drawn 1; last-round; active 1; display 0 {' '.join(first)}; display 1 {second}; "
        f"coins 0 {' '.join(paid[0])}; coins 1 {' '.join(paid[1])}; harbour {harbour}; "
        f"pile {' '.join(pile)}"
    )


def decks(seed: int, numbers: Iterable[int]) -> Iterator[tuple[str, Solved]]:
    """Decks with what is right; those with too many positions are left out."""
    for text in (deck(seed, number) for number in numbers):
        try:
            yield text, Solver(MOST).solve(parse_position(text))
        except TooLarge:
            continue
