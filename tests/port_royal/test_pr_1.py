"""PR 1: components and set-up, piles and coins."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core import Dealer, FastSeed, Match, Table, TableError
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.cards import CARDS, FACES, card_of
from quarterdeck.games.port_royal.events import Drawn, Gained, Shuffled
from quarterdeck.games.port_royal.rules.piles import pay_fee
from tests.port_royal.positions import Board, act, cards, dealt, places, position


def new_game(players: int, seed: int = 1, **options: str) -> Match:
    return Match(PORT_ROYAL, Table(players, options), FastSeed(seed))


# -- PR 1.1


def test_pr_1_1_there_are_120_cards_of_four_kinds() -> None:
    kinds = Counter(card_of(c).face.kind for c in range(CARDS))
    assert kinds == {"ship": 50, "person": 60, "expedition": 6, "tax": 4}


def test_pr_1_1_ten_ships_in_each_of_five_colours() -> None:
    colours = Counter(f.colour for f in FACES for _ in range(f.copies) if f.kind == "ship")
    assert colours == dict.fromkeys(("yellow", "blue", "green", "red", "black"), 10)


def test_pr_1_1_a_coin_is_a_face_down_card_worth_1() -> None:
    board = position("take 1; harbour b2-2; pile governor-8-0 y1-1 r1-1").play("trade b2-2")
    assert board.stack(0) == "governor-8-0 y1-1"
    assert board.coins == (2, 0)
    assert board.pile == "r1-1"


def test_pr_1_1_nobody_sees_the_face_of_a_coin() -> None:
    board = position("take 1; harbour b2-2; pile governor-8-0 y1-1 r1-1").play("trade b2-2")
    assert all("governor" not in str(event) and "y1-1" not in str(event) for event in board.events)
    assert board.seen.coins == ((1, 1), ())
    assert board.seen.unseen == ((1, cards("y1-1 r1-1 governor-8-0")),)


# -- PR 1.2


@pytest.mark.parametrize("players", [0, 1, 6])
def test_pr_1_2_only_2_to_5_players(players: int) -> None:
    with pytest.raises(TableError, match="2 to 5"):
        new_game(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_1_2_the_special_expedition_leaves_the_game_below_5_players(players: int) -> None:
    assert places(new_game(players).position.state)["exp-cps"] == "outside"
    assert new_game(players).observe(None).expeditions == ()


def test_pr_1_2_the_special_expedition_starts_face_up_with_5_players() -> None:
    match = new_game(5)
    assert match.observe(None).expeditions == cards("exp-cps")
    assert [e.kind for e in match.opening if e.kind == "expedition-found"] == ["expedition-found"]


# -- PR 1.3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pr_1_3_119_cards_are_shuffled_and_3_coins_dealt_to_each(players: int) -> None:
    match = new_game(players)
    where = Counter(places(match.position.state).values())
    expected = {"pile": 119 - 3 * players} | {f"coins {p}": 3 for p in range(players)}
    expected["expeditions" if players == 5 else "outside"] = 1
    assert where == expected
    assert match.opening[int(players == 5)] == Shuffled(119)


# -- PR 1.4


def test_pr_1_4_the_start_player_is_random() -> None:
    starts = Counter(new_game(4, seed).position.state.start for seed in range(100))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) > 8


def test_pr_1_4_the_deal_begins_with_the_start_player() -> None:
    deck = "y1-1 y1-2 y2-2 b1-1 b1-2 b2-2 g1-1 g1-2 g3-2 sailor-3-1"
    match = dealt(deck, players=3, start=1)
    board = Board(match.position, Dealer(FastSeed(1)))
    assert board.stack(1) == "y1-1 y1-2 y2-2"
    assert board.stack(2) == "b1-1 b1-2 b2-2"
    assert board.stack(0) == "g1-1 g1-2 g3-2"
    assert board.pile == "sailor-3-1"
    assert board.active == 1


def test_pr_1_4_play_goes_clockwise() -> None:
    board = position("players 3; active 1; discover drawn")
    turns = []
    for _ in range(4):
        turns.append(board.active)
        board.play("draw") if "stop" not in board.legal() else None
        board.play("stop", "pass")
        while board.phase == "take":
            board.play("pass")
    assert turns == [1, 2, 0, 1]


# -- PR 1.5


def test_pr_1_5_an_empty_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    board = position("discard y1-1 b1-1; pile sailor-3-1", "b1-1 y1-1").play("draw")
    assert board.pile == ""
    assert board.discard == {"y1-1", "b1-1"}
    assert "shuffled" not in board.kinds
    board.play("draw")
    assert board.events[:2] == [Shuffled(2), Drawn(0, *cards("b1-1"))]
    assert board.pile == "y1-1"
    assert board.discard == set()


def test_pr_1_5_shuffled_in_mid_gain_with_the_ship_just_traded() -> None:
    board = position("take 1; harbour b5-3; discard y1-1; pile r1-1", "b5-3 y1-1")
    board.play("trade b5-3")
    assert board.stack(0) == "r1-1 b5-3 y1-1"
    assert board.told("shuffled") == [Shuffled(2)]
    assert board.seen.coins == ((1, 2, 2), ())


def test_pr_1_5_persons_of_a_claim_are_shuffled_in() -> None:
    board = position(
        "discover; expeditions exp-ss; display 0 settler-4-1 settler-4-1; pile r1-1",
        "settler-4-1 settler-4-1",
    ).play("claim exp-ss")
    assert board.stack(0) == "r1-1 settler-4-1"
    assert board.pile == "settler-4-1"


def test_pr_1_5_the_harbour_of_a_bust_is_shuffled_in() -> None:
    board = position(
        "discover drawn; harbour b1-1 sailor-3-1; display 1 jester-5-1; pile b2-2",
        "b2-2 b1-1 sailor-3-1",
    ).play("draw")
    assert board.stack(1) == "b2-2"
    assert board.pile == "b1-1 sailor-3-1"


def test_pr_1_5_taxed_coins_are_shuffled_in_but_not_the_tax_card() -> None:
    taxed = "sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1"
    board = position(
        f"discover; coins 0 y1-1 y1-1 y1-1 y2-2 y2-2 y1-2 {taxed}; display 0 pirate-5-1; "
        "pile tax-swords",
        taxed,
    ).play("draw")
    assert board.told("shuffled") == [Shuffled(6)]
    assert board.coins == (7, 0)
    assert board.stack(0).endswith("y1-2 sailor-3-1")
    assert board.discard == {"tax-swords"}


def test_pr_1_5_the_tax_card_is_discarded_after_its_coin_even_if_it_is_the_only_card() -> None:
    board = position("discover; pile tax-points").play("draw")
    assert board.coins == (0, 0)
    assert board.kinds[-1] == "discarded"
    assert board.discard == {"tax-points"}
    assert board.legal() == ["draw", "stop"]


def test_pr_1_5_what_is_discarded_later_stays_out_of_a_shuffle() -> None:
    board = position("take 1; harbour b1-1 y1-1; discard r1-1; pile", "b1-1 r1-1")
    board.play("trade b1-1", "pass", "pass")
    assert board.discard == {"y1-1"}
    assert board.pile == "r1-1"


def test_pr_1_5_the_first_shuffle_is_one_permutation_of_all_120_cards() -> None:
    order = FastSeed(7).generator(1).permutation(CARDS)
    for players in (2, 5):
        state = new_game(players, seed=7).position.state
        by_start = [c for i in range(players) for c in state.coin[(state.start + i) % players][:3]]
        left = state.pile[: state.n_pile][::-1]
        assert [*by_start, *left] == [c for c in reversed(order) if card_of(c).code != "exp-cps"]


@pytest.mark.parametrize("wanted", [1, 2, 99])
def test_pr_1_5_the_kth_shuffle_is_the_same_permutation_whatever_was_played(wanted: int) -> None:
    match = new_game(3, seed=11)
    shuffles = 1
    while shuffles < 3:
        state = match.position.state
        legal = [str(a) for a in match.legal(state.acting)]
        enough = state.n_harbour >= wanted and "stop" in legal
        act(match, "stop" if enough else legal[0])
        for outcome in match.steps[-1].outcomes:
            assert outcome.startswith("shuffle ")
            shuffles += 1
            order = FastSeed(11).generator(shuffles).permutation(CARDS)
            pile = match.position.state.pile[: match.position.state.n_pile]
            assert len(pile) > 50
            assert pile == [c for c in order if c in pile]


# -- PR 1.6


def test_pr_1_6_a_player_gains_only_the_coins_for_which_there_are_cards() -> None:
    board = position("take 1; harbour b5-4; discard y1-1; pile r1-1", "y1-1 b5-4")
    board.play("trade b5-4")
    assert board.coins == (3, 0)
    assert board.told("gained") == [Gained(0, 3, "trade", *cards("b5-4"))]


def test_pr_1_6_no_coin_at_all_without_cards() -> None:
    board = position(
        "take 1; harbour; players 3; display 1 jester-7-2; display 2 jester-7-2; pile y1-1"
    ).play("pass")
    assert board.coins == (0, 1, 0)


def test_pr_1_6_who_cannot_draw_goes_on_to_phase_2() -> None:
    board = position("discover; harbour; pile")
    assert board.legal() == ["stop"]
    board.play("stop")
    assert (board.phase, board.acting) == ("take", 0)
    assert board.legal() == ["pass"]


def test_pr_1_6_who_cannot_draw_again_can_only_stop() -> None:
    board = position("discover drawn; harbour sailor-3-1; coins 0 3; pile")
    assert board.legal() == ["stop"]
    assert board.play("stop").legal() == ["hire sailor-3-1", "pass"]


def test_pr_1_6_a_claim_makes_cards_to_draw() -> None:
    board = position(
        "discover; expeditions exp-pps; display 0 priest-4-1 priest-4-1 settler-4-1 jack-6-1; pile",
        "jack-6-1 priest-4-1 priest-4-1",
    )
    assert board.legal()[-1] == "stop"
    board.play("claim exp-pps ppj")
    assert board.coins == (3, 0)
    assert board.legal() == ["stop"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_pr_1_6_the_game_ends_when_all_in_a_row_had_a_turn_without_a_card(players: int) -> None:
    board = position(f"players {players}; active 1; start 0; discover; pile; coins 1 2")
    for turn in range(players):
        assert board.active == (1 + turn) % players
        board.play("stop", "pass")
    assert board.position.to_act() == ()
    assert board.kinds[-1] == "ended"
    result = board.position.result()
    assert result is not None
    assert (result.reason, result.winners) == ("no-cards", (1,))


def test_pr_1_6_the_game_ends_in_mid_round_at_once() -> None:
    board = position("players 3; start 0; active 1; idle 2; round 9; discover; pile")
    board.play("stop", "pass")
    assert board.phase == "over"
    assert board.state.round == 9


def test_pr_1_6_a_card_drawn_for_the_harbour_starts_the_count_anew() -> None:
    board = position("players 2; idle 1; discover; pile exp-ss").play("draw", "stop", "pass")
    assert board.phase == "discover"
    board.play("stop", "pass")
    assert board.phase == "discover"
    board.play("stop", "pass")
    assert board.phase == "over"


def test_pr_1_6_a_coin_drawn_starts_the_count_anew() -> None:
    board = position(
        "idle 1; discover; expeditions exp-ss; display 0 settler-4-1 settler-4-1; pile",
        "settler-4-1 settler-4-1",
    ).play("claim exp-ss", "stop", "pass")
    assert (board.phase, board.state.idle) == ("discover", 0)


def test_pr_1_6_a_coin_drawn_by_another_player_starts_the_count_anew() -> None:
    board = position("idle 1; take 1; harbour b1-1; pile", "b1-1").play("pass", "trade b1-1")
    assert (board.phase, board.state.idle) == ("discover", 0)
    assert board.coins == (1, 0)


# -- PR 1.7


def test_pr_1_7_coins_are_paid_last_in_first_out() -> None:
    board = position("take 1; harbour sailor-3-1; coins 0 y1-1 b1-1 g1-1 r1-1 k2-1")
    board.play("hire sailor-3-1")
    assert [str(e.card) for e in board.told("coin-shown")] == ["k2-1", "r1-1", "g1-1"]
    assert board.stack(0) == "y1-1 b1-1"
    assert board.discard == {"k2-1", "r1-1", "g1-1"}


def test_pr_1_7_a_coin_given_goes_on_top_still_face_down() -> None:
    board = position(
        "take 1 by 1; harbour sailor-3-1; coins 0 y1-1; coins 1 b1-1 g1-1 r1-1 k2-1 rx-3"
    ).play("hire sailor-3-1")
    assert board.stack(0) == "y1-1 rx-3"
    assert board.stack(1) == "b1-1"
    assert "rx-3" not in " ".join(map(str, board.events))


def test_pr_1_7_players_gain_in_turn_order_from_the_active_one_each_his_whole_sum() -> None:
    board = position(
        "players 3; active 1; discover drawn; harbour b1-1; "
        "display 0 jester-5-1; display 1 jester-7-2 jester-7-2; display 2 jester-9-3; "
        "pile b2-2 y1-1 y1-2 y2-2 y2-3 y4-3"
    ).play("draw")
    assert [board.stack(p) for p in (1, 2, 0)] == ["y1-1 y1-2", "y2-2", "y2-3"]
    assert [e.seat for e in board.told("gained")] == [1, 2, 0]


def test_pr_1_7_the_last_in_turn_order_gains_nothing_if_cards_run_out() -> None:
    board = position(
        "players 3; active 2; discover; display 0 pirate-5-1; display 1 pirate-7-2; "
        "display 2 pirate-9-3; pile tax-swords y1-1 y1-2"
    ).play("draw")
    assert board.coins == (1, 0, 1)


def test_pr_1_7_players_lose_in_turn_order_from_the_active_one() -> None:
    board = position("players 3; active 1; discover; coins 0 12; coins 2 14; pile tax-points ...")
    board.play("draw")
    assert [(e.seat, e.coins) for e in board.told("taxed")] == [(2, 7), (0, 6)]
    assert [e.seat for e in board.told("coin-shown")] == [2] * 7 + [0] * 6
    assert [e.seat for e in board.told("gained")] == [1, 2, 0]


def test_pr_1_7_gains_cannot_be_refused() -> None:
    board = position("discover drawn; harbour b1-1; display 1 jester-5-1; pile b2-2 y1-1")
    board.play("draw")
    assert board.coins == (0, 1)
    assert board.acting == 1
    assert "draw" in board.legal()


def test_pr_1_7_nobody_gives_a_coin_he_does_not_have() -> None:
    board = position("take 1 by 1; coins 0 2")
    pay_fee(board.state, 1)
    assert board.coins == (2, 0)
