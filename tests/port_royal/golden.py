"""Whole games that must always play the same: ``tests/golden/*.txt``.

``python -m tests.port_royal.golden`` takes their digests anew, after a change of the rules or of
what they tell that was meant. The records themselves are never rewritten.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

from quarterdeck.core import Match, Record
from quarterdeck.core.game import plain
from quarterdeck.port_royal import PORT_ROYAL

FOLDER = Path(__file__).parent.parent / "golden"
DIGESTS = FOLDER / "digests.toml"


def records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*.txt"))


def stored() -> dict[str, str]:
    """The digest each of them had when it was last looked at."""
    return tomllib.loads(DIGESTS.read_text("utf-8"))


def digest(record: Record) -> str:
    """A hash of every state and every event on the way through a record."""
    found = hashlib.sha256()
    for match in Match.replay(PORT_ROYAL, record):
        told = match.steps[-1].events if match.steps else match.opening
        found.update(f"{match.position}\n{json.dumps(plain(list(told)))}\n".encode())
    return found.hexdigest()


def main() -> None:
    """Rewrite the digests."""
    lines = ["# Hashes of all states and events. Written by: python -m tests.port_royal.golden"]
    played = {path.stem: Record.parse(path.read_text("utf-8")) for path in records()}
    lines += [f'{name} = "{digest(record)}"' for name, record in played.items()]
    DIGESTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
