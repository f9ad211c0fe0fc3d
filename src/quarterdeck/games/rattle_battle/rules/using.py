"""RB 4.4: upgrades, stored loot and special loot at hand in a player's turn."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Slide, Slides
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS, UPGRADES, Effect
from quarterdeck.games.rattle_battle.events import CardUsed
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.refusals import refuse
from quarterdeck.games.rattle_battle.rules.gadgets import gadget, slides_freely
from quarterdeck.games.rattle_battle.rules.loot import give
from quarterdeck.games.rattle_battle.rules.moving import (
    not_own,
    slide_ship,
    slides,
    spot_refusal,
    wear_upgrade,
)
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import is_held, own_ships, usable
from quarterdeck.games.rattle_battle.state import Player, State


def at_hand(player: Player) -> Iterable[tuple[str, Effect]]:
    """The cards a player could use in his turn: ready upgrades, stored loot, powder kegs."""
    for card in player.upgrades:
        if usable(player, card):
            yield card, UPGRADES[card].effect
    for card, stored in player.sailors.items():
        if stored:
            yield card, SAILORS[card].effect
    for card, special in SPECIALS.items():
        if special.place == "sea" and player.loot[INDEX[card]]:
            yield card, special.effect


def considered(s: State, seat: int) -> Iterable[Action]:
    """Every card with every target."""
    for card, effect in at_hand(s.players[seat]):
        tool = gadget(effect)
        if tool is not None:
            for names in tool.considered(s, seat, effect):
                yield Command("use", (card, *names))


def ranges(s: State, seat: int) -> tuple[Slides, ...]:
    """Cards that move a ship to any spot."""
    return tuple(
        slides(s, card, ship, effect.reach)
        for card, effect in at_hand(s.players[seat])
        if slides_freely(effect)
        for ship in (own_ships(s, seat) if effect.who == "own" else s.np_ships())
        if not is_held(s, ship)
    )


def refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why a card cannot be used so, or None."""
    names = (action.by,) if isinstance(action, Slide) else getattr(action, "words", ())
    if not names:
        return refuse("unclear", "which card?")
    card, *rest = names
    effect = dict(at_hand(s.players[seat])).get(card)
    if effect is None:
        return refuse("not-ready", "{card} is not ready", card=card)
    if isinstance(action, Slide):
        return slide_refusal(s, seat, effect, action)
    tool = gadget(effect)
    if tool is None:
        return refuse("unclear", "{card} is not used like that", card=card)
    return tool.refusal(s, seat, effect, tuple(rest))


def slide_refusal(s: State, seat: int, effect: Effect, action: Slide) -> Refusal | None:
    """Why a card cannot move a ship there."""
    if not slides_freely(effect) or action.drill is not None:
        return refuse("unclear", "{card} is not used like that", card=action.by)
    if effect.who == "own":
        if refused := not_own(s, seat, action.ship):
            return refused
    elif action.ship not in s.np_ships():
        return refuse("not-an-enemy", "{ship} is no non-player ship", ship=action.ship)
    return spot_refusal(s, action.ship, action.x, action.y, effect.reach)


def take(play: Play, seat: int, action: Action) -> None:
    """Pay for the card, then do what it says."""
    s = play.s
    if isinstance(action, Slide):
        effect = dict(at_hand(play.player(seat)))[action.by]
        wear(play, seat, action.by, (action.ship,))
        spot = s.sea[action.ship].pose.moved(action.x, action.y)
        slide_ship(play, seat, action.ship, spot, action.by)
        return
    assert isinstance(action, Command)
    card, *names = action.words
    effect = dict(at_hand(play.player(seat)))[card]
    tool = gadget(effect)
    assert tool is not None
    wear(play, seat, card, tuple(name for name in names if name in s.sea))
    tool.take(play, seat, effect, card, tuple(names))


def wear(play: Play, seat: int, card: str, ships: tuple[str, ...]) -> None:
    """Exhaust an upgrade, or spend a token; the ships are those it is used on."""
    if card in UPGRADES:
        wear_upgrade(play, seat, card, ships)
        return
    play.tell(CardUsed(seat, card, ships))
    if card in SPECIALS:
        give(play, seat, card, card)
        return
    play.player(seat).sailors[card] -= 1
    play.s.heap[INDEX[SAILORS[card].stores]] += 1
