"""RB 4.4, Move: straight slides, with a sail or by a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from quarterdeck.core import Action, Refusal
from quarterdeck.games.rattle_battle.actions import Command, Slide, Slides, crosses
from quarterdeck.games.rattle_battle.cards import UPGRADES
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.events import CardUsed, PartExhausted, ShipMoved
from quarterdeck.games.rattle_battle.geometry import (
    DIE,
    LONG,
    TOUCH,
    Pose,
    gap_measure,
    inside,
    overlap,
    touching,
    way,
    way_measure,
    within,
)
from quarterdeck.games.rattle_battle.geometry_moves import slide, touch_spots
from quarterdeck.games.rattle_battle.refusals import refuse, too_far
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import (
    SAIL,
    enemies,
    is_enemy,
    is_held,
    others,
    own_ships,
    reward,
    sink,
    stops,
    strength,
    usable,
)
from quarterdeck.games.rattle_battle.rules.sending import exhaust_upgrade
from quarterdeck.games.rattle_battle.state import Landed, Player, State
from quarterdeck.games.rattle_battle.tiles_geometry import Tile, enters

SUPER_SAIL, DRILL = "super-sail", "drill"
WIDEST = DIE * 1.5
"""More than the middles of two dice that touch can be apart."""


def sail_reach(player: Player) -> float:
    """How far a Move with a sail can go: with a Super Sail farther."""
    return UPGRADES[SUPER_SAIL].effect.reach if usable(player, SUPER_SAIL) else LONG


def may_sail(s: State, player: Player) -> Refusal | None:
    """Why no Move with a sail is possible at all, or None."""
    allowed = s.adventure_card.actions
    if allowed is not None and "move" not in allowed:
        return refuse("no-such-action", "there is no Move in this adventure", action="move")
    if s.acted:
        return refuse("has-acted", "one action a turn")
    if player.ready(SAIL) < 1:
        return refuse("no-sail", "no sail is ready")
    return None


def slides(s: State, by: str, ship: str, limit: float) -> Slides:
    """Where a ship may go, with a sail or by a card."""
    tiles = stops(s)
    lying = tuple((die, other.pose) for die, other in s.sea.items() if die != ship)
    return Slides(
        by, ship, s.sea[ship].pose, limit, tuple(range(len(tiles))), lying=lying, tiles=tiles
    )


# -- what is possible ----------------------------------------------------------------------------


def considered(s: State, seat: int) -> Iterable[Action]:
    """Sailing to where a ship touches an enemy that is not out of reach."""
    if may_sail(s, s.players[seat]):
        return
    limit, targets = sail_reach(s.players[seat]), enemies(s, seat)
    for ship in own_ships(s, seat):
        for enemy in targets:
            if is_near(s, ship, enemy, limit):
                yield Command("move", (ship, "touch", enemy))


def ranges(s: State, seat: int) -> tuple[Slides, ...]:
    """All other moves with a sail, plain and with the Drill."""
    player = s.players[seat]
    if may_sail(s, player):
        return ()
    limit = sail_reach(player)
    free = [ship for ship in own_ships(s, seat) if not is_held(s, ship)]
    found = [slides(s, "sail", ship, limit) for ship in free]
    if usable(player, DRILL):
        found += [
            replace(
                slides(s, "sail", ship, limit),
                stops=(),
                tiles=(),
                under=drillable(s, ship),
                drill=True,
            )
            for ship in own_ships(s, seat)
        ]
    return tuple(found)


def drillable(s: State, ship: str) -> tuple[str, ...]:
    """The weaker non-player ships a Drill could sink."""
    mine = strength(s, ship)
    return tuple(die for die in s.np_ships() if strength(s, die) < mine)


def is_near(s: State, ship: str, target: str, limit: float) -> bool:
    """Whether a ship could touch another at all, if nothing were in its way."""
    return way(s.sea[ship].pose, s.sea[target].pose) <= limit + WIDEST


def touch_spot(s: State, ship: str, target: str, limit: float) -> Pose | None:
    """Where a ship goes to touch another: straight there, or to the nearest spot around it."""
    return None if is_held(s, ship) else spot_around(s, ship, target, limit, stops(s))


def spot_around(
    s: State, ship: str, target: str, limit: float, tiles: Sequence[Tile]
) -> Pose | None:
    """The same, if only these tiles stopped it."""
    start, there = s.sea[ship].pose, s.sea[target].pose
    if not is_near(s, ship, target, limit):
        return None
    # Only what lies around the target can be in the way of ending there.
    near = [pose for pose in others(s, ship) if way(pose, there) < 2 * WIDEST]
    straight = slide(start, there, limit, near, tiles)
    if touching(straight, there):
        return straight
    spots = touch_spots(start, there, limit, near, tiles)
    return spots[0] if spots else None


def refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why a Move with a sail is not possible, or None."""
    player = s.players[seat]
    match action:
        case Slide(ship=ship) | Command("move", (ship, "touch", _)):
            refused = may_sail(s, player) or not_own(s, seat, ship)
            if refused:
                return refused
        case _:
            return refuse("unclear", "a Move names a ship, and a spot or a ship to touch")
    limit = sail_reach(player)
    if isinstance(action, Slide):
        if action.drill is not None:
            return drill_refusal(s, player, action, limit)
        return spot_refusal(s, ship, action.x, action.y, limit)
    target = action.words[2]
    if target not in s.sea or target == ship:
        return refuse("not-in-box", "{ship} is not in the box", ship=target)
    return idle_refusal(s, seat, ship, target) or touch_refusal(s, ship, target, limit)


def idle_refusal(s: State, seat: int, ship: str, target: str) -> Refusal | None:
    """RB 4.4h: why it makes no sense to go and touch a ship that is touched already, or None.

    Only a Ram asks for a Move that ends touching, and is content with one of 0 mm.
    """
    if not touching(s.sea[ship].pose, s.sea[target].pose):
        return None
    player = s.players[seat]
    rams = (card for card in player.upgrades if UPGRADES[card].effect.who == "rammed")
    if is_enemy(s, seat, target) and any(usable(player, card) for card in rams):
        return None
    text = "{ship} touches {target} already: 0 mm for a sail, and no Ram is ready"
    refused = refuse("touches-already", text, ship=ship, target=target)
    return replace(refused, measure=gap_measure(s.sea[ship].pose, s.sea[target].pose, TOUCH))


def touch_refusal(s: State, ship: str, target: str, limit: float) -> Refusal | None:
    """Why a ship cannot go and touch another, or None; the shortest way there is the gap."""
    if is_held(s, ship):
        return refuse("held", "a ship on a tile cannot move here")
    bars = stops(s)
    if spot_around(s, ship, target, limit, bars) is not None:
        return None
    measure = gap_measure(s.sea[ship].pose, s.sea[target].pose, limit)
    if not within(measure.length, limit):
        return too_far("move-too-far", measure)
    if bars and spot_around(s, ship, target, limit, ()) is not None:
        return refuse("tile-in-the-way", "a tile is in the way")
    return too_far("cannot-touch", measure)


def not_own(s: State, seat: int, ship: str) -> Refusal | None:
    """A ship must be one's own and in the box."""
    if ship not in s.sea:
        return refuse("not-in-box", "{ship} is not in the box", ship=ship)
    if owner(ship) != seat:
        return refuse("not-your-ship", "{ship} is not your ship", ship=ship)
    return None


def spot_refusal(s: State, ship: str, x: float, y: float, limit: float) -> Refusal | None:
    """Why a ship cannot slide to a spot (RB 4.4c), or None."""
    start = s.sea[ship].pose
    spot = start.moved(x, y)
    if is_held(s, ship):
        return refuse("held", "a ship on a tile cannot move here")
    if any(enters(start, spot, tile) for tile in stops(s)):
        return refuse("tile-in-the-way", "the way leads over a tile")
    return end_refusal(s, start, spot, limit, others(s, ship))


def end_refusal(
    s: State, start: Pose, spot: Pose, limit: float, obstacles: Iterable[Pose]
) -> Refusal | None:
    """Why a slide cannot end somewhere."""
    if not within(way(start, spot), limit):
        return too_far("move-too-far", way_measure(start, spot, limit))
    if not inside(spot):
        return refuse("outside", "the ship would not lie in the box")
    if any(overlap(spot, other) for other in obstacles):
        return refuse("occupied", "another ship lies there")
    return None


def drill_refusal(s: State, player: Player, action: Slide, limit: float) -> Refusal | None:
    """RB 10: through tiles, and through one weaker non-player ship."""
    if not usable(player, DRILL):
        return refuse("not-ready", "{card} is not ready", card=DRILL)
    start = s.sea[action.ship].pose
    spot = start.moved(action.x, action.y)
    if action.drill:
        if action.drill not in drillable(s, action.ship):
            return refuse("not-weaker", "{ship} is no weaker non-player ship", ship=action.drill)
        if not crosses(start, spot, s.sea[action.drill].pose):
            return refuse("not-crossed", "the way does not cross {ship}", ship=action.drill)
    rest = [o.pose for die, o in s.sea.items() if die not in (action.ship, action.drill)]
    return end_refusal(s, start, spot, limit, rest)


# -- doing it ------------------------------------------------------------------------------------


def take(play: Play, seat: int, action: Action) -> None:
    """Exhaust a sail and slide; a Super Sail only where it is needed."""
    s, player = play.s, play.player(seat)
    drill: str | None = None
    target = ""
    if isinstance(action, Slide):
        ship, drill = action.ship, action.drill
        spot = s.sea[ship].pose.moved(action.x, action.y)
    else:
        assert isinstance(action, Command)
        ship, _, target = action.words
        found = touch_spot(s, ship, target, sail_reach(player))
        assert found is not None
        spot = found
    s.acted = True
    player.spent[SAIL] += 1
    play.tell(PartExhausted(seat, "sail", 1))
    if not within(way(s.sea[ship].pose, spot), LONG):
        wear_upgrade(play, seat, SUPER_SAIL)
    if drill is not None:
        wear_upgrade(play, seat, DRILL)
    slide_ship(play, seat, ship, spot, "sail", target)
    if drill:
        reward(play, seat, drill, DRILL)
        sink(play, drill, DRILL)


def wear_upgrade(play: Play, seat: int, card: str, ships: tuple[str, ...] = ()) -> None:
    """Use an upgrade: it is exhausted, or spent for this adventure (RB 4.4)."""
    play.player(seat).used += (card,)
    play.tell(CardUsed(seat, card, ships))
    if UPGRADES[card].used == "exhaust":
        exhaust_upgrade(play, seat, card)


def slide_ship(play: Play, seat: int, ship: str, spot: Pose, reason: str, target: str = "") -> None:
    """A ship slides to a spot; if it is one's own, it has ended a Move there."""
    s = play.s
    start = s.sea[ship]
    s.sea[ship] = start._replace(pose=spot)
    if owner(ship) == seat:
        before = tuple(landed for landed in s.moved if landed.ship != ship)
        s.moved = (*before, Landed(ship, touched_at(s, seat, spot)))
    play.tell(ShipMoved(ship, spot, way(start.pose, spot), reason, target, seat=seat))


def touched_at(s: State, seat: int, spot: Pose) -> tuple[str, ...]:
    """The enemies that a ship at a spot touches."""
    near = (enemy for enemy in enemies(s, seat) if way(s.sea[enemy].pose, spot) < WIDEST)
    return tuple(enemy for enemy in near if touching(s.sea[enemy].pose, spot))
