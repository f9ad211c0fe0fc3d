"""Limits itself, then becomes the program; run by its path, so that it starts at once.

Setting limits between fork and exec in a process with threads can hang it; here nothing else runs.
"""

from __future__ import annotations

import os
import sys


def limit(memory: int) -> None:
    """At most so many bytes of memory, one processor, no file over 16 MiB, no core dumps."""
    import resource  # not on Windows, where there are no such limits

    # Not the address space (RLIMIT_AS): Node reserves gigabytes of it and uses none.
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 24, 1 << 24))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if hasattr(os, "sched_setaffinity"):
        # Spread by process number, so that programs at one table do not share a processor.
        allowed = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {allowed[os.getpid() % len(allowed)]})


if __name__ == "__main__":
    if os.name == "posix":
        limit(int(sys.argv[1]))
    try:
        os.execvp(sys.argv[2], sys.argv[2:])
    except OSError as error:
        sys.exit(f"cannot start {sys.argv[2]}: {error.strerror}")
