"""The wire is described once: what is written from the types is what the types say now."""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pytest

from quarterdeck.core import Observation
from quarterdeck.core.manifest import manifests
from quarterdeck.wire.describe import Describer
from quarterdeck.wire.schema import number, schema
from quarterdeck.wire.shapes import Basic, Field, ListOf, Named, Object
from quarterdeck.wire.whole import whole
from quarterdeck.wire.writing import written
from tests.wire.validating import ROOT


@pytest.mark.parametrize("path", written(ROOT), ids=str)
def test_written_files_are_fresh(path: Path) -> None:
    now = (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else ""
    assert now == written(ROOT)[path], "stale: python -m quarterdeck.wire writes it anew"


class Spot(NamedTuple):
    """A spot."""

    x: float
    """To the right."""


@dataclass(frozen=True, slots=True)
class Seen(Observation):
    """What is seen."""

    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class InOrder(Observation):
    """A pair whose parts have no names."""

    pairs: tuple[tuple[str, int], ...]


def test_a_type_is_described_with_its_words() -> None:
    describer = Describer()
    describer.add(Seen)
    assert describer.names == {
        "Seen": Object("Seen", "What is seen.", (Field("spots", ListOf(Named("Spot"))),)),
        "Spot": Object("Spot", "A spot.", (Field("x", Basic("number"), "To the right."),)),
    }


def test_parts_without_names_are_refused() -> None:
    with pytest.raises(TypeError, match="needs names for its parts"):
        Describer().add(InOrder)


def test_the_number_changes_with_the_wire_and_not_with_its_words() -> None:
    def numbered(doc: str, name: str) -> str:
        return number(schema({"Seen": Object("Seen", doc, (Field(name, Basic("string")),))}, {}))

    assert numbered("What is seen.", "x") == numbered("What one sees.", "x")
    assert numbered("What is seen.", "x") != numbered("What is seen.", "y")


@pytest.mark.parametrize("game", whole().games)
def test_every_refusal_is_described(game: str) -> None:
    """Codes stand in the rules as they are; a table of them beside could forget one."""
    types = manifests()[game].part("wire")
    assert types is not None
    said = codes_in(ROOT / "src" / manifests()[game].package.replace(".", "/"))
    assert set(said) == set(types.refusals)
    for code, details in said.items():
        names = {name.removesuffix("?") for name in types.refusals[code]}
        assert details <= names, code


def codes_in(folder: Path) -> dict[str, set[str]]:
    """The codes of all refusals in a game's source, with the details that are named there."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="refuse" | "Refusal" | "too_far"),
                    args=[ast.Constant(value=str(code)), *_],
                    keywords=keywords,
                ):
                    found[code] |= {word.arg for word in keywords if word.arg}
                case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant(value=str(code))):
                    found[code] |= set()
    return found
