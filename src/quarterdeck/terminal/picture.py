"""Pictures of tables in play: ``python -m quarterdeck.terminal.picture FOLDER``.

For the README and the documentation. Each plays a fixed deal to a moment worth looking at and
writes what is on screen.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from quarterdeck.bots import ask, make_bot
from quarterdeck.port_royal import Observation as Harbour
from quarterdeck.rattle_battle import Observation as SeaBox
from quarterdeck.terminal.app import QuarterdeckApp
from quarterdeck.terminal.saves import write
from quarterdeck.terminal.sitting import Player, Setup, Sitting

THIRD_QUEST: Final = (
    "players 3; option scenario pirate-wars; option drops pool; quest 3 1; phase draw; "
    "card smugglers-cove; parts 0 2 3 1; parts 1 1 2 2; parts 2 3 1 1; coins 0 6; coins 1 9; "
    "coins 2 4; loot 0 1 rum; loot 1 1 spices; upgrades 0 ballista rudder; "
    "upgrades 1 boarding-hooks; upgrades 2 super-sail; sailors 0 rita greta; sailors 2 olaf"
)
ELSEWHERE: Final = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)
"""Fonts to fetch, and who made the file: a picture needs no address."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen."""

    sitting: Callable[[], Sitting]
    keys: Sequence[str]
    """Pressed before it is taken."""
    size: tuple[int, int]


def _until(game: Sitting, bot: str, ripe: Callable[[Sitting], bool], seed: int) -> Sitting:
    """Let a bot play for everybody until the moment is right."""
    player = make_bot(game.match.game.name, bot)
    while game.match.result is None and not ripe(game):
        seat = game.seat
        assert seat is not None
        game.act(ask(player, game.match, seat, seed))
    return game


def harbour() -> Sitting:
    """Port Royal, by rules of thumb until Anna has a harbour to decide about."""
    players = [Player("human", "Anna"), Player("r400", "Marlowe"), Player("thumb", "Inés")]
    game = Sitting.begin(Setup("port-royal", tuple(players), {}, 7))

    def late(game: Sitting) -> bool:
        seen = game.match.observe(0)
        assert isinstance(seen, Harbour)
        return game.seat == 0 and seen.phase == "discover" and seen.round >= 8

    _until(game, "thumb", late, 7)
    while len(_harbour(game)) < 5 or game.seat != 0:
        if late(game):
            game.act(next(a for a in game.choices.actions if str(a) == "draw"))
        else:
            _until(game, "thumb", late, 7)
    return game


def _harbour(game: Sitting) -> Sequence[object]:
    seen = game.match.observe(0)
    assert isinstance(seen, Harbour)
    return seen.harbour


def sea() -> Sitting:
    """Rattle, Battle, Grab the Loot: all ships are sent, fall, and Anna is the first to act."""
    players = [Player("human", "Anna"), *(Player("random", n) for n in ("Marlowe", "Inés"))]
    options = {"scenario": "pirate-wars", "drops": "pool"}
    game = Sitting.begin(Setup("rattle-battle", tuple(players), options, 2, THIRD_QUEST))
    while not _at_sea(game):
        game.act(game.match.legal(game.seat or 0).actions[-1])  # send all there are; drop
    return game


def _at_sea(game: Sitting) -> bool:
    seen = game.match.observe(0)
    assert isinstance(seen, SeaBox)
    return game.seat == 0 and seen.phase == "actions"


PICTURES: Final[Mapping[str, Picture]] = {
    "table": Picture(harbour, ("o",), (120, 36)),
    "sea": Picture(sea, ("down",), (120, 36)),
}


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
    for name, picture in PICTURES.items():
        with TemporaryDirectory() as folder:
            svg = asyncio.run(screenshot(picture, Path(folder)))
        Path(arguments[0], f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
