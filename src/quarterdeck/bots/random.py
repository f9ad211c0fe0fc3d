"""The bot that draws lots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from quarterdeck.bots.api import Bot

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Action


class RandomBot(Bot):
    """Each legal action alike likely: the least a bot can do, in any game."""

    name: ClassVar[str] = "random"

    def choose(self, question: Question) -> Action:
        """Any of the legal actions."""
        return question.choices.sample(question.rng)
