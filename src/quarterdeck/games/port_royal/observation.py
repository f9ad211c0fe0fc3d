"""What everybody at the table knows (PR 7), as one value: no seat knows more than another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from quarterdeck.core import Observation as CoreObservation
from quarterdeck.core.game import UNTOLD
from quarterdeck.games.port_royal.cards import (
    ABILITY,
    CARDS,
    COLOUR,
    COLOURS,
    EXPEDITION,
    FACE_BY_CODE,
    FACES,
    FIRST_OF_FACE,
    KIND,
    POINTS,
    SHIP,
    SWORDS,
    Card,
    card_of,
)
from quarterdeck.games.port_royal.events import ENDINGS, Ending
from quarterdeck.games.port_royal.options import numbers_of, options_of
from quarterdeck.games.port_royal.rules.belief import deal_anew, next_pool_size, next_ships
from quarterdeck.games.port_royal.state import DISCARD, PHASES, TABLE, UNSEEN, Phase, State
from quarterdeck.games.port_royal.state import SHIP as SHIP_PHASE


@dataclass(frozen=True, slots=True)
class Odds:
    """What the next card could be."""

    cards: int
    """How many unseen cards it could be; 0 if there is none to draw."""
    busts: dict[str, int]
    """How many of them would end the turn, by the colours that lie in the harbour."""

    @property
    def bust(self) -> Fraction:
        """The exact chance that the next card ends the turn."""
        return Fraction(sum(self.busts.values()), self.cards) if self.cards else Fraction(0)


class Unseen(NamedTuple):
    """The cards of one shuffle that nobody has seen since, sorted."""

    shuffle: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Observation(CoreObservation):
    """The shared state of knowledge. Cards of one face are one and the same here."""

    players: int
    options: Mapping[str, str]
    """All options of the table, by name."""
    start: int
    round: int
    last_round: bool
    active: int
    acting: int
    phase: Phase
    ended: Ending
    """Why it is over; nothing while it goes on."""
    drawn: int
    """Cards the active player has turned up in this Discover."""
    drew: bool
    """Whether any card was drawn in this turn."""
    idle: int
    """Turns in a row without a card drawn."""
    takes: int
    """Cards the acting player may still take."""
    pending: Card | None
    """The ship just drawn, to be repelled or admitted."""
    harbour: tuple[Card, ...]
    expeditions: tuple[Card, ...]
    displays: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    swords: tuple[int, ...]
    coins: tuple[tuple[int, ...], ...]
    """For each player's coins, bottom first, the shuffle each came from."""
    pile: int
    """Cards in the draw pile."""
    shuffles: int
    discard: tuple[Card, ...]
    """All cards in the discard pile, sorted."""
    unseen: tuple[Unseen, ...] = field(metadata=UNTOLD)
    """The cards that nobody has seen, by their shuffles."""

    def odds(self) -> Odds:
        """The exact chances of the next card."""
        s = self.any_state()
        colours = {card.face.colour for card in self.harbour if card.face.kind == "ship"}
        return Odds(
            next_pool_size(s),
            {
                colour: next_ships(s, number, s.swords[s.active])
                for number, colour in enumerate(COLOURS)
                if colour in colours
            },
        )

    def sample(self, seed: int) -> State:
        """A full state that agrees with all that is known, each as likely as it should be."""
        s = self.any_state()
        deal_anew(s, seed, [0] * CARDS)
        return s

    def any_state(self) -> State:
        """The state in which unseen cards lie in the order of the card list."""
        s = State(
            players=self.players,
            start=self.start,
            active=self.active,
            acting=self.acting,
            phase=PHASES.index(self.phase),
            takes=self.takes,
            drawn=self.drawn,
            drew=int(self.drew),
            last_round=int(self.last_round),
            idle=self.idle,
            round=self.round,
            ended=ENDINGS.index(self.ended),
            options=numbers_of(self.options),
            shuffles=self.shuffles,
        )
        taken = [0] * len(FACES)
        if self.pending is not None:
            s.pending = _put(s, taken, self.pending, TABLE)
        self._lay_out_harbour(s, taken)
        pools = {shuffle: list(cards) for shuffle, cards in self.unseen}
        for p, stack in enumerate(self.coins):
            for shuffle in stack:
                s.coin[p][s.coins[p]] = _put(s, taken, pools[shuffle].pop(), UNSEEN, shuffle)
                s.coins[p] += 1
        self._lay_out_displays(s, taken)
        for card in self.discard:
            _put(s, taken, card, DISCARD)
        s.n_discard = len(self.discard)
        pile = pools.get(self.shuffles, [])
        for card in pile:  # the first is on top
            s.n_pile += 1
            s.pile[len(pile) - s.n_pile] = _put(s, taken, card, UNSEEN, self.shuffles)
        return s

    def _lay_out_harbour(self, s: State, taken: list[int]) -> None:
        for card in self.harbour:
            c = s.harbour[s.n_harbour] = _put(s, taken, card, TABLE)
            s.n_harbour += 1
            if KIND[c] == SHIP and self.phase != "take":  # then they have been counted
                s.colours |= 1 << COLOUR[c]
        for card in self.expeditions:
            s.expeditions[s.n_expeditions] = _put(s, taken, card, TABLE)
            s.n_expeditions += 1

    def _lay_out_displays(self, s: State, taken: list[int]) -> None:
        for p, display in enumerate(self.displays):
            for card in display:
                c = s.display[p][s.n_display[p]] = _put(s, taken, card, TABLE)
                s.n_display[p] += 1
                s.points[p] += POINTS[c]
                if KIND[c] == EXPEDITION:
                    s.claimed[p] += 1
                else:
                    s.ability[p][ABILITY[c]] += 1
                    s.swords[p] += SWORDS[c]


def _put(s: State, taken: list[int], card: Card, place: int, shuffle: int = 0) -> int:
    """The first copy of a card that lies nowhere yet, now in this place."""
    face = FACE_BY_CODE[card.code]
    c = FIRST_OF_FACE[face] + taken[face]
    taken[face] += 1
    s.place[c] = place
    s.origin[c] = shuffle
    return c


def observe(s: State) -> Observation:
    """What everybody knows about a state."""
    seats = range(s.players)
    unseen = {
        shuffle: _sorted(c for c in range(CARDS) if s.place[c] == UNSEEN and s.origin[c] == shuffle)
        for shuffle in sorted({s.origin[c] for c in range(CARDS) if s.place[c] == UNSEEN})
    }
    return Observation(
        players=s.players,
        options=options_of(s.options),
        start=s.start,
        round=s.round,
        last_round=bool(s.last_round),
        active=s.active,
        acting=s.acting,
        phase=PHASES[s.phase],
        ended=ENDINGS[s.ended],
        drawn=s.drawn,
        drew=bool(s.drew),
        idle=s.idle,
        takes=s.takes,
        pending=card_of(s.pending) if s.phase == SHIP_PHASE else None,
        harbour=tuple(map(card_of, s.harbour[: s.n_harbour])),
        expeditions=tuple(map(card_of, s.expeditions[: s.n_expeditions])),
        displays=tuple(tuple(map(card_of, s.display[p][: s.n_display[p]])) for p in seats),
        points=tuple(s.points[p] for p in seats),
        swords=tuple(s.swords[p] for p in seats),
        coins=tuple(tuple(s.origin[c] for c in s.coin[p][: s.coins[p]]) for p in seats),
        pile=s.n_pile,
        shuffles=s.shuffles,
        discard=_sorted(c for c in range(CARDS) if s.place[c] == DISCARD),
        unseen=tuple(Unseen(*item) for item in unseen.items()),
    )


def _sorted(numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple(map(card_of, sorted(numbers)))
