"""Whether a state is sound: a rule-like function that is compiled with the rules and run on all."""

from __future__ import annotations

from quarterdeck.games.port_royal.cards import (
    ABILITIES,
    ABILITY,
    CARDS,
    EXPEDITION,
    KIND,
    POINTS,
    SWORDS,
)
from quarterdeck.games.port_royal.machine import GOLDEN, HALF_BITS, below, mix, stream
from quarterdeck.games.port_royal.options import END
from quarterdeck.games.port_royal.rules.play import apply, deal, legal, set_up
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import DISCARD, OVER, SHIP, TABLE, UNSEEN

# What can be wrong.
SOUND = 0
TWICE = 1
WRONG_PLACE = 2
LOST = 3
NEGATIVE = 4
WRONG_DISPLAY = 5
WRONG_COUNT = 6
WRONG_WINNER = 7
NO_ACTION = 8


def seen_at(s, seen, c, place):
    """Note a card; something other than 0 if it was met before or is not where it should be."""
    if seen[c] == 1:
        return TWICE
    seen[c] = 1
    return SOUND if s.place[c] == place else WRONG_PLACE


def wrong_cards(s, seen):
    """Every card of the game lies in exactly one place, and the places agree."""
    for c in range(CARDS):
        seen[c] = 0
    wrong = 0
    for i in range(s.n_pile):
        wrong |= seen_at(s, seen, s.pile[i], UNSEEN)
    for i in range(s.n_harbour):
        wrong |= seen_at(s, seen, s.harbour[i], TABLE)
    for i in range(s.n_expeditions):
        wrong |= seen_at(s, seen, s.expeditions[i], TABLE)
    for p in range(s.players):
        for i in range(s.coins[p]):
            wrong |= seen_at(s, seen, s.coin[p][i], UNSEEN)
        for i in range(s.n_display[p]):
            wrong |= seen_at(s, seen, s.display[p][i], TABLE)
    if s.phase == SHIP:
        wrong |= seen_at(s, seen, s.pending, TABLE)
    n_discard = 0
    n_cards = 0
    for c in range(CARDS):
        if s.place[c] == DISCARD:
            n_discard += 1
            wrong |= seen_at(s, seen, c, DISCARD)
        n_cards += seen[c]
    if wrong != 0:
        return wrong
    if n_cards != (120 if s.players == 5 else 119):
        return LOST
    return SOUND if n_discard == s.n_discard else WRONG_COUNT


def wrong_player(s, p):
    """Points, swords and abilities are those of the display; nothing is negative."""
    points = 0
    swords = 0
    claimed = 0
    abilities = 0
    for i in range(s.n_display[p]):
        c = s.display[p][i]
        points += POINTS[c]
        if KIND[c] == EXPEDITION:
            claimed += 1
        else:
            swords += SWORDS[c]
            abilities += 1 + ABILITY[c]
    for a in range(ABILITIES):
        if s.ability[p][a] < 0:
            return NEGATIVE
        abilities -= s.ability[p][a] * (1 + a)
    if s.coins[p] < 0 or s.points[p] < 0 or s.swords[p] < 0:
        return NEGATIVE
    same = points == s.points[p] and swords == s.swords[p] and claimed == s.claimed[p]
    return SOUND if same and abilities == 0 else WRONG_DISPLAY


def wrong_winners(s):
    """A player wins exactly if nobody who may win stands above him, written the long way."""
    bits = winners(s)
    anybody = False
    for p in range(s.players):
        anybody = anybody or s.claimed[p] > 0
    for p in range(s.players):
        wins = not (s.options[END] and anybody and s.claimed[p] == 0)
        for q in range(s.players):
            barred = s.options[END] and anybody and s.claimed[q] == 0
            if not barred:
                if s.points[q] > s.points[p]:
                    wins = False
                if s.points[q] == s.points[p] and s.coins[q] > s.coins[p]:
                    wins = False
        if wins != bool(bits >> p & 1):
            return WRONG_WINNER
    return SOUND


def wrong(s, seen):
    """The first thing that is wrong with a state, or SOUND."""
    code = wrong_cards(s, seen)
    if code != SOUND:
        return code
    if s.n_pile < 0 or s.n_discard < 0 or s.takes < 0 or s.n_harbour < 0 or s.round > 100:
        return NEGATIVE
    for p in range(s.players):
        code = wrong_player(s, p)
        if code != SOUND:
            return code
    return wrong_winners(s) if s.phase == OVER else SOUND


def play_and_check(records, first, games, room, seen, endings):
    """Play random games and look at every state; the first fault found, or SOUND."""
    s = records[0]
    for g in range(games):
        s.seed = first + g
        state = stream(s.seed, 0) + GOLDEN
        s.start = below(mix(state) >> HALF_BITS, s.players)
        set_up(s)
        deal(s)
        while s.phase != OVER:
            code = wrong(s, seen)
            if code != SOUND:
                return code
            n = legal(s, room)
            if n == 0:
                return NO_ACTION
            state += GOLDEN
            apply(s, room[below(mix(state) >> HALF_BITS, n)])
        code = wrong(s, seen)
        if code != SOUND:
            return code
        endings[s.ended] += 1
    return SOUND
