"""What may be done, and doing it: the two functions everything else is built on."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.port_royal.actions import (
    ADMIT,
    CLAIM,
    DRAW,
    FIRST_CLAIM,
    PASS,
    REPEL,
    STOP,
    WAYS_TO_CLAIM,
)
from quarterdeck.games.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.games.port_royal.cards import ABILITIES, CARDS, FACE, MIN_PLAYERS
from quarterdeck.games.port_royal.rules.discovering import admit, discover, may_draw, repel
from quarterdeck.games.port_royal.rules.expeditions import (
    FEWEST_PERSONS,
    claim,
    could_claim,
    crew,
    may_claim_so,
)
from quarterdeck.games.port_royal.rules.piles import gain, seat_after, shuffle
from quarterdeck.games.port_royal.rules.taking import TAG, next_chance, purse, stop, take
from quarterdeck.games.port_royal.rules.telling import (
    EXPEDITION_FOUND,
    FOR_START,
    PASSED,
    emit,
)
from quarterdeck.games.port_royal.rules.turn import begin_turn
from quarterdeck.games.port_royal.state import (
    DISCARD,
    DISCOVER,
    MAX_PLAYERS,
    OUTSIDE,
    SHIP,
    TABLE,
    TAKE,
    State,
)

COINS_AT_START: Final = 3
# PR 1.2: cards that only tables of a certain size use.
SPECIAL: Final = tuple(c for c in range(CARDS) if MIN_PLAYERS[c] > 0)


def clear(s: State) -> None:
    """Wipe a record that an earlier game has used; seed, options and seats stay."""
    s.shuffles = 0
    s.n_pile = 0
    s.n_harbour = 0
    s.n_expeditions = 0
    s.colours = 0
    s.last_round = 0
    s.idle = 0
    s.ended = 0
    for p in range(MAX_PLAYERS):
        s.coins[p] = 0
        s.points[p] = 0
        s.swords[p] = 0
        s.claimed[p] = 0
        s.n_display[p] = 0
        for ability in range(ABILITIES):
            s.ability[p][ability] = 0


def set_up(s: State) -> None:
    """PR 1.2, 1.3: take the cards of this game together, for players and start already set."""
    clear(s)
    for c in range(CARDS):
        s.place[c] = DISCARD
    s.n_discard = CARDS - len(SPECIAL)
    for i in range(len(SPECIAL)):
        c = SPECIAL[i]
        s.place[c] = OUTSIDE
        if s.players >= MIN_PLAYERS[c]:
            s.place[c] = TABLE
            s.expeditions[s.n_expeditions] = c
            s.n_expeditions += 1
            emit(s, EXPEDITION_FOUND, s.start, c)


def deal(s: State) -> None:
    """PR 1.3, 1.4: shuffle, give everybody 3 coins, and the start player begins."""
    shuffle(s)
    p = s.start
    for _ in range(s.players):
        gain(s, p, COINS_AT_START, FOR_START, 0)
        p = seat_after(s, p)
    s.round = 1
    begin_turn(s, s.start)


def legal(s: State, actions: list[int]) -> int:
    """Write the numbers of the legal actions to the front of a list; how many there are.

    The list needs room for one more than there can be, see ``ROOM``.
    """
    if s.phase == DISCOVER:
        n = legal_in_discover(s, actions)
    elif s.phase == TAKE:
        actions[0] = PASS
        n = legal_takes(s, actions, 1)
    elif s.phase == SHIP:
        actions[0] = ADMIT
        actions[1] = REPEL
        return 2
    else:
        return 0
    if s.n_expeditions > 0 and s.acting == s.active:
        n = legal_claims(s, actions, n)
    return n


def legal_in_discover(s: State, actions: list[int]) -> int:
    """PR 2.1, 1.6: draw while one may, and stop once a card was drawn or none is left."""
    if not may_draw(s):
        actions[0] = STOP
        return 1
    actions[0] = DRAW
    actions[1] = STOP
    return 2 if s.drawn else 1


def legal_takes(s: State, actions: list[int], n: int) -> int:
    """PR 3.4: one action for each face in the harbour that can be taken."""
    if s.takes == 0:
        return n
    limit = purse(s, s.acting)
    met = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        face = 1 << FACE[c]
        actions[n] = TAKE_ACTION + FACE[c]
        if TAG[c] <= limit and not met & face:
            n += 1
        met |= face
    return n


def legal_claims(s: State, actions: list[int], n: int) -> int:
    """PR 4.1, 4.2: one action for each way to claim, fewest Jacks first."""
    p = s.acting
    if crew(s, p) < FEWEST_PERSONS:
        return n
    for i in range(s.n_expeditions):
        e = s.expeditions[i]
        if could_claim(s, p, e):
            first = FIRST_CLAIM[FACE[e]]
            for action in range(first, first + WAYS_TO_CLAIM[FACE[e]]):
                if may_claim_so(s, p, e, action - CLAIM):
                    actions[n] = action
                    n += 1
    return n


def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    if action == DRAW:
        discover(s)
    elif action == PASS:
        emit(s, PASSED, s.acting)
        next_chance(s)
    elif action == STOP:
        stop(s)
    elif action == ADMIT:
        admit(s, s.pending)
    elif action == REPEL:
        repel(s, s.pending)
    elif action < CLAIM:
        take(s, action - TAKE_ACTION)
    else:
        claim(s, action)
