"""Captain and Admiral: same seed same choice, nothing hidden is used, and somebody always moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from io import BytesIO

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quarterdeck.bots import ask, bots_for, make_bot
from quarterdeck.bots.api import Question
from quarterdeck.core import FastSeed, Match, QuarterdeckError, Table
from quarterdeck.games.port_royal import PORT_ROYAL, Action, Observation, PortRoyalPosition
from quarterdeck.games.port_royal.bots import officers
from quarterdeck.games.port_royal.bots.machine import SEARCH, TURNS
from quarterdeck.games.port_royal.bots.net import DESK, NET, chances
from quarterdeck.games.port_royal.bots.officers import Admiral, Captain, Officer, choose_by_search
from quarterdeck.games.port_royal.bots.r400 import R400
from quarterdeck.games.port_royal.bots.weights import net_for, read_net
from quarterdeck.games.port_royal.notation import position_text
from quarterdeck.games.port_royal.state import DTYPE, pack


def decisions(players: int, seed: int, end: str = "points") -> Iterator[PortRoyalPosition]:
    """The real decisions of a game of lots."""
    match = Match(PORT_ROYAL, Table(players, {"end": end}), FastSeed(seed))
    rng = FastSeed(seed).generator(5)
    while match.result is None:
        (seat,) = match.position.to_act()
        if len(match.legal(seat)) > 1:
            assert isinstance(match.position, PortRoyalPosition)
            yield match.position
        match.act(seat, match.legal(seat).sample(rng))


def asked(position: PortRoyalPosition, seed: int = 4) -> Question:
    (seat,) = position.to_act()
    rng = FastSeed(seed).generator(1)
    return Question(seat, position.observe(seat), position.legal(seat), rng, PORT_ROYAL)


def dealt_otherwise(position: PortRoyalPosition, seed: int) -> PortRoyalPosition:
    seen = position.observe(None)
    assert isinstance(seen, Observation)
    return PORT_ROYAL.parse_position(position_text(seen.sample(seed)))


@pytest.fixture(scope="module")
def think():
    return SEARCH.load()["think"]


def test_the_nets_are_small_and_every_table_has_one():
    assert sum(net_for(players).nbytes for players in (2, 3, 4, 5)) < 2 * 1024 * 1024


def test_a_file_that_is_no_net_is_refused():
    other = BytesIO()
    np.save(other, np.zeros(3, np.float32))
    with pytest.raises(QuarterdeckError, match=f"{NET.itemsize // 4} numbers"):
        read_net(other.getvalue())
    with pytest.raises(QuarterdeckError, match="no net"):
        read_net(b"something else")


@pytest.mark.parametrize("players", [2, 5])
def test_chances_add_up_and_swapping_the_net_changes_them(players: int):
    for position in list(decisions(players, 3))[::9]:
        worth = chances(net_for(players), position.state, False)
        assert sum(worth) == pytest.approx(1)
        assert min(worth) >= 0
        blank = chances(np.zeros(1, NET), position.state, False)
        assert blank == pytest.approx([1 / players] * players)


def test_compiled_and_interpreted_choose_alike_by_the_net(think):
    agreed = total = 0
    for position in list(decisions(3, 8))[::4]:
        records = np.zeros(officers.RECORDS, DTYPE)
        pack(position.state, records[0])
        copies = records.view(np.uint8).reshape(officers.RECORDS, -1)
        number = think(records, copies, 0, 1, 0, TURNS, net_for(3), np.zeros(1, DESK))
        (seat,) = position.to_act()
        actions = [a for a in position.legal(seat).actions if isinstance(a, Action)]
        chosen = officers.choose_by_net(net_for(3), position.state, actions)
        total += 1
        agreed += chosen.number == number
    assert total > 15
    assert agreed == total


def test_the_admiral_chooses_the_same_for_the_same_seed_and_not_always_by_the_net(think):
    positions = list(decisions(2, 5))[::3]
    admiral, captain = Admiral(), Captain()
    first = [admiral.choose(asked(position)) for position in positions]
    assert first == [admiral.choose(asked(position)) for position in positions]
    assert first != [captain.choose(asked(position)) for position in positions]


def test_nobody_uses_what_is_hidden(think):
    """For every bot: other cards in the piles and stacks, the same choice."""
    R400().prepare()
    tables = [(2, "points"), (3, "expedition"), (4, "points"), (5, "expedition")]
    positions = [list(decisions(players, 11, end)) for players, end in tables]
    quick = {"admiral": "admiral:simulations=24", "r400": "r400:rollouts=4"}
    bots = [make_bot("port-royal", quick.get(name, name)) for name in bots_for("port-royal")]
    assert {"admiral", "captain", "cabin-boy", "thumb"} <= {bot.name for bot in bots}

    @settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.sampled_from(positions), st.integers(0, 10**6), st.integers(0, 10**6))
    def same(game: list[PortRoyalPosition], which: int, seed: int) -> None:
        position = game[which % len(game)]
        other = dealt_otherwise(position, seed)
        for bot in bots:
            assert bot.choose(asked(other)) == bot.choose(asked(position)), bot.name

    same()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("end", ["points", "expedition"])
def test_the_admiral_plays_whole_games_of_every_size_with_both_endings(think, players, end):
    bots = [Admiral(8)] + [Captain()] * (players - 1)
    match = Match(PORT_ROYAL, Table(players, {"end": end}), FastSeed(players))
    while match.result is None:
        (seat,) = match.position.to_act()
        match.act(seat, ask(bots[seat], match, seat, 3))
    assert match.result.winners


def test_the_clock_is_a_guard_with_a_legal_choice_that_is_counted(think):
    position = next(p for p in decisions(2, 6) if len(p.legal(p.state.acting)) > 3)
    action, stopped = choose_by_search(think, net_for(2), position.state, 1, 1 << 40, 0.05)
    assert stopped
    assert action in position.legal(position.state.acting)
    _, stopped = choose_by_search(think, net_for(2), position.state, 1, 8, 60.0)
    assert not stopped


def test_who_asks_before_the_search_is_compiled_gets_a_choice_at_once(
    monkeypatch: pytest.MonkeyPatch,
):
    class NotYet:
        def prepare(self, *, wait: bool) -> None:
            assert not wait

        def ready(self) -> None:
            return None

    monkeypatch.setattr(officers, "SEARCH", NotYet())
    monkeypatch.setattr(Officer, "_fallbacks", 0)
    position = next(iter(decisions(4, 6)))
    began = time.process_time()
    admiral = Admiral()
    admiral.prepare()
    chosen = admiral.choose(asked(position))
    assert time.process_time() - began < 0.2
    assert chosen == Captain().choose(asked(position))
    assert admiral.fallbacks == 1
