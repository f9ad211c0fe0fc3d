"""Port Royal, a card game for 2 to 5 players by Alexander Pfister, to the last card."""

from typing import TYPE_CHECKING

from quarterdeck.core.later import from_later

if TYPE_CHECKING:
    from quarterdeck.games.port_royal.actions import ACTIONS, Action
    from quarterdeck.games.port_royal.cards import Card, Face
    from quarterdeck.games.port_royal.game import PORT_ROYAL, PortRoyal, PortRoyalPosition
    from quarterdeck.games.port_royal.observation import Observation, Odds
else:
    __getattr__ = from_later(
        __name__,
        actions=("ACTIONS", "Action"),
        cards=("Card", "Face"),
        game=("PORT_ROYAL", "PortRoyal", "PortRoyalPosition"),
        observation=("Observation", "Odds"),
    )

__all__ = [
    "ACTIONS",
    "PORT_ROYAL",
    "Action",
    "Card",
    "Face",
    "Observation",
    "Odds",
    "PortRoyal",
    "PortRoyalPosition",
]
