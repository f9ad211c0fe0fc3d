"""How a blind player carries out an action of Port Royal: cards are pressed where they lie."""

from __future__ import annotations

from typing import Final

from quarterdeck.core import Action, Position
from quarterdeck.games.port_royal import PortRoyalPosition
from tests.browser.blind import Node, spoken
from tests.browser.following import Player

VERBS: Final = {
    "draw": "Draw",
    "stop": "Stop",
    "admit": "Let it in",
    "repel": "Repel",
    "pass": "Pass",
}
"""What stands first on the buttons."""


class Trader(Player):
    """Plays by keys."""

    def carry_out(self, position: Position, action: Action) -> None:
        assert isinstance(position, PortRoyalPosition)
        seen = position.observe(None)
        match str(action).split():
            case ["trade", card]:
                self.choose(self._nth("Harbour", list(map(str, seen.harbour)).index(card)))
            case ["hire", card]:
                self.choose(self._nth("Harbour", list(map(str, seen.harbour)).index(card)))
                self.choose(self.named("Hire"))
            case ["claim", card, *_]:
                self.choose(self._nth("Expeditions", list(map(str, seen.expeditions)).index(card)))
                way = self.find(self.words.action(action))
                if way is not None:  # there are several ways
                    self.choose(way)
            case [verb]:
                self.choose(self.named(VERBS[verb]))

    def check_told(self, position: Position) -> None:
        """Every card of the harbour is in the tree, and the ship that is about to enter."""
        assert isinstance(position, PortRoyalPosition)
        seen, nodes = position.observe(None), self.look()
        cards = [node for node in nodes if node.is_button and "Harbour" in node.within]
        assert len(cards) == len(seen.harbour) + (seen.pending is not None), spoken(nodes)

    def _nth(self, region: str, n: int) -> Node:
        nodes = self.look()
        cards = [node for node in nodes if node.is_button and region in node.within]
        assert n < len(cards), f"no card {n} in {region}:\n{spoken(nodes)}"
        return cards[n]
