"""Logs: a JSON object a line. No names, no addresses; of a table's id only the beginning."""

from __future__ import annotations

import logging
import sys
from typing import Final

import msgspec

from quarterdeck.server.telling import moment

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


class Lines(logging.Formatter):
    """Each record as one line of JSON; what was given as ``extra`` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": moment(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: int = logging.INFO) -> None:
    """Write lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    # Of uvicorn only what is wrong: where the server is, people have been told already.
    for name, least in (("quarterdeck", level), ("uvicorn", max(level, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
