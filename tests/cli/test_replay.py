"""``quarterdeck replay``: sentences, JSON, or the stepping view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cove import COVE
from quarterdeck import terminal
from quarterdeck.cli import commands
from quarterdeck.cli.retelling import as_json, as_text
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.i18n import LANGUAGES, Words, changes_told
from tests.cli.conftest import Run
from tests.core.playing import finished

OLDER = Path(__file__).parents[1] / "older"
TAKEBACKS = Path(__file__).parents[1] / "golden" / "three-takebacks.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences(run: Run, language: str, fast: Path) -> None:
    ran = run("replay", fast, "--plain", "--lang", language)
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0].endswith(": Anne, Łucja, Мэри")
    assert not set("{}$") & set(ran.out)
    numbers = [int(line[:4]) for line in lines[1:-1] if line[:4].strip()]
    assert numbers == list(range(len(finished(PORT_ROYAL).steps) + 1))


def test_the_end_is_told(run: Run, fast: Path) -> None:
    match = finished(PORT_ROYAL)
    assert match.result is not None
    winner = match.record.table.names[match.result.winners[0]]
    assert run("replay", fast).out.splitlines()[-1].startswith(f"{winner} wins. Points: Anne ")


def test_takebacks_are_told(run: Run) -> None:
    assert " takes back 1 action.\n" in run("replay", TAKEBACKS).out


def test_players_without_names_are_numbered(run: Run) -> None:
    assert run("replay", TAKEBACKS.with_name("no-cards.txt")).out.startswith(
        "Port Royal: Player 1, Player 2"
    )


def test_json(run: Run, fast: Path) -> None:
    lines = [json.loads(line) for line in run("replay", fast, "--json").out.splitlines()]
    keys = ["number", "seat", "action", "outcomes", "events", "position", "observation"]
    assert all(list(line) == keys for line in lines)
    assert [line["number"] for line in lines] == list(range(len(lines)))
    opening, first = lines[:2]
    assert (opening["seat"], opening["action"]) == (None, None)
    assert [outcome.split()[0] for outcome in opening["outcomes"]] == ["start", "shuffle"]
    assert first["action"] == "draw"
    assert first["events"][0]["kind"] == "drawn"
    assert first["observation"]["round"] == 1


def test_json_is_the_match(run: Run) -> None:
    """Takebacks too: each line's position is the one on the table then."""
    lines = [json.loads(line) for line in run("replay", TAKEBACKS, "--json").out.splitlines()]
    assert any(line["action"] == "undo 1" for line in lines)
    for line in lines:
        position = PORT_ROYAL.parse_position(line["position"])
        assert str(position) == line["position"]
        assert line["observation"]["phase"] == position.observe(None).phase


def test_a_game_without_words_of_its_own() -> None:
    record = finished(COVE).record
    assert len(list(as_json(COVE, record))) == len(finished(COVE).steps) + 1
    assert all("None" not in line for line in as_text(COVE, record, Words("en")))


def test_a_record_in_progress_is_told_as_far_as_it_goes(run: Run, fast: Path) -> None:
    text = fast.read_text("utf-8").splitlines()
    fast.write_text("\n".join(text[:20]), "utf-8")
    ran = run("replay", fast)
    assert ran.code == 0
    assert "wins" not in ran.out


def test_a_broken_record_is_told_up_to_the_fault(run: Run, fast: Path) -> None:
    text = fast.read_text("utf-8").splitlines()
    text.insert(20, "0 hire nobody")
    fast.write_text("\n".join(text), "utf-8")
    ran = run("replay", fast)
    assert ran.code == 1
    assert ran.out
    assert ran.err == "quarterdeck: line 21: there is no card 'nobody'\n"


def test_at_a_terminal_it_opens_the_view(
    run: Run, fast: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Path, str]] = []
    monkeypatch.setattr(commands, "_at_terminal", lambda: True)
    monkeypatch.setattr(terminal, "replay", lambda path, language: opened.append((path, language)))
    assert run("replay", fast, "--lang", "it").out == ""
    assert opened == [(fast, "it")]
    assert run("replay", fast, "--plain").out
    assert run("replay", fast, "--json").out
    assert len(opened) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_earlier_rules_says_what_changed(run: Run, language: str) -> None:
    words = Words(language)
    ran = run("replay", OLDER / "rattle-battle-1-follows.txt", "--plain", "--lang", language)
    told = changes_told(RATTLE_BATTLE, 1, words)
    assert ran.out.splitlines()[:9] == told
    assert f"– {words('rattle-battle-changed-pit')}" in told
    assert (ran.code, ran.out.count(words("rules-older-halted"))) == (0, 0)


def test_a_game_that_no_longer_fits_is_told_as_far_as_it_stands(run: Run) -> None:
    path = OLDER / "rattle-battle-1-differs.txt"
    ran = run("replay", path, "--plain", "--lang", "en")
    assert ran.code == 1
    assert ran.out.splitlines()[-1].startswith("What came next does not fit the rules of today")
    assert "\n  38  Bo " in ran.out
    told = run("replay", path, "--json", "--lang", "en")
    assert told.err.startswith("This game was begun by earlier rules.")
    assert [json.loads(line)["number"] for line in told.out.splitlines()][:2] == [0, 1]
