"""PR 1.6, 3.6 and 6: turns, rounds, and the end of the game."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.options import END
from quarterdeck.games.port_royal.rules.piles import discard, seat_after
from quarterdeck.games.port_royal.rules.telling import END_SET_OFF, ENDED, TURN_BEGAN, emit
from quarterdeck.games.port_royal.state import DISCOVER, OVER, State

POINTS_TO_END: Final = 12
LAST_POSSIBLE_ROUND: Final = 100

# Why a game is over.
NOT_OVER: Final = 0
BY_POINTS: Final = 1
"""PR 6.1: somebody reached 12 points and the round was played out."""
BY_NO_CARDS: Final = 2
"""PR 1.6: every player in a row had a turn without a card."""
BY_ROUNDS: Final = 3
"""PR 6.4: 100 rounds."""


def begin_turn(s: State, p: int) -> None:
    """PR 2.1: a player becomes active and starts to discover."""
    s.active = p
    s.acting = p
    s.phase = DISCOVER
    s.drawn = 0
    s.drew = 0
    s.takes = 0
    emit(s, TURN_BEGAN, p, s.round)


def score(s: State, p: int, points: int) -> None:
    """PR 6.1, 6.3: a card came into a display; it may set off the end."""
    s.points[p] += points
    if s.last_round == 0 and s.points[p] >= POINTS_TO_END:
        if s.options[END] == 0 or s.claimed[p] > 0:
            s.last_round = 1
            emit(s, END_SET_OFF, p)


def clear_harbour(s: State) -> None:
    """PR 2.4, 3.6: what lies in the harbour is discarded."""
    for i in range(s.n_harbour):
        discard(s, s.harbour[i])
    s.n_harbour = 0
    s.colours = 0


def end_game(s: State, reason: int) -> None:
    """PR 1.6, 6: the game is over and will be scored."""
    s.phase = OVER
    s.ended = reason
    s.acting = s.active  # nobody acts any more: what was going on is forgotten
    s.drawn = 0
    s.drew = 0
    s.takes = 0
    emit(s, ENDED, reason)


def end_turn(s: State) -> None:
    """PR 3.6, 6.1: the next player's turn, unless the game is over."""
    clear_harbour(s)
    s.idle = 0 if s.drew else s.idle + 1
    if s.idle == s.players:
        end_game(s, BY_NO_CARDS)
        return
    p = seat_after(s, s.active)
    if p == s.start:
        if s.last_round:
            end_game(s, BY_POINTS)
            return
        if s.round == LAST_POSSIBLE_ROUND:
            end_game(s, BY_ROUNDS)
            return
        s.round += 1
    begin_turn(s, p)


def may_win(s: State, p: int) -> bool:
    """PR 6.3: in the variant only players with an expedition, if there are any."""
    if s.options[END] == 0 or s.claimed[p] > 0:
        return True
    for q in range(s.players):
        if s.claimed[q] > 0:
            return False
    return True


def winners(s: State) -> int:
    """PR 6.2: the winners, a bit each: most points, then most coins, then shared."""
    best = -1
    bits = 0
    for p in range(s.players):
        if may_win(s, p):
            standing = s.points[p] * 128 + s.coins[p]
            if standing > best:
                best = standing
                bits = 0
            if standing == best:
                bits |= 1 << p
    return bits
