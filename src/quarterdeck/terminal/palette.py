"""The colours of the table: paper, ink, sea, brass and wood.

Each pair of text and ground that is used keeps a contrast of 4.5 or more; a test measures them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.color import Color
from rich.style import Style

INK: Final = "#2b2118"
INK_2: Final = "#5e4d3a"
PAPER: Final = "#fbf3df"
PAPER_3: Final = "#e9d9b4"
SKY: Final = "#f3dfb0"
SEA: Final = "#1c626c"
SEA_DEEP: Final = "#154f5a"
SHADOW: Final = "#0d333b"
CREAM: Final = "#fff8e6"
TEAL: Final = "#1f6f78"
BRASS: Final = "#e8bf55"
BRASS_DARK: Final = "#7d5812"
LIT: Final = "#ffd35c"
CORAL: Final = "#b83a27"
RISK: Final = "#8a1f10"
REASON: Final = "#7d2214"
WOOD: Final = "#6b4729"
WOOD_DARK: Final = "#4d321c"

SEATS: Final = ("#b83a27", "#2d7a4d", "#5b4a86", "#855709", "#3d5566")
"""A colour for each seat; the emblem beside it is the sign that does not need colour."""
EMBLEMS: Final = "◆▲●■▼"


@cache
def style(
    text: str, ground: str, *, bold: bool = False, italic: bool = False, underline: bool = False
) -> Style:
    """Text of a colour on a ground."""
    return Style(
        color=Color.parse(text),
        bgcolor=Color.parse(ground),
        bold=bold,
        italic=italic,
        underline=underline,
    )


def blend(colour: str, other: str, share: float) -> str:
    """A colour on the way to another."""
    ours, theirs = (Color.parse(c).get_truecolor() for c in (colour, other))
    mixed = (round(a + (b - a) * share) for a, b in zip(ours, theirs, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG counts it: 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
