"""Plays the Sea Box with a mouse, or with a finger: presses what can be seen, drags ships."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from playwright.sync_api import Page

from quarterdeck.core import Action, Position
from quarterdeck.games.rattle_battle import RattleBattlePosition, Slide
from quarterdeck.i18n import Wording
from tests.browser.blind import PATIENCE, Node
from tests.browser.sailing import Sailor, end, place, place_in

Spot = tuple[float, float]
Chart = Callable[[float, float], Spot]
"""Where a spot of the sea is on the screen."""

# The middle of a control if it can be pressed there: nothing lies over it.
MIDDLE: Final = """function () {
  this.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = this.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return this.contains(document.elementFromPoint(x, y)) ? [x, y, width] : null;
}"""
FROM_ABOVE: Final = """() => {
  const { a, d, e, f } = document.querySelector('svg.sea')?.getScreenCTM() ?? {};
  return a ? [a, d, e, f] : null;
}"""
LABEL: Final = """async () => {
  let label;
  while (!(label = document.querySelector('.label.dark.above'))) {
    await new Promise(requestAnimationFrame);
  }
  const sea = label.offsetParent.getBoundingClientRect();
  const [left, top] = [parseFloat(label.style.left), parseFloat(label.style.top)];
  const room = Math.min(left, sea.width - left);
  return [sea.left + left, sea.top + top, room, sea.left + sea.width / 2];
}"""
ABOVE: Final = 12
"""So far above the middle of a ship stands its label, in millimetres."""
WIDE: Final = 151
"""Labels keep so far from the sides of the sea, in pixels."""
LIFT: Final = 12
"""While a finger drags a ship, the ship floats so far above it."""
STEPS: Final = 4
REST: Final = 120
"""Milliseconds that a finger rests before it is lifted: it does not fling the ship."""


class Pointer(Sailor):
    """Has a mouse."""

    close = 2.5
    """A pixel is more than half a millimetre, and ships jump to what they nearly touch."""

    def __init__(self, page: Page, words: Wording) -> None:
        """Sit down at a page."""
        super().__init__(page, words)
        self.page = page

    def press(self, key: str) -> None:
        """It has no keys."""
        raise AssertionError(f"{key} is pressed")

    def choose(self, node: Node) -> None:
        """Click a control."""
        x, y, _ = self.middle(node)
        self.page.mouse.click(x, y)

    def middle(self, node: Node) -> Sequence[float]:
        """Where a control is as soon as it can be pressed, and how wide."""
        found = self._tree.send("DOM.resolveNode", {"backendNodeId": node.id})["object"]
        asked = {"objectId": found["objectId"], "functionDeclaration": MIDDLE}
        end = time.monotonic() + PATIENCE
        while True:
            told = self._tree.send("Runtime.callFunctionOn", {**asked, "returnByValue": True})
            at: list[float] | None = told["result"].get("value")
            if at:
                return at
            assert time.monotonic() < end, f"something lies over {node}"

    # -- at sea ------------------------------------------------------------------------------------

    def move(self, position: RattleBattlePosition, action: Action) -> None:
        goal = end(position, action)
        assert goal is not None
        if isinstance(action, Slide) and action.by != "sail":
            self.use(self.words.action(action))
        ship = action.ship if isinstance(action, Slide) else str(action).split()[1]
        chart, start = self.chart(position), position.state.sea[ship].pose
        self.drag(chart(start.x, start.y), chart(goal.x, goal.y))
        self.choose(self.named("Move here"))

    def shoot(self, position: RattleBattlePosition, ship: str, target: str) -> None:
        chart = self.chart(position)
        for one in (ship, target):
            pose = position.state.sea[one].pose
            self.page.mouse.click(*chart(pose.x, pose.y))
        self.choose(self.named("Fire"))

    def drag(self, start: Spot, goal: Spot) -> None:
        """From one point of the screen to another."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*goal, steps=STEPS)
        self.page.mouse.up()

    def chart(self, position: RattleBattlePosition) -> Chart:
        """How the sea lies on the screen."""
        above = self.page.evaluate(FROM_ABOVE)
        return from_above(*above) if above else self._in_depth(position)

    def _in_depth(self, position: RattleBattlePosition) -> Chart:
        """Pointing at ships in the list shows where they are, which tells the perspective."""
        seen: list[tuple[float, ...]] = []
        for node in self.look():
            where = place_in(node) if node.is_button else None
            ship = next((s for s in position.state.sea.values() if place(s.pose) == where), None)
            if ship is not None:
                self.page.mouse.move(*self.middle(node)[:2])
                seen.append((ship.pose.x, ship.pose.y + ABOVE, *self.page.evaluate(LABEL)))
        return perspective(seen)

    def slide(self, name: str, value: float) -> None:
        """Press a slider where its value is."""
        slider = self.await_node(lambda node: node.role == "slider" and node.says(name))
        x, y, width = self.middle(slider)
        least, most = {"Direction": (0, 355), "Force": (0, 1)}.get(name, (-130, 130))
        thumb = 16
        share = (value - least) / (most - least) - 0.5
        self.page.mouse.click(x + share * (width - thumb), y)


class Finger(Pointer):
    """Has a phone: taps, and drags ships that float above the finger."""

    close = 3.0

    def choose(self, node: Node) -> None:
        """Tap a control."""
        x, y, _ = self.middle(node)
        self.page.touchscreen.tap(x, y)

    def move(self, position: RattleBattlePosition, action: Action) -> None:
        ship = action.ship if isinstance(action, Slide) else str(action).split()[1]
        goal, start = end(position, action), position.state.sea[ship].pose
        assert goal is not None
        if farther := self.find("Whole sea"):
            self.choose(farther)
        self.page.touchscreen.tap(*self.chart(position)(start.x, start.y))
        chart = self.chart(position)
        self.drag(chart(start.x, start.y), chart(goal.x, goal.y - LIFT))
        self.choose(self.named("Move here"))

    def shoot(self, position: RattleBattlePosition, ship: str, target: str) -> None:
        for one in (ship, target):
            pose = position.state.sea[one].pose
            self.page.touchscreen.tap(*self.chart(position)(pose.x, pose.y))
        self.choose(self.named("Fire"))

    def drag(self, start: Spot, goal: Spot) -> None:
        self.touch("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            x, y = (a + part * (b - a) for a, b in zip(start, goal, strict=True))
            self.touch("touchMove", (x, y))
        self.page.wait_for_timeout(REST)
        self.touch("touchMove", goal)
        self.touch("touchEnd")

    def touch(self, kind: str, at: Spot | None = None) -> None:
        """What a finger does on the screen."""
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._tree.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def check_told(self, position: Position) -> None:
        """A phone has no room for the list of ships."""


def from_above(a: float, d: float, e: float, f: float) -> Chart:
    """The top view: larger, and moved."""
    return lambda x, y: (a * x + e, f - d * y)


def perspective(seen: Sequence[tuple[float, ...]]) -> Chart:
    """The sea before a camera that stands in its middle, from spots and their labels."""
    rows = np.array([[y, 1, -top * y] for _, y, _, top, *_ in seen])
    e, f, h = np.linalg.lstsq(rows, np.array([top for _, _, _, top, *_ in seen]), rcond=None)[0]
    middle = seen[0][-1]
    # Labels do not leave the sea: only those that have room stand over their ships.
    free = [(x, (left - middle) * (h * y + 1)) for x, y, left, _, room, _ in seen if room > WIDE]
    assert free, f"no label has room: {seen}"
    a = sum(x * by for x, by in free) / sum(x * x for x, _ in free)
    return lambda x, y: (middle + a * x / (h * y + 1), float((e * y + f) / (h * y + 1)))
