"""The quick way plays the very same games."""

from __future__ import annotations

import pytest

from cove import COVE
from quarterdeck.arena import Tournament, make_plan, play_plan
from quarterdeck.arena.games import DealPlayer
from quarterdeck.bots import Bot
from quarterdeck.bots.api import Question
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import FastSeed, Match, Table
from quarterdeck.games.port_royal import PORT_ROYAL, Action
from quarterdeck.games.port_royal.bots import machine
from quarterdeck.games.port_royal.bots.fast import FAST_PORT_ROYAL, KINDS
from quarterdeck.games.port_royal.bots.sailors import Boatswain
from quarterdeck.games.port_royal.bots.temper import Temper
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.cards import CARDS, FACES
from quarterdeck.games.port_royal.rules.knowledge import lay_out
from quarterdeck.games.port_royal.state import State
from tests.core.playing import play


def both_ways(players: list[str | Bot], games: int, **options: str) -> list[Tournament]:
    plan = make_plan("port-royal", players, games=games, seed=11, options=options)
    return [play_plan(plan, fast=fast) for fast in (True, False)]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (["thumb", "random"], {}),
        (["thumb", "greedy", "random"], {"end": "expedition"}),
        (["random", "random", "greedy", "thumb", "thumb"], {"jester_on_bust": "opponents"}),
        (["cabin-boy", "deckhand", "boatswain"], {}),
        (["trader", "gambler", "explorer"], {"end": "expedition"}),
    ],
)
def test_quick_games_are_the_games_of_a_match(players: list[str], options: dict[str, str]) -> None:
    quick, plain = both_ways(list(players), len(players), **options)
    assert quick.games == plain.games


def test_quick_rollouts_are_the_games_of_a_match() -> None:
    """The bot that looks ahead starts from the same knowledge, and draws the same lots."""
    machine.LIBRARY.load()  # the plain way waits for nobody, but the test would wait for it
    quick, plain = both_ways(["r400:rollouts=7", "r400:rollouts=3"], 2)
    assert quick.games == plain.games


@pytest.mark.soak
def test_many_quick_games_are_the_games_of_a_match() -> None:
    machine.LIBRARY.load()
    players = ["r400:rollouts=12", "cabin-boy", "greedy", "random", "r400:rollouts=5"]
    for seats in (2, 3, 4, 5):
        quick, plain = both_ways(list(players[:seats]), 60)
        assert quick.games == plain.games


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_state_is_laid_out_as_the_observation_does(seats: int) -> None:
    match = Match(PORT_ROYAL, Table(seats), FastSeed(seats))
    looked = 0
    for _ in play(match, seats):
        if looked % 7 == 0:  # the observation's way takes its time
            laid = State(shuffles=9, n_pile=3, pending=5)  # whatever lay there before is gone
            lay_out(match.position.state, laid, [0] * CARDS, [0] * len(FACES))
            assert laid == match.observe(None).any_state()
        looked += 1
    assert looked > 100


def test_clocked_games_are_the_same_games() -> None:
    bots = [Thumb(), RandomBot()]
    times: list[tuple[int, int]] = []
    for seed in range(20):
        clocked = FAST_PORT_ROYAL.play(
            Table(2), bots, seed, seed, lambda seat, ns: times.append((seat, ns))
        )
        assert clocked == FAST_PORT_ROYAL.play(Table(2), bots, seed, seed)
    assert {seat for seat, _ in times} == {0, 1}
    assert all(ns > 0 for _, ns in times)


def test_only_bots_with_a_compiled_form_are_quick() -> None:
    class Bolder(Thumb):
        """A subclass may decide otherwise."""

    class Dreamer(Boatswain):
        """A temper of his own is known; a choice of his own is not."""

        temper = Temper(risk=0.5)

    class Sleeper(Dreamer):
        def choose(self, question: Question) -> Action:
            return question.legal[0]

    bots: list[Bot] = [kind() for kind in KINDS]
    assert FAST_PORT_ROYAL.plays(bots)
    assert FAST_PORT_ROYAL.plays([*bots, Dreamer()])
    assert not FAST_PORT_ROYAL.plays([*bots, Bolder()])
    assert not FAST_PORT_ROYAL.plays([*bots, Sleeper()])
    assert not DealPlayer(make_plan("port-royal", ["thumb", Bolder()], games=2)).fast
    assert DealPlayer(make_plan("port-royal", ["thumb", "random"], games=2)).fast


def test_a_game_without_a_quick_way_goes_the_plain_one() -> None:
    plan = make_plan(COVE, [RandomBot(), RandomBot()], games=6)
    assert not DealPlayer(plan).fast
    games = play_plan(plan).games
    assert len(games) == 6
    assert all(played.first is None for played in games)  # all decide at once
