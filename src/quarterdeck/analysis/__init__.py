"""What is right in a position: exact where that can be, else by many simulations.

``hint`` weighs every action of a position, ``review`` goes through a record and tells decisions
from luck. Both know no game: a game's :class:`Analyst` does the reckoning.
"""

from quarterdeck.analysis.api import (
    Analyst,
    Hint,
    Luck,
    Reason,
    Weighed,
    analyst_for,
    has_analyst,
    hint,
)
from quarterdeck.analysis.review import Review, review

__all__ = [
    "Analyst",
    "Hint",
    "Luck",
    "Reason",
    "Review",
    "Weighed",
    "analyst_for",
    "has_analyst",
    "hint",
    "review",
]
