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
    found = next(iter(validator(own(name, game)).iter_errors(message)), None)
    if found is not None:
        at = "/".join(map(str, found.instance_path))
        raise AssertionError(f"{own(name, game)} at {at}: {found.message[:2000]}")


def check_answer(method: str, path: str, answer: Any) -> None:
    """That an answer to an HTTP call is what its definition says."""
    call = re.sub("^/tables/[^/]+", "/tables/{id}", path.partition("?")[0])
    name = "TableTold" if (method, call) == ("POST", "/tables") else ANSWERS.get(call, "TableTold")
    game = answer["table"]["game"] if name == "ReplayTold" else ""
    check(answer, name, game)
