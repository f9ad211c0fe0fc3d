"""The page for a first bot works to its last line, as a newcomer would follow it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from quarterdeck.bots import check
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.cli.conftest import Run
from tests.cli.conftest import run as run

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "first-bot.md"


def test_the_page_works_to_its_last_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr("quarterdeck.cli.arena.user_state_path", lambda name: tmp_path / "states")
    monkeypatch.setattr(check, "GAMES", 1)
    monkeypatch.setattr(type(PORT_ROYAL), "max_seats", 2)
    mine, commands = Path("mybot.py"), 0
    blocks = re.findall(r"```(python|sh)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for kind, block in blocks:
        if kind == "python":
            before = mine.read_text("utf-8") if mine.exists() else ""
            mine.write_text(f"{before}{block}\n\n", "utf-8")
        elif block.startswith("quarterdeck "):
            ran = run(*block.replace("--games 200", "--games 4").split()[1:])
            assert ran.code == 0, ran.err
            commands += 1
    assert commands == 4
    assert (tmp_path / "results" / "report.html").exists()
