"""RB 10: what cards that name ships or parts do when they are used in a player's turn."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from quarterdeck.core import Refusal
from quarterdeck.games.rattle_battle.cards import Effect
from quarterdeck.games.rattle_battle.dice import faces
from quarterdeck.games.rattle_battle.events import FaceTurned
from quarterdeck.games.rattle_battle.geometry import (
    gap,
    gap_measure,
    touching,
    way,
    way_measure,
    within,
)
from quarterdeck.games.rattle_battle.geometry_moves import slide
from quarterdeck.games.rattle_battle.refusals import refuse, too_far
from quarterdeck.games.rattle_battle.rules.crew import ready_parts
from quarterdeck.games.rattle_battle.rules.falling import redrop
from quarterdeck.games.rattle_battle.rules.moving import (
    not_own,
    slide_ship,
)
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import (
    enemies,
    is_enemy,
    is_held,
    others,
    own_ships,
    reward,
    sink,
    stops,
)
from quarterdeck.games.rattle_battle.state import PARTS, Mark, State


class Gadget(ABC):
    """How cards with one effect word are used; ``names`` follow the card in the notation."""

    @abstractmethod
    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        """The words after the card's name that one may think of."""

    @abstractmethod
    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        """Why it cannot be used so, or None."""

    @abstractmethod
    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        """Use it."""


def bad_names(names: tuple[str, ...], count: int) -> Refusal | None:
    """A card needs a certain number of words."""
    if len(names) != count:
        return refuse(
            "unclear", "{count} words after the card, not {given}", count=count, given=len(names)
        )
    return None


def not_enemy(s: State, seat: int, ship: str) -> Refusal | None:
    """A target must be an enemy in the box."""
    if ship not in s.sea:
        return refuse("not-in-box", "{ship} is not in the box", ship=ship)
    return (
        None if is_enemy(s, seat, ship) else refuse("not-an-enemy", "{ship} is no enemy", ship=ship)
    )


class Weaken(Gadget):
    """Crow's Nest: an enemy is weaker in this battle."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((enemy,) for enemy in enemies(s, seat))

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        return bad_names(names, 1) or not_enemy(s, seat, names[0])

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        play.s.marks += (Mark("strength", names[0], "", e.n),)


class Strengthen(Weaken):
    """Ballista, Brun: an own ship is stronger in this battle; the die is not turned."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((ship,) for ship in own_ships(s, seat))

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        return bad_names(names, 1) or not_own(s, seat, names[0])


class Ram(Gadget):
    """A ship that ended a Move touching an enemy is stronger against it, wherever it is then."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((landed.ship, enemy) for landed in s.moved for enemy in landed.touched)

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 2):
            return refused
        ship, enemy = names
        if refused := not_own(s, seat, ship) or not_enemy(s, seat, enemy):
            return refused
        touched = dict(s.moved).get(ship)
        if touched is None:
            return refuse("not-moved", "{ship} has not moved in this turn", ship=ship)
        if enemy not in touched:
            text = "{ship} did not touch {target} when its move ended"
            return refuse("not-touching", text, ship=ship, target=enemy)
        return None

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        play.s.marks += (Mark("strength", names[0], names[1], e.n),)


class Flag(Gadget):
    """Black Flag: an enemy near an own ship brings more loot to the one who marked it."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((enemy,) for enemy in enemies(s, seat))

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 1) or not_enemy(s, seat, names[0]):
            return refused
        return near_own(s, seat, names[0], e.reach)

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        play.s.marks += (Mark(card, names[0], str(seat), e.n),)


def near_own(s: State, seat: int, target: str, limit: float) -> Refusal | None:
    """Whether a ship lies within reach of one of a seat's."""
    fleet = own_ships(s, seat)
    if not fleet:
        return refuse("no-ship", "you have no ship in the box")
    there = s.sea[target].pose
    nearest = min((s.sea[ship].pose for ship in fleet), key=lambda pose: gap(pose, there))
    if within(gap(nearest, there), limit):
        return None
    return too_far("out-of-reach", gap_measure(nearest, there, limit))


class Bite(Gadget):
    """Iron Teeth, Bart: a non-player ship near an own one is sunk."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((die,) for die in s.np_ships())

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 1):
            return refused
        if names[0] not in s.np_ships():
            return refuse("not-an-enemy", "{ship} is no non-player ship", ship=names[0])
        return near_own(s, seat, names[0], e.reach)

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        if not e.unpaid:
            reward(play, seat, names[0], card)
        sink(play, names[0], card)


class Turn(Gadget):
    """Rudder: any face."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        for ship in own_ships(s, seat):
            yield from ((ship, face) for face in faces(ship) if face != s.sea[ship].face)

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 2) or not_own(s, seat, names[0]):
            return refused
        ship, face = names
        if face not in faces(ship) or face == s.sea[ship].face:
            return refuse("no-such-face", "{ship} cannot be turned to {face}", ship=ship, face=face)
        return None

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        ship, face = names
        play.s.sea[ship] = play.s.sea[ship]._replace(face=face, side=faces(ship).index(face))
        play.tell(FaceTurned(seat, ship, face))


class Again(Strengthen):
    """Faye: an own ship is dropped again."""

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        redrop(play, names[0], card)


class Ready(Gadget):
    """Pip, Bao, Powder Keg: exhausted parts are turned back."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((),)

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 0):
            return refused
        if not s.players[seat].spent[PARTS.index(e.kind)]:
            return refuse("nothing-to-ready", "no {part} is exhausted", part=e.kind)
        return None

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        ready_parts(play, seat, e.kind, e.n)


class Hook(Gadget):
    """Boarding Hooks: an own ship goes straight to an enemy until it touches it."""

    def considered(self, s: State, seat: int, effect: Effect) -> Iterable[tuple[str, ...]]:
        return ((ship, enemy) for ship in own_ships(s, seat) for enemy in enemies(s, seat))

    def refusal(self, s: State, seat: int, e: Effect, names: tuple[str, ...]) -> Refusal | None:
        if refused := bad_names(names, 2):
            return refused
        ship, enemy = names
        if refused := not_own(s, seat, ship) or not_enemy(s, seat, enemy):
            return refused
        return self.way_refusal(s, *self.roles(ship, enemy), e.reach)

    @staticmethod
    def roles(ship: str, enemy: str) -> tuple[str, str]:
        """Who slides, and to whom."""
        return ship, enemy

    def way_refusal(self, s: State, slider: str, target: str, limit: float) -> Refusal | None:
        """Why it would not end touching."""
        if is_held(s, slider):
            return refuse("held", "a ship on a tile cannot move here")
        start, there = s.sea[slider].pose, s.sea[target].pose
        end = slide(start, there, limit, others(s, slider), stops(s))
        if touching(end, there):
            return None
        if not touching(slide(start, there, limit), there):
            # The way leads straight to the other's middle and can be longer than the gap.
            touch = slide(start, there, math.inf)
            return too_far("move-too-far", way_measure(start, touch, limit))
        if not touching(slide(start, there, limit, (), stops(s)), there):
            return refuse("tile-in-the-way", "a tile is in the way")
        return refuse("way-blocked", "the way to {ship} is blocked", ship=target)

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        s = play.s
        slider, target = self.roles(*names)
        end = slide(s.sea[slider].pose, s.sea[target].pose, e.reach, others(s, slider), stops(s))
        slide_ship(play, seat, slider, end, card, target)
        if e.n:
            s.marks += (Mark(card, slider, target, e.n),)


class Pull(Hook):
    """Harpoon: an enemy is pulled straight to an own ship."""

    @staticmethod
    def roles(ship: str, enemy: str) -> tuple[str, str]:
        return enemy, ship

    def way_refusal(self, s: State, slider: str, target: str, limit: float) -> Refusal | None:
        start, there = s.sea[slider].pose, s.sea[target].pose
        if not within(gap(start, there), limit):
            return too_far("out-of-reach", gap_measure(start, there, limit))
        if is_held(s, slider):
            return refuse("held", "a ship on a tile cannot move here")
        return None

    def take(self, play: Play, seat: int, e: Effect, card: str, names: tuple[str, ...]) -> None:
        # The range is measured wall to wall; how far the middle then slides has no limit.
        s = play.s
        slider, target = self.roles(*names)
        start, there = s.sea[slider].pose, s.sea[target].pose
        end = slide(start, there, way(start, there), others(s, slider), stops(s))
        slide_ship(play, seat, slider, end, card, target)


GADGETS: Final[dict[tuple[str, str, str], Gadget]] = {
    ("strength", "enemy", ""): Weaken(),
    ("strength", "own", ""): Strengthen(),
    ("strength", "rammed", ""): Ram(),
    ("mark", "", ""): Flag(),
    ("sink", "", ""): Bite(),
    ("face", "", ""): Turn(),
    ("redrop", "", ""): Again(),
    ("ready", "", ""): Ready(),
    ("move", "own", "enemy"): Hook(),
    ("move", "enemy", "own"): Pull(),
}
"""By effect word, whom it is about, and where to."""


def gadget(effect: Effect) -> Gadget | None:
    """How such a card is used, if with words."""
    return GADGETS.get((effect.do, effect.who, effect.to))


def slides_freely(effect: Effect) -> bool:
    """Whether a card moves a ship to any spot."""
    return effect.do == "move" and not effect.to
