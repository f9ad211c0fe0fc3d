"""The description as JSON Schema, for programs in any language and for the tests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping

from quarterdeck.core.game import Plain
from quarterdeck.wire.shapes import (
    GAME_PARTS,
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
    open_names,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Plain]


def schema(platform: Names, games: Mapping[str, Names]) -> Schema:
    """All definitions; those of a game have its name and a point in front.

    A message that carries parts of a game is there once for any game, and once for each game that
    describes its parts: ``StateTold`` and ``my-game.StateTold``.
    """
    definitions: Schema = {name: _defined(what, "", set()) for name, what in platform.items()}
    carrying = open_names(platform)
    for game, names in games.items():
        for name, what in names.items():
            definitions[f"{game}.{name}"] = _defined(what, game, set(names))
        for name in carrying:
            definitions[f"{game}.{name}"] = _defined(platform[name], game, {*names, *carrying})
    return {
        "$schema": DIALECT,
        "title": "What crosses Quarterdeck's wire",
        "description": "Written by python -m quarterdeck.wire. Each message has a definition.",
        "$defs": dict(sorted(definitions.items())),
    }


def number(whole: Schema) -> str:
    """A short number for all that matters in a schema: its words of explanation do not."""
    text = json.dumps(_bare(whole), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _bare(value: Plain) -> Plain:
    """A schema without descriptions. A field may be called so: its value is no text."""
    if isinstance(value, dict):
        return {
            key: _bare(item)
            for key, item in value.items()
            if not (key == "description" and isinstance(item, str))
        }
    return [_bare(item) for item in value] if isinstance(value, list) else value


def _defined(what: Object | Alias, game: str, own: set[str]) -> Schema:
    said: Schema = {"description": what.doc} if what.doc else {}
    if isinstance(what, Alias):
        return said | _shape(what.shape, game, own)
    return said | {
        "type": "object",
        "properties": {field.name: _property(field, game, own) for field in what.fields},
        "required": _texts(field.name for field in what.fields if not field.optional),
        "additionalProperties": what.open,
    }


def _property(field: Field, game: str, own: set[str]) -> Plain:
    shape = _shape(field.shape, game, own)
    return {"description": field.doc, **shape} if field.doc else shape


def _shape(shape: Shape, game: str, own: set[str]) -> Schema:
    match shape:
        case Basic("anything"):
            return {}
        case Basic("never"):
            return {"not": {}}
        case Basic(kind, limits):
            return {"type": kind, **limits}
        case OneOf((value,)):
            return {"const": value}
        case OneOf(values):
            return {"enum": list(values)}
        case ListOf(item, limits):
            return {"type": "array", "items": _shape(item, game, own), **limits}
        case MapOf(item, limits):
            return {"type": "object", "additionalProperties": _shape(item, game, own), **limits}
        case Either(shapes):
            return {"anyOf": [_shape(one, game, own) for one in shapes]}
        case Named(name):
            return {"$ref": f"#/$defs/{game + '.' if name in own else ''}{name}"}
        case GamePart(name, otherwise):
            if game:
                return {"$ref": f"#/$defs/{game}.{GAME_PARTS[name]}"}
            return _shape(otherwise, game, own)
        case Object():
            return _defined(shape, game, own)


def _texts(names: Iterable[str]) -> list[Plain]:
    return list(names)
