"""Cards, drawn: a coloured band, a picture if there is room, the name, and numbers to count."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from rich.cells import cell_len

from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal.terminal.marks import (
    COIN,
    POINT,
    SKULL,
    SWORD,
    Dye,
    ability,
    dye,
    mark,
    picture,
)
from quarterdeck.terminal.canvas import Canvas
from quarterdeck.terminal.dots import cells
from quarterdeck.terminal.palette import (
    BRASS_DARK,
    CORAL,
    CREAM,
    INK,
    INK_2,
    LIT,
    PAPER,
    PAPER_3,
    SHADOW,
    TEAL,
    style,
)

SMALL: Final = 4
"""Rows of a card without a picture: band, name, numbers, what it does."""
PICTURE_ROWS: Final = 4
TALL: Final = SMALL + PICTURE_ROWS
WITH_WAVES: Final = TALL + 1
WIDTH: Final = 12
"""The narrowest card: the longest name in four languages."""
EDGE: Final = 1
"""The row under a card for its shadow."""


class State(Enum):
    """How a card is to be looked at."""

    PLAIN = auto()
    LEGAL = auto()
    """It can be taken now."""
    REFUSED = auto()
    """Cards can be taken now, but not this one."""
    ARRIVING = auto()
    """The ship just drawn, to be let in or repelled."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card, and how it lies there."""

    card: Card
    name: str
    key: str = ""
    state: State = State.PLAIN
    selected: bool = False
    note: str = ""
    """What taking it brings or costs, with its sign."""


def best_height(rows: int) -> int:
    """The card that fits into so many rows, its shadow included; 0 if none does."""
    return max((h for h in (SMALL, TALL, WITH_WAVES) if h + EDGE <= rows), default=0)


def paint_card(shown: Shown, width: int, height: int) -> Canvas:
    """A card with its shadow, ``height`` rows and one, on the sea; one column of sea around."""
    face = shown.card.face
    faint = shown.state is State.REFUSED
    paper = PAPER_3 if faint else PAPER
    colours = Dye("#a39a86", "#4a443a") if faint else dye(face)
    canvas = Canvas(width, height, style(INK, paper))
    _band(canvas, shown, colours)
    y = 1
    if height >= TALL:
        _picture(canvas, y, picture(face), colours)
        y += PICTURE_ROWS
    if height >= WITH_WAVES:
        waves = style(colours.deep, colours.ground)
        canvas.fill(0, y, width, 1, waves, "≈" if face.kind == "ship" else "▁")
        y += 1
    _name(canvas, y, shown, faint)
    _numbers(canvas, y + 1, shown, paper)
    text = ability(face)
    canvas.centred(0, y + 2, width, text, style(INK_2, paper))
    return canvas


def _band(canvas: Canvas, shown: Shown, colours: Dye) -> None:
    face = shown.card.face
    band = style(CREAM, colours.deep, bold=True)
    canvas.fill(0, 0, canvas.width, 1, band)
    x = 0
    if shown.key:
        lit = shown.state is State.LEGAL
        x = canvas.text(0, 0, f" {shown.key} ", style(INK, LIT, bold=True) if lit else band)
    elif shown.state is State.ARRIVING:
        x = canvas.text(0, 0, " ? ", style(CREAM, CORAL, bold=True))
    canvas.text(x + 1, 0, mark(face), band)
    if face.kind == "ship":
        need = f"{SWORD}{face.swords}" if face.swords else SKULL
    else:
        need = f"{POINT}{face.points}"
    canvas.right(canvas.width - 1, 0, need, band)


def _picture(canvas: Canvas, y: int, dots: tuple[str, ...], colours: Dye) -> None:
    both = style(colours.deep, colours.ground)
    canvas.fill(0, y, canvas.width, PICTURE_ROWS, both)
    left = (canvas.width - len(dots[0])) // 2
    for row, text in enumerate(cells(dots)):
        canvas.text(left, y + row, text, both)


def _name(canvas: Canvas, y: int, shown: Shown, faint: bool) -> None:
    if shown.card.face.kind == "ship":
        look = style(INK_2, PAPER_3) if faint else style(INK, PAPER, bold=True)
    else:
        look = style(CREAM, "#4a443a") if faint else style(CREAM, INK, bold=True)
        canvas.fill(0, y, canvas.width, 1, look)
    canvas.centred(0, y, canvas.width, shown.name, look)


def _numbers(canvas: Canvas, y: int, shown: Shown, paper: str) -> None:
    face = shown.card.face
    gold = style(BRASS_DARK, paper, bold=True)
    coins = COIN * face.coins if face.kind == "ship" else f"{COIN}{face.cost}"
    if not shown.note:
        canvas.centred(0, y, canvas.width, coins, gold)
        return
    canvas.text(1, y, coins, gold)
    gain = shown.note.startswith("+")
    look = style(TEAL if gain else CORAL, paper, bold=True)
    if shown.state is State.REFUSED:
        look = style(INK_2, paper)
    canvas.right(canvas.width - 1, y, shown.note, look)


def lay(sheet: Canvas, x: int, y: int, shown: Shown, width: int, height: int, sea: str) -> None:
    """Lay a card on the harbour: with a shadow, or with a bright frame if it is selected."""
    card = paint_card(shown, width, height)
    sheet.draw(x, y, card)
    if shown.selected:
        frame = style(LIT, sea)
        sheet.fill(x, y + height, width, 1, frame, "▀")
        for row in range(y, y + height):
            if x > 0:
                sheet.text(x - 1, row, "▐", frame)
            if x + width < sheet.width:
                sheet.text(x + width, row, "▌", frame)
    else:
        sheet.fill(x, y + height, width, 1, style(SHADOW, sea), "▀")


def line(shown: Shown, width: int) -> Canvas:
    """A card in one line, for a harbour that holds more than can be drawn."""
    face = shown.card.face
    colours = dye(face)
    lit = shown.state is State.LEGAL
    canvas = Canvas(width, 1, style(INK, PAPER if lit or not shown.key else PAPER_3))
    paper = PAPER if lit or not shown.key else PAPER_3
    key = "? " if shown.state is State.ARRIVING else shown.key + " "
    key = key.rjust(3)
    x = canvas.text(0, 0, key, style(INK, LIT, bold=True) if lit else style(INK, paper))
    x = canvas.text(x, 0, f"{mark(face):2}", style(CREAM, colours.deep, bold=True))
    if face.kind == "ship":
        need = f"{SWORD}{face.swords}" if face.swords else SKULL
        tail = f"{COIN}{face.coins} {need}"
    else:
        tail = f"{COIN}{face.cost} {POINT}{face.points}"
    name = style(INK, paper, bold=True, underline=shown.selected)
    canvas.text(x + 1, 0, shown.name, name, width - x - 2 - cell_len(tail))
    canvas.right(width, 0, tail, style(BRASS_DARK, paper))
    return canvas
