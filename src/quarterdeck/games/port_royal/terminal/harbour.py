"""The harbour, the stage: cards on the sea, and above them what the next card may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quarterdeck.games.port_royal import Card, Observation
from quarterdeck.games.port_royal.cards import COLOURS
from quarterdeck.games.port_royal.terminal.cards import EDGE, WIDTH, Shown, best_height, lay, line
from quarterdeck.games.port_royal.terminal.marks import COIN, FLAG, NEED, POINT, SHIP_DYE
from quarterdeck.i18n import Wording
from quarterdeck.terminal.canvas import Canvas, Piece, width_of
from quarterdeck.terminal.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CREAM,
    INK,
    INK_2,
    LIT,
    PAPER_3,
    SEA,
    SEA_DEEP,
    SKY,
    blend,
    style,
)

LINE_WIDTH: Final = 26
"""The narrowest column of a harbour that is shown in lines."""
GAP: Final = 1
IN_A_ROW: Final = 6
WIDEST: Final = 16


@dataclass(frozen=True, slots=True)
class Plan:
    """How many cards stand in a row, how large; no height: in lines."""

    columns: int
    width: int
    height: int


def plan(cards: int, width: int, rows: int) -> Plan:
    """The largest cards that all fit; in lines if there are too many."""
    most = max(width // (WIDTH + GAP), 1)
    lanes = -(-cards // most) or 1
    columns = max(-(-cards // lanes), min(IN_A_ROW, most))
    height = best_height(rows // lanes)
    if height:
        return Plan(columns, min((width - GAP) // columns - GAP, WIDEST), height)
    columns = max(width // LINE_WIDTH, 1)
    return Plan(columns, width // columns - GAP, 0)


def paint_harbour(cards: Sequence[Shown], width: int, rows: int) -> Canvas:
    """The cards on the sea."""
    canvas = Canvas(width, rows, style(CREAM, SEA))
    for y in range(rows):
        canvas.fill(0, y, width, 1, style(CREAM, _sea(y, rows)))
    if not cards:
        _waves(canvas)
        return canvas
    grid = plan(len(cards), width, rows)
    lanes = -(-len(cards) // grid.columns)
    pitch = grid.height + EDGE if grid.height else 1
    top = max((rows - lanes * pitch) // 2, 0)
    in_lane = min(len(cards), grid.columns)
    left = max((width - in_lane * (grid.width + GAP) + GAP) // 2, 0)
    for n, shown in enumerate(cards):
        x = left + n % grid.columns * (grid.width + GAP)
        y = top + n // grid.columns * pitch
        if grid.height:
            lay(canvas, x, y, shown, grid.width, grid.height, _sea(y + grid.height, rows))
        else:
            canvas.draw(x, y, line(shown, grid.width))
        canvas.zone(x, y, grid.width, max(grid.height, 1), f"spot:{n}")
    return canvas


def _sea(y: int, rows: int) -> str:
    return blend(SEA, SEA_DEEP, y / max(rows - 1, 1))


def _waves(canvas: Canvas) -> None:
    for y in range(canvas.height):
        ground = _sea(y, canvas.height)
        if y % 3 == 1:
            for x in range(y % 2 * 4 + 2, canvas.width - 4, 12):
                canvas.text(x, y, "∿∿", style(blend(ground, CREAM, 0.35), ground))


def paint_expeditions(
    expeditions: Sequence[Card],
    owned: str,
    legal: Sequence[Card],
    selected: Card | None,
    title: str,
    width: int,
) -> Canvas:
    """The expeditions in a row: whom they take, how many of those one has, what they bring."""
    canvas = Canvas(width, 1, style(INK, SKY))
    rows = [
        (card, _expedition(card, owned, card in legal, card == selected)) for card in expeditions
    ]
    used = sum(width_of(pieces) + 1 for _, pieces in rows) - 1
    x = 0
    if used + len(title) + 3 <= width:
        x = canvas.text(1, 0, title, style(INK, SKY, bold=True)) + 1
    for card, pieces in rows:
        canvas.zone(x, 0, width_of(pieces), 1, f"expedition:{card}")
        x = canvas.pieces(x, 0, pieces) + 1
    return canvas


def _expedition(card: Card, owned: str, legal: bool, selected: bool) -> list[Piece]:
    face = card.face
    ground = LIT if legal else PAPER_3
    have = matched(face.needs, owned)
    return [
        Piece("".join(NEED[n] for n in face.needs), style(INK, ground, underline=selected)),
        Piece(f" {POINT}{face.points}", style(INK, ground, bold=True, underline=selected)),
        Piece(f"+{face.coins}{COIN}", style(INK if legal else BRASS_DARK, ground)),
        Piece(f" {have}/{len(face.needs)}", style(INK, ground, bold=legal, underline=selected)),
    ]


def matched(needs: str, owned: str) -> int:
    """How many of the persons needed one has; a Jack stands for any that is missing."""
    own = sum(min(needs.count(n), owned.count(n)) for n in set(needs))
    return min(own + owned.count("j"), len(needs))


def paint_berths(seen: Observation, takes: int, odds: bool, wording: Wording, width: int) -> Canvas:
    """Above the cards: which colours lie in port, what stopping is worth, and the odds."""
    canvas, say = Canvas(width, 1, style(INK, SKY)), wording.say
    x = canvas.text(1, 0, say("harbour"), style(INK, SKY, bold=True)) + 1
    colours = {card.face.colour for card in seen.harbour if card.face.kind == "ship"}
    chances = seen.odds() if odds and seen.phase == "discover" else None
    for colour in COLOURS:
        here = colour in colours
        look = style(CREAM, SHIP_DYE[colour].deep, bold=True) if here else style(INK_2, SKY)
        count = str(chances.busts[colour]) if chances and here else ""
        x = canvas.text(x, 0, f" {FLAG[colour]}{count} " if here else " · ", look)
    if chances is None:
        if seen.phase in ("discover", "ship"):
            worth = say("terminal-worth", colours=len(colours), takes=takes)
        elif seen.phase == "take":
            worth = say("terminal-takes-left", takes=seen.takes)
        else:
            worth = ""
        canvas.right(width - 1, 0, worth, style(INK, SKY))
        return canvas
    percent = say("terminal-percent", percent=round(float(chances.bust) * 100, 1))
    busts = sum(chances.busts.values())
    told = say("terminal-odds", busts=busts, cards=chances.cards)
    left = canvas.right(width - 1, 0, f" {percent} ", style(CREAM, CORAL, bold=True))
    left = canvas.right(left - 1, 0, told, style(INK, SKY))
    room = left - 1 - x - 1
    if room >= 4:
        _gauge(canvas, x + 1, room, float(chances.bust))
    return canvas


def _gauge(canvas: Canvas, x: int, width: int, share: float) -> None:
    """A bar that fills with the risk."""
    full = round(share * width)
    end = canvas.text(x, 0, "█" * full, style(CORAL, SKY))
    canvas.text(end, 0, "░" * (width - full), style(blend(BRASS, INK, 0.4), SKY))
