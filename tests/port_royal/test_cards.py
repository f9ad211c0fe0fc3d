"""The cards, against what is printed on them."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from quarterdeck.core import NotationError
from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal.cards import (
    CARDS,
    COLOURS,
    FACE,
    FACES,
    FIRST_SHIP,
    SKULL,
    SWORDS,
    card_of,
)

# For each colour how many ships need so many swords; 0 is a skull.
SHIPS_BY_SWORDS = {
    "yellow": {1: 4, 2: 3, 4: 3},
    "blue": {1: 4, 2: 3, 5: 3},
    "green": {1: 4, 3: 3, 5: 3},
    "red": {1: 3, 3: 3, 6: 2, 0: 2},
    "black": {2: 3, 4: 3, 7: 2, 0: 2},
}
# For each colour how many ships bring so many coins.
SHIPS_BY_COINS = {
    "yellow": {1: 3, 2: 3, 3: 3, 4: 1},
    "blue": {1: 3, 2: 3, 3: 3, 4: 1},
    "green": {1: 3, 2: 3, 3: 3, 4: 1},
    "red": {1: 3, 2: 3, 3: 3, 4: 1},
    "black": {1: 3, 2: 3, 3: 3, 4: 1},
}
# For each person how many cards have so high a cost and so many points.
PERSONS = {
    "trader": {(3, 1): 8, (5, 2): 2},
    "settler": {(4, 1): 5},
    "captain": {(4, 1): 5},
    "priest": {(4, 1): 5},
    "jack": {(6, 1): 3},
    "sailor": {(3, 1): 7, (5, 2): 2, (7, 3): 1},
    "pirate": {(5, 1): 1, (7, 2): 1, (9, 3): 1},
    "mademoiselle": {(7, 2): 2, (9, 3): 2},
    "jester": {(5, 1): 1, (7, 2): 3, (9, 3): 1},
    "admiral": {(5, 1): 1, (7, 2): 3, (9, 3): 2},
    "governor": {(8, 0): 4},
}

ALL = [card_of(c).face for c in range(CARDS)]


def test_there_are_62_faces_on_120_cards() -> None:
    assert (len(FACES), CARDS) == (62, 120)
    assert len({face.code for face in FACES}) == 62


@pytest.mark.parametrize("colour", COLOURS)
def test_ships_need_the_swords_and_bring_the_coins_that_are_printed(colour: str) -> None:
    ships = [face for face in ALL if face.kind == "ship" and face.colour == colour]
    assert Counter(face.swords for face in ships) == SHIPS_BY_SWORDS[colour]
    assert Counter(face.coins for face in ships) == SHIPS_BY_COINS[colour]


@pytest.mark.parametrize("colour", COLOURS)
def test_ships_of_a_colour_stand_together(colour: str) -> None:
    first = FIRST_SHIP[COLOURS.index(colour)]
    assert {card_of(c).face.colour for c in range(first, first + 10)} == {colour}


def test_a_skull_needs_more_swords_than_there_are() -> None:
    skulls = [c for c in range(CARDS) if card_of(c).face.kind == "ship" and SWORDS[c] == SKULL]
    assert sorted(card_of(c).code for c in skulls) == ["kx-3", "kx-4", "rx-3", "rx-4"]
    assert sum(face.swords for face in ALL if face.kind == "person") < SKULL


@pytest.mark.parametrize("role", PERSONS)
def test_persons_cost_and_count_what_is_printed(role: str) -> None:
    persons = [face for face in ALL if face.role == role]
    assert Counter((face.cost, face.points) for face in persons) == PERSONS[role]


def test_60_persons_and_no_other_role() -> None:
    assert Counter(face.role for face in ALL if face.kind == "person") == {
        role: sum(cards.values()) for role, cards in PERSONS.items()
    }


def test_two_traders_of_each_colour() -> None:
    assert Counter(f.colour for f in ALL if f.role == "trader") == dict.fromkeys(COLOURS, 2)


def test_expeditions() -> None:
    found = {f.code: ("".join(sorted(f.needs)), f.points, f.coins) for f in ALL if f.needs}
    assert found == {
        "exp-ss": ("ss", 4, 2),
        "exp-pp": ("pp", 4, 2),
        "exp-cc": ("cc", 4, 2),
        "exp-pps": ("pps", 6, 3),
        "exp-ccs": ("ccs", 6, 3),
        "exp-cps": ("cps", 5, 3),
    }
    assert [f.code for f in ALL if f.min_players] == ["exp-cps"]


def test_two_tax_increases_of_each_kind() -> None:
    found = Counter(f.gains for f in ALL if f.kind == "tax")
    assert found == {"most swords": 2, "fewest points": 2}


def test_a_card_of_every_number_has_the_face_its_code_says() -> None:
    for c in range(CARDS):
        assert card_of(c).face is FACES[FACE[c]]
        assert str(card_of(c)) == FACES[FACE[c]].code


def test_a_ship_says_its_swords_and_coins_in_its_code_a_person_its_cost_and_points() -> None:
    for face in FACES:
        words = face.code.split("-")
        if face.kind == "ship":
            assert face.code == f"{words[0][0]}{face.swords or 'x'}-{face.coins}"
        if face.kind == "person":
            assert words[0] == face.role
            assert words[-2:] == [str(face.cost), str(face.points)]


def test_a_card_there_is_not_is_refused() -> None:
    with pytest.raises(NotationError, match="there is no card 'y9-9'"):
        Card("y9-9")


def test_cards_are_values() -> None:
    assert Card("y1-1") == Card("y1-1") != Card("y1-2")
    assert len({Card("y1-1"), Card("y1-1")}) == 1
    assert sorted([Card("y1-2"), Card("y1-1")]) == [Card("y1-1"), Card("y1-2")]
    with pytest.raises(AttributeError):
        setattr(Card("y1-1"), fields(Card)[0].name, "b1-1")
