"""Names and numbers from anywhere: shown to everybody, so nothing in them may steer a screen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.arena.plan import entrants
from quarterdeck.bots.random import RandomBot
from quarterdeck.core import NotationError, Record, RecordError, Table, TableError
from quarterdeck.core.names import printable
from quarterdeck.core.numbers import real, whole
from quarterdeck.i18n import LANGUAGES, Words

HEADER = "quarterdeck record 1\ngame: port-royal\nrules: 1\nseats: 2\n"


@pytest.mark.parametrize(
    ("given_", "shown"),
    [
        ("Anne\x1b[2J", "Anne[2J"),
        ("Anne\x9b31m", "Anne31m"),
        ("Anne\x00\x07\x7f", "Anne"),
        ("An\u202ene\u2066", "Anne"),
        ("  Anne \n Bonny\t", "Anne Bonny"),
        ("\ud800Anne", "Anne"),
        ("Anne \u202e Bonny", "Anne Bonny"),
        ("Łucja 👩‍👧", "Łucja 👩‍👧"),
    ],
)
def test_a_name_is_what_can_be_shown_of_it(given_: str, shown: str) -> None:
    assert printable(given_) == shown
    assert Table(2, names=(given_, "Mary")).names == (shown, "Mary")


@given(st.text())
def test_nothing_shown_is_a_control_character(text: str) -> None:
    shown = printable(text)
    assert printable(shown) == shown
    assert not any(letter < " " or "\x7f" <= letter <= "\x9f" for letter in shown)
    shown.encode()


def test_a_name_has_an_end() -> None:
    Table(2, names=("A" * 64, ""))
    with pytest.raises(TableError, match=r"up to 64 letters, 'A+\.{3}' has 65"):
        Table(2, names=("A" * 65, ""))


def test_an_arenas_players_are_named_so_that_they_can_be_shown() -> None:
    class Loud(RandomBot):
        name = "\x1b[31mloud"

    assert [who.label for who in entrants("port-royal", [Loud(), "random"])] == [
        "[31mloud",
        "random",
    ]


@pytest.mark.parametrize("field", ["game: {}", "option {}: a", "option a: {}", "name 0: {}"])
def test_words_of_a_header_are_short(field: str) -> None:
    text = HEADER.replace("game: port-royal\n", "") if field.startswith("game") else HEADER
    Record.parse(text + field.format("x" * 64))
    with pytest.raises(RecordError, match="up to 64 letters, not 2501"):
        Record.parse(text + field.format("x" * 2501))


@pytest.mark.parametrize("number", ["²", "２", "02", "+1", "1_0", "-0", "1" * 4301])
@pytest.mark.parametrize("line", ["seed: {}", "name {}: Anne", "\n{} draw", "\n0 undo {}"])
def test_numbers_of_a_record_have_one_spelling(line: str, number: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(HEADER + line.format(number))


@given(st.text(max_size=5) | st.integers().map(str))
def test_a_whole_number_is_written_as_python_writes_it(text: str) -> None:
    try:
        number = whole(text, "it", 0, 10**19)
    except NotationError:
        return
    assert str(number) == text


@pytest.mark.parametrize("text", ["²", "１", "1e5", "nan", "inf", "1_0", "9" * 400, "1e-9999"])
def test_a_number_is_none_that_nobody_would_write(text: str) -> None:
    with pytest.raises(NotationError):
        real(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_take_arguments_of_any_length(language: str) -> None:
    sentence = Words(language)("took-back", name="A" * 5000, actions=1)
    assert "A" * 100 in sentence
    assert len(sentence) < 2500
