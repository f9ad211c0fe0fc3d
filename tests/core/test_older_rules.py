"""Records of earlier rules: followed as far as they stand by the rules of now, never guessed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from quarterdeck.core import FairSeed, Match, Record, RecordError, RulesChanged
from quarterdeck.core.record import Ended, Opened
from quarterdeck.core.verify import UNKNOWN, WRONG, verify
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.rattle_battle import RATTLE_BATTLE

FOLDER = Path(__file__).parents[1] / "older"
"""Games played by the rules of Rattle Battle before version 2, with the program of that time."""


def older(name: str) -> Record:
    return Record.parse((FOLDER / f"rattle-battle-1-{name}.txt").read_text("utf-8"))


def test_every_change_of_the_rules_has_a_code_of_its_own() -> None:
    changes = RATTLE_BATTLE.changes_since(1)
    assert len(changes) == len(set(changes)) == 8
    assert RATTLE_BATTLE.changes_since(2) == ()
    assert RATTLE_BATTLE.changes_since(0) == ()  # nobody knows what changed then


def test_a_record_that_stands_is_one_of_the_rules_of_now() -> None:
    record = older("follows")
    match = Match.resume(RATTLE_BATTLE, record)
    assert (match.begun_by, match.record.rules) == (1, 2)
    assert match.record.entries == record.entries
    again = Match.resume(RATTLE_BATTLE, match.record)
    assert again.begun_by == 2
    assert str(again.position) == str(match.position)


def test_an_unfinished_one_goes_on_from_its_seed() -> None:
    record = older("follows")
    seed = record.dealt_from()
    assert isinstance(seed, FairSeed)
    cut = next(i for i, entry in enumerate(record.entries) if str(entry).endswith("drop"))
    match = Match.resume(RATTLE_BATTLE, replace(record, entries=record.entries[:cut]), seed)
    before = len(match.steps)
    match.act(match.position.to_act()[0], RATTLE_BATTLE.parse_action("drop"))
    assert match.record.entries[: cut + 2] == record.entries[: cut + 2]  # the same luck
    assert len(match.steps) == before + 1


def test_where_it_does_not_stand_it_stops_and_says_what_changed() -> None:
    record = older("differs")
    with pytest.raises(RulesChanged, match="cannot sell valuables valuables") as caught:
        Match.resume(RATTLE_BATTLE, record)
    halt = caught.value
    assert str(record.entries[halt.stands]) == "1 sell valuables valuables"
    assert (halt.line, halt.rules) == (record.line_of(halt.stands), 1)
    assert halt.changes == RATTLE_BATTLE.changes_since(1)
    match, same = Match.standing(RATTLE_BATTLE, record)
    assert isinstance(same, RulesChanged)
    assert match.record.entries == record.entries[: halt.stands]
    assert match.position.to_act() == (1,)


def test_an_outcome_that_is_missing_or_too_many_is_never_drawn_or_dropped() -> None:
    """The seed is known here, and still nothing is drawn that is not written."""
    record = older("follows")
    drawn = [i for i, entry in enumerate(record.entries) if str(entry).startswith("* loot")]
    fewer = replace(record, entries=[e for i, e in enumerate(record.entries) if i != drawn[0]])
    more = replace(record, entries=record.entries[: drawn[0]] + record.entries[drawn[0] - 1 :])
    for changed in (fewer, more):
        with pytest.raises(RulesChanged) as caught:
            Match.resume(RATTLE_BATTLE, changed)
        assert caught.value.stands < drawn[0]


def test_another_result_than_the_one_written_does_not_stand() -> None:
    record = older("follows")
    entries = [Ended("0; 1 0; quests") if isinstance(e, Ended) else e for e in record.entries]
    with pytest.raises(RulesChanged, match="the rules give"):
        Match.resume(RATTLE_BATTLE, replace(record, entries=entries))
    open_ = [e for e in record.entries if not isinstance(e, Ended | Opened)]
    closed = Match.resume(RATTLE_BATTLE, replace(record, entries=open_), record.dealt_from())
    assert closed.record.entries == record.entries  # written once, at the end


@pytest.mark.parametrize("rules", [0, 3])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    with pytest.raises(RecordError, match=f"rules version {rules}; this is version 2"):
        Match.resume(RATTLE_BATTLE, replace(older("follows"), rules=rules))
    with pytest.raises(RecordError, match="this is version 1"):
        Match.resume(PORT_ROYAL, replace(older("follows"), game="port-royal", rules=2))


def test_verify_says_that_it_cannot_check_by_the_rules_of_now() -> None:
    (finding,) = verify(RATTLE_BATTLE, older("differs"))
    assert (finding.code, finding.verdict) == ("rules-changed", UNKNOWN)
    assert finding.details["rules"] == 1
    codes = {finding.code: finding.verdict for finding in verify(RATTLE_BATTLE, older("follows"))}
    assert {"follows-rules", "result", "deal"} <= codes.keys()
    assert WRONG not in codes.values()
