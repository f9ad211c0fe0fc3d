"""Checks what crosses the wire against the schema that is written for everybody."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Validator, validator_for

from quarterdeck.wire.writing import SCHEMA

ROOT = Path(__file__).parents[2]
DEFINITIONS: dict[str, Any] = json.loads((ROOT / SCHEMA).read_text("utf-8"))["$defs"]

ANSWERS = {
    "/me": "Me",
    "/me/device": "Device",
    "/device": "Me",
    "/games": "GameTold[]",
    "/tables": "TableTold[]",
    "/tables/{id}/replay": "ReplayTold",
    "/games/{name}/words/{language}": "WordsTold",
}
"""What the calls answer; all others a table."""


@cache
def validator(name: str) -> Validator:
    """Of one definition, or of a list of them: ``GameTold[]``."""
    of = {"$ref": f"#/$defs/{name.removesuffix('[]')}"}
    shape = {"type": "array", "items": of} if name.endswith("[]") else of
    return validator_for({**shape, "$defs": DEFINITIONS})


def own(name: str, game: str) -> str:
    """The definition with the parts of a game, if the game describes them."""
    return f"{game}.{name}" if f"{game}.{name}" in DEFINITIONS else name


def check(message: object, name: str, game: str = "") -> None:
    """That a message is what its definition says."""
    definition = own(name, game)
    if definition.endswith("Message") and isinstance(message, dict):
        definition = of_type(definition, message.get("type"))  # it says more of what is wrong
    found = next(iter(validator(definition).iter_errors(message)), None)
    if found is not None:
        at = "/".join(map(str, found.instance_path))
        raise AssertionError(f"{definition} at {at}: {found.message[:2000]}")


@cache
def of_type(union: str, kind: object) -> str:
    """The definition of one type of message among several."""
    names = [one["$ref"].removeprefix("#/$defs/") for one in DEFINITIONS[union]["anyOf"]]
    types = {DEFINITIONS[name]["properties"]["type"]["const"]: name for name in names}
    assert kind in types, f"{union} has no {kind}"
    return types[kind]


def check_answer(method: str, path: str, answer: Any) -> None:
    """That an answer to an HTTP call is what its definition says."""
    call = re.sub("^/tables/[^/]+", "/tables/{id}", path.partition("?")[0])
    call = re.sub("^/games/[^/]+/words/[^/]+", "/games/{name}/words/{language}", call)
    name = "TableTold" if (method, call) == ("POST", "/tables") else ANSWERS.get(call, "TableTold")
    game = answer["table"]["game"] if name == "ReplayTold" else ""
    check(answer, name, game)
