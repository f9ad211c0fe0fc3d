"""RB 4.3: what non-player ships do by their orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck.games.rattle_battle.dice import RANK, kind, owner
from quarterdeck.games.rattle_battle.events import Exploded, Fled, Reached, ShipMoved, Volleyed
from quarterdeck.games.rattle_battle.geometry import LONG, TIE, closest, gap, gaps, way, within
from quarterdeck.games.rattle_battle.geometry_moves import slide, slide_away
from quarterdeck.games.rattle_battle.rules.falling import redrop
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import (
    is_held,
    meaning,
    others,
    sink,
    stops,
    working,
)
from quarterdeck.games.rattle_battle.state import Mark, State

MOST_REDROPS: Final = 20
"""RB 4.3f: a die is re-dropped as often as it shows it; the limit is only against endless play."""

KINDS: Final = ("flee", "explosion", "move", "volley")
"""The order of kinds; the two moves are one kind."""


def act(play: Play) -> None:
    """All kinds in order, then re-drops."""
    for kind_ in KINDS:
        act_kind(play, kind_, sorted(play.s.sea, key=RANK.__getitem__))
    # RB 4.3f: who drops is settled now: a symbol that a re-drop turns up on another does not act.
    due = [die for die in play.s.sea if orders(play.s, die, "redrop")]
    for die in sorted(due, key=RANK.__getitem__):
        drop_again(play, die)


def act_kind(play: Play, action: str, dice: Sequence[str]) -> None:
    """Everybody of these who is ordered this, the closest pair first, measured anew each time."""
    s = play.s
    waiting = {die for die in dice if orders(s, die, action)}
    while waiting := {die for die in waiting if die in s.sea}:
        actors = sorted(waiting, key=RANK.__getitem__)
        pairs = among_themselves(action, actors) if nobody_sent(s) else closest_pairs(s, actors)
        if not pairs:
            return  # RB 4.3a: nobody is left to act against
        ACTS[action](play, pairs)
        waiting -= set(pairs)


def orders(s: State, die: str, action: str) -> bool:
    """Whether the face a ship shows orders it to do this."""
    if owner(die) >= 0 or die not in s.sea:
        return False
    means = meaning(s, die)
    if action == "move":
        return means.has("toward") or means.has("away")
    return means.has(action)


def sides(s: State) -> tuple[list[str], list[str]]:
    """Non-player ships, and those they fight: players' ships and allies."""
    return s.np_ships(), [*s.player_ships(), *s.allies_in_box()]


def nobody_sent(s: State) -> bool:
    """RB 4.1b: whether the non-player ships were dropped alone, before a fifth player's ship."""
    return not sides(s)[1] and not any(player.sent for player in s.players)


def foes(s: State, die: str) -> list[str]:
    """Whom a non-player ship acts against: an ally only non-player ships."""
    np_ships, players = sides(s)
    return np_ships if die in s.allies else players


def closest_pairs(s: State, actors: Sequence[str]) -> dict[str, list[str]]:
    """The closest pairs of acting ships and their foes: each actor with those equally far."""
    found: list[tuple[float, str, str]] = []
    for group in ([d for d in actors if d not in s.allies], [d for d in actors if d in s.allies]):
        targets = foes(s, group[0]) if group else []
        if not targets:
            continue
        matrix = gaps([s.sea[a].pose for a in group], [s.sea[t].pose for t in targets])
        found += [
            (float(matrix[row, column]), group[row], targets[column])
            for row, column in closest(matrix)
        ]
    if not found:
        return {}
    smallest = min(found)[0]
    pairs: dict[str, list[str]] = {}
    for distance, actor, target in found:
        if within(distance, smallest + TIE):
            pairs.setdefault(actor, []).append(target)
    return pairs


def among_themselves(action: str, actors: Sequence[str]) -> dict[str, list[str]]:
    """RB 4.1b: alone in the box they flee and explode, all at once; nothing else has an aim."""
    return {die: [] for die in actors} if action in ("flee", "explosion") else {}


# -- the kinds -----------------------------------------------------------------------------------

Pairs = dict[str, list[str]]


def flee(play: Play, pairs: Pairs) -> None:
    """They leave the box."""
    for die, targets in pairs.items():
        target = targets[0] if targets else ""
        play.tell(Fled(die, target, distance(play.s, die, target) if target else 0.0))
        del play.s.sea[die]


def explode(play: Play, pairs: Pairs) -> None:
    """They take the n closest ships along; all of them sink before anything else happens."""
    s = play.s
    doomed: list[str] = []
    for die in pairs:
        reached = blast(s, die)
        sunk = tuple(ship for ship, _ in reached if not is_shielded(s, ship))
        play.tell(Exploded(die, blast_size(s, die), reached, sunk))
        doomed += [ship for ship in sunk if ship not in doomed]
    for die in pairs:
        if die not in doomed:
            doomed.append(die)
    for ship in doomed:
        sink(play, ship, "explosion")


def blast_size(s: State, die: str) -> int:
    """How many ships an Explosion reaches: printed, or the number shown."""
    what = next(o.what for o in meaning(s, die).orders if o.action == "explosion")
    return int(s.sea[die].face if what == "face" else what)


def blast(s: State, die: str) -> tuple[Reached, ...]:
    """RB 4.3b: the n closest ships, all tied for the last place with them; not the die itself."""
    squadron = s.adventure_card.squadron(kind(die))
    only_players = squadron is not None and squadron.sinks == "players"
    near = sorted(
        (distance(s, die, ship), RANK[ship], ship)
        for ship in s.sea
        if ship != die and not (only_players and owner(ship) < 0)
    )
    size = blast_size(s, die)
    if not near or size == 0:
        return ()
    limit = near[min(size, len(near)) - 1][0] + TIE
    return tuple(Reached(ship, far) for far, _, ship in near if within(far, limit))


def is_shielded(s: State, ship: str) -> bool:
    """Whether a Reinforced Hull protects a ship."""
    return owner(ship) >= 0 and bool(working(s.players[owner(ship)], "shield"))


def move(play: Play, pairs: Pairs) -> None:
    """They slide towards a ship or away from one."""
    s = play.s
    for die in pairs:
        order = next(o for o in meaning(s, die).orders if o.action in ("toward", "away"))
        target = aim(s, die, wanted=order.what == "wanted")
        start, there = s.sea[die].pose, s.sea[target].pose
        before = gap(start, there)
        end = start
        if not is_held(s, die):
            run = slide if order.action == "toward" else slide_away
            end = run(start, there, LONG, others(s, die), stops(s))
        s.sea[die] = s.sea[die]._replace(pose=end)
        play.tell(ShipMoved(die, end, way(start, end), order.action, target, before))


def aim(s: State, die: str, *, wanted: bool) -> str:
    """RB 4.3c, d: the closest foe; of equal ones the first from the Baron, then by number."""
    targets = foes(s, die)
    hunted = [ship for ship in targets if owner(ship) == s.wanted >= 0]
    if wanted and hunted:
        targets = hunted
    return nearest(s, die, targets)[0]


def volley(play: Play, pairs: Pairs) -> None:
    """They sink the closest ships; together if equally far."""
    s = play.s
    doomed: list[str] = []
    for die, targets in pairs.items():
        hit = dict.fromkeys(ship for target in targets for ship in redirect(s, die, target))
        spared = tuple(target for target in targets if target not in hit)
        play.tell(Volleyed(die, tuple(hit), distance(s, die, targets[0]), spared))
        doomed += [ship for ship in hit if ship not in doomed]
    for ship in doomed:
        sink(play, ship, "volley")


def redirect(s: State, die: str, target: str) -> list[str]:
    """RB 4.3g, 10: a Reinforced Hull sends a Volley to the next closest, once; to all equally far.

    Without any other ship it hits the one that has the hull.
    """
    rest = [ship for ship in foes(s, die) if ship != target]
    if not rest or not is_shielded(s, target):
        return [target]
    return nearest(s, die, rest)


ACTS: Final[dict[str, Callable[[Play, Pairs], None]]] = {
    "flee": flee,
    "explosion": explode,
    "move": move,
    "volley": volley,
}


def drop_again(play: Play, die: str) -> None:
    """RB 4.3f: a re-drop after all Volleys; its own new symbol acts at once."""
    s = play.s
    while orders(s, die, "redrop") and (sides(s)[1] or nobody_sent(s)):
        if sum(mark.word == "redrop" and mark.ship == die for mark in s.marks) == MOST_REDROPS:
            return
        s.marks += (Mark("redrop", die),)
        redrop(play, die, "redrop")
        for kind_ in KINDS:
            act_kind(play, kind_, [die])


def nearest(s: State, die: str, ships: Sequence[str]) -> list[str]:
    """The closest of some ships, and those equally far."""
    far = {ship: distance(s, die, ship) for ship in ships}
    limit = min(far.values()) + TIE
    return [ship for ship in ships if within(far[ship], limit)]


def distance(s: State, a: str, b: str) -> float:
    """The gap of two ships in the box."""
    return gap(s.sea[a].pose, s.sea[b].pose)
