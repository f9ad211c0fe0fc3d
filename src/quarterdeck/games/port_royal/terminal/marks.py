"""Marks and pictures: what stands for a colour, a person and a ship when there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.port_royal.cards import Face
from quarterdeck.terminal.dots import FLEET

COIN: Final = "●"
POINT: Final = "★"
SWORD: Final = "†"
SKULL: Final = "☠"
CARD: Final = "▯"

FLAG: Final = {"yellow": "◉", "blue": "≈", "green": "◤", "red": "╋", "black": "◆"}
"""The ships' flags: no colour is told by colour alone."""

ROLE: Final = {
    "trader": "⇄",
    "settler": "♣",
    "captain": "☸",
    "priest": "♝",
    "jack": "✱",
    "sailor": "†",
    "pirate": "‡",
    "mademoiselle": "♥",
    "jester": "♪",
    "admiral": "⚑",
    "governor": "♛",
}
NEED: Final = {"c": ROLE["captain"], "p": ROLE["priest"], "s": ROLE["settler"], "j": ROLE["jack"]}


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of a card: its ground, and the deep one for pictures and bands."""

    ground: str
    deep: str


SHIP_DYE: Final = {
    "yellow": Dye("#e0b12b", "#6b4a0c"),
    "blue": Dye("#5d9bd8", "#143a66"),
    "green": Dye("#6fb87e", "#173f23"),
    "red": Dye("#dc6a5d", "#5c1510"),
    "black": Dye("#8b8b96", "#141417"),
}
CREW: Final = Dye("#5cb0b6", "#12444a")
FIGHTERS: Final = Dye("#d98a6f", "#5e2415")
COURT: Final = Dye("#a88fc0", "#392452")
CHART: Final = Dye("#cdb98a", "#2b2118")
FAMILY: Final = {
    "settler": CREW,
    "captain": CREW,
    "priest": CREW,
    "jack": CREW,
    "sailor": FIGHTERS,
    "pirate": FIGHTERS,
    "admiral": COURT,
    "jester": COURT,
    "governor": COURT,
    "mademoiselle": COURT,
}


def dye(face: Face) -> Dye:
    """The colours a card is drawn in: a trader wears those of his ships."""
    if face.colour:
        return SHIP_DYE[face.colour]
    return FAMILY.get(face.role, CHART)


def mark(face: Face) -> str:
    """The mark of a person or a ship; a trader's names his colour, too."""
    if face.role == "trader":
        return ROLE["trader"] + FLAG[face.colour]
    return ROLE.get(face.role, FLAG.get(face.colour, POINT))


def ability(face: Face) -> str:
    """What a person does, in marks that need no language."""
    return {
        "trader": f"{FLAG.get(face.colour, '')} +1{COIN}",
        "settler": f"{ROLE['settler']}",
        "captain": f"{ROLE['captain']}",
        "priest": f"{ROLE['priest']}",
        "jack": f"{ROLE['jack']} = {NEED['c']}/{NEED['p']}/{NEED['s']}",
        "sailor": SWORD,
        "pirate": SWORD + SWORD,
        "mademoiselle": f"{ROLE['mademoiselle']} -1{COIN}",
        "jester": f"{ROLE['jester']} +1{COIN}",
        "admiral": f"5+{CARD} +2{COIN}",
        "governor": f"+1{CARD}",
    }.get(face.role, "")


def picture(face: Face) -> tuple[str, ...]:
    """A card's picture: 12 by 8 dots."""
    name = face.role or face.colour
    return tuple(PICTURES[name].split())


PICTURES: Final = {
    **FLEET,
    "settler": """
        .....##.....
        ..#..##..#..
        ..##.##.##..
        ...######...
        ..#..##..#..
        ..##.##.##..
        ...######...
        .....##.....
    """,
    "captain": """
        ..#..##..#..
        ...######...
        ..##.##.##..
        .####..####.
        .####..####.
        ..##.##.##..
        ...######...
        ..#..##..#..
    """,
    "priest": """
        .....##.....
        ....####....
        .....##.....
        ....####....
        ...######...
        ..########..
        ..###..###..
        ..###..###..
    """,
    "jack": """
        ..########..
        .#########..
        .#########..
        .....##.....
        .....##.....
        .....##.....
        .....##.....
        .....##.....
    """,
    "trader": """
        .....##.....
        .##########.
        .#...##...#.
        ###..##..###
        ###..##..###
        .....##.....
        .....##.....
        ...######...
    """,
    "sailor": """
        .....##.....
        ....#..#....
        .....##.....
        ...######...
        .....##.....
        .#...##...#.
        .###.##.###.
        ...######...
    """,
    "pirate": """
        ...######...
        ..########..
        ..#..##..#..
        ..########..
        ....####....
        .#..#..#..#.
        ..###..###..
        .##......##.
    """,
    "mademoiselle": """
        ....####....
        ..########..
        .#.##.##.##.
        ##.##.##.###
        .##.####.##.
        ..########..
        ....####....
        .....##.....
    """,
    "jester": """
        .##......##.
        ##.##..##.##
        .#..####..#.
        ....####....
        ...######...
        ..########..
        ..########..
        ...######...
    """,
    "admiral": """
        .....##.....
        ...######...
        ..########..
        .####..####.
        ############
        ##........##
        ....####....
        ....####....
    """,
    "governor": """
        .##########.
        .##......##.
        ..#.####.#..
        ..#......#..
        ..#.####.#..
        ..#......#..
        .##......##.
        .##########.
    """,
}
"""Ships by their silhouettes, persons by their tools."""
