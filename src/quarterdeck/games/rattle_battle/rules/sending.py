"""RB 4.1 and 4.2: the card, the ships that go to sea, and the drop."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import ADVENTURES, Adventure
from quarterdeck.games.rattle_battle.dice import fleet, own_dice, owner
from quarterdeck.games.rattle_battle.events import (
    AdventureDrawn,
    Allied,
    Lying,
    PhaseBegan,
    Placed,
    Sent,
    UpgradeExhausted,
)
from quarterdeck.games.rattle_battle.geometry import place
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.decks import top
from quarterdeck.games.rattle_battle.rules.falling import fall
from quarterdeck.games.rattle_battle.rules.loot import capacity
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.sea import meaning, on_tile, sink
from quarterdeck.games.rattle_battle.state import Player, State, Task


def enter(play: Play, phase: str) -> None:
    """A phase begins."""
    play.s.phase = phase
    play.tell(PhaseBegan(phase))


def draw(play: Play, task: Task) -> None:
    """RB 4.1: the top card of the kind the order board names."""
    s = play.s
    s.adventure += 1
    tier = "starter" if s.scenario == "introductory" else s.quests[s.quest - 1][s.adventure - 1]
    s.card = top(s, tier)
    play.tell(AdventureDrawn(s.quest, s.adventure, s.card))
    play.then(Task("begin-adventure"))


def begin_adventure(play: Play, task: Task) -> None:
    """From the Baron on, everybody decides which ships to send; crazy ones are played by all."""
    s = play.s
    if s.adventure_card.crazy:
        play.then(*map(Task, ("crazy", "loot", "load", "end-adventure")))
        return
    enter(play, "draw")
    sending = [
        task for seat in s.order() for task in (Task("before-send", seat), Task("send", seat))
    ]
    play.then(*sending, Task("all-sent"), *map(Task, phases_from("drop")))


def phases_from(phase: str) -> tuple[str, ...]:
    """The phases of an adventure that is not crazy, from one on, and its end."""
    names = ("drop", "np", "actions", "battle", "coins", "loot", "sailors", "repair", "load")
    return (*names[names.index(phase) :], "end-adventure")


def skip(play: Play, phases: Iterable[str]) -> None:
    """Leave out phases that are still to come."""
    names = set(phases)
    play.s.agenda = [task for task in play.s.agenda if task.name not in names]


# -- Convoy ------------------------------------------------------------------------------------


def before_send(play: Play, task: Task) -> None:
    """RB 4.1c: in a Convoy the Wanted first exhausts an upgrade."""
    s = play.s
    if s.adventure_card.effect("exhaust") and task.seat == s.wanted:
        ready = ready_upgrades(play.player(task.seat))
        if len(ready) == 1:
            exhaust_upgrade(play, task.seat, ready[0])
        elif ready:
            play.then(Task("exhaust", task.seat))


def ready_upgrades(player: Player) -> list[str]:
    """The upgrades that can be exhausted."""
    return [upgrade for upgrade, ready in player.upgrades.items() if ready]


def exhaust_upgrade(play: Play, seat: int, upgrade: str) -> None:
    """Turn an upgrade over."""
    play.player(seat).upgrades[upgrade] = False
    play.tell(UpgradeExhausted(seat, upgrade))


class Exhaust(Listed):
    """Which upgrade the Convoy exhausts."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("exhaust", (u,)) for u in ready_upgrades(s.players[seat])]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        exhaust_upgrade(play, seat, action.words[0])


# -- sending -------------------------------------------------------------------------------------


class Send(Decision):
    """RB 4.1a: any number of ships, openly, and it is final."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        player = s.players[seat]
        for captain in [(), ("captain",)] if player.captain else [()]:
            for ships in range(player.ships + 1):
                yield Command("send", (str(ships), *captain))

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        player = s.players[seat]
        if not isinstance(action, Command) or action.verb != "send":
            return refuse("must-send", "ships are sent now")
        ships, *captain = action.words
        if captain and not player.captain:
            return refuse("no-captain", "there is no captain ship in this game")
        if int(ships) > player.ships:
            return refuse(
                "too-few-ships", "{have} ships, not {ships}", have=player.ships, ships=ships
            )
        return None

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        player = play.player(seat)
        ships, *captain = action.words
        player.sent = own_dice(seat, int(ships), bool(captain))
        play.tell(Sent(seat, player.sent))
        play.then(Task("must-give", seat, overload(player, len(player.sent)), "cargo"))


def overload(player: Player, sent: int) -> int:
    """RB 4.1: the loot that finds no room when so many ships are sent: those carry none."""
    return max(player.loot_count() - (capacity(player) - sent), 0)


def all_sent(play: Play, task: Task) -> None:
    """RB 4.1b: if nobody sends, nothing is dropped, unless somebody may still add a ship."""
    if not any(player.sent for player in play.s.players) and not may_join(play.s):
        skip(play, ("drop", "np"))


def may_join(s: State) -> bool:
    """RB 4.4g: whether the last of five may add a ship at the start of phase 4, expert rule."""
    return s.seats == 5 and s.on("fifth_player") and bool(idle_dice(s.players[s.order()[-1]]))


def idle_dice(player: Player) -> list[str]:
    """The ships a player did not send."""
    return [die for die in player.dice if die not in player.sent]


# -- the drop --------------------------------------------------------------------------------------


def begin_drop(play: Play, task: Task) -> None:
    """RB 4.2a: the Baron starts the drop."""
    enter(play, "drop")
    play.then(Task("let-drop", play.s.baron))


class LetDrop(Listed):
    """The Baron drops the dice."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("drop")]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        s = play.s
        place_dice(play, s.adventure_card)
        np_dice = tuple(die for die in fleet(s.adventure_card) if die not in s.sea)
        sent = tuple(die for other in s.order() for die in s.players[other].sent)
        fall(play, (*sent, *np_dice), "drop")
        set_allies(play)
        sink_on_tiles(play)


def place_dice(play: Play, card: Adventure) -> None:
    """Dice the card shows in a place are dropped alone, then slid there with their faces."""
    spots = {
        f"{squadron.colour[0]}{number + 1}": place(*spot)
        for squadron in card.fleet
        for number, spot in enumerate(squadron.placed)
    }
    if not spots:
        return
    s = play.s
    fall(play, tuple(spots), "placed")
    for die, (x, y) in spots.items():
        s.sea[die] = s.sea[die]._replace(pose=s.sea[die].pose.moved(x, y))
    play.tell(Placed(tuple(Lying(die, *s.sea[die]) for die in spots)))


def set_allies(play: Play) -> None:
    """RB 4.3e: allies are set when the dice have come to rest."""
    s = play.s
    s.allies = tuple(sorted(d for d in s.sea if owner(d) < 0 and meaning(s, d).has("ally")))
    if s.allies:
        play.tell(Allied(s.allies))


def sink_on_tiles(play: Play) -> None:
    """Whirlpool, Reef of Skulls: player ships that fell onto such a tile sink."""
    s = play.s
    for effect in s.adventure_card.effects:
        if effect.do == "sink":
            for ship in [ship for ship in s.player_ships() if on_tile(s, ship, effect.on)]:
                sink(play, ship, "tile")


def next_adventure_left(s: State) -> bool:
    """Whether the quest goes on with another adventure."""
    if s.scenario == "introductory":
        return not ADVENTURES[s.card].port_after
    return s.adventure < len(s.quests[s.quest - 1])


def last_quest(s: State) -> bool:
    """Whether the game ends with this quest."""
    if s.scenario == "introductory":
        return not s.decks["starter"]
    return s.quest == len(s.quests)
