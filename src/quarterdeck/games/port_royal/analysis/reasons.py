"""What speaks for an action and against it, as a player would put it: facts, not simulations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from quarterdeck.analysis.api import Reason
from quarterdeck.games.port_royal.actions import ACTIONS, PASS, ROOM, STOP, Action
from quarterdeck.games.port_royal.bots.officers import choose_by_net
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.cards import (
    COINS,
    COLOUR,
    COLOURS,
    FACE_BY_CODE,
    FIRST_OF_FACE,
    POINTS,
    card_of,
)
from quarterdeck.games.port_royal.observation import Observation
from quarterdeck.games.port_royal.rules.discovering import TAXED_FROM
from quarterdeck.games.port_royal.rules.expeditions import could_claim
from quarterdeck.games.port_royal.rules.play import apply, legal
from quarterdeck.games.port_royal.rules.taking import TAKES_FOR_COLOURS, may_take
from quarterdeck.games.port_royal.state import TAKE, State, clone

FEWEST_COLOURS: Final = 4
"""PR 3.1: from so many on, another colour in the harbour is another card to take."""


@dataclass
class Haul:
    """What a player would take from the harbour if he stopped now."""

    coins: int = 0
    persons: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.coins or self.persons)

    def reason(self, code: str, **details: float) -> Reason:
        """A reason that names it."""
        return Reason(code, {"coins": self.coins, "cards": tuple(self.persons), **details})


def haul(s: State) -> Haul:
    """What the active player would take after stopping, by the net's choice."""
    after = clone(s)
    apply(after, STOP)
    found = Haul(coins=after.coins[s.active] - s.coins[s.active])  # an Admiral's
    room = [0] * ROOM
    while after.phase == TAKE and after.acting == s.active:
        actions = [ACTIONS[number] for number in room[: legal(after, room)]]
        action = choose_by_net(net_for(s.players), after, actions)
        if action.number == PASS:
            break
        card = action.card
        if card is not None and action.verb == "trade":
            colour = COLOURS.index(card.face.colour)
            found.coins += card.face.coins + after.ability[s.active][colour]
        elif card is not None and action.verb == "hire":
            found.persons.append(card.code)
        apply(after, action.number)
    return found


def reasons_for(seen: Observation, action: Action) -> tuple[Reason, ...]:
    """The reasons, the most telling first."""
    s = seen.any_state()
    found = _BY_VERB[action.verb](seen, s, action)
    return (*found, *_standing(s)) if s.last_round else tuple(found)


def _standing(s: State) -> list[Reason]:
    """How the acting player stands in the last round."""
    others = [s.points[q] for q in range(s.players) if q != s.acting]
    behind = max(others) - s.points[s.acting]
    if behind > 0:
        return [Reason("behind", {"points": behind})]
    return [Reason("ahead" if behind < 0 else "level")]


def _draw(seen: Observation, s: State, action: Action) -> list[Reason]:
    odds = seen.odds()
    if not odds.bust:
        return [Reason("no-bust")]
    would_take = haul(s) if s.drawn else Haul()
    code = "bust" if would_take else "bust-nothing"
    found = [would_take.reason(code, share=float(odds.bust))]
    colours = s.colours.bit_count()
    if colours + 1 >= FEWEST_COLOURS:
        found.append(Reason("more-takes", {"colours": colours + 1}))
    return found


def _stop(seen: Observation, s: State, action: Action) -> list[Reason]:
    would_take = haul(s)
    found = [would_take.reason("secures") if would_take else Reason("nothing-here")]
    bust = seen.odds().bust
    if bust and would_take:
        found.append(Reason("avoids-bust", {"share": float(bust)}))
    after = clone(s)
    apply(after, STOP)
    payers = sum(
        any(may_take(after, q, after.harbour[i]) for i in range(after.n_harbour))
        for q in range(s.players)
        if q != s.active
    )
    if payers and s.n_harbour > TAKES_FOR_COLOURS[s.colours]:
        found.append(Reason("fees", {"players": payers}))
    return found


def _admit(seen: Observation, s: State, action: Action) -> list[Reason]:
    colour = 1 << COLOUR[s.pending]
    if s.colours & colour:
        return [Reason("admit-busts")]
    found = [Reason("ship-coins", {"coins": COINS[s.pending], "card": _code(s.pending)})]
    colours = (s.colours | colour).bit_count()
    if colours >= FEWEST_COLOURS:
        takes = TAKES_FOR_COLOURS[s.colours | colour]
        found.append(Reason("colours", {"colours": colours, "takes": takes}))
    return found


def _repel(seen: Observation, s: State, action: Action) -> list[Reason]:
    if s.colours & 1 << COLOUR[s.pending]:
        return [Reason("repel-saves")]
    return [Reason("repel-keeps-free")]


def _pass(seen: Observation, s: State, action: Action) -> list[Reason]:
    found = []
    if s.acting != s.active:
        found.append(Reason("no-fee", {"seat": s.active}))
    if s.coins[s.acting] >= TAXED_FROM:
        found.append(Reason("taxable", {"coins": s.coins[s.acting]}))
    return found or [Reason("keeps-coins", {"coins": s.coins[s.acting]})]


def _trade(seen: Observation, s: State, action: Action) -> list[Reason]:
    assert action.card is not None
    face = action.card.face
    coins = face.coins + s.ability[s.acting][COLOURS.index(face.colour)]
    coins -= s.acting != s.active
    found = [Reason("coins", {"coins": coins})]
    if s.coins[s.acting] < TAXED_FROM <= s.coins[s.acting] + coins:
        found.append(Reason("taxable", {"coins": s.coins[s.acting] + coins}))
    return found


def _hire(seen: Observation, s: State, action: Action) -> list[Reason]:
    assert action.card is not None
    after = _after(s, action)
    found = [*_points(s, after), Reason("ability", {"card": action.card.code})]
    found += [
        Reason("then-expedition", {"card": _code(e), "points": POINTS[e]})
        for e in s.expeditions[: s.n_expeditions]
        if could_claim(after, s.acting, e) and not could_claim(s, s.acting, e)
    ]
    number = FIRST_OF_FACE[FACE_BY_CODE[action.card.code]]
    rival = next((q for q in _to_come(s) if may_take(s, q, number)), None)
    if rival is not None:
        found.append(Reason("denies", {"seat": rival}))
    return found


def _claim(seen: Observation, s: State, action: Action) -> list[Reason]:
    assert action.card is not None
    return [*_points(s, _after(s, action)), Reason("coins", {"coins": action.card.face.coins})]


def _after(s: State, action: Action) -> State:
    after = clone(s)
    apply(after, action.number)
    return after


def _points(s: State, after: State) -> list[Reason]:
    """Points gained, and whether they set off the end."""
    total = after.points[s.acting]
    if after.last_round > s.last_round:
        return [Reason("reaches-end", {"points": total})]
    gained = total - s.points[s.acting]
    return [Reason("points", {"points": gained})] if gained > 0 else []


def _to_come(s: State) -> list[int]:
    """The players whose chance to take comes after the acting player's."""
    seats = [(s.acting + n) % s.players for n in range(1, s.players)]
    return seats[: seats.index(s.active)] if s.acting != s.active else seats


def _code(c: int) -> str:
    return card_of(c).code


_BY_VERB: Final[dict[str, Callable[[Observation, State, Action], list[Reason]]]] = {
    "draw": _draw,
    "stop": _stop,
    "admit": _admit,
    "repel": _repel,
    "pass": _pass,
    "trade": _trade,
    "hire": _hire,
    "claim": _claim,
}
