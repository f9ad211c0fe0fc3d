"""What the bar of actions offers, and what may be typed instead."""

from __future__ import annotations

import math
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from quarterdeck.games.rattle_battle import Command
from quarterdeck.games.rattle_battle.actions import Slides, Throws, Tokens, number_text
from quarterdeck.games.rattle_battle.dice import RANK
from quarterdeck.games.rattle_battle.loot import INDEX
from quarterdeck.games.rattle_battle.rules.places import DONE, meant
from quarterdeck.terminal.palette import EMBLEMS
from quarterdeck.terminal.views import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quarterdeck.core import Action, Choices
    from quarterdeck.games.rattle_battle.terminal.telling import Telling

KEYS: Final = {
    "move": "m", "shoot": "s", "use": "e", "pass": "p", "done": "d", "drop": "d", "join": "j",
    "stay": "s", "store": "r", "close": "c", "choose": "c", "draw": "w", "trade": "a", "pay": "p",
    "market": "k", "hire": "i", "keep": "k", "buy": "b", "build": "b", "sell": "s", "revenge": "r",
    "discard": "x", "roll": "r", "stop": "s", "guess": "c", "exhaust": "e", "send": "c",
    "leave": "f", "more": "n",
}  # fmt: skip
"""A key for each verb; none that the table itself uses."""
VISITS: Final = ("ashore", "at-once")
"""Decisions for all places of the port that are still to come."""
DIGITS: Final = "123456789"
BAR: Final = 78
"""The cells that the buttons may take together."""
SHORT: Final = 18
"""A label of more cells gives way to that of its kind."""
CHIP: Final = 7
"""What a button takes besides its label and the key."""

COMPASS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Directions one may type at any table, from the right against the clock."""


def verb(action: Action) -> str:
    """What an action does, in one word."""
    return action.verb if isinstance(action, Command) else str(action).partition(" ")[0]


def suggested(choices: Choices) -> list[Action]:
    """The actions that are listed, and before those of their verb several tokens in one answer."""
    trays = {
        tray.verb: Command(tray.verb, tray.suggested)
        for tray in choices.ranges
        if isinstance(tray, Tokens) and len(tray.suggested) > 1
    }
    found: list[Action] = []
    for action in choices.actions:
        found += (trays.pop(verb(action), action), action)
    return list(dict.fromkeys(found))


def buttons(told: Telling, actions: Sequence[Action]) -> list[Button]:
    """A button for each action if they all fit into the bar, else one for each kind of action.

    The number of a ship or a choice is its key where no verb has one.
    """
    if actions and verb(actions[0]) == "send":
        return _sending(told, actions)
    groups = [(name, tuple(group)) for name, group in groupby(actions, key=verb)]
    each = [
        Button(_key(name, group, n, offset), told.deed(action), (action,))
        for (name, group), offset in zip(groups, _offsets(groups), strict=True)
        for n, action in enumerate(group)
    ]
    if all(button.key for button in each) and _width(each) <= BAR:
        return each
    more = tuple(action for action in actions if _elsewhere(told, action))
    rest = [action for action in actions if action not in more]
    kinds = [(name, tuple(group)) for name, group in groupby(rest, key=verb)]
    if more:
        kinds.insert(-1, ("more", more))
    return [
        Button(KEYS.get(name, "c"), _group_label(told, name, group), group) for name, group in kinds
    ]


def _elsewhere(told: Telling, action: Action) -> bool:
    """In a whole visit: what is not done at this place, but for leaving it."""
    if told.decision not in VISITS or not isinstance(action, Command) or action == DONE:
        return False
    return meant(action) != told.about


def _sending(told: Telling, actions: Sequence[Action]) -> list[Button]:
    """The number of ships is the key, loot that is given up stands beside them.

    With the captain ship is a list of its own.
    """
    plain: list[tuple[int, Action]] = []
    captain: list[Action] = []
    for action in actions:
        assert isinstance(action, Command)
        ships, *with_captain = action.words
        if with_captain:
            captain.append(action)
        else:
            plain.append((int(ships), action))
    last = []
    if captain:
        group = told.wording.say("terminal-group-captain")
        last = [Button(KEYS["send"], group, tuple(captain))]
    emblem = EMBLEMS[told.seat]
    whole = {n: (emblem * n or "–") + told.left_behind(n) for n, _ in plain}
    brief = {n: told.left_behind(n).strip() or emblem * n or "–" for n, _ in plain}
    rows = [[*(Button(str(n), how[n], (a,)) for n, a in plain), *last] for how in (whole, brief)]
    return rows[0] if _width(rows[0]) <= BAR else rows[1]


def _offsets(groups: Sequence[tuple[str, tuple[Action, ...]]]) -> list[int]:
    """Where the digits of each group begin: single actions have letters and take none."""
    offsets, used = [], 0
    for name, group in groups:
        offsets.append(used)
        if len(group) > 1 or name not in KEYS:
            used += len(group)
    return offsets


def _key(name: str, group: tuple[Action, ...], n: int, offset: int) -> str:
    if len(group) == 1 and name in KEYS:
        return KEYS[name]
    return DIGITS[offset + n] if offset + n < len(DIGITS) else ""


def _width(row: Sequence[Button]) -> int:
    return sum(cell_len(button.label) + len(button.key) + CHIP - 1 for button in row)


def _group_label(told: Telling, name: str, group: tuple[Action, ...]) -> str:
    only = told.deed(group[0])
    short = len(group) == 1 and cell_len(only) <= SHORT
    return only if short else told.wording.say_or(only, f"terminal-group-{name}")


# -- typing ------------------------------------------------------------------------------------


def expand(told: Telling, choices: Choices, text: str) -> str:
    """Short forms as notation: ``2 -30 45``, ``2 ne 40``; ``2 0 90 45 0.7`` throws a die.

    A ship is its number or ``c``, or its name in notation; ``rum rum`` is given, taken or sold.
    What is not of these forms is left as it is: the notation itself can always be typed.
    """
    words = text.replace(",", " ").split()
    trays = [ranged for ranged in choices.ranges if isinstance(ranged, Tokens)]
    if trays and words and words[0] in INDEX:
        return " ".join((trays[0].verb, *words))
    dies = {ranged.die for ranged in choices.ranges if isinstance(ranged, Throws)}
    sails = [r for r in choices.ranges if isinstance(r, Slides) and r.by == "sail"]
    if not words or (die := _die(told, words[0])) is None:
        return text
    match words[1:]:
        case [x, y, degrees, force] if dies:
            return f"throw {die} from {x} {y} towards {degrees} with {force}"
        case [direction, far] if direction.lower() in compass(told) and _is_number(far):
            found = next((r for r in sails if r.ship == die), None)
            if found is not None:
                angle, start = math.radians(compass(told)[direction.lower()]), found.start
                ends = (
                    start.x + float(far) * math.cos(angle),
                    start.y + float(far) * math.sin(angle),
                )
                return " ".join((f"move {die} to", *(number_text(round(end, 2)) for end in ends)))
        case [x, y] if _is_number(x) and _is_number(y):
            return f"move {die} to {x} {y}"
    return text


def compass(told: Telling) -> dict[str, int]:
    """Directions and their degrees, in English and in the viewer's language, which goes first."""
    own = told.wording.say("terminal-compass").split()
    step = 360 // len(COMPASS)
    return {word: step * n for words in (COMPASS, own) for n, word in enumerate(words)}


def _die(told: Telling, word: str) -> str | None:
    """The viewer's ship by its number, or any by its name."""
    own = f"{told.seat}.{word}"
    return own if own in RANK else word if word in RANK else None


def _is_number(word: str) -> bool:
    try:
        return math.isfinite(float(word))
    except ValueError:
        return False
