"""From Python types to one description: what :func:`quarterdeck.core.game.plain` makes of them."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import textwrap
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from quarterdeck.core import Event, Observation, Range
from quarterdeck.core.game import is_told
from quarterdeck.wire.shapes import (
    ANYTHING,
    GAME_PARTS,
    NEVER,
    NULL,
    TEXT,
    Alias,
    Basic,
    Either,
    Field,
    GamePart,
    ListOf,
    MapOf,
    Named,
    Names,
    Object,
    OneOf,
    Shape,
)

BASIC: Mapping[object, Shape] = {
    str: TEXT,
    int: Basic("integer"),
    float: Basic("number"),
    bool: Basic("boolean"),
    NoneType: NULL,
    None: NULL,
    object: ANYTHING,
    Any: ANYTHING,
}
LIMITS: Mapping[str, tuple[str, str, str]] = {
    "ge": ("minimum", "", ""),
    "le": ("maximum", "", ""),
    "lt": ("exclusiveMaximum", "", ""),
    "pattern": ("pattern", "", ""),
    "min_length": ("minLength", "minItems", "minProperties"),
    "max_length": ("maxLength", "maxItems", "maxProperties"),
}
"""What msgspec calls a limit, and what JSON Schema does: of a value, a list, an object."""


class Describer:
    """Describes types one after the other, and all that they are made of."""

    def __init__(self) -> None:
        self.names: Names = {}
        self._classes: dict[str, type] = {}

    def add(self, kind: type) -> Named:
        """Describe a class with fields, under its own name."""
        name = kind.__name__
        if self._classes.setdefault(name, kind) is not kind:
            raise TypeError(f"two types on the wire are called {name}")
        if name not in self.names:
            doc = _sentences(inspect.getdoc(kind) or "")
            self.names[name] = Object(name, doc, ())  # it may refer to itself
            fields, aside = tuple(self._fields(kind)), tuple(self._aside(kind))
            self.names[name] = Object(name, doc, fields, aside=aside)
        return Named(name)

    def union(self, name: str, doc: str, kinds: Iterable[type]) -> Named:
        """One of several classes, under a name."""
        self.names[name] = Alias(name, doc, _either([self.add(kind) for kind in kinds]))
        return Named(name)

    def shape(self, kind: Any) -> Shape:
        """What values of a type look like."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in BASIC:
            return BASIC[kind]
        if origin is Annotated:
            return self._annotated(args[0], args[1:])
        if origin is Literal:
            return OneOf(args)
        if origin in (Union, UnionType):
            return _either([self.shape(arg) for arg in args if arg is not UnsetType])
        if origin in (list, tuple) or kind in (list, tuple):
            return self._list(kind, args)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return MapOf(self.shape(args[1]))
        if isinstance(kind, type):
            return self._class(kind)
        raise TypeError(f"{kind} has no shape on the wire")

    def _list(self, kind: Any, args: tuple[Any, ...]) -> Shape:
        if get_origin(kind) is tuple and args[-1] is not Ellipsis:
            raise TypeError(f"{kind}: what stands in a fixed order needs names for its parts")
        return ListOf(self.shape(args[0]) if args else ANYTHING)

    def _class(self, kind: type) -> Shape:
        if issubclass(kind, Enum):
            return OneOf(tuple(member.value for member in kind))
        return self.add(kind) if has_fields(kind) else TEXT

    def _annotated(self, kind: Any, notes: tuple[object, ...]) -> Shape:
        shape = self.shape(kind)
        for note in notes:
            if isinstance(note, Meta):
                if note.extra and "game" in note.extra:
                    return self._game_part(note.extra["game"], shape)
                shape = _limited(shape, note)
        return shape

    def _game_part(self, part: str, shape: Shape) -> GamePart:
        """What is known of a game's part: its own description, if there is a common one."""
        name = GAME_PARTS[part]
        return GamePart(part, Named(name) if name in self.names else shape)

    def _fields(self, kind: type) -> Iterable[Field]:
        hints, docs = get_type_hints(kind, include_extras=True), field_docs(kind)
        for tag, value in _tags(kind).items():
            yield Field(tag, OneOf((value,)))
        for name, optional in _told(kind):
            yield Field(name, self.shape(hints[name]), docs.get(name, ""), optional)
        if issubclass(kind, Range):
            yield Field("text", TEXT, "Its actions, with names for the numbers.")

    def _aside(self, kind: type) -> Iterable[Field]:
        """What :func:`quarterdeck.core.game.known` tells besides."""
        hints, docs = get_type_hints(kind, include_extras=True), field_docs(kind)
        if issubclass(kind, Observation):
            for item in dataclasses.fields(kind):
                if not is_told(item):
                    yield Field(item.name, self.shape(hints[item.name]), docs.get(item.name, ""))


def has_fields(kind: type) -> bool:
    """Whether a type is told by its fields; what has a notation of its own is told by that."""
    if issubclass(kind, Struct | Event | Observation | Range):
        return True
    has_notation = any("__str__" in vars(base) for base in kind.__mro__[:-1])
    return not has_notation and (dataclasses.is_dataclass(kind) or _is_named_tuple(kind))


def _is_named_tuple(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def _told(kind: type) -> Iterable[tuple[str, bool]]:
    """The fields that are told, and whether each may be left out."""
    if issubclass(kind, Struct):
        for item in msgspec.structs.fields(kind):
            left_out = _is_read(kind) and not item.required
            yield item.encode_name, left_out
    elif _is_named_tuple(kind):
        yield from ((name, False) for name in cast("Any", kind)._fields)
    else:
        yield from ((f.name, False) for f in dataclasses.fields(cast("Any", kind)) if is_told(f))


def _tags(kind: type) -> dict[str, str]:
    """What names the kind of an object within the object."""
    if issubclass(kind, Struct):
        config = kind.__struct_config__
        return {config.tag_field: str(config.tag)} if config.tag_field else {}
    # A range may have a kind as an event has.
    return {"kind": cast("Any", kind).kind} if issubclass(kind, Event | Range) else {}


def _is_read(kind: type) -> bool:
    """Whether a message comes from a client: then what has a default may be left out."""
    return issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields


def _either(shapes: list[Shape]) -> Shape:
    several = tuple(dict.fromkeys(shapes))
    return Either(several) if len(several) > 1 else several[0] if several else NEVER


def _limited(shape: Shape, meta: Meta) -> Shape:
    which = {ListOf: 1, MapOf: 2}.get(type(shape), 0)
    limits = {
        names[which]: _pattern(value) if name == "pattern" else value
        for name, names in LIMITS.items()
        if (value := getattr(meta, name)) is not None
    }
    assert isinstance(shape, Basic | ListOf | MapOf)
    return dataclasses.replace(shape, limits=limits)


def _pattern(python: str) -> str:
    """A pattern as JSON Schema has it."""
    return python.replace(r"\A", "^").replace(r"\Z", "$")


@cache
def field_docs(kind: type) -> dict[str, str]:
    """The docstrings under the fields of a class, those of its bases too."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        with suppress(OSError, TypeError):  # a class that is not written in Python
            docs |= _docs_in(base)
    return docs


def _docs_in(kind: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    docs = {}
    for before, node in zip(body.body, body.body[1:], strict=False):
        match before, node:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = _sentences(text)
    return docs


def _sentences(doc: str) -> str:
    """A docstring on one line, without the marks that only Sphinx reads."""
    text = " ".join(doc.split()).replace("``", "`")
    for role in ("data", "class", "func", "mod"):
        text = text.replace(f":{role}:", "")
    return text
