"""What a package brings for a game, each part by where it stands; loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from quarterdeck.core.plugins import installed
from quarterdeck.languages import LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Where = str
"""A module within the package and a name in it: ``bots.thumb:Thumb``."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """A game and everything that comes with it.

    Named by the entry point ``quarterdeck.games``; the entry point's name is the game's. Only the
    game itself must be there. All else that runs games asks here and goes without what is missing.
    """

    package: str
    """The game's own folder; everything below is named from here."""
    game: Where
    place: int = 100
    """Where it stands in lists of games: lower numbers first. The first is what one gets who
    names none."""

    # -- what the wire is written from -----------------------------------------------------------
    wire: Where = ""
    """The types that cross the wire, see :mod:`quarterdeck.wire`."""

    # -- for people ------------------------------------------------------------------------------
    wording: Where = ""
    """A ``Wording``."""
    words: str = "words"
    """The folder of its Fluent files, a folder for each language in it."""
    rules: str = "rules.{language}.md"
    """Its rules, a file for each language."""
    aids: Where = ""
    """An ``Aids``."""
    analyst: Where = ""
    """An ``Analyst``."""
    puzzles: str = ""
    """The file of its puzzles."""
    terminal: Where = ""
    """A ``View`` for the terminal."""
    pictures: Where = ""
    """Pictures of it in the terminal, by name."""
    page: str = ""
    """A finished module that is its board in the browser, ``page/index.js``; what lies in its
    folder is served beside it. Without one the game gets the generic board."""

    # -- for programs ----------------------------------------------------------------------------
    bots: tuple[Where, ...] = ()
    """Its bots. Other packages' bots have the entry point ``quarterdeck.bots``."""
    fast: Where = ""
    """A ``FastGame``."""
    questions: Where = ""
    """What can be studied, a sequence of ``Question``."""
    environments: Mapping[str, tuple[Where, Where]] = field(default_factory=dict)
    """By their names for Gymnasium: one game, and many at once."""
    dataset: Where = ""
    """Writes data sets of whole games."""
    training: Where = ""
    """Trains its bots."""
    commands: Where = ""
    """A ``typer.Typer`` with commands of its own."""
    compiled: tuple[Where, ...] = ()
    """Its libraries of compiled functions, those that take long first."""

    def load(self, where: Where) -> Any:
        """What stands there."""
        module, _, name = where.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)

    def part(self, name: str) -> Any | None:
        """A part by the name of its field; None if the package brings none."""
        where = getattr(self, name)
        return self.load(where) if where else None

    def file(self, path: str) -> Traversable:
        """A file or folder of the package."""
        return files(self.package).joinpath(path)

    def fluent(self, language: str) -> list[Traversable]:
        """Its Fluent files in a language, or else in the source of all; none if it has no words."""
        folders = (self.file(self.words).joinpath(each) for each in (language, LANGUAGES[0]))
        spoken = next((folder for folder in folders if folder.is_dir()), None)
        found = () if spoken is None else spoken.iterdir()
        return sorted((f for f in found if f.name.endswith(".ftl")), key=lambda file: file.name)


def manifests() -> dict[str, Manifest]:
    """The manifests of all installed games, by name, in their places."""
    found: Mapping[str, Manifest] = installed("quarterdeck.games")
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def part(game: str, name: str) -> Any | None:
    """A part of a game; None if there is none, or if the game is not installed."""
    manifest: Manifest | None = installed("quarterdeck.games").get(game)
    return manifest.part(name) if manifest else None


def parts(name: str) -> Iterator[tuple[str, Any]]:
    """A part of every game that brings it."""
    for game, manifest in manifests().items():
        found = manifest.part(name)
        if found is not None:
            yield game, found
