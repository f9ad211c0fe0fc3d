"""Help at the table: the odds of the next card, and everything one might try."""

from __future__ import annotations

from typing import Final

from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.aids import Aids
from quarterdeck.games.port_royal.actions import ACTIONS, Action
from quarterdeck.games.port_royal.observation import Observation, Odds


class PortRoyalAids(Aids):
    """All from what everybody knows."""

    def odds(self, observation: CoreObservation) -> Odds | None:
        if not isinstance(observation, Observation) or observation.phase == "over":
            return None
        return observation.odds()

    def considered(self, observation: CoreObservation) -> tuple[Action, ...]:
        if not isinstance(observation, Observation):
            return ()
        cards = {card.code for card in (*observation.harbour, *observation.expeditions)}
        return tuple(
            action for action in ACTIONS if action.card is None or action.card.code in cards
        )


PORT_ROYAL_AIDS: Final = PortRoyalAids()
