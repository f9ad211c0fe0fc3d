"""Which event becomes which sentence: the rows of a game's ``words/telling.toml``.

The page reads the same rows. A row stands under the kind of its event and says what goes into the
message ``<game>-event-<kind>``::

    hired = { name = "name of seat", coins = "number of price", card = "card" }

The argument ``coins`` is the field ``price`` in the form ``number``; a field with the argument's
own name need not be named. ``key`` is another message than the kind's, ``{field}`` in it stands for
the field's value. Of several rows the first whose ``when`` holds is taken: a field that says
something, or fields with their values. Instead of a row there may be ``"unsaid"``, or the name of a
function of the game's wording where a row would not do.

``[refusals]`` says what becomes of the details of refusals. ``[forms]`` are a game's own forms that
need no function: a message ``<game>-...`` for each value, ``{}`` standing for it; of several the
first there is, and the value itself if there is none.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple

from quarterdeck.core.game import Plain
from quarterdeck.core.manifest import manifests

UNSAID: Final = "unsaid"
"""Instead of a row: another event says it, or the table shows it better."""

Fields = Mapping[str, Plain]
"""An event or the details of a refusal."""


class Given(NamedTuple):
    """An argument of a message: a field in a form."""

    argument: str
    form: str
    field: str


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence: a message and what goes into it."""

    key: str
    given: tuple[Given, ...]
    when: Mapping[str, Plain] | str = ""

    def holds(self, event: Fields) -> bool:
        """Whether this is how the event is told."""
        if isinstance(self.when, str):
            return not self.when or _says_something(event[self.when])
        return all(event[name] == value for name, value in self.when.items())


Told = Row | str
"""How an event is told: by a row, by the function of that name, or not at all."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What is in the file."""

    events: Mapping[str, tuple[Told, ...]] = field(default_factory=dict)
    refusals: tuple[Given, ...] = ()
    forms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def of(self, event: Fields) -> Told | None:
        """How an event is told; None if the file does not know it."""
        rows = self.events.get(str(event["kind"]), ())
        return next((row for row in rows if isinstance(row, str) or row.holds(event)), None)


@cache
def telling_of(game: str) -> Telling:
    """The rows of a game; none if it brings no file."""
    manifest = manifests().get(game)
    file = manifest.file(manifest.words).joinpath("telling.toml") if manifest else None
    return parse(file.read_text("utf-8")) if file and file.is_file() else Telling()


def parse(text: str) -> Telling:
    """The file as values."""
    tables: dict[str, dict[str, Any]] = tomllib.loads(text)
    return Telling(
        {kind: _rows(kind, told) for kind, told in tables.get("events", {}).items()},
        _given(tables.get("refusals", {})),
        {name: tuple(_listed(keys)) for name, keys in tables.get("forms", {}).items()},
    )


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _rows(kind: str, told: Any) -> tuple[Told, ...]:
    return tuple(row if isinstance(row, str) else _row(kind, **row) for row in _listed(told))


def _row(kind: str, key: str = "", when: Any = "", **given: str) -> Row:
    return Row(key or kind, _given(given), when)


def _given(given: Mapping[str, str]) -> tuple[Given, ...]:
    split = ((argument, text.partition(" of ")) for argument, text in given.items())
    return tuple(Given(argument, form, named or argument) for argument, (form, _, named) in split)


def _says_something(value: Plain) -> bool:
    """A seat that is nobody's is -1."""
    return not (value is None or value is False or value in ("", []) or value == -1)
