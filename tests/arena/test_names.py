"""Bots by name and parameters, ours and those of other packages."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from rich.console import Console

from quarterdeck.arena import play
from quarterdeck.arena.standings import Thinking
from quarterdeck.arena.telling import Numbers
from quarterdeck.bots import Bot, BotError, Question, make_bot, naming, split_name
from quarterdeck.bots.random import RandomBot
from quarterdeck.cli.arena import _thinking
from quarterdeck.core import Action
from quarterdeck.games.port_royal.bots.r400 import R400
from quarterdeck.i18n import Words
from quarterdeck.terminal import saves
from quarterdeck.terminal.sitting import Setup, Sitting, named


@dataclass(frozen=True)
class Picky(RandomBot):
    """Has a parameter of every kind, and needs one."""

    name: ClassVar[str] = "picky"
    path: str
    depth: int = 3
    risk: float = 0.5
    bold: bool = False


@pytest.fixture
def picky(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "bots_for", lambda game: {"picky": Picky, "random": RandomBot})


def test_a_bot_is_its_name_and_its_parameters() -> None:
    assert make_bot("port-royal", "r400") == R400(400)
    assert make_bot("port-royal", "r400:rollouts=25") == R400(25)
    assert (str(R400(400)), str(R400(25))) == ("r400", "r400:rollouts=25")


@pytest.mark.usefixtures("picky")
def test_parameters_have_types() -> None:
    bot = make_bot("port-royal", "picky:path=a/b:depth=-2:risk=1e-3:bold=true")
    assert bot == Picky("a/b", -2, 0.001, True)
    assert make_bot("port-royal", str(bot)) == bot
    assert str(make_bot("port-royal", "picky:path=x:risk=0.5")) == "picky:path=x"


@pytest.mark.usefixtures("picky")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("zorro", "no bot 'zorro' plays port-royal; there are: picky, random"),
        ("random:speed=1", "bot 'random' has no parameter 'speed'; it has: none"),
        ("picky:path=x:deep=1", "no parameter 'deep'; it has: path=, depth=3, risk=0.5, bold=fal"),
        ("picky:path=x:depth", "a parameter of picky is name=value, not 'depth'; it has: path="),
        ("picky:path=x:depth=much", "parameter 'depth' is a whole number, not 'much'"),
        ("picky:path=x:risk=high", "parameter 'risk' is a number, not 'high'"),
        ("picky:path=x:bold=yes", "parameter 'bold' is true or false, not 'yes'"),
        ("picky:path=x:path=y", "parameter 'path' of picky is given twice"),
        ("picky:depth=1", "bot 'picky' needs a parameter 'path'; it has: path="),
    ],
)
def test_wrong_names_say_what_is_possible(text: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        make_bot("port-royal", text)


@pytest.mark.parametrize("rollouts", [0, -5, 10**9])
def test_a_bot_may_refuse_a_value(rollouts: int) -> None:
    with pytest.raises(BotError, match=rf"bot 'r400:rollouts={rollouts}': rollouts is from 1 to"):
        make_bot("port-royal", f"r400:rollouts={rollouts}")


@pytest.mark.parametrize(
    ("text", "split"),
    [
        ("human", ("human", "")),
        ("human:Anna", ("human", "Anna")),
        ("thumb:Bruno", ("thumb", "Bruno")),
        ("r400:rollouts=5", ("r400:rollouts=5", "")),
        ("r400:rollouts=5:Bruno", ("r400:rollouts=5", "Bruno")),
    ],
)
def test_at_a_table_a_player_may_have_a_name_too(text: str, split: tuple[str, str]) -> None:
    assert split_name(text) == split


def test_a_table_in_the_terminal_seats_bots_with_parameters() -> None:
    players = named("port-royal", ["human:Anna", "r400:rollouts=5:Bruno", "thumb"], Words("en"))
    assert [(player.kind, player.name) for player in players[:2]] == [
        ("human", "Anna"),
        ("r400:rollouts=5", "Bruno"),
    ]
    sitting = Sitting.begin(Setup("port-royal", players, seed=1))
    assert sitting.bots[1] == R400(5)
    again = saves.sitting_from(saves.text_of(sitting))
    assert again.bots[1] == R400(5)


def test_fewer_rollouts_are_another_bot() -> None:
    """The parameter reaches the search: with one deal it often decides otherwise."""
    few, many = (
        play("port-royal", [f"r400:rollouts={n}", "thumb"], games=4, seed=1).games for n in (1, 9)
    )
    assert [played.decisions for played in few] != [played.decisions for played in many]


class Unnamed(Bot):
    """A bot whose class is no dataclass has no parameters."""

    name: ClassVar[str] = "unnamed"

    def choose(self, question: Question) -> Action:
        return question.choices.actions[0]


def test_a_plain_class_has_no_parameters() -> None:
    assert Unnamed.parameters() == ()
    assert str(Unnamed()) == "unnamed"


# -- a package of somebody else ------------------------------------------------------------------

PARROT = '''
from dataclasses import dataclass
from quarterdeck.bots import Bot

@dataclass(frozen=True)
class Parrot(Bot):
    """Says the same again."""
    name = "parrot"
    games = ("port-royal",)
    last: bool = True

    def choose(self, question):
        return question.choices.actions[-1 if self.last else 0]
'''


def installed(folder: Path) -> dict[str, str]:
    """A package as pip leaves it, and an environment in which Python finds it."""
    info = folder / "parrots-1.0.dist-info"
    info.mkdir()
    (folder / "parrots.py").write_text(PARROT)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: parrots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[quarterdeck.bots]\nparrot = parrots:Parrot\n")
    return {**os.environ, "PYTHONPATH": str(folder), "LANG": "C.UTF-8", "LANGUAGE": ""}


def quarterdeck(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "quarterdeck", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_bot_of_another_package_is_on_the_list_and_plays(tmp_path: Path) -> None:
    environment = installed(tmp_path)
    listed = quarterdeck(environment, "bots", "port-royal")
    assert "  parrot: Says the same again. last=true" in listed.splitlines()
    players = "parrot,parrot:last=false"
    out = quarterdeck(environment, "arena", "-p", players, "--games", "2", "--processes", "2")
    assert "parrot:last=false" in out


def test_a_name_in_brackets_is_no_order_to_the_terminal() -> None:
    slow = Thinking("[red]mine", 3, 0.5, 1.0, 0)
    console = Console(record=True, file=io.StringIO())
    console.print(_thinking([slow], Words("en"), Numbers(Words("en"))))
    assert "[red]mine" in console.export_text()
