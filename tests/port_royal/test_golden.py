"""What the golden records of Port Royal cover."""

from __future__ import annotations

from quarterdeck.core.record import Ended, Undo
from tests.goldens import read, records


def test_golden_records_cover_tables_endings_and_takebacks() -> None:
    all_records = [read(path) for path in records("port-royal")]
    assert {r.table.seats for r in all_records} == {2, 3, 4, 5}
    assert {r.table.options.get("end", "points") for r in all_records} == {"points", "expedition"}
    assert any(isinstance(entry, Undo) for r in all_records for entry in r.entries)
    ends = {e.result.rpartition(" ")[2] for r in all_records for e in r.entries if type(e) is Ended}
    assert ends >= {"points", "no-cards"}
