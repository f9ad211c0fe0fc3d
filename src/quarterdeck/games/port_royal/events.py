"""What happens at the table, as values: from the rules' raw numbers to what one can show.

Nothing in Port Royal is known to one player only (PR 7), so every event is for everybody: coins
are told by their number, and a face only when it is seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from quarterdeck.core import Event
from quarterdeck.games.port_royal.actions import ACTIONS
from quarterdeck.games.port_royal.cards import Card, card_of
from quarterdeck.games.port_royal.rules import telling as t
from quarterdeck.games.port_royal.state import RawEvent

Reason: TypeAlias = Literal[
    "start", "tax", "bust", "empty-harbour", "admiral", "trade", "expedition"
]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
"""Why coins are gained, by the rules' numbers."""
Ending: TypeAlias = Literal["", "points", "no-cards", "rounds"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
"""Why a game ended, by the rules' numbers."""
CAUSED_BY_CARD: Final = ("tax", "trade", "expedition")


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player became active."""

    kind: ClassVar[str] = "turn-began"
    opens_turn: ClassVar[bool] = True
    seals: ClassVar[bool] = True
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card was turned up."""

    kind: ClassVar[str] = "drawn"
    reveals: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A person or a ship entered the harbour."""

    kind: ClassVar[str] = "entered"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Repelled(Event):
    """The ship just drawn was repelled."""

    kind: ClassVar[str] = "repelled"
    seat: int
    card: Card
    swords: int
    """The swords of the player who repelled it."""


@dataclass(frozen=True, slots=True)
class Bust(Event):
    """A second ship of a colour entered: the turn is lost."""

    kind: ClassVar[str] = "bust"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ExpeditionFound(Event):
    """An expedition was laid apart."""

    kind: ClassVar[str] = "expedition-found"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Taxed(Event):
    """A player loses half of his coins; what they were is shown next."""

    kind: ClassVar[str] = "taxed"
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A player drew coins, face down; fewer than due if the cards ran out."""

    kind: ClassVar[str] = "gained"
    seat: int
    coins: int
    reason: Reason
    card: Card | None
    """The ship, expedition or tax increase they are for."""


@dataclass(frozen=True, slots=True)
class CoinShown(Event):
    """A coin was paid or taxed away, and its face is seen on the discard pile."""

    kind: ClassVar[str] = "coin-shown"
    reveals: ClassVar[bool] = True
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The active player stopped drawing."""

    kind: ClassVar[str] = "stopped"
    seat: int


@dataclass(frozen=True, slots=True)
class ChanceBegan(Event):
    """It is a player's chance to take cards."""

    kind: ClassVar[str] = "chance-began"
    seat: int
    takes: int


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """A ship was taken and discarded; its coins follow."""

    kind: ClassVar[str] = "traded"
    seat: int
    card: Card
    coins: int


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """A person was taken into a display for a price, the fee not counted."""

    kind: ClassVar[str] = "hired"
    seat: int
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class FeePaid(Event):
    """A coin went, face down, to the active player."""

    kind: ClassVar[str] = "fee-paid"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """An expedition was claimed with these persons, a letter each."""

    kind: ClassVar[str] = "claimed"
    seat: int
    card: Card
    spent: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player takes no more."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went face up to the discard pile."""

    kind: ClassVar[str] = "discarded"
    card: Card


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """So many discards became the new draw pile."""

    kind: ClassVar[str] = "shuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class EndSetOff(Event):
    """A player set off the end: this round is the last."""

    kind: ClassVar[str] = "end-set-off"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    kind: ClassVar[str] = "ended"
    reason: Ending


def _gained(seat: int, coins: int, reason: int, cause: int) -> Gained:
    named = REASONS[reason] in CAUSED_BY_CARD
    return Gained(seat, coins, REASONS[reason], card_of(cause) if named else None)


TYPED: Final[dict[int, Callable[[int, int, int, int], Event]]] = {
    t.TURN_BEGAN: lambda seat, round_, *_: TurnBegan(seat, round_),
    t.DRAWN: lambda seat, card, *_: Drawn(seat, card_of(card)),
    t.ENTERED: lambda seat, card, *_: Entered(seat, card_of(card)),
    t.REPELLED: lambda seat, card, swords, _: Repelled(seat, card_of(card), swords),
    t.BUST: lambda seat, card, *_: Bust(seat, card_of(card)),
    t.EXPEDITION_FOUND: lambda seat, card, *_: ExpeditionFound(seat, card_of(card)),
    t.TAXED: lambda seat, coins, *_: Taxed(seat, coins),
    t.GAINED: _gained,
    t.COIN_SHOWN: lambda seat, card, *_: CoinShown(seat, card_of(card)),
    t.STOPPED: lambda seat, *_: Stopped(seat),
    t.CHANCE_BEGAN: lambda seat, takes, *_: ChanceBegan(seat, takes),
    t.TRADED: lambda seat, card, coins, _: Traded(seat, card_of(card), coins),
    t.HIRED: lambda seat, card, price, _: Hired(seat, card_of(card), price),
    t.FEE_PAID: lambda seat, to, *_: FeePaid(seat, to),
    t.CLAIMED: lambda seat, card, action, _: Claimed(seat, card_of(card), ACTIONS[action].spent),
    t.PASSED: lambda seat, *_: Passed(seat),
    t.DISCARDED: lambda card, *_: Discarded(card_of(card)),
    t.SHUFFLED: lambda cards, *_: Shuffled(cards),
    t.END_SET_OFF: lambda seat, *_: EndSetOff(seat),
    t.ENDED: lambda reason, *_: Ended(ENDINGS[reason]),
}


def typed(raw: list[RawEvent]) -> list[Event]:
    """The events that the rules emitted, as values."""
    return [TYPED[code](*numbers) for code, *numbers in raw]
