"""What a description is made of: the shapes that JSON values can have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Limits: TypeAlias = Mapping[str, int | str]
"""What JSON Schema calls them: ``maxLength``, ``minimum``, ``pattern``."""


@dataclass(frozen=True)
class Basic:
    """A value without parts: ``string``, ``integer``, ``number``, ``boolean``, ``null`` or any."""

    kind: str
    limits: Limits = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class OneOf:
    """One of some words or numbers."""

    values: tuple[str | int, ...]


@dataclass(frozen=True)
class ListOf:
    """Any number of the same."""

    item: Shape
    limits: Limits = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class MapOf:
    """Values by texts."""

    item: Shape
    limits: Limits = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Either:
    """One of several shapes."""

    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Named:
    """A shape that has a name: it is described once, under that name."""

    name: str


@dataclass(frozen=True)
class GamePart:
    """Where a message carries what each game describes for itself."""

    name: str
    """``event``, ``observation``, ``odds``, ``refusal`` or ``range``."""
    otherwise: Shape
    """What is known of it without knowing the game."""


@dataclass(frozen=True)
class Field:
    """A named part of an object."""

    name: str
    shape: Shape
    doc: str = ""
    optional: bool = False
    """Whether it may be left out."""


@dataclass(frozen=True)
class Object:
    """A JSON object with named fields."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    open: bool = False
    """Whether there may be fields that it does not name."""
    aside: tuple[Field, ...] = ()
    """What programs that are asked for an action are told besides, and tables are not."""


Shape: TypeAlias = Basic | OneOf | ListOf | MapOf | Either | Named | GamePart | Object


@dataclass(frozen=True)
class Alias:
    """A name for another shape."""

    name: str
    doc: str
    shape: Shape


Names: TypeAlias = dict[str, Object | Alias]
"""What has a name, in the order in which it is written."""

GAME_PARTS: Mapping[str, str] = {
    "event": "GameEvent",
    "observation": "Observation",
    "odds": "GameOdds",
    "refusal": "GameRefusal",
    "range": "GameRange",
}
"""What a game's part of a message is called where the game describes it."""

TEXT = Basic("string")
ANYTHING = Basic("anything")
NULL = Basic("null")
NEVER = Basic("never")
"""No value at all."""


def inside(what: Shape | Alias) -> Iterator[Shape]:
    """The shapes directly in another one."""
    match what:
        case ListOf(item) | MapOf(item):
            yield item
        case Either(shapes):
            yield from shapes
        case Object(fields=fields):
            yield from (field.shape for field in fields)
        case Alias(shape=shape):
            yield shape


def referred(what: Shape | Alias) -> Iterator[str]:
    """The names that are used within, however deep."""
    if isinstance(what, Named):
        yield what.name
    for shape in inside(what):
        yield from referred(shape)


def open_names(names: Names) -> set[str]:
    """The names of all that carries a part of a game, however deep."""

    def carries(what: Shape | Alias, seen: frozenset[str]) -> bool:
        if isinstance(what, GamePart):
            return True
        if isinstance(what, Named):
            known = names.get(what.name)
            if known is None or what.name in seen:
                return False
            return carries(known, seen | {what.name})
        return any(carries(shape, seen) for shape in inside(what))

    return {name for name, what in names.items() if carries(what, frozenset({name}))}
