"""What everybody at the table knows (PR 7), as one value: no seat knows more than another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from quarterdeck.core import Observation as CoreObservation
from quarterdeck.port_royal.cards import (
    CARDS,
    COLOURS,
    Card,
    card_of,
)
from quarterdeck.port_royal.events import ENDINGS
from quarterdeck.port_royal.notation import parse_position
from quarterdeck.port_royal.rules.belief import deal_anew, next_pool_size, next_ships
from quarterdeck.port_royal.state import DISCARD, PHASES, UNSEEN, State
from quarterdeck.port_royal.state import SHIP as SHIP_PHASE


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


@dataclass(frozen=True, slots=True)
class Observation(CoreObservation):
    """The shared state of knowledge. Cards of one face are one and the same here."""

    players: int
    end: str
    """Table option: what sets off the end (PR 6)."""
    jester_on_bust: str
    """Table option: whom Jesters pay on a bust (PR 2.4)."""
    start: int
    round: int
    last_round: bool
    active: int
    acting: int
    phase: str
    """discover, ship, take or over."""
    ended: str
    """Why it is over: points, no-cards or rounds; nothing while it goes on."""
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
    unseen: tuple[tuple[int, tuple[Card, ...]], ...]
    """For each shuffle, its cards that nobody has seen since, sorted."""

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
        pools: dict[int, list[str]] = {
            shuffle: [card.code for card in cards] for shuffle, cards in self.unseen
        }
        coins = [[f"{pools[shuffle].pop()}@{shuffle}" for shuffle in stack] for stack in self.coins]
        phase = {
            "discover": f"discover drawn {self.drawn}",
            "ship": f"ship {self.pending} drawn {self.drawn}",
            "take": f"take {self.takes} by {self.acting}",
            "over": f"over {self.ended}",
        }[self.phase]
        seats = range(self.players)
        clauses = [
            f"players {self.players}",
            f"option end {self.end}",
            f"option jester_on_bust {self.jester_on_bust}",
            f"start {self.start}",
            f"round {self.round}",
            *["last-round"] * self.last_round,
            f"active {self.active}",
            phase,
            *["drew"] * self.drew,
            f"idle {self.idle}",
            f"shuffles {self.shuffles}",
            f"harbour {_row(self.harbour)}",
            f"expeditions {_row(self.expeditions)}",
            *(f"coins {p} {' '.join(coins[p])}" for p in seats),
            *(f"display {p} {_row(self.displays[p])}" for p in seats),
            f"discard {_row(self.discard)}",
            f"pile {' '.join(pools.get(self.shuffles, []))}",
        ]
        return parse_position(";".join(clauses))


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)


def observe(s: State) -> Observation:
    """What everybody knows about a state."""
    seats = range(s.players)
    unseen = {
        shuffle: _sorted(c for c in range(CARDS) if s.place[c] == UNSEEN and s.origin[c] == shuffle)
        for shuffle in sorted({s.origin[c] for c in range(CARDS) if s.place[c] == UNSEEN})
    }
    return Observation(
        players=s.players,
        end="expedition" if s.end_expedition else "points",
        jester_on_bust="opponents" if s.jester_opponents else "everyone",
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
        unseen=tuple(unseen.items()),
    )


def _sorted(numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple(map(card_of, sorted(numbers)))
