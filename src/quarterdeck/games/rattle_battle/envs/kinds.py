"""Hybrid actions: what, which ship, which target, and where.

Every action of the game is of one kind, from a fixed list: its words without ships and numbers.
What is left open by the kind is said by a ship, a target and four real numbers. What does not fit
stands for the nearest thing that does, so every kind that the mask allows leads to a legal action.
Tokens are named one at a time here: one answer for several is for people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core import Action, Choices
from quarterdeck.games.rattle_battle.actions import Command, Slide, Slides, Throw, Throws
from quarterdeck.games.rattle_battle.cards import SAILORS, SPECIALS, UPGRADES
from quarterdeck.games.rattle_battle.dice import ALL_DICE, MOST_SEATS, NP_DICE, RANK
from quarterdeck.games.rattle_battle.geometry import WALL
from quarterdeck.games.rattle_battle.loot import BASIC, KINDS
from quarterdeck.games.rattle_battle.state import PARTS, PLACES

STEPS: Final = 64
"""A spot out of reach is drawn towards the ship in so many steps."""


def _kinds() -> Iterator[str]:
    yield from (f"part {part}" for part in PARTS)
    yield from (f"exhaust {card}" for card in UPGRADES)
    for ships in range(5):
        yield from (f"send {ships}", f"send {ships} captain")
    yield from ("drop", "join", "join captain", "stay")
    yield from ("move", "move touch", "drill", "shoot")
    yield from (f"use {card}" for card in (*UPGRADES, *SAILORS, *SPECIALS))
    yield from (f"store {card}" for card in SAILORS if SAILORS[card].stores)
    yield from ("pass", "done")
    yield from (f"close {place}" for place in PLACES)
    yield from ("choose", "draw", "pay", "trade")
    yield from (f"take {loot}" for loot in BASIC)
    yield from (f"give {loot}" for loot in KINDS)
    yield from (f"market for {loot}" for loot in (*BASIC, "joker"))
    yield from ("hire", "build", "build materials", "build spices", "sell", "revenge", "buy")
    yield from (f"buy {part}" for part in PARTS)
    yield from (f"keep {card}" for card in (*SAILORS, *UPGRADES))
    yield from (f"discard {loot}" for loot in KINDS)
    yield from ("keep", "roll", "stop", "guess", "throw", "leave")


ALL_KINDS: Final = tuple(_kinds())
NUMBER: Final = {kind: number for number, kind in enumerate(ALL_KINDS)}
"""The number of each kind, the action space's ``what``."""


def kind_of(choice: Action | Slides | Throws) -> str:
    """The kind of an action, or of a range of them."""
    match choice:
        case Slide() | Slides() if choice.by != "sail":
            return f"use {choice.by}"
        case Slide():
            return "move" if choice.drill is None else "drill"
        case Slides():
            return "drill" if choice.drill else "move"
        case Throw() | Throws():
            return "throw"
        case Command("market", (*_, wanted)):
            return f"market for {wanted}"
        case Command("sell" | "revenge" | "trade" | "guess" | "shoot" | "choose" as verb, _):
            return verb
        case Command("move", _):
            return "move touch"
        case Command("send", _):
            return str(choice)
        case Command(verb, (card, *_)) if card not in RANK:
            return f"{verb} {card}"
        case Command(verb, _):
            return verb
    raise AssertionError(f"no kind for {choice!r}")


class Chosen(NamedTuple):
    """An action as the environment is given it."""

    what: int
    ship: int
    target: int
    where: Sequence[float]


def mask_of(choices: Choices) -> NDArray[np.int8]:
    """1 for each kind of which there is a legal action."""
    mask = np.zeros(len(ALL_KINDS), np.int8)
    for choice in choices:
        if isinstance(choice, Action | Slides | Throws):
            mask[NUMBER[kind_of(choice)]] = 1
    return mask


def die_number(die: str, viewer: int, seats: int) -> int:
    """The number of a die, those of the viewer first, then the next seat's, and so on."""
    if die in NP_DICE:
        return RANK[die]
    seat, _, rest = die.partition(".")
    return RANK[f"{(int(seat) - viewer) % seats}.{rest}"]


DICE: Final = len(ALL_DICE)
OWN: Final = (DICE - len(NP_DICE)) // MOST_SEATS


def resolve(choices: Choices, chosen: Chosen, viewer: int, seats: int) -> Action | None:
    """The legal action that is meant; None if there is none of this kind."""
    kind = ALL_KINDS[chosen.what]
    listed = [action for action in choices.actions if kind_of(action) == kind]
    ranges = [
        several
        for several in choices.ranges
        if isinstance(several, Slides | Throws) and kind_of(several) == kind
    ]
    for several in ranges:
        ship = several.ship if isinstance(several, Slides) else several.die
        if die_number(ship, viewer, seats) == chosen.ship or several is ranges[-1]:
            return _within(several, chosen)
    for place, die in enumerate((chosen.ship, chosen.target)):
        listed = _with_die(listed, place, die, viewer, seats) or listed
    if not listed:
        return None
    share = (chosen.where[3] + 1) / 2
    return listed[min(int(share * len(listed)), len(listed) - 1)]


def _with_die(
    actions: Sequence[Action], place: int, number: int, viewer: int, seats: int
) -> list[Action]:
    """Those that name this die at this place among the dice they name."""
    found = []
    for action in actions:
        dice = [word for word in getattr(action, "words", ()) if word in RANK]
        if len(dice) > place and die_number(dice[place], viewer, seats) == number:
            found.append(action)
    return found


def _within(several: Slides | Throws, chosen: Chosen) -> Action:
    """A spot in reach, as near to the one that was meant as a straight way leads; or a throw."""
    x, y, direction, force = (float(number) for number in chosen.where)
    if isinstance(several, Throws):
        degrees = round(180 * direction, 2)
        return Throw(
            several.die,
            round(x * WALL, 2),
            round(y * WALL, 2),
            degrees,
            round((force + 1) / 2, 4),
        )
    start, drill = several.start, "" if several.drill else None
    for step in range(STEPS, -1, -1):
        share = step / STEPS
        slide = Slide(
            several.by,
            several.ship,
            round(start.x + share * (x * WALL - start.x), 2) if step else start.x,
            round(start.y + share * (y * WALL - start.y), 2) if step else start.y,
            drill,
        )
        if slide in several:
            return slide
    raise AssertionError("a ship may always stay where it is")
