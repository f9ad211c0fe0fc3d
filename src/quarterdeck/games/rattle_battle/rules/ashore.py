"""RB 6e: a whole visit in one sitting, from the first place to the last."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Tokens
from quarterdeck.games.rattle_battle.events import WentAshore
from quarterdeck.games.rattle_battle.loot import held
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.places import DONE, LEAVE, PLACE_RULES, meant, not_had
from quarterdeck.games.rattle_battle.rules.play import Decision, Play
from quarterdeck.games.rattle_battle.rules.port import do, has_business
from quarterdeck.games.rattle_battle.rules.tray import to_discard
from quarterdeck.games.rattle_battle.state import PLACES, State, Task


def is_open(s: State, seat: int, place: str) -> bool:
    """Whether a player may use a place in this visit."""
    return place in (s.adventure_card.places or PLACES) and s.closed.get(place, seat) == seat


def from_here(s: State, seat: int, place: str) -> list[str]:
    """The places that are open to a player, from one on."""
    return [other for other in PLACES[PLACES.index(place) :] if is_open(s, seat, other)]


def go_ashore(play: Play, task: Task) -> None:
    """A player's visit begins."""
    s, seat = play.s, task.seat
    play.player(seat).used = ()
    if any(has_business(s, seat, place) for place in from_here(s, seat, PLACES[0])):
        play.tell(WentAshore(seat))
    play.then(Task("walk", seat, 0, PLACES[0]))


def walk(play: Play, task: Task) -> None:
    """To the next place where there is something to do; the visit ends where there is none."""
    s, seat = play.s, task.seat
    business = (place for place in from_here(s, seat, task.what) if has_business(s, seat, place))
    for place in business:
        play.then(Task("ashore", seat, 0, place))
        return


class Ashore(Decision):
    """What to do at this place, named by ``what``, or at a later one; the others are left then."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        for place in from_here(s, seat, task.what):
            yield from PLACE_RULES[place].considered(s, seat)
        yield from (Command("discard", (kind,)) for kind in held(s.players[seat].loot))
        yield from (DONE, LEAVE)

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Tokens, ...]:
        loot, places = s.players[seat].loot, from_here(s, seat, task.what)
        trays = (tray for place in places for tray in PLACE_RULES[place].ranges(s, seat))
        return (*trays, *to_discard(loot, held(loot)))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        if action in (DONE, LEAVE):
            return None
        if not isinstance(action, Command) or (place := meant(action)) is None:
            match action:
                case Command("discard", words) if words:
                    return not_had(s.players[seat], words)
            return refuse("wrong-place", "this is the {place}", place=task.what)
        if not is_open(s, seat, place):
            return refuse("place-closed", "the {place} is closed to you", place=place)
        if PLACES.index(place) < PLACES.index(task.what):
            return refuse("place-left", "you have left the {place}", place=place)
        return PLACE_RULES[place].refusal(s, seat, action)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        if action == LEAVE:
            return
        if action == DONE:
            later = PLACES[PLACES.index(task.what) + 1 :]
            play.then(*(Task("walk", seat, 0, place) for place in later[:1]))
            return
        place = meant(action) or task.what
        play.then(Task("walk", seat, 0, place))
        do(play, seat, place, action)
