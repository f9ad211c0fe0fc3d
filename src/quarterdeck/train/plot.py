"""A picture of a course: strength over games, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quarterdeck.train.course import Look

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT, TOP, RIGHT, BOTTOM = 56, 40, 120, 44
SVG: Final = "http://www.w3.org/2000/svg"
LETTERS: Final = 'font-family="sans-serif" font-size="12" fill="#333"'
COLOURS: Final = ("#1f6f8b", "#b5541c", "#4a7c3a", "#7a4a8c")


def plot(title: str, courses: Mapping[str, Sequence[Look]]) -> str:
    """One line for each course, with its 95 % intervals as a band."""
    most = max((look.games for looks in courses.values() for look in looks), default=1)

    def x(games: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * games / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, share))

    parts = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" {LETTERS}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="22" font-size="15">{title}</text>',
    ]
    for percent in range(0, 101, 25):
        height = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for games in (0, most // 2, most):
        where = f'x="{x(games):.1f}" y="{HEIGHT - 16}" text-anchor="middle"'
        parts.append(f"<text {where}>{games:,} games</text>")
    for (name, looks), colour in zip(courses.items(), COLOURS * len(courses), strict=False):
        if looks:
            parts += _line(name, looks, colour, x, y)
    return "\n".join([*parts, "</svg>", ""])


def _line(
    name: str,
    looks: Sequence[Look],
    colour: str,
    x: Callable[[float], float],
    y: Callable[[float], float],
) -> list[str]:
    upper = [f"{x(look.games):.1f},{y(look.share + look.margin):.1f}" for look in looks]
    lower = [f"{x(look.games):.1f},{y(look.share - look.margin):.1f}" for look in looks]
    middle = " ".join(f"{x(look.games):.1f},{y(look.share):.1f}" for look in looks)
    last = looks[-1]
    where = f'x="{x(last.games) + 6:.1f}" y="{y(last.share) + 4:.1f}"'
    return [
        f'<polygon points="{" ".join(upper + lower[::-1])}" fill="{colour}" opacity=".15"/>',
        f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text {where} fill="{colour}">{name}</text>',
    ]
