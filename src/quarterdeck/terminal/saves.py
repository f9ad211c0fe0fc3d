"""Saved games: a record each, with two lines of comment that say who sits where.

A save is a record that any other tool can read; the comments are this terminal's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from quarterdeck.bots.files import in_file
from quarterdeck.core import Match, QuarterdeckError, Record
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.numbers import is_whole
from quarterdeck.core.record import MOST_BYTES, decoded
from quarterdeck.terminal.sitting import HUMAN, Player, Sitting

SUFFIX: Final = ".record"
LISTED: Final = 12
"""Saves that the home screen shows, the newest: each is read and followed to its end."""


def default_folder() -> Path:
    """Where this system keeps a program's data."""
    return Path(user_data_dir("quarterdeck", appauthor=False)) / "games"


def new_path(folder: Path, game: str) -> Path:
    """A file for a new game, named by the time; never one that exists."""
    stem = f"{datetime.now():%Y-%m-%d_%H-%M-%S}_{game}"
    path = folder / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stem}_{count}{SUFFIX}"
    return path


def text_of(sitting: Sitting) -> str:
    """What a save holds."""
    kinds = " ".join(player.kind for player in sitting.players)
    return f"# players: {kinds}\n# bots: {sitting.bot_seed}\n{sitting.match.record}"


def write(sitting: Sitting, path: Path) -> None:
    """Save a game; a crash in the middle leaves the old save whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(text_of(sitting), "utf-8")
    fresh.replace(path)


def read(path: Path, kinds: Sequence[str] = ()) -> Sitting:
    """The game in a file, with other players if wanted.

    Raises ``QuarterdeckError`` or ``OSError``.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    try:
        text = decoded(data)
    except QuarterdeckError as error:
        raise QuarterdeckError(f"{path.name} is no record: {error}") from None
    return sitting_from(text, kinds)


def sitting_from(text: str, kinds: Sequence[str] = ()) -> Sitting:
    """The game in a save or in any record; seats that nothing is said about are people's.

    Of a game begun by earlier rules as much as stands by those of now.
    """
    record = Record.parse(text)
    match, halt = Match.standing(find_game(record.game), record)
    seats = range(record.table.seats)
    kinds = kinds or _players(text) or [HUMAN] * len(seats)
    names = record.table.names or tuple(str(seat + 1) for seat in seats)
    seed = _comment(text, "bots")
    return Sitting(
        match,
        [Player(kind, name) for kind, name in zip(kinds, names, strict=False)],
        int(seed) if is_whole(seed) else 0,
        halted=halt is not None,
    )


def _players(text: str) -> list[str]:
    """Who sat where. A save may come from anybody: it does not get to name a file to be run."""
    kinds = _comment(text, "players").split()
    for kind in kinds:
        if in_file(kind):
            raise QuarterdeckError(
                f"a bot from a file played here, {kind}; to go on, name the players again, "
                f"as in --players {','.join(kinds)}"
            )
    return kinds


def _comment(text: str, key: str) -> str:
    found = re.search(rf"^# {key}: (.*)$", text, re.MULTILINE)
    return found[1].strip() if found else ""


@dataclass(frozen=True, slots=True)
class Save:
    """A file in the folder: a game to go on with or to watch, or what is wrong with it."""

    path: Path
    when: datetime
    sitting: Sitting | None
    error: str = ""

    @property
    def over(self) -> bool:
        """Whether the game has ended, or cannot go on by the rules of now."""
        sitting = self.sitting
        return sitting is not None and (sitting.match.result is not None or sitting.halted)


def saves(folder: Path) -> Iterator[Save]:
    """The newest saves first; damaged ones, too."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")]
    except OSError:
        return
    for stamp, path in sorted(found, reverse=True)[:LISTED]:
        when = datetime.fromtimestamp(stamp / 1e9)
        try:
            yield Save(path, when, read(path))
        except (QuarterdeckError, OSError) as error:
            yield Save(path, when, None, str(error))
