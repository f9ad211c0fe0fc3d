"""``make bench``: measure and print each figure as it comes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from benchmarks import environments, sea_box, speed
from benchmarks.speed import Figure


def show(measures: Mapping[str, Callable[[], Figure]]) -> int:
    """Measure each by itself and print it at once; how many could not be measured."""
    failed = 0
    for name, measure in measures.items():
        try:
            text = measure().text
        except Exception as error:  # whatever one of them does, the others' figures are kept
            failed += 1
            said = " ".join(str(error).split())[:200]
            text = f"not measured: {type(error).__name__}: {said}"
        print(f"{name:58} {text}", flush=True)
    return failed


def main() -> int:
    """Our own must all be measured; of other projects' games, whatever is installed here."""
    print("Speed, best of five, in turn with the C yardstick", flush=True)
    failed = show(speed.MEASURES) + show(environments.MEASURES) + show(sea_box.MEASURES)
    show(environments.PEERS)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
