"""RB 6: the port, and the visit place by place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Tokens, command
from quarterdeck.games.rattle_battle.cards import SAILORS
from quarterdeck.games.rattle_battle.events import BaronPassed, ChoiceVoid, PlaceOpened
from quarterdeck.games.rattle_battle.loot import empty, held
from quarterdeck.games.rattle_battle.rules.crew import do_effect, gain_sailor, gain_upgrade
from quarterdeck.games.rattle_battle.rules.decks import shuffle
from quarterdeck.games.rattle_battle.rules.ending import end_game
from quarterdeck.games.rattle_battle.rules.loot import give
from quarterdeck.games.rattle_battle.rules.places import DONE, LEAVE, PLACE_RULES, place_refusal
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.sending import enter, last_quest
from quarterdeck.games.rattle_battle.rules.tray import to_discard
from quarterdeck.games.rattle_battle.state import NOBODY, PLACES, State, Task

DECKS: Final = {"tavern": "sailors", "workshop": "upgrades"}
"""The decks that are looked at, and shuffled when all have been there."""


def port(play: Play, task: Task) -> None:
    """All places in order, then room is made and the quest ends; by visit, one player's at a time.

    Who has done his whole visit makes room at its end (RB 6e).
    """
    s = play.s
    enter(play, "port")
    there = [place for place in PLACES if place in (s.adventure_card.places or PLACES)]
    names = ("go-ashore", "make-room")
    if s.options["port"] == "by-visit":
        play.then(
            *(Task(name, seat) for seat in s.order() for name in names),
            *(Task("shuffle", what=DECKS[place]) for place in there if place in DECKS),
            Task("end-quest"),
        )
    else:
        play.then(
            *(Task("place", what=place) for place in there),
            *(Task("make-room", seat) for seat in s.order()),
            Task("end-quest"),
        )


def place(play: Play, task: Task) -> None:
    """A place opens, for everybody or for the one who closed it to others."""
    s = play.s
    only = s.closed.get(task.what, NOBODY)
    play.tell(PlaceOpened(task.what, only))
    guests = [seat for seat in s.order() if only in (NOBODY, seat)]
    for player in s.players:
        player.used = ()
    if task.what in DECKS:
        play.then(Task("shuffle", what=DECKS[task.what]))
    if s.options["port"] == "simultaneous" and task.what != "guild":
        s.tally = dict.fromkeys(guests, 0)
        play.then(Task("port-round", what=task.what))
    else:
        play.then(*(Task("visit", seat, 0, task.what) for seat in guests))


def shuffle_visited(play: Play, task: Task) -> None:
    """RB 6: the deck is shuffled after all have been there."""
    shuffle(play, task.what, play.s.decks[task.what])


def has_business(s: State, seat: int, place: str) -> bool:
    """Whether there is anything to do at a place."""
    rules = PLACE_RULES[place]
    return any(rules.refusal(s, seat, action) is None for action in rules.considered(s, seat))


def visit(play: Play, task: Task) -> None:
    """Ask who has business here, unless he has planned or left already (RB 6d)."""
    seat, plan = task.seat, play.s.chosen.pop(task.seat, None)
    if plan is not None:
        if plan != str(LEAVE):
            play.then(settling(seat, task.what, plan), task)
    elif has_business(play.s, seat, task.what):
        play.then(Task("at", seat, 0, task.what))


def settling(seat: int, place: str, choice: str) -> Task:
    """A secret choice that is to be carried out."""
    return Task("settle", seat, 0, f"{place}:{choice.replace(' ', '_')}")


def settle(play: Play, task: Task) -> None:
    """Carry out what somebody chose, if it is still possible."""
    where, _, text = task.what.partition(":")
    action = command(text.replace("_", " "))
    if place_refusal(play.s, task.seat, where, action):
        play.tell(ChoiceVoid(task.seat, str(action)))
    else:
        do(play, task.seat, where, action)


class At(Decision):
    """What to do at a place; ``what`` names it."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        yield from PLACE_RULES[task.what].considered(s, seat)
        yield from (Command("discard", (kind,)) for kind in held(s.players[seat].loot))
        yield DONE

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Tokens, ...]:
        loot = s.players[seat].loot
        return (*PLACE_RULES[task.what].ranges(s, seat), *to_discard(loot, held(loot)))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        return place_refusal(s, seat, task.what, action)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        if action != DONE:
            play.then(Task("visit", seat, 0, task.what))
            do(play, seat, task.what, action)


def do(play: Play, seat: int, place: str, action: Action) -> None:
    """Something is done at a place."""
    assert isinstance(action, Command)
    if action.verb == "discard":
        for kind in action.words:
            give(play, seat, kind, "discard")
    else:
        PLACE_RULES[place].take(play, seat, action)


class Keep(Listed):
    """Which of the cards looked at stays; the others go to the bottom (RB 6b)."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("keep", (card,)) for card in s.looked[seat]]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        s, deck = play.s, task.what
        kept = action.words[0]
        others = tuple(card for card in s.looked.pop(seat) if card != kept)
        s.decks[deck] += others
        if deck == "upgrades":
            gain_upgrade(play, seat, kept, "workshop")
            return
        gain_sailor(play, seat, kept, "hired")
        bonus = SAILORS[kept].bonus
        if bonus is not None and s.decks[deck]:
            do_effect(play, seat, bonus, kept)


# -- the end of a quest ----------------------------------------------------------------------------


def end_quest(play: Play, task: Task) -> None:
    """Everything is readied, loot returns to the bag, the Baron passes to the left."""
    s = play.s
    s.bag = [a + b for a, b in zip(s.bag, s.heap, strict=True)]
    s.heap = empty()
    s.closed.clear()
    s.chosen.clear()
    for player in s.players:
        player.spent = [0, 0]
        player.upgrades = dict.fromkeys(player.upgrades, True)
        player.used = ()
        player.fresh = empty()
    if last_quest(s):
        end_game(play)
        return
    s.quest += 1
    s.adventure = 0
    s.baron = (s.baron + 1) % s.seats
    play.tell(BaronPassed(s.baron))
    play.then(Task("draw"))
