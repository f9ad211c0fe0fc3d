"""The whole table on one sheet: title, the game's own view, log, question, actions and tools."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rich.cells import cell_len

from quarterdeck.terminal.canvas import Canvas, Piece, shorten, width_of, wrap
from quarterdeck.terminal.log import Line, paint_log
from quarterdeck.terminal.palette import (
    BRASS,
    CORAL,
    CREAM,
    EMBLEMS,
    INK,
    LIT,
    PAPER,
    PAPER_3,
    SEATS,
    WOOD,
    WOOD_DARK,
    style,
)
from quarterdeck.terminal.views import Button, Scene, View

WIDE: Final = 110
"""From this width on the log stands at the side."""
TALL: Final = 34
"""From this height on buttons are three rows high."""
QUESTION: Final = 2
LEAST_LOG: Final = 2


@dataclass(frozen=True, slots=True)
class Tool:
    """A key that works at any time."""

    key: str
    label: str
    name: str
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """What there is to see."""

    title: str
    scene: Scene
    view: View
    log: Sequence[Line]
    who: int | None
    """Whose decision it is."""
    question: str
    note: str = ""
    """The second line: an effect, a reason, a hand-over."""
    wrong: bool = False
    """Whether the note says why not."""
    about: str = ""
    """What the selected thing is; it covers the log."""
    buttons: Sequence[Button] = ()
    tools: Sequence[Tool] = ()
    covered: bool = field(default=False)
    """Whether the table is hidden until the next player sits down."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How the room is shared out."""

    view_width: int
    view_height: int
    log_width: int
    log_height: int
    bar: int


def layout(sheet: Sheet, width: int, height: int) -> Layout:
    """The view gets what it can use, the log what is left."""
    bar = 3 if height >= TALL else 1
    room = max(height - 1 - QUESTION - bar - 1, 0)
    if width >= WIDE:
        rail = min(44, width * 3 // 10 - 2)
        return Layout(width - rail, room, rail, room, bar)
    used = sheet.view.height(sheet.scene, width, max(room - LEAST_LOG, 0))
    return Layout(width, used, width, max(room - used, 0), bar)


def _spelled_out(sheet: Sheet, width: int) -> Sheet:
    """A note too long for its line is written out over the log."""
    if cell_len(sheet.note) <= width - 2:
        return sheet
    about = f"{sheet.note} {sheet.about}".strip()
    return replace(sheet, note=shorten(sheet.note, width - 2), about=about)


def paint_sheet(sheet: Sheet, width: int, height: int) -> Canvas:
    """Everything, in this room."""
    sheet = _spelled_out(sheet, width)
    canvas = Canvas(width, height, style(CREAM, WOOD))
    plan = layout(sheet, width, height)
    _title(canvas, sheet)
    if sheet.covered:
        canvas.fill(0, 1, width, height - 1, style(CREAM, WOOD))
    else:
        canvas.draw(0, 1, sheet.view.paint(sheet.scene, plan.view_width, plan.view_height))
        if plan.log_width < width:
            canvas.draw(plan.view_width, 1, _rail(sheet, plan))
        else:
            canvas.draw(0, 1 + plan.view_height, _log(sheet, plan.log_width, plan.log_height))
    y = 1 + plan.view_height + (plan.log_height if plan.log_width == width else 0)
    _question(canvas, y, sheet)
    _bar(canvas, y + QUESTION, plan.bar, sheet.buttons)
    _tools(canvas, height - 1, sheet.tools)
    return canvas


def _title(canvas: Canvas, sheet: Sheet) -> None:
    ground = style(CREAM, WOOD_DARK, bold=True)
    canvas.fill(0, 0, canvas.width, 1, ground)
    x = canvas.text(1, 0, "☸ Quarterdeck", style(BRASS, WOOD_DARK, bold=True))
    status = sheet.view.status(sheet.scene)
    if x + 2 + cell_len(sheet.title) + 2 + cell_len(status) < canvas.width:
        canvas.text(x + 2, 0, sheet.title, ground)  # what goes on is worth more than the title
    canvas.right(canvas.width - 1, 0, status, style(CREAM, WOOD_DARK))


def _log(sheet: Sheet, width: int, height: int) -> Canvas:
    if not sheet.about:
        return paint_log(sheet.log, width, height)
    canvas = Canvas(width, height, style(INK, PAPER_3))
    for y, text in enumerate(wrap(sheet.about, width - 2)):
        canvas.text(1, y, text, style(INK, PAPER_3))
    return canvas


def _rail(sheet: Sheet, plan: Layout) -> Canvas:
    width, height = plan.log_width, plan.log_height
    canvas = Canvas(width, height, style(INK, PAPER))
    canvas.fill(0, 0, 1, height, style(WOOD, PAPER), "▌")
    about = wrap(sheet.about, width - 4) if sheet.about else []
    rows = height - len(about)
    canvas.draw(2, 0, paint_log(sheet.log, width - 2, rows))
    for n, text in enumerate(about):
        canvas.fill(1, rows + n, width - 1, 1, style(INK, PAPER_3))
        canvas.text(2, rows + n, text, style(INK, PAPER_3))
    return canvas


def _question(canvas: Canvas, y: int, sheet: Sheet) -> None:
    canvas.fill(0, y, canvas.width, QUESTION, style(CREAM, WOOD))
    x = 1
    if sheet.who is not None:
        seat = sheet.who % len(SEATS)
        room = canvas.width - cell_len(sheet.question) - 6
        name = shorten(sheet.scene.names[sheet.who], max(min(room, 18), 4))
        ground = CORAL if sheet.scene.asked else SEATS[seat]
        x = canvas.text(0, y, f" {EMBLEMS[seat]} {name} ", style(CREAM, ground, bold=True)) + 1
    canvas.text(x, y, sheet.question, style(CREAM, WOOD, bold=True))
    if sheet.note:
        look = style("#7d2214", "#e4dac4", bold=True) if sheet.wrong else style(CREAM, WOOD)
        canvas.text(0 if sheet.wrong else 1, y + 1, f" {sheet.note} ".rstrip(), look)


def _chip(button: Button) -> list[Piece]:
    ground = BRASS if button.actions else PAPER_3
    key = button.key
    return [
        Piece(f" {key} ", style(CREAM, INK, bold=True)),
        Piece(f" {button.label} ", style(INK, ground, bold=True)),
    ]


def _bar(canvas: Canvas, y: int, rows: int, buttons: Sequence[Button]) -> None:
    canvas.fill(0, y, canvas.width, rows, style(CREAM, WOOD))
    chips = [_chip(button) for button in buttons]
    pad = 2 if rows > 1 and sum(width_of(chip) + 5 for chip in chips) <= canvas.width else 0
    x = 1
    for n, chip in enumerate(chips):
        width = width_of(chip) + 2 * pad
        canvas.fill(x, y, width, rows, chip[1].style)
        canvas.fill(x, y, chip[0].width, rows, chip[0].style)
        middle = y + rows // 2
        end = canvas.text(x, middle, chip[0].text, chip[0].style)
        canvas.text(end + pad, middle, chip[1].text, chip[1].style)
        canvas.zone(x, y, width, rows, f"button:{n}")
        x += width + 1


def _tools(canvas: Canvas, y: int, tools: Sequence[Tool]) -> None:
    ground = style(CREAM, WOOD_DARK)
    canvas.fill(0, y, canvas.width, 1, ground)
    pieces = [
        (
            tool,
            [
                Piece(tool.key, style(LIT if tool.enabled else "#a08f78", WOOD_DARK, bold=True)),
                Piece(f" {tool.label}", ground if tool.enabled else style("#a08f78", WOOD_DARK)),
            ],
        )
        for tool in tools
    ]
    used = sum(width_of(parts) for _, parts in pieces)
    gap = max(min((canvas.width - 1 - used) // max(len(pieces), 1), 3), 1)
    x = 1
    for tool, parts in pieces:
        canvas.zone(x, y, width_of(parts), 1, f"tool:{tool.name}")
        x = canvas.pieces(x, y, parts) + gap
