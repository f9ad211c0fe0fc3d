"""Records from anywhere: whatever stands in the file, it is read or refused with a line."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quarterdeck.core import FastSeed, Game, Match, Record, RecordError
from tests.conftest import GAMES
from tests.core.playing import FAIR, finished, play, played, quick_table

WORDS = ["undo", "open", "=", "*", "9", "-1", "²", "nan", "1e999", ";", ":", "\ufeff", "#", "\x1c"]
QUIET = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@cache
def texts(game: Game) -> tuple[str, ...]:
    """Sound records of many kinds."""
    middle = Match(
        game, quick_table(game, 3), FastSeed(1), position=str(played(game, most=15).position)
    )
    fair = Match(game, quick_table(game, 2), FAIR)
    undone = Match(game, quick_table(game, 4), FastSeed(2))
    for match in (middle, fair, undone):
        for _ in play(match, 1, 25):
            pass
    undone.undo(undone.steps[-1].seat, free=True)
    whole = str(finished(game, fair=True).record)
    return str(middle.record), str(fair.record), str(undone.record), whole


@st.composite
def damaged(draw: st.DrawFn, game: Game) -> str:
    """A sound record with a few things done to it."""
    lines = draw(st.sampled_from(texts(game))).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at, to = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["cut", "drop", "twice", "swap", "word", "letter", "junk"])):
            case "cut":
                lines = lines[: at + 1]
            case "drop" if len(lines) > 1:
                del lines[at]
            case "twice":
                lines.insert(to, lines[at])
            case "swap":
                lines[at], lines[to] = lines[to], lines[at]
            case "word":
                words = lines[at].split(" ")
                words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
                lines[at] = " ".join(words)
            case "letter" if lines[at]:
                i = draw(st.integers(0, len(lines[at]) - 1))
                lines[at] = lines[at][:i] + draw(st.characters()) + lines[at][i + 1 :]
            case _:
                lines[at] = draw(st.text(max_size=30))
    text = "\n".join(lines)
    return text[: draw(st.integers(0, len(text)))] if draw(st.booleans()) else text


def read(game: Game, text: str) -> bool:
    """Whether a text is a record of a game; anything but a RecordError fails the test."""
    fault = None
    try:
        match = Match.resume(game, Record.parse(text))
    except RecordError as error:
        fault = error
    if fault is not None:
        # A line that is missing is counted as it would be written, with a name for each seat.
        assert 1 <= fault.line <= len(text.splitlines()) + 7
        assert str(fault).startswith(f"line {fault.line}: ")
        return False
    # What was read can be written, and is then the same again.
    again = Match.resume(game, Record.parse(str(match.record)))
    assert str(again.record) == str(match.record)
    assert str(again.position) == str(match.position)
    return True


@QUIET
@given(st.data())
def test_damage_is_noticed_or_harmless(game: Game, data: st.DataObject) -> None:
    read(game, data.draw(damaged(game)))


@QUIET
@given(st.binary(max_size=300), st.sampled_from(["utf-8", "latin-1", "utf-16"]))
def test_bytes_of_anything_are_no_record(game: Game, junk: bytes, encoding: str) -> None:
    assert not read(game, junk.decode(encoding, errors="replace"))


@cache
def position_after(game: Game, actions: int) -> str:
    """A position of a game by lots."""
    return str(played(game, most=actions).position)


@QUIET
@given(st.data())
def test_a_position_of_anything_is_noticed_or_harmless(game: Game, data: st.DataObject) -> None:
    """The longest line of all: clauses dropped, doubled, swapped and garbled."""
    clauses = position_after(game, data.draw(st.integers(0, 60))).split("; ")
    for _ in range(data.draw(st.integers(1, 3))):
        at, to = (data.draw(st.integers(0, len(clauses) - 1)) for _ in range(2))
        words = clauses[at].split(" ")
        match data.draw(st.sampled_from(["drop", "twice", "swap", "words", "word"])):
            case "drop" if len(clauses) > 1:
                del clauses[at]
            case "twice":
                clauses.insert(to, clauses[at])
            case "words":
                clauses[at], clauses[to] = " ".join(words[:-1]), f"{clauses[to]} {words[-1]}"
            case "word":
                every = [*WORDS, *clauses[to].split(" "), "0", "1", "5", "12"]
                words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(every))
                clauses[at] = " ".join(words)
            case _:
                clauses[at], clauses[to] = clauses[to], clauses[at]
    header = f"quarterdeck record 1\ngame: {game.name}\nrules: {game.rules}\nseats: 3\nseed: 1\n"
    text = f"{header}position: {'; '.join(clauses)}\n"
    if read(game, text):  # then it can be played, too
        match = Match.resume(game, Record.parse(text))
        for _ in play(match, 1, 30):
            pass


def test_a_record_of_the_other_game_is_refused() -> None:
    for game, other in permutations(GAMES, 2):
        assert all(read(game, text) for text in texts(game))
        assert not any(read(game, text) for text in texts(other))
        for text in texts(other):
            assert not read(game, text.replace(f"game: {other.name}", f"game: {game.name}"))
