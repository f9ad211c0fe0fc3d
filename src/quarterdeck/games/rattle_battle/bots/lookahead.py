"""What would come of it: actions carried out on states that a bot imagines."""

from __future__ import annotations

from typing import Final, TypeVar

from quarterdeck.bots.api import Question
from quarterdeck.core import Action, Chance, Draw
from quarterdeck.core.rng import FastGenerator, stream
from quarterdeck.games.rattle_battle.actions import Command, Slide
from quarterdeck.games.rattle_battle.bots.habits import (
    DONE,
    HABITS,
    best_boarding,
    best_shot,
    habit,
    least,
)
from quarterdeck.games.rattle_battle.bots.horizon import Ahead
from quarterdeck.games.rattle_battle.bots.worth import margin
from quarterdeck.games.rattle_battle.dice import own_dice
from quarterdeck.games.rattle_battle.loot import INDEX, empty, held
from quarterdeck.games.rattle_battle.observation import Observation
from quarterdeck.games.rattle_battle.rules import moving, shooting, using
from quarterdeck.games.rattle_battle.rules.battle import battle, np_phase
from quarterdeck.games.rattle_battle.rules.course import DECISIONS, carry_out, to_act
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.port import do
from quarterdeck.games.rattle_battle.rules.rewards import holds
from quarterdeck.games.rattle_battle.rules.rewards import worth as coins_for
from quarterdeck.games.rattle_battle.state import State, Task

T = TypeVar("T")
BEFORE_NP: Final = frozenset(("before-send", "send", "all-sent", "drop"))
"""What an adventure begins with."""


class Fancy(Chance):
    """Chance in somebody's head: the n-th outcome from the n-th generator, and none written down.

    Two actions that are tried with the same seed have the same luck, as far as they ask for the
    same things.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed
        self._drawn = 0

    def draw(self, what: Draw[T]) -> T:
        return self._draw(what)

    def _draw(self, what: Draw[T]) -> T:
        self._drawn += 1
        return what.sample(FastGenerator(stream(self._seed, self._drawn)))


def imagined(question: Question) -> State:
    """The table as it may be; in a bot's head dice come from the pool, wherever they fall."""
    assert isinstance(question.observation, Observation)
    s = question.observation.imagine(question.rng)
    s.options = {**s.options, "drops": "pool"}
    return s


def ahead(s: State, seat: int) -> Ahead:
    """What a player will bring home after the battle (RB 4.6, 4.7, 4.9)."""
    player, card = s.players[seat], s.adventure_card
    trophies = player.trophies
    coins = sum(coins_for(s, trophy) for trophy in trophies)
    tokens = sum(t.boarded + t.surrendered + len(t.extra) for t in trophies)
    if player.sent:
        tokens += card.loot
    for effect in card.effects:
        if effect.do == "coins" and holds(player, effect.when):
            coins += effect.n
        if effect.do in ("draw", "take") and not effect.instead and player.sent:
            tokens += effect.n * holds(player, effect.when)
    return Ahead(max(coins, -player.coins), tokens, max(len(player.lost) - player.repairs, 0))


def after_battle(s: State, seat: int) -> float:
    """How far a seat is ahead once a state has fought its battle."""
    return margin(s, seat, [ahead(s, other) for other in range(s.seats)])


def fought(
    s: State,
    seat: int,
    action: Action | None,
    seed: int,
    *,
    replies: int = 0,
) -> float:
    """How far a seat will be ahead after the battle if it does this, or nothing.

    So many rounds everybody goes on by habit, then all pass.
    """
    twin = s.copy()
    play = Play(twin, Fancy(seed))
    match action:
        case Slide(by="sail") | Command("move"):
            moving.take(play, seat, action)
        case Command("shoot"):
            shooting.take(play, seat, action)
        case Slide() | Command("use"):
            using.take(play, seat, action)
        case Command("pass"):
            twin.players[seat].passed = True
    for _ in range(replies):
        acting = [(seat + step) % twin.seats for step in range(1, twin.seats + 1)]
        if sum(act_by_habit(play, other) for other in acting) == 0:  # everybody has his turn
            break
    battle(play, Task("battle"))
    return after_battle(twin, seat)


def act_by_habit(play: Play, seat: int) -> bool:
    """One more action of a seat that has not passed, if it knows one; whether it did."""
    s = play.s
    if s.players[seat].passed:
        return False
    s.acted = False
    deed = best_shot(s, seat) or best_boarding(s, seat)
    if deed is not None:
        (shooting if deed.verb == "shoot" else moving).take(play, seat, deed)
    return deed is not None


def dropped(s: State, seat: int, seed: int) -> State:
    """The box after a drop to which a seat sends all its ships and the others theirs by habit.

    One drop serves for every number of ships the seat might send: those it keeps are taken out.
    So all numbers have the same luck, and few drops tell which is best.
    """
    twin, chance = s.copy(), Fancy(seed)
    twin.agenda = [task for task in twin.agenda if task.name in BEFORE_NP]
    player = twin.players[seat]
    loot, player.loot = player.loot, empty()  # what has to go is counted when the number is known
    everything = (str(player.ships), *(("captain",) if player.captain else ()))
    carry_out(twin, seat, Command("send", everything), chance)
    while twin.agenda:
        decider = to_act(twin)[0]
        carry_out(twin, decider, habit(twin, decider), chance)
    player.loot = loot
    return twin


def sailed(
    s: State,
    seat: int,
    action: Action,
    seed: int,
    *,
    actions: int = 0,
) -> float:
    """How far a seat will be ahead if, of all it dropped, it had sent only so many ships.

    It takes so many actions by habit, the others none.
    """
    twin = s.copy()
    keep_home(twin, seat, action)
    if any(player.sent for player in twin.players):
        play = Play(twin, Fancy(seed))
        np_phase(play, Task("np"))
        while actions and act_by_habit(play, seat):
            actions -= 1
        battle(play, Task("battle"))
    return after_battle(twin, seat)


def keep_home(s: State, seat: int, action: Action) -> None:
    """Take the ships out that were not sent, and the loot that has no room for those that were."""
    assert isinstance(action, Command)
    player = s.players[seat]
    ships, *captain = action.words
    sent = own_dice(seat, int(ships), bool(captain))
    for die in player.sent:
        if die not in sent:
            s.sea.pop(die, None)
    player.sent, player.lost = sent, tuple(die for die in player.lost if die in sent)
    for _ in range(player.loot_count() - (capacity(player) - len(sent))):
        player.loot[INDEX[least(s, player, held(player.loot))]] -= 1


def shopped(s: State, seat: int, action: Action, seed: int) -> float:
    """How far a seat will be ahead after an action in port; a card looked at is kept by habit."""
    twin, place = s.copy(), s.agenda[-1].what
    if action == DONE:
        twin.players[seat].used += (place,)  # what it has not done here it will not do
        return margin(twin, seat)
    play = Play(twin, Fancy(seed))
    do(play, seat, place, action)
    while twin.agenda and twin.agenda[-1].name == "keep":
        task = twin.agenda.pop()
        DECISIONS[task.name].take(play, seat, task, HABITS[task.name](twin, seat, task))
    return margin(twin, seat)
