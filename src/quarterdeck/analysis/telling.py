"""Hints and reviews in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarterdeck.analysis.api import Analyst, Hint, Weighed
    from quarterdeck.analysis.review import Moment
    from quarterdeck.core import Action
    from quarterdeck.i18n import Wording


class Teller:
    """Says what an analyst found, in one language, to players of these names."""

    def __init__(self, analyst: Analyst, wording: Wording, names: Sequence[str]) -> None:
        self._analyst, self._wording, self.names = analyst, wording, tuple(names)
        self._words = wording.words

    def percent(self, share: float) -> str:
        """A chance: 24.6 %."""
        sign = "−" if share < 0 else ""
        return self._words("analysis-signed", sign=sign, share=abs(share))

    def signed(self, share: float) -> str:
        """A change of a chance, with its sign."""
        sign = "−" if round(share, 3) < 0 else "+"
        return self._words("analysis-signed", sign=sign, share=abs(share))

    def around(self, chance: float, margin: float) -> str:
        """A chance and how sure it is."""
        told = self.percent(margin)
        return self._words("analysis-around", chance=self.percent(chance), margin=told)

    def action(self, action: Action) -> str:
        """What is done."""
        return self._wording.action(action)

    def reasons(self, weighed: Weighed) -> str:
        """All reasons in a row."""
        said = (self._analyst.say(r, self._wording, self.names) for r in weighed.reasons)
        return " ".join(" ".join(sentence.split()) for sentence in said)

    def hint(self, hint: Hint) -> list[tuple[str, str]]:
        """A heading and a text for each action."""
        return [
            (
                self.action(each.action),
                f"{self.around(each.chances[hint.seat], each.margin)}. {self.reasons(each)}",
            )
            for each in hint.actions
        ]

    def mistake(self, moment: Moment) -> list[str]:
        """What a costly decision was and cost, what would have been better, and why."""
        assert moment.hint is not None  # it had a cost
        done, best = moment.hint.of(moment.action), moment.hint.best
        name, cost = self.names[moment.seat], self.percent(moment.cost)
        what = self._words(
            "review-mistake",
            number=str(moment.number),
            name=name,
            action=self.action(moment.action),
            cost=cost,
        )
        better = self._words(
            "review-better",
            action=self.action(best.action),
            chance=self.percent(best.chances[moment.seat]),
            instead=self.percent(done.chances[moment.seat]),
        )
        why = [f"{self.action(each.action)}: {self.reasons(each)}" for each in (best, done)]
        return [what, better, *why]

    def lucky(self, moment: Moment) -> str:
        """What a card was worth to who turned it up."""
        assert moment.luck is not None  # it was lucky
        return self._words(
            "review-lucky-card",
            number=str(moment.number),
            name=self.names[moment.seat],
            card=self._analyst.say_shown(moment.luck, self._wording),
            luck=self.signed(moment.luck.shares[moment.seat]),
        )
