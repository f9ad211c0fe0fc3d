"""``quarterdeck verify`` and the findings behind it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quarterdeck.core import FairSeed, Game, Match, Record, Table
from quarterdeck.core.findings import Code, Verdict
from quarterdeck.core.record import Ended, Opened, Outcome
from quarterdeck.core.verify import BEYOND, RIGHT, UNKNOWN, WRONG, verify
from quarterdeck.games.port_royal import PORT_ROYAL, Action
from quarterdeck.i18n import LANGUAGES, Words
from tests.cli.conftest import Run, changed
from tests.core.playing import FAIR, finished, play, played, retold

GOLDEN = Path(__file__).parents[1] / "golden"


def verdicts(game: Game, record: Record) -> dict[str, str]:
    return {finding.code: finding.verdict for finding in verify(game, record)}


# -- findings -----------------------------------------------------------------------------------


def test_a_fast_seed(game: Game) -> None:
    assert verdicts(game, finished(game).record) == {
        "follows-rules": RIGHT,
        "result": RIGHT,
        "takebacks": RIGHT,
        "deal": RIGHT,
        "beyond-seed": BEYOND,
    }


def test_a_fair_seed(game: Game) -> None:
    assert verdicts(game, finished(game, fair=True).record) == {
        "follows-rules": RIGHT,
        "result": RIGHT,
        "takebacks": RIGHT,
        "commitment": RIGHT,
        "no-pledges": UNKNOWN,
        "deal": RIGHT,
        "beyond-promise": BEYOND,
        "beyond-nonces": BEYOND,
    }


def test_outcomes_may_be_left_out_where_the_seed_is_known(game: Game) -> None:
    record = finished(game).record
    bare = retold(record, [entry for entry in record.entries if not isinstance(entry, Outcome)])
    assert verdicts(game, bare)["deal"] == RIGHT


def test_another_seed_deals_other_cards() -> None:
    record = Record.parse(str(finished(PORT_ROYAL).record).replace("seed: 7", "seed: 8"))
    assert verdicts(PORT_ROYAL, record)["deal-differs"] == WRONG


def test_the_first_difference_is_told() -> None:
    record = Record.parse(str(finished(PORT_ROYAL).record))
    index = next(i for i, entry in enumerate(record.entries) if str(entry).startswith("* shuffle"))
    words = str(record.entries[index]).split()
    words[-1], words[-2] = words[-2], words[-1]  # the bottom of the pile: nobody plays otherwise
    record.entries[index] = Outcome(" ".join(words[1:]))
    found = [f for f in verify(PORT_ROYAL, record) if f.verdict == WRONG]
    assert [(f.code, dict(f.details)) for f in found] == [
        ("deal-differs", {"number": 2, "kind": "shuffle"})
    ]


def test_a_secret_that_was_not_promised() -> None:
    record = finished(PORT_ROYAL, fair=True).record
    other = FairSeed(bytes(32))
    entries = [Opened(other.secret.hex()) if isinstance(e, Opened) else e for e in record.entries]
    assert verdicts(PORT_ROYAL, retold(record, entries)) == {"breaks-rules": WRONG}


def test_a_secret_without_a_promise() -> None:
    record = finished(PORT_ROYAL, fair=True).record
    found = verdicts(PORT_ROYAL, retold(record, record.entries, commitment=""))
    assert found == {"breaks-rules": WRONG}


def test_a_fair_game_in_progress() -> None:
    match = Match(PORT_ROYAL, Table(2), FairSeed(bytes(32)))
    for _ in play(match, 1, most=9):
        pass
    assert verdicts(PORT_ROYAL, match.record) == {
        "follows-rules": RIGHT,
        "unfinished": UNKNOWN,
        "takebacks": RIGHT,
        "not-opened": UNKNOWN,
        "no-nonces": UNKNOWN,
        "no-seed": UNKNOWN,
        "beyond-promise": BEYOND,
    }


def test_a_result_left_out() -> None:
    record = finished(PORT_ROYAL).record
    entries = [entry for entry in record.entries if not isinstance(entry, Ended)]
    assert verdicts(PORT_ROYAL, retold(record, entries))["no-result"] == UNKNOWN


def test_a_deck_laid_by_hand() -> None:
    record = Record.parse((GOLDEN / "no-cards.txt").read_text("utf-8"))
    assert verdicts(PORT_ROYAL, record)["no-seed"] == UNKNOWN


def test_a_start_from_a_position() -> None:
    record = Record.parse((GOLDEN / "puzzle-last-turn.txt").read_text("utf-8"))
    assert verdicts(PORT_ROYAL, record)["from-position"] == UNKNOWN


def test_takebacks_are_counted_and_free_ones_told_apart() -> None:
    match = played(PORT_ROYAL, seats=2, most=0)
    (seat,) = match.position.to_act()
    match.act(seat, Action("draw"))
    match.undo(seat, free=True)  # a card was seen
    match.act(seat, Action("draw"))
    match.act(seat, Action("stop"))
    match.undo(seat)
    (found,) = (f for f in verify(PORT_ROYAL, match.record) if f.code == "free-takebacks")
    assert dict(found.details) == {"takebacks": 2, "free": 1}


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_holds(run: Run, language: str, fair: Path) -> None:
    ran = run("verify", fair, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    findings, made_from = ran.out.split("\n\n")
    assert len(findings.splitlines()) == 8
    assert [line.split()[-1] for line in made_from.splitlines()] == [FAIR.commitment, *FAIR.nonces]


def test_the_same_for_programs(run: Run, fair: Path) -> None:
    told = json.loads(run("verify", fair, "--json", "--nonce", "1:avast").out)
    assert (told["commitment"], tuple(told["nonces"])) == (FAIR.commitment, FAIR.nonces)
    assert {"code": "own-nonce", "verdict": "right"}.items() <= told["findings"][5].items()


@pytest.mark.parametrize(("nonce", "code"), [("0:ahoy", 0), ("0:other", 1), ("1:ahoy", 1)])
def test_ones_own_nonce(run: Run, fair: Path, nonce: str, code: int) -> None:
    assert run("verify", fair, "--nonce", nonce).code == code


@pytest.mark.parametrize("nonce", ["ahoy", "3:ahoy", "²:ahoy", "0:", "0:-", "0:two words"])
def test_a_nonce_that_cannot_be(run: Run, fair: Path, nonce: str) -> None:
    ran = run("verify", fair, "--nonce", nonce)
    assert ran.code == 1
    assert "--nonce is SEAT:NONCE, a seat from 0 to 2" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words(language: str) -> None:
    words = Words(language)
    assert [key for code in (*Code, *Verdict) if (key := f"verify-{code}") not in words] == []


def test_lines(run: Run, fast: Path) -> None:
    lines = run("verify", fast).out.splitlines()
    assert lines[0].startswith("right      All ")
    assert lines[1:3] == ["right      The result is right.", "right      Nothing was taken back."]
    assert lines[3].endswith("outcomes are what the seed gives.")
    assert lines[4] == "not shown  That nobody chose the seed for its cards."


def test_what_cannot_be_checked_is_said(run: Run) -> None:
    ran = run("verify", GOLDEN / "no-cards.txt")
    assert ran.code == 0
    assert "not checked  Chance: no seed is known" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_does_not_hold(run: Run, language: str, fast: Path) -> None:
    ran = run("verify", changed(fast, "seed: 7", "seed: 8"), "--lang", language)
    assert (ran.code, ran.err) == (1, "")


def test_a_move_against_the_rules(run: Run, fast: Path) -> None:
    text = fast.read_text("utf-8").splitlines()
    line = next(n for n, entry in enumerate(text, start=1) if entry.endswith(" draw"))
    text[line - 1] = text[line - 1].replace("draw", "repel")
    fast.write_text("\n".join(text), "utf-8")
    ran = run("verify", fast)
    assert ran.code == 1
    assert ran.out.startswith(f"WRONG  The record breaks the rules. line {line}: seat ")


def test_a_result_that_is_wrong(run: Run, fast: Path) -> None:
    result = finished(PORT_ROYAL).result
    ran = run("verify", changed(fast, f"= {result}", "= 0; 99 0 0; points"))
    assert ran.code == 1
    assert "the rules give" in ran.out


def test_a_record_of_earlier_rules_is_not_called_wrong(run: Run) -> None:
    older = Path(__file__).parents[1] / "older"
    follows = run("verify", older / "rattle-battle-1-follows.txt", "--lang", "en")
    assert follows.code == 0
    assert follows.out.startswith("This game was begun by earlier rules.")
    assert "WRONG" not in follows.out
    differs = run("verify", older / "rattle-battle-1-differs.txt", "--lang", "en")
    assert differs.code == 0
    assert "\nnot checked  The rules: played by version 1." in differs.out
