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
    position: str = "",
) -> None:
    """Open the terminal at a new table, or at a saved game; without players, at the first screen.

    ``players`` are kinds: ``human`` or a bot's name; ``human:Anna`` brings a name along. Seats
    that nobody is named for are bots'. For a saved game they say who goes on with it.
    """
    from quarterdeck.i18n import Words
    from quarterdeck.terminal.app import QuarterdeckApp
    from quarterdeck.terminal.sitting import Setup, filled, named

    kinds = filled(game, players, seats)
    setup = Setup(game, named(game, kinds, Words(language)), dict(options), seed, position)
    if resume is not None:
        QuarterdeckApp(language, resume=resume, players=players).run()
    elif players:
        QuarterdeckApp(language, setup=setup).run()
    else:
        QuarterdeckApp(language, preset=setup).run()


def replay(path: Path, language: str) -> None:
    """Open the terminal at a replay of a record."""
    from quarterdeck.terminal.app import QuarterdeckApp

    QuarterdeckApp(language, watch=path).run()
