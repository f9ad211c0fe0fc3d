"""What the value net sees of a state: a list of numbers, most of them zero and left out.

Seats are counted from the active player, so that the net need not learn the same thing once for
each seat. Only what everybody knows (PR 7) is looked at. Plain functions over a state, like the
rules, so they are compiled with them.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.bots.thumb import card_value
from quarterdeck.games.port_royal.cards import (
    ABILITIES,
    CAPTAIN,
    COINS,
    COLOUR,
    FACE,
    FACES,
    GOVERNOR,
    JACK,
    KIND,
    NEEDS_CAPTAINS,
    NEEDS_PRIESTS,
    NEEDS_SETTLERS,
    POINTS,
    PRIEST,
    SETTLER,
)
from quarterdeck.games.port_royal.cards import SHIP as SHIP_CARD
from quarterdeck.games.port_royal.rules.belief import next_busts, next_pool_size
from quarterdeck.games.port_royal.rules.expeditions import could_claim, short_of
from quarterdeck.games.port_royal.rules.piles import seat_after
from quarterdeck.games.port_royal.rules.taking import TAKES_FOR_COLOURS, may_take
from quarterdeck.games.port_royal.state import DISCOVER, MAX_PLAYERS, TAKE, State

# -- a player's slots, one block for each seat from the active player on ---------------------------

OWN_COINS: Final = 0  # up to 5, from 5 to 10, above, and 12 or more, which taxes halve
OWN_POINTS: Final = 4  # all, then a step for each from 6 on
POINT_STEPS: Final = 9
OWN_SWORDS: Final = OWN_POINTS + 1 + POINT_STEPS  # all, then a step for each
SWORD_STEPS: Final = 5
OWN_ABILITIES: Final = OWN_SWORDS + 1 + SWORD_STEPS
SECOND_ABILITIES: Final = OWN_ABILITIES + ABILITIES
OWN_CLAIMS: Final = SECOND_ABILITIES + ABILITIES
CLAIM_NOW: Final = OWN_CLAIMS + 1  # points to be won by a claim now; with one person more
CLAIM_SOON: Final = CLAIM_NOW + 1
LEAD: Final = CLAIM_SOON + 1  # ahead, behind; would win if it ended now
BEHIND: Final = LEAD + 1
WINNING: Final = BEHIND + 1
BEST_CARD: Final = WINNING + 1  # of what he could take: best and second, points, coins, 12 reached
SECOND_CARD: Final = BEST_CARD + 1
BEST_POINTS: Final = SECOND_CARD + 1
BEST_COINS: Final = BEST_POINTS + 1
REACHES_12: Final = BEST_COINS + 1
PER_PLAYER: Final = REACHES_12 + 1

# -- slots of the table ----------------------------------------------------------------------------

TABLE_SLOTS: Final = MAX_PLAYERS * PER_PLAYER
ABOUT_TO_DRAW: Final = TABLE_SLOTS
DISCOVERING: Final = ABOUT_TO_DRAW + 1
ACTING: Final = DISCOVERING + 1  # in Trade & Hire, by seat from the active player
TAKES_LEFT: Final = ACTING + MAX_PLAYERS
BUST_CHANCE: Final = TAKES_LEFT + 1  # as it is, and squared
HARBOUR_SIZE: Final = BUST_CHANCE + 2  # all, then a step for each from 2 to 6
HARBOUR_STEPS: Final = 5
COLOURS_IN: Final = HARBOUR_SIZE + 1 + HARBOUR_STEPS  # 3, 4 and 5 colours
HARBOUR_SHIPS: Final = COLOURS_IN + 3  # by colour and coins
COINS_OF_SHIPS: Final = 4
HARBOUR_PERSONS: Final = HARBOUR_SHIPS + 5 * COINS_OF_SHIPS
FIRST_PERSON: Final = next(n for n, face in enumerate(FACES) if face.kind == "person")
PERSON_FACES: Final = sum(face.kind == "person" for face in FACES)
OPEN_EXPEDITIONS: Final = HARBOUR_PERSONS + PERSON_FACES
FIRST_EXPEDITION: Final = FIRST_PERSON + PERSON_FACES
EXPEDITION_FACES: Final = sum(face.kind == "expedition" for face in FACES)
ROUND_NUMBER: Final = OPEN_EXPEDITIONS + EXPEDITION_FACES
STARTED: Final = ROUND_NUMBER + 1  # where the start player sits, in the last round elsewhere
LAST_STARTED: Final = STARTED + MAX_PLAYERS
BY_OPTION: Final = LAST_STARTED + MAX_PLAYERS  # by the table's options, in the order of its rows
TAUGHT_OPTIONS: Final = 2  # the nets know the first two; to see another they must be taught anew
INPUTS: Final = BY_OPTION + TAUGHT_OPTIONS


def relative(s: State, q: int) -> int:
    """A seat counted from the active player."""
    r = q - s.active
    return r if r >= 0 else r + s.players


def put(slots: list[int], values: list[float], n: int, slot: int, value: float) -> int:
    """Append a number for a slot, unless it is zero; how many there are now."""
    slots[n] = slot
    values[n] = value
    return n + 1 if value != 0 else n


def put_steps(
    slots: list[int], values: list[float], n: int, slot: int, reached: int, steps: int
) -> int:
    """A one for each step that is reached."""
    for k in range(min(reached, steps)):
        slots[n] = slot + k
        values[n] = 1.0
        n += 1
    return n


def put_belongings(s: State, q: int, slots: list[int], values: list[float], n: int) -> int:
    """What a player has."""
    base = relative(s, q) * PER_PLAYER
    coins = s.coins[q]
    n = put(slots, values, n, base + OWN_COINS, min(coins, 5) / 5)
    n = put(slots, values, n, base + OWN_COINS + 1, max(0, min(coins, 10) - 5) / 5)
    n = put(slots, values, n, base + OWN_COINS + 2, max(0, coins - 10) / 5)
    n = put(slots, values, n, base + OWN_COINS + 3, 1.0 if coins >= 12 else 0.0)
    n = put(slots, values, n, base + OWN_POINTS, s.points[q] / 12)
    n = put_steps(slots, values, n, base + OWN_POINTS + 1, s.points[q] - 5, POINT_STEPS)
    n = put(slots, values, n, base + OWN_SWORDS, s.swords[q] / 5)
    n = put_steps(slots, values, n, base + OWN_SWORDS + 1, s.swords[q], SWORD_STEPS)
    for a in range(ABILITIES):
        owned = s.ability[q][a]
        if owned:
            n = put(slots, values, n, base + OWN_ABILITIES + a, owned)
            if owned > 1:
                n = put(slots, values, n, base + SECOND_ABILITIES + a, 1.0)
    return put(slots, values, n, base + OWN_CLAIMS, s.claimed[q])


def put_claims(s: State, q: int, slots: list[int], values: list[float], n: int) -> int:
    """What expeditions on the table promise a player."""
    now = 0
    soon = 0
    for i in range(s.n_expeditions):
        e = s.expeditions[i]
        if could_claim(s, q, e):
            now = max(now, POINTS[e])
        else:
            missing = (
                short_of(NEEDS_CAPTAINS[e], s.ability[q][CAPTAIN])
                + short_of(NEEDS_PRIESTS[e], s.ability[q][PRIEST])
                + short_of(NEEDS_SETTLERS[e], s.ability[q][SETTLER])
                - s.ability[q][JACK]
            )
            if missing == 1:
                soon = max(soon, POINTS[e])
    base = relative(s, q) * PER_PLAYER
    n = put(slots, values, n, base + CLAIM_NOW, now / 4)
    return put(slots, values, n, base + CLAIM_SOON, soon / 4)


def put_lead(s: State, q: int, slots: list[int], values: list[float], n: int) -> int:
    """How a player stands against the best of the others."""
    points = -1
    standing = -1
    for other in range(s.players):
        if other != q:
            points = max(points, s.points[other])
            standing = max(standing, s.points[other] * 128 + s.coins[other])
    base = relative(s, q) * PER_PLAYER
    lead = s.points[q] - points
    n = put(slots, values, n, base + LEAD, max(0, lead) / 4)
    n = put(slots, values, n, base + BEHIND, max(0, -lead) / 4)
    winning = s.points[q] * 128 + s.coins[q] > standing
    return put(slots, values, n, base + WINNING, 1.0 if winning else 0.0)


def put_prospects(s: State, q: int, slots: list[int], values: list[float], n: int) -> int:
    """What a player could take from the harbour as it is."""
    best = 0.0
    second = 0.0
    points = 0
    coins = 0
    reaches = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if may_take(s, q, c):
            value = card_value(s, q, c)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
            if KIND[c] == SHIP_CARD:
                coins = max(coins, COINS[c] + s.ability[q][COLOUR[c]])
            else:
                points = max(points, POINTS[c])
                if s.points[q] + POINTS[c] >= 12:
                    reaches = 1
    base = relative(s, q) * PER_PLAYER
    n = put(slots, values, n, base + BEST_CARD, best / 5)
    n = put(slots, values, n, base + SECOND_CARD, second / 5)
    n = put(slots, values, n, base + BEST_POINTS, points / 2)
    n = put(slots, values, n, base + BEST_COINS, coins / 4)
    return put(slots, values, n, base + REACHES_12, reaches)


def put_players(s: State, slots: list[int], values: list[float], n: int) -> int:
    """All players; what the harbour promises counts for those whose chance is still to come."""
    to_come = s.phase == DISCOVER
    q = s.active
    for _ in range(s.players):
        n = put_belongings(s, q, slots, values, n)
        n = put_lead(s, q, slots, values, n)
        if s.n_expeditions > 0:
            n = put_claims(s, q, slots, values, n)
        if s.phase == TAKE and q == s.acting:
            to_come = True
        if to_come and s.n_harbour > 0 and not (q == s.acting and s.phase == TAKE and not s.takes):
            n = put_prospects(s, q, slots, values, n)
        q = seat_after(s, q)
    return n


def put_harbour(s: State, slots: list[int], values: list[float], n: int) -> int:
    """The cards in the harbour, and the danger in discovering another."""
    n = put(slots, values, n, HARBOUR_SIZE, s.n_harbour / 5)
    n = put_steps(slots, values, n, HARBOUR_SIZE + 1, s.n_harbour - 1, HARBOUR_STEPS)
    ships = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        if KIND[c] == SHIP_CARD:
            ships += 1
            slot = HARBOUR_SHIPS + COLOUR[c] * COINS_OF_SHIPS + COINS[c] - 1
            n = put(slots, values, n, slot, 1.0)
        else:
            n = put(slots, values, n, HARBOUR_PERSONS + FACE[c] - FIRST_PERSON, 1.0)
    if s.phase == DISCOVER and ships > 0:
        n = put_steps(slots, values, n, COLOURS_IN, ships - 2, 3)
        chance = next_busts(s) / max(1, next_pool_size(s))
        n = put(slots, values, n, BUST_CHANCE, chance * 2)
        n = put(slots, values, n, BUST_CHANCE + 1, chance * chance * 4)
    return n


def put_table(s: State, drawing: bool, slots: list[int], values: list[float], n: int) -> int:
    """Whose move it is, and how far the game has come."""
    if s.phase == DISCOVER:
        # Before the first card there is no choice but to draw it, or there soon will be none.
        n = put(slots, values, n, ABOUT_TO_DRAW if drawing or not s.drawn else DISCOVERING, 1.0)
        takes = s.ability[s.active][GOVERNOR] + TAKES_FOR_COLOURS[s.colours]
    else:
        n = put(slots, values, n, ACTING + relative(s, s.acting), 1.0)
        takes = s.takes
    n = put(slots, values, n, TAKES_LEFT, takes / 2)
    for i in range(s.n_expeditions):
        n = put(slots, values, n, OPEN_EXPEDITIONS + FACE[s.expeditions[i]] - FIRST_EXPEDITION, 1.0)
    n = put(slots, values, n, ROUND_NUMBER, min(s.round, 40) / 20)
    started = LAST_STARTED if s.last_round else STARTED
    n = put(slots, values, n, started + relative(s, s.start), 1.0)
    for i in range(TAUGHT_OPTIONS):
        n = put(slots, values, n, BY_OPTION + i, s.options[i])
    return n


def look(s: State, drawing: bool, slots: list[int], values: list[float]) -> int:
    """Write down what the net sees; how many numbers. ``drawing``: a card will be drawn now."""
    n = put_players(s, slots, values, 0)
    n = put_harbour(s, slots, values, n)
    return put_table(s, drawing, slots, values, n)
