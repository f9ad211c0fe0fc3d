"""The nets in the package have learned their game, each for its number of players."""

from __future__ import annotations

import numpy as np
import pytest

from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.bots.net import chances
from quarterdeck.games.port_royal.bots.weights import net_for

GAMES = 8
EVERY = 12
"""Decisions between two looks."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_net_knows_more_than_that_all_have_the_same_chance(players: int) -> None:
    thumb, net = make_bot("port-royal", "thumb"), net_for(players)
    told, equal = [], []
    for seed in range(GAMES):
        match = Match(PORT_ROYAL, Table(players), FastSeed(seed))
        seen = []
        while match.result is None:
            if len(match.steps) % EVERY == 0:
                seen.append(chances(net, match.position.state, False))
            match.act(seat := match.position.to_act()[0], ask(thumb, match, seat, seed))
        won = np.zeros(players)
        won[list(match.result.winners)] = 1 / len(match.result.winners)
        told += [((np.array(each) - won) ** 2).sum() for each in seen]
        equal += [((1 / players - won) ** 2).sum() for _ in seen]
    assert np.mean(told) < 0.9 * np.mean(equal)
