"""Loot and coins on their way: bag, heap, galleons (RB 4.6, 4.7, 4.10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Tokens
from quarterdeck.games.rattle_battle.cards import UPGRADES
from quarterdeck.games.rattle_battle.draws import LootToken
from quarterdeck.games.rattle_battle.events import (
    BagRefilled,
    CoinsGained,
    DrawLost,
    HamsterMade,
    LootGained,
    LootGiven,
    PartGained,
)
from quarterdeck.games.rattle_battle.loot import (
    BASIC,
    INDEX,
    KINDS,
    PAYABLE,
    empty,
    held,
    pays,
    printed,
)
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.play import Listed, Play
from quarterdeck.games.rattle_battle.rules.sea import HOLD
from quarterdeck.games.rattle_battle.rules.tray import to_give, to_take
from quarterdeck.games.rattle_battle.state import PARTS, Player, State, Task

ALL_LOOT = "all-loot"
"""RB 4.9: why loot is given by one who cannot pay for all repairs."""


def gain_coins(play: Play, seat: int, coins: int, reason: str, ship: str = "") -> None:
    """Coins come, or go as far as there are any; change is given (RB 4.6a)."""
    player = play.player(seat)
    coins = max(coins, -player.coins)
    if coins:
        player.coins += coins
        play.tell(CoinsGained(seat, coins, reason, ship))


def refill(play: Play) -> None:
    """RB 4.7b: if the bag is empty, the heap goes back first."""
    s = play.s
    if not any(s.bag) and any(s.heap):
        s.bag, s.heap = s.heap, empty()
        play.tell(BagRefilled(sum(s.bag)))


def draw_loot(play: Play, seat: int, reason: str) -> str | None:
    """A token from the bag; None if there is none left anywhere."""
    refill(play)
    if not any(play.s.bag):
        play.tell(DrawLost(seat, reason))
        return None
    kind = play.draw(LootToken(play.s.bag))
    gain(play, seat, kind, reason, chosen=False)
    return kind


def gain(play: Play, seat: int, kind: str, reason: str, *, chosen: bool = True) -> None:
    """A certain token from the bag."""
    player = play.player(seat)
    play.s.bag[INDEX[kind]] -= 1
    player.loot[INDEX[kind]] += 1
    player.fresh[INDEX[kind]] += 1
    play.tell(LootGained(seat, kind, reason, chosen))


def give(play: Play, seat: int, kind: str, reason: str, *, to_bag: bool = False) -> None:
    """A token goes to the heap, or to the bag at once; a joker as what it shows (RB 4.7b)."""
    player, s = play.player(seat), play.s
    player.loot[INDEX[kind]] -= 1
    player.fresh[INDEX[kind]] = max(player.fresh[INDEX[kind]] - 1, 0)
    (s.bag if to_bag else s.heap)[INDEX[printed(kind)]] += 1
    play.tell(LootGiven(seat, kind, reason, to_bag))


def pay(play: Play, seat: int, cost: Sequence[str], reason: str) -> None:
    """Give tokens of certain kinds; jokers only where the kind is missing."""
    for kind in cost:
        token = pays(play.player(seat).loot, kind)
        assert token is not None  # a refusal said so otherwise
        give(play, seat, token, reason)


def capacity(player: Player) -> int:
    """RB 4.10: one for each ship and hold, three for a hamster, plus what carriers give."""
    carried = sum(
        UPGRADES[u].effect.n for u in player.upgrades if UPGRADES[u].effect.do == "capacity"
    )
    return len(player.dice) + player.parts[HOLD] + 3 * player.hamsters + carried


def safe_room(player: Player) -> int:
    """How many tokens need never be given up for repairs (RB 4.9a)."""
    return sum(UPGRADES[u].effect.n for u in player.upgrades if UPGRADES[u].effect.safe)


def add_part(play: Play, seat: int, part: str, reason: str) -> None:
    """A part from the shipyard; the third plain hold makes a hamster (RB 4.10)."""
    s, player = play.s, play.player(seat)
    index = PARTS.index(part)
    s.parts[index] -= 1
    player.parts[index] += 1
    play.tell(PartGained(seat, part, reason))
    if player.parts[HOLD] == 3:
        player.parts[HOLD] = 0
        player.hamsters += 1
        s.parts[HOLD] += 2
        play.tell(HamsterMade(seat))


class Give(Listed):
    """Give n tokens of one's own choice, one after the other or all at once.

    The task's ``what`` is the reason; ``cargo``, ``room`` and ``quill`` go to the bag at once.
    """

    code = "nothing-to-give"

    @staticmethod
    def kinds(task: Task) -> tuple[str, ...]:
        """What may be given for this reason."""
        return KINDS if task.what in ("cargo", "room", ALL_LOOT) else PAYABLE

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        loot = s.players[seat].loot
        return [Command("give", (kind,)) for kind in self.kinds(task) if loot[INDEX[kind]]]

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Tokens, ...]:
        return to_give(s.players[seat].loot, self.kinds(task), task.n)

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        refused = super().refusal(s, seat, task, action)
        match action:
            case Command("give", words) if refused and len(words) > 1 and len(words) != task.n:
                return refuse("due", "{due} tokens, not {given}", due=task.n, given=len(words))
        return refused

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        to_bag = task.what in ("cargo", "room", "quill")
        for kind in action.words:
            give(play, seat, kind, task.what, to_bag=to_bag)
        play.then(Task("must-give", seat, task.n - len(action.words), task.what))


def must_give(play: Play, task: Task) -> None:
    """Ask for the next token to give; where there is no choice, it is given."""
    if task.n <= 0:
        return
    decision = Give()
    options = list(decision.options(play.s, task.seat, task))
    left = sum(play.player(task.seat).loot[INDEX[str(o).split()[1]]] for o in options)
    if not options:
        return
    if len(options) == 1 or left <= task.n:
        decision.take(play, task.seat, task, options[0])
    else:
        play.then(Task("give", task.seat, task.n, task.what))


class TakeLoot(Listed):
    """Take up to n tokens of one's choice from the bag (RB 4.7c); ``what`` is the reason."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        there = [Command("take", (kind,)) for kind in BASIC if s.bag[INDEX[kind]]]
        return [*there, Command("done")]

    def ranges(self, s: State, seat: int, task: Task) -> tuple[Tokens, ...]:
        return to_take(s.bag, BASIC, task.n, s.players[seat].loot)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        if action.verb == "take":
            for kind in action.words:
                gain(play, seat, kind, task.what)
            play.then(Task("may-take", seat, task.n - len(action.words), task.what))


def may_take(play: Play, task: Task) -> None:
    """Ask for the next token to take, while there is one."""
    refill(play)
    if task.n > 0 and any(play.s.bag[INDEX[kind]] for kind in BASIC):
        play.then(Task("take", task.seat, task.n, task.what))


def in_bag(s: State) -> tuple[str, ...]:
    """The basic kinds that are in the bag now."""
    return tuple(kind for kind in held(s.bag) if kind in BASIC)
