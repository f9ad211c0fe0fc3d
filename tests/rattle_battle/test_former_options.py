"""Options as they were called before: records and saved positions still have them."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, Record, Table, TableError
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.server.seating import options_for
from tests.rattle_battle.playing import match_by_lots

NOW = {"on": "simultaneous", "off": "by-place"}


@pytest.mark.parametrize("value", NOW)
def test_a_record_with_the_old_name_plays_the_same_and_keeps_it(value: str) -> None:
    played = match_by_lots(3, 7, most=400, port=NOW[value])
    text = str(played.record).replace(
        f"option port: {NOW[value]}", f"option simultaneous_port: {value}"
    )
    assert "simultaneous_port" in text
    again = Match.resume(RATTLE_BATTLE, Record.parse(text))
    assert str(again.position) == str(played.position)
    assert again.steps == played.steps
    assert str(again.record) == text


def test_a_position_with_the_old_name_is_one_of_now() -> None:
    text = "card stragglers; phase port; loot 0 2 rum; loot 1 2 rum"
    position = RATTLE_BATTLE.parse_position(f"option simultaneous_port on; {text}")
    assert position == RATTLE_BATTLE.parse_position(f"option port simultaneous; {text}")
    assert "option port simultaneous" in str(position)
    old = Table(2, {"simultaneous_port": "on"})
    assert Match(RATTLE_BATTLE, old, FastSeed(1), str(position)).position == position
    with pytest.raises(TableError, match="a position with port: simultaneous, not by-place"):
        Match(RATTLE_BATTLE, Table(2, {"simultaneous_port": "off"}), FastSeed(1), str(position))


def test_a_rematch_is_opened_by_the_names_of_now() -> None:
    options = options_for(RATTLE_BATTLE, {"simultaneous_port": "on", "crew_pack": "on"})
    assert options["port"] == "simultaneous"
    assert set(options) == set(RATTLE_BATTLE.options)


def test_a_value_that_never_was_is_refused() -> None:
    with pytest.raises(TableError, match="no option 'simultaneous_port'"):
        RATTLE_BATTLE.check(Table(2, {"simultaneous_port": "sometimes"}))
