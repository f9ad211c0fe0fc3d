"""The tables that the page's layout is measured at are those that the rules lead to today."""

from __future__ import annotations

import runpy
from pathlib import Path

RECORDING = Path(__file__).parents[2] / "web/tests/browser/record_seas.py"


def test_the_recorded_tables_are_fresh() -> None:
    made = runpy.run_path(str(RECORDING))
    assert made["FILE"].read_text("utf-8") == made["written"](), f"run {RECORDING.name} again"
