"""quarterdeck arena, as it is typed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quarterdeck.arena.files import GAMES, REPORT, RESULTS, TIMES
from quarterdeck.arena.journal import NAME
from quarterdeck.cli import arena
from quarterdeck.i18n import LANGUAGES, Words
from tests.cli.conftest import Run

QUICK = ("arena", "port-royal", "--players", "thumb,random", "--games", "20", "--seed", "7")


@pytest.fixture(autouse=True)
def states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where unfinished tournaments are kept, a place of the test's own."""
    folder = tmp_path / "states"
    monkeypatch.setattr(arena, "user_state_path", lambda name: folder)
    return folder


def without_times(out: str) -> str:
    """The part of the table that the plan decides."""
    return out[: out.index(Words("en")("arena-thinking"))]


def test_a_table(run: Run, states: Path) -> None:
    ran = run(*QUICK)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("20 games: 10 deals, each with all rotations of 2 seats; seed 7\n")
    assert re.search(r"thumb +\d+\.\d% +\d+\.\d% to \d+\.\d% ", ran.out)
    assert "First seat: " in ran.out
    assert re.search(r"random +[\d.]+ [µm]s +[\d.]+ [µm]s +\d", ran.out)
    assert not list(states.rglob(NAME)), "a finished tournament leaves nothing behind"


def test_the_same_command_prints_the_same_table(run: Run) -> None:
    once, again, other = run(*QUICK), run(*QUICK), run(*QUICK[:-1], "8")
    assert without_times(once.out) == without_times(again.out)
    assert without_times(once.out) != without_times(other.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, language: str) -> None:
    ran = run(*QUICK, "--lang", language)
    words = Words(language)
    for key in ("arena-player", "arena-share", "arena-rating", "arena-thinking"):
        assert words(key) in ran.out
    assert ("," if language != "en" else ".") in ran.out.splitlines()[4]


def test_games_that_do_not_go_round_are_rounded_and_it_says_so(run: Run) -> None:
    ran = run("arena", "-p", "thumb,greedy,random", "--games", "10")
    assert "10 asked for; " in ran.err
    assert "12 games" in ran.err
    assert ran.out.startswith("12 games: 4 deals")


def test_json(run: Run) -> None:
    told = json.loads(run(*QUICK, "--json").out)
    assert {row["label"] for row in told["results"]["standings"]} == {"thumb", "random"}
    assert {row["label"] for row in told["times"]} == {"thumb", "random"}


def test_a_folder_of_files_that_can_be_asked_again(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    ran = run(*QUICK, "--out", folder)
    assert {path.name for path in folder.iterdir()} == {NAME, GAMES, REPORT, RESULTS, TIMES}
    assert f"Written to {folder}: report.html, " in ran.out
    kept = (folder / RESULTS).read_bytes()
    (folder / RESULTS).unlink()
    again = run("arena", "--resume", folder)
    assert without_times(again.out) == without_times(ran.out)
    assert (folder / RESULTS).read_bytes() == kept


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "who plays? --players thumb,random, or --resume FOLDER"),
        (["-p", "thumb"], "an arena needs at least two players, not 1"),
        (["-p", "thumb,zorro"], "no bot 'zorro' plays port-royal; there are: "),
        (["-p", "thumb,r400:deals=3"], "'r400' has no parameter 'deals'; it has: rollouts=400"),
        (["chess", "-p", "thumb,random"], "there is no game 'chess'; there are: "),
        (["-p", "thumb,random", "--games", "0"], "an arena plays at least one game, not 0"),
        (["-p", "thumb,random", "-o", "end=never"], "option 'end' cannot be 'never'; possible: "),
        (["--resume", "nowhere"], "no tournament in 'nowhere': No such file or directory"),
        (["-p", "thumb,random", "--resume", "x"], "--resume FOLDER knows what is played"),
        (["--seed", "1", "--resume", "x"], "--resume FOLDER knows what is played"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    run: Run,
    arguments: list[str],
    message: str,
) -> None:
    ran = run("arena", *arguments)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("quarterdeck: ")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_a_tournament_of_other_bots_does_not_go_on(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    run(*QUICK, "--out", folder)
    journal = folder / NAME
    journal.write_text(journal.read_text().replace("thumb.Thumb", "thumb.Finger", 1))
    ran = run("arena", "--resume", folder)
    assert ran.code == 1
    assert (
        "cannot go on: of thumb, it is quarterdeck.games.port_royal.bots.thumb.Thumb, not"
        in ran.err
    )
    assert "begin anew in another folder, with --out" in ran.err


def test_ctrl_c_stops_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """In a process of its own, with the signal a terminal sends to all of them."""
    folder = tmp_path / "out"
    games = ["--players", "r400:rollouts=30,thumb", "--games", "60", "--seed", "3"]
    command = [sys.executable, "-m", "quarterdeck", "arena", *games, "--processes", "2"]
    command += ["--out", str(folder)]
    environment = {**os.environ, "LANG": "C.UTF-8", "LANGUAGE": ""}
    first = subprocess.Popen(
        command,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    until = time.monotonic() + 120
    while time.monotonic() < until and lines(folder / NAME) < 2:
        time.sleep(0.02)
    os.killpg(first.pid, signal.SIGINT)
    _, said = first.communicate(timeout=60)
    assert first.returncode == 130
    assert re.search(r"Stopped after \d+ of 60 games\. To go on: quarterdeck arena --resume", said)
    assert "Traceback" not in said
    played = lines(folder / NAME)
    assert played >= 2
    assert not (folder / RESULTS).exists()
    kept = (folder / NAME).read_bytes()
    second = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert re.search(r"\d+ games? ha(s|ve) been played before; going on", second.stderr)
    assert (folder / NAME).read_bytes().startswith(kept)
    assert json.loads((folder / RESULTS).read_text())["games"] == 60


def hear_ctrl_c() -> None:
    """Tests that run in the background of a shell were told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0
