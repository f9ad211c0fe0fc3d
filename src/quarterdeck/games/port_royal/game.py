"""Port Royal as the platform sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar, Final

from quarterdeck.core import Action as CoreAction
from quarterdeck.core import (
    Chance,
    Choices,
    Draw,
    Event,
    Game,
    Generator,
    NotationError,
    Option,
    Position,
    Refusal,
    Result,
    SeatDraw,
)
from quarterdeck.games.port_royal.actions import ACTIONS, ROOM, Action
from quarterdeck.games.port_royal.cards import CARDS
from quarterdeck.games.port_royal.copies import CardPicker, cards_text
from quarterdeck.games.port_royal.events import ENDINGS, typed
from quarterdeck.games.port_royal.notation import parse_position, position_text
from quarterdeck.games.port_royal.observation import Observation, observe
from quarterdeck.games.port_royal.options import OPTIONS, numbers_of, options_of
from quarterdeck.games.port_royal.refusals import refusal
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import DISCARD, OUTSIDE, OVER, State, clone


class StartPlayer(SeatDraw):
    """PR 1.4: who begins. ``start 1``."""

    kind: ClassVar[str] = "start"
    who: ClassVar[str] = "the start player"


class Shuffle(Draw[list[int]]):
    """PR 1.5: the order of a new draw pile, bottom first; written ``shuffle``, top card first."""

    kind: ClassVar[str] = "shuffle"

    def __init__(self, cards: Sequence[int], *, first: bool) -> None:
        self._cards = frozenset(cards)
        self._first = first

    def sample(self, rng: Generator) -> list[int]:
        # One order of all cards, whatever is to be shuffled: the same seed is the same deal.
        return [c for c in rng.permutation(CARDS) if c in self._cards]

    def text(self, outcome: list[int]) -> str:
        return cards_text(reversed(outcome))

    def parse(self, text: str) -> list[int]:
        codes = text.split()
        picker = CardPicker(self._cards, codes)
        pile = [picker.pick(code) for code in codes][::-1]
        # The first shuffle may be of fewer cards: the deck of a puzzle or a test.
        if not pile or (picker.rest() and not self._first):
            raise NotationError(f"{len(self._cards)} cards are shuffled here, not {len(pile)}")
        return pile


@dataclass(slots=True)
class PortRoyalPosition(Position):
    """A game of Port Royal at one moment."""

    state: State

    @property
    def seats(self) -> int:
        return self.state.players

    @property
    def options(self) -> Mapping[str, str]:
        return options_of(self.state.options)

    def to_act(self) -> tuple[int, ...]:
        return () if self.state.phase == OVER else (self.state.acting,)

    def legal(self, seat: int) -> Choices:
        if seat not in self.to_act():
            return Choices()
        numbers = [0] * ROOM
        count = legal(self.state, numbers)
        return Choices(tuple(ACTIONS[number] for number in numbers[:count]))

    def refusal(self, seat: int, action: CoreAction) -> Refusal | None:
        if not isinstance(action, Action):
            return Refusal("foreign", "that is no action of Port Royal")
        return refusal(self.state, seat, action)

    def _apply(self, seat: int, action: CoreAction, chance: Chance, events: list[Event]) -> None:
        assert isinstance(action, Action)  # a refusal said so otherwise
        with told(self.state, chance, events):
            apply(self.state, action.number)

    def observe(self, viewer: int | None) -> Observation:
        return observe(self.state)

    def result(self) -> Result | None:
        s = self.state
        if s.phase != OVER:
            return None
        bits = winners(s)
        seats = range(s.players)
        won = tuple(p for p in seats if bits >> p & 1)
        return Result(won, tuple(s.points[p] for p in seats), ENDINGS[s.ended])

    def copy(self) -> PortRoyalPosition:
        return PortRoyalPosition(clone(self.state))

    def __str__(self) -> str:
        return position_text(self.state)


@contextmanager
def told(s: State, chance: Chance, events: list[Event]) -> Iterator[None]:
    """Let a state's shuffles come from chance, and collect what the rules tell."""

    def dealer(s: State) -> list[int]:
        shuffled = [c for c in range(CARDS) if s.place[c] == DISCARD]
        pile = chance.draw(Shuffle(shuffled, first=s.shuffles == 1))
        others = sorted(set(range(CARDS)) - set(pile))
        for c in others:
            if s.place[c] == DISCARD:
                s.place[c] = OUTSIDE
        return pile + others

    s.dealer, s.events = dealer, []
    try:
        yield
    finally:
        events += typed(s.events)
        s.dealer = s.events = None


class PortRoyal(Game):
    """Push your luck in the harbour, hire a crew, be the first to 12 points."""

    name: ClassVar[str] = "port-royal"
    rules: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    quick: ClassVar[bool] = True
    options: ClassVar[Mapping[str, Option]] = OPTIONS

    def _start(
        self, seats: int, options: Mapping[str, str], chance: Chance
    ) -> tuple[PortRoyalPosition, list[Event]]:
        start = chance.draw(StartPlayer(seats))
        s = State(players=seats, start=start, options=numbers_of(options))
        events: list[Event] = []
        with told(s, chance, events):
            set_up(s)
            deal(s)
        return PortRoyalPosition(s), events

    def parse_action(self, text: str) -> Action:
        return Action(" ".join(text.split()))

    def parse_position(self, text: str) -> PortRoyalPosition:
        return PortRoyalPosition(parse_position(text))


PORT_ROYAL: Final = PortRoyal()
