"""``quarterdeck play``: what reaches the table, and what is refused before."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck import terminal
from quarterdeck.cli import commands
from tests.cli.conftest import Run

Call = dict[str, object]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """The tables that were opened; there is a terminal."""
    opened: list[Call] = []
    monkeypatch.setattr(commands, "_at_terminal", lambda: True)
    monkeypatch.setattr(terminal, "run", lambda game, **rest: opened.append({"game": game, **rest}))
    return opened


def test_nothing_said(run: Run, calls: list[Call]) -> None:
    assert run("play").code == 0
    assert calls == [
        {
            "game": "port-royal",
            "seats": None,
            "players": [],
            "options": {},
            "seed": None,
            "language": "en",
            "resume": None,
            "position": "",
        }
    ]


def test_everything_said(run: Run, calls: list[Call]) -> None:
    options = ["-o", "end=expedition", "-o", "jester_on_bust=opponents"]
    players = ["--players", "human:Anna,thumb, random"]
    ran = run("play", "port-royal", *players, *options, "--seed", "7", "--lang", "pl")
    assert (ran.code, ran.err) == (0, "")
    assert calls == [
        {
            "game": "port-royal",
            "seats": 3,
            "players": ["human:Anna", "thumb", "random"],
            "options": {"end": "expedition", "jester_on_bust": "opponents"},
            "seed": 7,
            "language": "pl",
            "resume": None,
            "position": "",
        }
    ]


def test_more_seats_than_players(run: Run, calls: list[Call]) -> None:
    assert run("play", "-p", "human", "-n", "4").code == 0
    assert (calls[0]["players"], calls[0]["seats"]) == (["human"], 4)


def test_the_systems_language(run: Run, calls: list[Call], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    run("play")
    assert calls[0]["language"] == "ru"


def test_resume(run: Run, calls: list[Call], fast: Path) -> None:
    assert run("play", "--resume", fast).code == 0
    assert (calls[0]["game"], calls[0]["resume"]) == ("port-royal", fast)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["tortuga"], "there is no game 'tortuga'; there are: port-royal"),
        (["-p", "human,zorro"], "'zorro' is no player; possible: human, "),
        (["-p", "human,r400:deals=1"], "'r400' has no parameter 'deals'; it has: rollouts=400"),
        (["-p", "human,,thumb"], "'' is no player; possible: human, "),
        (["-p", "human"], "port-royal is for 2 to 5 players, not 1"),
        (["-n", "6"], "port-royal is for 2 to 5 players, not 6"),
        (["-n", "0"], "port-royal is for 2 to 5 players, not 0"),
        (["-n", "-3"], "port-royal is for 2 to 5 players, not -3"),
        (["-p", "human,thumb,thumb", "-n", "2"], "--players names 3, --seats says 2"),
        (["-o", "end"], "an option is name=value, not 'end'; possible: end=points, "),
        (["-o", "end=never"], "option 'end' cannot be 'never'; possible: points, expedition"),
        (["-o", "wind=north"], "no option 'wind'; its options: end, jester_on_bust"),
        (["-o", "end=points", "-o", "end=points"], "option 'end' is given twice"),
        (["--seed", "-1"], "a seed is a number from 0 to 2^64 - 1, not -1"),
        (["--seed", str(2**64)], "a seed is a number from 0 to 2^64 - 1"),
    ],
)
def test_refused(run: Run, calls: list[Call], arguments: list[str], error: str) -> None:
    ran = run("play", *arguments)
    assert (ran.code, ran.out, calls) == (1, "", [])
    assert ran.err.startswith("quarterdeck: ")
    assert ran.err.count("\n") == 1
    assert error in ran.err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--seed", "1"], "are for a new game"),
        (["-n", "3"], "are for a new game"),
        (["-p", "human,thumb"], "--players names 2, "),
        (["tortuga"], "is a game of port-royal, not of tortuga"),
    ],
)
def test_not_with_resume(
    run: Run, calls: list[Call], fast: Path, arguments: list[str], error: str
) -> None:
    ran = run("play", *arguments, "--resume", fast)
    assert (ran.code, calls) == (1, [])
    assert error in ran.err


def test_a_save_that_breaks_the_rules(run: Run, calls: list[Call], fast: Path) -> None:
    fast.write_text(fast.read_text("utf-8").replace(" draw", " pass", 1), "utf-8")
    ran = run("play", "--resume", fast)
    assert (ran.code, calls) == (1, [])
    assert "fast.record' cannot be followed: line " in ran.err


def test_without_a_terminal(run: Run) -> None:
    ran = run("play")
    assert (ran.code, ran.out) == (1, "")
    assert "must be a terminal" in ran.err


def test_resume_by_earlier_rules(run: Run, calls: list[Call]) -> None:
    older = Path(__file__).parents[1] / "older"
    assert run("play", "--resume", older / "rattle-battle-1-follows.txt").code == 0
    ran = run("play", "--resume", older / "rattle-battle-1-differs.txt")
    assert (ran.code, len(calls)) == (1, 1)
    assert "The Pit pays a coin for each valuables" in ran.err
    assert "cannot go on" in ran.err
