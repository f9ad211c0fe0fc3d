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
from quarterdeck.bots.programs import Command, write_book
from tests.arena.test_command import hear_ctrl_c, lines
from tests.bots.processes import eventually, lives

PRUDENCE = Path(__file__).parents[2] / "examples" / "bots" / "prudence.py"
NOTED = "import os, pathlib, sys; pathlib.Path(sys.argv[1], str(os.getpid())).touch()\n"
"""What a program does first so that tests find it: it leaves its number in a folder."""


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
