"""The text of cards and positions."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed, Match, NotationError, RecordError, Table
from quarterdeck.games.port_royal import PORT_ROYAL
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.copies import CardPicker, card_text
from quarterdeck.games.port_royal.notation import parse_position
from tests.port_royal.positions import dealt, places, position

# -- cards


def test_a_card_is_written_with_its_copy_where_there_are_several() -> None:
    assert [card_text(c) for c in range(4)] == ["y1-1.1", "y1-1.2", "y1-1.3", "y1-2"]


def test_a_picked_card_is_the_one_that_was_written() -> None:
    picker = CardPicker(range(CARDS))
    assert [picker.pick(card_text(c)) for c in range(CARDS)] == list(range(CARDS))
    assert picker.rest() == []


def test_a_code_without_a_copy_means_the_first_not_named_anywhere() -> None:
    picker = CardPicker(range(CARDS), ["y1-1", "y1-1.1", "y1-1"])
    assert [picker.pick(text) for text in ("y1-1", "y1-1.1", "y1-1")] == [1, 0, 2]


@pytest.mark.parametrize(
    "text",
    [
        *("y9-9", "y1-1.4", "y1-1.0", "y1-1.x", "y1-2.2", "", "."),
        *("y1-1.²", "y1-1.２", "y1-1.02", "y1-1.+1", "y1-1.1_", f"y1-1.{'1' * 4301}"),
    ],
    ids=lambda text: text[:12],
)
def test_a_card_there_is_not_cannot_be_picked(text: str) -> None:
    with pytest.raises(NotationError):
        CardPicker(range(CARDS), [text]).pick(text)


# -- positions


def test_what_is_not_said_is_as_at_the_start_of_a_two_player_game() -> None:
    board = position("")
    assert (board.state.players, board.active, board.phase) == (2, 0, "discover")
    assert board.legal() == ["draw"]
    assert board.coins == (0, 0)
    assert list(places(board.state).values()).count("pile") == 119


def test_the_pile_is_written_top_first() -> None:
    assert position("pile b1-1 y1-1 r1-1").pile == "b1-1 y1-1 r1-1"


def test_a_pile_named_to_its_end_is_all_there_is() -> None:
    board = position("harbour y1-1; pile b1-1")
    where = list(places(board.state).values())
    assert (where.count("pile"), where.count("harbour"), where.count("outside")) == (1, 1, 118)


def test_dots_at_the_end_of_a_pile_mean_all_other_cards() -> None:
    board = position("harbour y1-1; pile b1-1 ...")
    where = list(places(board.state).values())
    assert where.count("pile") == 118
    assert board.pile.startswith("b1-1 y1-1 y1-1 y1-2 ")


def test_coins_by_their_number_or_by_their_cards() -> None:
    board = position("coins 0 3; coins 1 y1-1 b1-1@1; shuffles 2; pile r1-1")
    assert board.coins == (3, 2)
    assert board.stack(1) == "y1-1 b1-1"
    assert board.seen.coins == ((2, 2, 2), (2, 1))


def test_clauses_may_stand_on_lines_and_in_any_order() -> None:
    one = position("display 2 sailor-3-1; harbour y1-1; discover drawn; players 3")
    two = position("players 3\ndiscover drawn\n\nharbour y1-1\ndisplay 2 sailor-3-1\n")
    assert str(one.position) == str(two.position)


def test_the_order_of_clauses_makes_no_difference() -> None:
    """Not even to which copy of a card is meant where none is named."""
    clauses = [
        *("players 4", "start 3", "active 3", "idle 3", "shuffles 3", "take 2 by 2"),
        *("coins 3 y1-1@2 y1-1", "coins 0 2", "harbour y1-1 b1-1", "discard b1-1", "pile b1-1 ..."),
    ]
    expected = parse_position("; ".join(clauses))
    assert parse_position("; ".join(reversed(clauses))) == expected
    for n in range(len(clauses)):
        assert parse_position("; ".join(clauses[n:] + clauses[:n])) == expected


def test_a_ship_that_cannot_be_repelled_asks_nobody() -> None:
    parse_position("ship y2-2; display 0 sailor-3-1 sailor-3-1")
    for text in ("ship y2-2; display 0 sailor-3-1", "ship kx-4; display 0 pirate-9-3 pirate-7-2"):
        with pytest.raises(NotationError, match=r"seat 0 has . swords and cannot repel it"):
            parse_position(text)


def test_displays_bring_points_swords_and_abilities() -> None:
    seen = position("display 0 sailor-7-3 pirate-9-3 exp-ccs").seen
    assert (seen.points, seen.swords) == ((12, 0), (3, 0))


@pytest.mark.parametrize(
    "text",
    [
        "players 3; start 2; round 7; active 1; discover drawn 4; shuffles 3",
        "ship y1-1.2 drawn 2; harbour b1-1.1; display 0 sailor-3-1.4",
        "take 2 by 1; drew; harbour y1-1.3; coins 0 b1-1.1@1 b1-2; shuffles 2; pile r1-1.1",
        "take 0 by 0; harbour",
        "discover; drew; idle 1",
        "players 5; last-round; option end expedition; option jester_on_bust opponents",
        "over points; display 0 exp-ss",
        "over no-cards; idle 2; pile",
        "over rounds; round 100",
    ],
)
def test_a_position_written_and_read_again_is_written_the_same(text: str) -> None:
    once = str(PORT_ROYAL.parse_position(text))
    assert str(PORT_ROYAL.parse_position(once)) == once
    assert set(text.split("; ")) <= set(once.split("; "))
    assert "\n" not in once


def test_a_match_can_start_from_a_position() -> None:
    text = "take 1; harbour b2-2; pile y1-1 r1-1"
    match = Match(PORT_ROYAL, Table(2), FastSeed(1), position=text)
    assert str(match.position) == str(PORT_ROYAL.parse_position(text))
    assert str(match.record).splitlines()[5] == f"position: {text}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players 1", "'players' must be a whole number from 2 to 5"),
        ("players 6", "'players' must be a whole number from 2 to 5"),
        ("players two", "must be a whole number from"),
        ("players", "must be a whole number from"),
        ("players 3; players 3", "given twice"),
        ("harbour y1-1; harbour b1-1", "given twice"),
        ("display 0 sailor-3-1; display 0", "given twice"),
        ("active 2", "'active' must be a whole number from 0 to 1"),
        ("coins 5 y1-1", "'coins' must be a whole number from 0 to 1"),
        ("display 2 sailor-3-1", "'display' must be a whole number from 0 to 1"),
        ("idle 2", "after 2 idle turns the game is over"),
        ("players 3; idle 3", "after 3 idle turns the game is over"),
        ("coins 0 3; coins 00 5", "'coins' must be a whole number from 0 to 1"),
        ("coins 0 03", "there is no card '03'"),
        ("players ３", "'players' must be a whole number"),
        ("coins 0 y1-1@01", "'@' must be a whole number"),
        ("expeditions exp-cps", "'exp-cps' is for 5 players or more"),
        ("players 4; display 0 exp-cps", "'exp-cps' is for 5 players or more"),
        ("weather fine", "'weather' is no part of a position; possible: players"),
        ("harbour y9-9", "there is no card 'y9-9'"),
        ("harbour exp-ss", "'exp-ss' cannot be in 'harbour'"),
        ("expeditions y1-1", "'y1-1' cannot be in 'expeditions'"),
        ("display 0 y1-1", "'y1-1' cannot be in 'display'"),
        ("ship sailor-3-1", "'sailor-3-1' cannot be in 'ship'"),
        ("ship", "there is no card ''"),
        ("ship y1-1 b1-1", "'drawn' or nothing may follow here, not 'b1-1'"),
        ("coins 0 exp-cps", "cannot be in 'coins'"),
        ("coins 0 y1-1@2", "'@' must be a whole number from 1 to 1"),
        ("coins 0 120", "not enough cards left"),
        ("discard y1-2; pile y1-2", "named more often"),
        ("harbour y1-1.1; pile y1-1.1", "named more often"),
        ("discover; harbour y1-1 y1-2", "two ships of one colour"),
        ("discover twice", "'drawn' or nothing may follow here, not 'twice'"),
        ("discover drawn 121", "'drawn' must be a whole number from 0 to 120"),
        ("take", "write 'take"),
        ("take 1 from 1", "write 'take"),
        ("take 1 by 7", "from 0 to 1"),
        ("over midnight", "'over' needs one of: points"),
        ("option end never", "unknown option 'end never'"),
        ("option", "unknown option"),
        ("last-round soon", "nothing may follow 'last-round'"),
        ("round 0", "'round' must be a whole number from 1 to 100"),
        ("round 101", "'round' must be a whole number from 1 to 100"),
        ("idle -1", "must be a whole number from"),
    ],
)
def test_a_text_that_is_no_position_is_explained(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("text", ["discover; ship y1-1", "take 1; over points", "discover; take 1"])
def test_a_position_has_one_phase(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


@pytest.mark.parametrize(
    "text", ["over", "harbour y1-1 y1-2; take 1", "pile exp-cps y1-1", "discard exp-cps"]
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


# -- decks


def test_the_first_shuffle_may_be_a_deck_of_fewer_cards() -> None:
    where = list(places(dealt("y1-1 y1-2 b1-1 b1-2 g1-1 g1-2 sailor-3-1").position.state).values())
    assert (where.count("pile"), where.count("outside")) == (1, 113)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("y9-9", "there is no card 'y9-9'"),
        ("y1-2 y1-2", "named more often"),
        ("exp-cps y1-1", "named more often"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(deck: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        dealt(deck)
    assert message in str(caught.value)


def test_a_later_shuffle_must_name_exactly_the_discards() -> None:
    text = "discover; discard y1-1 b1-1; pile"
    for order in ("y1-1", "y1-1 r1-1", "y1-1 b1-1 b1-1"):
        with pytest.raises(NotationError):
            position(text, order).play("draw")
    assert position(text, "b1-1 y1-1").play("draw").harbour == "b1-1"


@pytest.mark.parametrize("start", ["2", "-1", "x", ""])
def test_a_start_player_who_does_not_sit_there_is_refused(start: str) -> None:
    with pytest.raises(RecordError):
        dealt("y1-1 y1-2 b1-1 b1-2 g1-1 g1-2 sailor-3-1", start=start)
