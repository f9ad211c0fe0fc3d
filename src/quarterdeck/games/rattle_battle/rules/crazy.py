"""RB 5: crazy adventures, mini games with all one's dice as plain dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from quarterdeck.core import Action
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.draws import Roll
from quarterdeck.games.rattle_battle.events import (
    DiceLost,
    DroppedOut,
    Rolled,
    RolledDie,
    Scored,
)
from quarterdeck.games.rattle_battle.rules.loot import gain_coins
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.sea import cannon_strength
from quarterdeck.games.rattle_battle.rules.sending import enter
from quarterdeck.games.rattle_battle.state import Mark, State, Task

UNROLLED: Final = "-"
"""A die that has not been rolled yet."""


def crazy(play: Play, task: Task) -> None:
    """Everybody takes part with all his dice; no actions, parts, upgrades or sailors."""
    s = play.s
    enter(play, "crazy")
    s.rolls = {die: UNROLLED for seat in s.order() for die in s.players[seat].dice}
    s.tally = {}
    s.marks = ()
    play.then(Task(f"crazy-{s.card}"))


def dice_of(s: State, seat: int) -> list[str]:
    """The dice a seat still has in the mini game, the captain ship last."""
    return [die for die in s.rolls if owner(die) == seat]


def still_in(s: State) -> list[int]:
    """The seats that still have dice, from the Baron on."""
    return [seat for seat in s.order() if dice_of(s, seat)]


def value(s: State, die: str) -> int:
    """What a die shows; a cannon face by the cannon table."""
    face = s.rolls[die]
    return cannon_strength(s, s.players[owner(die)]) if face == "cannon" else int(face)


def values(s: State, seat: int) -> list[int]:
    """What a seat's dice show."""
    return [value(s, die) for die in dice_of(s, seat)]


def roll(play: Play, seat: int, dice: Iterable[str] | None = None) -> None:
    """Roll some dice, or all a seat still has."""
    s = play.s
    rolled = tuple(dice_of(s, seat) if dice is None else dice)
    shown = play.draw(Roll(rolled))
    for die, face in zip(rolled, shown, strict=True):
        s.rolls[die] = face
    play.tell(Rolled(seat, tuple(RolledDie(die, s.rolls[die], value(s, die)) for die in rolled)))


def lose(play: Play, seat: int, dice: Iterable[str], to: int = -1) -> None:
    """Dice are out of the mini game."""
    lost = tuple(dice)
    for die in lost:
        del play.s.rolls[die]
    play.tell(DiceLost(seat, lost, to))


def score(play: Play, seat: int, result: int) -> int:
    """Tell and remember somebody's result."""
    play.s.tally[seat] = result
    play.tell(Scored(seat, result))
    return result


def win(play: Play, seats: Iterable[int], coins: int) -> None:
    """Winners are paid, tied ones alike."""
    for seat in seats:
        gain_coins(play, seat, coins, "win")


def best(tally: dict[int, int]) -> list[int]:
    """The seats with the highest number."""
    return [seat for seat, n in tally.items() if n == max(tally.values())]


def worst(tally: dict[int, int]) -> list[int]:
    """The seats with the lowest number; if all are tied, nobody (RB 5a)."""
    lowest = [seat for seat, n in tally.items() if n == min(tally.values())]
    return [] if len(lowest) == len(tally) else lowest


# -- games that play by themselves -----------------------------------------------------------------


def arm_wrestling(play: Play, task: Task) -> None:
    """The highest sum wins."""
    s = play.s
    for seat in s.order():
        roll(play, seat)
        score(play, seat, sum(values(s, seat)))
    win(play, best(s.tally), s.adventure_card.coins)


def prison(play: Play, task: Task) -> None:
    """Low dice are caught, round by round; the last player in wins, if there is one."""
    s = play.s
    while len(seats := still_in(s)) > 1:
        for seat in seats:
            roll(play, seat)
        for seat in seats:
            caught = [d for d in dice_of(s, seat) if value(s, d) <= s.adventure_card.most]
            if caught:
                lose(play, seat, caught)
            if not dice_of(s, seat):
                play.tell(DroppedOut(seat))
    win(play, still_in(s), s.adventure_card.coins)


def ready_cannons(play: Play, task: Task) -> None:
    """Three rounds: the lowest sum loses a die; the most dice win."""
    s = play.s
    rounds = 0
    while rounds < s.adventure_card.rounds and len(seats := still_in(s)) > 1:
        s.tally = {}
        for seat in seats:
            roll(play, seat)
            score(play, seat, sum(values(s, seat)))
        losers = worst(s.tally)
        for seat in losers:
            lose(play, seat, dice_of(s, seat)[:1])  # the captain ship is the last to go
        rounds += bool(losers)
    s.tally = {seat: len(dice_of(s, seat)) for seat in still_in(s)}
    win(play, best(s.tally), s.adventure_card.coins)


def race(play: Play, task: Task) -> None:
    """The lowest of everybody's highest dice drops out, until one is left."""
    s = play.s
    racers = s.order()
    while len(racers) > 1:
        s.tally = {}
        for seat in racers:
            roll(play, seat)
            score(play, seat, max(values(s, seat)))
        for seat in worst(s.tally):
            play.tell(DroppedOut(seat))
            racers.remove(seat)
    win(play, racers, s.adventure_card.coins)


# -- Walk the Plank --------------------------------------------------------------------------------


def plank(play: Play, task: Task) -> None:
    """One after the other."""
    s = play.s
    s.tally = dict.fromkeys(s.order(), 0)
    play.then(*(Task("plank-step", seat) for seat in s.order()), Task("plank-end"))


def plank_step(play: Play, task: Task) -> None:
    """Go on as long as there are dice."""
    if any(play.s.rolls[die] == UNROLLED for die in dice_of(play.s, task.seat)):
        play.then(Task("plank", task.seat))


class Plank(Listed):
    """Roll one more die, or stop."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("roll"), Command("stop")]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        if action == Command("stop"):
            return
        die = next(die for die in dice_of(s, seat) if s.rolls[die] == UNROLLED)
        roll(play, seat, [die])
        total = s.tally[seat] + value(s, die)
        if total > s.adventure_card.most:
            score(play, seat, 0)
            play.tell(DroppedOut(seat))
            return
        score(play, seat, total)
        play.then(Task("plank-step", seat))


def plank_end(play: Play, task: Task) -> None:
    """The highest result wins; 0 never does (RB 5a)."""
    s = play.s
    if any(s.tally.values()):
        win(play, best(s.tally), s.adventure_card.coins)


# -- Drinking Bout ---------------------------------------------------------------------------------

KEPT: Final = "kept"


def drinking(play: Play, task: Task) -> None:
    """One after the other."""
    seats = play.s.order()
    play.then(*(Task("drink", seat) for seat in seats), Task("drinking-end"))


def to_roll(s: State, seat: int) -> list[str]:
    """The dice not kept yet."""
    kept = {mark.ship for mark in s.marks if mark.word == KEPT}
    return [die for die in dice_of(s, seat) if die not in kept]


def drink(play: Play, task: Task) -> None:
    """Roll what is not kept; after the last roll everything is."""
    s = play.s
    free = to_roll(s, task.seat)
    if free:
        roll(play, task.seat, free)
        if task.n + 1 < s.adventure_card.rounds and len(free) > 1:
            play.then(Task("drinking", task.seat, task.n + 1))


class Drinking(Listed):
    """Keep at least one of the dice just rolled."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        free = to_roll(s, seat)
        return [
            Command("keep", dice)
            for count in range(1, len(free) + 1)
            for dice in combinations(free, count)
        ]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        play.s.marks += tuple(Mark(KEPT, die) for die in action.words)
        play.then(Task("drink", seat, task.n))


def best_set(dice: list[int]) -> int:
    """Most dice of one value, then the higher value, as one number."""
    return max(10 * dice.count(n) + n for n in dice)


def drinking_end(play: Play, task: Task) -> None:
    """The best set wins; the worst draws less loot."""
    s = play.s
    s.tally = {}
    for seat in s.order():
        score(play, seat, best_set(values(s, seat)))
    win(play, best(s.tally), s.adventure_card.coins)
    for seat in worst(s.tally):
        s.players[seat].used += ("worst",)


STARTS: Final[dict[str, Callable[[Play, Task], None]]] = {
    "crazy-arm-wrestling": arm_wrestling,
    "crazy-prison": prison,
    "crazy-ready-cannons": ready_cannons,
    "crazy-race": race,
    "crazy-plank": plank,
    "plank-step": plank_step,
    "plank-end": plank_end,
    "crazy-drinking": drinking,
    "drink": drink,
    "drinking-end": drinking_end,
}
"""The steps of the games of dice."""

CHOICES: Final[dict[str, Decision]] = {
    "plank": Plank(),
    "drinking": Drinking(),
}
"""Their decisions."""
