"""Whether a record holds what it promises: played by the rules, and dealt from its seed.

Findings are values, as refusals are: a code to translate, and numbers to put in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from quarterdeck.core.chance import Recount
from quarterdeck.core.errors import RecordError, RulesChanged
from quarterdeck.core.match import Match
from quarterdeck.core.record import Act, Ended, Entry, Opened, Outcome, Undo

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from quarterdeck.core.game import Game, Position
    from quarterdeck.core.record import Record
    from quarterdeck.core.rng import Seed

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
    except RulesChanged as halt:
        facts: dict[str, int | str] = {"line": halt.line, "rules": halt.rules}
        return (Finding("rules-changed", UNKNOWN, str(halt), facts),)
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
        *_deal(game, record),
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


def _deal(game: Game, record: Record) -> Iterator[Finding]:
    """Whether chance gave what the seed gives: each outcome is drawn anew where it was drawn."""
    seed = record.dealt_from()
    if seed is None:
        yield Finding("no-seed", UNKNOWN, "no seed is known: the deal cannot be checked")
        return
    outcomes = unsure = 0
    for lines, recount in _recounts(game, record, seed):
        if recount.wrong:
            number, kind = outcomes + recount.wrong[0] + 1, lines[recount.wrong[0]].split(" ")[0]
            text = f"outcome {number} ({kind}) is not what the seed gives"
            yield Finding("deal-differs", WRONG, text, {"number": number, "kind": kind})
            return
        outcomes, unsure = outcomes + len(lines), unsure + len(recount.unsure)
    checked = outcomes - unsure
    text = f"all {checked} outcomes are what the seed gives"
    yield Finding("deal", RIGHT, text, {"outcomes": checked})
    if unsure:
        text = f"{unsure} falls of dice could not be simulated to the same end here"
        yield Finding("falls", UNKNOWN, text, {"falls": unsure})


def _recounts(game: Game, record: Record, seed: Seed) -> Iterator[tuple[tuple[str, ...], Recount]]:
    """The outcomes of the opening, then of each action as it was taken, each drawn anew."""
    position: Position | None = None
    for match in Match.replay(game, record):
        last = match.steps[-1] if match.steps else None
        if position is None:
            if not record.position:
                entries = match.record.entries
                lines = tuple(entry.text for entry in entries if isinstance(entry, Outcome))
                recount = Recount(lines, seed, 0)
                game.start(record.table, recount)
                drawn = len(lines)
                yield lines, recount
            else:
                drawn = 0
        elif last is not None and isinstance(_followed(match), Act) and last.outcomes:
            before = drawn + sum(len(step.outcomes) for step in match.steps[:-1])
            recount = Recount(last.outcomes, seed, before)
            position.copy().apply(last.seat, last.action, recount)
            yield last.outcomes, recount
        position = match.position


def _followed(match: Match) -> Entry | None:
    """What the match followed last, its outcomes left aside."""
    entries = reversed(match.record.entries)
    return next((entry for entry in entries if not isinstance(entry, Outcome)), None)
