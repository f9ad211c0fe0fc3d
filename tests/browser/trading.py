"""How a blind player carries out an action of Port Royal: cards are pressed where they lie."""

from __future__ import annotations

from typing import Final

from quarterdeck.core import Action, Position
from quarterdeck.games.port_royal import PortRoyalPosition
from quarterdeck.i18n import Wording
from tests.browser.blind import Blind, Node, spoken

VERBS: Final = {
    "draw": "Draw",
    "stop": "Stop",
    "admit": "Let it in",
    "repel": "Repel",
    "pass": "Pass",
}
"""What stands first on the buttons."""


def carry_out(blind: Blind, words: Wording, position: Position, action: Action) -> None:
    """Do what a bot would do, by what the tree says."""
    assert isinstance(position, PortRoyalPosition)
    seen = position.observe(None)
    match str(action).split():
        case ["trade", card]:
            blind.choose(_nth(blind, "Harbour", list(map(str, seen.harbour)).index(card)))
        case ["hire", card]:
            blind.choose(_nth(blind, "Harbour", list(map(str, seen.harbour)).index(card)))
            blind.choose(blind.named("Hire"))
        case ["claim", card, *_]:
            blind.choose(_nth(blind, "Expeditions", list(map(str, seen.expeditions)).index(card)))
            way = blind.find(words.action(action))
            if way is not None:  # there are several ways
                blind.choose(way)
        case [verb]:
            blind.choose(blind.named(VERBS[verb]))


def _nth(blind: Blind, region: str, n: int) -> Node:
    nodes = blind.look()
    cards = [node for node in nodes if node.is_button and region in node.within]
    assert n < len(cards), f"no card {n} in {region}:\n{spoken(nodes)}"
    return cards[n]


def is_same(position: Position, wanted: Action, done: Action) -> bool:
    """Whether an action is another."""
    return str(wanted) == str(done)


def check_told(nodes: list[Node], position: Position) -> None:
    """Every card of the harbour is in the tree, and the ship that is about to enter."""
    assert isinstance(position, PortRoyalPosition)
    seen = position.observe(None)
    cards = [node for node in nodes if node.is_button and "Harbour" in node.within]
    assert len(cards) == len(seen.harbour) + (seen.pending is not None), spoken(nodes)
