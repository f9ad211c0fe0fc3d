"""RB 4.4, Shot: one enemy within range is sunk, and cannons are exhausted."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command
from quarterdeck.games.rattle_battle.cards import UPGRADES, Effect
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.events import PartExhausted, RevengeUsed, Shot
from quarterdeck.games.rattle_battle.geometry import SHORT, gap, gap_measure, within
from quarterdeck.games.rattle_battle.refusals import refuse, too_far
from quarterdeck.games.rattle_battle.rules.decks import shuffle
from quarterdeck.games.rattle_battle.rules.moving import not_own, wear_upgrade
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import (
    CANNON,
    enemies,
    is_enemy,
    on_tile,
    own_ships,
    owned_cannons,
    ready_cannons,
    reward,
    sink,
    tiles,
    usable,
)
from quarterdeck.games.rattle_battle.state import Mark, Player, State
from quarterdeck.games.rattle_battle.tiles_geometry import fire_crosses

BIG_BERTHA, SUPER_CANNON = "big-bertha", "super-cannon"
FIRED = "fired"
"""The mark of a ship that has shot in this adventure; no rule asks for it."""


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


def is_free(s: State) -> bool:
    """Whether a Shot exhausts nothing, as in a Cannonade."""
    return any(effect.free for effect in shot_effects(s))


def needed(s: State, ship: str) -> int:
    """The cannons a Shot takes: one from a cannon face, otherwise two."""
    return 1 if s.sea[ship].face == "cannon" else 2


def cost(s: State, ship: str) -> int:
    """The cannons a Shot exhausts."""
    return 0 if is_free(s) else needed(s, ship)


def cannon_refusal(s: State, player: Player, ship: str) -> Refusal | None:
    """Why there are too few cannons for a Shot, or None; if it is free they need not be ready."""
    takes = needed(s, ship)
    if is_free(s):
        owned = owned_cannons(s, player)
        if owned < takes:
            text = "needs {needed} cannons, ready or not, has {owned}"
            return refuse("owns-too-few-cannons", text, needed=takes, owned=owned)
        return None
    ready = ready_cannons(s, player)
    if ready < takes:
        text = "needs {needed} cannons, {ready} ready"
        return refuse("too-few-cannons", text, needed=takes, ready=ready)
    return None


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
        if cannon_refusal(s, player, ship):
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
    if "silences" in s.adventure_card.tile_rules and on_tile(s, ship):
        return refuse("on-tile", "a ship on a tile cannot shoot here")
    return cannon_refusal(s, player, ship)


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
        return too_far("shot-too-far", gap_measure(start, end, shot_reach(s, player)))
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
    start, end = s.sea[target].pose, s.sea[second].pose
    if within(gap(start, end), SHORT):
        return None
    return too_far("shot-too-far", gap_measure(start, end, SHORT))


# -- doing it --------------------------------------------------------------------------------------


def take(play: Play, seat: int, action: Command) -> None:
    """Fire: pay, reward, sink."""
    s, player = play.s, play.player(seat)
    ship, *targets = action.words
    s.acted = True
    helped: list[str] = []
    measure = gap_measure(s.sea[ship].pose, s.sea[targets[0]].pose, shot_reach(s, player))
    far = measure.length
    if not within(far, base_reach(s)):
        helped.append(SUPER_CANNON)
    second, further = "", 0.0
    if len(targets) == 2:
        helped.append(BIG_BERTHA)
        second, further = targets[1], gap(*(s.sea[target].pose for target in targets))
    for card in helped:
        wear_upgrade(play, seat, card)
    exhausted = cost(s, ship)
    if exhausted:
        player.spent[CANNON] += exhausted
        play.tell(PartExhausted(seat, "cannon", exhausted))
    play.tell(Shot(seat, ship, targets[0], far, exhausted, tuple(helped), second, further, measure))
    s.marks += (Mark(FIRED, ship),)
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
    shuffle(play, "revenge", (*s.decks["revenge"], card))
