"""A picture of the table in play: ``python -m quarterdeck.terminal.picture OUT.svg``.

For the README. It plays a fixed deal to a harbour worth looking at and writes what is on screen.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from quarterdeck.bots import ask, make_bot
from quarterdeck.port_royal import Observation
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.saves import write
from quarterdeck.terminal.sitting import Player, Setup, Sitting

SEED: Final = 7
SIZE: Final = (120, 36)
ROUND: Final = 8
CARDS: Final = 5
ELSEWHERE: Final = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)
"""Fonts to fetch, and who made the file: a picture needs no address."""


def sitting() -> Sitting:
    """The fixed deal, played by rules of thumb until Anna has a harbour to decide about."""
    players = [Player("human", "Anna"), Player("r400", "Marlowe"), Player("thumb", "Inés")]
    game = Sitting.begin(Setup("port-royal", tuple(players), {}, SEED))
    thumb = make_bot("port-royal", "thumb")
    while game.match.result is None:
        seen, seat = game.match.observe(0), game.seat
        assert isinstance(seen, Observation)
        assert seat is not None
        ripe = seen.round >= ROUND and len(seen.harbour) >= CARDS and seen.phase == "discover"
        if ripe and seat == 0:
            break
        if seat == 0 and seen.phase == "discover" and seen.round >= ROUND:
            game.act(next(a for a in game.choices.actions if str(a) == "draw"))
        else:
            game.act(ask(thumb, game.match, seat, SEED))
    return game


async def screenshot(folder: Path) -> str:
    """The screen as SVG; it names a font but fetches none."""
    path = folder / "picture.record"
    write(sitting(), path)
    app = QuarterdeckApp("en", resume=path, folder=folder, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        return ELSEWHERE.sub("", app.export_screenshot())


def main(arguments: Sequence[str]) -> None:
    """Write the picture."""
    if len(arguments) != 1:
        raise SystemExit("usage: python -m quarterdeck.terminal.picture OUT.svg")
    with TemporaryDirectory() as folder:
        svg = asyncio.run(screenshot(Path(folder)))
    Path(arguments[0]).write_text(svg, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
