"""Decks: a new order, and the card on top."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.games.rattle_battle.draws import Shuffle
from quarterdeck.games.rattle_battle.events import Shuffled
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import State


def shuffle(play: Play, deck: str, cards: Iterable[str]) -> None:
    """These cards are the deck now, in a new order."""
    order = play.draw(Shuffle(deck, tuple(cards)))
    play.s.decks[deck] = order
    play.tell(Shuffled(deck, len(order)))


def top(s: State, deck: str) -> str:
    """Draw the top card of a deck."""
    card, *rest = s.decks[deck]
    s.decks[deck] = tuple(rest)
    return card
