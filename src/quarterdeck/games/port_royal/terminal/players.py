"""The players' rows: who leads, what they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from quarterdeck.games.port_royal import Card, Observation
from quarterdeck.games.port_royal.rules.turn import POINTS_TO_END
from quarterdeck.games.port_royal.terminal.marks import COIN, POINT, SWORD, mark
from quarterdeck.games.port_royal.terminal.names import Names
from quarterdeck.terminal.canvas import Canvas, Piece, width_of
from quarterdeck.terminal.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    EMBLEMS,
    INK,
    INK_2,
    LIT,
    PAPER,
    PAPER_3,
    SEATS,
    TEAL,
    style,
)

NAME_WIDTH: Final = 14
FULL, EMPTY = "▰", "▱"


def summary(cards: Sequence[Card]) -> list[tuple[Card, int]]:
    """A display in short: one card of each kind, and how many; expeditions last."""
    first: dict[tuple[str, str, str], Card] = {}
    counts: Counter[tuple[str, str, str]] = Counter()
    for card in cards:
        kind = (card.face.kind, card.face.role, card.face.colour)
        first.setdefault(kind, card)
        counts[kind] += 1
    order = sorted(first, key=lambda kind: kind[0] == "expedition")
    return [(first[kind], counts[kind]) for kind in order]


def paint_players(
    seen: Observation, names: Sequence[str], words: Names, width: int, lines: int
) -> Canvas:
    """A row for each player, or two: the race to 12, coins, swords, and the persons."""
    canvas = Canvas(width, seen.players * lines, style(INK, PAPER))
    for seat in range(seen.players):
        _player(canvas, seat * lines, seat, seen, names[seat], words, lines)
    return canvas


def _player(
    canvas: Canvas, y: int, seat: int, seen: Observation, name: str, words: Names, lines: int
) -> None:
    acting = seat == seen.acting and seen.phase != "over"
    paper = LIT if acting else (PAPER if seat % 2 == 0 else PAPER_3)
    canvas.fill(0, y, canvas.width, lines, style(INK, paper))
    canvas.zone(0, y, canvas.width, lines, f"player:{seat}")
    turn = "▶" if seat == seen.active and seen.phase != "over" else " "
    canvas.text(0, y, turn, style(CORAL, paper, bold=True))
    canvas.text(1, y, f" {EMBLEMS[seat]} ", style(CREAM, SEATS[seat], bold=True))
    wide = canvas.width >= 84
    name_width = NAME_WIDTH + (4 if wide else 0)
    canvas.text(5, y, name, style(INK, paper, bold=True), name_width)
    x = 5 + name_width + 1
    points = seen.points[seat]
    x = canvas.text(x, y, f"{POINT}{points:<3}", style(INK, paper, bold=True))
    done = min(points, POINTS_TO_END)
    x = canvas.text(x, y, FULL * done, style(TEAL, paper))
    x = canvas.text(x, y, EMPTY * (POINTS_TO_END - done), style(INK_2, paper))
    coins = f"{COIN}{len(seen.coins[seat])}"
    x = canvas.text(x + 1, y, f"{coins:<4}", style(BRASS_DARK if paper != LIT else INK, paper))
    x = canvas.text(x, y, f"{SWORD}{seen.swords[seat]:<3}", style(INK, paper))
    if lines == 1:
        _persons(canvas, x, y, seen.displays[seat], words, paper)
    else:
        _persons(canvas, 5, y + 1, seen.displays[seat], words, paper)


def _persons(
    canvas: Canvas, x: int, y: int, cards: tuple[Card, ...], words: Names, paper: str
) -> None:
    """Persons by their marks, and by their names where there is room."""
    short = summary(cards)
    room = canvas.width - x
    for with_names in (True, False):
        pieces: list[Piece] = []
        for card, count in short:
            times = f"×{count}" if count > 1 else ""
            pieces.append(Piece(mark(card.face), style(INK, BRASS if paper != LIT else PAPER)))
            name = f" {words.role(card)}" if with_names else ""
            pieces.append(Piece(f"{name}{times} ", style(INK, paper)))
        if width_of(pieces) <= room:
            break
    canvas.pieces(x, y, pieces)
