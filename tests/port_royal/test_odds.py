"""PR 7: the odds against brute force, and against many samples.

The enumeration here knows nothing of how the odds are computed: it plays a line of actions in
every world that could be, keeps those in which everybody would have seen the same, and counts.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from quarterdeck.core import Chance, Dealer, Draw, Event, FastSeed, Table
from quarterdeck.games.port_royal import PORT_ROYAL, PortRoyalPosition
from quarterdeck.games.port_royal.cards import CARDS, card_of
from quarterdeck.games.port_royal.game import Shuffle
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.state import DISCARD, State

# -- every world there could be


class World(Chance):
    """Takes the order a path names at each shuffle, the first where the path ends."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.path = path
        self.sizes: list[int] = []

    def order(self, cards: list[int]) -> list[int]:
        """One of the orders of some cards."""
        depth = len(self.sizes)
        if depth == len(self.path):
            self.path.append(0)
        self.sizes.append(math.factorial(len(cards)))
        return _nth_order(cards, self.path[depth])

    def _draw(self, what: Draw) -> object:
        assert isinstance(what, Shuffle)
        return self.order(sorted(what._cards))

    @property
    def probability(self) -> Fraction:
        return Fraction(1, math.prod(self.sizes))


def _nth_order(cards: list[int], n: int) -> list[int]:
    left, order = list(cards), []
    for size in range(len(cards), 0, -1):
        index, n = divmod(n, math.factorial(size - 1))
        order.append(left.pop(index))
    return order


def worlds() -> Iterator[World]:
    """A world for each way chance can fall; whoever uses it finds out what it leaves to chance."""
    path: list[int] = []
    while True:
        world = World(path)
        yield world
        del path[len(world.sizes) :]
        while path and path[-1] + 1 == world.sizes[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def lay_out(known: PortRoyalPosition, world: World) -> PortRoyalPosition:
    """A position like this one, but the cards nobody has seen lie as in this world."""
    position = known.copy()
    s = position.state
    seats = range(s.players)
    slots = [(s.pile, i) for i in range(s.n_pile)]
    slots += [(s.coin[p], i) for p in seats for i in range(s.coins[p])]
    for origin in sorted({s.origin[row[i]] for row, i in slots}):
        same = [(row, i) for row, i in slots if s.origin[row[i]] == origin]
        for (row, i), c in zip(same, world.order(sorted(r[i] for r, i in same)), strict=True):
            row[i] = c
    return position


def follow(
    position: PortRoyalPosition, line: list[str], world: World, told: list[list[Event]] | None
) -> list[list[Event]] | None:
    """Play a line and give its events, or None if they are not what was told before."""
    happened = []
    for number, text in enumerate(line):
        (seat,) = position.to_act()
        action = PORT_ROYAL.parse_action(text)
        if position.refusal(seat, action) is not None:
            return None
        events = position.apply(seat, action, world)
        if told is not None and events != told[number]:
            return None
        happened.append(events)
    return happened


def chance_of_a_bust(text: str, line: list[str]) -> tuple[Fraction, Fraction]:
    """The odds after a line of actions, as the observation gives them and as counted."""
    real = World([])
    known = PORT_ROYAL.parse_position(text)
    position = known.copy()
    told = follow(position, line, real, None)
    assert told is not None
    seen = position.observe(None)

    alike = bust = Fraction(0)
    for world in worlds():
        other = lay_out(known, world)
        if follow(other, line, world, told) is None:
            continue
        assert other.observe(None) == seen
        busts = any(event.kind == "bust" for event in follow(other, ["draw"], world, None)[0])
        alike += world.probability
        bust += world.probability * busts
    return seen.odds().bust, bust / alike


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        pytest.param(
            "discover; coins 0 r1-1; coins 1 b2-2; pile b1-1 b1-2 y1-1 sailor-3-1",
            ["draw"],
            Fraction(2, 5),
            id="coins are among the unseen",
        ),
        pytest.param(
            "discover; coins 0 b1-2 r1-1 b2-2; pile sailor-3-1 y1-1 g1-1 b1-1",
            ["draw", "stop", "hire sailor-3-1", "pass", "draw"],
            None,
            id="three coins paid and seen",
        ),
        pytest.param(
            "discover; coins 0 y1-2; pile b1-1 b1-2 y1-1; discard b2-2 y2-2 r1-1",
            ["draw", "stop", "trade b1-1", "pass", "draw"],
            None,
            id="a coin from the pile",
        ),
        pytest.param(
            "discover; coins 0 b2-3; pile b1-1 y1-1; discard b2-2 r1-1 g1-1",
            ["draw", "draw", "stop", "trade b1-1", "pass", "pass", "draw"],
            None,
            id="shuffled in mid-gain, an older coin out of it",
        ),
        pytest.param(
            "discover drawn; harbour b5-3; coins 0 y1-1; pile; discard b1-1 b2-2 r1-1 sailor-3-1",
            [],
            Fraction(1, 2),
            id="the pile is empty",
        ),
        pytest.param(
            "shuffles 2; discover drawn; harbour b5-3 sailor-3-1; display 0 pirate-5-1; "
            "coins 0 b5-4@1 y1-1@1; coins 1 b5-3; pile b1-1 y1-2 k2-1",
            ["draw", "repel"],
            Fraction(1, 3),
            id="two shuffles and swords",
        ),
        pytest.param(
            "shuffles 2; discover drawn; harbour sailor-3-1 r1-1; "
            "coins 0 b5-4@1 y1-1@1 r3-2; coins 1 r6-3; pile rx-3 y1-2",
            ["stop", "hire sailor-3-1", "pass", "pass", "draw"],
            None,
            id="coins of two shuffles paid, then a skull",
        ),
        pytest.param(
            "take 1 by 1; harbour sailor-3-1; coins 0 b1-1; coins 1 y1-1 b2-2 r1-1 b1-2; pile b2-3",
            ["hire sailor-3-1", "draw"],
            None,
            id="a fee stays hidden, the price is seen",
        ),
    ],
)
def test_pr_7_odds_are_what_counting_all_worlds_gives(
    text: str, line: list[str], expected: Fraction | None
) -> None:
    odds, counted = chance_of_a_bust(text, line)
    assert odds == counted
    if expected is not None:
        assert odds == expected


def test_pr_7_the_enumeration_meets_every_order_once() -> None:
    orders = [tuple(world.order([1, 2, 3])) for world in worlds()]
    assert sorted(orders) == sorted(permutations([1, 2, 3]))


# -- many samples


def real_position(seed: int, actions: int) -> PortRoyalPosition:
    """A position in the middle of a random game with something to lose by drawing."""
    chance, rng = Dealer(FastSeed(seed)), FastSeed(seed).generator(99)
    position, _ = PORT_ROYAL.start(Table(4), chance)
    assert isinstance(position, PortRoyalPosition)
    while position.state.phase or actions > 0 or not position.observe(None).odds().bust:
        (seat,) = position.to_act()
        position.apply(seat, position.legal(seat).sample(rng), chance)
        actions -= 1
    return position


def within(share: Fraction, hits: int, samples: int) -> bool:
    """Whether so many hits are within the 99.9 % error of a share."""
    p = float(share)
    return abs(hits - samples * p) <= 3.29 * math.sqrt(samples * p * (1 - p)) + 1e-9


@pytest.mark.parametrize(
    ("seed", "actions", "samples"),
    [
        pytest.param(5, 150, 100_000, id="one shuffle"),
        pytest.param(8, 250, 40_000, id="two shuffles"),
    ],
)
def test_pr_7_odds_are_the_share_of_busts_in_many_samples(
    seed: int, actions: int, samples: int
) -> None:
    seen = real_position(seed, actions).observe(None)
    odds = seen.odds()
    s = seen.any_state()
    held = {card.face.colour for card in seen.harbour if card.face.kind == "ship"}
    owner, place = next(
        (p, i)
        for p, stack in enumerate(seen.coins)
        for i, shuffle in enumerate(stack)
        if shuffle == 1
    )
    room = [0] * CARDS
    next_cards: Counter[int] = Counter()
    coins: Counter[int] = Counter()
    for n in range(samples):
        deal_anew(s, n, room)
        next_cards[next_card(s, n)] += 1
        coins[s.coin[owner][place]] += 1

    busts = sum(
        count
        for c, count in next_cards.items()
        if card_of(c).face.kind == "ship"
        and card_of(c).face.colour in held
        and (card_of(c).face.swords or 99) > s.swords[s.active]
    )
    assert len(next_cards) == odds.cards
    assert within(odds.bust, busts, samples)
    # A coin is any of the unseen cards of its own shuffle.
    own = dict(seen.unseen)[1]
    persons = [card for card in own if card.face.kind == "person"]
    found = sum(count for c, count in coins.items() if card_of(c).face.kind == "person")
    assert len(coins) == len(own)
    assert within(Fraction(len(persons), len(own)), found, samples)


def next_card(s: State, n: int) -> int:
    """The card that would be drawn next."""
    if s.n_pile:
        return s.pile[s.n_pile - 1]
    discards = [c for c in range(CARDS) if s.place[c] == DISCARD]
    return discards[FastSeed(n).generator(0).below(len(discards))]
