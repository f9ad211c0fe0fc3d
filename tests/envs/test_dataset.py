"""Data sets: the same order gives the same games, and each game is one of the rules."""

from __future__ import annotations

import json
from itertools import islice

import pyarrow.parquet as pq
import pytest

from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, Match, QuarterdeckError
from quarterdeck.games.port_royal import ACTIONS, PORT_ROYAL, dataset
from quarterdeck.games.port_royal.dataset import Order

CAPTAIN = Order("captain", players=3, options={"end": "expedition"}, seed=5)
SEARCH = Order("admiral:simulations=4", players=3, options={"jester_on_bust": "opponents"})


def read(folder) -> list[dict]:
    return pq.read_table(folder, schema=dataset.SCHEMA).to_pylist()


@pytest.fixture(autouse=True)
def small_files(monkeypatch):
    monkeypatch.setattr(dataset, "GAMES_IN_A_FILE", 4)
    monkeypatch.setattr(dataset, "AT_ONCE", 2)


@pytest.mark.parametrize("order", [Order("thumb"), Order("random", players=5), CAPTAIN, SEARCH])
def test_every_row_is_a_game_of_the_rules(tmp_path, order):
    *_, done = order.make(6, tmp_path)
    assert done == 6
    rows = read(tmp_path)
    assert [row["game"] for row in rows] == list(range(6))
    assert len({row["seed"] for row in rows}) == 6
    for row in rows:
        match = Match(PORT_ROYAL, order.table, FastSeed(row["seed"]))
        assert match.position.state.start == row["start"]
        for action, seat in zip(row["actions"], row["seats"], strict=True):
            match.act(seat, ACTIONS[action])
        assert list(match.result.winners) == row["winners"]
        assert list(match.result.scores) == row["points"]
        assert match.result.reason == row["reason"]
        assert row["rounds"] == match.position.state.round
        assert row["bots"] == [order.bot] * order.players


@pytest.mark.parametrize("order", [Order("thumb", players=4), CAPTAIN])
def test_who_plays_compiled_plays_as_the_bot_does(tmp_path, order):
    list(order.make(2, tmp_path))
    bot = make_bot("port-royal", order.bot)
    for row in read(tmp_path):
        match = Match(PORT_ROYAL, order.table, FastSeed(row["seed"]))
        for action, seat in zip(row["actions"], row["seats"], strict=True):
            assert ask(bot, match, seat, 0) == ACTIONS[action]
            match.act(seat, ACTIONS[action])


def test_interrupted_and_on_other_threads_it_is_the_same_set(tmp_path):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    list(Order("thumb").make(10, whole, threads=1))
    broken = Order("thumb").make(10, parts, threads=3)
    list(islice(broken, 4))  # the first file is written, the second begun
    broken.close()
    assert len(list(parts.glob("*.parquet"))) == 1
    *_, done = Order("thumb").make(10, parts, threads=2)
    assert done == 10
    assert read(parts) == read(whole)


def test_more_games_of_the_same_order_go_on(tmp_path):
    list(Order("thumb").make(3, tmp_path))
    list(Order("thumb").make(7, tmp_path))
    assert [row["game"] for row in read(tmp_path)] == list(range(7))


def test_two_orders_do_not_mix(tmp_path):
    list(Order("thumb").make(1, tmp_path))
    with pytest.raises(QuarterdeckError, match="holds a data set with seed 1, not 2"):
        list(Order("thumb", seed=2).make(1, tmp_path))


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (Order("nemo"), "no bot 'nemo' plays port-royal"),
        (Order("captain:simulations=many"), "simulations"),
        (Order("thumb", players=7), "for 2 to 5 players, not 7"),
        (Order("thumb", seed=-1), "a seed is a number from 0"),
    ],
)
def test_an_order_that_cannot_be_played(tmp_path, order, said):
    with pytest.raises(QuarterdeckError, match=said):
        order.make(1, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_the_command(run, tmp_path):
    out = tmp_path / "games"
    options = ("--games", 3, "--bot", "thumb", "--players", 4, "-o", "end=expedition")
    ran = run("dataset", "port-royal", *options, "--seed", 9, "--out", out, "--lang", "pl")
    assert ran.code == 0
    assert "3 partie są w" in " ".join(ran.err.split())
    assert list(json.loads((out / "_about.json").read_text()).items()) == [
        *(("bot", "thumb"), ("players", 4)),
        *(("end", "expedition"), ("jester_on_bust", "everyone")),
        *(("seed", 9), ("rules", 1)),
    ]
    assert [row["players"] for row in read(out)] == [4] * 3


def test_the_command_refuses_other_games(run, tmp_path):
    for game, said in (
        ("tortuga", "there is no game 'tortuga'; there are: port-royal, rattle-battle"),
        ("rattle-battle", "there are no data sets of 'rattle-battle', only of port-royal"),
    ):
        ran = run("dataset", game, "--out", tmp_path)
        assert (ran.code, ran.err) == (1, f"quarterdeck: {said}\n")
