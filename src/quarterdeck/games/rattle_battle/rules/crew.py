"""RB 4.8: sailors at work after the battle."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import SAILORS, Effect, Sailor
from quarterdeck.games.rattle_battle.events import (
    CardUsed,
    LootStored,
    PartReadied,
    SailorGained,
    UpgradeGained,
)
from quarterdeck.games.rattle_battle.loot import INDEX, can_pay, loot_text
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.decks import top
from quarterdeck.games.rattle_battle.rules.loot import add_part, draw_loot, gain_coins, pay
from quarterdeck.games.rattle_battle.rules.moving import wear_upgrade
from quarterdeck.games.rattle_battle.rules.play import Decision, Listed, Play
from quarterdeck.games.rattle_battle.rules.rewards import holds
from quarterdeck.games.rattle_battle.rules.sea import usable
from quarterdeck.games.rattle_battle.rules.sending import enter
from quarterdeck.games.rattle_battle.state import PARTS, Player, State, Task

MOST_STORED = 2
"""How much loot a sailor of the crew pack can hold."""
KITCHEN = "heavenly-kitchen"


def sailors(play: Play, task: Task) -> None:
    """From the Baron on, also those who sent nothing (RB 4.8a)."""
    enter(play, "sailors")
    play.then(*(Task("crew-turn", seat) for seat in play.s.order()))


def crew_turn(play: Play, task: Task) -> None:
    """Ask who still has a sailor to use."""
    decision = Crew()
    if any(
        decision.refusal(play.s, task.seat, task, action) is None
        for action in decision.considered(play.s, task.seat, task)
        if action != Command("done")
    ):
        play.then(Task("crew", task.seat))


def tired(player: Player, sailor: str) -> bool:
    """Whether a sailor cannot be used again; the Heavenly Kitchen feeds one a second time."""
    times = player.used.count(sailor)
    return times > 1 or (times == 1 and not usable(player, KITCHEN))


class Crew(Decision):
    """Use a sailor, put loot on one, or be done."""

    def considered(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        for sailor in s.players[seat].sailors:
            if SAILORS[sailor].kind == "adventure":
                verb = "store" if SAILORS[sailor].stores else "use"
                yield Command(verb, (sailor,))
        yield Command("done")

    def refusal(self, s: State, seat: int, task: Task, action: Action) -> Refusal | None:
        player = s.players[seat]
        match action:
            case Command("done", ()):
                return None
            case Command("use" | "store" as verb, (name,)) if name in player.sailors:
                card = SAILORS[name]
                if card.kind != "adventure" or (verb == "store") != bool(card.stores):
                    return refuse("not-now", "{card} does not work here", card=name)
                if tired(player, name):
                    return refuse("used-up", "{card} has been used", card=name)
                if verb == "store":
                    return self._store_refusal(player, card)
                return self._use_refusal(s, player, card)
            case Command("use" | "store", (name, *_)):
                return refuse("not-yours", "{card} is not in your crew", card=name)
        return refuse("crew-works", "sailors are used now")

    @staticmethod
    def _store_refusal(player: Player, card: Sailor) -> Refusal | None:
        if player.sailors[card.id] >= MOST_STORED:
            return refuse("full", "{card} holds {most} already", card=card.id, most=MOST_STORED)
        if not player.loot[INDEX[card.stores]]:
            have = loot_text(player.loot)
            return refuse("cannot-pay", "needs {cost}, has {have}", cost=card.stores, have=have)
        return None

    @staticmethod
    def _use_refusal(s: State, player: Player, card: Sailor) -> Refusal | None:
        if not can_pay(player.loot, card.give):
            cost, have = " ".join(card.give), loot_text(player.loot)
            return refuse("cannot-pay", "needs {cost}, has {have}", cost=cost, have=have)
        possible = card.back or is_possible(s, player, card.effect)  # what goes back is drawn
        if not (possible and holds(player, card.effect.when)):
            return refuse("no-effect", "{card} could do nothing", card=card.id)
        return None

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        if action.verb == "done":
            return
        player, name = play.player(seat), action.words[0]
        card = SAILORS[name]
        if name in player.used:
            wear_upgrade(play, seat, KITCHEN)
        player.used += (name,)
        play.tell(CardUsed(seat, name))
        if action.verb == "store":
            store(play, seat, card)
            play.then(Task("crew-turn", seat))
            return
        pay(play, seat, [kind for kind in card.give if kind != "any"], name)
        play.then(
            Task("must-give", seat, card.give.count("any"), name),
            Task("crew-effect", seat, 0, name),
            Task("crew-turn", seat),
        )


def store(play: Play, seat: int, card: Sailor) -> None:
    """RB 10: the named loot, no joker, is put on a sailor of the crew pack."""
    player = play.player(seat)
    player.loot[INDEX[card.stores]] -= 1
    player.sailors[card.id] += 1
    play.tell(LootStored(seat, card.stores, card.id))


def is_possible(s: State, player: Player, effect: Effect) -> bool:
    """RB 4.8a: whether an effect would do anything."""
    match effect.do, effect.kind:
        case "gain", "part":
            return any(s.parts)
        case "gain", deck:
            return bool(s.decks[f"{deck}s"])
        case "draw", _:
            return any(s.bag) or any(s.heap)
        case "repair", _:
            return len(player.lost) > player.repairs
        case "ready", part:
            return player.spent[PARTS.index(part)] > 0
    return True


def crew_effect(play: Play, task: Task) -> None:
    """What a sailor does."""
    do_effect(play, task.seat, SAILORS[task.what].effect, task.what)


def do_effect(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Effects that need no ship: gains, readying, repairs."""
    player = play.player(seat)
    match effect.do, effect.kind:
        case "coins", _:
            gain_coins(play, seat, effect.n, reason)
        case "draw", _:
            for _ in range(effect.n):
                draw_loot(play, seat, reason)
        case "repair", _:
            player.repairs += effect.n
        case "ready", part:
            ready_parts(play, seat, part, effect.n)
        case "gain", "part":
            play.then(Task("part", seat, 0, reason))
        case "gain", "upgrade":
            gain_upgrade(play, seat, top(play.s, "upgrades"), reason)
        case "gain", "sailor":
            gain_sailor(play, seat, top(play.s, "sailors"), reason)


def ready_parts(play: Play, seat: int, part: str, most: int) -> None:
    """Turn exhausted sails or cannons back."""
    spent = play.player(seat).spent
    index = PARTS.index(part)
    count = min(most, spent[index])
    if count:
        spent[index] -= count
        play.tell(PartReadied(seat, part, count))


def gain_upgrade(play: Play, seat: int, card: str, reason: str) -> None:
    """An upgrade joins the galleon, ready."""
    play.player(seat).upgrades[card] = True
    play.tell(UpgradeGained(seat, card, reason))


def gain_sailor(play: Play, seat: int, card: str, reason: str) -> None:
    """A sailor joins the crew."""
    play.player(seat).sailors[card] = 0
    play.tell(SailorGained(seat, card, reason))


class Part(Listed):
    """Take a part of one's choice; ``what`` says why."""

    code = "no-part-left"

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("part", (part,)) for part, n in zip(PARTS, s.parts, strict=True) if n]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        add_part(play, seat, action.words[0], task.what)
