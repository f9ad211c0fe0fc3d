"""Learning as compiled loops; see ``quarterdeck.port_royal.machine``."""

from __future__ import annotations

from typing import Final

from quarterdeck.bots.port_royal.machine import APART, DESKS, NETS, PLAYING
from quarterdeck.port_royal.compiled import Library

LIBRARY: Final = Library(
    (
        *PLAYING,
        "quarterdeck.train.memory",
        "quarterdeck.train.practice",
        "quarterdeck.train.learning",
        "quarterdeck.train.matches",
    ),
    {
        "teach": (
            *("records", "bytes", "int", "int", "int", "int", "float", "float", "float"),
            *(
                "int",
                "int",
                "int",
                "int",
                NETS,
                "tensors",
                "quarterdeck.train.memory:DECISION",
                DESKS,
            ),
            "shares",
        ),
        "play_match": (
            *("records", "bytes", "int", "int", "int", "int", "row", "counts", "int", NETS, DESKS),
        ),
    },
    APART,
)
"""Rules, net and search, and how the net is taught and tried."""
