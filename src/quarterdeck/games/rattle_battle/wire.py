"""What Rattle, Battle, Grab the Loot puts on the wire."""

from __future__ import annotations

import inspect
from typing import Final

from quarterdeck.core import Event
from quarterdeck.games.rattle_battle import events
from quarterdeck.games.rattle_battle.actions import Slides, Throws, Tokens
from quarterdeck.games.rattle_battle.aids import Forecast
from quarterdeck.games.rattle_battle.observation import Observation
from quarterdeck.games.rattle_battle.refusals import REFUSALS
from quarterdeck.wire import GameTypes

WIRE: Final = GameTypes(
    observation=Observation,
    events=tuple(
        kind
        for name in events.__all__
        if inspect.isclass(kind := getattr(events, name)) and issubclass(kind, Event)
    ),
    ranges=(Slides, Throws, Tokens),
    refusals=REFUSALS,
    odds=Forecast,
)
