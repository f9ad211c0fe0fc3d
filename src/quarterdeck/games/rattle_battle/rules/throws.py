"""RB 5b: the crazy adventures in which dice are really thrown, Bombs and Knife Throw."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from quarterdeck.core import Action, Range, Refusal
from quarterdeck.games.rattle_battle.actions import Throw, Throws
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.events import DiceLost, Scored
from quarterdeck.games.rattle_battle.geometry import TIE, within
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.crazy import dice_of, win
from quarterdeck.games.rattle_battle.rules.falling import fall
from quarterdeck.games.rattle_battle.rules.play import Decision, Play
from quarterdeck.games.rattle_battle.state import State, Task


def in_hand(s: State, seat: int) -> list[str]:
    """The dice a seat has still to throw."""
    return [die for die in dice_of(s, seat) if s.rolls[die] == "-"]


def next_thrower(play: Play, task: Task) -> None:
    """One die each in turn, from the seat the task names on, until all dice are thrown."""
    s = play.s
    for step in range(s.seats):
        seat = (task.n + step) % s.seats
        if in_hand(s, seat):
            play.then(Task("throw", seat), Task("next-throw", n=(seat + 1) % s.seats))
            return
    play.then(Task(f"{s.card}-end"))


def bombs(play: Play, task: Task) -> None:
    """The Baron drops one of his dice in the middle; the throws begin to his left."""
    s = play.s
    die = in_hand(s, s.baron)[0]
    s.tally = dict.fromkeys(s.order(), 0)
    fall(play, (die,), s.card)
    s.rolls[die] = "thrown"
    play.then(Task("next-throw", n=(s.baron + 1) % s.seats))


def knives(play: Play, task: Task) -> None:
    """In turn order from the Baron on."""
    play.then(Task("next-throw", n=play.s.baron))


class ThrowDie(Decision):
    """Where from, which way and how hard a die is thrown."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return ()

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Range, ...]:
        return tuple(Throws(die) for die in in_hand(s, seat))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        if not isinstance(action, Throw):
            return refuse("throw-now", "a die is thrown now")
        if action.die not in in_hand(s, seat):
            return refuse("not-your-ship", "{ship} is not yours to throw", ship=action.die)
        if action not in Throws(action.die):
            return refuse(
                "no-such-throw", "from a place over the box, up to 360 degrees, force 0 to 1"
            )
        return None

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Throw)
        s = play.s
        lying = list(s.sea)
        fallen = fall(play, (action.die,), s.card, thrown=action)
        s.rolls[action.die] = "thrown"
        if s.card == "bomb-throw":
            hit = [lying[index] for index in fallen.touched if index < len(lying)]
            blow_up(play, seat, [die for die in hit if owner(die) != seat and die in s.sea])


def blow_up(play: Play, seat: int, dice: list[str]) -> None:
    """Other players' dice that the thrown die touched are given to the thrower."""
    s = play.s
    for die in dice:
        del s.sea[die]
        play.tell(DiceLost(owner(die), (die,), seat))
    s.tally[seat] += len(dice)


def bombs_end(play: Play, task: Task) -> None:
    """Every die blown up pays, up to the limit."""
    s = play.s
    card = s.adventure_card
    for seat in s.order():
        win(play, [seat], min(s.tally[seat] * card.each, card.most))
    s.sea.clear()


def knives_end(play: Play, task: Task) -> None:
    """The die closest to the middle wins; second is the best die of another player."""
    s = play.s
    nearest = {
        seat: min(ways)
        for seat in s.order()
        if (ways := [math.hypot(*s.sea[d].pose[:2]) for d in s.sea if owner(d) == seat])
    }
    for seat, far in nearest.items():
        play.tell(Scored(seat, round(far, 1)))
    for coins in (s.adventure_card.coins, s.adventure_card.second):
        if nearest:
            closest = min(nearest.values())
            winners = [seat for seat, far in nearest.items() if within(far, closest + TIE)]
            win(play, winners, coins)
            for seat in winners:
                del nearest[seat]
    s.sea.clear()


STARTS: Final[dict[str, Callable[[Play, Task], None]]] = {
    "crazy-bomb-throw": bombs,
    "crazy-knives": knives,
    "next-throw": next_thrower,
    "bomb-throw-end": bombs_end,
    "knives-end": knives_end,
}
