"""Records: a game as text, one line for each thing that happened.

``docs/notation.md`` defines the format. A record is append-only: taking back is a line, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from quarterdeck.core.errors import NotationError, QuarterdeckError, RecordError
from quarterdeck.core.game import Table
from quarterdeck.core.names import MOST_LETTERS, printable
from quarterdeck.core.numbers import is_whole, whole
from quarterdeck.core.rng import MASK, NONCE, FairSeed, FastSeed, Seed, is_nonce, is_pledge

FORMAT = 1
MAGIC = "quarterdeck record"
MOST_BYTES = 4_000_000
"""No file with a record has more: a game of 100 rounds needs less than a tenth of it."""

# What str.splitlines ends a line at is none of them, and neither is the tabulator.
_CONTROL = re.compile("[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Outcome:
    """``* shuffle y1-1 ...``: what chance gave."""

    text: str

    def __str__(self) -> str:
        return f"* {self.text}"


@dataclass(frozen=True, slots=True)
class Act:
    """``0 draw``: what a seat did."""

    seat: int
    action: str

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass(frozen=True, slots=True)
class Undo:
    """``0 undo 3``: a seat took back the last actions, its own and what others answered."""

    seat: int
    actions: int = 1

    def __str__(self) -> str:
        return f"{self.seat} undo {self.actions}"


@dataclass(frozen=True, slots=True)
class Ended:
    """``= 0; 12 9; points``: the result, for readers; a replay must come to the same."""

    result: str

    def __str__(self) -> str:
        return f"= {self.result}"


@dataclass(frozen=True, slots=True)
class Opened:
    """``open 5f0c...``: the secret behind the commitment, shown after the end."""

    secret: str

    def __str__(self) -> str:
        return f"open {self.secret}"


Entry = Outcome | Act | Undo | Ended | Opened


@dataclass
class Record:
    """A game as it was played. ``str`` writes it, :meth:`parse` reads it."""

    game: str
    rules: int
    table: Table
    seed: FastSeed | None = None
    """A fast seed stands in the header; a fair one is opened at the end."""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    pledges: tuple[str, ...] = ()
    """What the seats had pledged before a nonce was shown."""
    position: str = ""
    """Where the game starts if not from the beginning."""
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list, compare=False, repr=False)
    """The line of the text each entry came from, for error messages."""

    def __str__(self) -> str:
        return "\n".join([*self._header(), "", *map(str, self.entries)]) + "\n"

    def __repr__(self) -> str:
        return f"Record.parse({str(self)!r})"

    def _header(self) -> Iterator[str]:
        yield f"{MAGIC} {FORMAT}"
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        yield f"seats: {self.table.seats}"
        for name, value in self.table.options.items():
            yield f"option {name}: {value}"
        for seat, name in enumerate(self.table.names):
            yield f"name {seat}: {name}"
        if self.table.people is not None:
            yield f"people: {' '.join(map(str, self.table.people))}".rstrip()
        if self.seed is not None:
            yield f"seed: {self.seed}"
        if self.commitment:
            yield f"commitment: {self.commitment}"
        if self.nonces:
            yield f"nonces: {' '.join(self.nonces)}"
        if self.pledges:
            yield f"pledges: {' '.join(self.pledges)}"
        if self.position:
            yield f"position: {self.position}"

    def line_of(self, index: int) -> int:
        """The line on which an entry stands, in the text it came from or would be written to."""
        if index < len(self.lines):
            return self.lines[index]
        return len(list(self._header())) + 2 + index

    def dealt_from(self) -> Seed | None:
        """The seed, if it is known: in the header, or what was promised and is opened."""
        for entry in self.entries:
            if isinstance(entry, Opened):
                return FairSeed(bytes.fromhex(entry.secret), self.nonces, self.pledges)
        return None if self.commitment else self.seed

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises :class:`RecordError` with the line at fault."""
        return _Reader(text).read()


def decoded(data: bytes) -> str:
    """The text of a file that is said to hold a record; raises :class:`QuarterdeckError`."""
    if len(data) > MOST_BYTES:
        raise QuarterdeckError(f"it has more than {MOST_BYTES:,} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise QuarterdeckError("it is not text in UTF-8") from None


def _whole(text: str, line: int, what: str, most: int) -> int:
    try:
        return whole(text, what, 0, most)
    except NotationError as error:
        raise RecordError(line, str(error)) from None


def _word(text: str, line: int, what: str) -> str:
    if len(text) > MOST_LETTERS:
        raise RecordError(line, f"{what} has up to {MOST_LETTERS} letters, not {len(text)}")
    return text


class _Reader:
    """Reads one record; a class because header fields arrive in any order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._fields: dict[str, tuple[int, str]] = {}

    def read(self) -> Record:
        # Lines of a record are shown: in errors, in replays, on terminals.
        if found := _CONTROL.search(self._text):
            at = len(self._text[: found.end()].splitlines())
            raise RecordError(at, f"the control character U+{ord(found[0]):04X} stands here")
        numbered = [
            (number, line.strip())
            for number, line in enumerate(self._text.removeprefix("\ufeff").splitlines(), start=1)
            if not line.lstrip().startswith("#")
        ]
        body = self._read_header(numbered)
        record = self._make()
        for number, line in body:
            if line:
                record.entries.append(self._entry(number, line, record.table.seats))
                record.lines.append(number)
        return record

    def _read_header(self, numbered: list[tuple[int, str]]) -> list[tuple[int, str]]:
        lines = iter(numbered)
        number, first = next(((n, line) for n, line in lines if line), (1, ""))
        if not first.startswith(MAGIC):
            raise RecordError(number, f"not a record: the first line must be '{MAGIC} {FORMAT}'")
        version = first.removeprefix(MAGIC).strip()
        if version != str(FORMAT):
            raise RecordError(number, f"format '{version}' is unknown; this reads format {FORMAT}")
        for number, line in lines:
            if not line:
                break
            key, colon, value = line.partition(":")
            key = key.strip()
            if not colon:
                raise RecordError(number, f"a header line is 'key: value', not '{line[:60]}'")
            if key in self._fields:
                raise RecordError(number, f"'{key}' is given twice")
            self._fields[key] = number, value.strip()
        return list(lines)

    def _required(self, key: str) -> tuple[int, str]:
        if key not in self._fields:
            raise RecordError(1, f"the header has no '{key}: ...'")
        return self._fields.pop(key)

    def _make(self) -> Record:
        line, game = self._required("game")
        _word(game, line, "the name of a game")
        line, text = self._required("rules")
        rules = _whole(text, line, "rules", 1_000_000)
        line, text = self._required("seats")
        seats = _whole(text, line, "seats", 99)
        seed = None
        if "seed" in self._fields:
            line, text = self._fields.pop("seed")
            seed = FastSeed(_whole(text, line, "seed", MASK))
        commitment = self._hex("commitment")
        line, text = self._fields.pop("nonces", (0, ""))
        nonces = tuple(text.split())
        if not all(map(is_nonce, nonces)):
            raise RecordError(line, f"nonces are words of {NONCE}")
        line, text = self._fields.pop("pledges", (0, ""))
        pledges = tuple(text.split())
        if not all(map(is_pledge, pledges)):
            raise RecordError(line, "pledges are 64 hexadecimal digits each, or '-' for none")
        people = self._people(seats)
        _, position = self._fields.pop("position", (0, ""))
        options: dict[str, str] = {}
        names = [""] * seats
        for key, (line, value) in self._fields.items():
            word, _, rest = key.partition(" ")
            if word == "option" and rest:
                options[_word(rest, line, "an option")] = _word(value, line, "an option's value")
            elif word == "name":
                seat = _whole(rest, line, "a seat", seats - 1)
                names[seat] = _word(printable(value), line, "a name")
            else:
                raise RecordError(line, f"'{key}' is not a header field")
        table = Table(seats, options, tuple(names) if any(names) else (), people)
        return Record(game, rules, table, seed, commitment, nonces, pledges, position)

    def _people(self, seats: int) -> tuple[int, ...] | None:
        if "people" not in self._fields:
            return None
        line, text = self._fields.pop("people")
        found = [_whole(word, line, "a seat", seats - 1) for word in text.split()]
        if sorted(set(found)) != found:
            raise RecordError(line, "people are seats, each once, the lowest first")
        return tuple(found)

    def _hex(self, key: str) -> str:
        line, text = self._fields.pop(key, (0, ""))
        if text and not re.fullmatch(r"[0-9a-f]{64}", text):
            raise RecordError(line, f"{key} must be 64 hexadecimal digits")
        return text

    def _entry(self, line: int, text: str, seats: int) -> Entry:
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word == "*" and rest:
            return Outcome(rest)
        if word == "=" and rest:
            return Ended(rest)
        if word == "open" and re.fullmatch(r"[0-9a-f]{64}", rest):
            return Opened(rest)
        if is_whole(word) and rest:
            seat = _whole(word, line, "a seat", seats - 1)
            verb, _, count = rest.partition(" ")
            if verb == "undo":
                return Undo(seat, _whole(count or "1", line, "a number of actions", 1_000_000))
            return Act(seat, rest)
        raise RecordError(
            line,
            f"cannot read '{text[:60]}'; possible: '<seat> <action>', '<seat> undo <n>', "
            "'* <outcome>', '= <result>', 'open <secret>'",
        )
