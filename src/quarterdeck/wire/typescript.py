"""The description as TypeScript, for the page."""

from __future__ import annotations

from collections.abc import Iterator

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
    inside,
    open_names,
    referred,
)

BASIC = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "anything": "unknown",
    "never": "never",
}
WIDTH = 100
MESSAGES = "../../wire/messages"
"""The platform's types, as a game's folder finds them."""
GENERIC = "<G extends GameParts = GameParts>"


def typescript(about: str, names: Names) -> str:
    """A module with a type for every name; what a game does not name is the platform's."""
    carrying = open_names(names)
    parts = [f"/** {about} Written by `python -m quarterdeck.wire`: do not edit. */\n"]
    foreign = {name for what in names.values() for name in referred(what)} - names.keys()
    if foreign:
        parts.append(f"import type {{ {', '.join(sorted(foreign))} }} from '{MESSAGES}';\n")
    if carrying:
        parts.append(_game_parts(names))
    parts += [_declared(what, carrying) for what in names.values()]
    return "\n".join(parts)


def _game_parts(names: Names) -> str:
    """What the messages leave to each game, as far as it is known without knowing one."""
    found: dict[str, Shape] = {}

    def look(shape: Shape) -> None:
        match shape:
            case GamePart(name, otherwise):
                found[name] = otherwise
            case _:
                for one in inside(shape):
                    look(one)

    for what in names.values():
        for shape in inside(what):
            look(shape)
    fields = tuple(Field(name, shape) for name, shape in found.items())
    return _declared(Object("GameParts", "What each game describes for itself.", fields), set())


def _declared(what: Object | Alias, carrying: set[str]) -> str:
    generic = GENERIC if what.name in carrying else ""
    head = f"{_comment(what.doc)}export "
    if isinstance(what, Object):
        lines = [line for field in what.fields for line in _field(field, carrying)]
        lines += ["[field: string]: unknown;"] if what.open else []
        body = "".join(f"  {line}\n" for line in lines)
        # A type, not an interface: only those fit where any fields are allowed.
        return f"{head}type {what.name}{generic} = {{\n{body}}};\n"
    return f"{head}type {what.name}{generic} ={_broken(what, carrying)};\n"


def _broken(alias: Alias, carrying: set[str]) -> str:
    """The shape of an alias, a line for each choice if one line does not hold them."""
    text = _type(alias.shape, carrying)
    if len(f"export type {alias.name} = {text};") <= WIDTH or not isinstance(alias.shape, Either):
        return f" {text}"
    return "".join(f"\n  | {_type(shape, carrying)}" for shape in alias.shape.shapes)


def _field(field: Field, carrying: set[str]) -> Iterator[str]:
    if field.doc:
        yield f"/** {field.doc} */"
    yield f"{_key(field.name)}{'?' if field.optional else ''}: {_type(field.shape, carrying)};"


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _comment(doc: str) -> str:
    return f"/** {doc} */\n" if doc else ""


def _type(shape: Shape, carrying: set[str]) -> str:
    match shape:
        case Basic(kind):
            return BASIC[kind]
        case OneOf(values):
            return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in values)
        case ListOf(item):
            inner = _type(item, carrying)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case MapOf(item):
            return f"Record<string, {_type(item, carrying)}>"
        case Either(shapes):
            return " | ".join(dict.fromkeys(_type(one, carrying) for one in shapes))
        case Named(name):
            return f"{name}<G>" if name in carrying else name
        case GamePart(name):
            return f"G['{name}']"
        case Object(fields=()):
            return "Record<string, never>"
        case Object(fields=fields):
            lines = [line for field in fields for line in _field(field, carrying)]
            return f"{{ {' '.join(lines).removesuffix(';')} }}"
