"""Bots that stand in a file: named on the command line, with helpers and parameters."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from quarterdeck.arena import make_plan, play_plan
from quarterdeck.arena.processes import Processes
from quarterdeck.bots import Bot, BotError, Question, make_bot, split_name
from quarterdeck.bots import check as checking
from quarterdeck.bots.sources import digest
from quarterdeck.core import Action, FastSeed, Match, QuarterdeckError, Table
from quarterdeck.core.catalogue import find_game
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.i18n import Words
from quarterdeck.terminal import saves
from quarterdeck.terminal.sitting import Setup, Sitting, named
from tests.cli.conftest import Run
from tests.cli.conftest import run as run

MINE = """
from __future__ import annotations
from dataclasses import dataclass
from typing import ClassVar
from quarterdeck.bots import Bot
from {helper} import pick

@dataclass(frozen=True)
class Mine(Bot):
    games: ClassVar[tuple[str, ...]] = ("port-royal",)
    weights: str = ""
    place: int = 0
    def choose(self, question):
        return pick(question.choices.actions, self.place)
"""
HELPER = "def pick(actions, place):\n    return actions[place]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with a bot in it that needs another file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return written(tmp_path, f"helper_{os.getpid()}_{tmp_path.name}".replace("-", "_"))


def written(folder: Path, helper: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "mine.py").write_text(MINE.format(helper=helper), "utf-8")
    (folder / f"{helper}.py").write_text(HELPER, "utf-8")
    return folder


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mine.py", "mine.py:Mine"),
        ("mine.py:Mine", "mine.py:Mine"),
        ("./mine.py:Mine:place=-1", "./mine.py:Mine:place=-1"),
    ],
)
def test_a_bot_is_named_by_its_file(text: str, said: str) -> None:
    bot = make_bot("port-royal", text)
    assert (bot.name, str(bot)) == ("mine", said)
    assert make_bot("port-royal", str(bot)) == bot


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("port-royal", "none.py:Mine", r"there is no file 'none.py' in /"),
        ("port-royal", "mine.py:Yours", r"'mine.py' has no bot 'Yours'; there are: Mine"),
        ("port-royal", "mine.py:Mine:deep=1", r"no parameter 'deep'; it has: weights=, place=0"),
        ("rattle-battle", "mine.py:Mine", r"does not play rattle-battle; it plays: port-royal"),
        ("port-royal", "broken.py:Mine", r"'broken.py' cannot be run: SyntaxError: .*line 1"),
        ("port-royal", "two.py", r"which bot of 'two.py'\? .* there are: One, Two"),
        ("portroyal", "thumb", r"there is no game 'portroyal'; .* Is it port-royal\?"),
    ],
)
def test_what_cannot_be_had_says_what_can(game: str, text: str, message: str) -> None:
    Path("broken.py").write_text("class (Bot)\n", "utf-8")
    Path("two.py").write_text(
        "from quarterdeck.bots.random import RandomBot\n"
        "class One(RandomBot): pass\nclass Two(RandomBot): pass\n",
        "utf-8",
    )
    with pytest.raises(QuarterdeckError, match=message):
        make_bot(game, text)


def test_the_nearest_game_is_offered() -> None:
    with pytest.raises(QuarterdeckError, match=r"no game 'Rattle_Battle'.* Is it rattle-battle\?"):
        find_game("Rattle_Battle")


def test_a_bot_in_a_file_plays_in_other_processes(folder: Path) -> None:
    plan = make_plan("port-royal", ["mine.py:Mine", "mine.py:Mine:place=-1"], games=4)
    assert plan.labels == ("mine.py:Mine", "mine.py:Mine:place=-1")
    assert play_plan(plan, Processes(1)).games == play_plan(plan).games


def test_a_second_bot_does_not_get_the_first_ones_helper(folder: Path) -> None:
    (helper,) = (path.stem for path in folder.glob("helper*.py"))
    written(folder / "newer", helper)
    make_bot("port-royal", "mine.py:Mine")
    with pytest.raises(BotError, match=rf"have a module '{helper}' beside them.* rename one"):
        make_bot("port-royal", "newer/mine.py:Mine")


@pytest.mark.usefixtures("folder")
def test_it_sits_at_a_table_and_a_save_does_not_run_files() -> None:
    assert split_name("mine.py:Mine:place=1:Ann") == ("mine.py:Mine:place=1", "Ann")
    players = named("port-royal", ["human", "mine.py:Mine:Ann"], Words("en"))
    assert (players[1].kind, players[1].name) == ("mine.py:Mine", "Ann")
    save = saves.text_of(Sitting.begin(Setup("port-royal", players, seed=1)))
    with pytest.raises(QuarterdeckError, match=r"as in --players human,mine.py:Mine"):
        saves.sitting_from(save)
    assert saves.sitting_from(save, ["human", "mine.py:Mine"]).bots[1].name == "mine"


def test_a_class_can_be_checked(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "GAMES", 1)
    monkeypatch.setattr(type(PORT_ROYAL), "max_seats", 2)
    good = run("bot", "--check", "mine.py:Mine")
    assert (good.code, "It does not play: rattle-battle." in good.out) == (0, True)
    assert "all answered with legal actions" in good.out
    bad = run("bot", "--check", "mine.py:Mine:place=99")
    assert (bad.code, bad.out.count("! It raised an error (port-royal, 2 seats, action 1)")) == (
        1,
        1,
    )
    assert "IndexError: tuple index out of range (line 2 of " in bad.out
    assert "mine.py:Mine needs no list" in run("bot", "mine.py:Mine").err


# -- what a bot is made of -----------------------------------------------------------------------


def test_helpers_and_weights_are_part_of_a_bot(folder: Path) -> None:
    (helper,) = folder.glob("helper*.py")
    weights = folder / "deep.npy"
    weights.write_bytes(b"1")
    plan = make_plan("port-royal", ["mine.py:Mine:weights=deep.npy", "thumb"])
    before = plan.described()
    mine, thumb = before.programs
    assert mine.files.keys() == {"mine.py", helper.name, "deep.npy"}
    assert thumb.files.keys() == {"quarterdeck.games.port_royal.bots"}
    assert plan.described() == before
    weights.write_bytes(b"2")
    helper.write_text(HELPER + "# changed\n", "utf-8")
    (folder / "more.py").touch()
    assert before.differences(plan.described()) == (
        "of mine.py:Mine:weights=deep.npy, deep.npy has changed; "
        f"of mine.py:Mine:weights=deep.npy, {helper.name} has changed; "
        "of mine.py:Mine:weights=deep.npy, more.py is new"
    )


def test_a_folders_mark_is_that_of_its_files(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder / "deep").mkdir(parents=True)
        (tmp_path / folder / "deep" / "a.py").write_text("1", "utf-8")
    assert digest(tmp_path / "one") == digest(tmp_path / "two")
    (tmp_path / "two" / "__pycache__").mkdir()
    (tmp_path / "two" / "__pycache__" / "a.pyc").touch()
    assert digest(tmp_path / "one") == digest(tmp_path / "two")
    (tmp_path / "two" / "deep" / "a.py").rename(tmp_path / "two" / "deep" / "b.py")
    assert digest(tmp_path / "one") != digest(tmp_path / "two")
    assert digest(tmp_path / "none") == ""


# -- bots that are not quite right ---------------------------------------------------------------


class VeryCareful(Bot):
    """Has no name, and gives back what it pleases."""

    answer: object = "draw"

    def choose(self, question: Question) -> Action:
        return self.answer  # type: ignore[return-value]


class Careless(VeryCareful):
    pass


def test_a_bot_without_a_name_has_that_of_its_class() -> None:
    assert [str(VeryCareful()), str(Careless())] == ["very-careful", "careless"]
    assert make_plan("port-royal", [Careless(), "thumb"]).labels == ("careless", "thumb")


@pytest.mark.parametrize(("answer", "kind"), [("draw", "str"), (None, "NoneType"), (3, "int")])
def test_what_is_no_action_is_refused_with_what_is_one(answer: object, kind: str) -> None:
    match = Match(PORT_ROYAL, Table(2), FastSeed(1))
    seat = match.position.to_act()[0]
    with pytest.raises(QuarterdeckError, match=rf"gave back .*, of type {kind}, and not an Action"):
        match.act(seat, answer)  # type: ignore[arg-type]
    assert not match.steps
    match.act(seat, PORT_ROYAL.parse_action("draw"))
