"""The command line as a whole: help, version, speed, errors."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck import __version__
from quarterdeck.cli import serving
from quarterdeck.server.settings import Settings
from tests.cli.conftest import Ran, Run

COMMANDS = ("play", "replay", "verify", "games", "bots", "serve")


def test_version(run: Run) -> None:
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"quarterdeck {__version__}\n")


SERVING = {"litestar", "msgspec", "sqlalchemy"}
PLAYING = {"mujoco", "numba", "textual"}
TELLING = {"asyncio", "babel", "fluent", "numpy"}


@pytest.mark.parametrize(
    ("command", "heavy"),
    [("--version", SERVING | PLAYING | TELLING), ("games", SERVING | PLAYING)],
)
def test_a_quick_command_loads_nothing_heavy(command: str, heavy: set[str]) -> None:
    """So that its answer comes at once, which a busy machine's clock cannot show."""
    look = f"""if True:
        import atexit, sys
        loaded = lambda: sorted({{name.split(".")[0] for name in sys.modules}} & {heavy})
        atexit.register(lambda: print(*loaded(), file=sys.stderr))
        from quarterdeck.cli import main
        main([{command!r}])
    """
    ran = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert (ran.stdout != "", ran.stderr) == (True, "\n")


def test_help_is_short(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(name in ran.out for name in COMMANDS)
    assert len(ran.out.splitlines()) < 30


def test_alone_it_serves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(serving, "run_server", lambda *order: asked.append(order[:-1]))
    assert run() == Ran(0, "", "")
    run("serve")
    assert asked == [("127.0.0.1", 8000, False, Settings())] * 2


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"\n    quarterdeck {name}" in ran.out
    assert "--lang" in ran.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["sail"], "No such command 'sail'"),
        (["games", "--loud"], "No such option: --loud"),
        (["games", "--lang", "tlh"], "'en', 'pl', 'it', 'ru'"),
        (["verify"], "Missing argument 'FILE'"),
        (["play", "--seed", "seven"], "--seed"),
        (["games", "all", "of", "them"], "unexpected extra argument"),
    ],
)
def test_wrong_usage_is_one_line(run: Run, arguments: list[str], error: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("quarterdeck: ")
    assert ran.err.count("\n") == 1
    assert error in ran.err
    assert "see quarterdeck --help" in ran.err


def test_a_reader_that_has_seen_enough(fast: Path) -> None:
    line = [sys.executable, "-m", "quarterdeck", "replay", str(fast), "--json"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_without_the_letters() -> None:
    line = [sys.executable, "-m", "quarterdeck", "games", "--lang", "ru"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(line, capture_output=True, text=True, env=environment)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "port-royal" in ran.stdout
