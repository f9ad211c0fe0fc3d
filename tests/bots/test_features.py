"""What the net sees: nothing hidden, and the same from every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.bots.features import INPUTS, look
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.rules.belief import deal_anew
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.state import OVER, State, clone


def states(players: int, seed: int) -> Iterator[State]:
    """The decisions of a game of lots."""
    s = State(players=players, seed=seed, start=seed % players)
    set_up(s)
    deal(s)
    rng = FastSeed(seed).generator(9)
    room = [0] * ROOM
    while s.phase != OVER:
        yield s
        apply(s, room[rng.below(legal(s, room))])


def seen(s: State, drawing: bool = False) -> dict[int, float]:
    slots, values = [-1] * (INPUTS + 1), [0.0] * (INPUTS + 1)
    n = look(s, drawing, slots, values)
    found: dict[int, float] = {}
    for slot, value in zip(slots[:n], values[:n], strict=True):
        found[slot] = found.get(slot, 0) + value
    return found


def rotated(s: State) -> State:
    """The same game, everybody a seat further."""
    other = clone(s)
    last = s.players - 1
    for row in (other.coins, other.points, other.swords, other.claimed, other.n_display):
        row[: s.players] = [row[last], *row[:last]]
    for table in (other.ability, other.coin, other.display):
        table[: s.players] = [table[last], *table[:last]]
    for name in ("start", "active", "acting"):
        setattr(other, name, (getattr(s, name) + 1) % s.players)
    return other


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_numbers_fit_and_nothing_hidden_or_seat_of_ones_own_is_seen(players: int):
    met: set[int] = set()
    for n, s in enumerate(states(players, 40 + players)):
        here = seen(s)
        met.update(here)
        assert all(0 <= slot < INPUTS for slot in here)
        assert all(abs(value) < 40 for value in here.values())
        hidden_otherwise = clone(s)
        deal_anew(hidden_otherwise, n, [0] * CARDS)
        assert seen(hidden_otherwise) == here
        assert seen(rotated(s)) == here
    assert len(met) > 100, "a game shows the net many things"


def test_drawing_is_seen():
    s = next(s for s in states(2, 3) if s.drawn and s.phase == 0)
    assert seen(s, drawing=True) != seen(s)
