"""The command line, run in this process as its entry point would run it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quarterdeck.cli import main
from quarterdeck.core import Record
from quarterdeck.core.record import Act
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.core.playing import finished


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; the system speaks English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return run


@pytest.fixture
def fast(tmp_path: Path) -> Path:
    """A finished game whose seed stands in the header."""
    return written(tmp_path / "fast.record", str(finished(PORT_ROYAL).record))


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game that was broken off after 40 moves."""
    record = Record.parse(str(finished(PORT_ROYAL).record))
    acts = [n for n, entry in enumerate(record.entries) if isinstance(entry, Act)]
    del record.entries[acts[40] :]
    return written(tmp_path / "short.record", str(record))


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A finished game dealt from a secret, opened at the end."""
    return written(tmp_path / "fair.record", str(finished(PORT_ROYAL, fair=True).record))


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def changed(path: Path, old: str, new: str) -> Path:
    """The file, with one thing in it replaced."""
    text = path.read_text("utf-8")
    assert old in text
    return written(path, text.replace(old, new, 1))
