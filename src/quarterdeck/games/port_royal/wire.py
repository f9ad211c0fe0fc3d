"""What Port Royal puts on the wire."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal import events as e
from quarterdeck.games.port_royal.observation import Observation, Odds
from quarterdeck.games.port_royal.refusals import REFUSALS
from quarterdeck.wire import GameTypes

WIRE: Final = GameTypes(
    observation=Observation,
    events=(
        *(e.TurnBegan, e.Drawn, e.Entered, e.Repelled, e.Bust, e.ExpeditionFound, e.Taxed),
        *(e.Gained, e.CoinShown, e.Stopped, e.ChanceBegan, e.Traded, e.Hired, e.FeePaid),
        *(e.Claimed, e.Passed, e.Discarded, e.Shuffled, e.EndSetOff, e.Ended),
    ),
    refusals=REFUSALS,
    odds=Odds,
)
