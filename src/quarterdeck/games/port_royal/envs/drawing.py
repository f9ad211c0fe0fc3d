"""A game as text and as a picture, of what everybody at the table sees; cards by their codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from quarterdeck.games.port_royal.observation import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from quarterdeck.games.port_royal import Card
    from quarterdeck.games.port_royal.state import State

SIZE: Final = (960, 640)
MARGIN: Final = 20
LINE: Final = 24
CARD: Final = (112, 64)
GAP: Final = 8
IN_A_ROW: Final = 7
ROWS: Final = 3
"""The harbour has room for 21 cards; what lies there beyond that is counted."""
PAPER: Final = "#fbf3df"
SEA: Final = "#1c626c"
INK: Final = "#2b2118"
CREAM: Final = "#fff8e6"
BRASS: Final = "#e8bf55"
SHIPS: Final = {
    "yellow": "#e8bf55",
    "blue": "#7fb2d9",
    "green": "#8fc08a",
    "red": "#e08b7a",
    "black": "#9a948c",
}


def written(s: State) -> str:
    """The table as lines of text."""
    return "\n".join(_lines(observe(s)))


def _lines(seen: Observation) -> Iterator[str]:
    yield _head(seen)
    yield f"harbour: {_codes(seen.harbour)}"
    if seen.pending is not None:
        yield f"ship: {seen.pending}"
    yield f"expeditions: {_codes(seen.expeditions)}"
    for seat in range(seen.players):
        yield f"{_seat(seen, seat)}: {_codes(seen.displays[seat])}"


def _head(seen: Observation) -> str:
    bust = f", bust {float(seen.odds().bust):.1%}" if seen.phase in ("discover", "ship") else ""
    last = ", last round" if seen.last_round else ""
    piles = f"pile {seen.pile}, discard {len(seen.discard)}"
    return f"round {seen.round}{last}, player_{seen.acting} {seen.phase}, {piles}{bust}"


def _seat(seen: Observation, seat: int) -> str:
    mark = "*" if seat == seen.active else " "
    held = f"points {seen.points[seat]}, coins {len(seen.coins[seat])}, swords {seen.swords[seat]}"
    return f"{mark}player_{seat} {held}"


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards) or "-"


def drawn(s: State) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The table as a picture: rows, columns, and red, green, blue."""
    seen = observe(s)
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    big, small = ImageFont.load_default(18), ImageFont.load_default(13)
    draw.text((MARGIN, MARGIN // 2), _head(seen), INK, big)
    top = MARGIN + LINE
    bottom = top + ROWS * (CARD[1] + GAP) + GAP
    draw.rectangle((0, top, SIZE[0], bottom), SEA)
    shown = [*seen.harbour, *([seen.pending] if seen.pending else [])]
    room = IN_A_ROW * ROWS
    for number, card in enumerate(shown[:room]):
        x = MARGIN + number % IN_A_ROW * (CARD[0] + GAP)
        y = top + GAP + number // IN_A_ROW * (CARD[1] + GAP)
        _card(draw, (x, y), card, small, waiting=number >= len(seen.harbour))
    more = f"   and {len(shown) - room} cards more" if len(shown) > room else ""
    y = bottom + GAP
    draw.text((MARGIN, y), f"expeditions: {_codes(seen.expeditions)}{more}", INK, big)
    for seat in range(seen.players):
        y += LINE + GAP
        if seat == seen.acting:
            draw.rectangle((0, y - GAP // 2, SIZE[0], y + 2 * LINE - GAP), BRASS)
        draw.text((MARGIN, y), _seat(seen, seat), INK, big)
        y += LINE
        draw.text((2 * MARGIN, y), _codes(seen.displays[seat])[:130], INK, small)
    return np.asarray(image, np.uint8)


def _card(
    draw: ImageDraw.ImageDraw,
    at: tuple[int, int],
    card: Card,
    font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
    *,
    waiting: bool,
) -> None:
    """A card; one that waits to be admitted or repelled has a frame."""
    box = (*at, at[0] + CARD[0], at[1] + CARD[1])
    draw.rounded_rectangle(
        box, 8, SHIPS.get(card.face.colour, CREAM), BRASS if waiting else INK, 4 if waiting else 1
    )
    name, _, rest = card.code.partition("-")
    draw.text((at[0] + GAP, at[1] + GAP), name, INK, font)
    draw.text((at[0] + GAP, at[1] + GAP + LINE), rest, INK, font)
