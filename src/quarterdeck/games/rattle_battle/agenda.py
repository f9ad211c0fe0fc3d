"""Tasks of an agenda as text: what a step or a decision may be about."""

from __future__ import annotations

from typing import Final

from quarterdeck.core import NotationError
from quarterdeck.core.numbers import whole
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.dice import owner, parse_die
from quarterdeck.games.rattle_battle.rules.course import DECISIONS, STEPS
from quarterdeck.games.rattle_battle.state import NOBODY, PLACES, Task

MOST: Final = 99
"""No task counts further: tokens, rounds, seats."""

_OF_A_SEAT: Final = frozenset(
    (
        *("before-send", "send", "exhaust", "let-drop", "must-give", "give", "may-take", "take"),
        *("part", "crew-turn", "crew", "crew-effect", "fifth", "join", "turn", "close", "trade"),
        *("loot-card", "loot-more", "loot-bonus", "loot-trade", "choose-loot", "repair-seat"),
        *("cat", "repaired", "make-room", "visit", "at", "settle", "keep"),
        *("go-ashore", "walk", "ashore"),
        *("plank-step", "plank", "drink", "drinking", "throw"),
    )
)
"""What somebody does; other tasks are the table's."""

_AT_A_PLACE: Final = frozenset(("place", "visit", "at", "port-round", "at-once", "walk", "ashore"))
_WITH_A_DECK: Final = frozenset(("shuffle", "keep"))
_REASONS: Final = frozenset(("", "begin", "cargo", "repair", "room"))


def parse_task(words: list[str], seats: int) -> Task:
    """``turn 1``, ``give 0 2 cargo``; raises :class:`NotationError`."""
    name, *rest = words
    if name not in STEPS and name not in DECISIONS:
        raise NotationError(f"there is no task '{name[:30]}'")
    if len(rest) > 3:
        raise NotationError(f"a task has a name, a seat, a number and a word, not {len(words)}")
    seat, n, what = (*rest, *(str(NOBODY), "0", "-")[len(rest) :])
    number = NOBODY if seat == str(NOBODY) else whole(seat, "a task's seat", 0, seats - 1)
    task = Task(name, number, whole(n, "a task's number", 0, MOST), "" if what == "-" else what)
    if number == NOBODY and name in _OF_A_SEAT:
        raise NotationError(f"'{name}' needs a seat")
    if not _suits(task):
        raise NotationError(f"'{name}' cannot be about '{what[:30]}'")
    return task


def _suits(task: Task) -> bool:
    """Whether the word says what such a task is about: a place, a deck, a ship, or a reason."""
    if task.name in _AT_A_PLACE:
        return task.what in PLACES
    if task.name in _WITH_A_DECK:
        return task.what in ("sailors", "upgrades")
    if task.name == "crew-effect":
        return task.what in SAILORS
    if task.name == "join":
        return owner(parse_die(task.what)) == task.seat
    if task.name == "settle":
        return task.what.partition(":")[0] in PLACES
    return any(task.what in some for some in (_REASONS, SAILORS, UPGRADES, ADVENTURES))
