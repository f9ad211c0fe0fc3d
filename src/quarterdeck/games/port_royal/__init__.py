"""Port Royal, a card game for 2 to 5 players by Alexander Pfister, to the last card."""

from quarterdeck.games.port_royal.actions import ACTIONS, Action
from quarterdeck.games.port_royal.cards import Card, Face
from quarterdeck.games.port_royal.game import PORT_ROYAL, PortRoyal, PortRoyalPosition
from quarterdeck.games.port_royal.observation import Observation, Odds

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
