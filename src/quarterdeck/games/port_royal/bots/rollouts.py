"""Games played out by Thumb: what R400 counts."""

from __future__ import annotations

from quarterdeck.games.port_royal.bots.thumb import thumb
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import OVER, State


def play_out(s: State, actions: list[int]) -> int:
    """Let Thumb play all seats to the end; the winners, a bit each."""
    while s.phase != OVER:
        apply(s, thumb(s, actions, legal(s, actions)))
    return winners(s)


def win_share(bits: int, p: int, players: int) -> float:
    """A player's share of a win."""
    if not bits >> p & 1:
        return 0.0
    count = 0
    for q in range(players):
        count += bits >> q & 1
    return 1.0 / count
