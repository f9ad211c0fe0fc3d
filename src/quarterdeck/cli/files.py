"""Records from files, whatever the file turns out to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core import QuarterdeckError, Record
from quarterdeck.core.record import MOST_BYTES, decoded

if TYPE_CHECKING:
    from pathlib import Path


def read_record(path: Path) -> Record:
    """The record in a file; raises :class:`QuarterdeckError` that names the file."""
    if path.is_dir():
        raise QuarterdeckError(f"'{path}' is a folder; a record is a file")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise QuarterdeckError(f"there is no file '{path}'") from None
    except OSError as error:
        raise QuarterdeckError(f"'{path}' cannot be read: {error.strerror or error}") from None
    try:
        return Record.parse(decoded(data))
    except QuarterdeckError as error:
        raise QuarterdeckError(f"'{path}' is no record: {error}") from None
