"""``python -m quarterdeck.wire``: write everything that is written from the types."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from quarterdeck.wire.writing import PROTOCOL, written

ROOT: Final = Path(__file__).parents[3]


def main() -> None:
    """Write what has changed, and name it."""
    if not (ROOT / PROTOCOL).exists():
        raise SystemExit("only in a checkout of the repository there is something to write")
    for path, text in written(ROOT).items():
        file = ROOT / path
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
