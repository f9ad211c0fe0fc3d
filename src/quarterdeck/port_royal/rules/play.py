"""What may be done, and doing it: the two functions everything else is built on."""

from __future__ import annotations

from quarterdeck.port_royal.actions import (
    ADMIT,
    CLAIM,
    DRAW,
    FIRST_CLAIM,
    PASS,
    REPEL,
    STOP,
    WAYS_TO_CLAIM,
)
from quarterdeck.port_royal.actions import TAKE as TAKE_ACTION
from quarterdeck.port_royal.cards import CARDS, FACE, MIN_PLAYERS
from quarterdeck.port_royal.rules.discovering import admit, discover, repel
from quarterdeck.port_royal.rules.expeditions import claim, could_claim, may_claim_so
from quarterdeck.port_royal.rules.piles import can_draw, gain, seat_after, shuffle
from quarterdeck.port_royal.rules.taking import may_take, next_chance, stop, take
from quarterdeck.port_royal.rules.telling import (
    EXPEDITION_FOUND,
    FOR_START,
    PASSED,
    emit,
)
from quarterdeck.port_royal.rules.turn import begin_turn
from quarterdeck.port_royal.state import DISCARD, DISCOVER, OVER, SHIP, TABLE, State

COINS_AT_START = 3


def set_up(s: State) -> None:
    """PR 1.2, 1.3: take the cards of this game together, for players and start already set."""
    for c in range(CARDS):
        if MIN_PLAYERS[c] == 0:
            s.place[c] = DISCARD
            s.n_discard += 1
        elif s.players >= MIN_PLAYERS[c]:
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
    """Write the numbers of the legal actions to the front of a list; how many there are."""
    if s.phase == SHIP:
        actions[0] = ADMIT
        actions[1] = REPEL
        return 2
    if s.phase == OVER:
        return 0
    n = 0
    if s.phase == DISCOVER:
        drawable = can_draw(s)
        if drawable:
            actions[n] = DRAW
            n += 1
        if s.drawn or not drawable:
            actions[n] = STOP
            n += 1
    else:
        actions[n] = PASS
        n += 1
        if s.takes > 0:
            n = legal_takes(s, actions, n)
    if s.n_expeditions > 0 and s.acting == s.active:
        n = legal_claims(s, actions, n)
    return n


def legal_takes(s: State, actions: list[int], n: int) -> int:
    """PR 3.4: one action for each face in the harbour that can be taken."""
    p = s.acting
    met = 0
    for i in range(s.n_harbour):
        c = s.harbour[i]
        face = 1 << FACE[c]
        if not met & face and may_take(s, p, c):
            actions[n] = TAKE_ACTION + FACE[c]
            n += 1
        met |= face
    return n


def legal_claims(s: State, actions: list[int], n: int) -> int:
    """PR 4.1, 4.2: one action for each way to claim, fewest Jacks first."""
    p = s.acting
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
    elif action >= CLAIM:
        claim(s, action)
    elif action >= TAKE_ACTION:
        take(s, action - TAKE_ACTION)
    elif action == PASS:
        emit(s, PASSED, s.acting)
        next_chance(s)
    elif action == STOP:
        stop(s)
    elif action == ADMIT:
        admit(s, s.pending)
    elif action == REPEL:
        repel(s, s.pending)
