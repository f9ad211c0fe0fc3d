"""What ``quarterdeck train`` says of a training while it goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.train.session import GAMES, Session


def training_lines(
    players: list[int],
    games: int | None,
    folder: Path,
    seed: int,
    *,
    exploit: str = "",
    onlooker: bool = False,
) -> Iterator[str]:
    """Train, and tell how far it has come."""
    unknown = [count for count in players if count not in GAMES]
    if unknown:
        raise QuarterdeckError(f"port-royal is for 2 to 5 players, not {unknown[0]}")
    if exploit and onlooker:
        raise QuarterdeckError("an onlooker plays against nobody: leave out --exploit")
    session = Session(folder, games, seed)
    if exploit:
        course_of_games = session.exploit((players or [2])[0], exploit)
    elif onlooker:
        course_of_games = session.watch(players or list(GAMES))
    else:
        course_of_games = session.learn(players or list(GAMES))
    yield f"Compiling, which takes up to a minute. Everything is kept in {folder}."
    began = time.monotonic()
    for course, look in course_of_games:
        seen = f"{look.share:.1%} ± {look.margin:.1%} "
        if onlooker:
            seen = f"luck leaves {seen}of the results open"
        else:
            seen += f"against the {exploit}" if exploit else "against Thumb"
        yield (
            f"{course.players} players: {look.games:,} of {course.games:,} games, {seen}, "
            f"{(time.monotonic() - began) / 60:.1f} min"
        )
