"""Pictures made of dots, two to a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CELLS: Final = {"##": "█", "#.": "▀", ".#": "▄", "..": " "}


def cells(dots: Sequence[str]) -> list[str]:
    """Rows of text for twice as many rows of dots."""
    return [
        "".join(CELLS[upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(dots[::2], dots[1::2], strict=True)
    ]


FLEET: Final = {
    "yellow": """
        ..#.....#...
        ..##....##..
        ..###...###.
        ..####..####
        ..#.....#...
        ############
        .##########.
        ..########..
    """,
    "blue": """
        ...#....#...
        .#####.####.
        .#####.####.
        ...#....#...
        .#####.####.
        ...#....#..#
        ############
        .##########.
    """,
    "green": """
        .....#......
        ....##.#....
        ...###.##...
        ..####.###..
        .#####.####.
        .....#......
        .##########.
        ..########..
    """,
    "red": """
        ..#...#...#.
        .###.###.###
        .###.###.###
        ..#...#...#.
        .###.###.###
        ..#...#...#.
        ############
        .##########.
    """,
    "black": """
        ...#...#....
        ..###.####..
        #.###.####.#
        ##.#...#..##
        ##.###.##.##
        ##..#...#.##
        ############
        .##########.
    """,
}
"""Ships under sail, 12 by 8 dots: pinnace, flute, skiff, frigate and galleon, by their colours."""
