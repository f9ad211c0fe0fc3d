"""The questions about the balance of Rattle, Battle, Grab the Loot."""

from __future__ import annotations

import pytest

from quarterdeck.core import Event, Result
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.events import CardsLookedAt, SailorGained, UpgradeGained
from quarterdeck.games.rattle_battle.studies import by_lot, deck, kept, offered, owned, wins_by_lot
from quarterdeck.studies import Answer, Tale, answers_to, questions_for
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


def looked_at() -> Tale:
    """Two looks of the winner and one of the other, who has a card besides."""
    events: tuple[Event, ...] = (
        CardsLookedAt(0, "tavern", 3, ("max", "rita", "quill")),
        SailorGained(0, "max", "hired"),
        SailorGained(1, "bo", "olaf"),
        CardsLookedAt(1, "tavern", 3, ("rita", "nils", "gus")),
        SailorGained(1, "nils", "hired"),
        CardsLookedAt(0, "workshop", 2, ("ram", "drill")),
        UpgradeGained(0, "drill", "built"),
    )
    return Tale(("a", "b"), events, Result((0,), (30, 20), "quests"))


def test_who_kept_what_of_what_he_looked_at() -> None:
    tale = looked_at()
    assert [(v.x, v.y) for v in by_lot(tale)] == [("max", 5), ("nils", -5), ("drill", 5)]
    assert [(v.x, v.y) for v in wins_by_lot(tale)] == [("max", 50), ("nils", -50), ("drill", 50)]
    assert [v.x for v in kept(tale) if v.y] == ["max", "nils", "drill"]
    assert [v.x for v in owned(tale)] == ["max", "bo", "nils", "drill"]
    assert [v.y for v in offered(tale) if v.x == "rita"] == [5, -5]


def test_cards_are_compared_with_their_deck(found: dict[str, Answer]) -> None:
    assert (deck("ram"), deck("rita")) == ("upgrade", "sailor")
    worth = means(found["offered"])
    upgrades = [points for card, points in worth.items() if card in UPGRADES]
    assert min(upgrades) < 0 < max(upgrades)


def test_a_player_decides_more_than_once_in_each_adventure(found: dict[str, Answer]) -> None:
    assert means(found["length"])[2] > 11
