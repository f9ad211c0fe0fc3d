"""The Landlubber: a sensible beginner, good habits and no plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from quarterdeck.bots.api import Bot
from quarterdeck.games.rattle_battle.bots.habits import habit
from quarterdeck.games.rattle_battle.bots.lookahead import imagined

if TYPE_CHECKING:
    from quarterdeck.bots.api import Question
    from quarterdeck.core import Action


class Landlubber(Bot):
    """Shoots what is in range, boards what is weaker, buys what it can."""

    name: ClassVar[str] = "landlubber"
    level: ClassVar[int] = 1
    games: ClassVar[tuple[str, ...]] = ("rattle-battle",)

    def choose(self, question: Question) -> Action:
        """What it is used to do."""
        return habit(imagined(question), question.seat)
