"""Who listens to games and puts questions to them: values are added up deal by deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from quarterdeck.arena import Chronicler, Listener
from quarterdeck.arena.statistics import Cluster
from quarterdeck.core import Event, Match, QuarterdeckError, Result
from quarterdeck.core.match import Step
from quarterdeck.studies.questions import find_question
from quarterdeck.studies.story import Moment, Story, Tale, Value

Place = tuple[str, float | str]
"""A series and an x of the chart."""


class Sums:
    """For each question and place the sums of the deals that had a value for it."""

    def __init__(self) -> None:
        self._deal: dict[tuple[str, Place], Cluster] = {}
        self.clusters: dict[tuple[str, Place], list[Cluster]] = defaultdict(list)

    def add(self, question: str, values: Iterable[Value]) -> None:
        """Count values of the deal that is being played."""
        for value in values:
            if not isinstance(value, Value):
                raise QuarterdeckError(f"a question yields Value(x, y), not {value!r}")
            place = question, (value.series, value.x)
            total, count = self._deal.get(place, (0.0, 0))
            self._deal[place] = total + value.y, count + 1

    def end_deal(self) -> None:
        """The next values are of another deal."""
        for place, cluster in self._deal.items():
            self.clusters[place].append(cluster)
        self._deal = {}

    def merge(self, other: Sums) -> None:
        """Add the deals that another one has counted."""
        for place, clusters in other.clusters.items():
            self.clusters[place] += clusters


class _Ear(Listener):
    """Knows its questions by name: it travels to other processes, and functions do not.

    Each deal has a copy of its own, so a merged one is a deal that ended.
    """

    def __init__(self, game: str, questions: tuple[str, ...]) -> None:
        self.game, self.questions = game, questions
        self.sums = Sums()

    def merge(self, other: _Ear) -> None:
        """Add another deal."""
        other.sums.end_deal()
        self.sums.merge(other.sums)


class StoryEar(_Ear):
    """Puts questions to whole games, decision by decision."""

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        """Get ready for a new game."""
        self._players = players
        self._moments: list[Moment] = []
        self._position = match.position

    def happened(self, match: Match, step: Step) -> None:
        """Keep a decision together with the table before it: a match goes on with a copy."""
        number = len(self._moments)
        moment = Moment(number, step.seat, self._position, step.action, step.events)
        self._moments.append(moment)
        self._position = match.position

    def end(self, match: Match) -> None:
        """Put the questions."""
        assert match.result is not None
        story = Story(self._players, match.opening, tuple(self._moments), match.result)
        for name in self.questions:
            function = find_question(self.game, name).function
            if function is not None:
                self.sums.add(name, function(story))
        self._moments = []


class TaleEar(_Ear, Chronicler):
    """Puts questions to what happened in a game."""

    def opened(self, players: tuple[str, ...]) -> None:
        """Get ready for a new game."""
        self._players = players
        self._events: list[Event] = []

    def told(self, events: Sequence[Event]) -> None:
        """Keep what happened."""
        self._events += events

    def ended(self, result: Result) -> None:
        """Put the questions."""
        tale = Tale(self._players, tuple(self._events), result)
        for name in self.questions:
            function = find_question(self.game, name).of_events
            if function is not None:
                self.sums.add(name, function(tale))
        self._events = []
