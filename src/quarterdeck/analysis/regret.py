"""What bots give away on stored positions, against a long search."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from quarterdeck.analysis.api import WIDTH, Hint, analyst_for
from quarterdeck.bots import Bot, ask
from quarterdeck.core import Action, FastSeed, Game, Match, Table

Progress = Callable[[int, int], None]

Choices = list[list[Action]]
"""What a bot did in each position, each time it was asked."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over positions, in winning chance."""

    mean: float
    margin: float
    """The mean is likely to be so close to the truth, on either side."""

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Mean:
        return cls(fmean(numbers), WIDTH * stdev(numbers) / math.sqrt(len(numbers)))


@dataclass(frozen=True, slots=True)
class Regret:
    """The winning chance a bot gives away."""

    bot: str
    given_away: Mean
    by_position: tuple[float, ...]
    missed: float
    """The share of its choices that were not the best action."""

    def less(self, other: Regret) -> Mean:
        """How much less another one gives away: what makes a position hard for both falls out."""
        return Mean.of([a - b for a, b in zip(self.by_position, other.by_position, strict=True)])


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
        self._analyst = analyst_for(game.name)
        self._analyst.prepare()
        self._matches: list[Match] = []
        self._hints: list[Hint] = []
        for number, text in enumerate(texts):
            seats = game.parse_position(text).seats
            match = Match(game, Table(seats), FastSeed(number), text)
            self._matches.append(match)
            self._hints.append(self._analyst.weigh(match.observe(None), simulations, seed + number))
            progress(number + 1, len(texts))

    def choices(self, bot: Bot, times: int = 1, seed: int = 0) -> Choices:
        """What a bot does in each position, with other lots each time it is asked."""
        return [
            [
                ask(bot, match, hint.seat, seed + number + time * len(self._matches))
                for time in range(times)
            ]
            for number, (match, hint) in enumerate(zip(self._matches, self._hints, strict=True))
        ]

    def look_closer(
        self,
        asked: Sequence[Choices],
        simulations: int,
        seed: int = 0,
        progress: Progress = lambda done, of: None,
    ) -> int:
        """Weigh every position anew in which the bots asked did not all do the same; how many.

        Where all agree, no doubt about the position can make a difference between them.
        """
        disputed = [
            number
            for number in range(len(self._matches))
            if len({action for choices in asked for action in choices[number]}) > 1
        ]
        for done, number in enumerate(disputed, start=1):
            seen = self._matches[number].observe(None)
            self._hints[number] = self._analyst.weigh(seen, simulations, seed + number)
            progress(done, len(disputed))
        return len(disputed)

    def regret(self, bot: Bot, choices: Choices | None = None) -> Regret:
        """What a bot gives away, by what it chose."""
        found = choices or self.choices(bot)
        costs = [
            [hint.of(action).cost for action in actions]
            for hint, actions in zip(self._hints, found, strict=True)
        ]
        by_position = tuple(fmean(each) for each in costs)
        missed = fmean(fmean(cost > 0 for cost in each) for each in costs)
        return Regret(str(bot), Mean.of(by_position), by_position, missed)
