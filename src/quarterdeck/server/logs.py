"""Logs: a JSON object a line. No names, no addresses; of a table's id only the beginning."""

from __future__ import annotations

import logging
import sys
import time
from dataclasses import dataclass
from typing import Final, TextIO

import msgspec

from quarterdeck.server.telling import moment

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}
PERIOD: Final = 10.0
"""Seconds in which a complaint is written once, however often it is made."""


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


@dataclass(slots=True)
class _Complaint:
    """What has been written lately, and how often it came again since."""

    until: float
    last: logging.LogRecord
    times: int = 0


class Once(logging.StreamHandler[TextIO]):
    """Writes the same complaint once a period, and then how many ``times`` it came since."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._lately: dict[tuple[str, str], _Complaint] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self.settle(record.created)
        # Asyncio writes what differs from case to case in the lines after the first.
        key = (record.name, str(record.msg).partition("\n")[0])
        known = self._lately.get(key)
        if known is None:
            self._lately[key] = _Complaint(record.created + PERIOD, record)
            super().emit(record)
        else:
            known.last, known.times = record, known.times + 1

    def settle(self, now: float) -> None:
        """Write what was held back long enough."""
        for key, known in [*self._lately.items()]:
            if now < known.until:
                continue
            if known.times:
                known.last.times = known.times
                super().emit(known.last)
                known.until, known.times = now + PERIOD, 0
            else:
                del self._lately[key]

    def close(self) -> None:
        self.settle(float("inf"))
        super().close()


def set_up(level: int = logging.INFO) -> None:
    """Write lines to standard error."""
    handler = Once(sys.stderr)
    handler.setFormatter(Lines())
    # Of others only what is wrong: where the server is, people have been told already.
    wrong = max(level, logging.WARNING)
    for name, least in (("quarterdeck", level), ("uvicorn", wrong), ("asyncio", wrong)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)


def settle() -> None:
    """Write what was held back long enough."""
    for handler in logging.getLogger("quarterdeck").handlers:
        if isinstance(handler, Once):
            handler.settle(time.time())
