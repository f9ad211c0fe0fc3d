"""What is happening, beside the box: who fights whom how strong, who gets which coin and loot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from quarterdeck.core import Event
from quarterdeck.games.rattle_battle import events as e
from quarterdeck.games.rattle_battle.terminal.marks import (
    COIN,
    LOOT,
    STRENGTH,
    face_mark,
    ship_colours,
    ship_mark,
)
from quarterdeck.games.rattle_battle.terminal.rows import STRONG, TEXT, Row, text_rows
from quarterdeck.terminal.canvas import Piece
from quarterdeck.terminal.palette import CREAM, EMBLEMS, SEATS, style

if TYPE_CHECKING:
    from quarterdeck.games.rattle_battle.terminal.telling import Telling

INDENT: Final = 4
"""What stands below a player's emblem."""


def happening_rows(told: Telling, events: Sequence[Event], width: int) -> list[Row]:
    """What the events of a stage come to: bouts as ships, gains by player, else sentences."""
    rows: list[Row] = []
    for event in events:
        if isinstance(event, e.Fought):
            rows += [_bout(told, bout) for bout in event.bouts]
        elif not isinstance(event, e.CoinsGained | e.LootGained | e.PhaseBegan):
            rows += text_rows(told.wording.event(event, told.names) or "", width)
    for seat in dict.fromkeys(_gainers(events)):
        rows += _gains(told, seat, events, width)
    return rows


def involved(events: Iterable[Event]) -> tuple[frozenset[str], frozenset[str]]:
    """The ships that a stage is about, and those of them that sink."""
    ships: set[str] = set()
    sunk: set[str] = set()
    for event in events:
        match event:
            case e.Fought(bouts=bouts):
                ships.update(die for bout in bouts for die in (bout.enemy, bout.ship))
            case e.Volleyed(ship=ship, targets=targets):
                ships.update((ship, *targets))
            case e.Exploded(ship=ship, reached=reached):
                ships.update((ship, *(die for die, _ in reached)))
            case e.ShipMoved(ship=ship, target=target) | e.Fled(ship=ship, target=target):
                ships.update((ship, target))
            case e.Shot(ship=ship, target=target, second=second):
                ships.update((ship, target, second))
            case e.Sunk(ship=ship):
                sunk.add(ship)
    return frozenset(ships | sunk), frozenset(sunk)


def _bout(told: Telling, bout: e.Bout) -> Row:
    """Two ships with their strengths, the stronger one marked, and how far apart they lie."""
    ours, theirs = bout.strength, bout.enemy_strength
    far = told.wording.say("terminal-mm", distance=f"{bout.gap:.0f}")
    sign = "=" if ours == theirs else ">" if ours > theirs else "<"
    return Row(
        (
            _chip(told, bout.ship),
            Piece(f" {STRENGTH}{ours} {sign} {STRENGTH}{theirs} ", STRONG),
            _chip(told, bout.enemy),
            Piece(f"  {far}", TEXT),
        )
    )


def _chip(told: Telling, die: str) -> Piece:
    ink, ground = ship_colours(die)
    face = face_mark(told.ships[die].face) if die in told.ships else ""
    return Piece(f" {ship_mark(die)} {face} ", style(ink, ground, bold=True))


def _gainers(events: Iterable[Event]) -> Iterator[int]:
    for event in events:
        if isinstance(event, e.CoinsGained | e.LootGained):
            yield event.seat


def _gains(told: Telling, seat: int, events: Iterable[Event], width: int) -> list[Row]:
    """What one player gets: coins for what, then loot by its reason."""
    wording = told.wording
    coins = [ev for ev in events if isinstance(ev, e.CoinsGained) and ev.seat == seat]
    loot: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, e.LootGained) and event.seat == seat:
            loot.setdefault(event.reason, []).append(event.loot)
    lines = []
    if coins:
        reasons = dict.fromkeys(
            wording.ship(ev.ship, told.names) if ev.ship else wording.reason(ev.reason)
            for ev in coins
        )
        lines.append(f"{COIN}{sum(ev.coins for ev in coins):+d}: {', '.join(reasons)}")
    lines += [
        f"{LOOT}{len(kinds)}: {wording.loots(kinds)} ({wording.reason(reason)})"
        for reason, kinds in loot.items()
    ]
    head = Row(
        (
            Piece(f" {EMBLEMS[seat]} ", style(CREAM, SEATS[seat], bold=True)),
            Piece(f" {told.names[seat]}", STRONG),
        )
    )
    rows = [row for line in lines for row in text_rows(line, width - INDENT)]
    return [head, *(Row((Piece(" " * INDENT, TEXT), *row.pieces)) for row in rows)]
