"""Records: what is written is what was played, and can be read, followed and gone on from."""

from __future__ import annotations

import pytest

from quarterdeck.core import (
    FairSeed,
    FastSeed,
    Game,
    Match,
    QuarterdeckError,
    Record,
    RecordError,
    Table,
    TableError,
)
from quarterdeck.core.record import Act, Ended, Opened, Outcome
from quarterdeck.games.port_royal import PORT_ROYAL
from tests.core.playing import FAIR, finished, look, play, played, quick_table, retold


@pytest.fixture(params=[False, True], ids=["fast", "fair"])
def whole(request: pytest.FixtureRequest, game: Game) -> Match:
    return finished(game, fair=request.param)


def test_a_record_reads_back_as_it_was_written(whole: Match) -> None:
    text = str(whole.record)
    read = Record.parse(text)
    assert str(read) == text
    assert read == whole.record
    assert eval(repr(read), {"Record": Record}) == read


@pytest.mark.parametrize("people", [None, (), (0,), (0, 2)])
def test_a_record_says_who_is_a_person_and_who_pledged(
    game: Game, people: tuple[int, ...] | None
) -> None:
    seed = FairSeed(bytes(32), ("ahoy", "-", "arr"), ("0" * 64, "-", "1" * 64))
    table = Table(3, quick_table(game).options, people=people)
    record = Record.parse(str(Match(game, table, seed).record))
    assert (record.table.people, record.pledges) == (people, seed.pledges)


def test_a_record_begins_with_its_header(game: Game) -> None:
    name, option = next(iter(game.options.items()))
    table = Table(2, {name: option.values[-1]}, ("Anne", "Łucja"))
    text = str(Match(game, table, FastSeed(5)).record)
    assert text.split("\n\n")[0].splitlines() == [
        "quarterdeck record 1",
        f"game: {game.name}",
        f"rules: {game.rules}",
        "seats: 2",
        f"option {name}: {option.values[-1]}",
        "name 0: Anne",
        "name 1: Łucja",
        "seed: 5",
    ]


def test_people_may_write_loosely(whole: Match) -> None:
    header, body = str(whole.record).split("\n\n")
    loose = "\r\n".join(
        [
            "\ufeff",
            "# a comment",
            *header.splitlines(),
            "  ",
            "",
            *map("\t{} ".format, body.split("\n")),
        ]
    )
    assert Record.parse(loose) == whole.record


def test_a_replay_is_the_same_game(game: Game, whole: Match) -> None:
    again = Match(game, whole.record.table, FAIR if whole.record.commitment else FastSeed(7))
    *_, replayed = Match.replay(game, Record.parse(str(whole.record)))
    assert look(replayed) == look(whole)
    for step, seen in zip(whole.steps, _positions(game, whole.record), strict=True):
        assert again.act(step.seat, step.action) == step.events
        assert str(again.position) == seen
    assert look(again) == look(whole)


def _positions(game: Game, record: Record) -> list[str]:
    """The positions after each action of a replay."""
    following = Match.replay(game, record)
    next(following)
    acts = sum(isinstance(entry, Act) for entry in record.entries)
    return [str(next(following).position) for _ in range(acts)]


def _cuts(length: int) -> list[int]:
    """Every prefix of a short record; of a long one those at both ends and some between."""
    if length < 120:
        return list(range(length + 1))
    return [*range(30), *range(30, length - 12, 37), *range(length - 12, length + 1)]


def test_any_prefix_can_be_gone_on_from(game: Game, whole: Match) -> None:
    entries = whole.record.entries
    for cut in _cuts(len(entries)):
        prefix = retold(whole.record, entries[:cut])
        match = Match.resume(game, prefix, FAIR if whole.record.commitment else None)
        done = len(match.steps)
        assert done == sum(isinstance(entry, Act) for entry in entries[:cut])
        for step in whole.steps[done:]:
            match.act(step.seat, step.action)
        assert look(match) == look(whole), f"cut after entry {cut}"


def test_with_a_seed_outcomes_can_be_left_out(game: Game) -> None:
    whole = finished(game)
    short = [entry for entry in whole.record.entries if not isinstance(entry, Outcome)]
    assert look(Match.resume(game, retold(whole.record, short))) == look(whole)


def test_with_outcomes_the_seed_can_be_left_out(game: Game) -> None:
    whole = finished(game)
    match = Match.resume(game, retold(whole.record, whole.record.entries, seed=None))
    assert look(match)[:-1] == look(whole)[:-1]
    assert match.record.entries == whole.record.entries


def test_outcomes_go_before_the_seed(game: Game) -> None:
    """A record replays whatever the seed, or another machine's physics, would say."""
    whole = finished(game)
    match = Match.resume(game, retold(whole.record, whole.record.entries, seed=FastSeed(8)))
    assert look(match)[:-1] == look(whole)[:-1]


def test_without_seed_and_outcomes_the_line_is_named(game: Game) -> None:
    entries = finished(game).record.entries
    options = finished(game).record.table.options.items()
    head = [f"game: {game.name}", f"rules: {game.rules}", "seats: 3"]
    head += [f"option {name}: {value}" for name, value in sorted(options)]
    header = "\n".join(["quarterdeck record 1", *head, ""])
    first = len(head) + 3  # an empty line, and lines are counted from 1
    with pytest.raises(RecordError, match=rf"line {first}: an outcome '\w+ \.\.\.' is missing"):
        Match.resume(game, Record.parse(f"{header}\n0 done\n"))
    # Later, too: the first action that needs an outcome and has none.
    at = next(
        i
        for i, entry in enumerate(entries)
        if isinstance(entry, Outcome) and isinstance(entries[i - 1], Act) and i
    )
    short = "\n".join(map(str, [*entries[:at], *entries[at + 1 :]]))
    with pytest.raises(RecordError) as caught:
        Match.resume(game, Record.parse(f"{header}\n{short}\n"))
    # The action, or the outcome that came too soon.
    assert caught.value.line in (first + at - 1, first + at)


def test_a_record_can_start_anywhere(game: Game) -> None:
    start = str(played(game, most=9).position)
    match = Match(game, quick_table(game, 3), FastSeed(3), position=start)
    assert match.opening == ()
    assert str(match.position) == start
    for _ in play(match, 3, 25):
        pass
    read = Record.parse(str(match.record))
    assert read.position == start
    assert look(Match.resume(game, read)) == look(match)


def test_a_start_in_several_lines_is_one_line_of_the_record() -> None:
    start = "players 3\nactive 2; coins 2 5\n"
    match = Match(PORT_ROYAL, Table(3), FastSeed(3), position=start)
    assert str(match.position) == str(PORT_ROYAL.parse_position(start))
    assert look(Match.resume(PORT_ROYAL, Record.parse(str(match.record)))) == look(match)


def test_a_start_for_other_seats_than_the_table_is_refused(game: Game) -> None:
    start = str(played(game, seats=3, most=9).position)
    with pytest.raises(QuarterdeckError, match="3"):
        Match(game, quick_table(game, 2), FastSeed(3), position=start)


@pytest.mark.parametrize("name", ["Anne\nseed: 5", "Anne\u2028", " Anne ", "", "# Anne: 0"])
def test_no_name_can_damage_a_record(game: Game, name: str) -> None:
    match = Match(game, quick_table(game, 2, names=("Mary", name)), FastSeed(5))
    read = Record.parse(str(match.record))
    assert read == match.record
    assert read.table.names == ("Mary", " ".join(name.split()))


def test_no_names_are_no_names(game: Game) -> None:
    record = Match(game, quick_table(game, 2, names=("", " ")), FastSeed(5)).record
    assert Record.parse(str(record)) == record


def test_there_is_a_name_for_each_seat(game: Game) -> None:
    for names in (("Anne",), ("Anne", "Mary", "Jack")):
        with pytest.raises(TableError, match=f"{len(names)} names for 2 seats"):
            Match(game, quick_table(game, 2, names=names), FastSeed(5))


# -- records that do not follow the rules ------------------------------------------------------


def test_a_record_of_another_game_is_foreign(game: Game) -> None:
    record = finished(game).record
    with pytest.raises(RecordError, match="a record of 'chess'"):
        Match.resume(game, retold(record, [], game="chess"))
    with pytest.raises(RecordError, match=f"rules version 9; this is version {game.rules}"):
        Match.resume(game, retold(record, [], rules=9))


def test_an_illegal_action_is_named_with_its_line(game: Game) -> None:
    record = finished(game).record
    acts = ((i, entry.seat) for i, entry in enumerate(record.entries) if isinstance(entry, Act))
    first, seat = next(acts)
    never_first = {"cove": "done", "port-royal": "repel", "rattle-battle": "pass"}[game.name]
    wrong = retold(record, [*record.entries[:first], Act(seat, never_first)])
    with pytest.raises(
        RecordError, match=rf"line {wrong.lines[first]}: seat {seat} cannot .*; legal: "
    ):
        Match.resume(game, wrong)


def test_an_outcome_nobody_asked_for_is_named_with_its_line(game: Game) -> None:
    record = finished(game).record
    last = next(i for i, entry in enumerate(record.entries) if isinstance(entry, Ended))
    wrong = retold(record, [*record.entries[:last], Outcome("start 1")])
    with pytest.raises(RecordError, match=f"line {wrong.lines[last]}: .*nothing asked for"):
        Match.resume(game, wrong)


def test_a_damaged_outcome_is_named_with_its_own_line(game: Game) -> None:
    record = finished(game).record
    for at in (0, 1):
        entries = [*record.entries]
        entries[at] = Outcome(str(entries[at])[2:].split()[0] + " rubbish")
        wrong = retold(record, entries)
        with pytest.raises(RecordError, match=f"line {wrong.lines[at]}: "):
            Match.resume(game, wrong)


def test_a_wrong_result_is_named_with_its_line(game: Game) -> None:
    record = finished(game).record
    assert isinstance(record.entries[-1], Ended)
    wrong = retold(record, [*record.entries[:-1], Ended("0; 99 0 0; points")])
    with pytest.raises(RecordError, match=f"line {wrong.lines[-1]}: the rules give '"):
        Match.resume(game, wrong)


def test_a_result_before_the_end_is_refused(game: Game) -> None:
    record = played(game, most=3).record
    for claimed in ("None", "0; 12 0 0; points"):
        with pytest.raises(RecordError, match="the game goes on"):
            Match.resume(game, retold(record, [*record.entries, Ended(claimed)]))


def test_nothing_is_played_after_the_end(game: Game, whole: Match) -> None:
    acts = [entry for entry in whole.record.entries if isinstance(entry, Act)]
    wrong = retold(whole.record, [*whole.record.entries, acts[-1]])
    with pytest.raises(RecordError, match=f"line {wrong.lines[-1]}: "):
        Match.resume(game, wrong)


@pytest.mark.parametrize(
    ("header", "line", "words"),
    [
        ("", 1, "not a record"),
        ("PNG\n", 1, "not a record"),
        ("quarterdeck record 2\n", 1, "format '2' is unknown"),
        ("quarterdeck record 1\nseats: 2\nrules: 1\n", 1, "no 'game: ...'"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: two\n", 4, "whole number"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\nseats: 2\n", 5, "given twice"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\nname 2: Anne\n", 5, "a seat"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\nweather: foul\n", 5, "not a header"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\nsinging\n", 5, "'key: value'"),
        (
            "quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\nseed: 18446744073709551616\n",
            5,
            "from 0 to",
        ),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\ncommitment: 12\n", 5, "64 hex"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\npledges: 12 -\n", 5, "64 hex"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\npeople: 2\n", 5, "a seat"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\npeople: 1 0\n", 5, "each once"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\n\n5 draw\n", 6, "a seat"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\n\n0 undo x\n", 6, "number of actions"),
        ("quarterdeck record 1\ngame: G\nrules: 1\nseats: 2\n\nopen 12\n", 6, "possible: "),
    ],
)
def test_a_damaged_record_is_named_with_its_line(
    game: Game, header: str, line: int, words: str
) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        Record.parse(header.replace("G", game.name))
    assert caught.value.line == line


def test_the_secret_must_be_the_one_committed_to(game: Game) -> None:
    whole = finished(game, fair=True)
    assert isinstance(whole.record.entries[-1], Opened)
    wrong = retold(whole.record, [*whole.record.entries[:-1], Opened("00" * 32)])
    with pytest.raises(RecordError, match=f"line {wrong.lines[-1]}: .*commitment"):
        Match.resume(game, wrong)
