"""Whether a record holds what it promises: played by the rules, and dealt from its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.chance import Recount
from quarterdeck.core.errors import RecordError, RulesChanged
from quarterdeck.core.findings import Code, Finding, Verdict
from quarterdeck.core.match import Match
from quarterdeck.core.promises import beyond, promises, took_part
from quarterdeck.core.record import Act, Ended, Entry, Opened, Outcome, Undo

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from quarterdeck.core.game import Game, Position
    from quarterdeck.core.record import Record
    from quarterdeck.core.rng import Seed

RIGHT, WRONG, UNKNOWN, BEYOND = Verdict


def verify(game: Game, record: Record, own: Mapping[int, str] | None = None) -> tuple[Finding, ...]:
    """All that can be said about a record; where it breaks the rules, what comes after is left.

    ``own`` are the nonces that whoever asks gave himself, by seat.
    """
    walk = _Walk(game, record)
    try:
        match = walk.run()
    except RulesChanged as halt:
        facts: dict[str, int | str] = {"line": halt.line, "rules": halt.rules}
        return (*walk.faults.values(), Finding(Code.RULES_CHANGED, str(halt), facts))
    except RecordError as error:
        details: dict[str, int | str] = {"line": error.line, "error": str(error)}
        return (*walk.faults.values(), Finding(Code.BREAKS_RULES, str(error), details))
    return (
        Finding(
            Code.FOLLOWS_RULES,
            f"all {len(match.steps)} actions follow the rules",
            {"actions": len(match.steps)},
        ),
        _result(match, record),
        *walk.takebacks(),
        *_start(record),
        *promises(record, own or {}),
        *_deal(game, record),
        *beyond(record, own or {}),
    )


class _Walk:
    """Goes through a record and looks at what the rules of the game leave open: the table's own."""

    def __init__(self, game: Game, record: Record) -> None:
        self._game, self._record = game, record
        self._several = _several(record)
        self.faults: dict[Code, Finding] = {}
        """The first fault of each kind."""
        self._taken = self._free = 0

    def run(self) -> Match:
        """The match at the end of the record."""
        replay = Match.replay(self._game, self._record)
        match = next(replay)
        opened = False
        for index, entry in enumerate(self._record.entries):
            if isinstance(entry, Outcome):
                continue
            if opened:
                self._fault(Code.AFTER_OPENING, index)
            if isinstance(entry, Undo):
                self._take_back(match, entry, index)
            elif isinstance(entry, Opened):
                opened = True
                if match.result is None:
                    self._fault(Code.OPENED_EARLY, index)
            match = next(replay)
        return match

    def takebacks(self) -> Iterator[Finding]:
        """What is wrong, or how often was taken back."""
        yield from self.faults.values()
        counted: dict[str, int | str] = {"takebacks": self._taken, "free": self._free}
        text = f"{self._taken} takebacks, {self._free} of them freer than the rule for tables"
        if self._free and self._several is None:
            yield Finding(Code.FREE_TAKEBACKS, text, counted)
        elif not any(code.startswith("takeback-") for code in self.faults):
            yield Finding(Code.TAKEBACKS, text, counted)

    def _take_back(self, match: Match, entry: Undo, index: int) -> None:
        """Judge a takeback, before it is made."""
        self._taken += 1
        people = self._record.table.people
        if people is not None and entry.seat not in people:
            self._fault(Code.TAKEBACK_BY_BOT, index)
        elif match.undoable(entry.seat) == entry.actions:
            return
        elif self._several or match.undoable(entry.seat, free=True) != entry.actions:
            self._fault(self._why_not(match, entry), index)
        self._free += 1

    def _why_not(self, match: Match, entry: Undo) -> Code:
        if match.result is not None:
            return Code.TAKEBACK_AFTER_END
        if not self._several:
            return Code.TAKEBACK_TOO_FAR
        own = bool(match.steps) and match.steps[-1].seat == entry.seat
        return Code.TAKEBACK_PAST_CHANCE if own and entry.actions == 1 else Code.TAKEBACK_OF_ANOTHER

    def _fault(self, code: Code, index: int) -> None:
        line, entry = self._record.line_of(index), self._record.entries[index]
        text = f"line {line}, '{entry}': {code}"
        self.faults.setdefault(code, Finding(code, text, {"line": line, "entry": str(entry)}))


def _several(record: Record) -> bool | None:
    """Whether several people play; None if the record does not say who is a person.

    A record older than that still names those who gave a nonce: a bot gives none.
    """
    if record.table.people is not None:
        return len(record.table.people) > 1
    return True if len(took_part(record)) > 1 else None


def _result(match: Match, record: Record) -> Finding:
    if match.result is None:
        return Finding(Code.UNFINISHED, "the game is not finished")
    details: dict[str, int | str] = {"result": str(match.result)}
    if not any(isinstance(entry, Ended) for entry in record.entries):
        return Finding(Code.NO_RESULT, "the game is over, but no result is written", details)
    return Finding(Code.RESULT, f"the result is right: {match.result}", details)


def _start(record: Record) -> Iterator[Finding]:
    if record.position:
        yield Finding(Code.FROM_POSITION, "the game starts from a position, not from a deal")


def _deal(game: Game, record: Record) -> Iterator[Finding]:
    """Whether chance gave what the seed gives: each outcome is drawn anew where it was drawn."""
    seed = record.dealt_from()
    if seed is None:
        yield Finding(Code.NO_SEED, "no seed is known: the deal cannot be checked")
        return
    outcomes = unsure = 0
    for lines, recount in _recounts(game, record, seed):
        if recount.wrong:
            number, kind = outcomes + recount.wrong[0] + 1, lines[recount.wrong[0]].split(" ")[0]
            text = f"outcome {number} ({kind}) is not what the seed gives"
            yield Finding(Code.DEAL_DIFFERS, text, {"number": number, "kind": kind})
            return
        outcomes, unsure = outcomes + len(lines), unsure + len(recount.unsure)
    checked = outcomes - unsure
    text = f"all {checked} outcomes are what the seed gives"
    yield Finding(Code.DEAL, text, {"outcomes": checked})
    if unsure:
        text = f"{unsure} falls of dice could not be simulated to the same end here"
        yield Finding(Code.FALLS, text, {"falls": unsure})


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
