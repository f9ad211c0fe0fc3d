"""Why an action is not possible now, in the order in which a player would want to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.core import Refusal
from quarterdeck.games.port_royal.actions import CLAIM, Action
from quarterdeck.games.port_royal.cards import FACE_BY_CODE, FIRST_OF_FACE, card_of
from quarterdeck.games.port_royal.rules.discovering import MOST_DRAWS, may_draw
from quarterdeck.games.port_royal.rules.expeditions import may_claim_so
from quarterdeck.games.port_royal.rules.piles import can_draw
from quarterdeck.games.port_royal.rules.taking import fee, may_take, price
from quarterdeck.games.port_royal.state import DISCOVER, OVER, SHIP, TAKE, State

REFUSALS: Final[Mapping[str, Mapping[str, type]]] = {
    "foreign": {},
    "over": {},
    "not-your-turn": {"seat": int},
    "ship-waits": {"card": str},
    "drawing-over": {},
    "no-cards": {},
    "too-many-draws": {"cards": int},
    "draw-first": {},
    "no-ship": {},
    "still-drawing": {},
    "not-in-harbour": {"card": str},
    "no-takes": {},
    "too-expensive": {"card": str, "price": int, "fee": int, "total": int, "coins": int},
    "not-active": {},
    "not-on-table": {"card": str},
    "lacks-persons": {"card": str, "needs": str},
}
"""Every code, and its details."""


def refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now, or None if it may."""
    if s.phase == OVER:
        return Refusal("over", "the game is over")
    if seat != s.acting:
        return Refusal("not-your-turn", f"seat {s.acting} decides now", {"seat": s.acting})
    return _BY_VERB[action.verb](s, action)


def _discovering(s: State) -> Refusal | None:
    if s.phase == SHIP:
        ship = card_of(s.pending).code
        return Refusal("ship-waits", f"{ship} must be admitted or repelled first", {"card": ship})
    if s.phase == TAKE:
        return Refusal("drawing-over", "the drawing is over")
    return None


def _draw(s: State, action: Action) -> Refusal | None:
    if s.phase == DISCOVER and not can_draw(s):
        return Refusal("no-cards", "there is no card left to draw")
    if s.phase == DISCOVER and not may_draw(s):
        text = f"no more than {MOST_DRAWS} cards may be drawn in a turn"
        return Refusal("too-many-draws", text, {"cards": MOST_DRAWS})
    return _discovering(s)


def _stop(s: State, action: Action) -> Refusal | None:
    if s.phase == DISCOVER and not s.drawn and can_draw(s):
        return Refusal("draw-first", "at least one card must be drawn")
    return _discovering(s)


def _ship(s: State, action: Action) -> Refusal | None:
    if s.phase != SHIP:
        return Refusal("no-ship", "there is no ship just drawn that could be repelled")
    return None


def _taking(s: State) -> Refusal | None:
    if s.phase == SHIP:
        return _discovering(s)
    if s.phase == DISCOVER:
        return Refusal("still-drawing", "cards are taken after the drawing has stopped")
    return None


def _pass(s: State, action: Action) -> Refusal | None:
    return _taking(s)


def _take(s: State, action: Action) -> Refusal | None:
    early = _taking(s)
    if early is not None:
        return early
    assert action.card is not None
    code = action.card.code
    card = FIRST_OF_FACE[FACE_BY_CODE[code]]
    if code not in [card_of(c).code for c in s.harbour[: s.n_harbour]]:
        return Refusal("not-in-harbour", f"{code} is not in the harbour", {"card": code})
    if s.takes == 0:
        return Refusal("no-takes", "no more cards may be taken")
    if not may_take(s, s.acting, card):
        cost, extra, coins = price(s, s.acting, card), fee(s, s.acting), s.coins[s.acting]
        costs = f"{cost} + {extra} fee" if extra else str(cost)
        details: dict[str, int | str] = {
            "card": code,
            "price": cost,
            "fee": extra,
            "total": cost + extra,
            "coins": coins,
        }
        return Refusal("too-expensive", f"{code} costs {costs}, has {coins}", details)
    return None


def _claim(s: State, action: Action) -> Refusal | None:
    if s.phase == SHIP:
        return _discovering(s)
    assert action.card is not None
    code = action.card.code
    if s.acting != s.active:
        return Refusal("not-active", "expeditions are claimed only in one's own turn")
    if code not in [card_of(e).code for e in s.expeditions[: s.n_expeditions]]:
        return Refusal("not-on-table", f"{code} is not on the table", {"card": code})
    expedition = FIRST_OF_FACE[FACE_BY_CODE[code]]
    if not may_claim_so(s, s.acting, expedition, action.number - CLAIM):
        needs = action.spent
        return Refusal(
            "lacks-persons",
            f"{code} takes {needs} (c captain, p priest, s settler, "
            "j Jack), not all in the display",
            {"card": code, "needs": needs},
        )
    return None


_BY_VERB: Final[dict[str, Callable[[State, Action], Refusal | None]]] = {
    "draw": _draw,
    "stop": _stop,
    "admit": _ship,
    "repel": _ship,
    "pass": _pass,
    "trade": _take,
    "hire": _take,
    "claim": _claim,
}
