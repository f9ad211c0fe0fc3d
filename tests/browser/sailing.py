"""How a player of the Sea Box carries out an action: words where there is a button, keys at sea."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Final

from quarterdeck.bots.api import Bot
from quarterdeck.core import Action, Match, Position
from quarterdeck.games.rattle_battle import Command, RattleBattlePosition, Slide, Throw
from quarterdeck.games.rattle_battle.actions import Tokens
from quarterdeck.games.rattle_battle.geometry import WALL, Pose
from quarterdeck.games.rattle_battle.rules.moving import touch_spot
from quarterdeck.games.rattle_battle.wording import RattleBattleWording
from tests.browser.blind import Node, spoken
from tests.browser.following import Player

FAR: Final = 10
"""How many millimetres a ship goes with Shift; without it, one."""
PLACE: Final = re.compile(r"(\d+) across, (\d+) down")
SLIDERS: Final = {"From the left": 1, "From below": 1, "Direction": 5, "Force": 0.05}
"""How far an arrow moves each."""
IN_PORT: Final = ("at", "at-once", "ashore", "keep")
TRAYS: Final = {"give": "Loot to give", "take": "Loot to take"}
LOTS: Final = ("give", "take", "sell", "revenge")
"""Of these, tokens may be named in any order."""


class Sailor(Player):
    """Plays by keys."""

    close = 1.0
    """So near a spot is met, in millimetres: that far arrows move a ship."""

    def answer(self, bot: Bot, match: Match, seat: int) -> Action:
        """Tokens that are due are given all at once; a bot names them one by one."""
        action = super().answer(bot, match, seat)
        due = next((one for one in _trays(match.position, seat) if one.verb == "give"), None)
        if due is None or not isinstance(action, Command) or action.verb != "give":
            return action
        given, ahead = list(action.words), match.fork()
        while len(given) < due.least:
            ahead.act(seat, Command("give", (given[-1],)))
            more = super().answer(bot, ahead, seat) if seat in ahead.position.to_act() else None
            if isinstance(more, Command) and more.verb == "give":
                given += more.words
            else:  # where one kind is left nobody is asked
                left = Counter(dict(due.stock)) - Counter(given)
                given += list(left.elements())[: due.least - len(given)]
        return Command("give", tuple(given))

    def carry_out(self, position: Position, action: Action) -> None:
        assert isinstance(position, RattleBattlePosition)
        task = position.state.agenda[-1].name
        match action:
            case Slide() | Command("move"):
                self.move(position, action)
            case Command("shoot", (ship, target, *_)):
                self.shoot(position, ship, target)
            case Throw(_, x, y, degrees, force):
                for name, value in zip(SLIDERS, (x, y, degrees, force), strict=True):
                    self.slide(name, value)
                self.choose(self.named(self.words.action(action)))
            case Command("done" | "pass") if task == "turn":
                self.press_marked("P")
            case Command("use" | "store") if task == "turn":
                self.use(self.words.action(action))
            case Command("send", (_, *captain)):
                led = self.find("With the captain") or self.find("Without the captain")
                if led is not None and led.pressed != bool(captain):
                    self.choose(led)
                self.choose(self.named(self.words.action(action)))
            case Command(verb, loot) if verb == task in TRAYS and _trays(position):
                self.pick(TRAYS[verb], loot)
                self.press_marked("B")
            case Command() if position.state.phase == "port" and task in IN_PORT:
                self.trade(action)
            case _:
                self.choose(self.named(self.words.action(action)))

    # -- cards and tokens --------------------------------------------------------------------------

    def use(self, words: str) -> None:
        """A card, from the list that the key for cards opens."""
        if self.find(words) is None:
            self.choose(self.named("Upgrades"))
        self.choose(self.named(words))

    def trade(self, action: Command) -> None:
        """In a house of the port."""
        button = {"done": "G", "leave": "L"}.get(action.verb, "B")
        match action:
            case Command("use"):
                self.choose(self.named(self.words.action(action)))
                return
            case Command("revenge", loot):
                self.pick("what do you sell?", loot)
                self.choose(self.named("Revenge card"))
                return
            case Command("sell", loot):
                self.pick("what do you sell?", loot)
            case Command("market", (*given, "for", wanted)):
                self.pick("You give", given)
                self.pick("You get", [wanted])
            case Command("buy" | "keep", (thing,)):
                self.choose(self.named(self.called(thing)))
            case Command("build", (loot,)) if way := self.find(self.called(loot)):
                self.choose(way)  # there are several
        self.press_marked(button)

    def called(self, thing: str) -> str:
        """What a word of an action stands for."""
        assert isinstance(self.words, RattleBattleWording)
        return self.words.thing(thing)

    def pick(self, group: str, wanted: list[str] | tuple[str, ...]) -> None:
        """Of the tokens in a group choose these, and no others."""
        left = Counter(map(self.called, wanted))
        wrong: list[Node] = []
        tokens = [n for n in self.look() if n.is_button and group in n.within]
        for token in sorted(tokens, key=lambda node: not node.pressed):
            want = left[token.words] > 0
            left[token.words] -= want
            if want != token.pressed:
                wrong.append(token)
        assert not +left, f"{group}: no {+left} among {tokens}"
        for token in wrong:  # those to be put back come first
            self.choose(token)

    def press_marked(self, key: str) -> None:
        """The button with a key, as soon as it can be pressed."""
        self.choose(self.await_node(lambda node: node.key == key and not node.disabled))

    # -- at sea ------------------------------------------------------------------------------------

    def move(self, position: RattleBattlePosition, action: Action) -> None:
        """A ship to a spot, or until it touches another."""
        match action:
            case Command("move", (ship, "touch", target)):
                self.choose_ship(position, ship, "Move")
                self._touch(position, target)
            case Slide(by, ship, x, y):
                if by == "sail":
                    self.choose_ship(position, ship, "Move")
                else:
                    self.use(self.words.action(action))
                self._steer(position.state.sea[ship].pose, x, y)
        self.confirm("Move here")

    def shoot(self, position: RattleBattlePosition, ship: str, target: str) -> None:
        """With one ship at another."""
        self.choose_ship(position, ship, "Shot")
        self._step_to(position, target, "e")
        self.confirm("Fire")

    def choose_ship(self, position: RattleBattlePosition, ship: str, tool: str) -> None:
        """One's own ship, and what it shall do."""
        button = self.named(tool)
        if not button.pressed:
            self.choose(button)
        self._step_to(position, ship, "n")

    def _step_to(self, position: RattleBattlePosition, ship: str, key: str) -> None:
        pose = position.state.sea[ship].pose
        for _ in position.state.sea:
            if is_chosen(nodes := self.look(), pose):
                return
            self.press(key)
        raise AssertionError(f"{ship} at {place(pose)} is never chosen:\n{spoken(nodes)}")

    def _touch(self, position: RattleBattlePosition, target: str) -> None:
        """To another ship until it touches: from the list of ends, or by looking at it first."""
        pose = position.state.sea[target].pose
        for end in [node for node in self.look() if re.match(r"\d Touch ", node.name)]:
            self.choose(end)
            if is_chosen(self.look(), pose):
                return
        self._step_to(position, target, "e")
        self.press("t")

    def _steer(self, start: Pose, x: float, y: float) -> None:
        """As near to a spot as arrows go."""
        for by, keys in ((x - start.x, "Left Right"), (y - start.y, "Down Up")):
            back, on = keys.split()
            tens, ones = divmod(round(abs(by)), FAR)
            key = f"Arrow{on if by > 0 else back}"
            for _ in range(tens):
                self.press(f"Shift+{key}")
            for _ in range(ones):
                self.press(key)

    def slide(self, name: str, value: float) -> None:
        """Set a slider by arrows."""
        slider = self.await_node(lambda node: node.role == "slider" and node.says(name))
        self.go_to(slider)
        steps = round((value - float(slider.value)) / SLIDERS[name])
        for _ in range(abs(steps)):
            self.press("ArrowRight" if steps > 0 else "ArrowLeft")

    # -- afterwards --------------------------------------------------------------------------------

    def is_same(self, position: Position, wanted: Action, done: Action) -> bool:
        if super().is_same(position, wanted, done):
            return True
        assert isinstance(position, RattleBattlePosition)
        match wanted, done:
            case Throw(die, x, y), Throw(other, across, up):
                return die == other and math.dist((x, y), (across, up)) <= self.close
            case Command(verb, tokens), Command(other, named) if verb in LOTS:
                return verb == other and sorted(tokens) == sorted(named)
            case Command("market", (*gifts, _, got)), Command("market", (*given, _, gotten)):
                return got == gotten and sorted(gifts) == sorted(given)
        one, other_end = end(position, wanted), end(position, done)
        if one is None or other_end is None:
            return False
        return math.dist(one[:2], other_end[:2]) <= self.close

    def check_told(self, position: Position) -> None:
        """Where ships act, every one is in the tree, with how strong it is and where it lies."""
        assert isinstance(position, RattleBattlePosition)
        if position.state.agenda[-1].name != "turn":
            return
        nodes = self.look()
        told = {place_in(node): node.name for node in nodes if node.role == "button"}
        for ship in position.observe(None).sea:
            where = place(ship.pose)
            assert where in told, f"{ship.ship} at {where} is not told:\n{spoken(nodes)}"
            assert f"strength {ship.strength}" in told[where], told[where]


def _trays(position: Position, seat: int | None = None) -> list[Tokens]:
    """What several tokens are asked for at once."""
    legal = position.legal(position.to_act()[0] if seat is None else seat)
    return [one for one in legal.ranges if isinstance(one, Tokens)]


def place(pose: Pose) -> tuple[int, int]:
    """Where a ship lies, as the list of ships says it."""
    return math.floor(pose.x + WALL + 0.5), math.floor(WALL - pose.y + 0.5)


def place_in(node: Node) -> tuple[int, int] | None:
    """Where a control says that a ship lies."""
    found = PLACE.search(node.name)
    return (int(found[1]), int(found[2])) if found else None


def is_chosen(nodes: list[Node], pose: Pose) -> bool:
    """Whether the ship that lies there is chosen."""
    return any(node.pressed and place_in(node) == place(pose) for node in nodes)


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
