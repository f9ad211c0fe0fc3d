"""The number of sequences of actions stays what it was counted to be."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.state import OVER
from tests.port_royal.perft import ROOM, Deck, decks


@pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.name)
def test_perft(deck: Deck) -> None:
    assert deck.count() == deck.sequences


def test_perft_covers_every_table() -> None:
    assert {deck.players for deck in decks()} == {2, 3, 4, 5}
    assert {deck.end for deck in decks()} == {"points", "expedition"}
    assert sum(bool(deck.deck) for deck in decks()) >= 2


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_rules_alone_play_the_same_game_as_a_match(seed: int) -> None:
    match = Match(PORT_ROYAL, Table(3), FastSeed(seed))
    s = match.position.copy().state
    s.seed = seed
    rng = FastSeed(seed).generator(77)
    room = [0] * ROOM
    while s.phase != OVER:
        n = legal(s, room)
        assert [ACTIONS[a] for a in room[:n]] == list(match.legal(s.acting))
        action = room[rng.below(n)]
        match.act(s.acting, ACTIONS[action])
        apply(s, action)
    assert match.result is not None
    assert s.shuffles > 1
    assert s.pile[: s.n_pile] == match.position.state.pile[: s.n_pile]
