"""Golden records play the same as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.core import Match, Record
from quarterdeck.core.record import Ended, Undo
from quarterdeck.port_royal import PORT_ROYAL
from tests.port_royal.golden import digest, records, stored


def read(path: Path) -> Record:
    return Record.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text_and_result(path: Path) -> None:
    record = read(path)
    match = Match.resume(PORT_ROYAL, record)
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


def test_golden_records_cover_tables_endings_and_takebacks() -> None:
    all_records = [read(path) for path in records()]
    assert {r.table.seats for r in all_records} == {2, 3, 4, 5}
    assert {r.table.options.get("end", "points") for r in all_records} == {"points", "expedition"}
    assert any(isinstance(entry, Undo) for r in all_records for entry in r.entries)
    ends = {e.result.rpartition(" ")[2] for r in all_records for e in r.entries if type(e) is Ended}
    assert ends >= {"points", "no-cards"}
