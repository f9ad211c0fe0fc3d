"""Where ships may go is a region; these are the spots in it that are worth a thought."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from quarterdeck.core import Action, Choices
from quarterdeck.games.rattle_battle.actions import Command, Slide, Slides
from quarterdeck.games.rattle_battle.dice import owner
from quarterdeck.games.rattle_battle.geometry import WALL, Pose, reach
from quarterdeck.games.rattle_battle.rules.moving import touch_spot
from quarterdeck.games.rattle_battle.rules.sea import enemies
from quarterdeck.games.rattle_battle.state import State

DIRECTIONS: Final = 6
NEARLY: Final = 0.98
"""Of the reach, so that rounding does not put a spot out of it."""
NO_THOUGHT: Final = ("discard",)


def candidates(s: State, seat: int, choices: Choices) -> list[Action]:
    """What is listed, and a few spots of each range."""
    found = [
        action
        for action in choices.actions
        if not (isinstance(action, Command) and action.verb in NO_THOUGHT)
    ]
    for several in choices.ranges:
        if isinstance(several, Slides):
            found.extend(spots(s, seat, several))
    return found


def spots(s: State, seat: int, slides: Slides) -> Iterator[Slide]:
    """As far as it goes in some directions; with a card also to where it touches an enemy."""
    start, limit = slides.start, slides.limit
    drill = "" if slides.drill else None
    for step in range(DIRECTIONS):
        turn = math.tau * step / DIRECTIONS
        spot = clipped(start, limit * NEARLY * math.cos(turn), limit * NEARLY * math.sin(turn))
        slide = Slide(slides.by, slides.ship, spot.x, spot.y, drill)
        if slide in slides:
            yield slide
    if slides.by == "sail":  # to touch somebody with a sail is listed
        for name, pose in slides.victims():
            through = Slide(slides.by, slides.ship, pose.x, pose.y, name)
            if through in slides:
                yield through
        return
    targets = enemies(s, seat) if owner(slides.ship) == seat else ()
    for enemy in targets:
        found = touch_spot(s, slides.ship, enemy, limit)
        if found is not None:
            slide = Slide(slides.by, slides.ship, found.x, found.y)
            if slide in slides:
                yield slide


def clipped(start: Pose, x: float, y: float) -> Pose:
    """A spot so far away, or as far as the walls allow."""
    wall = WALL - reach(start.angle)
    share = 1.0
    for at, by in ((start.x, x), (start.y, y)):
        if by and abs(at + by) > wall:  # a ship at a wall may be beyond it by a rounding
            share = min(share, max((wall - math.copysign(1.0, by) * at) / abs(by), 0.0))
    return start.moved(round(start.x + share * x, 2), round(start.y + share * y, 2))
