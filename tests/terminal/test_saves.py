"""Saves that somebody else wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.terminal import saves
from tests.core.playing import finished


@pytest.mark.parametrize("seed", ["²", "３", "007", "1" * 4301, "many"])
def test_a_seed_for_bots_that_is_no_number_is_left_aside(seed: str) -> None:
    text = f"# bots: {seed}\n{finished(PORT_ROYAL).record}"
    assert saves.sitting_from(text).bot_seed == 0


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"#" * 4_000_001, "more than 4,000,000 bytes"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"quarterdeck record 1\nname 0: \x1b[2J", "control character U[+]001B"),
    ],
    ids=["long", "binary", "control"],
)
def test_what_is_no_save_is_refused(data: bytes, error: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(data)
    with pytest.raises(QuarterdeckError, match=error):
        saves.read(path)
    (listed,) = saves.saves(tmp_path)
    assert listed.sitting is None
    assert not set(listed.error) & {"\x1b", "\n"}
