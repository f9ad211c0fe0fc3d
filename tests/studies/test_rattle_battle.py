"""The questions about the balance of Rattle, Battle, Grab the Loot."""

from __future__ import annotations

import pytest

from quarterdeck.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.studies import Answer, answers_to, questions_for
from quarterdeck.studies import answers as answers_module

GAMES = 12


@pytest.fixture(scope="module")
def found() -> dict[str, Answer]:
    """All questions about one scenario, from the same few games of beginners."""
    names = [name for name in questions_for("rattle-battle") if name.startswith("norrington-")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers_module, "FEW", 1)
        told = answers_to(
            "rattle-battle", names, players=("landlubber",), seats=(2,), games=GAMES, seed=4
        )
    return {answer.question.name.removeprefix("norrington-"): answer for answer in told}


def means(answer: Answer) -> dict[float | str, float]:
    return {point.x: point.y.estimate for point in answer.points}


def test_the_winner_has_more_points_than_the_second(found: dict[str, Answer]) -> None:
    first, second = means(found["scores"]).values()
    assert first > second


def test_what_one_place_wins_more_the_others_win_less(found: dict[str, Answer]) -> None:
    assert sum(means(found["baron"]).values()) == pytest.approx(0)


def test_every_adventure_is_one_of_the_cards(found: dict[str, Answer]) -> None:
    brought = means(found["adventures"])
    assert set(brought) <= set(ADVENTURES)
    assert "norrington" in brought  # the last one of every game
    assert all(coins > 0 for coins in brought.values())


def test_crazy_adventures_sink_nobody(found: dict[str, Answer]) -> None:
    sunk = means(found["losses"])
    assert all(ADVENTURES[str(card)].deck != "crazy" for card in sunk)
    assert all(0 <= share <= 100 for share in sunk.values())


def test_of_the_cards_looked_at_one_is_kept(found: dict[str, Answer]) -> None:
    kept = means(found["kept"])
    assert set(kept) <= {*SAILORS, *UPGRADES}
    assert set(kept.values()) > {0.0, 100.0}
    assert set(means(found["owned"])) >= {card for card, share in kept.items() if share}


def test_a_player_decides_more_than_once_in_each_adventure(found: dict[str, Answer]) -> None:
    assert means(found["length"])[2] > 11
