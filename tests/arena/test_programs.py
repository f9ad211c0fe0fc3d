"""Programs in the arena: none outlives it, and none plays a game it does not know."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.arena.journal import NAME
from quarterdeck.bots import naming
from quarterdeck.bots.programs import Command, write_book
from tests.arena.test_command import hear_ctrl_c, lines
from tests.bots.processes import eventually, lives
from tests.cli.conftest import Run

PRUDENCE = Path(__file__).parents[2] / "examples" / "bots" / "prudence.py"
NOTED = "import os, pathlib, sys; pathlib.Path(sys.argv[1], str(os.getpid())).touch()\n"
"""What a program does first so that tests find it: it leaves its number in a folder."""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whose list has one program, mine."""
    program = tmp_path / "mine.py"
    program.write_text(PRUDENCE.read_text("utf-8"), "utf-8")
    book = tmp_path / "bots.toml"
    command = Command(f"{sys.executable} -S mine.py", folder=str(tmp_path), seconds=20)
    write_book(book, {"mine": command})
    monkeypatch.setattr(naming, "_added", {})
    monkeypatch.setattr("quarterdeck.bots.programs.own_book", lambda: book)
    return program


def test_a_game_it_does_not_play_is_refused_before_the_first_deal(run: Run, own: Path) -> None:
    ran = run("arena", "rattle-battle", "--players", "mine,random", "--games", 2)
    assert (ran.code, ran.out) == (1, "")
    assert "bot 'mine' does not play rattle-battle; it plays: port-royal" in ran.err


def test_a_changed_program_does_not_go_on(run: Run, own: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    typed = ("arena", "--players", "mine,random", "--games", 2, "--out", folder)
    assert run(*typed).code == 0
    assert run("arena", "--resume", folder).code == 0
    own.write_text(own.read_text("utf-8").replace("< 0.1", "< 0.2"), "utf-8")
    (tmp_path / "helper.py").touch()
    resumed, again = run("arena", "--resume", folder), run(*typed)
    for ran in (resumed, again):
        assert ran.code == 1
        assert "of mine, helper.py is new; of mine, mine.py has changed" in ran.err
    assert "begin anew in another folder, with --out" in resumed.err
    assert "name another folder for this one" in again.err


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_leaves_no_program_behind(tmp_path: Path, processes: int) -> None:
    """It is stopped while nobody asks it, and would stay so for ever."""
    program, pids, folder = tmp_path / "mine.py", tmp_path / "pids", tmp_path / "out"
    pids.mkdir()
    program.write_text(NOTED + PRUDENCE.read_text("utf-8"), "utf-8")
    command = Command(f"{sys.executable} -S {program} {pids}", seconds=20)
    write_book(tmp_path / "quarterdeck" / "bots.toml", {"mine": command})
    typed = f"arena --players mine,random --games 1000000 --processes {processes} --out {folder}"
    arena = subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", *typed.split()],
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "LANG": "C.UTF-8", "LANGUAGE": ""},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    assert eventually(lambda: lines(folder / NAME) >= 2 and len(list(pids.iterdir())) >= processes)
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert re.search(r"Stopped after [\d,]+ of 1,000,000 games", said)
    assert lines(folder / NAME) >= 2
    started = [int(path.name) for path in pids.iterdir()]
    assert eventually(lambda: not any(map(lives, started)))
