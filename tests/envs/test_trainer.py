"""The example trainer learns; its long form is in the soak."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TRAINER = Path(__file__).parents[2] / "examples/train_port_royal.py"


def train(*arguments: str) -> tuple[float, float]:
    """Run the script; the shares of wins against Greedy before and after, in per cent."""
    command = [sys.executable, str(TRAINER), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    shares = re.findall(r"(?:before|in the end): ([\d.]+)%", done.stdout)
    before, after = map(float, shares)
    return before, after


def test_twenty_lessons_show():
    before, after = train("--lessons", "20", "--games", "1000")
    assert before < 5
    assert after > 25


@pytest.mark.soak
def test_ten_minutes_take_60_per_cent_from_greedy():
    _, after = train("--minutes", "10")
    assert after >= 60
