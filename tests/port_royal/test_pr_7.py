"""PR 7: what is known, and what is not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.port_royal.positions import cards, position

TEXT = (
    "players 3; shuffles 2; discover drawn; harbour b2-2 sailor-3-1; expeditions exp-ss; "
    "display 1 pirate-5-1; coins 0 y1-1@1 r1-1; coins 2 k2-1; discard g1-1 g1-2; "
    "pile tax-points b1-1 governor-8-0"
)


def test_pr_7_public_are_harbour_displays_expeditions_and_discards() -> None:
    seen = position(TEXT).seen
    assert seen.harbour == cards("b2-2 sailor-3-1")
    assert seen.displays == ((), cards("pirate-5-1"), ())
    assert seen.expeditions == cards("exp-ss")
    assert seen.discard == cards("g1-1 g1-2")


def test_pr_7_public_are_the_numbers_of_cards_and_coins() -> None:
    seen = position(TEXT).seen
    assert seen.pile == 3
    assert [len(stack) for stack in seen.coins] == [2, 0, 1]


def test_pr_7_public_is_the_shuffle_each_coin_came_from() -> None:
    assert position(TEXT).seen.coins == ((1, 2), (), (2,))


def test_pr_7_public_are_the_unseen_cards_of_each_shuffle() -> None:
    assert position(TEXT).seen.unseen == (
        (1, cards("y1-1")),
        (2, cards("b1-1 r1-1 k2-1 governor-8-0 tax-points")),
    )


def test_pr_7_all_seats_and_spectators_know_the_same() -> None:
    board = position(TEXT)
    views = [board.position.observe(viewer) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        ("pile governor-8-0 b1-1 tax-points", "the order of the draw pile"),
        ("pile tax-points k2-1 governor-8-0; coins 2 b1-1", "which card is a coin"),
        ("coins 0 y1-1@1 k2-1; coins 2 r1-1", "whose coin is which card"),
    ],
)
def test_pr_7_hidden_facts_are_not_in_it(other: str, what: str) -> None:
    names = [
        " ".join(c.split()[:2]) if c.startswith("coins") else "pile" for c in other.split("; ")
    ]
    kept = [c for c in TEXT.split("; ") if not c.startswith(tuple(names))]
    changed = position("; ".join([*kept, other]))
    assert str(changed.position) != str(position(TEXT).position)
    assert changed.seen == position(TEXT).seen, what
    assert changed.seen.odds() == position(TEXT).seen.odds(), what


def test_pr_7_copies_of_a_face_are_alike() -> None:
    one = position("discover; coins 0 y1-1.1; discard y1-1.2; pile y1-1.3 b1-1.2")
    two = position("discover; coins 0 y1-1.3; discard y1-1.1; pile y1-1.2 b1-1.1")
    assert one.seen == two.seen


def test_pr_7_a_fee_moves_the_top_coin_with_its_shuffle() -> None:
    board = position(
        "shuffles 2; take 1 by 1; harbour sailor-3-1; coins 0 r1-1; coins 1 y1-1 b1-1 g1-1 k2-1@1"
    ).play("hire sailor-3-1")
    assert board.seen.coins == ((2, 1), ())


def test_pr_7_what_a_paid_coin_was_is_known() -> None:
    board = position(
        "shuffles 2; take 1; harbour sailor-3-1; coins 0 y1-1@1 b1-1@1 g1-1@1 k2-1; pile r1-1"
    )
    assert board.seen.unseen == ((1, cards("y1-1 b1-1 g1-1")), (2, cards("r1-1 k2-1")))
    board.play("hire sailor-3-1")
    assert board.seen.unseen == ((1, cards("y1-1")), (2, cards("r1-1")))
    assert board.seen.discard == cards("b1-1 g1-1 k2-1")


# -- the odds


def test_pr_7_the_next_card_is_one_of_the_current_shuffle_in_pile_or_coins() -> None:
    odds = position(TEXT).seen.odds()
    assert odds.cards == 5  # three in the pile, two coins of shuffle 2, not the one of shuffle 1
    assert odds.bust == Fraction(1, 5)


def test_pr_7_coins_of_an_earlier_shuffle_cannot_be_the_next_card() -> None:
    board = position("shuffles 2; discover drawn; harbour b2-2; coins 0 b1-1@1; pile y1-1 r1-1")
    assert board.seen.odds().bust == 0


def test_pr_7_if_the_pile_is_empty_the_next_card_is_a_discard() -> None:
    board = position(
        "discover drawn; harbour b2-2; coins 0 b1-1; discard b5-3 b5-4 y1-1 sailor-3-1; pile"
    )
    assert (board.seen.odds().cards, board.seen.odds().bust) == (4, Fraction(1, 2))


def test_pr_7_with_no_card_to_draw_nothing_can_bust() -> None:
    odds = position("discover drawn; harbour b2-2; coins 0 b1-1; pile").seen.odds()
    assert (odds.cards, odds.bust) == (0, 0)


@pytest.mark.parametrize(
    ("crew", "share"),
    [("", Fraction(3, 4)), ("sailor-3-1", Fraction(1, 2)), ("pirate-5-1", Fraction(1, 4))],
)
def test_pr_7_ships_the_active_player_can_repel_do_not_bust(crew: str, share: Fraction) -> None:
    board = position(
        f"discover drawn; harbour b5-3; display 0 {crew}; display 1 pirate-9-3 pirate-7-2; "
        "pile b1-1 b2-2 b5-4 y1-1"
    )
    assert board.seen.odds().bust == share


def test_pr_7_skulls_bust_however_many_swords_there_are() -> None:
    crew = "pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1 sailor-3-1 sailor-3-1"
    board = position(f"discover drawn; harbour r1-1; display 0 {crew}; pile rx-3 rx-4 r6-3 y1-1")
    assert board.seen.odds().bust == Fraction(1, 2)


def test_pr_7_the_odds_are_told_by_colour() -> None:
    board = position("discover drawn; harbour b2-2 sailor-3-1 r1-1; pile b1-1 b1-2 r3-2 y1-1 k2-1")
    assert board.seen.odds().busts == {"blue": 2, "red": 1}
    assert board.seen.odds().bust == Fraction(3, 5)


def test_pr_7_an_empty_harbour_cannot_bust() -> None:
    odds = position("discover; harbour").seen.odds()
    assert (odds.cards, odds.busts, odds.bust) == (119, {}, 0)
