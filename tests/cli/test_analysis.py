"""hint, review and play --from on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quarterdeck.cli.hinting import split_place
from quarterdeck.cli.table import table_from
from quarterdeck.core import QuarterdeckError
from quarterdeck.i18n import LANGUAGES
from tests.cli.conftest import Run

HARBOUR = (
    "discover drawn 3; active 1; harbour y1-1 admiral-7-2 b5-3; coins 0 b1-1; "
    "coins 1 b2-2 y2-2 y2-3 g1-1 r1-1 r1-1 k2-1; display 0 settler-4-1; "
    "pile y1-2 g1-1 y2-2 captain-4-1 r3-2 k2-1 y1-1 b1-1 sailor-3-1"
)


def test_a_hint_is_a_table_or_json(run: Run) -> None:
    told = run("hint", "--position", HARBOUR, "--simulations", 20, "--lang", "en")
    assert "Winning chance" in told.out
    assert "Secures: Admiral." in told.out
    told = run("hint", "--position", HARBOUR, "--simulations", 20, "--json")
    assert {each["action"] for each in json.loads(told.out)["actions"]} == {"draw", "stop"}


def test_a_hint_about_a_move_of_a_record(run: Run, fast: Path) -> None:
    told = run("hint", f"{fast}@2", "--simulations", 20)
    assert told.code == 0
    assert "decides." in told.out
    over = run("hint", fast, "--simulations", 20)
    assert "the game is over" in over.err


def test_what_is_no_place_is_refused(run: Run, fast: Path) -> None:
    assert "hint about what?" in run("hint").err
    assert "there is no file" in run("hint", "nothing.record@3").err
    assert "moves are from 1 to" in run("hint", f"{fast}@100000").err
    assert "FILE@MOVE" in run("hint", "nothing@x").err


def test_a_file_may_have_an_at_sign_in_its_name(tmp_path: Path) -> None:
    odd = tmp_path / "ann@7"
    odd.touch()
    assert split_place(str(odd)) == (odd, None)
    assert split_place(f"{odd}@3") == (odd, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_as_text_page_and_json(
    run: Run, short: Path, tmp_path: Path, language: str
) -> None:
    page, numbers = tmp_path / "review.html", tmp_path / "review.json"
    few = ("--simulations", 4, "--lang", language)
    told = run("review", short, *few)
    assert told.code == 0, told.err
    assert "quarterdeck play --from" in told.out
    assert run("review", short, *few, "--html", page, "--json", numbers).code == 0
    text = page.read_text("utf-8")
    assert f'lang="{language}"' in text
    assert text.count("<polyline") == 3
    assert not re.search(r"https?://|<script", text)
    found = json.loads(numbers.read_text("utf-8"))
    assert sum(player["luck"] for player in found["players"]) == pytest.approx(0, abs=1e-3)
    assert len(found["moves"]) == found["moves"][-1]["number"]


def test_a_review_refuses_what_it_cannot_do(run: Run, short: Path, tmp_path: Path) -> None:
    assert "no such folder" in run("review", short, "--html", tmp_path / "no" / "x.html").err
    assert "simulations are from 2" in run("review", short, "--simulations", 1).err
    assert "there is no file" in run("review", tmp_path / "x.record").err


def test_trying_again_sits_the_one_who_decided_down_against_bots(fast: Path) -> None:
    table = table_from(f"{fast}@3", None, ())
    decides = [player.startswith("human") for player in table.players]
    assert decides.count(True) == 1
    assert table.position
    with pytest.raises(QuarterdeckError, match="the game is over there"):
        table_from(str(fast), None, ())
    with pytest.raises(QuarterdeckError, match="names 5"):
        table_from(f"{fast}@3", None, ("human",) * 5)


def test_trying_again_takes_no_other_table(run: Run, fast: Path) -> None:
    told = run("play", "--from", f"{fast}@3", "--seats", 4)
    assert "leave the rest out" in told.err
    assert "must be a terminal" in run("play", "--from", f"{fast}@3").err
