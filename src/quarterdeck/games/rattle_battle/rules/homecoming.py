"""RB 4.9, 4.10 and 8: repairs, loading, and who is wanted after it."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import POINTS, SPECIALS
from quarterdeck.games.rattle_battle.events import (
    AdventureEnded,
    CardUsed,
    Repaired,
    RevengeGained,
    WantedChanged,
)
from quarterdeck.games.rattle_battle.loot import INDEX, empty, payable
from quarterdeck.games.rattle_battle.rules.decks import top
from quarterdeck.games.rattle_battle.rules.loot import ALL_LOOT, capacity, give, safe_room
from quarterdeck.games.rattle_battle.rules.play import Listed, Play
from quarterdeck.games.rattle_battle.rules.sea import CANNON, lent
from quarterdeck.games.rattle_battle.rules.sending import enter, next_adventure_left
from quarterdeck.games.rattle_battle.state import Player, State, Task

CAT = "cat"
"""The special loot that pays for all repairs."""


def repair(play: Play, task: Task) -> None:
    """RB 4.9: everybody who lost ships."""
    s = play.s
    enter(play, "repair")
    play.then(*(Task("repair-seat", seat) for seat in s.order() if s.players[seat].lost))


def repair_seat(play: Play, task: Task) -> None:
    """Free repairs first, then one loot for each ship, as far as it need be given."""
    player = play.player(task.seat)
    if to_pay(player) > 0 and player.loot[INDEX[CAT]]:
        play.then(Task("cat", task.seat))
    else:
        pay_repairs(play, task.seat)


def to_pay(player: Player) -> int:
    """How many ships are not repaired for nothing."""
    return len(player.lost) - player.repairs


class Cat(Listed):
    """Discard the Ship's Cat instead of paying, or pay."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("use", (CAT,)), Command("pay")]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        if action == Command("use", (CAT,)):
            play.tell(CardUsed(seat, CAT))
            give(play, seat, CAT, CAT)
            play.player(seat).repairs += SPECIALS[CAT].effect.n
        pay_repairs(play, seat)


def cannot_repair(player: Player) -> bool:
    """RB 4.9a: whether a player cannot pay for all; what the Secret Hold carries he need not."""
    return max(payable(player.loot) - safe_room(player), 0) < to_pay(player)


def pay_repairs(play: Play, seat: int) -> None:
    """RB 4.9: who cannot pay for all gives all his loot, special loot too, but what is safe."""
    player = play.player(seat)
    short = cannot_repair(player)
    tokens = player.loot_count() - safe_room(player) if short else to_pay(player)
    reason = ALL_LOOT if short else "repair"
    play.then(Task("must-give", seat, tokens, reason), Task("repaired", seat, int(short)))


def repaired(play: Play, task: Task) -> None:
    """The ships are back; for each that another player sank there is a Revenge card (RB 9)."""
    s, player = play.s, play.player(task.seat)
    free = min(player.repairs, len(player.lost))
    play.tell(Repaired(task.seat, player.lost, free, bool(task.n)))
    cards = min(player.wronged, len(s.decks.get("revenge", ())))
    if cards:
        player.revenge += tuple(top(s, "revenge") for _ in range(cards))
        play.tell(RevengeGained(task.seat, cards))


def load(play: Play, task: Task) -> None:
    """RB 4.10: what finds no room goes back to the bag; the owner chooses."""
    enter(play, "load")
    play.then(*(Task("make-room", seat) for seat in play.s.order()))


def make_room(play: Play, task: Task) -> None:
    """One player loads."""
    player = play.player(task.seat)
    excess = player.loot_count() - capacity(player)
    play.then(Task("must-give", task.seat, excess, "room"))


def end_adventure(play: Play, task: Task) -> None:
    """Clear the table, look for the Wanted, and go on to the next adventure or to port."""
    s = play.s
    borrowed = lent(s)
    for player in s.players:
        player.spent[CANNON] = max(player.spent[CANNON] - borrowed, 0)
        player.sent = player.lost = player.used = ()
        player.trophies = ()
        player.passed = False
        player.repairs = player.wronged = 0
        player.fresh = empty()
    s.sea.clear()
    s.rolls.clear()
    s.tally.clear()
    s.allies, s.marks, s.moved, s.acted = (), (), (), False
    play.tell(AdventureEnded(s.card))
    if s.scenario == "norrington":
        find_wanted(play)
    more = next_adventure_left(s)
    s.played += (s.card,)
    play.then(Task("draw") if more else Task("port"))


def find_wanted(play: Play) -> None:
    """RB 8: the player with the most points; on a tie the token stays where it is."""
    s = play.s
    points = [shown_points(player) for player in s.players]
    leaders = [seat for seat, n in enumerate(points) if n == max(points)]
    if len(leaders) == 1 and leaders[0] != s.wanted:
        s.wanted = leaders[0]
        play.tell(WantedChanged(s.wanted, points[s.wanted]))


def shown_points(player: Player) -> int:
    """Cards and coins."""
    return player.coins + sum(POINTS[card].points for card in player.points)
