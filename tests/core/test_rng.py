"""Generators: every number alike likely, and nothing used twice."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core import FairSeed, FastSeed, Seed
from quarterdeck.core.rng import FairGenerator, FastGenerator
from tests.core.playing import uniform

SEEDS = [FastSeed(2026), FairSeed(bytes(32))]
N = 8_000
both = pytest.mark.parametrize("seed", SEEDS, ids=["fast", "fair"])


@both
@pytest.mark.parametrize("n", [2, 3, 6, 7, 100])
def test_below_is_uniform(seed: Seed, n: int) -> None:
    """Along one generator, and in the first number of many."""
    rng = seed.generator(0)
    assert uniform(Counter(rng.below(n) for _ in range(N)), n)
    assert uniform(Counter(seed.generator(i).below(n) for i in range(N)), n)


@both
def test_below_one_is_zero(seed: Seed) -> None:
    assert {seed.generator(i).below(1) for i in range(20)} == {0}


@both
@pytest.mark.parametrize("n", [1 << 32, (1 << 33) + 1, 3 << 60])
def test_below_is_uniform_for_large_numbers(seed: Seed, n: int) -> None:
    rng = seed.generator(0)
    numbers = [rng.below(n) for _ in range(N)]
    assert max(numbers) < n
    assert uniform(Counter(number * 16 // n for number in numbers), 16)
    assert uniform(Counter(number % 16 for number in numbers), 16)


class Rigged(FairGenerator):
    """Gives words one has chosen."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"")
        self._words = iter(words)

    def _word(self) -> int:
        return next(self._words)


@pytest.mark.parametrize("n", [3, 5, 6, 7, 120])
def test_a_fair_number_has_no_bias_at_all(n: int) -> None:
    """The words above the last multiple of n are thrown away; those below fall evenly."""
    top = (1 << 64) - 1
    last = (1 << 64) // n * n - 1
    assert Rigged([top, last + 1, last]).below(n) == n - 1
    assert Rigged([top] * 9 + [0]).below(n) == 0
    assert (last + 1) % n == 0


@both
def test_permutations_are_uniform(seed: Seed) -> None:
    orders = Counter(tuple(seed.generator(i).permutation(4)) for i in range(N))
    assert uniform(orders, 24)
    rng = seed.generator(0)
    assert uniform(Counter(tuple(rng.permutation(4)) for _ in range(N)), 24)


@both
def test_each_card_of_a_deck_is_anywhere(seed: Seed) -> None:
    """120 cards, 2000 shuffles: where card 7 lies, what lies on top, who is next to whom."""
    orders = [seed.generator(i).permutation(120) for i in range(2000)]
    assert all(sorted(order) == list(range(120)) for order in orders)
    assert uniform(Counter(order.index(7) for order in orders), 120)
    assert uniform(Counter(order[-1] for order in orders), 120)
    assert uniform(Counter((order.index(8) - order.index(7)) % 120 for order in orders), 119)


@both
@pytest.mark.parametrize("n", [0, 1])
def test_permutations_of_hardly_anything(seed: Seed, n: int) -> None:
    assert seed.generator(0).permutation(n) == list(range(n))


@both
def test_two_permutations_in_a_row_are_strangers(seed: Seed) -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for i in range(N):
        rng = seed.generator(i)
        pairs[rng.permutation(4)[2], rng.permutation(4)[3]] += 1
    assert uniform(pairs, 16)


def test_a_permutation_uses_up_its_numbers() -> None:
    for n in range(20):
        shuffled, plain = FastGenerator(99), FastGenerator(99)
        shuffled.permutation(n)
        for _ in range(n // 2):  # two swaps from each number
            plain.random()
        assert shuffled.random() == plain.random()


@both
def test_random_is_even_and_below_one(seed: Seed) -> None:
    rng = seed.generator(0)
    numbers = [rng.random() for _ in range(N)]
    assert 0 <= min(numbers) <= max(numbers) < 1
    assert uniform(Counter(int(number * 50) for number in numbers), 50)


@both
def test_generators_of_a_seed_differ(seed: Seed) -> None:
    firsts = {seed.generator(i).random() for i in range(1000)}
    assert len(firsts) == 1000
    assert seed.generator(3).random() == seed.generator(3).random()


def test_generators_of_neighbouring_seeds_are_strangers() -> None:
    pairs: Counter[tuple[int, int]] = Counter(
        (FastSeed(i).generator(0).below(5), FastSeed(i + 1).generator(0).below(5)) for i in range(N)
    )
    assert uniform(pairs, 25)
    assert uniform(Counter(FastSeed(i).generator(i % 7).below(6) for i in range(N)), 6)
