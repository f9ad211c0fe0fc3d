"""``quarterdeck games`` and ``quarterdeck bots``."""

from __future__ import annotations

import pytest

from cove import COVE
from quarterdeck.bots import Bot, Question, bots_for
from quarterdeck.cli import listing
from quarterdeck.core import Action
from quarterdeck.core.catalogue import games
from quarterdeck.i18n import LANGUAGES, Words
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_games(run: Run, language: str) -> None:
    ran = run("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("port-royal: ")
    for pair in ("end=points", "end=expedition", "jester_on_bust=opponents"):
        assert pair in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots(run: Run, language: str) -> None:
    ran = run("bots", "port-royal", "--lang", language)
    assert ran.code == 0
    words = Words(language)
    for name in ("random", "thumb", "r400"):
        assert f"  {name}: {words(f'bot-{name}')}. " in ran.out


def test_bots_of_all_games(run: Run) -> None:
    assert run("bots").out.startswith("Port Royal:\n")


def test_bots_of_a_game_that_is_not_there(run: Run) -> None:
    ran = run("bots", "tortuga")
    assert (ran.code, ran.out) == (1, "")
    known = ", ".join(games())
    assert ran.err == f"quarterdeck: there is no game 'tortuga'; there are: {known}\n"


def test_every_bot_of_ours_has_a_name_and_a_character() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for name in (*bots_for("port-royal"), *bots_for("rattle-battle")):
            assert f"bot-{name}" in words
            assert f"bot-{name}-about" in words


class Parrot(Bot):
    """Says what others say.

    And nothing else.
    """

    name = "parrot"

    def choose(self, question: Question) -> Action:
        return question.choices.actions[0]


def test_what_others_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game and a bot without words of their own."""
    monkeypatch.setattr(listing, "bots_for", lambda game: {"parrot": Parrot})
    words = Words("en")
    assert list(listing.bot_lines("cove", words)) == ["cove:", "  parrot: Says what others say."]
    assert list(listing.game_lines(COVE, words))[:2] == [
        "cove: cove, 2 to 5 players",
        "  rounds=2: rounds: 2 (default)",
    ]
