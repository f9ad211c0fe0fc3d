"""What tests need to know of other processes."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable


def eventually(holds: Callable[[], bool], seconds: float = 60) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.02)
    return holds()


def lives(pid: int) -> bool:
    """Whether it runs or is stopped; a dead one that nobody has buried yet does not count."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")
