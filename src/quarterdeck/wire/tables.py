"""The description as Markdown: tables for those who write clients and bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from quarterdeck.server.errors import Code, Reason
from quarterdeck.wire.describe import field_docs
from quarterdeck.wire.shapes import (
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

ASIDE: Final = "Only for programs that are asked for an action."


def messages(names: Names, union: str) -> str:
    """One line for each kind of message."""
    rows = [
        [said(what.fields[0].shape), _listed(f.name for f in what.fields[1:]), what.doc]
        for what in kinds(names, union).values()
    ]
    return _table(("message", "fields", "means"), rows)


def happenings(names: Names) -> str:
    """One line for each kind of event, with all that is to be said of its fields."""
    rows = [
        [said(what.fields[0].shape), _inner(what.fields[1:]), what.doc]
        for what in kinds(names, "GameEvent").values()
    ]
    return _table(("kind", "fields", "means"), rows)


def kinds(names: Names, union: str) -> dict[str, Object]:
    """The objects that something is one of."""
    alias = names[union]
    assert isinstance(alias, Alias)
    shapes = alias.shape.shapes if isinstance(alias.shape, Either) else (alias.shape,)
    found = {shape.name: names[shape.name] for shape in shapes if isinstance(shape, Named)}
    return {name: what for name, what in found.items() if isinstance(what, Object)}


def objects(names: Names, but: Iterable[str] = ()) -> str:
    """Every object with its fields, and every name for something else."""
    return "\n".join(_described(what) for name, what in names.items() if name not in but)


def codes() -> str:
    """Why something was not done, over HTTP and over the socket."""
    docs = field_docs(Code)
    rows = [
        [f"`{code}`", str(code.status.value), _listed(code.details), docs[code.name]]
        for code in Code
    ]
    return _table(("code", "status", "details", "means"), rows)


def reasons() -> str:
    """Why an action is illegal if the rules of no game are the reason."""
    docs = field_docs(Reason)
    return _table(("reason", "means"), [[f"`{reason}`", docs[reason.name]] for reason in Reason])


def fields(what: Object) -> str:
    """The fields of an object."""
    besides = [_row(replace(field, doc=f"{field.doc} {ASIDE}")) for field in what.aside]
    return _table(("field", "type", "means"), [*map(_row, what.fields), *besides])


def refusals(alias: Object | Alias) -> str:
    """The codes of a game, with their details."""
    assert isinstance(alias, Alias)
    rows = [[f"`{code}`", said(details)] for code, details in _refusals(alias.shape)]
    return _table(("code", "details"), rows)


def _refusals(shape: Shape) -> Iterator[tuple[str, Shape]]:
    for one in shape.shapes if isinstance(shape, Either) else (shape,):
        assert isinstance(one, Object)
        by_name = {field.name: field.shape for field in one.fields}
        code = by_name["code"]
        assert isinstance(code, OneOf)
        yield str(code.values[0]), by_name["details"]


def _inner(fields: Iterable[Field]) -> str:
    return ", ".join(
        f"{_name(field)} {said(field.shape)}" + (f" ({field.doc})" if field.doc else "")
        for field in fields
    )


def _described(what: Object | Alias) -> str:
    if isinstance(what, Alias):
        return f"**{what.name}**: {what.doc} {said(what.shape)}\n"
    head = f"**{what.name}**: {what.doc}\n"
    return f"{head}\n{fields(what)}" if what.fields else head


def _row(field: Field) -> list[str]:
    return [_name(field), said(field.shape), field.doc]


def _name(field: Field) -> str:
    return f"`{field.name}`{'?' if field.optional else ''}"


def said(shape: Shape) -> str:
    """A shape in a few words."""
    match shape:
        case Basic(kind):
            return {"string": "text", "anything": "anything", "null": "null"}.get(kind, kind)
        case OneOf(values):
            return " or ".join(f"`{value}`" if value != "" else "nothing" for value in values)
        case ListOf(item):
            return f"list of {said(item)}"
        case MapOf(item):
            return f"object of {said(item)}"
        case Either(shapes):
            return " or ".join(dict.fromkeys(said(one) for one in shapes))
        case Named(name):
            return f"**{name}**"
        case GamePart(name):
            return f"the game's {name}"
        case Object():
            return _inner(shape.fields)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        cells = (cell.replace("|", r"\|") for cell in row)
        lines.append("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|")
    return "\n".join(lines) + "\n"
