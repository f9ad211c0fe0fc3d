"""Positions to test: written in a line, played on, and looked at."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.core import Chance, Dealer, Event, FastSeed, Match, Record, Script
from quarterdeck.games.port_royal import PORT_ROYAL, Card, Observation, PortRoyalPosition
from quarterdeck.games.port_royal.cards import CARDS, card_of
from quarterdeck.games.port_royal.copies import card_text
from quarterdeck.games.port_royal.state import DISCARD, OUTSIDE, State


class Board:
    """A position that can be played on; it remembers what the last ``play`` told."""

    def __init__(self, position: PortRoyalPosition, chance: Chance) -> None:
        self.position = position
        self.chance = chance
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        return self.position.state

    # -- doing

    def play(self, *actions: str) -> Board:
        """Each action by whoever is to act."""
        self.events = []
        for text in actions:
            (seat,) = self.position.to_act()
            action = PORT_ROYAL.parse_action(text)
            self.events += self.position.apply(seat, action, self.chance)
        return self

    def told(self, kind: str) -> list[Event]:
        """The events of one kind in the last play."""
        return [event for event in self.events if event.kind == kind]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    # -- asking

    def legal(self) -> list[str]:
        """What the player to act may do, by the alphabet."""
        return sorted(str(a) for seat in self.position.to_act() for a in self.position.legal(seat))

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """The code of the refusal, or None if the action is legal."""
        if seat is None:
            seat = self.state.acting
        refusal = self.position.refusal(seat, PORT_ROYAL.parse_action(action))
        return refusal and refusal.code

    # -- looking

    @property
    def seen(self) -> Observation:
        return self.position.observe(None)

    @property
    def acting(self) -> int:
        return self.state.acting

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def phase(self) -> str:
        return self.seen.phase

    @property
    def coins(self) -> tuple[int, ...]:
        return tuple(self.state.coins[: self.state.players])

    @property
    def points(self) -> tuple[int, ...]:
        return self.seen.points

    def stack(self, seat: int) -> str:
        """A player's coins as the referee knows them, bottom first."""
        return _codes(self.state.coin[seat][: self.state.coins[seat]])

    def display(self, seat: int) -> str:
        return _codes(self.state.display[seat][: self.state.n_display[seat]])

    @property
    def harbour(self) -> str:
        return _codes(self.state.harbour[: self.state.n_harbour])

    @property
    def expeditions(self) -> str:
        return _codes(self.state.expeditions[: self.state.n_expeditions])

    @property
    def pile(self) -> str:
        """The draw pile, top first."""
        return _codes(reversed(self.state.pile[: self.state.n_pile]))

    @property
    def discard(self) -> set[str]:
        return {card_of(c).code for c in range(CARDS) if self.state.place[c] == DISCARD}


def position(text: str, *shuffles: str) -> Board:
    """A position, and the orders, top card first, in which the discards will be shuffled.

    Without orders the shuffles come from a seed.
    """
    orders = Script(f"shuffle {order}" for order in shuffles)
    chance: Chance = orders if shuffles else Dealer(FastSeed(1))
    return Board(PORT_ROYAL.parse_position(text), chance)


def dealt(
    deck: str, players: int = 2, start: int = 0, options: dict[str, str] | None = None
) -> Match:
    """A match with a deck written by hand, the first card on top; later shuffles by seed 1."""
    lines = ["quarterdeck record 1", "game: port-royal", "rules: 1", f"seats: {players}"]
    lines += [f"option {name}: {value}" for name, value in (options or {}).items()]
    lines += ["seed: 1", "", f"* start {start}", f"* shuffle {deck}"]
    return Match.resume(PORT_ROYAL, Record.parse("\n".join(lines) + "\n"))


def act(match: Match, *actions: str) -> list[Event]:
    """Play in a match, each action by whoever is to act; what it told."""
    events: list[Event] = []
    for text in actions:
        (seat,) = match.position.to_act()
        events += match.act(seat, PORT_ROYAL.parse_action(text))
    return events


def places(s: State) -> dict[str, str]:
    """Where each card lies, by looking into every place; fails if one lies in two."""
    found: dict[int, str] = {}

    def put(cards: Iterable[int], place: str) -> None:
        for c in cards:
            assert c not in found, f"{card_text(c)} lies in {found[c]} and in {place}"
            found[c] = place

    put(s.pile[: s.n_pile], "pile")
    put(s.harbour[: s.n_harbour], "harbour")
    put(s.expeditions[: s.n_expeditions], "expeditions")
    put((c for c in range(CARDS) if s.place[c] == DISCARD), "discard")
    put((c for c in range(CARDS) if s.place[c] == OUTSIDE), "outside")
    if s.phase == 1:
        put([s.pending], "pending")
    for p in range(s.players):
        put(s.coin[p][: s.coins[p]], f"coins {p}")
        put(s.display[p][: s.n_display[p]], f"display {p}")
    return {card_text(c): place for c, place in found.items()}


def cards(codes: str) -> tuple[Card, ...]:
    """Cards by their codes."""
    return tuple(map(Card, codes.split()))


def _codes(numbers: Iterable[int]) -> str:
    return " ".join(card_of(c).code for c in numbers)
