"""RB 4.6 and 4.7: coins and loot."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import Effect
from quarterdeck.games.rattle_battle.dice import kind
from quarterdeck.games.rattle_battle.events import PlaceClosed
from quarterdeck.games.rattle_battle.loot import BASIC, INDEX, empty, pays
from quarterdeck.games.rattle_battle.rules.loot import (
    add_part,
    draw_loot,
    gain,
    gain_coins,
    give,
    in_bag,
    refill,
)
from quarterdeck.games.rattle_battle.rules.play import Listed, Play
from quarterdeck.games.rattle_battle.rules.sending import enter
from quarterdeck.games.rattle_battle.state import PARTS, PLACES, Player, State, Task, Trophy


def holds(player: Player, when: str) -> bool:
    """Whether a condition on a card is met by what a player did in this adventure."""
    verb, _, what = when.partition(" ")
    match verb, what:
        case "", "":
            return True
        case "sank", "nobody":
            return bool(player.sent) and not player.trophies
        case "sent", "one":
            return len(player.sent) == 1
        case "stayed", _:
            return not player.sent
        case "lost", _:
            return bool(player.lost)
        case "shot", _:
            return any(trophy.how == "shot" for trophy in player.trophies)
        case "all", _:
            return len(player.sent) >= 2 and not player.lost
        case "boarded", "one":
            return any(trophy.boarded for trophy in player.trophies)
        case "boarded", colour:
            return any(t.boarded and kind(t.ship) == colour for t in player.trophies)
        case "sank", colour:
            return any(kind(trophy.ship) == colour for trophy in player.trophies)
    raise AssertionError(f"no condition '{when}'")


# -- coins -----------------------------------------------------------------------------------------


def coins(play: Play, task: Task) -> None:
    """RB 4.6: survivors go home, sunk enemies pay, and so do cards."""
    s = play.s
    enter(play, "coins")
    s.sea.clear()
    closers = []
    for seat in s.order():
        player = play.player(seat)
        for trophy in player.trophies:
            gain_coins(play, seat, worth(s, trophy), "sunk", trophy.ship)
        for effect in s.adventure_card.effects:
            if effect.do == "coins" and holds(player, effect.when):
                gain_coins(play, seat, effect.n, s.card)
            if effect.do == "close" and holds(player, effect.when):
                closers.append(Task("close", seat))
    play.then(*closers)


def worth(s: State, trophy: Trophy) -> int:
    """One coin, or what the card says; a ship that surrendered pays loot instead."""
    if trophy.surrendered:
        return 0
    values = [
        e.n for e in s.adventure_card.effects if e.do == "worth" and e.kind == kind(trophy.ship)
    ]
    return values[0] if values else 1


class Close(Listed):
    """Corsairs: close a place to all others in the next visit, or not."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        free = [place for place in PLACES if place not in s.closed]
        return [*(Command("close", (place,)) for place in free), Command("done")]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        if action.verb == "close":
            play.s.closed[action.words[0]] = seat
            play.tell(PlaceClosed(seat, action.words[0]))


# -- loot ------------------------------------------------------------------------------------------


def loot(play: Play, task: Task) -> None:
    """RB 4.7: from the Baron on, everybody who took part; nobody, and it is left out (RB 4.1b)."""
    s = play.s
    drawing = [seat for seat in s.order() if s.players[seat].sent or s.adventure_card.crazy]
    if not drawing:
        return
    enter(play, "loot")
    parts = ("loot-card", "loot-more", "loot-bonus", "loot-trade")
    for player in s.players:
        player.fresh = empty()
    play.then(*(Task(part, seat) for seat in drawing for part in parts))


def loot_card(play: Play, task: Task) -> None:
    """The card's number, unless it may be chosen instead."""
    s, player = play.s, play.player(task.seat)
    effect = instead(s, player)
    if effect is not None:
        refill(play)  # RB 4.7b: an empty bag costs nobody his choice
        if in_bag(s):
            play.then(Task("choose-loot", task.seat, effect.n))
            return
    less = s.adventure_card.less if "worst" in player.used else 0
    for _ in range(s.adventure_card.loot - less):
        draw_loot(play, task.seat, "card")


def instead(s: State, player: Player) -> Effect | None:
    """The Poor Wretch: loot of choice instead of drawing, for its sinker."""
    return next((e for e in s.adventure_card.effects if e.instead and holds(player, e.when)), None)


class ChooseLoot(Listed):
    """Choose the loot or draw it as usual."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        return [Command("choose"), Command("draw")]

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        if action == Command("choose"):
            play.then(Task("may-take", seat, task.n, play.s.card))
            return
        for _ in range(play.s.adventure_card.loot):
            draw_loot(play, seat, "card")


def loot_more(play: Play, task: Task) -> None:
    """RB 4.7a: boarding, surrender, then what cards add."""
    s, seat, player = play.s, task.seat, play.player(task.seat)
    reasons = (
        *("boarding" for trophy in player.trophies if trophy.boarded),
        *("surrender" for trophy in player.trophies if trophy.surrendered),
        *(card for trophy in player.trophies for card in trophy.extra),
    )
    for reason in reasons:
        draw_loot(play, seat, reason)
    for effect in s.adventure_card.effects:
        if not holds(player, effect.when):
            continue
        if effect.do == "draw":
            for _ in range(effect.n):
                draw_loot(play, seat, s.card)
        if effect.do == "take" and not effect.instead:
            take_kind(play, seat, effect)


def take_kind(play: Play, seat: int, effect: Effect) -> None:
    """RB 4.7c: a certain kind from the bag; if there is none, another or nothing."""
    refill(play)
    if play.s.bag[INDEX[effect.kind]] >= effect.n:
        for _ in range(effect.n):
            gain(play, seat, effect.kind, play.s.card)
    else:
        play.then(Task("may-take", seat, effect.n, play.s.card))


def loot_bonus(play: Play, task: Task) -> None:
    """RB 4.7a: every token of the kind drawn in this phase draws one more, up to the limit."""
    effect = play.s.adventure_card.effect("bonus")
    if effect is None:
        return
    earned = play.player(task.seat).fresh[INDEX[effect.kind]]
    drawn = 0
    while drawn < min(earned, effect.most):
        drawn += 1
        if draw_loot(play, task.seat, "bonus") == effect.kind:
            earned += 1


# -- offers after the draw -------------------------------------------------------------------------


def loot_trade(play: Play, task: Task) -> None:
    """What the card offers after the draw; for loot an empty bag takes the heap back first."""
    effect = play.s.adventure_card.effect("trade")
    if effect is None:
        return
    if effect.get in ("any", *BASIC):
        refill(play)
    decision = Trade()
    if len(list(decision.options(play.s, task.seat, task))) > 1:
        play.then(Task("trade", task.seat))


class Trade(Listed):
    """Once, a token for a coin, a part or another token."""

    def options(self, s: State, seat: int, task: Task) -> Iterable[Action]:
        effect = s.adventure_card.effect("trade")
        if effect is not None:
            for kind_ in self.givable(s.players[seat], effect):
                yield from self.offers(s, effect, kind_)
        yield Command("done")

    @staticmethod
    def givable(player: Player, effect: Effect) -> list[str]:
        """The tokens that may be given; only fresh ones if the card says so."""
        if effect.give == "any":
            source = player.fresh if effect.fresh else player.loot
            return [k for k in BASIC if source[INDEX[k]] and player.loot[INDEX[k]]]
        token = pays(player.loot, effect.give)
        return [token] if token else []

    @staticmethod
    def offers(s: State, effect: Effect, kind_: str) -> Iterable[Action]:
        """What can be had for a token; a kind that is not in the bag: another (RB 4.7c)."""
        match effect.get:
            case "coin":
                yield Command("trade", (kind_,))
            case part if part in PARTS:
                if s.parts[PARTS.index(part)]:
                    yield Command("trade", (kind_,))
            case wanted if wanted in in_bag(s):
                if wanted != kind_:
                    yield Command("trade", (kind_,))
            case _:
                others = (k for k in in_bag(s) if k != kind_)
                yield from (Command("trade", (kind_, "for", k)) for k in others)

    def take(self, play: Play, seat: int, task: Task, action: Action) -> None:
        assert isinstance(action, Command)
        effect = play.s.adventure_card.effect("trade")
        if action.verb == "done" or effect is None:
            return
        give(play, seat, action.words[0], "trade")
        if effect.get == "coin":
            gain_coins(play, seat, 1, "trade")
        elif effect.get in PARTS:
            add_part(play, seat, effect.get, play.s.card)
        else:
            gain(play, seat, action.words[-1] if len(action.words) > 1 else effect.get, "trade")
