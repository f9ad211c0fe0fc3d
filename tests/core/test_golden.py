"""Golden records play the same as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.core import Match
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.record import Ended
from tests.goldens import digest, read, records, stored


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text_and_result(path: Path) -> None:
    record = read(path)
    match = Match.resume(find_game(record.game), record)
    without_comments = [
        line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")
    ]
    assert str(match.record).splitlines() == without_comments
    assert match.result is not None
    assert Ended(str(match.result)) in record.entries


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_golden_record_meets_the_same_states_and_events(path: Path) -> None:
    assert digest(read(path)) == stored()[path.stem]


def test_every_digest_has_its_record() -> None:
    assert sorted(stored()) == [path.stem for path in records()]
