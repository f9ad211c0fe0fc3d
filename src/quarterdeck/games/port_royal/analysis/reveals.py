"""All that an action can bring to light, and how likely each is.

Cards nobody has seen are in any order alike likely (PR 7), so it is enough to settle a card when it
is shown. An action is played once; the first card it shows could have been any other of its
shuffle, so it is played again for each of those; then the same for the second card, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quarterdeck.games.port_royal.cards import CARDS, FACE
from quarterdeck.games.port_royal.rules.play import apply
from quarterdeck.games.port_royal.rules.telling import COIN_SHOWN, DRAWN
from quarterdeck.games.port_royal.state import DISCARD, UNSEEN, State, clone

SHOWING: Final = (DRAWN, COIN_SHOWN)
"""The events that show a card: code, player, card."""


@dataclass
class _Play:
    """An action carried out with the unseen cards in one order."""

    after: State
    shown: list[int]
    pools: list[list[int]]
    """For each card shown, those it could have been, itself included."""


def outcomes(s: State, action: int) -> Iterator[tuple[float, State]]:
    """Every state an action can lead to that players can tell apart, with its probability."""
    yield from _settle(clone(s), list(range(CARDS)), action, 0, 1.0)


def _settle(
    s: State, order: list[int], action: int, settled: int, probability: float
) -> Iterator[tuple[float, State]]:
    """The same when the first cards shown are settled; the next shuffle would be in this order."""
    play = _play(s, order, action)
    if settled == len(play.shown):
        yield probability, play.after
        return
    here = play.shown[settled]
    pool = [c for c in play.pools[settled] if c not in play.shown[:settled]]
    by_face: dict[int, list[int]] = {}
    for c in pool:
        by_face.setdefault(FACE[c], []).append(c)
    for alike in by_face.values():
        other = clone(s)
        other_order = order.copy()
        _swap(other, other_order, here, alike[0])
        share = len(alike) / len(pool)
        yield from _settle(other, other_order, action, settled + 1, probability * share)


def _play(s: State, order: list[int], action: int) -> _Play:
    after = clone(s)
    after.events = []
    shuffled: list[int] = []

    def dealer(state: State) -> list[int]:
        shuffled[:] = [c for c in range(CARDS) if state.place[c] == DISCARD]
        return order

    after.dealer = dealer
    apply(after, action)
    shown = [card for code, _, card, *_ in after.events if code in SHOWING]
    after.events = None
    after.dealer = None
    return _Play(after, shown, [_pool(s, shuffled, c) for c in shown])


def _pool(s: State, shuffled: list[int], card: int) -> list[int]:
    """The cards that could lie where this one lay."""
    if s.place[card] == UNSEEN:
        return [c for c in range(CARDS) if s.place[c] == UNSEEN and s.origin[c] == s.origin[card]]
    return shuffled


def _swap(s: State, order: list[int], a: int, b: int) -> None:
    """Let two cards change places, in the piles and in the order of the next shuffle."""
    if a == b:
        return
    for row in (s.pile, *s.coin, order):
        for i, c in enumerate(row):
            row[i] = b if c == a else a if c == b else c
