"""The exact value of a position: every decision, every card, by expectimax.

It is for hand-made positions in which few cards are left and the end is near. Positions that
players cannot tell apart are solved once.
"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.actions import ACTIONS, DRAW, ROOM, Action
from quarterdeck.games.port_royal.analysis.reveals import outcomes
from quarterdeck.games.port_royal.cards import CARDS, FACE
from quarterdeck.games.port_royal.rules.piles import seat_after
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import DISCARD, OVER, SHIP, TAKE, UNSEEN, State, clone

Shares = tuple[float, ...]
"""Each seat's expected share of the win."""


@dataclass(frozen=True)
class Solved:
    """What a position is worth, and each action in it."""

    shares: Shares
    actions: dict[Action, Shares]
    seat: int
    """Whose decision it is."""

    @property
    def best(self) -> Action:
        """The best action, the first of several."""
        return max(self.actions, key=lambda action: self.actions[action][self.seat])

    def regret(self, action: Action) -> float:
        """What an action gives away."""
        return self.shares[self.seat] - self.actions[action][self.seat]


class TooLarge(QuarterdeckError):
    """More positions than the solver was allowed to look at."""


class Solver:
    """Solves positions and remembers them."""

    def __init__(self, most: int = 100_000) -> None:
        """``most`` positions are looked at; more raise :class:`TooLarge`."""
        self._most = most
        self._known: dict[tuple[object, ...], Shares] = {}

    def solve(self, s: State) -> Solved:
        """The value of a position that is not over, and of each action in it."""
        room = [0] * ROOM
        actions = [ACTIONS[number] for number in room[: legal(s, room)]]
        if not actions:
            raise QuarterdeckError("the game is over: there is nothing to solve")
        shares = {action: self._after(s, action.number) for action in actions}
        best = max(shares.values(), key=lambda worth: worth[s.acting])
        return Solved(best, shares, s.acting)

    def _after(self, s: State, number: int) -> Shares:
        if _draws_are_over(s):
            after = clone(s)
            apply(after, number)
            return self._value(after)
        total = [0.0] * s.players
        for probability, after in outcomes(s, number):
            for seat, share in enumerate(self._value(after)):
                total[seat] += probability * share
        return tuple(total)

    def _value(self, s: State) -> Shares:
        if s.phase == OVER:
            bits = winners(s)
            return tuple((bits >> seat & 1) / bits.bit_count() for seat in range(s.players))
        known = _knowledge(s)
        if known not in self._known:
            if len(self._known) >= self._most:
                raise TooLarge(
                    f"more than {self._most:,} positions; the solver is for few cards near the end"
                )
            self._known[known] = ()  # counts while it is being solved; no position leads to itself
            self._known[known] = self._best(s)
        return self._known[known]

    def _best(self, s: State) -> Shares:
        """What the best action leads to; a win for sure is looked for first, and is enough."""
        room = [0] * ROOM
        best: Shares = ()
        for number in sorted(room[: legal(s, room)], key=_trouble):
            worth = self._after(s, number)
            if not best or worth[s.acting] > best[s.acting]:
                best = worth
            if best[s.acting] == 1:
                break
        return best


def _trouble(number: int) -> tuple[bool, int]:
    """By how much there is to look at behind an action: cards to be drawn most."""
    return number == DRAW, -number


def _draws_are_over(s: State) -> bool:
    """Whether no card will be turned up any more; then it is all one which cards coins are."""
    last_turn = s.last_round and seat_after(s, s.active) == s.start
    return bool(last_turn) and s.phase == TAKE


def _knowledge(s: State) -> tuple[object, ...]:
    """All that decides what will happen, the same for all states that players cannot tell apart."""
    seats = range(s.players)
    hidden = () if _draws_are_over(s) else _hidden(s)
    return (
        *(s.players, s.start, s.active, s.acting, s.phase, s.takes, s.drawn, s.drew, s.colours),
        *(s.last_round, s.idle, s.round, s.n_pile, s.n_discard, *s.options),
        FACE[s.pending] if s.phase == SHIP else -1,
        tuple(sorted(FACE[c] for c in s.harbour[: s.n_harbour])),
        tuple(sorted(FACE[c] for c in s.expeditions[: s.n_expeditions])),
        tuple(tuple(sorted(FACE[c] for c in s.display[p][: s.n_display[p]])) for p in seats),
        tuple(s.coins[p] for p in seats),
        *hidden,
    )


def _hidden(s: State) -> tuple[object, ...]:
    """What everybody knows of the cards in the piles and coin stacks."""
    # Which shuffle a card came from matters only as being the last one, or another's mate.
    shuffles = sorted({s.origin[c] for c in range(CARDS) if s.place[c] == UNSEEN} | {s.shuffles})
    age = {shuffle: n for n, shuffle in enumerate(reversed(shuffles))}
    unseen = sorted((age[s.origin[c]], FACE[c]) for c in range(CARDS) if s.place[c] == UNSEEN)
    return (
        tuple(tuple(age[s.origin[c]] for c in s.coin[p][: s.coins[p]]) for p in range(s.players)),
        tuple(sorted(FACE[c] for c in range(CARDS) if s.place[c] == DISCARD)),
        tuple(unseen),
    )
