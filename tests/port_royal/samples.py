"""One of everything that Port Royal has to say."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.core import Event, Refusal
from quarterdeck.games.port_royal import Card
from quarterdeck.games.port_royal import events as e
from quarterdeck.games.port_royal.actions import ACTIONS
from quarterdeck.games.port_royal.cards import CARD_OF_FACE
from quarterdeck.games.port_royal.events import CAUSED_BY_CARD, ENDINGS, REASONS
from tests.i18n.messages import refusal_codes

ACTION_TEXTS = tuple(map(str, ACTIONS))

DETAILS: dict[str, int | str] = {
    "card": "admiral-7-2",
    "needs": "ccs",
    "seat": 1,
    "cards": 120,
    "price": 7,
    "fee": 0,
    "coins": 5,
}
"""Whatever a refusal may name."""

REFUSALS = tuple(Refusal(code, "", DETAILS) for code in refusal_codes("port-royal"))


def _events() -> Iterator[Event]:
    """An event of every kind, with every reason, card and edge of the plurals."""
    for n in (0, 1, 2, 5, 12, 22):
        yield from (e.TurnBegan(0, n), e.Taxed(0, n), e.ChanceBegan(0, n), e.Shuffled(n))
        yield from (e.Gained(0, n, r, None) for r in REASONS if r not in CAUSED_BY_CARD)
        yield e.Gained(0, n, "expedition", Card("exp-ccs"))
        yield from (e.Gained(0, n, "tax", Card(f"tax-{by}")) for by in ("swords", "points"))
    for card in CARD_OF_FACE:
        yield from (e.Drawn(0, card), e.Discarded(card), e.CoinShown(0, card))
        if card.face.kind == "ship":
            yield from (e.Entered(0, card), e.Repelled(0, card, 3), e.Bust(0, card))
            yield from (e.Traded(0, card, 3), e.Gained(0, 3, "trade", card))
        if card.face.kind == "person":
            yield from (e.Entered(0, card), e.Hired(0, card, 4))
        if card.face.kind == "expedition":
            yield from (e.ExpeditionFound(0, card), e.Claimed(0, card, "cj"))
    yield from (e.Stopped(0), e.FeePaid(0, 1), e.Passed(0), e.EndSetOff(0))
    yield from (e.Ended(reason) for reason in ENDINGS if reason)


EVENTS = tuple(_events())
