"""Writes the observation tensor from a state, interpreted and compiled alike.

Only what everybody at the table knows goes in (PR 7): of hidden cards no more than their number,
and from which set the next one comes. Plain functions like the game's rules, compiled with them.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.cards import (
    ABILITIES,
    CARDS,
    COLOUR,
    COLOURS,
    FACE,
    FIRST_OF_FACE,
    SWORDS,
)
from quarterdeck.games.port_royal.envs.features import (
    FEWEST_PLAYERS,
    HARBOUR_FACES,
    SHIP_FACES,
    SIZE,
    place,
    scale,
)
from quarterdeck.games.port_royal.state import DISCARD, OVER, SHIP, TAKE, State

Row = list[float]
"""One observation; compiled, a row of 32-bit numbers."""

COLOUR_COUNT: Final = len(COLOURS)
SHIP_COLOUR: Final = tuple(COLOUR[c] for c in FIRST_OF_FACE[:SHIP_FACES])
SHIP_SWORDS: Final = tuple(SWORDS[c] for c in FIRST_OF_FACE[:SHIP_FACES])

# Compiled functions see numbers, not slices; and to multiply is quicker than to divide.
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
PER_ROUND: Final = 1.0 / scale("round")
PER_IDLE: Final = 1.0 / scale("idle")
PER_DRAWN: Final = 1.0 / scale("drawn")
PER_TAKES: Final = 1.0 / scale("takes")
PER_CARDS: Final = 1.0 / scale("pile")
PER_POINTS: Final = 1.0 / scale("points")
PER_COINS: Final = 1.0 / scale("coins")
PER_SWORDS: Final = 1.0 / scale("swords")
PER_CLAIMED: Final = 1.0 / scale("claimed")
PER_ABILITIES: Final = 1.0 / scale("abilities")


def seat_from(s: State, viewer: int, p: int) -> int:
    """A seat as the viewer counts: himself 0, then clockwise."""
    return p - viewer if p >= viewer else p - viewer + s.players


def encode(s: State, viewer: int, out: Row) -> None:
    """Write what a seat knows."""
    for i in range(SIZE):
        out[i] = 0.0
    encode_table(s, viewer, out)
    encode_cards(s, out)
    size = encode_next(s, out)
    if s.phase < TAKE:
        encode_risk(s, size, out)
    for p in range(s.players):
        encode_seat(s, p, seat_from(s, viewer, p), out)


def encode_table(s: State, viewer: int, out: Row) -> None:
    """Who plays by which options, who decides what, and how far the game is."""
    if s.phase != OVER:
        out[AT_PHASE + s.phase] = 1.0
    out[AT_PLAYERS + s.players - FEWEST_PLAYERS] = 1.0
    for i in range(len(s.options)):
        out[AT_OPTIONS + i] = s.options[i]
    out[AT_ACTING + seat_from(s, viewer, s.acting)] = 1.0
    out[AT_ACTIVE + seat_from(s, viewer, s.active)] = 1.0
    out[AT_START + seat_from(s, viewer, s.start)] = 1.0
    out[AT_LAST_ROUND] = s.last_round
    out[AT_ROUND] = s.round * PER_ROUND
    out[AT_IDLE] = s.idle * PER_IDLE
    out[AT_DRAWN] = s.drawn * PER_DRAWN
    out[AT_DREW] = s.drew
    out[AT_TAKES] = s.takes * PER_TAKES


def encode_cards(s: State, out: Row) -> None:
    """What lies on the table, and how much is in the piles."""
    out[AT_PILE] = s.n_pile * PER_CARDS
    out[AT_DISCARD] = s.n_discard * PER_CARDS
    if s.phase == SHIP:
        out[AT_PENDING + FACE[s.pending]] = 1.0
    for i in range(s.n_harbour):
        out[AT_HARBOUR + FACE[s.harbour[i]]] += 1.0
    for i in range(s.n_expeditions):
        out[AT_EXPEDITIONS + FACE[s.expeditions[i]] - HARBOUR_FACES] = 1.0


def encode_next(s: State, out: Row) -> int:
    """The cards that the next one could be, by face; how many there are.

    ``in_next_pool`` says which these are. To look where they lie is quicker than to ask it of
    every card: the answers would be as random as the cards, and no processor guesses them.
    """
    size = s.n_pile
    if size == 0:
        for c in range(CARDS):
            if s.place[c] == DISCARD:
                out[AT_NEXT + FACE[c]] += 1.0
        size = s.n_discard
    else:
        for i in range(s.n_pile):
            out[AT_NEXT + FACE[s.pile[i]]] += 1.0
        for p in range(s.players):
            for i in range(s.coins[p]):
                c = s.coin[p][i]
                if s.origin[c] == s.shuffles:
                    out[AT_NEXT + FACE[c]] += 1.0
                    size += 1
    out[AT_POOL] = size * PER_CARDS
    return size


def encode_risk(s: State, size: int, out: Row) -> None:
    """The exact odds of a bust, in all and by colour, from the cards that could come."""
    if s.colours == 0 or size == 0:
        return
    swords = s.swords[s.active]
    for face in range(SHIP_FACES):
        if s.colours >> SHIP_COLOUR[face] & 1 and SHIP_SWORDS[face] > swords:
            out[AT_BUST_COLOURS + SHIP_COLOUR[face]] += out[AT_NEXT + face]
    busts = 0.0
    for colour in range(COLOUR_COUNT):
        busts += out[AT_BUST_COLOURS + colour]
        out[AT_BUST_COLOURS + colour] = out[AT_BUST_COLOURS + colour] / size
    out[AT_BUST] = busts / size


def encode_seat(s: State, p: int, at: int, out: Row) -> None:
    """A player, in the place where the viewer counts him."""
    out[AT_POINTS + at] = s.points[p] * PER_POINTS
    out[AT_COINS + at] = s.coins[p] * PER_COINS
    out[AT_SWORDS + at] = s.swords[p] * PER_SWORDS
    out[AT_CLAIMED + at] = s.claimed[p] * PER_CLAIMED
    first = AT_ABILITIES + at * ABILITIES
    for ability in range(ABILITIES):
        out[first + ability] = s.ability[p][ability] * PER_ABILITIES


def reward(s: State, bits: int, p: int) -> float:
    """What a seat gets at the end: a win 1, a loss -1 shared among the losers; the sum is 0."""
    count = 0
    for q in range(s.players):
        count += bits >> q & 1
    share = 1.0 / count if bits >> p & 1 else 0.0
    return (s.players * share - 1.0) / (s.players - 1)
