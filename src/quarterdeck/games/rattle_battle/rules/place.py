"""RB 6: what the places of the port have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from quarterdeck.core import Refusal
from quarterdeck.games.rattle_battle.actions import Command, Tokens
from quarterdeck.games.rattle_battle.cards import SAILORS
from quarterdeck.games.rattle_battle.events import CardUsed
from quarterdeck.games.rattle_battle.loot import can_pay, loot_text
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import Player, State


def helper(player: Player, place: str, **terms: bool | int) -> str | None:
    """A port sailor of this place with such terms who has not been used in this visit."""
    return find_helper(player.sailors, player.used, place, *terms)


def find_helper(crew: Iterable[str], used: Sequence[str], place: str, *terms: str) -> str | None:
    """The same of a crew, when some cards have been used."""
    for name in crew:
        card = SAILORS[name]
        if card.kind == "port" and card.place == place and name not in used:
            if any(getattr(card.effect, term) for term in terms):
                return name
    return None


def cannot_pay(player: Player, cost: Sequence[str]) -> Refusal | None:
    """Why a cost in loot cannot be paid, or None."""
    if can_pay(player.loot, cost):
        return None
    return refuse(
        "cannot-pay", "needs {cost}, has {have}", cost=" ".join(cost), have=loot_text(player.loot)
    )


class Place(ABC):
    """A place of the port."""

    name: ClassVar[str]

    @abstractmethod
    def considered(self, s: State, seat: int) -> Iterable[Command]:
        """What one may think of doing here."""

    def ranges(self, s: State, seat: int) -> tuple[Tokens, ...]:
        """What may be done with several tokens at once."""
        return ()

    @abstractmethod
    def refusal(self, s: State, seat: int, action: Command) -> Refusal | None:
        """Why it cannot be done, or None."""

    @abstractmethod
    def take(self, play: Play, seat: int, action: Command) -> None:
        """Do it."""

    def once(self, player: Player, limit: int = 1) -> Refusal | None:
        """A place that can be used so often in a visit."""
        if player.used.count(self.name) >= limit:
            return refuse("once-a-visit", "only {limit} in a visit", limit=limit)
        return None


def note(play: Play, seat: int, *names: str | None) -> None:
    """Remember what has been used in this visit, and tell which sailors helped."""
    for name in names:
        if name is not None:
            play.player(seat).used += (name,)
            if name in SAILORS:
                play.tell(CardUsed(seat, name))
