"""Greedy draws until something gains, and takes what gains most at once."""

from __future__ import annotations

import pytest

from quarterdeck.bots import Question, make_bot
from quarterdeck.core import FastSeed
from quarterdeck.games.port_royal import PORT_ROYAL

HEAD = "players 2; start 0; round 3; active 0; shuffles 1;"
POOR = "coins 0 settler-4-1 captain-4-1 priest-4-1;"
RICH = f"{POOR[:-1]} settler-4-1 captain-4-1 priest-4-1;"


def choice(text: str) -> str:
    position = PORT_ROYAL.parse_position(HEAD + text)
    (seat,) = position.to_act()
    question = Question(
        seat, position.observe(seat), position.legal(seat), FastSeed(1).generator(0), PORT_ROYAL
    )
    return str(make_bot("port-royal", "greedy").choose(question))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # Two points for 5 coins gain 2, one point for 3 half a coin, a ship of 1 gains 1.
        (RICH + "take 1 by 0; harbour sailor-3-1 sailor-5-2 y1-1", "hire sailor-5-2"),
        (POOR + "take 1 by 0; harbour sailor-3-1 sailor-5-2 y1-1", "trade y1-1"),
        # A point for 4 coins loses half a coin.
        (RICH + "take 1 by 0; harbour jack-6-1", "pass"),
        (RICH + "ship y2-3 drawn 2; harbour y1-1; display 0 pirate-5-1", "repel"),
        (RICH + "ship y2-3 drawn 2; harbour b1-1; display 0 pirate-5-1", "admit"),
        # Nothing that lies there gains: it draws, whatever the risk. Then it stops at once.
        (RICH + "discover drawn 1; harbour jack-6-1; pile b1-1", "draw"),
        (RICH + "discover drawn 1; harbour jack-6-1 y1-1; pile b5-4", "stop"),
    ],
)
def test_greedy(position: str, expected: str) -> None:
    assert choice(position) == expected
