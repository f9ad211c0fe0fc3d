"""Port Royal's analyst: the net, simulations to the end of a turn, and the cards' exact average."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from quarterdeck.analysis.api import AnalysisError, Analyst, Hint, Luck, Reason
from quarterdeck.bots.api import Bot
from quarterdeck.bots.fast import FastGame
from quarterdeck.bots.fast import Luck as Measures
from quarterdeck.core import Action as CoreAction
from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.match import Step
from quarterdeck.games.port_royal import Action, Card, Observation
from quarterdeck.games.port_royal.analysis.games import MeasuredPortRoyal
from quarterdeck.games.port_royal.analysis.gauge import Gauge
from quarterdeck.games.port_royal.analysis.machine import LIBRARY
from quarterdeck.games.port_royal.analysis.reasons import reasons_for
from quarterdeck.games.port_royal.analysis.saying import say
from quarterdeck.games.port_royal.analysis.weighing import Workbench, hint_from
from quarterdeck.games.port_royal.cards import FACE_BY_CODE
from quarterdeck.games.port_royal.events import Drawn
from quarterdeck.games.port_royal.notation import position_text
from quarterdeck.games.port_royal.state import packed
from quarterdeck.games.port_royal.wording import PortRoyalWording
from quarterdeck.i18n import Wording


class PortRoyalAnalyst(Analyst):
    """All from what everybody knows (PR 7)."""

    def __init__(self) -> None:
        self._own = threading.local()

    def prepare(self) -> None:
        LIBRARY.load()

    def ready(self) -> bool:
        return LIBRARY.ready() is not None

    def _bench(self, players: int) -> Workbench:
        """Memory of the calling thread, for so many players."""
        benches: dict[int, Workbench] = self._own.__dict__.setdefault("benches", {})
        if players not in benches:
            benches[players] = Workbench(players)
        return benches[players]

    def weigh(self, observation: CoreObservation, simulations: int, seed: int) -> Hint:
        assert isinstance(observation, Observation)
        if observation.phase == "over":
            raise AnalysisError("the game is over: there is nothing to decide")
        s = observation.any_state()
        return hint_from(s, self._bench(s.players).simulate(s, simulations, seed))

    def reasons(self, observation: CoreObservation, action: CoreAction) -> tuple[Reason, ...]:
        assert isinstance(observation, Observation)
        assert isinstance(action, Action)
        return reasons_for(observation, action)

    def known(self, observation: CoreObservation) -> str:
        assert isinstance(observation, Observation)
        return position_text(observation.any_state())

    def luck(self, before: CoreObservation, step: Step) -> Luck | None:
        assert isinstance(before, Observation)
        drawn = _drawn_in(step)
        if drawn is None:
            return None
        odds, worths = self._bench(before.players).foresee(packed(before.any_state())[0])
        luck = worths[FACE_BY_CODE[drawn.card.code]] - odds @ worths
        return Luck(str(drawn.card), tuple(map(float, luck)))

    def gauge(self, before: CoreObservation, step: Step, bots: Sequence[Bot]) -> Measures | None:
        assert isinstance(before, Observation)
        drawn = _drawn_in(step)
        if drawn is None:
            return None
        gauge = Gauge(bots)
        gauge.before(packed(before.any_state())[0])
        return gauge.luck(FACE_BY_CODE[drawn.card.code])

    def measured_games(self) -> FastGame:
        return MeasuredPortRoyal()

    def say(self, reason: Reason, wording: Wording, names: Sequence[str]) -> str:
        assert isinstance(wording, PortRoyalWording)
        return say(reason, wording, names)

    def say_shown(self, luck: Luck, wording: Wording) -> str:
        assert isinstance(wording, PortRoyalWording)
        card = Card(luck.shown)
        return f"{wording.card(card)} ({wording.card_details(card)})"


def _drawn_in(step: Step) -> Drawn | None:
    return next((event for event in step.events if isinstance(event, Drawn)), None)


PORT_ROYAL_ANALYST: Final = PortRoyalAnalyst()
