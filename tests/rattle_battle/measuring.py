"""What the rules measure, for the page's own ruler to be held against.

``python -m tests.rattle_battle.measuring`` writes it as JSON, for web/tests/unit/ruler.test.ts.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from itertools import chain

from quarterdeck.core import Dealer, FastSeed, Generator, Match
from quarterdeck.core.game import Plain, plain
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.actions import Slides
from quarterdeck.games.rattle_battle.cards import ADVENTURES
from quarterdeck.games.rattle_battle.dice import ALL_DICE, owner
from quarterdeck.games.rattle_battle.drop import pooled_drop
from quarterdeck.games.rattle_battle.drop.fall import unpack
from quarterdeck.games.rattle_battle.geometry import (
    BOX,
    LONG,
    SHORT,
    TOUCH,
    Pose,
    gap,
    gap_measure,
    nearest_points,
    overlap,
    touching,
    within,
)
from quarterdeck.games.rattle_battle.geometry_moves import (
    Reach,
    free_spot_near,
    is_free,
    slide,
    slide_away,
    slide_to,
)
from quarterdeck.games.rattle_battle.observation import observe
from quarterdeck.games.rattle_battle.rules.battle import battle
from quarterdeck.games.rattle_battle.rules.moving import spot_around
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import tiles
from quarterdeck.games.rattle_battle.state import Mark, Ship, State, Task
from quarterdeck.games.rattle_battle.tiles_geometry import (
    Tile,
    enters,
    fire_crosses,
    on,
    path_crosses,
    tile_gap,
)
from tests.goldens import read, records
from tests.rattle_battle.playing import positions as played

POSITIONS = 10_000
LIMITS = (SHORT, LONG, 2 * LONG)
"""The ways a sail or a card can go."""
EDGES = (TOUCH, SHORT, LONG)
HARDLY = (0.0, 1e-5, -1e-5)
"""How far off a limit dice are put: what floating point is forgiven is a tenth of it."""
HANDY = ("drill", "turbine", "parrot", "super-cannon")
LAID = tuple(card.id for card in ADVENTURES.values() if card.tiles)


def everything() -> dict[str, Plain]:
    """All answers, the same each time."""
    at_sea = list(seas())
    lots = FastSeed(2).generator(0)
    return {
        "positions": [position(FastSeed(1).generator(n), n) for n in range(POSITIONS)],
        "films": list(films()),
        "battles": [fought(at.state.copy(), lots) for at in at_sea for _ in range(3)],
        "turns": [turn(at) for at in at_sea],
    }


# -- places --------------------------------------------------------------------------------------


def position(rng: Generator, n: int) -> Plain:
    """Dice that fell, often with one slid up to another, and all that can be measured of it."""
    poses = list(pooled_drop(2 + n % 5, rng).poses)
    card = LAID[n // 4 % len(LAID)] if n % 4 == 0 else ""
    laid = tuple(tile for _, tile in tiles(ADVENTURES[card])) if card else ()
    if n % 3 == 0:  # as it is after a move that ended touching
        poses[0] = slide(poses[0], poses[1], 2 * BOX, poses[1:])
    if n % 7 == 0:  # and where walls are parallel
        poses[1] = free_spot_near(poses[1]._replace(angle=poses[0].angle), [poses[0], *poses[2:]])
    if n % 6 == 1:  # at a limit of the rules, or hardly above or below it
        at_limit = parted(poses[0], poses[1], rng.choice(EDGES) + rng.choice(HARDLY))
        poses[0] = at_limit if is_free(at_limit, poses[1:]) else poses[0]
    die, target, rest = poses[0], poses[1], tuple(poses[1:])
    limit = LIMITS[n % 3]
    aim = Pose((rng.random() - 0.5) * BOX, (rng.random() - 0.5) * BOX)
    spots = list(tried(rng, die, rest, limit))
    where = Reach(die, limit, rest, laid)
    return plain(
        {
            "poses": [tuple(pose) for pose in poses],
            "card": card,
            "limit": limit,
            "aim": (aim.x, aim.y),
            "gaps": [gap(die, other) for other in rest],
            "measure": gap_measure(die, target, limit),
            "near": [yes_or_no(*nearness(die, other)) for other in rest],
            "tiles": [tile_gap(die, tile) for tile in laid],
            "over": [yes_or_no(*relation(die, target, tile)) for tile in laid],
            "towards": slide(die, target, limit, rest, laid),
            "away" if n % 2 else "to": slide_away(die, target, limit, rest, laid)
            if n % 2
            else slide_to(die, aim.x, aim.y, limit, rest, laid),
            "touch": touch_way(poses, limit, laid) if n % 4 < 2 else "not asked",
            "spots": [(spot.x, spot.y) for spot in spots],
            "reached": yes_or_no(*(spot in where for spot in spots)),
            "free": yes_or_no(*(is_free(spot, rest) for spot in spots)),
        }
    )


def parted(die: Pose, other: Pose, far: float) -> Pose:
    """A die slid along its gap to another until they are so far apart."""
    start, end = nearest_points(die, other)
    now = gap(die, other)
    share = (now - far) / now if now else 0.0
    return die.moved(die.x + share * (end.x - start.x), die.y + share * (end.y - start.y))


def yes_or_no(*answers: bool) -> str:
    """Answers, a letter each."""
    return "".join("y" if answer else "n" for answer in answers)


def nearness(die: Pose, other: Pose) -> Iterator[bool]:
    """What the rules ask of two dice."""
    yield overlap(die, other)
    yield touching(die, other)
    yield within(gap(die, other), SHORT)
    yield within(gap(die, other), LONG)


def relation(die: Pose, target: Pose, tile: Tile) -> Iterator[bool]:
    """What the rules ask of a die, a tile, and a way or a shot to another die."""
    yield on(die, tile)
    yield path_crosses(die, target, tile)
    yield enters(die, target, tile)
    yield fire_crosses(die, target, tile)


def touch_way(poses: list[Pose], limit: float, laid: tuple[Tile, ...]) -> float | None:
    """How far the first die goes to touch the second; spots equally far are alike."""
    s = State(options={}, players=[])
    s.sea = {die: Ship(pose, "1", 0) for die, pose in zip(ALL_DICE, poses, strict=False)}
    found = spot_around(s, ALL_DICE[0], ALL_DICE[1], limit, laid)
    return None if found is None else math.dist(found[:2], poses[0][:2])


def tried(rng: Generator, die: Pose, rest: tuple[Pose, ...], limit: float) -> Iterator[Pose]:
    """Spots to ask for: near, at the limit and around it, on other dice, and just touching one."""
    for share in (rng.random(), 1.0, 0.99 + rng.random() / 50):
        turn = math.tau * rng.random()
        x, y = share * limit * math.cos(turn), share * limit * math.sin(turn)
        yield die.moved(die.x + x, die.y + y)
    other = rest[rng.below(len(rest))]
    yield die.moved(other.x + 24 * (rng.random() - 0.5), other.y + 24 * (rng.random() - 0.5))
    yield slide(die, other, limit)


# -- films ---------------------------------------------------------------------------------------


def films() -> Iterator[Plain]:
    """Falls of golden games, as they are packed and as they are."""
    for path in records("rattle-battle"):
        match = Match.resume(RATTLE_BATTLE, read(path))
        told = chain.from_iterable(step.events for step in match.steps)
        for fall in (event for event in told if isinstance(event, e.Dropped)):
            film = unpack(fall.frames, len(fall.order)).tolist()
            yield plain({"frames": fall.frames, "film": film, "lying": fall.lying})


# -- battles and moves -----------------------------------------------------------------------------


def seas() -> Iterator[RattleBattlePosition]:
    """Positions with ships in the box, from golden games and from some that lots decide."""
    golden = (
        match.position
        for path in records("rattle-battle")
        for match in Match.replay(RATTLE_BATTLE, read(path))
    )
    lots = (
        played(3, 1, scenario="pirate-wars", free_for_all="on"),
        played(4, 2, scenario="norrington", crew_pack="on"),
        played(2, 3, scenario="introductory", extra_starters="on"),
    )
    for at in chain(golden, *lots):
        assert isinstance(at, RattleBattlePosition)
        if at.state.phase == "actions" and at.state.sea and at.to_act():
            yield at.copy()


def fought(s: State, lots: Generator) -> Plain:
    """The ships in the box, and how the rules would let them fight; some with bonuses."""
    s.marks += tuple(bonuses(list(s.sea), lots))
    seen = observe(s, None)
    play = Play(s, Dealer(FastSeed(1)))
    battle(play, Task("battle"))
    told = {
        name: [event for event in play.events if isinstance(event, kind)]
        for name, kind in (("fought", e.Fought), ("rewarded", e.Rewarded))
    }
    return plain({"options": seen.options, "sea": seen.sea, **told})


def bonuses(ships: list[str], lots: Generator) -> Iterator[Mark]:
    """Strength from cards: as a Ballista or a Crow's Nest gives it, and that and a Ram together."""
    for ship in ships:
        match lots.below(4):
            case 0:
                yield Mark("strength", ship, "", lots.choice((-1, 1, 2)))
            case 1 if owner(ship) >= 0:
                yield Mark("strength", ship, "", -1)
                yield from (Mark("strength", ship, other, 2) for other in ships)


def turn(at: RattleBattlePosition) -> Plain:
    """What a player sees and may do who has every card that moves a ship, and one that shoots."""
    seat = at.to_act()[0]
    at.state.players[seat].upgrades |= dict.fromkeys(HANDY, True)
    choices = at.legal(seat)
    slides = [several for several in choices.ranges if isinstance(several, Slides)]
    listed = [str(action) for action in choices.actions]
    return plain({"seen": at.observe(seat), "slides": slides, "listed": listed})


if __name__ == "__main__":
    json.dump(everything(), sys.stdout, separators=(",", ":"))
