"""``quarterdeck pool``."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.core.rng import FastSeed
from quarterdeck.games.rattle_battle.drop import Pool
from tests.cli.conftest import Run


def test_pool_makes_a_pool(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.pool"
    ran = run("pool", "--scale", "0.001", "--file", str(file), "--seed", "5")
    assert (ran.code, ran.err.replace("dropping dice", "").strip()) == (0, "")
    assert ran.out.splitlines()[-1].startswith("small.pool: 24 drops of 300 dice, ")
    made = Pool(file.read_bytes())
    assert made.counts == dict.fromkeys(range(1, 25), 1)
    assert len(made.draw(24, FastSeed(1).generator(0)).poses) == 24


def test_pool_refuses_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    ran = run("pool", "--file", str(tmp_path / "none" / "small.pool"))
    assert ran.code == 1
    assert "there is no folder" in ran.err
