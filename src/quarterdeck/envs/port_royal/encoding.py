"""Writes the observation tensor from a state, interpreted and compiled alike.

Only what everybody at the table knows goes in (PR 7): of hidden cards no more than their number,
and from which set the next one comes. Plain functions like the game's rules, compiled with them.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.envs.port_royal.features import (
    FEWEST_PLAYERS,
    HARBOUR_FACES,
    SIZE,
    place,
    scale,
)
from quarterdeck.port_royal.cards import ABILITIES, CARDS, COLOUR, FACE, KIND
from quarterdeck.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.port_royal.rules.belief import in_next_pool, next_pool_size, next_ships
from quarterdeck.port_royal.state import OVER, SHIP, TAKE, State

Row = list[float]
"""One observation; compiled, a row of 32-bit numbers."""

# Compiled functions see numbers, not slices.
AT_PHASE: Final = place("phase")
AT_PLAYERS: Final = place("players")
AT_OPTIONS: Final = place("options")
AT_ACTING: Final = place("acting")
AT_ACTIVE: Final = place("active")
AT_START: Final = place("start")
AT_LAST_ROUND: Final = place("last_round")
AT_ROUND: Final = place("round")
AT_IDLE: Final = place("idle")
AT_DRAWN: Final = place("drawn")
AT_DREW: Final = place("drew")
AT_TAKES: Final = place("takes")
AT_PILE: Final = place("pile")
AT_DISCARD: Final = place("discard")
AT_POOL: Final = place("pool")
AT_BUST: Final = place("bust")
AT_BUST_COLOURS: Final = place("bust_colours")
AT_NEXT: Final = place("next")
AT_PENDING: Final = place("pending")
AT_HARBOUR: Final = place("harbour")
AT_EXPEDITIONS: Final = place("expeditions")
AT_POINTS: Final = place("points")
AT_COINS: Final = place("coins")
AT_SWORDS: Final = place("swords")
AT_CLAIMED: Final = place("claimed")
AT_ABILITIES: Final = place("abilities")
SCALE_ROUND: Final = scale("round")
SCALE_IDLE: Final = scale("idle")
SCALE_DRAWN: Final = scale("drawn")
SCALE_TAKES: Final = scale("takes")
SCALE_CARDS: Final = scale("pile")
SCALE_POINTS: Final = scale("points")
SCALE_COINS: Final = scale("coins")
SCALE_SWORDS: Final = scale("swords")
SCALE_CLAIMED: Final = scale("claimed")
SCALE_ABILITIES: Final = scale("abilities")


def seat_from(s: State, viewer: int, p: int) -> int:
    """A seat as the viewer counts: himself 0, then clockwise."""
    return p - viewer if p >= viewer else p - viewer + s.players


def encode(s: State, viewer: int, out: Row) -> None:
    """Write what a seat knows."""
    for i in range(SIZE):
        out[i] = 0.0
    encode_table(s, viewer, out)
    encode_cards(s, out)
    if s.phase < TAKE:
        encode_risk(s, out)
    for p in range(s.players):
        encode_seat(s, p, seat_from(s, viewer, p), out)


def encode_table(s: State, viewer: int, out: Row) -> None:
    """Who plays by which options, who decides what, and how far the game is."""
    if s.phase != OVER:
        out[AT_PHASE + s.phase] = 1.0
    out[AT_PLAYERS + s.players - FEWEST_PLAYERS] = 1.0
    out[AT_OPTIONS] = s.end_expedition
    out[AT_OPTIONS + 1] = s.jester_opponents
    out[AT_ACTING + seat_from(s, viewer, s.acting)] = 1.0
    out[AT_ACTIVE + seat_from(s, viewer, s.active)] = 1.0
    out[AT_START + seat_from(s, viewer, s.start)] = 1.0
    out[AT_LAST_ROUND] = s.last_round
    out[AT_ROUND] = s.round / SCALE_ROUND
    out[AT_IDLE] = s.idle / SCALE_IDLE
    out[AT_DRAWN] = s.drawn / SCALE_DRAWN
    out[AT_DREW] = s.drew
    out[AT_TAKES] = s.takes / SCALE_TAKES


def encode_cards(s: State, out: Row) -> None:
    """What lies on the table, how much is in the piles, and what could come next."""
    out[AT_PILE] = s.n_pile / SCALE_CARDS
    out[AT_DISCARD] = s.n_discard / SCALE_CARDS
    for c in range(CARDS):
        if in_next_pool(s, c):
            out[AT_NEXT + FACE[c]] += 1.0
    if s.phase == SHIP:
        out[AT_PENDING + FACE[s.pending]] = 1.0
    for i in range(s.n_harbour):
        out[AT_HARBOUR + FACE[s.harbour[i]]] += 1.0
    for i in range(s.n_expeditions):
        out[AT_EXPEDITIONS + FACE[s.expeditions[i]] - HARBOUR_FACES] = 1.0
    out[AT_POOL] = next_pool_size(s) / SCALE_CARDS


def encode_risk(s: State, out: Row) -> None:
    """The exact odds of a bust, in all and by colour."""
    size = next_pool_size(s)
    busts = 0
    if size > 0:
        for i in range(s.n_harbour):
            c = s.harbour[i]
            if KIND[c] == SHIP_CARD:
                ships = next_ships(s, COLOUR[c], s.swords[s.active])
                out[AT_BUST_COLOURS + COLOUR[c]] = ships / size
                busts += ships
        out[AT_BUST] = busts / size


def encode_seat(s: State, p: int, at: int, out: Row) -> None:
    """A player, in the place where the viewer counts him."""
    out[AT_POINTS + at] = s.points[p] / SCALE_POINTS
    out[AT_COINS + at] = s.coins[p] / SCALE_COINS
    out[AT_SWORDS + at] = s.swords[p] / SCALE_SWORDS
    out[AT_CLAIMED + at] = s.claimed[p] / SCALE_CLAIMED
    first = AT_ABILITIES + at * ABILITIES
    for ability in range(ABILITIES):
        out[first + ability] = s.ability[p][ability] / SCALE_ABILITIES


def reward(s: State, bits: int, p: int) -> float:
    """What a seat gets at the end: a win 1, a loss -1 shared among the losers; the sum is 0."""
    count = 0
    for q in range(s.players):
        count += bits >> q & 1
    share = 1.0 / count if bits >> p & 1 else 0.0
    return (s.players * share - 1.0) / (s.players - 1)
