"""Records from files, whatever the file turns out to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarterdeck.core import QuarterdeckError, Record

if TYPE_CHECKING:
    from pathlib import Path

MOST: Final = 4_000_000
"""No record has more bytes: a game of 100 rounds needs less than a tenth of it."""


def read_record(path: Path) -> Record:
    """The record in a file; raises :class:`QuarterdeckError` that names the file."""
    if path.is_dir():
        raise QuarterdeckError(f"'{path}' is a folder; a record is a file")
    try:
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except FileNotFoundError:
        raise QuarterdeckError(f"there is no file '{path}'") from None
    except OSError as error:
        raise QuarterdeckError(f"'{path}' cannot be read: {error.strerror or error}") from None
    try:
        return _parse(data)
    except QuarterdeckError as error:
        raise QuarterdeckError(f"'{path}' is no record: {error}") from None


def _parse(data: bytes) -> Record:
    if len(data) > MOST:
        raise QuarterdeckError(f"it has more than {MOST:,} bytes")
    try:
        return Record.parse(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise QuarterdeckError("it is not text in UTF-8") from None
