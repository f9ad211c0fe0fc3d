"""What bots give away on stored positions, against a long search."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from quarterdeck.analysis.api import WIDTH, Hint, analyst_for
from quarterdeck.bots import Bot, ask
from quarterdeck.core import FastSeed, Game, Match, Table

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Regret:
    """The winning chance a bot gives away, on average over positions."""

    bot: str
    mean: float
    margin: float
    missed: int
    """Positions in which it chose another action than the best."""


class Positions:
    """Positions and what a long search says of them."""

    def __init__(
        self,
        game: Game,
        texts: Sequence[str],
        simulations: int,
        seed: int = 0,
        progress: Progress = lambda done, of: None,
    ) -> None:
        """So many deals for each action are the reference; none of its deals is a bot's."""
        analyst = analyst_for(game.name)
        analyst.prepare()
        self._matches: list[Match] = []
        self._hints: list[Hint] = []
        for number, text in enumerate(texts):
            seats = game.parse_position(text).seats
            match = Match(game, Table(seats), FastSeed(number), text)
            self._matches.append(match)
            self._hints.append(analyst.weigh(match.observe(None), simulations, seed + number))
            progress(number + 1, len(texts))

    def regrets(self, bot: Bot, seed: int = 0) -> list[float]:
        """What a bot gives away in each position."""
        return [
            hint.of(ask(bot, match, hint.seat, seed + number)).cost
            for number, (match, hint) in enumerate(zip(self._matches, self._hints, strict=True))
        ]

    def regret(self, bot: Bot, seed: int = 0) -> Regret:
        """The same on average."""
        found = self.regrets(bot, seed)
        margin = WIDTH * stdev(found) / math.sqrt(len(found))
        return Regret(str(bot), fmean(found), margin, sum(cost > 0 for cost in found))
