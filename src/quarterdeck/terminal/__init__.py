"""The terminal: tables to play at, and replays, drawn with Textual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

__all__ = ["replay", "run"]


def run(
    game: str,
    *,
    seats: int | None,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: int | None,
    language: str,
    resume: Path | None,
) -> None:
    """Open the terminal: at home, or at once at a table if anything about one is said.

    ``players`` are kinds, ``human`` or a bot's name, with a name if wanted: ``human:Anna``. Seats
    that nobody is named for are the default bot's, the first one a person's.
    """
    from quarterdeck.i18n import Words
    from quarterdeck.terminal.app import QuarterdeckApp
    from quarterdeck.terminal.sitting import Setup, filled, named

    setup = None
    if resume is None and (seats is not None or players or options or seed is not None):
        kinds = filled(game, players, seats)
        setup = Setup(game, named(game, kinds, Words(language)), dict(options), seed)
    QuarterdeckApp(language, setup=setup, resume=resume).run()


def replay(path: Path, language: str) -> None:
    """Open the terminal at a replay of a record."""
    from quarterdeck.terminal.app import QuarterdeckApp

    QuarterdeckApp(language, watch=path).run()
