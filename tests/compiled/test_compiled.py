"""The compiled rules are the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import quarterdeck
from quarterdeck.compiled import Library
from quarterdeck.compiled import library as libraries
from quarterdeck.core import FastSeed, Match, Table, rng
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.bots import machine as bot_machine
from quarterdeck.games.port_royal.bots.judge import roll_out_compiled, roll_out_interpreted
from quarterdeck.games.port_royal.compiled import LIBRARY, RULES, SIGNATURES
from quarterdeck.games.port_royal.machine import permute, stream
from quarterdeck.games.port_royal.notation import position_text
from quarterdeck.games.port_royal.state import DTYPE, State, packed, unpack

from .games import TABLES, play_twice, sound_games


def test_random_games_are_sound_and_all_end():
    endings = sound_games(12_000)
    assert endings.sum() == 12_000
    assert endings[2] > 0, "some games must end with both piles empty (PR 1.6)"


@pytest.mark.soak
def test_a_million_random_games_are_sound_and_all_end():
    endings = sound_games(1_000_000)
    assert endings.sum() >= 1_000_000
    assert endings[2] > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_interpreted_and_compiled_agree_field_for_field(players):
    for seed, (_, end, jester) in enumerate(TABLES[:4] * 10):
        play_twice(players, end, jester, seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_interpreted_and_compiled_agree_on_2000_games(players):
    for seed, (_, end, jester) in enumerate(TABLES[:4] * 500):
        play_twice(players, end, jester, 1000 + seed)


def test_a_fast_seed_deals_the_same_through_the_protocol_and_compiled():
    for players in (2, 5):
        records = np.zeros(1, DTYPE)
        records[0]["players"] = players
        LIBRARY.load()["start_games"](records, np.array([42], np.uint64))
        match = Match(PORT_ROYAL, Table(players), FastSeed(42))
        assert position_text(unpack(records[0])) == str(match.position)


def test_the_generators_agree_on_a_million_outputs():
    """The only code with two bodies: 8,500 permutations of 120, and streams, compared."""
    library = Library(RULES.plus("tests.compiled.test_compiled"), {"orders": ("words", "table")})
    seeds = np.array([rng.mix(n) for n in range(8_500)], np.uint64)
    orders_ = np.zeros((len(seeds), 120), np.int8)
    library.load()["orders"](seeds, orders_)
    for seed, order in zip(seeds.tolist(), orders_.tolist(), strict=True):
        assert rng.FastSeed(seed).generator(3).permutation(120) == order


def orders(seeds, table):
    """Compiled: the third permutation of each seed."""
    for i in range(len(seeds)):
        for c in range(len(table[i])):
            table[i][c] = c
        permute(stream(seeds[i], 3), table[i], len(table[i]))


def test_rollouts_agree():
    roll_out = bot_machine.LIBRARY.load()["roll_out"]
    for players in (2, 3, 5):
        match = Match(PORT_ROYAL, Table(players), FastSeed(players))
        for _ in range(12):
            (seat,) = match.position.to_act()
            choices = match.legal(seat).actions
            state = match.observe(seat).any_state()
            numbers = [action.number for action in choices]
            expected = roll_out_interpreted(state, numbers, 77, 3)
            assert roll_out_compiled(roll_out, state, numbers, 77, 3) == expected
            match.act(seat, choices[-1])


def test_pack_and_unpack_give_the_state_back():
    match = Match(PORT_ROYAL, Table(3), FastSeed(5))
    state = match.position.state
    assert unpack(packed(state)[0]) == state
    assert DTYPE.itemsize == sum(DTYPE[name].itemsize for name in DTYPE.names)  # no padding


def test_pack_refuses_what_does_not_fit():
    with pytest.raises(QuarterdeckError, match=r"coins = .* does not fit into i1"):
        packed(State(players=2, coins=[128, 0, 0, 0, 0]))


def test_a_function_that_would_replace_another_is_refused(tmp_path, monkeypatch):
    """All modules share one namespace when compiled."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "clash.py").write_text("def end_turn():\n    return 1\n", "utf-8")
    with pytest.raises(NameError, match="'end_turn' of clash would replace another function"):
        Library(RULES.plus("clash"), {}).load()


# -- the cache ---------------------------------------------------------------------------------

SCRIPT = """
import numpy as np
from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.compiled import RULES, SIGNATURES
from quarterdeck.games.port_royal.state import DTYPE
library = Library(RULES, {"play_games": SIGNATURES["play_games"]})
records = np.zeros(1, DTYPE)
records[0]["players"] = 2
wins, endings = np.zeros(32, np.int64), np.zeros(4, np.int64)
play = library.load()["play_games"]
print(play(records, 0, 200, np.zeros(128, np.int8), wins, endings), *wins[:4], library.folder.name)
"""


def run_copy(source: Path, cache: Path) -> tuple[list[str], str]:
    """What it found, and what it said while it did."""
    environment = {**os.environ, "PYTHONPATH": str(source), "XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split(), done.stderr


def copied(folder: Path) -> Path:
    """The package once more, in a folder."""
    package = Path(quarterdeck.__file__).parent
    shutil.copytree(package, folder / "quarterdeck", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.soak  # it compiles all of it from nothing, twice
def test_equal_sources_share_what_is_compiled_and_one_other_card_does_not(tmp_path):
    copy, elsewhere = copied(tmp_path / "copy"), copied(tmp_path / "elsewhere")
    cache = tmp_path / "cache"
    before, said = run_copy(copy, cache)
    assert "Compiling the rules of Port Royal, once" in said  # who waits is told why
    kept = set(cache.rglob("*"))
    assert run_copy(copy, cache) == run_copy(elsewhere, cache) == (before, "")
    assert set(cache.rglob("*")) == kept
    cards = copy / "quarterdeck/games/port_royal/cards.toml"
    cards.write_text(cards.read_text().replace("copies = 3, coins = 1,", "copies = 3, coins = 4,"))
    after, _ = run_copy(copy, cache)
    assert after[:-1] != before[:-1]
    assert after[-1] != before[-1]


def test_the_cache_folder_is_named_by_every_source(tmp_path):
    copied(tmp_path)
    script = "from quarterdeck.games.port_royal.compiled import LIBRARY; print(LIBRARY.folder.name)"

    def folder() -> bytes:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "-c", script]
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout

    names = [folder()]
    rules = ("rules/turn.py", "machine.py", "cards.toml", "state.py")
    others = ("core/rng.py", "compiled/building.py")
    for changed in (*(f"games/port_royal/{file}" for file in rules), *others):
        with (tmp_path / "quarterdeck" / changed).open("a") as source:
            source.write("\n# a change\n")
        names.append(folder())
    assert len(set(names)) == len(names)


def test_nobody_waits_for_a_compile(tmp_path, monkeypatch):
    """Asked in a fresh cache, a library says None at once and has started another process."""
    started = []
    monkeypatch.setattr(libraries, "user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(libraries.subprocess, "run", lambda *a, **k: started.append(a))
    library = Library(RULES, {"legal_in": ("records", "int", "row")})
    assert library.ready() is None
    library._loading.join(5)
    assert len(started) == 1
    assert library.ready() is None  # the process did not fill the cache: the rules stay interpreted


def test_ready_gives_the_compiled_rules_once_the_cache_is_filled():
    LIBRARY.load()
    again = Library(RULES, SIGNATURES)
    until = time.monotonic() + 30
    while again.ready() is None and time.monotonic() < until:
        time.sleep(0.05)
    assert again.ready() is not None


@pytest.mark.soak
def test_no_index_is_out_of_bounds(tmp_path):
    """The soak once more with Numba's checks of every index."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(tmp_path)}
    script = "from tests.compiled.games import sound_games; print(sound_games(100_000))"
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
