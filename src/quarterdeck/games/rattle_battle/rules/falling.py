"""RB 4.2: dice that fall into the box."""

from __future__ import annotations

from quarterdeck.games.rattle_battle.actions import Throw
from quarterdeck.games.rattle_battle.dice import faces
from quarterdeck.games.rattle_battle.drop.fall import Fall
from quarterdeck.games.rattle_battle.events import Bang, Dropped, Lying
from quarterdeck.games.rattle_battle.falls import Falling
from quarterdeck.games.rattle_battle.rules.play import Play
from quarterdeck.games.rattle_battle.state import Ship, State


def fall(
    play: Play,
    dice: tuple[str, ...],
    reason: str,
    *,
    again: bool = False,
    thrown: Throw | None = None,
) -> Fall:
    """Drop or throw dice among those that lie in the box; what they push or turn stays so."""
    s = play.s
    lying = list(s.sea)
    resting = [(s.sea[die].pose, s.sea[die].side) for die in lying]
    pooled = s.options["drops"] == "pool"
    fallen = play.draw(Falling(len(dice), resting, again=again, thrown=thrown, pooled=pooled))
    for index, die in enumerate((*lying, *dice)):
        if index in fallen.out:
            s.sea.pop(die, None)
        else:
            side = fallen.faces[index]
            s.sea[die] = Ship(fallen.poses[index], faces(die)[side], side)
    order = (*lying, *dice)
    bangs = tuple(
        Bang(frame, tuple(order[i] for i in leaning)) for frame, leaning in fallen.bangs().items()
    )
    play.tell(Dropped(reason, dice, in_box(s), order, fallen.frames, bangs))
    return fallen


def redrop(play: Play, die: str, reason: str) -> None:
    """RB 4.3f: one die is taken out and dropped again."""
    del play.s.sea[die]
    fall(play, (die,), reason, again=True)


def in_box(s: State) -> tuple[Lying, ...]:
    """Everything in the box."""
    return tuple(Lying(die, *ship) for die, ship in s.sea.items())
