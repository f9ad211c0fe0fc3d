"""What is true of ships in the box: whose enemies they are, how strong, and what sinks them."""

from __future__ import annotations

import math
from functools import cache

from quarterdeck.games.rattle_battle.cards import (
    CANNON_STRENGTH,
    TILES,
    UPGRADES,
    Adventure,
    Meaning,
)
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.events import Rewarded, Sunk
from quarterdeck.games.rattle_battle.geometry import Pose, place, touching
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import Mark, Player, State, Trophy
from quarterdeck.games.rattle_battle.tiles_geometry import Circle, Ellipse, Rectangle, Tile, on

SAIL, CANNON, HOLD = 0, 1, 2
"""Parts, as :class:`Player` counts them."""
BLACK_FLAG, BOARDING_HOOKS = "black-flag", "boarding-hooks"
"""Upgrades that leave a mark on ships until these are sunk."""


# -- tiles ---------------------------------------------------------------------------------------


@cache
def tiles(card: Adventure) -> tuple[tuple[str, Tile], ...]:
    """The tiles an adventure lays, by name."""
    return tuple((laid.tile, _tile(laid.tile, laid.x, laid.y, laid.turn)) for laid in card.tiles)


def _tile(name: str, x: float, y: float, turn: float) -> Tile:
    data = TILES[name]
    middle = place(x, y)
    angle = math.radians(turn)
    match data["shape"]:
        case "circle":
            return Circle(*middle, data["r"])
        case "ellipse":
            return Ellipse(*middle, data["rx"], data["ry"], angle)
    return Rectangle(*middle, data["w"], data["h"], angle)


def stops(s: State) -> tuple[Tile, ...]:
    """The tiles that stop a move in this adventure."""
    card = s.adventure_card
    if "blocks-move" not in card.tile_rules:
        return ()
    return tuple(tile for _, tile in tiles(card))


def on_tile(s: State, ship: str, name: str = "") -> bool:
    """Whether a ship is on a tile, or on one of that name: touching is enough (RB 4.4)."""
    pose = s.sea[ship].pose
    return any(name in ("", n) and on(pose, tile) for n, tile in tiles(s.adventure_card))


def is_held(s: State, ship: str) -> bool:
    """Whether a tile keeps a ship from moving at all."""
    return "holds" in s.adventure_card.tile_rules and on_tile(s, ship)


def others(s: State, ship: str) -> tuple[Pose, ...]:
    """Where all other dice lie."""
    return tuple(other.pose for die, other in s.sea.items() if die != ship)


# -- who is who ----------------------------------------------------------------------------------


def meaning(s: State, die: str) -> Meaning:
    """What the face a non-player ship shows stands for in this adventure."""
    squadron = s.adventure_card.squadron(kind(die))
    return squadron.meaning(s.sea[die].face) if squadron is not None else Meaning()


def is_enemy(s: State, seat: int, die: str) -> bool:
    """RB 4.4: non-player ships; in Pirate Wars other players' ships too. Never an ally."""
    if owner(die) < 0:
        return die not in s.allies
    return owner(die) != seat and s.scenario == "pirate-wars"


def enemies(s: State, seat: int) -> list[str]:
    """The enemies of a seat in the box."""
    return [die for die in (*s.np_ships(), *s.player_ships()) if is_enemy(s, seat, die)]


def own_ships(s: State, seat: int) -> list[str]:
    """A seat's ships in the box."""
    return sorted(die for die in s.sea if owner(die) == seat)


def working(player: Player, do: str) -> list[str]:
    """The ready upgrades whose effect has this word; exhausted ones do nothing (RB 4.1c)."""
    return [u for u, ready in player.upgrades.items() if ready and UPGRADES[u].effect.do == do]


def usable(player: Player, upgrade: str) -> bool:
    """Whether an upgrade is there, ready, and not used yet in this adventure (RB 4.4)."""
    return player.upgrades.get(upgrade, False) and upgrade not in player.used


# -- strength ------------------------------------------------------------------------------------


def lent(s: State) -> int:
    """How many cannons the adventure lends everybody."""
    effect = s.adventure_card.effect("lend") if s.card else None
    return effect.n if effect else 0


def ready_cannons(s: State, player: Player) -> int:
    """Cannons that can be exhausted."""
    return player.ready(CANNON) + lent(s)


def owned_cannons(s: State, player: Player) -> int:
    """Cannons on the galleon, ready or not."""
    return player.parts[CANNON] + lent(s)


def cannon_strength(s: State, player: Player) -> int:
    """RB 4.5: what a cannon face is worth by cannons owned, ready or not."""
    return CANNON_STRENGTH[min(owned_cannons(s, player), len(CANNON_STRENGTH) - 1)]


def strength(s: State, die: str, against: str = "") -> int:
    """RB 4.5c: the face, the cannon table or Bombs, then bonuses, never below 1."""
    face = s.sea[die].face
    seat = owner(die)
    if seat < 0:
        value = meaning(s, die).strength or (int(face) if face.isdigit() else 1)
    elif face == "cannon":
        player = s.players[seat]
        bombs = [
            UPGRADES[u].effect.n
            for u in working(player, "strength")
            if UPGRADES[u].effect.who == "cannon"
        ]
        value = max([cannon_strength(s, player), *bombs])
    else:
        value = int(face)
    for mark in s.marks:
        if mark.word == "strength" and mark.ship == die and mark.other in ("", against):
            value += mark.n
    return max(value, 1)


# -- sinking -------------------------------------------------------------------------------------


def sink(play: Play, die: str, reason: str) -> None:
    """A ship leaves the box; a player's goes to his captain tile, to be repaired."""
    del play.s.sea[die]
    seat = owner(die)
    if seat >= 0:
        play.player(seat).lost += (die,)
        # RB 9a: one wrong for each ship, however many players have it as their trophy.
        if any(trophy.ship == die for player in play.s.players for trophy in player.trophies):
            play.player(seat).wronged += 1
    play.tell(Sunk(die, reason))


def boarders(s: State, seat: int, die: str) -> list[str]:
    """RB 4.5b: a seat's ships that touch an enemy; it is boarded if the seat sinks it, however."""
    pose = s.sea[die].pose
    return [ship for ship in own_ships(s, seat) if touching(s.sea[ship].pose, pose)]


def reward(play: Play, seat: int, die: str, how: str) -> None:
    """RB 4.5: an enemy goes on a captain tile, once per player; before it leaves the box."""
    s = play.s
    touching_it = boarders(s, seat, die)
    boarded = bool(touching_it)
    surrendered = owner(die) < 0 and meaning(s, die).has("surrender")
    extra = tuple(card for mark in s.marks for card in _extra(mark, seat, die, touching_it))
    play.player(seat).trophies += (Trophy(die, how, boarded, surrendered, extra),)
    play.tell(Rewarded(seat, die, boarded, surrendered))


def _extra(mark: Mark, seat: int, die: str, touching_it: list[str]) -> tuple[str, ...]:
    """The card, for each loot that a Black Flag or Boarding Hooks add (RB 10)."""
    flagged = mark.word == BLACK_FLAG and (mark.ship, mark.other) == (die, str(seat))
    hooked = mark.word == BOARDING_HOOKS and mark.other == die and mark.ship in touching_it
    return (mark.word,) * mark.n if flagged or hooked else ()
