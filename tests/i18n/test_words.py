"""Looking messages up, and finding out which language is wanted."""

from __future__ import annotations

import pytest
from fluent.runtime.errors import FluentReferenceError

from quarterdeck.i18n import Words, negotiate, system_language


def test_a_message_with_arguments() -> None:
    assert Words("en")("port-royal-coins", coins=3) == "3 coins"


def test_no_marks_around_arguments() -> None:
    assert Words("en")("player", number=2) == "Player 2"


def test_a_message_that_is_missing() -> None:
    words = Words("en")
    assert "no-such-message" not in words
    with pytest.raises(KeyError):
        words("no-such-message")


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="number"):
        Words("en")("player")


def test_forms_are_arguments_for_sentences() -> None:
    assert Words("en").forms("port-royal-role-admiral", "card") == {
        "card": "Admiral",
        "card-a": "an Admiral",
        "card-the": "the Admiral",
    }


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["pl_PL.UTF-8"], "pl"),
        (["ru-RU;q=0.9"], "ru"),
        (["IT"], "it"),
        (["de", "fr_CH", "it"], "it"),
        (["de"], "en"),
        (["C", "POSIX", ""], "en"),
        ([], "en"),
        (["plattdeutsch"], "en"),
    ],
)
def test_negotiate(preferred: list[str], language: str) -> None:
    assert negotiate(preferred) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:ru:pl"}, "ru"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_system_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
