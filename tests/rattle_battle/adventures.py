"""Positions with an adventure in the scenario it belongs to."""

from __future__ import annotations

from quarterdeck.games.rattle_battle.cards import ADVENTURES
from tests.rattle_battle.positions import Board, board

OWN_SHIPS = "0.1 5 at 40 0, 0.2 5 at 70 0, 0.3 5 at 100 0, 0.4 5 at 125 0"


def scenario(card: str) -> str:
    deck = ADVENTURES[card].deck
    return {"starter": "introductory; option extra_starters on"}.get(deck, deck)


def start(card: str, text: str, *chance: str) -> Board:
    """A position with this adventure in the scenario it belongs to."""
    return board(f"option scenario {scenario(card)}; card {card}; {text}", *chance)


def sent(card: str, text: str = "", ships: str = "1") -> Board:
    """Seat 0 has sent ships, the Baron is about to drop."""
    b = start(card, f"players 3; phase draw; parts 0 1 0 0; {text}")
    if b.legal("exhaust"):
        b.play(b.legal("exhaust")[0])
    return b.play(f"send {ships}", "send 0", "send 0")
