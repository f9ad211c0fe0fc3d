"""Pictures of tables in play: ``python -m quarterdeck.terminal.picture FOLDER``.

For the README and the documentation. A game's manifest names its own. Each plays a fixed
deal to a moment worth looking at and writes what is on screen.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from quarterdeck.bots import ask, make_bot
from quarterdeck.core.manifest import parts
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.saves import write
from quarterdeck.terminal.sitting import Sitting

ELSEWHERE: Final = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)
"""Fonts to fetch, and who made the file: a picture needs no address."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen."""

    sitting: Callable[[], Sitting]
    keys: Sequence[str]
    """Pressed before it is taken."""
    size: tuple[int, int]


def until(game: Sitting, bot: str, ripe: Callable[[Sitting], bool], seed: int) -> Sitting:
    """Let a bot play for everybody until the moment is right."""
    player = make_bot(game.match.game.name, bot)
    while game.match.result is None and not ripe(game):
        seat = game.seat
        assert seat is not None
        game.act(ask(player, game.match, seat, seed))
    return game


async def screenshot(picture: Picture, folder: Path) -> str:
    """The screen as SVG; it names a font but fetches none."""
    path = folder / "picture.record"
    write(picture.sitting(), path)
    app = QuarterdeckApp("en", resume=path, folder=folder, pace=0)
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        await pilot.press(*picture.keys)
        await pilot.pause()
        return ELSEWHERE.sub("", app.export_screenshot())


def main(arguments: Sequence[str]) -> None:
    """Write the pictures."""
    if len(arguments) != 1:
        raise SystemExit("usage: python -m quarterdeck.terminal.picture FOLDER")
    for name, picture in chain.from_iterable(shown.items() for _, shown in parts("pictures")):
        with TemporaryDirectory() as folder:
            svg = asyncio.run(screenshot(picture, Path(folder)))
        Path(arguments[0], f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
