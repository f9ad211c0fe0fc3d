"""Whether a record holds what it promises: played by the rules, and dealt from its seed.

Findings are values, as refusals are: a code to translate, and numbers to put in.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from quarterdeck.core.errors import RecordError
from quarterdeck.core.match import Match
from quarterdeck.core.record import Ended, Entry, Opened, Outcome, Undo

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from quarterdeck.core.game import Game
    from quarterdeck.core.record import Record

RIGHT: Final = "right"
WRONG: Final = "wrong"
UNKNOWN: Final = "unknown"
"""It could not be checked."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    code: str
    verdict: str
    """right, wrong or unknown."""
    text: str
    """The finding in English, for logs."""
    details: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.verdict}: {self.text}"


def verify(game: Game, record: Record) -> tuple[Finding, ...]:
    """All that can be said about a record; where it breaks the rules, what comes after is left."""
    try:
        match, takebacks, free = _follow(game, record)
    except RecordError as error:
        details: dict[str, int | str] = {"line": error.line, "error": str(error)}
        return (Finding("breaks-rules", WRONG, str(error), details),)
    return (
        Finding(
            "follows-rules",
            RIGHT,
            f"all {len(match.steps)} actions follow the rules",
            {"actions": len(match.steps)},
        ),
        _result(match, record),
        Finding(
            "takebacks",
            RIGHT,
            f"{takebacks} takebacks, {free} of them freer than the rule for tables",
            {"takebacks": takebacks, "free": free},
        ),
        *_start(record),
        *_commitment(record),
        _deal(game, record, match),
    )


def _follow(game: Game, record: Record) -> tuple[Match, int, int]:
    """The match at the end of a record, how often was taken back, and how often freely."""
    takebacks = free = 0
    undoable: list[int] = []
    for match in Match.replay(game, record):
        last = match.record.entries[-1] if match.record.entries else None
        if isinstance(last, Undo):
            takebacks += 1
            free += undoable[last.seat] != last.actions
        undoable = [match.undoable(seat) for seat in range(record.table.seats)]
    return match, takebacks, free


def _result(match: Match, record: Record) -> Finding:
    if match.result is None:
        return Finding("unfinished", UNKNOWN, "the game is not finished")
    details: dict[str, int | str] = {"result": str(match.result)}
    if not any(isinstance(entry, Ended) for entry in record.entries):
        return Finding("no-result", UNKNOWN, "the game is over, but no result is written", details)
    return Finding("result", RIGHT, f"the result is right: {match.result}", details)


def _start(record: Record) -> Iterator[Finding]:
    if record.position:
        yield Finding("from-position", UNKNOWN, "the game starts from a position, not from a deal")


def _commitment(record: Record) -> Iterator[Finding]:
    """Whether the secret was opened; if it is not the one promised, no replay gets that far."""
    if record.commitment and any(isinstance(entry, Opened) for entry in record.entries):
        yield Finding("commitment", RIGHT, "the secret is the one committed to")
    elif record.commitment:
        yield Finding("not-opened", UNKNOWN, "the secret behind the commitment is not opened")


def _deal(game: Game, record: Record, match: Match) -> Finding:
    """Whether chance gave what the seed gives: the same actions, dealt anew, come out alike."""
    if record.dealt_from() is None:
        return Finding("no-seed", UNKNOWN, "no seed is known: the deal cannot be checked")
    written = match.record.entries
    dealt = _dealt_anew(game, record)
    for index, (theirs, ours) in enumerate(zip_longest(written, dealt)):
        if theirs != ours:
            number = sum(isinstance(entry, Outcome) for entry in written[: index + 1])
            kind = str(theirs).removeprefix("* ").partition(" ")[0]
            return Finding(
                "deal-differs",
                WRONG,
                f"outcome {number} ({kind}) is not what the seed gives",
                {"number": number, "kind": kind},
            )
    outcomes = sum(isinstance(entry, Outcome) for entry in written)
    details: dict[str, int | str] = {"outcomes": outcomes}
    return Finding("deal", RIGHT, f"all {outcomes} outcomes are what the seed gives", details)


def _dealt_anew(game: Game, record: Record) -> Sequence[Entry]:
    """The record with every outcome from its seed, as far as its actions can follow."""
    bare = replace(
        record, entries=[entry for entry in record.entries if not isinstance(entry, Outcome)]
    )
    entries: Sequence[Entry] = ()
    try:
        for match in Match.replay(game, bare):
            entries = match.record.entries
    except RecordError:
        pass  # another deal makes other actions impossible; what differed stands before
    return entries
