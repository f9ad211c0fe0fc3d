"""The list of programs that are bots: a TOML file, one table for each."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_config_path

from quarterdeck.bots.sources import beside, is_package
from quarterdeck.core import QuarterdeckError

NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a program is run, and what it may use."""

    command: str
    """As in a shell, though none runs: ``python3 mybot.py --depth 2``."""
    folder: str = ""
    """Where it is run; nothing: wherever its referee runs."""
    games: tuple[str, ...] = ()
    """The games it plays; none named: all of them."""
    seconds: float = 1.0
    """For an answer. The clock of a program stands still while it is not asked."""
    start_seconds: float = 10.0
    """For the first answer to the referee's greeting."""
    memory_mib: int = 512

    def __post_init__(self) -> None:
        for name, least in (("seconds", 0.01), ("start_seconds", 0.1), ("memory_mib", 16)):
            if getattr(self, name) < least:
                raise QuarterdeckError(
                    f"{name} of a program must be at least {least}, not {getattr(self, name)}"
                )
        self.words()

    def words(self) -> list[str]:
        """The program and its arguments."""
        try:
            words = shlex.split(self.command)
        except ValueError as error:
            raise QuarterdeckError(f"the command '{self.command}' is broken: {error}") from None
        if not words:
            raise QuarterdeckError("the command of a program is empty")
        return words

    def sources(self) -> dict[str, Path]:
        """The files its words name, and what these are likely to use.

        Not what is found by PATH, as an interpreter is, nor what a program opens by a name that
        does not stand in its command.
        """
        here = Path(self.folder)
        found: dict[str, Path] = {}
        for word in self.words():
            named = word.rpartition("=")[2] if word.startswith("-") else word  # --net=deep.npy
            for path in (here / named, here / f"{named}.py"):  # python -m mybot
                if path.is_file():
                    found |= {_inside(each, here): each for each in beside(path).values()}
            if is_package(here / named):
                found[named] = here / named
        return found


def _inside(path: Path, folder: Path) -> str:
    """A file's name as seen from a folder."""
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else str(path)


def own_book() -> Path:
    """Where the programs of this user are listed."""
    return user_config_path("quarterdeck", appauthor=False) / "bots.toml"


def read_book(path: Path) -> dict[str, Command]:
    """The programs in a list, by name; none if there is no list."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise QuarterdeckError(f"the list of bots {path} cannot be read: {error}") from None
    try:
        book = msgspec.convert(tomllib.loads(text), dict[str, Command])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise QuarterdeckError(f"the list of bots {path} is damaged: {error}") from None
    for name in book:
        check_name(name)
    return book


def check_name(name: str) -> str:
    """Refuse what could not be a bot's name on the command line."""
    if not NAME.fullmatch(name):
        raise QuarterdeckError(
            f"'{name}' cannot be a bot's name: up to 32 small letters, digits and dashes, "
            "a letter first"
        )
    return name


def write_book(path: Path, book: Mapping[str, Command]) -> None:
    """Write a list anew."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # JSON's strings, numbers and lists are TOML's, too.
    lines = [
        line
        for name, command in book.items()
        for line in (
            f"[{name}]",
            *(
                f"{field} = {msgspec.json.encode(value).decode()}"
                for field, value in msgspec.to_builtins(command).items()
            ),
            "",
        )
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
