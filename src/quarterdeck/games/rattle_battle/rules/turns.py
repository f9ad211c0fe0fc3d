"""RB 4.4: players in turn, one action or pass, and any number of upgrades."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Range, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Slide
from quarterdeck.games.rattle_battle.events import Passed
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules import moving, shooting, using
from quarterdeck.games.rattle_battle.rules.falling import fall
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.sending import enter, idle_dice, may_join, overload
from quarterdeck.games.rattle_battle.state import State, Task

PASS, DONE = Command("pass"), Command("done")


def actions(play: Play, task: Task) -> None:
    """The phase begins; with the five-player rule the last player may join first."""
    enter(play, "actions")
    play.then(Task("next-turn"))
    if may_join(play.s):
        play.then(Task("fifth", play.s.order()[-1]))


def next_turn(play: Play, task: Task) -> None:
    """The next player from the Baron on who has not passed; who can do nothing passes."""
    s = play.s
    order = s.order()
    for step in range(s.seats):
        index = (task.n + step) % s.seats
        seat = order[index]
        if s.players[seat].passed:
            continue
        s.acted, s.moved = False, ()
        if can_do_something(s, seat):
            play.then(Task("turn", seat), Task("next-turn", n=(index + 1) % s.seats))
            return
        pass_(play, seat, forced=True)
    s.acted, s.moved = False, ()


def pass_(play: Play, seat: int, *, forced: bool) -> None:
    """Out for this adventure."""
    play.player(seat).passed = True
    play.tell(Passed(seat, forced))


def can_do_something(s: State, seat: int) -> bool:
    """RB 4.4a: whether there is anything but passing, or ending the turn."""
    if moving.ranges(s, seat) or using.ranges(s, seat):
        return True
    turn = Turn()
    task = Task("turn", seat)
    return any(
        turn.refusal(s, seat, task, action) is None
        for action in turn.considered(s, seat, task)
        if action not in (PASS, DONE)
    )


class Turn(Decision):
    """An action, an upgrade, or the end of the turn."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        yield from moving.considered(s, seat)
        yield from shooting.considered(s, seat)
        yield from using.considered(s, seat)
        yield DONE if s.acted else PASS

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Range, ...]:
        return (*moving.ranges(s, seat), *using.ranges(s, seat))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        match action:
            case Slide(by="sail") | Command("move"):
                return moving.refusal(s, seat, action)
            case Command("shoot"):
                return shooting.refusal(s, seat, action)
            case Slide() | Command("use"):
                return using.refusal(s, seat, action)
            case Command("pass", ()):
                return refuse("has-acted", "after an action the turn is done") if s.acted else None
            case Command("done", ()):
                return None if s.acted else refuse("must-act", "take an action, or pass")
        return refuse("players-act", "ships move and shoot now")

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        match action:
            case Command("pass"):
                pass_(play, seat, forced=False)
                return
            case Command("done"):
                return
            case Slide(by="sail") | Command("move"):
                moving.take(play, seat, action)
            case Command("shoot"):
                shooting.take(play, seat, action)
            case _:
                using.take(play, seat, action)
        if can_do_something(s, seat):
            play.then(task)
        elif not s.acted:
            pass_(play, seat, forced=True)


class Fifth(Listed):
    """RB 4.4g: the last of five may drop one more ship, expert rule."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        idle = idle_dice(s.players[seat])
        if any(not die.endswith("c") for die in idle):
            yield Command("join")
        if any(die.endswith("c") for die in idle):
            yield Command("join", ("captain",))
        yield Command("stay")

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        if action.verb == "stay":
            return
        player = play.player(seat)
        captain = bool(action.words)
        die = next(die for die in idle_dice(player) if die.endswith("c") == captain)
        player.sent += (die,)
        excess = overload(player, len(player.sent))
        play.then(Task("must-give", seat, excess, "cargo"), Task("join", seat, 0, die))


def join(play: Play, task: Task) -> None:
    """The ship falls among the others."""
    fall(play, (task.what,), "join", again=True)
