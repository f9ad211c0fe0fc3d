"""RB 4.5: the closest pairs fight until one side is gone."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.core import Script
from quarterdeck.games.rattle_battle.dice import kind, owner
from quarterdeck.games.rattle_battle.events import Bout, Fought
from quarterdeck.games.rattle_battle.geometry import ROUNDING, TIE, gap, gaps, within
from quarterdeck.games.rattle_battle.rules.np import act
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.rules.sea import reward, sink, strength
from quarterdeck.games.rattle_battle.rules.sending import enter
from quarterdeck.games.rattle_battle.state import State, Task


def np_phase(play: Play, task: Task) -> None:
    """RB 4.3: a duel if the card has one, then what non-player ships do."""
    enter(play, "np")
    duel(play)
    act(play)


def duel(play: Play) -> None:
    """Time to Plunder: a die fights the Wanted's closest ship within reach; all equally far."""
    s = play.s
    effect = s.adventure_card.effect("duel")
    if effect is None:
        return
    hunted = [ship for ship in s.player_ships() if owner(ship) == s.wanted]
    for die in [die for die in s.np_ships() if kind(die) == effect.kind]:
        far = {ship: gap(s.sea[die].pose, s.sea[ship].pose) for ship in hunted if ship in s.sea}
        limit = min(effect.reach, min(far.values(), default=0.0) + TIE)
        near = [(die, ship, gap_) for ship, gap_ in far.items() if within(gap_, limit)]
        if near:
            fight(play, near, "duel")


def battle(play: Play, task: Task) -> None:
    """The phase, if anybody is left to fight (RB 4.3a)."""
    if play.s.player_ships():
        enter(play, "battle")
        fight_out(play)


def forecast(s: State) -> list[Fought]:
    """The battle as it would be if nobody did anything any more: no chance is in it."""
    if not s.player_ships():
        return []
    play = Play(s.copy(), Script(()))
    fight_out(play)
    return [event for event in play.events if isinstance(event, Fought)]


def fight_out(play: Play) -> None:
    """The closest pairs, again and again; nobody moves, so all gaps are measured once."""
    s = play.s
    pairs = hostile_pairs(s)
    while pairs:
        limit = pairs[0][0] + TIE + ROUNDING  # ties do not chain (RB 4.4d)
        nearest = [pair for pair in pairs if pair[0] <= limit]
        fight(play, [(*_sides(s, a, b), far) for far, a, b in nearest], "battle")
        pairs = [pair for pair in pairs if pair[1] in s.sea and pair[2] in s.sea]


def hostile_pairs(s: State) -> list[tuple[float, str, str]]:
    """All pairs of ships that fight, the closest first, of equals those first in the box.

    Non-player ships fight players and allies (RB 4.5d). In a free-for-all, a table option of
    Pirate Wars, players fight each other too.
    """
    ships = list(s.sea)
    np = [i for i, die in enumerate(ships) if owner(die) < 0 and die not in s.allies]
    rest = [i for i in range(len(ships)) if i not in np]
    poses = [ship.pose for ship in s.sea.values()]
    matrix = gaps([poses[i] for i in np], [poses[i] for i in rest]).tolist() if np and rest else []
    pairs = [
        (far, min(i, j), max(i, j))
        for i, row in zip(np, matrix, strict=bool(rest))
        for j, far in zip(rest, row, strict=True)
    ]
    if free_for_all(s):
        players = [i for i in rest if owner(ships[i]) >= 0]
        pairs += [
            (gap(poses[i], poses[j]), i, j)
            for i in players
            for j in players
            if i < j and owner(ships[i]) != owner(ships[j])
        ]
    return [(far, ships[i], ships[j]) for far, i, j in sorted(pairs)]


def free_for_all(s: State) -> bool:
    """Whether players' ships fight each other."""
    return s.scenario == "pirate-wars" and s.on("free_for_all")


def _sides(s: State, a: str, b: str) -> tuple[str, str]:
    """The non-player ship first, if there is one."""
    return (b, a) if owner(b) < 0 and b not in s.allies else (a, b)


def fight(play: Play, pairs: Sequence[tuple[str, str, float]], reason: str) -> None:
    """RB 4.5a: compare all pairs at once, each by itself; then all losers sink."""
    s = play.s
    bouts = [
        Bout(enemy, ship, far, strength(s, enemy, ship), strength(s, ship, enemy))
        for enemy, ship, far in pairs
    ]
    beaten: dict[str, list[str]] = {}
    for bout in bouts:
        if bout.enemy_strength <= bout.strength:
            beaten.setdefault(bout.enemy, []).append(bout.ship)
        if bout.strength <= bout.enemy_strength:
            beaten.setdefault(bout.ship, []).append(bout.enemy)
    play.tell(Fought(tuple(bouts), tuple(beaten)))
    for loser, victors in beaten.items():
        for seat in dict.fromkeys(owner(victor) for victor in victors if owner(victor) >= 0):
            reward(play, seat, loser, "battle")
    for loser in beaten:
        sink(play, loser, reason)
