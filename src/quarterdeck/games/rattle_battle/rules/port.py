"""RB 6: the visit, place by place, from the Baron on or all at once."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, command
from quarterdeck.games.rattle_battle.cards import QUESTS, SAILORS
from quarterdeck.games.rattle_battle.draws import Shuffle
from quarterdeck.games.rattle_battle.events import (
    BaronPassed,
    Choice,
    ChoiceVoid,
    Chose,
    PlaceOpened,
    Revealed,
)
from quarterdeck.games.rattle_battle.loot import empty, held
from quarterdeck.games.rattle_battle.rules.crew import do_effect, gain_sailor, gain_upgrade
from quarterdeck.games.rattle_battle.rules.ending import end_game
from quarterdeck.games.rattle_battle.rules.loot import give
from quarterdeck.games.rattle_battle.rules.places import DONE, PLACE_RULES, place_refusal
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.sending import enter
from quarterdeck.games.rattle_battle.state import NOBODY, PLACES, State, Task


def port(play: Play, task: Task) -> None:
    """All places in order, then room is made and the quest ends."""
    enter(play, "port")
    open_ = play.s.adventure_card.places or PLACES
    rooms = [Task("make-room", seat) for seat in play.s.order()]
    play.then(
        *(Task("place", what=place) for place in PLACES if place in open_),
        *rooms,
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
    deck = {"tavern": "sailors", "workshop": "upgrades"}.get(task.what)
    if deck:
        play.then(Task("shuffle", what=deck))
    if s.on("simultaneous_port") and task.what != "guild":
        s.tally = dict.fromkeys(guests, 0)
        play.then(Task("port-round", what=task.what))
    else:
        play.then(*(Task("visit", seat, 0, task.what) for seat in guests))


def shuffle(play: Play, task: Task) -> None:
    """RB 6: the deck is shuffled after all have been there."""
    s = play.s
    s.decks[task.what] = play.draw(Shuffle(task.what, s.decks[task.what]))


def has_business(s: State, seat: int, place: str) -> bool:
    """Whether there is anything to do at a place."""
    rules = PLACE_RULES[place]
    return any(rules.refusal(s, seat, action) is None for action in rules.considered(s, seat))


def visit(play: Play, task: Task) -> None:
    """Ask who has business here."""
    if has_business(play.s, task.seat, task.what):
        play.then(Task("at", task.seat, 0, task.what))


class At(Decision):
    """What to do at a place; ``what`` names it."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        yield from PLACE_RULES[task.what].considered(s, seat)
        yield from (Command("discard", (kind,)) for kind in held(s.players[seat].loot))
        yield DONE

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
        give(play, seat, action.words[0], "discard")
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


# -- all at once -----------------------------------------------------------------------------------


def port_round(play: Play, task: Task) -> None:
    """RB 6d: everybody who has business here decides at once."""
    s = play.s
    s.tally = {seat: 0 for seat in s.tally if has_business(s, seat, task.what)}
    s.chosen.clear()
    if s.tally:
        play.then(Task("at-once", what=task.what))


class AtOnce(At):
    """What to do at a place, in secret; carried out from the Baron on."""

    secret = True

    def deciders(self, s: State, task: Task) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(s.tally) if seat not in s.chosen)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        s.chosen[seat] = str(action)
        play.tell(Chose(seat, str(action)))
        if self.deciders(s, task):
            play.then(task)
            return
        chosen = [Choice(other, s.chosen[other]) for other in s.order() if other in s.chosen]
        play.tell(Revealed(tuple(chosen)))
        s.chosen.clear()
        done = [other for other, text in chosen if text == str(DONE)]
        s.tally = {other: 0 for other in s.tally if other not in done}
        play.then(
            *(
                Task("settle", other, 0, f"{task.what}:{text.replace(' ', '_')}")
                for other, text in chosen
                if other not in done
            ),
            Task("port-round", what=task.what),
        )


def settle(play: Play, task: Task) -> None:
    """Carry out what somebody chose, if it is still possible."""
    where, _, text = task.what.partition(":")
    action = command(text.replace("_", " "))
    if place_refusal(play.s, task.seat, where, action):
        play.tell(ChoiceVoid(task.seat, str(action)))
    else:
        do(play, task.seat, where, action)


# -- the end of a quest ----------------------------------------------------------------------------


def end_quest(play: Play, task: Task) -> None:
    """Everything is readied, loot returns to the bag, the Baron passes to the left."""
    s = play.s
    s.bag = [a + b for a, b in zip(s.bag, s.heap, strict=True)]
    s.heap = empty()
    s.closed.clear()
    for player in s.players:
        player.spent = [0, 0]
        player.upgrades = dict.fromkeys(player.upgrades, True)
        player.used = ()
        player.fresh = empty()
    last = not s.decks["starter"] if s.scenario == "introductory" else s.quest == len(QUESTS)
    if last:
        end_game(play)
        return
    s.quest += 1
    s.adventure = 0
    s.baron = (s.baron + 1) % s.seats
    play.tell(BaronPassed(s.baron))
    play.then(Task("draw"))
