"""Learning as compiled loops; see ``quarterdeck.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.analysis.port_royal.machine import (
    MEASURING,
    MEASURING_APART,
    ONLOOKERS,
    TEMPERS,
)
from quarterdeck.bots.port_royal.machine import APART, DESKS, NETS, PLAYING
from quarterdeck.port_royal.compiled import Library

LEARNING: Final = (
    "quarterdeck.train.memory",
    "quarterdeck.train.practice",
    "quarterdeck.train.learning",
)
DECISIONS: Final = "quarterdeck.train.memory:DECISION"

LIBRARY: Final = Library(
    (*PLAYING, *LEARNING, "quarterdeck.train.matches"),
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
    (*MEASURING, *LEARNING, "quarterdeck.train.watching"),
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
