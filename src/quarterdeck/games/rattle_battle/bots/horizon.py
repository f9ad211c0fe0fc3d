"""What is still to come: quests, adventures, and what the one being played will bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from quarterdeck.games.rattle_battle.cards import ADVENTURES
from quarterdeck.games.rattle_battle.state import State


def quests_left(s: State) -> int:
    """How many quests begin after the one being played."""
    if s.phase == "over":
        return 0
    if s.scenario == "introductory":
        rest = (*s.decks.get("starter", ()),)
        ports = sum(ADVENTURES[card].port_after > 0 for card in rest)
        here = s.phase == "port" or (bool(s.card) and bool(ADVENTURES[s.card].port_after))
        return ports if here else max(ports - 1, 0)
    return len(s.quests) - max(s.quest, 1)


def adventures_left(s: State) -> int:
    """How many adventures of this quest come after the one being played."""
    if s.phase in ("port", "over"):
        return 0
    if s.scenario == "introductory":
        count = 0
        for card in (s.card, *s.decks.get("starter", ())):
            if card and ADVENTURES[card].port_after:
                break
            count += 1
        return count
    return len(s.quests[max(s.quest, 1) - 1]) - s.adventure


class Ahead(NamedTuple):
    """What an adventure that is not over yet will bring a player."""

    coins: int = 0
    tokens: int = 0
    """Loot that is still to be drawn."""
    repairs: int = 0
    """Loot that is still to be given."""


NOTHING: Final = Ahead()
