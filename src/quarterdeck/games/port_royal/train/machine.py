"""Learning as compiled loops; see ``quarterdeck.games.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.compiled import Library
from quarterdeck.games.port_royal.analysis.machine import (
    MEASURING,
    MEASURING_APART,
    ONLOOKERS,
    TEMPERS,
)
from quarterdeck.games.port_royal.bots.machine import APART, DESKS, NETS, PLAYING

LEARNING: Final = (
    "quarterdeck.games.port_royal.train.memory",
    "quarterdeck.games.port_royal.train.practice",
    "quarterdeck.games.port_royal.train.learning",
)
DECISIONS: Final = "quarterdeck.games.port_royal.train.memory:DECISION"

LIBRARY: Final = Library(
    PLAYING.plus(*LEARNING, "quarterdeck.games.port_royal.train.matches"),
    {
        "teach": (
            *("records", "bytes", "int", "int", "int", "int", "float", "float", "float"),
            *("int", "int", "int", "int", NETS, "tensors", DECISIONS, DESKS, "shares"),
        ),
        "play_match": (
            *("records", "bytes", "int", "int", "int", "int", "row", "counts", "int", NETS, DESKS),
        ),
    },
    APART,
)
"""Rules, net and search, and how the net is taught and tried."""

WATCHING: Final = Library(
    MEASURING.plus(*LEARNING, "quarterdeck.games.port_royal.train.watching"),
    {
        "teach_onlooker": (
            *("records", "bytes", "int", "int", "int", "int", "float", "float"),
            *("row", "row", "int", TEMPERS, "row", TEMPERS, NETS, ONLOOKERS, "tensors"),
            *(DECISIONS, DESKS, "shares"),
        ),
        "follow": (
            *("records", "bytes", "table", "int", "int", "row", "row", "int", TEMPERS),
            *("row", TEMPERS, NETS, ONLOOKERS, DESKS, "counts", "shares", "shares"),
        ),
    },
    (*MEASURING_APART, "watch"),
)
"""The same for the onlooker, and what its luck leaves of results."""
