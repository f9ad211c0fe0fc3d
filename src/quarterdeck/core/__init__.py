"""The platform's side of the contract: what a game is, a match, a record, and chance.

Nothing here knows a game, and no game knows what runs it. See ``docs/architecture.md``.
"""

from quarterdeck.core.chance import Chance, Dealer, Draw, Script, SeatDraw, branches
from quarterdeck.core.errors import (
    IllegalAction,
    NotationError,
    QuarterdeckError,
    RecordError,
    RulesChanged,
    TableError,
)
from quarterdeck.core.game import (
    Action,
    Choices,
    Event,
    Game,
    Observation,
    Option,
    Point,
    Position,
    Preview,
    Range,
    Refusal,
    Result,
    Segment,
    Table,
)
from quarterdeck.core.match import Match
from quarterdeck.core.record import Record
from quarterdeck.core.rng import FairSeed, FastSeed, Generator, Seed

__all__ = [
    "Action",
    "Chance",
    "Choices",
    "Dealer",
    "Draw",
    "Event",
    "FairSeed",
    "FastSeed",
    "Game",
    "Generator",
    "IllegalAction",
    "Match",
    "NotationError",
    "Observation",
    "Option",
    "Point",
    "Position",
    "Preview",
    "QuarterdeckError",
    "Range",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "RulesChanged",
    "Script",
    "SeatDraw",
    "Seed",
    "Segment",
    "Table",
    "TableError",
    "branches",
]
