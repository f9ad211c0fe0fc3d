"""Whole games that must always play the same: ``tests/golden/*.txt``.

``python -m tests.goldens`` takes their digests anew, after a change of the rules or of
what they tell that was meant. The records themselves are never rewritten.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

from quarterdeck.core import Match, Record
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.game import plain

FOLDER = Path(__file__).parent / "golden"
DIGESTS = FOLDER / "digests.toml"


def records(game: str = "") -> list[Path]:
    """All golden records, or those of one game."""
    found = sorted(FOLDER.glob("*.txt"))
    return [path for path in found if game in ("", read(path).game)]


def read(path: Path) -> Record:
    """One of them."""
    return Record.parse(path.read_text("utf-8"))


def stored() -> dict[str, str]:
    """The digest each of them had when it was last looked at."""
    return tomllib.loads(DIGESTS.read_text("utf-8"))


def digest(record: Record) -> str:
    """A hash of every state and every event on the way through a record."""
    found = hashlib.sha256()
    for match in Match.replay(find_game(record.game), record):
        told = match.steps[-1].events if match.steps else match.opening
        found.update(steady(f"{match.position}\n{json.dumps(plain(list(told)))}\n").encode())
    return found.hexdigest()


def steady(text: str, places: int = 3) -> str:
    """Long decimals cut short: the last digits of a sine are not the same on all machines."""
    return re.sub(r"-?\d+\.\d{4,}(?:e-\d+)?", lambda n: f"{round(float(n[0]), places) + 0.0}", text)


def main() -> None:
    """Rewrite the digests."""
    lines = ["# Hashes of all states and events. Written by: python -m tests.goldens"]
    lines += [f'{path.stem} = "{digest(read(path))}"' for path in records()]
    DIGESTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
