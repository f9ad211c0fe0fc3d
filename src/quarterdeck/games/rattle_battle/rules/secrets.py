"""RB 5: crazy adventures with secret choices: Skirmish, Treasure Dig, Tall Tales."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Final

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.events import Choice, Chose, DroppedOut, Revealed
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.crazy import (
    best,
    dice_of,
    lose,
    roll,
    score,
    still_in,
    value,
    win,
    worst,
)
from quarterdeck.games.rattle_battle.rules.play import Decision, Play
from quarterdeck.games.rattle_battle.state import State, Task


class Secret(Decision):
    """All who are in decide at once; what was chosen is shown together."""

    secret = True

    def deciders(self, s: State, task: Task) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(still_in(s)) if seat not in s.chosen)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        s.chosen[seat] = str(action)
        play.tell(Chose(seat, str(action)))
        if self.deciders(s, task):
            play.then(task)
            return
        chosen = tuple(Choice(other, s.chosen[other]) for other in s.order() if other in s.chosen)
        s.chosen.clear()
        play.tell(Revealed(chosen))
        self.show(play, {other: text.split()[-1] for other, text in chosen})

    @abstractmethod
    def show(self, play: Play, chosen: dict[int, str]) -> None:
        """What follows from the choices, each by its last word."""


class PickDie(Secret):
    """Choose one of the dice one has rolled."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return (Command("choose", (die,)) for die in dice_of(s, seat))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        match action:
            case Command("choose", (die,)) if die in dice_of(s, seat):
                return None
        return refuse("choose-a-die", "choose one of your dice")


class SkirmishPick(PickDie):
    """Skirmish: the lowest lose their die, the others roll theirs again."""

    def show(self, play: Play, chosen: dict[int, str]) -> None:
        s = play.s
        losers = worst({seat: value(s, die) for seat, die in chosen.items()})
        for seat, die in chosen.items():
            if seat in losers:
                lose(play, seat, [die])
                if not dice_of(s, seat):
                    play.tell(DroppedOut(seat))
            else:
                roll(play, seat, [die])
        play.then(Task("skirmish-round"))


def skirmish(play: Play, task: Task) -> None:
    """All roll, then choose."""
    for seat in play.s.order():
        roll(play, seat)
    play.then(Task("skirmish-round"))


def skirmish_round(play: Play, task: Task) -> None:
    """Until only one player has dice."""
    s = play.s
    if len(still_in(s)) > 1:
        play.then(Task("skirmish-pick"))
    else:
        win(play, still_in(s), s.adventure_card.coins)


class DigPick(PickDie):
    """Treasure Dig: a value that only one player chose is a find."""

    def show(self, play: Play, chosen: dict[int, str]) -> None:
        s = play.s
        shown = {seat: value(s, die) for seat, die in chosen.items()}
        numbers = list(shown.values())
        finds = {seat: n for seat, n in shown.items() if numbers.count(n) == 1}
        for seat, n in shown.items():
            score(play, seat, n)
        win(play, finds, s.adventure_card.coins)
        if finds:
            win(play, best(finds), s.adventure_card.each)


def treasure_dig(play: Play, task: Task) -> None:
    """All roll, then choose."""
    for seat in play.s.order():
        roll(play, seat)
    play.then(Task("dig-pick"))


class Guess(Secret):
    """Tall Tales: guess the sum of all dice before they are rolled."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return (Command("guess", (str(n),)) for n in range(len(s.rolls), 6 * len(s.rolls) + 1))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        least, most = len(s.rolls), 6 * len(s.rolls)
        match action:
            case Command("guess", (n,)) if least <= int(n) <= most:
                return None
        return refuse("guess-a-sum", "a sum from {least} to {most}", least=least, most=most)

    def show(self, play: Play, chosen: dict[int, str]) -> None:
        s = play.s
        for seat in s.order():
            roll(play, seat)
        total = sum(value(s, die) for die in s.rolls)
        for seat, guess in chosen.items():
            score(play, seat, -abs(int(guess) - total))
        win(play, best(s.tally), s.adventure_card.coins)


def tall_tales(play: Play, task: Task) -> None:
    """Guess first."""
    play.then(Task("guess"))


STARTS: Final[dict[str, Callable[[Play, Task], None]]] = {
    "crazy-skirmish": skirmish,
    "skirmish-round": skirmish_round,
    "crazy-tall-tales": tall_tales,
    "crazy-treasure-dig": treasure_dig,
}

CHOICES: Final[dict[str, Decision]] = {
    "skirmish-pick": SkirmishPick(),
    "dig-pick": DigPick(),
    "guess": Guess(),
}
