"""The crew that plays by rules of thumb: their mistakes are a person's, and one can see them."""

from __future__ import annotations

import pytest

from quarterdeck.core import FastSeed
from quarterdeck.games.port_royal.actions import ACTIONS
from quarterdeck.games.port_royal.bots.sailors import (
    Boatswain,
    CabinBoy,
    Deckhand,
    Explorer,
    Gambler,
    Sailor,
    Trader,
    decide,
)
from quarterdeck.games.port_royal.notation import parse_position


def choice(sailor: type[Sailor], position: str, lots: int = 0) -> str:
    rng = FastSeed(1).generator(lots)
    return str(ACTIONS[decide(sailor.temper, parse_position(position), rng)])


def test_the_cabin_boy_forgets_the_fee():
    """A ship of 1 coin in another's turn: the coin goes to the other."""
    position = "take 1 by 1; active 0; harbour y1-1; coins 1 b1-1; pile g1-1 g1-2"
    assert choice(CabinBoy, position) == "trade y1-1"
    assert choice(Deckhand, position) == "pass"


def test_the_cabin_boy_overlooks_most_expeditions():
    position = "discover drawn 1; harbour y1-1; expeditions exp-ss; display 0 settler-4-1 "
    position += "settler-4-1; pile g1-1 g1-2 b1-1"
    claims = [choice(CabinBoy, position, lots).startswith("claim") for lots in range(60)]
    assert 0 < sum(claims) < 20
    assert choice(Deckhand, position) == "claim exp-ss"


@pytest.mark.parametrize(
    ("sailor", "expected"),
    [(CabinBoy, "draw"), (Deckhand, "draw"), (Gambler, "stop"), (Boatswain, "stop")],
)
def test_beginners_push_on_where_old_hands_stop(sailor: type[Sailor], expected: str):
    """A person worth hiring lies there, and 1 of 10 cards busts."""
    position = (
        "discover drawn 2; harbour y1-1 sailor-7-3; coins 0 b1-1 b1-2 b2-2 b2-3 b5-3 g1-1 g1-2; "
        "pile y1-2 g3-2 k2-1"
    )
    assert choice(sailor, position) == expected


def test_beginners_count_swords_late():
    """The only ship that could bust can be repelled."""
    position = "discover drawn 1; harbour y1-1; display 0 sailor-3-1; pile y1-2 y1-1 g1-1 g1-2"
    assert choice(CabinBoy, position) == "stop"
    assert choice(Boatswain, position) == "draw"


def test_styles_differ_in_whom_they_hire():
    position = (
        "take 1 by 0; harbour trader-red-3-1 settler-4-1 jester-5-1; "
        "coins 0 b1-1 b1-2 b2-2 b2-3 b5-3; pile g1-1"
    )
    hires = [choice(sailor, position) for sailor in (Trader, Explorer, Gambler)]
    assert hires == ["hire trader-red-3-1", "hire settler-4-1", "hire jester-5-1"]


def test_the_trader_stops_where_the_gambler_draws():
    """One of five cards busts, and only a ship lies there."""
    position = "discover drawn 1; harbour y1-1; pile y1-2 g1-1 k2-1 b1-1 r1-1"
    assert choice(Trader, position) == "stop"
    assert choice(Gambler, position) == "draw"
