"""Events: what is told, in which order, and what can be taken back."""

from __future__ import annotations

from quarterdeck.core import Event, FastSeed, Match, Table
from quarterdeck.core.game import plain
from quarterdeck.games.port_royal import PORT_ROYAL, events
from quarterdeck.games.port_royal.events import Gained, Shuffled, TurnBegan
from quarterdeck.games.port_royal.rules import telling
from tests.port_royal.positions import Board, act, cards, dealt, position

CODES = [name for name in dir(telling) if name.isupper() and not name.startswith("FOR_")]
TYPES = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
]


def kinds(board: Board) -> list[str]:
    return [kind for kind in board.kinds if kind != "coin-shown"]


def test_every_code_of_the_rules_has_a_type() -> None:
    assert sorted(getattr(telling, name) for name in CODES) == sorted(events.TYPED)
    assert len(TYPES) == len(events.TYPED)


def test_every_kind_has_its_own_name() -> None:
    names = [kind.kind for kind in TYPES]
    assert len(set(names)) == len(names)


def test_the_opening_tells_the_deal_from_the_start_player_on() -> None:
    deck = "y1-1 y1-2 y2-2 b1-1 b1-2 b2-2 sailor-3-1"
    assert list(dealt(deck, start=1).opening) == [
        Shuffled(7),
        Gained(1, 3, "start", None),
        Gained(0, 3, "start", None),
        TurnBegan(1, 1),
    ]


def test_a_bust_is_told_in_order() -> None:
    board = position("discover drawn; harbour b1-1; display 1 jester-5-1; pile b2-2 y1-1")
    assert kinds(board.play("draw")) == [
        *("drawn", "entered", "bust", "discarded", "discarded", "gained", "turn-began")
    ]


def test_a_tax_is_told_in_order() -> None:
    board = position("discover; coins 0 12; display 0 pirate-5-1; pile tax-swords ...")
    assert kinds(board.play("draw")) == ["drawn", "taxed", "gained", "discarded"]


def test_anothers_hire_is_told_in_order() -> None:
    board = position("take 1 by 1; harbour sailor-3-1; coins 1 4")
    assert board.play("hire sailor-3-1").kinds == [
        *("hired", "fee-paid", "coin-shown", "coin-shown", "coin-shown", "turn-began")
    ]


def test_a_stop_with_admirals_is_told_in_order() -> None:
    board = position(
        "discover drawn; harbour y1-1 b1-1 g1-1 r1-1 k2-1; display 0 admiral-5-1"
    ).play("stop")
    assert board.kinds == ["stopped", "chance-began", "gained"]


def test_the_last_claim_sets_off_the_end() -> None:
    board = position(
        "discover; expeditions exp-ss; display 0 exp-ccs exp-pp settler-4-1 settler-4-1"
    ).play("claim exp-ss")
    assert sorted(board.kinds) == ["claimed", "discarded", "discarded", "end-set-off", "gained"]


def test_everybody_sees_every_event() -> None:
    match = Match(PORT_ROYAL, Table(3), FastSeed(1))
    act(match, "draw")
    views = [match.events(viewer) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_events_can_be_said_in_json() -> None:
    (card,) = cards("b2-2")
    assert plain(Gained(1, 2, "trade", card)) == {
        "kind": "gained",
        "seat": 1,
        "coins": 2,
        "reason": "trade",
        "card": "b2-2",
    }


def test_what_shows_a_card_or_passes_the_turn_cannot_be_taken_back() -> None:
    assert {kind.kind for kind in TYPES if kind.reveals} == {"drawn", "coin-shown"}
    assert {kind.kind for kind in TYPES if kind.seals} == {"turn-began"}


def undoable(text: str, action: str) -> bool:
    match = Match(PORT_ROYAL, Table(2), FastSeed(1), position=text)
    (seat,) = match.position.to_act()
    act(match, action)
    return bool(match.undoable(seat))


def test_stop_repel_trade_and_claim_can_be_taken_back() -> None:
    assert undoable("discover drawn; harbour y1-1", "stop")
    assert undoable("ship y1-1; display 0 sailor-3-1", "repel")
    assert undoable("take 1; harbour y1-1 b1-1", "trade y1-1")
    assert undoable(
        "discover; expeditions exp-ss; display 0 settler-4-1 settler-4-1", "claim exp-ss"
    )


def test_draw_hire_and_a_shuffle_cannot_be_taken_back() -> None:
    assert not undoable("discover", "draw")
    assert not undoable("take 1; harbour sailor-3-1 b1-1; coins 0 3", "hire sailor-3-1")
    assert not undoable("take 1; harbour y1-1 b1-1; pile", "trade y1-1")
    assert not undoable("take 1 by 1; harbour y1-1", "trade y1-1")
