"""Ends the programs of a referee that is gone; run by its path, so that it starts at once.

A program is stopped while nobody asks it anything, and a stopped program never notices that its
referee has died. This process does: its input ends. Until then it is told which groups of
processes there are: ``12`` has begun, ``-12`` has been ended.
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    """Remember the groups, and end those that are left when the referee is gone."""
    groups: set[int] = set()
    for line in sys.stdin:
        group = int(line)
        if group > 0:
            groups.add(group)
        else:
            groups.discard(-group)
    for group in groups:
        try:
            os.killpg(group, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            continue


if __name__ == "__main__":
    main()
