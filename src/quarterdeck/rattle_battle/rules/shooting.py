"""RB 4.4, Shot: one enemy within range is sunk, and cannons are exhausted."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.rattle_battle.actions import Command
from quarterdeck.rattle_battle.cards import UPGRADES, Effect
from quarterdeck.rattle_battle.dice import kind, owner
from quarterdeck.rattle_battle.draws import Shuffle
from quarterdeck.rattle_battle.events import PartExhausted, RevengeUsed, Shot
from quarterdeck.rattle_battle.geometry import SHORT, gap, within
from quarterdeck.rattle_battle.refusals import refuse, too_far
from quarterdeck.rattle_battle.rules.moving import not_own, wear_upgrade
from quarterdeck.rattle_battle.rules.play import Play
from quarterdeck.rattle_battle.rules.sea import (
    CANNON,
    enemies,
    is_enemy,
    on_tile,
    own_ships,
    ready_cannons,
    reward,
    sink,
    tiles,
    usable,
)
from quarterdeck.rattle_battle.state import Mark, Player, State
from quarterdeck.rattle_battle.tiles_geometry import fire_crosses

BIG_BERTHA, SUPER_CANNON = "big-bertha", "super-cannon"
FIRED = "fired"
"""The mark of a ship that has shot, where ships may shoot only once."""


def shot_effects(s: State) -> list[Effect]:
    """How the adventure changes the Shot."""
    return [effect for effect in s.adventure_card.effects if effect.do == "shot"]


def base_reach(s: State) -> float:
    """How far a Shot reaches without a Super Cannon."""
    return next((effect.reach for effect in shot_effects(s) if effect.reach), SHORT)


def shot_reach(s: State, player: Player) -> float:
    """How far a Shot reaches; fog beats the Super Cannon (RB 4.4f)."""
    if usable(player, SUPER_CANNON) and base_reach(s) == SHORT:
        return UPGRADES[SUPER_CANNON].effect.reach
    return base_reach(s)


def cost(s: State, ship: str) -> int:
    """One cannon from a cannon face, otherwise two; none in a Cannonade."""
    if any(effect.free for effect in shot_effects(s)):
        return 0
    return 1 if s.sea[ship].face == "cannon" else 2


def revenge_needed(ship: str, targets: Iterable[str]) -> int:
    """RB 9: players' ships are shot by the captain ship, or with a Revenge card each."""
    if kind(ship) == "captain":
        return 0
    return sum(owner(target) >= 0 for target in targets)


# -- what is possible ----------------------------------------------------------------------------


def considered(s: State, seat: int) -> Iterable[Action]:
    """Every own ship at every enemy; with Big Bertha at every second one too."""
    if s.acted:
        return
    player = s.players[seat]
    targets = enemies(s, seat)
    for ship in own_ships(s, seat):
        if ready_cannons(s, player) < cost(s, ship):
            continue
        for target in targets:
            if not within(gap(s.sea[ship].pose, s.sea[target].pose), shot_reach(s, player)):
                continue
            yield Command("shoot", (ship, target))
            if usable(player, BIG_BERTHA):
                for second in targets:
                    if second != target:
                        yield Command("shoot", (ship, target, second))


def refusal(s: State, seat: int, action: Command) -> Refusal | None:
    """Why a Shot is not possible, or None."""
    player = s.players[seat]
    if len(action.words) not in (2, 3):
        return refuse("unclear", "a Shot names a ship and its target")
    ship, *targets = action.words
    allowed = s.adventure_card.actions
    if allowed is not None and "shot" not in allowed:
        return refuse("no-such-action", "there is no Shot in this adventure", action="shot")
    if s.acted:
        return refuse("has-acted", "one action a turn")
    return (
        not_own(s, seat, ship)
        or ship_refusal(s, player, ship)
        or next((r for t in targets if (r := target_refusal(s, seat, t))), None)
        or revenge_refusal(player, ship, targets)
        or range_refusal(s, player, ship, targets[0])
        or (second_refusal(s, player, *targets) if len(targets) == 2 else None)
    )


def ship_refusal(s: State, player: Player, ship: str) -> Refusal | None:
    """Why this ship cannot shoot at all."""
    effects = shot_effects(s)
    fired = any(mark.word == FIRED and mark.ship == ship for mark in s.marks)
    if fired and any(effect.each for effect in effects):
        return refuse("has-fired", "{ship} has shot in this adventure", ship=ship)
    if "silences" in s.adventure_card.tile_rules and on_tile(s, ship):
        return refuse("on-tile", "a ship on a tile cannot shoot here")
    ready, needed = ready_cannons(s, player), cost(s, ship)
    if ready < needed:
        return refuse(
            "too-few-cannons", "needs {needed} cannons, {ready} ready", needed=needed, ready=ready
        )
    return None


def target_refusal(s: State, seat: int, target: str) -> Refusal | None:
    """Why this ship cannot be shot at."""
    if target not in s.sea:
        return refuse("not-in-box", "{ship} is not in the box", ship=target)
    if not is_enemy(s, seat, target):
        return refuse("not-an-enemy", "{ship} is no enemy", ship=target)
    if any(effect.never == kind(target) for effect in shot_effects(s)):
        return refuse("immune", "no shot hits {ship}", ship=target)
    return None


def revenge_refusal(player: Player, ship: str, targets: list[str]) -> Refusal | None:
    """Why a player's ship cannot be shot at from here."""
    needed = revenge_needed(ship, targets)
    if needed > len(player.revenge):
        return refuse(
            "no-revenge",
            "only the captain ship shoots at players; {needed} revenge needed, {have} held",
            needed=needed,
            have=len(player.revenge),
        )
    return None


def range_refusal(s: State, player: Player, ship: str, target: str) -> Refusal | None:
    """Out of range, or a tile in the line of fire."""
    start, end = s.sea[ship].pose, s.sea[target].pose
    if not within(gap(start, end), shot_reach(s, player)):
        return too_far("shot-too-far", gap(start, end), shot_reach(s, player))
    if "blocks-shot" in s.adventure_card.tile_rules:
        if any(fire_crosses(start, end, tile) for _, tile in tiles(s.adventure_card)):
            return refuse("tile-in-the-way", "a tile is in the line of fire")
    return None


def second_refusal(s: State, player: Player, target: str, second: str) -> Refusal | None:
    """RB 10: Big Bertha sinks one more enemy within short range of the first."""
    if not usable(player, BIG_BERTHA):
        return refuse("not-ready", "{card} is not ready", card=BIG_BERTHA)
    if target == second:
        return refuse("same-target", "the second ship must be another")
    far = gap(s.sea[target].pose, s.sea[second].pose)
    return None if within(far, SHORT) else too_far("shot-too-far", far, SHORT)


# -- doing it --------------------------------------------------------------------------------------


def take(play: Play, seat: int, action: Command) -> None:
    """Fire: pay, reward, sink."""
    s, player = play.s, play.player(seat)
    ship, *targets = action.words
    s.acted = True
    s.marks += (Mark(FIRED, ship),)
    helped: list[str] = []
    far = gap(s.sea[ship].pose, s.sea[targets[0]].pose)
    if not within(far, base_reach(s)):
        helped.append(SUPER_CANNON)
    second, further = "", 0.0
    if len(targets) == 2:
        helped.append(BIG_BERTHA)
        second, further = targets[1], gap(*(s.sea[target].pose for target in targets))
    for card in helped:
        wear_upgrade(play, seat, card)
    needed = cost(s, ship)
    if needed:
        player.spent[CANNON] += needed
        play.tell(PartExhausted(seat, "cannon", needed))
    play.tell(Shot(seat, ship, targets[0], far, needed, tuple(helped), second, further))
    for _ in range(revenge_needed(ship, targets)):
        use_revenge(play, seat)
    for target in targets:
        reward(play, seat, target, "shot")
    for target in targets:
        sink(play, target, "shot")


def use_revenge(play: Play, seat: int) -> None:
    """RB 9: a Revenge card is shuffled back into its deck."""
    s, player = play.s, play.player(seat)
    card, *rest = player.revenge
    player.revenge = tuple(rest)
    play.tell(RevengeUsed(seat))
    s.decks["revenge"] = play.draw(Shuffle("revenge", (*s.decks["revenge"], card)))
