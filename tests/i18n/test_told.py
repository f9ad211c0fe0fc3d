"""Golden games are told as they always were, and the page compares itself with the same files."""

from __future__ import annotations

from functools import cache

import pytest

from quarterdeck.i18n import LANGUAGES
from tests.told import SAMPLES, Thing, in_words, lines, once, things, what_is_told

every_game = pytest.mark.parametrize("game", SAMPLES)


@cache
def told(game: str) -> dict[str, Thing]:
    return once(things(game))


@every_game
def test_what_is_told_is_up_to_date(game: str) -> None:
    assert what_is_told(game).read_text("utf-8").splitlines() == list(told(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_as_before(game: str, language: str) -> None:
    before = in_words(game, language).read_text("utf-8").split("\n")[:-1]
    assert lines(game, language, told(game).values()) == before
