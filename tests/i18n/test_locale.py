"""All languages say the same, completely, and with their own plurals."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from quarterdeck.core import QuarterdeckError
from quarterdeck.core.manifest import manifests
from quarterdeck.games.port_royal.cards import COLOURS
from quarterdeck.i18n import LANGUAGES, Words
from tests.i18n.messages import LOCALE, entries, files, messages, resource, variables

OTHERS = LANGUAGES[1:]
PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "it": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}
EDGES = (0, 1, 2, 5, 12, 22)
LETTERS = {"ru": set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"), "pl": set("ąćęłńóśźż")}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)


def test_the_languages_are_the_folders() -> None:
    assert sorted(LANGUAGES) == sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


@every_language
def test_files_are_proper_fluent(language: str) -> None:
    for path in files(language):
        junk = [entry for entry in resource(path).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{path.name}: {junk[0].content}"


@every_language
def test_no_message_is_said_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language)]
    assert sorted(ids) == sorted(set(ids))


def test_messages_begin_with_the_name_of_their_game_and_no_others_do() -> None:
    """So no two games can have the same, and the platform names none of them."""
    for path in files("en"):
        game = "" if LOCALE in path.parents else path.parents[2].name.replace("_", "-")
        for message in (each for each in resource(path).body if isinstance(each, ast.Message)):
            named = [name for name in manifests() if f"{message.id.name}-".startswith(f"{name}-")]
            assert named == [game] * bool(game), message.id.name


@every_other
def test_the_same_files(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]


@every_other
def test_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@every_other
def test_the_same_variables(language: str) -> None:
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key


@every_language
def test_plurals_are_the_languages_own(language: str) -> None:
    for message in messages(language).values():
        for name, keys in message.selectors:
            if keys & {"one", "few", "many"}:
                assert keys - {"0"} == PLURALS[language], f"{message.id}: {name}"


@every_language
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, message in messages(language).items():
        for number in EDGES:
            text = words(key, **_arguments(language, key, number))
            assert text.strip(), key
            assert not set("{}$") & set(text), f"{key}: {text}"
        assert key in words
        assert not message.references - set(messages(language)), key


def _arguments(language: str, key: str, number: int) -> dict[str, str | int]:
    """A number for all that is counted, words for the rest: every form of the sample card."""
    needed = _all_variables(language, key)
    return {name: number if name in COUNTED else f"<{name}>" for name in needed}


def _all_variables(language: str, key: str) -> set[str]:
    message = messages(language)[key]
    return set(message.variables).union(
        *(_all_variables(language, other) for other in message.references)
    )


COUNTED = {
    name
    for language in LANGUAGES
    for message in messages(language).values()
    for name in message.numbers
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 coins", "1 coin", "2 coins", "5 coins", "12 coins", "22 coins"]),
        ("pl", ["0 monet", "1 moneta", "2 monety", "5 monet", "12 monet", "22 monety"]),
        ("it", ["0 monete", "1 moneta", "2 monete", "5 monete", "12 monete", "22 monete"]),
        ("ru", ["0 монет", "1 монета", "2 монеты", "5 монет", "12 монет", "22 монеты"]),
    ],
)
def test_plural_edges(language: str, said: list[str]) -> None:
    assert [Words(language)("port-royal-coins", coins=n) for n in EDGES] == said


def test_russian_counts_21_like_1() -> None:
    assert Words("ru")("port-royal-points", points=21) == "21 очко"


@every_language
def test_words_of_one_kind_have_the_same_forms(language: str) -> None:
    """A sentence that works for one ship works for all, and so for persons."""
    found = messages(language)
    ships = {found[f"port-royal-ship-{colour}"].attributes for colour in COLOURS}
    roles = {
        message.attributes
        for key, message in found.items()
        if key.startswith("port-royal-role-") and not key.endswith("-about")
    }
    assert len(ships) == len(roles) == 1


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_translations_are_in_their_script(language: str) -> None:
    text = " ".join(path.read_text("utf-8").lower() for path in files(language))
    assert LETTERS[language] <= set(text)


def test_a_language_that_is_not_offered() -> None:
    with pytest.raises(QuarterdeckError, match="there are: en, pl, it, ru"):
        Words("tlh")
