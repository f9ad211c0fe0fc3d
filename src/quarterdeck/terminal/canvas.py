"""A sheet of cells to draw on: what every part of the table is painted with.

Drawing is pure: a function of what is to be seen and the room there is. A canvas knows what it
had to cut off, so that a test can say that nothing was, and which zone lies under the mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from quarterdeck.terminal.palette import INK, PAPER, style


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle that can be clicked, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    target: str

    def __contains__(self, point: tuple[int, int]) -> bool:
        x, y = point
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text in one style."""

    text: str
    style: Style

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_len(self.text)


def width_of(pieces: Iterable[Piece]) -> int:
    """How many cells these take in a row."""
    return sum(piece.width for piece in pieces)


class Canvas:
    """Cells of a width and a height, each with a character and a style."""

    def __init__(self, width: int, height: int, ground: Style | None = None) -> None:
        self.width, self.height = max(width, 0), max(height, 0)
        ground = ground or style(INK, PAPER)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground] * self.width for _ in range(self.height)]
        self.zones: list[Zone] = []
        self.cut: list[str] = []
        """Texts that did not fit, here or where a part of this was drawn."""

    def fill(self, x: int, y: int, width: int, height: int, ground: Style, char: str = " ") -> None:
        """Paint a rectangle."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self._chars[row][column] = char
                self._styles[row][column] = ground

    def text(self, x: int, y: int, text: str, look: Style, width: int | None = None) -> int:
        """Write text from a cell on, in at most this many cells; the cell after it."""
        if x < 0:
            self.cut.append(text)
            x = 0
        room = max(self.width - x if width is None else min(width, self.width - x), 0)
        shown = text
        if cell_len(text) > room or not 0 <= y < self.height:
            if text.strip():
                self.cut.append(text)
            if not 0 <= y < self.height:
                return x
            shown = shorten(text, room)
        for char in shown:
            size = cell_len(char)
            if size == 0:
                continue  # a mark that belongs to the letter before
            self._chars[y][x] = char
            self._styles[y][x] = look
            if size == 2:
                self._chars[y][x + 1] = ""
                self._styles[y][x + 1] = look
            x += size
        return x

    def pieces(self, x: int, y: int, pieces: Iterable[Piece]) -> int:
        """Write pieces one after the other; the cell after them."""
        for piece in pieces:
            x = self.text(x, y, piece.text, piece.style)
        return x

    def centred(self, x: int, y: int, width: int, text: str, look: Style) -> None:
        """Write text in the middle of a stretch."""
        space = max(width - cell_len(text), 0)
        self.text(x + space // 2, y, text, look, width)

    def right(self, x: int, y: int, text: str, look: Style) -> int:
        """Write text that ends before a cell; the cell it begins at."""
        begin = x - cell_len(text)
        self.text(begin, y, text, look)
        return begin

    def zone(self, x: int, y: int, width: int, height: int, target: str) -> None:
        """Make a rectangle clickable."""
        self.zones.append(Zone(x, y, width, height, target))

    def hit(self, x: int, y: int) -> str | None:
        """What lies at a cell, the last drawn first."""
        return next((zone.target for zone in reversed(self.zones) if (x, y) in zone), None)

    def draw(self, x: int, y: int, other: Canvas) -> None:
        """Lay another canvas on this one."""
        for row in range(min(other.height, self.height - y)):
            room = max(min(other.width, self.width - x), 0)
            self._chars[y + row][x : x + room] = other._chars[row][:room]
            self._styles[y + row][x : x + room] = other._styles[row][:room]
        if other.width > self.width - x or other.height > self.height - y:
            self.cut.append(f"a part of {other.width} by {other.height}")
        self.cut += other.cut
        self.zones += [Zone(x + z.x, y + z.y, z.width, z.height, z.target) for z in other.zones]

    def strip(self, y: int) -> Strip:
        """A row, as Textual shows it."""
        segments: list[Segment] = []
        start = 0
        chars, styles = self._chars[y], self._styles[y]
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] is not styles[start]:
                segments.append(Segment("".join(chars[start:x]), styles[start]))
                start = x
        return Strip(segments, self.width)

    def __str__(self) -> str:
        return "\n".join("".join(row) for row in self._chars)


def shorten(text: str, width: int) -> str:
    """Text in at most this many cells; what is missing is shown by an ellipsis."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for char in text:
        if cell_len(kept + char) > width - 1:
            break
        kept += char
    return (kept.rstrip() + "…") if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """Text in lines of at most this many cells; a word longer than a line is broken."""
    lines = [""]
    for given in text.split():
        word = given
        while cell_len(word) > width > 0:
            head = shorten(word, width)[:-1] + word[len(shorten(word, width)) - 1]
            lines.append(head)
            word = word[len(head) :]
        joined = f"{lines[-1]} {word}".strip()
        if cell_len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return [line for line in lines if line] or [""]
