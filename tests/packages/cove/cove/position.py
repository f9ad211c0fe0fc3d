"""The cove at one moment: who acts, what is legal, and what comes of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from cove.actions import Choose, Done, Move, Moves
from cove.draws import Drop, NextOar
from cove.events import (
    CoveObservation,
    Moved,
    OarChosen,
    OarDrawn,
    OarsShown,
    RoundBegan,
    TurnEnded,
)
from cove.spots import Spot, spot_text, spots_text
from quarterdeck.core import Action, Chance, Choices, Event, Position, Refusal, Result

OARS = (1, 2, 3, 4, 5)
COPIES = 6
REACH = 21
"""How far a boat comes for each point of the oar."""


@dataclass(slots=True)
class CovePosition(Position):
    """A game at one moment."""

    rounds: int
    grab: int
    """Table option: from how far a boat takes a pearl."""
    hands: list[list[int]]
    boats: list[Spot]
    chosen: list[int]
    """The oar each seat has put down in this round; 0: none yet."""
    loot: list[int]
    round: int = 0
    played: tuple[int, ...] = ()
    """The oars of rounds past, sorted."""
    turns: tuple[int, ...] = ()
    """Who has still to sail, the one sailing first; nobody while oars are chosen."""
    reach: float = 0.0
    """How far the one sailing can still go."""
    pearls: tuple[Spot, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> Mapping[str, str]:
        return {"rounds": str(self.rounds), "grab": str(self.grab)}

    def to_act(self) -> tuple[int, ...]:
        if self.round > self.rounds:
            return ()
        return self.turns[:1] or tuple(s for s, oar in enumerate(self.chosen) if not oar)

    def legal(self, seat: int) -> Choices:
        if seat not in self.to_act():
            return Choices()
        if self.turns:
            return Choices((Done(),), (self._moves(seat),))
        return Choices(tuple(Choose(oar) for oar in sorted(set(self.hands[seat]))))

    def _moves(self, seat: int) -> Moves:
        others = tuple(boat for other, boat in enumerate(self.boats) if other != seat)
        return Moves(self.boats[seat], self.reach, others)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_act():
            seats = " and ".join(map(str, self.to_act())) or "nobody"
            return Refusal("not-your-turn", f"{seats} must decide now", {"seats": seats})
        match action:
            case Choose() if self.turns:
                return Refusal("sailing", "the oars are chosen, boats move now")
            case Choose(oar) if oar not in self.hands[seat]:
                return Refusal("not-in-hand", f"there is no oar {oar} in the hand", {"oar": oar})
            case Move() | Done() if not self.turns:
                return Refusal("choosing", "an oar must be chosen first")
            case Move():
                return self._moves(seat).refusal(action)
            case Choose() | Done():
                return None
        return Refusal("foreign", "that is no action of this game")

    def _apply(self, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
        match action:
            case Choose(oar):
                self.hands[seat].remove(oar)
                self.chosen[seat] = oar
                events.append(OarChosen(seat, oar))
                if all(self.chosen):
                    self._show(chance, events)
            case Move(x, y):
                events.append(self._move(seat, (x, y)))
            case _:
                events.append(TurnEnded(seat))
                events += self._next_turn(self.turns[1:], chance)

    def _show(self, chance: Chance, events: list[Event]) -> None:
        events.append(OarsShown(tuple(self.chosen)))
        if self.round < self.rounds:
            events += self.draw_oars(chance)
        order = sorted(range(len(self.chosen)), key=self.chosen.__getitem__)
        events += self._next_turn(tuple(order), chance)

    def draw_oars(self, chance: Chance) -> list[Event]:
        """Everybody draws an oar that only he sees."""
        events: list[Event] = []
        for seat, hand in enumerate(self.hands):
            oar = chance.draw(NextOar(self.stock()))
            hand.append(oar)
            hand.sort()
            events.append(OarDrawn(seat, oar))
        return events

    def stock(self) -> list[int]:
        """The oars nobody has drawn."""
        out = [*self.played, *self.chosen, *(oar for hand in self.hands for oar in hand)]
        return [oar for oar in OARS for _ in range(COPIES - out.count(oar))]

    def _move(self, seat: int, to: Spot) -> Event:
        self.reach = max(0.0, self.reach - math.dist(self.boats[seat], to))
        self.boats[seat] = to
        taken = tuple(pearl for pearl in self.pearls if math.dist(pearl, to) <= self.grab)
        self.pearls = tuple(pearl for pearl in self.pearls if pearl not in taken)
        self.loot[seat] += len(taken)
        return Moved(seat, to, taken)

    def _next_turn(self, turns: tuple[int, ...], chance: Chance) -> list[Event]:
        self.turns = turns
        self.reach = float(REACH * self.chosen[turns[0]]) if turns else 0.0
        return [] if turns else self.begin_round(chance)

    def begin_round(self, chance: Chance) -> list[Event]:
        """The tide takes the pearls that are left and brings others, unless it is over."""
        self.played = tuple(sorted(oar for oar in [*self.played, *self.chosen] if oar))
        self.chosen = [0] * len(self.chosen)
        self.pearls = ()
        self.round += 1
        if self.round > self.rounds:
            return []
        self.pearls = chance.draw(Drop(len(self.hands) + 1))
        return [RoundBegan(self.round, self.pearls)]

    def observe(self, viewer: int | None) -> CoveObservation:
        return CoveObservation(
            rounds=self.rounds,
            grab=self.grab,
            round=self.round,
            hand=() if viewer is None else tuple(self.hands[viewer]),
            hands=tuple(map(len, self.hands)),
            decided=tuple(map(bool, self.chosen)),
            chosen=tuple(
                oar if self.turns or seat == viewer else 0 for seat, oar in enumerate(self.chosen)
            ),
            played=self.played,
            turns=self.turns,
            reach=self.reach,
            boats=tuple(self.boats),
            pearls=self.pearls,
            loot=tuple(self.loot),
        )

    def result(self) -> Result | None:
        if self.round <= self.rounds:
            return None
        winners = tuple(s for s, loot in enumerate(self.loot) if loot == max(self.loot))
        return Result(winners, tuple(self.loot), "rounds")

    def copy(self) -> CovePosition:
        return deepcopy(self)

    def __str__(self) -> str:
        clauses = [
            f"round {self.round} of {self.rounds}",
            f"grab {self.grab}",
            f"turns {_row(self.turns)}",
            f"reach {self.reach!r}",
            f"played {_row(self.played)}",
            f"pearls {spots_text(self.pearls)}",
        ]
        for loot, oar, hand, boat in zip(
            self.loot, self.chosen, self.hands, self.boats, strict=True
        ):
            clauses.append(
                f"seat loot {loot} chosen {oar} hand {_row(hand)} boat {spot_text(boat)}"
            )
        return "; ".join(clauses)


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)) or "-"
