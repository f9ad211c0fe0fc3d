"""How a blind player carries out an action: by words where there is a button, at sea by keys."""

from __future__ import annotations

import math
import re
from typing import Final

from quarterdeck.core import Action, Position
from quarterdeck.games.rattle_battle import Command, RattleBattlePosition, Slide, Throw
from quarterdeck.games.rattle_battle.geometry import WALL, Pose
from quarterdeck.games.rattle_battle.rules.moving import touch_spot
from quarterdeck.i18n import Wording
from tests.browser.blind import Blind, Node, spoken

CLOSE: Final = 1.0
"""Millimetres: arrows move a ship by one, so a spot is met as nearly as this."""
FAR: Final = 10
"""How many of them it goes with Shift."""
PLACE: Final = re.compile(r"(\d+) across, (\d+) down")
SLIDERS: Final = ("From the left", "From below", "Direction", "Force")


def carry_out(blind: Blind, words: Wording, position: Position, action: Action) -> None:
    """Do what a bot would do, by what the tree says."""
    match position, action:
        case RattleBattlePosition(), Command("move", (ship, "touch", target)):
            choose_ship(blind, position, ship, "Move")
            touch(blind, position, target)
            blind.confirm("Move here")
        case RattleBattlePosition(), Command("shoot", (ship, target, *_)):
            choose_ship(blind, position, ship, "Shot")
            look_at(blind, position, target)
            blind.confirm("Fire")
        case RattleBattlePosition(), Slide(by, ship, x, y):
            if by == "sail":
                choose_ship(blind, position, ship, "Move")
            else:
                use(blind, words.action(action))
            steer(blind, position.state.sea[ship].pose, x, y)
            blind.confirm("Move here")
        case RattleBattlePosition(), Command("use" | "store"):
            use(blind, words.action(action))
        case _, Command("send", (_, *captain)):
            led = blind.find("With the captain") or blind.find("Without the captain")
            if led is not None and led.pressed != bool(captain):
                blind.choose(led)
            blind.choose(blind.named(words.action(action)))
        case _, Throw(_, x, y, degrees, force):
            for name, value in zip(SLIDERS, (x, y, degrees, force), strict=True):
                slide(blind, name, value)
            blind.choose(blind.named(words.action(action)))
        case _:
            blind.choose(blind.named(words.action(action)))


def use(blind: Blind, words: str) -> None:
    """A card, from the list that the key for cards opens."""
    if blind.find(words) is None:
        blind.choose(blind.named("Upgrades"))
    blind.choose(blind.named(words))


# -- ships -----------------------------------------------------------------------------------------


def place(pose: Pose) -> tuple[int, int]:
    """Where a ship lies, as the list of ships says it."""
    return math.floor(pose.x + WALL + 0.5), math.floor(WALL - pose.y + 0.5)


def place_in(node: Node) -> tuple[int, int] | None:
    found = PLACE.search(node.name)
    return (int(found[1]), int(found[2])) if found else None


def is_chosen(nodes: list[Node], pose: Pose) -> bool:
    """Whether the ship that lies there is chosen."""
    return any(node.pressed and place_in(node) == place(pose) for node in nodes)


def choose_ship(blind: Blind, position: RattleBattlePosition, ship: str, tool: str) -> None:
    """One's own ship, and what it shall do."""
    button = blind.named(tool)
    if not button.pressed:
        blind.choose(button)
    _step_to(blind, position, ship, "n")


def look_at(blind: Blind, position: RattleBattlePosition, target: str) -> None:
    """A ship of somebody else."""
    _step_to(blind, position, target, "e")


def _step_to(blind: Blind, position: RattleBattlePosition, ship: str, key: str) -> None:
    pose = position.state.sea[ship].pose
    for _ in position.state.sea:
        if is_chosen(nodes := blind.look(), pose):
            return
        blind.press(key)
    raise AssertionError(f"{ship} at {place(pose)} is never chosen:\n{spoken(nodes)}")


def touch(blind: Blind, position: RattleBattlePosition, target: str) -> None:
    """To another ship until it touches: from the list of ends, or by looking at it first."""
    pose = position.state.sea[target].pose
    ends = [node for node in blind.look() if re.match(r"\d Touch ", node.name)]
    for end in ends:
        blind.choose(end)
        if is_chosen(blind.look(), pose):
            return
    look_at(blind, position, target)
    blind.press("t")


def steer(blind: Blind, start: Pose, x: float, y: float) -> None:
    """As near to a spot as arrows go."""
    for by, keys in ((x - start.x, "Left Right"), (y - start.y, "Down Up")):
        back, on = keys.split()
        tens, ones = divmod(round(abs(by)), FAR)
        key = f"Arrow{on if by > 0 else back}"
        for _ in range(tens):
            blind.press(f"Shift+{key}")
        for _ in range(ones):
            blind.press(key)


def slide(blind: Blind, name: str, value: float) -> None:
    """Set a slider by arrows."""
    nodes = blind.look()
    slider = next((n for n in nodes if n.role == "slider" and n.says(name)), None)
    assert slider is not None, f"no slider '{name}' among:\n{spoken(nodes)}"
    blind.go_to(slider)
    at = float(slider.value)
    for _ in range(400):
        if at == value:
            return
        blind.press("ArrowRight" if value > at else "ArrowLeft")
        now = next(float(node.value) for node in blind.look() if node.id == slider.id)
        if abs(now - value) >= abs(at - value):
            if now != at:
                blind.press("ArrowLeft" if value > at else "ArrowRight")
            return  # no nearer than that
        at = now


# -- afterwards ------------------------------------------------------------------------------------


def is_same(position: Position, wanted: Action, done: Action) -> bool:
    """Whether an action is another, but for what fingers cannot tell."""
    if str(wanted) == str(done):
        return True
    if not isinstance(position, RattleBattlePosition):
        return False
    if isinstance(wanted, Throw) and isinstance(done, Throw):
        here = (wanted.x, wanted.y), (done.x, done.y)
        return wanted.die == done.die and math.dist(*here) <= CLOSE
    one, other = (end(position, action) for action in (wanted, done))
    return one is not None and other is not None and math.dist(one[:2], other[:2]) <= CLOSE


def end(position: RattleBattlePosition, action: Action) -> Pose | None:
    """Where a ship goes by an action."""
    match action:
        case Slide(_, ship, x, y):
            return position.state.sea[ship].pose.moved(x, y)
        case Command("move", (ship, "touch", target)):
            ranges = position.legal(position.to_act()[0]).ranges
            limit = next(one.limit for one in ranges if getattr(one, "ship", "") == ship)
            return touch_spot(position.state, ship, target, limit)
    return None


def check_told(nodes: list[Node], position: Position) -> None:
    """Where ships act, every one is in the tree, with how strong it is and where it lies."""
    assert isinstance(position, RattleBattlePosition)
    if position.state.agenda[-1].name != "turn":
        return
    told = {place_in(node): node.name for node in nodes if node.role == "button"}
    for ship in position.observe(None).sea:
        where = place(ship.pose)
        assert where in told, f"{ship.ship} at {where} is not told:\n{spoken(nodes)}"
        assert f"strength {ship.strength}" in told[where], told[where]
