"""Files that are no records give one clear line."""

from __future__ import annotations

import random
from pathlib import Path
from typing import IO

import pytest

from tests.cli.conftest import Run, changed, written

COMMANDS = (["verify"], ["replay"], ["replay", "--json"], ["play", "--resume"])

every_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)


def refused(run: Run, command: list[str], path: Path, error: str) -> None:
    ran = run(*command, path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("quarterdeck: ")
    assert ran.err.count("\n") == 1
    assert path.name in ran.err
    assert error in ran.err


@every_command
def test_missing(run: Run, command: list[str], tmp_path: Path) -> None:
    refused(run, command, tmp_path / "nowhere", "there is no file")


@every_command
def test_folder(run: Run, command: list[str], tmp_path: Path) -> None:
    refused(run, command, tmp_path, "is a folder")


@every_command
def test_empty(run: Run, command: list[str], tmp_path: Path) -> None:
    refused(run, command, written(tmp_path / "empty", ""), "quarterdeck record 1")


@every_command
def test_not_utf_8(run: Run, command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "latin"
    path.write_bytes("quarterdeck record 1\ngame: café".encode("latin-1"))
    refused(run, command, path, "not text in UTF-8")


@every_command
def test_binary(run: Run, command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(random.Random(1).randbytes(5000))
    refused(run, command, path, "is no record")


@pytest.mark.parametrize("content", [b"\0", b"\n", b"lorem ipsum\n"])
def test_10_mb_of_garbage(run: Run, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "garbage"
    path.write_bytes(content * (10_000_000 // len(content)))
    refused(run, ["verify"], path, "more than 4,000,000 bytes")


@every_command
@pytest.mark.parametrize("control", ["\x1b]0;gotcha\x07", "\x9b31m", "\x7f"])
@pytest.mark.parametrize("old", ["Anne", "0 draw", "seats: 3"])
def test_control_characters(
    run: Run, command: list[str], fast: Path, control: str, old: str
) -> None:
    """What stands in a stranger's file does not steer a terminal, not even in the error."""
    changed(fast, old, f"{old}{control}")
    refused(run, command, fast, f"the control character U+{ord(control[0]):04X}")
    assert not set(control[:1]) & set(run(*command, fast).err)


@every_command
def test_a_name_longer_than_any(run: Run, command: list[str], fast: Path) -> None:
    refused(run, command, changed(fast, "Anne", "A" * 2501), "line 5: a name has up to 64 letters")


def test_an_error_longer_than_a_sentence_takes(run: Run, fast: Path) -> None:
    """Fluent refuses what is longer than 2,500 letters."""
    ran = run("verify", changed(fast, "0 draw", f"0 {'draw ' * 2000}"))
    assert (ran.code, ran.err) == (1, "")
    ran = run("replay", "--plain", fast)
    assert ran.code == 1
    assert ran.err.count("\n") == 1


@every_command
def test_not_readable(
    run: Run, command: list[str], fast: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def denied(path: Path, *how: str, **more: str) -> IO[str]:
        if path == fast:
            raise PermissionError(13, "Permission denied")
        return opened(path, *how, **more)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(Path, "open", denied)
    refused(run, command, fast, "cannot be read: Permission denied")


@every_command
def test_damaged_header(run: Run, command: list[str], fast: Path) -> None:
    refused(run, command, changed(fast, "seats: 3", "seats: many"), "line 4: seats must be")


@every_command
def test_a_game_that_is_not_installed(run: Run, command: list[str], fast: Path) -> None:
    ran = run(*command, changed(fast, "game: port-royal", "game: tortuga"))
    assert ran.code == 1
    assert "there is no game 'tortuga'; there are: port-royal" in ran.err
