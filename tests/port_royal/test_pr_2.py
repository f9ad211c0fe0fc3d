"""PR 2: Discover."""

from __future__ import annotations

import pytest

from quarterdeck.games.port_royal.events import (
    Bust,
    CoinShown,
    Discarded,
    Drawn,
    Entered,
    ExpeditionFound,
    Gained,
    Repelled,
    Taxed,
    TurnBegan,
)
from tests.port_royal.positions import cards, position

(B1, B2, TAX_SWORDS, TAX_POINTS, EXPEDITION) = cards("b1-1 b2-2 tax-swords tax-points exp-ss")


# -- PR 2.1


def test_pr_2_1_the_first_card_must_be_drawn() -> None:
    board = position("discover; pile sailor-3-1 r1-1")
    assert board.legal() == ["draw"]
    assert board.why_not("stop") == "draw-first"


@pytest.mark.parametrize("card", ["sailor-3-1", "r1-1", "exp-ss", "tax-points"])
def test_pr_2_1_after_each_card_he_may_draw_again_or_stop(card: str) -> None:
    board = position(f"discover; pile {card} y1-1 b1-1 g1-1").play("draw")
    assert board.legal() == ["draw", "stop"]
    assert board.active == 0


@pytest.mark.parametrize("card", ["exp-ss", "tax-points"])
def test_pr_2_1_ruling_he_may_stop_on_an_empty_harbour(card: str) -> None:
    board = position(f"discover; pile {card} y1-1 b1-1 g1-1").play("draw", "stop")
    assert (board.harbour, board.phase, board.acting) == ("", "take", 0)


def test_pr_2_1_ruling_he_may_stop_after_repelling_the_only_ship() -> None:
    board = position("discover; display 0 sailor-3-1; pile b1-1 y1-1").play("draw", "repel")
    assert board.legal() == ["draw", "stop"]
    assert board.play("stop").phase == "take"


def test_pr_2_1_only_the_active_player_discovers() -> None:
    board = position("players 3; active 1; discover drawn")
    assert board.position.to_act() == (1,)
    assert board.why_not("draw", seat=0) == "not-your-turn"
    assert not board.position.legal(0)


# -- PR 2.2


def test_pr_2_2_a_person_enters_the_harbour() -> None:
    board = position("discover; harbour; pile sailor-3-1 r1-1").play("draw")
    assert board.harbour == "sailor-3-1"
    assert board.events == [Drawn(0, *cards("sailor-3-1")), Entered(0, *cards("sailor-3-1"))]


def test_pr_2_2_a_person_is_not_taken_by_swords() -> None:
    board = position("discover; display 0 pirate-5-1; pile sailor-3-1 sailor-3-1").play("draw")
    assert board.legal() == ["draw", "stop"]
    assert board.play("draw").harbour == "sailor-3-1 sailor-3-1"


# -- PR 2.3


def test_pr_2_3_example_the_flute_with_2_swords_is_repelled_by_sailor_and_pirate() -> None:
    board = position("discover; display 0 sailor-3-1 pirate-5-1; pile b2-2 y1-1").play("draw")
    assert board.seen.swords[0] == 3
    assert board.legal() == ["admit", "repel"]
    board.play("repel")
    assert board.events == [Repelled(0, B2, 3), Discarded(B2)]
    assert (board.harbour, board.discard) == ("", {"b2-2"})
    assert board.display(0) == "sailor-3-1 pirate-5-1"


@pytest.mark.parametrize(
    ("crew", "ship", "repellable"),
    [
        ("", "y1-1", False),
        ("jester-5-1 governor-8-0", "y1-1", False),
        ("sailor-3-1", "y1-1", True),
        ("sailor-3-1", "b2-2", False),
        ("pirate-5-1", "b2-2", True),
        ("sailor-3-1 sailor-3-1", "b2-2", True),
        ("sailor-3-1 sailor-5-2 sailor-7-3", "y4-3", False),
        ("pirate-5-1 pirate-7-2", "y4-3", True),
        ("pirate-5-1 pirate-7-2", "b5-4", False),
        ("pirate-5-1 pirate-7-2 pirate-9-3", "k7-3", False),
        ("pirate-5-1 pirate-7-2 pirate-9-3 sailor-3-1", "k7-3", True),
    ],
)
def test_pr_2_3_swords_equal_to_or_more_than_the_ships(
    crew: str, ship: str, repellable: bool
) -> None:
    board = position(f"discover; display 0 {crew}; pile {ship} sailor-3-1").play("draw")
    assert board.legal() == (["admit", "repel"] if repellable else ["draw", "stop"])
    assert board.harbour == ("" if repellable else ship)


def test_pr_2_3_only_his_own_swords_count() -> None:
    board = position("discover; display 1 pirate-5-1 pirate-7-2; pile b2-2 y1-1").play("draw")
    assert board.harbour == "b2-2"


@pytest.mark.parametrize("skull", ["kx-3", "kx-4", "rx-3", "rx-4"])
def test_pr_2_3_a_skull_can_never_be_repelled(skull: str) -> None:
    all_swords = "pirate-5-1 pirate-7-2 pirate-9-3 sailor-7-3 " + "sailor-3-1 " * 7
    board = position(f"discover; display 0 {all_swords}; pile {skull} y1-1").play("draw")
    assert board.harbour == skull
    assert board.legal() == ["draw", "stop"]


def test_pr_2_3_swords_are_never_used_up() -> None:
    board = position("discover; display 0 sailor-3-1; pile b1-1 b1-1 b1-1 y1-1")
    board.play("draw", "repel", "draw", "repel", "draw")
    assert board.legal() == ["admit", "repel"]
    assert board.seen.swords == (1, 0)


def test_pr_2_3_only_the_ship_just_drawn_can_be_repelled() -> None:
    board = position("discover; display 0 sailor-3-1; pile b1-1 y1-1 r6-3").play("draw", "admit")
    assert board.harbour == "b1-1"
    assert board.why_not("repel") == "no-ship"
    board.play("draw", "repel")
    assert board.harbour == "b1-1"
    assert board.discard == {"y1-1"}


@pytest.mark.parametrize("harbour", ["", "b5-3"])
def test_pr_2_3_whether_or_not_its_colour_is_a_duplicate(harbour: str) -> None:
    board = position(f"discover; harbour {harbour}; display 0 sailor-3-1; pile b1-1 y1-1")
    assert board.play("draw").legal() == ["admit", "repel"]
    board.play("repel")
    assert (board.harbour, board.discard, board.active) == (harbour, {"b1-1"}, 0)


def test_pr_2_3_a_ship_not_repelled_enters_the_harbour() -> None:
    board = position("discover; display 0 sailor-3-1; pile b1-1 y1-1").play("draw", "admit")
    assert board.harbour == "b1-1"
    assert board.events[-1] == Entered(0, B1)


def test_pr_2_3_a_repelled_colour_may_still_enter() -> None:
    board = position("discover; display 0 sailor-3-1; pile b1-1 b2-2 y1-1")
    board.play("draw", "repel", "draw")
    assert (board.harbour, board.active) == ("b2-2", 0)


# -- PR 2.4


def test_pr_2_4_second_ship_of_a_colour_busts() -> None:
    board = position("discover drawn; harbour b2-2 sailor-3-1; pile b1-1 y1-1").play("draw")
    assert board.events == [
        Drawn(0, B1),
        Entered(0, B1),
        Bust(0, B1),
        *map(Discarded, cards("b2-2 sailor-3-1 b1-1")),
        TurnBegan(1, 1),
    ]
    assert board.harbour == ""
    assert board.discard == {"b2-2", "sailor-3-1", "b1-1"}


def test_pr_2_4_phase_2_does_not_happen() -> None:
    board = position("discover drawn; harbour b2-2; coins 1 9; pile b1-1 y1-1").play("draw")
    assert (board.active, board.acting, board.phase) == (1, 1, "discover")
    assert "chance-began" not in board.kinds


def test_pr_2_4_ships_of_different_colours_do_not_bust() -> None:
    board = position("discover; pile y1-1 b1-1 g1-1 r1-1 k2-1 sailor-3-1")
    board.play(*["draw"] * 5)
    assert board.harbour == "y1-1 b1-1 g1-1 r1-1 k2-1"
    assert board.active == 0


def test_pr_2_4_colours_of_the_last_turn_are_forgotten() -> None:
    board = position("discover drawn; harbour b2-2; pile b1-1 b5-3 y1-1").play("draw", "draw")
    assert (board.harbour, board.active) == ("b5-3", 1)


def test_pr_2_4_ruling_a_player_may_let_a_duplicate_in_that_he_could_repel() -> None:
    board = position("discover drawn; harbour b2-2; display 0 sailor-3-1; pile b1-1 y1-1")
    board.play("draw", "admit")
    assert Bust(0, B1) in board.events
    assert board.active == 1


@pytest.mark.parametrize(
    ("option", "coins"), [("everyone", (2, 1, 0)), ("opponents", (0, 1, 0)), ("", (2, 1, 0))]
)
def test_pr_2_4_each_jester_pays_1_coin_on_a_bust(option: str, coins: tuple[int, ...]) -> None:
    chosen = f"option jester_on_bust {option}; " if option else ""
    board = position(
        f"players 3; {chosen} discover drawn; harbour b2-2; "
        "display 0 jester-5-1 jester-7-2; display 1 jester-9-3; pile b1-1 ..."
    ).play("draw")
    assert board.coins == coins
    assert {e.reason for e in board.told("gained")} == {"bust"}


def test_pr_2_4_the_harbour_is_discarded_before_the_jesters_pay() -> None:
    board = position("discover drawn; harbour b2-2; display 1 jester-5-1; pile b1-1", "b2-2 b1-1")
    board.play("draw")
    assert board.kinds.index("discarded") < board.kinds.index("shuffled")
    assert board.stack(1) == "b2-2"


# -- PR 2.5


def test_pr_2_5_an_expedition_is_laid_apart() -> None:
    board = position("discover; harbour; expeditions exp-cc; pile exp-ss y1-1").play("draw")
    assert (board.harbour, board.expeditions) == ("", "exp-cc exp-ss")
    assert board.events == [Drawn(0, EXPEDITION), ExpeditionFound(0, EXPEDITION)]


def test_pr_2_5_an_expedition_stays_through_busts_and_turns() -> None:
    board = position("discover drawn; harbour b2-2; expeditions exp-cc; pile b1-1 y1-1 r1-1")
    board.play("draw")
    assert board.expeditions == "exp-cc"
    board.play("draw", "stop", "pass", "pass")
    assert (board.expeditions, board.harbour) == ("exp-cc", "")
    assert board.discard == {"b1-1", "b2-2", "y1-1"}


def test_pr_2_5_an_expedition_never_counts_as_a_harbour_card() -> None:
    board = position(
        "discover drawn; harbour y1-1 b1-1 sailor-3-1 sailor-3-1; expeditions exp-cc exp-ss; "
        "display 0 admiral-5-1; display 1 jester-5-1; pile exp-pp r1-1 r3-2"
    ).play("draw", "stop")
    assert board.coins == (0, 0)


def test_pr_2_5_a_harbour_with_only_expeditions_beside_it_is_empty() -> None:
    board = position("discover; display 1 jester-5-1; pile exp-pp r1-1 r3-2")
    board.play("draw", "stop", "pass")
    assert board.coins == (0, 1)


# -- PR 2.6


@pytest.mark.parametrize(("before", "lost"), [(11, 0), (12, 6), (13, 6), (14, 7), (25, 12)])
def test_pr_2_6_example_12_or_more_coins_lose_half_rounded_down(before: int, lost: int) -> None:
    board = position(f"discover; coins 1 {before}; display 0 pirate-5-1; pile tax-swords ...").play(
        "draw"
    )
    assert board.coins == (1, before - lost)
    assert board.told("taxed") == ([Taxed(1, lost)] if lost else [])
    assert len(board.told("coin-shown")) == lost


def test_pr_2_6_every_player_is_taxed() -> None:
    board = position("players 3; discover; coins 0 12; coins 1 11; coins 2 20; pile tax-swords ...")
    assert board.play("draw").coins == (7, 12, 11)


def test_pr_2_6_the_top_half_is_discarded_face_up() -> None:
    stack = "y1-1 y1-1 y1-1 y1-2 y2-2 y2-2 b1-1 b1-1 b1-1 b1-2 b2-2 b2-2"
    board = position(f"discover; coins 1 {stack}; display 0 pirate-5-1; pile tax-swords r1-1")
    board.play("draw")
    assert board.stack(1) == "y1-1 y1-1 y1-1 y1-2 y2-2 y2-2"
    shown = [CoinShown(1, c) for c in cards("b2-2 b2-2 b1-2 b1-1 b1-1 b1-1")]
    assert board.told("coin-shown") == shown


@pytest.mark.parametrize(
    ("crews", "coins"),
    [
        (["sailor-3-1", "pirate-5-1", ""], (0, 1, 0)),
        (["sailor-3-1 sailor-3-1", "pirate-5-1", "sailor-3-1"], (1, 1, 0)),
        (["", "", ""], (1, 1, 1)),
    ],
)
def test_pr_2_6_the_most_swords_gain_1_coin_tied_players_too(
    crews: list[str], coins: tuple[int, ...]
) -> None:
    displays = "; ".join(f"display {p} {crew}" for p, crew in enumerate(crews))
    board = position(f"players 3; discover; {displays}; pile tax-swords ...").play("draw")
    assert board.coins == coins
    assert board.told("gained")[0] == Gained(coins.index(1), 1, "tax", TAX_SWORDS)


@pytest.mark.parametrize(
    ("crews", "coins"),
    [
        (["sailor-3-1", "pirate-5-1", ""], (0, 0, 1)),
        (["sailor-3-1", "pirate-7-2", "governor-8-0 jester-5-1"], (1, 0, 1)),
        (["", "governor-8-0", ""], (1, 1, 1)),
        (["exp-ss", "sailor-7-3", "sailor-5-2 sailor-5-2"], (0, 1, 0)),
    ],
)
def test_pr_2_6_the_fewest_points_gain_1_coin_tied_players_too(
    crews: list[str], coins: tuple[int, ...]
) -> None:
    displays = "; ".join(f"display {p} {crew}" for p, crew in enumerate(crews))
    board = position(f"players 3; discover; {displays}; pile tax-points ...").play("draw")
    assert board.coins == coins
    assert board.told("gained")[0] == Gained(coins.index(1), 1, "tax", TAX_POINTS)


def test_pr_2_6_a_player_just_halved_may_gain_the_coin() -> None:
    board = position("discover; coins 0 13; display 0 pirate-5-1; pile tax-swords ...")
    assert board.play("draw").coins == (8, 0)


def test_pr_2_6_the_tax_is_for_all_before_the_coin_for_anyone() -> None:
    board = position("discover; coins 0 11; coins 1 12; pile tax-swords ...").play("draw")
    assert board.coins == (12, 7)
    assert board.kinds.index("gained") > max(
        i for i, kind in enumerate(board.kinds) if kind == "coin-shown"
    )


def test_pr_2_6_the_tax_card_is_discarded_and_the_phase_goes_on() -> None:
    board = position("discover drawn; harbour b1-1; pile tax-swords ...").play("draw")
    assert board.events[-1] == Discarded(TAX_SWORDS)
    assert (board.harbour, board.discard) == ("b1-1", {"tax-swords"})
    assert board.legal() == ["draw", "stop"]


# -- PR 2.7


def test_pr_2_7_ruling_no_more_than_120_cards_in_a_turn() -> None:
    # Who repels the one ship that is left could draw it for ever.
    board = position("discover; display 0 sailor-3-1; pile y1-1")
    for _ in range(120):
        board.play("draw", "repel")
    assert board.legal() == ["stop"]
    assert board.why_not("draw") == "too-many-draws"
    assert board.play("stop").phase == "take"


def test_pr_2_7_the_next_player_draws_from_the_start_again() -> None:
    board = position("discover drawn 120; pile y1-1").play("stop", "pass")
    assert (board.active, board.legal()) == (1, ["draw"])
