"""The Fluent files, read as their authors wrote them: ids, variables and plurals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quarterdeck

LOCALE = Path(quarterdeck.__file__).parent / "locale"


class _Collector(Visitor):
    """Everything a message asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.numbers: set[str] = set()
        self.selectors: list[tuple[str, frozenset[str]]] = []

    def visit(self, node: object) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.references.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference() as counted):
                keys = (v.key for v in node.variants)
                names = (k.name if isinstance(k, ast.Identifier) else k.value for k in keys)
                self.selectors.append((counted.id.name, frozenset(names)))
                self.numbers.add(counted.id.name)
            case ast.CallArguments():
                given = node.positional
                self.numbers.update(
                    v.id.name for v in given if isinstance(v, ast.VariableReference)
                )
            case _:
                pass
        super().visit(node)


@dataclass(frozen=True)
class Message:
    """A message: what it needs, itself and through the messages it puts in."""

    id: str
    attributes: frozenset[str]
    variables: frozenset[str]
    numbers: frozenset[str]
    """The variables that it counts or formats."""
    references: frozenset[str]
    selectors: tuple[tuple[str, frozenset[str]], ...]


def files(language: str) -> list[Path]:
    """The files of a language: the platform's, then each game's."""
    games = LOCALE.parent.glob(f"games/*/words/{language}")
    return [
        file
        for folder in (LOCALE / language, *sorted(games))
        for file in sorted(folder.glob("*.ftl"))
    ]


@cache
def resource(path: Path) -> ast.Resource:
    """A file, parsed."""
    return FluentParser().parse(path.read_text("utf-8"))


def entries(language: str) -> list[ast.Message]:
    """All messages of a language, in their order."""
    return [
        entry
        for path in files(language)
        for entry in resource(path).body
        if isinstance(entry, ast.Message)
    ]


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language, by id."""
    found = {}
    for entry in entries(language):
        collector = _Collector()
        collector.visit(entry)
        found[entry.id.name] = Message(
            entry.id.name,
            frozenset(attribute.id.name for attribute in entry.attributes),
            frozenset(collector.variables),
            frozenset(collector.numbers),
            frozenset(collector.references),
            tuple(collector.selectors),
        )
    return found


def variables(language: str, key: str) -> set[str]:
    """What must be given for a message, forms of a word counted as the word."""
    message = messages(language)[key]
    needed = {name.partition("-")[0] for name in message.variables}
    return needed.union(*(variables(language, other) for other in message.references))


def refusal_codes(game: str) -> list[str]:
    """The refusals of a game that have words."""
    prefix = f"{game}-refusal-"
    return [key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)]
