"""The games whose draws the page's tests check are those that the rules deal and play today."""

from __future__ import annotations

import runpy
from pathlib import Path

RECORDING = Path(__file__).parents[2] / "web/tests/unit/record_draws.py"


def test_the_recorded_draws_are_fresh() -> None:
    made = runpy.run_path(str(RECORDING))
    assert made["FILE"].read_text("utf-8") == made["written"](), f"run {RECORDING.name} again"
