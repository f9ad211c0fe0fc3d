"""Programs as bots: they play, and nothing they do stops a game."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cove import COVE
from quarterdeck.bots import Bot, BotError, ask, bots_for, make_bot, naming
from quarterdeck.bots import check as checking
from quarterdeck.bots.programs import Command, Program, enlist, kind_of, read_book, write_book
from quarterdeck.bots.programs import program as program_module
from quarterdeck.bots.programs.check import check
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import FastSeed, Game, Match, QuarterdeckError, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.bots.hostile import WAYS
from tests.bots.processes import eventually, lives
from tests.cli.conftest import Run
from tests.cli.conftest import run as run

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PRUDENCE = f"{sys.executable} {EXAMPLES / 'prudence.py'}"
HOSTILE = f"{sys.executable} -S {Path(__file__).with_name('hostile.py')}"

EXPECTED = {
    "exits-at-once": "crashed",
    "silent-at-the-greeting": "silent",
    "no-name": "foreign",
    "answers-before-a-question": "foreign",
    "greets-in-another-protocol": "silent",
    "floods-the-greeting": "noisy",
    "exits-at-a-question": "crashed",
    "raises": "crashed",
    "dies-of-a-signal": "crashed",
    "silent": "silent",
    "stops-itself": "silent",
    "spins-and-ignores-signals": "silent",
    "answers-late": "silent",
    "illegal": "illegal",
    "no-action": "illegal",
    "empty": "silent",
    "wrong-number": "silent",
    "answers-the-last-question": "silent",
    "binary": "garbled",
    "endless-line": "garbled",
    "half-a-line": "silent",
    "floods": "noisy",
    "floods-its-error-output": "silent",
    "hogs-memory": "crashed",
    "leaves-children": "silent",
    "closes-its-output": "crashed",
    "closes-its-input": "silent",
}


def program(command: str, seconds: float = 0.2, start: float = 20.0, memory: int = 64) -> Program:
    limits = {"seconds": seconds, "start_seconds": start}
    return kind_of("mine", Command(command, **limits, memory_mib=memory))()


def played(bots: list[Bot], game: Game = PORT_ROYAL, seed: int = 3) -> Match:
    match = Match(game, Table(len(bots)), FastSeed(seed))
    while match.result is None:
        for seat in match.position.to_act():
            match.act(seat, ask(bots[seat], match, seat, seed))
    return match


def test_every_way_is_tried() -> None:
    assert EXPECTED.keys() == WAYS.keys()
    assert len(WAYS) >= 20


@pytest.mark.parametrize("way", WAYS)
def test_a_game_goes_on_beside_a_hostile_program(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "PATIENCE", 3)
    at_greeting = way in {"silent-at-the-greeting", "greets-in-another-protocol"}
    seconds = 0.2 if EXPECTED[way] == "silent" else 20.0  # only silence is a matter of time
    bot = program(f"{HOSTILE} {way}", seconds, start=0.5 if at_greeting else 20.0)
    match = played([bot, RandomBot()])
    bot.crew.close()
    assert match.result is not None
    faults = dict(bot.crew.faults)
    asked = sum(step.seat == 0 for step in match.steps)
    assert faults.pop("given-up", 0) == asked - 3
    assert faults == {EXPECTED[way]: 3}


def test_one_that_fails_now_and_then_is_started_again(tmp_path: Path) -> None:
    """It answers five questions and dies; its next copy does the same."""
    text = (EXAMPLES / "prudence.py").read_text("utf-8")
    mortal = tmp_path / "mortal.py"
    old = '    elif word == "question":\n'
    assert old in text
    mortal.write_text(
        text.replace(old, f"{old}        assert not rest.startswith('6 ')\n"), "utf-8"
    )
    bot = program(f"{sys.executable} {mortal}", seconds=20)
    match = played([bot, RandomBot()])
    bot.crew.close()
    asked = sum(step.seat == 0 for step in match.steps)
    assert bot.crew.faults == {"crashed": asked // 6}


def test_its_clock_stands_still_while_others_are_asked(tmp_path: Path) -> None:
    """A thread that counts on the others' time gets nowhere."""
    ponder = tmp_path / "ponder.py"
    ponder.write_text(
        "import sys, threading, time\n"
        "ticks = 0\n"
        "def tick():\n"
        "    global ticks\n"
        "    while True:\n"
        "        time.sleep(0.001); ticks += 1\n"
        "threading.Thread(target=tick, daemon=True).start()\n"
        "for line in sys.stdin:\n"
        "    word, number = line.split()[:2]\n"
        "    if word == 'quarterdeck': print('bot P\\nready', flush=True)\n"
        "    else: print('action', number, 'draw', file=open(sys.argv[1], 'w'), end=f' {ticks}');"
        " print('action', number, 'draw', flush=True)\n",
        "utf-8",
    )
    told = tmp_path / "told"
    bot = program(f"{sys.executable} {ponder} {told}", seconds=20)
    match = Match(PORT_ROYAL, Table(2), FastSeed(3))
    seat = match.position.to_act()[0]
    ask(bot, match, seat, 1)
    before = int(told.read_text("utf-8").split()[-1])
    time.sleep(0.5)
    ask(bot, match, seat, 1)
    after = int(told.read_text("utf-8").split()[-1])
    bot.crew.close()
    assert after - before < 250, "half a second would be some 500 ticks"


def test_ctrl_c_ends_a_program_that_is_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It belongs to nobody then, and would stay stopped for ever."""
    bot = program(PRUDENCE, seconds=20)
    match = Match(PORT_ROYAL, Table(2), FastSeed(3))
    seat = match.position.to_act()[0]
    ask(bot, match, seat, 1)
    (talk,) = bot.crew._idle

    def interrupted(deadline: float) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(talk.process, "hear", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ask(bot, match, seat, 1)
    assert talk.process.ended(0)


REFEREE = """
import sys, time
from quarterdeck.bots.programs import Command
from quarterdeck.bots.programs.protocol import Conversation
talk = Conversation(Command(sys.argv[1], start_seconds=60))
print(talk.process.number, flush=True)
time.sleep(600)
"""


def test_a_program_does_not_outlive_a_referee_that_is_killed() -> None:
    referee = subprocess.Popen(
        [sys.executable, "-c", REFEREE, PRUDENCE], stdout=subprocess.PIPE, text=True
    )
    assert referee.stdout is not None
    number = int(referee.stdout.readline())
    assert lives(number)
    referee.kill()
    referee.communicate()
    assert eventually(lambda: not lives(number))


def test_the_examples_win_and_play_alike() -> None:
    """Node is the system's, or the one that ``make test`` has put beside Python."""
    beside = str(Path(sys.executable).parent)
    node = shutil.which("node") or shutil.which("node", path=beside)
    records = []
    for command in (PRUDENCE, f"{node} {EXAMPLES / 'prudence.mjs'}"):
        bot = program(command, seconds=20, memory=512)
        match = played([bot, make_bot("port-royal", "random")], seed=1)
        bot.crew.close()
        assert not bot.crew.faults
        assert match.result is not None
        assert match.result.winners == (0,)
        records.append(str(match.record))
    assert records[0] == records[1]


def test_the_conversation_in_the_documentation() -> None:
    page = EXAMPLES.parents[1] / "docs" / "howto" / "bots-in-any-language.md"
    _, _, rest = page.read_text("utf-8").partition("```text\n")
    lines = rest.partition("```")[0].splitlines()
    asked = "\n".join(line[2:] for line in lines if line.startswith("> ")) + "\n"
    ran = subprocess.run(
        shlex.split(PRUDENCE), input=asked, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [line[2:] for line in lines if line.startswith("< ")]


def test_a_program_plays_a_game_with_free_moves_and_secret_choices() -> None:
    """The good way takes the first legal action; in the cove it also has ranges to choose from."""
    bot = program(f"{HOSTILE} illegal")
    match = played([bot, RandomBot()], COVE)
    bot.crew.close()
    assert match.result is not None
    assert set(bot.crew.faults) <= {"illegal", "given-up"}


# -- the list --------------------------------------------------------------------------------


def test_a_list_is_written_and_read(tmp_path: Path) -> None:
    book = {"mine": Command('python3 "my bot.py"', seconds=2.5, games=("port-royal",))}
    write_book(tmp_path / "new" / "bots.toml", book)
    assert read_book(tmp_path / "new" / "bots.toml") == book
    assert read_book(tmp_path / "none.toml") == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[mine", "damaged"),
        ("[mine]\nseconds = 1", "damaged.*command"),
        ("[mine]\ncommand = 'a'\ncolour = 1", "damaged.*colour"),
        ("[Mine]\ncommand = 'a'", "cannot be a bot's name"),
        ("[mine]\ncommand = 'a'\nseconds = 0", "at least 0.01"),
        ("[mine]\ncommand = ''", "empty"),
    ],
)
def test_a_list_that_cannot_be_used(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bots.toml").write_text(text, "utf-8")
    with pytest.raises(QuarterdeckError, match=said):
        read_book(tmp_path / "bots.toml")


def test_enlisted_programs_are_bots_of_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "_added", {})
    enlist({"mine": Command("true", games=("port-royal",)), "any": Command("true")})
    assert {"mine", "any", "thumb"} <= bots_for("port-royal").keys()
    assert "mine" not in bots_for("cove")


def test_a_program_is_made_of_the_files_its_command_names(tmp_path: Path) -> None:
    for name in ("bot.py", "helper.py", "deep.npy", "other.npy", "net/__init__.py", "data/x.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()

    def made_of(command: str) -> set[str]:
        return set(Command(command, folder=str(tmp_path)).sources())

    assert made_of("python3 bot.py --net=deep.npy data") == {
        "bot.py",
        "helper.py",
        "net",
        "deep.npy",
    }
    assert made_of("python3 -m net --net deep.npy") == {"net", "deep.npy"}
    assert made_of("python3 -m bot") == {"bot.py", "helper.py", "net"}
    assert made_of(f"{tmp_path}/bot.py") == {"bot.py", "helper.py", "net"}
    assert made_of("./engine 3") == set()


# -- the check -------------------------------------------------------------------------------


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "GAMES", 1)


@pytest.mark.usefixtures("few_games")
def test_a_good_program_is_told_so() -> None:
    found = list(check(Command(PRUDENCE, seconds=20), [PORT_ROYAL, COVE]))
    assert found[1].details == {"games": "cove"}  # which it does not play
    assert [(finding.code, finding.good) for finding in found] == [
        ("greeting", True),
        ("plays", True),
        ("played", True),
        ("times", True),
        ("same", True),
        ("quit", True),
    ]


@pytest.mark.parametrize(
    ("way", "code"), [("illegal", "illegal"), ("raises", "crashed"), ("no-name", "foreign")]
)
def test_an_author_is_told_what_is_wrong(way: str, code: str) -> None:
    *_, finding = [f for f in check(Command(f"{HOSTILE} {way}"), [PORT_ROYAL]) if not f.good]
    assert (finding.code, finding.good) == (code, False)
    assert finding.details["fault"]


def test_a_game_it_does_not_play_is_refused_and_not_asked_about() -> None:
    bot = program(PRUDENCE, seconds=20)
    bot.check_game("port-royal")
    with pytest.raises(BotError, match="'mine' does not play rattle-battle; it plays: port-royal"):
        bot.check_game("rattle-battle")
    match = Match(COVE, Table(2), FastSeed(1))
    assert ask(bot, match, 0, 1) in match.legal(0)
    assert bot.crew.faults == {"foreign": 1}


def test_a_program_that_does_not_greet_may_yet_play() -> None:
    program(f"{HOSTILE} exits-at-once").check_game("port-royal")


@pytest.mark.usefixtures("few_games")
def test_a_game_that_is_not_there_and_lots_of_its_own(tmp_path: Path) -> None:
    fickle = tmp_path / "fickle.py"
    text = (EXAMPLES / "prudence.py").read_text("utf-8")
    text = text.replace("games port-royal", "games port-royal chess")
    text = text.replace("max(legal, key=worth)", "__import__('random').choice(legal)")
    fickle.write_text(text, "utf-8")
    found = check(Command(f"{sys.executable} {fickle}", seconds=20), [PORT_ROYAL])
    assert {finding.code for finding in found if not finding.good} == {"no-game", "fickle"}


# -- the command -----------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user with no list yet."""
    monkeypatch.setattr(naming, "_added", {})
    monkeypatch.setattr("quarterdeck.cli.programs.own_book", lambda: tmp_path / "bots.toml")
    monkeypatch.setattr("quarterdeck.bots.programs.own_book", lambda: tmp_path / "bots.toml")
    return tmp_path / "bots.toml"


def test_put_on_the_list_and_taken_off(run: Run, own: Path) -> None:
    assert run("bot").out == "No program of yours is a bot yet.\n"
    assert run("bot", PRUDENCE).out == "prudence is on your list of bots, for play and arena.\n"
    assert run("bot").out == f"prudence: {PRUDENCE}\n"
    assert f"  prudence: A program: {PRUDENCE}\n" in run("bots").out
    assert run("bot", "--remove", "prudence").code == 0
    ran = run("bot", "--remove", "prudence")
    assert (ran.code, ran.err.count("no program 'prudence' is on the list")) == (1, 1)


def test_a_name_that_is_taken_or_none(run: Run, own: Path) -> None:
    assert "there is a bot 'thumb' already" in run("bot", "true", "--name", "thumb").err
    assert "cannot be a bot's name" in run("bot", "true", "--name", "No!").err


def test_check_says_it_in_the_language_and_by_the_exit_code(run: Run) -> None:
    ran = run("bot", "--check", f"{HOSTILE} raises", "--lang", "pl")
    assert ran.code == 1
    assert "IndexError" in ran.out
    assert "decyduje za niego los" in ran.out
