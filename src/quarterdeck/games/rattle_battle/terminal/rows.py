"""Lists beside the box: rows of pieces, a window on them where there are too many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quarterdeck.terminal.canvas import Canvas, Piece, wrap
from quarterdeck.terminal.palette import INK, INK_2, LIT, PAPER, style

TEXT: Final = style(INK, PAPER)
QUIET: Final = style(INK_2, PAPER)
STRONG: Final = style(INK, PAPER, bold=True)
LIT_UP: Final = {
    TEXT: style(INK, LIT),
    QUIET: style(INK, LIT),
    STRONG: style(INK, LIT, bold=True),
}
"""How they look in the row that is selected."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list, and what it stands for if it can be clicked."""

    pieces: tuple[Piece, ...]
    target: str = ""
    selected: bool = False


def text_rows(text: str, width: int, *, strong: bool = False, quiet: bool = False) -> list[Row]:
    """A text in as many rows as it needs."""
    look = STRONG if strong else QUIET if quiet else TEXT
    return [Row((Piece(line, look),)) for line in wrap(text, width)] if text else []


def paint_rows(rows: Sequence[Row], width: int, height: int) -> Canvas:
    """The rows, or those around the selected one; arrows tell that there are more."""
    canvas = Canvas(width, height, TEXT)
    at = next((n for n, row in enumerate(rows) if row.selected), 0)
    first = min(max(at - height // 2, 0), max(len(rows) - height, 0))
    shown = rows[first : first + height]
    for y, row in enumerate(shown):
        if row.selected:
            canvas.fill(0, y, width, 1, style(INK, LIT))
        x = 1
        for piece in row.pieces:
            look = LIT_UP.get(piece.style, piece.style) if row.selected else piece.style
            x = canvas.text(x, y, piece.text, look)
        if row.target:
            canvas.zone(0, y, width, 1, row.target)
    if first > 0:
        canvas.text(width - 1, 0, "▲", STRONG)
    if first + height < len(rows) and height:
        canvas.text(width - 1, height - 1, "▼", STRONG)
    return canvas
