"""Forged records are refused, each by the code of its own fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.core import Record
from quarterdeck.core.findings import Code
from quarterdeck.core.verify import RIGHT, UNKNOWN, WRONG, verify
from quarterdeck.games.port_royal import PORT_ROYAL
from tests import goldens
from tests.forging import ALONE, FOLDER, FORGERIES, NONCES, WITH_BOT, draws_again, game

FAULTS = {WRONG, UNKNOWN}


def test_every_forgery_lies_in_its_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(FORGERIES)


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_refused(name: str) -> None:
    written, anew = (FOLDER / f"{name}.txt").read_text("utf-8"), FORGERIES[name].text()
    for text in (written, anew):
        found = verify(PORT_ROYAL, Record.parse(text))
        assert FORGERIES[name].code in [f.code for f in found if f.verdict in FAULTS]


def test_what_they_were_forged_from_is_right() -> None:
    for match in (game(), game(WITH_BOT, ALONE)):
        assert {f.code for f in verify(PORT_ROYAL, match.record) if f.verdict in FAULTS} == set()


def test_alone_one_may_take_back_what_was_drawn() -> None:
    match = game(WITH_BOT, ALONE, draws_again)
    (found,) = (f for f in verify(PORT_ROYAL, match.record) if f.code == Code.TAKEBACKS)
    assert (found.verdict, dict(found.details)) == (RIGHT, {"takebacks": 1, "free": 1})


def test_nothing_is_taken_back_when_all_cards_are_open_even_alone() -> None:
    match = game(WITH_BOT, ALONE)
    assert [match.undoable(seat, free=True) for seat in range(2)] == [0, 0]


def test_whoever_names_his_nonce_hears_whether_it_is_in_the_deal() -> None:
    record = game(WITH_BOT, ALONE).record
    for own, code in (
        ({0: NONCES[0]}, Code.OWN_NONCE),
        ({0: "something-else"}, Code.OWN_NONCE_DIFFERS),
        ({1: NONCES[1]}, Code.OWN_NONCE_DROPPED),
    ):
        assert code in [finding.code for finding in verify(PORT_ROYAL, record, own)]


def test_what_no_record_can_show_is_said_unless_one_knows_it() -> None:
    record = game().record
    told = {f.code: dict(f.details) for f in verify(PORT_ROYAL, record, {1: NONCES[1]})}
    assert told[Code.BEYOND_NONCES] == {"seats": "0"}
    assert {Code.BEYOND_PROMISE, Code.BEYOND_PEOPLE} <= set(told)


@pytest.mark.parametrize("path", goldens.records(PORT_ROYAL.name), ids=lambda path: path.stem)
def test_old_records_are_not_found_wrong(path: Path) -> None:
    found = verify(PORT_ROYAL, goldens.read(path))
    assert [finding for finding in found if finding.verdict == WRONG] == []
