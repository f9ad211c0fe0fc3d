"""RB 6d: all visit the port at once; each place is settled from the Baron on."""

from __future__ import annotations

from quarterdeck.core import Action
from quarterdeck.games.rattle_battle.actions import Command, command
from quarterdeck.games.rattle_battle.events import Choice, ChoiceVoid, Chose, Revealed
from quarterdeck.games.rattle_battle.rules.ashore import Ashore
from quarterdeck.games.rattle_battle.rules.places import DONE, LEAVE, meant
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.port import has_business, settling
from quarterdeck.games.rattle_battle.state import State, Task


def may_be_planned(s: State, action: Action) -> bool:
    """Whether this is something to have in mind for a later place, or to be gone."""
    known = isinstance(action, Command) and (action == LEAVE or meant(action) is not None)
    return known and s.phase == "port" and s.options["port"] == "simultaneous"


def is_ahead(choice: str, place: str) -> bool:
    """Whether a choice is for a later place than this, or the end of the visit."""
    action = command(choice)
    return action == LEAVE or meant(action) not in (None, place)


def port_round(play: Play, task: Task) -> None:
    """Everybody who has business here decides at once, but who has decided for a later place."""
    s, place = play.s, task.what
    drop_plans(play, task)
    ahead = [seat for seat, choice in s.chosen.items() if is_ahead(choice, place)]
    s.tally = {seat: 0 for seat in s.tally if seat not in ahead and has_business(s, seat, place)}
    if all(seat in s.chosen for seat in s.tally):
        show(play, place)
    else:
        play.then(Task("at-once", what=place))


def drop_plans(play: Play, task: Task) -> None:
    """Who planned what has become impossible is asked again."""
    s, decision = play.s, AtOnce()
    for seat, choice in list(s.chosen.items()):
        if decision.refusal(s, seat, task, command(choice)) is not None:
            del s.chosen[seat]
            play.tell(ChoiceVoid(seat, choice))


class AtOnce(Ashore):
    """What to do at a place, in secret, or at a later one."""

    secret = True

    def deciders(self, s: State, task: Task) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(s.tally) if seat not in s.chosen)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        s.chosen[seat] = str(action)
        play.tell(Chose(seat, str(action)))
        if self.deciders(s, task):
            play.then(task)
        else:
            show(play, task.what)


def show(play: Play, place: str) -> None:
    """All choices for this place are shown and settled; those for later ones stay face down."""
    s = play.s
    chosen = [Choice(seat, s.chosen[seat]) for seat in s.order() if seat in s.chosen]
    here = tuple(choice for choice in chosen if not is_ahead(choice.choice, place))
    if not here:
        return
    play.tell(Revealed(here))
    s.chosen = {seat: choice for seat, choice in s.chosen.items() if is_ahead(choice, place)}
    done = [seat for seat, choice in here if choice == str(DONE)]
    s.tally = {seat: 0 for seat in s.tally if seat not in done}
    play.then(
        *(settling(seat, place, choice) for seat, choice in here if seat not in done),
        Task("port-round", what=place),
    )
