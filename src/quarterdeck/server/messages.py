"""The messages, as types. ``docs/protocol.md`` says what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from quarterdeck.core.game import Segment

if TYPE_CHECKING:
    from quarterdeck.server.errors import Refusal

Told = object
"""What JSON can say. Its right name refers to itself, which schemas cannot follow."""
EventTold = Annotated[object, Meta(extra={"game": "event"})]
ObservationTold = Annotated[object, Meta(extra={"game": "observation"})]
RangeTold = Annotated[object, Meta(extra={"game": "range"})]
OddsTold = Annotated[object, Meta(extra={"game": "odds"})]
"""What each game describes for itself, see :mod:`quarterdeck.wire`."""

By = Literal["human", "bot", "obvious", "undo", "deal"]
"""Who made a step, or how it came about."""
Farewell = Literal["upgrade", "shutdown", "overflow", "replaced", "no-spectators"]
"""Why the server closes a connection."""

# -- from clients, over HTTP ---------------------------------------------------------------------

Name = Annotated[str, Meta(max_length=64)]
Colour = Annotated[str, Meta(pattern=r"\A#[0-9a-fA-F]{6}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, lt=100)]


class MeChange(Struct, forbid_unknown_fields=True):
    """What a guest changes about himself."""

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class DeviceCode(Struct, forbid_unknown_fields=True):
    """A code that another device of the same guest shows."""

    code: Annotated[str, Meta(max_length=32)]


class SeatOrder(Struct, forbid_unknown_fields=True):
    """Who shall sit at a place."""

    kind: Literal["you", "open", "bot", "local"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=64)] = ""


class TableOrder(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=20)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]],
        Meta(max_length=20),
    ] = {}
    aids: bool = True
    spectators: bool = True
    takeover: Annotated[int, Meta(ge=0, le=86400)] = 60


class SeatWish(Struct, forbid_unknown_fields=True):
    """Which seat."""

    seat: SeatNumber


class JoinWish(Struct, forbid_unknown_fields=True):
    """Which seat, or any."""

    seat: SeatNumber | None = None


# -- to clients, over HTTP -----------------------------------------------------------------------


class Me(Struct):
    """A guest."""

    id: str
    name: str
    colour: str


class Device(Struct):
    """A way to go on with another device."""

    code: str
    link: str
    expires: str


class OptionTold(Struct):
    """A rule the table chooses."""

    default: str
    values: list[str]


class SeatsTold(Struct):
    """How many can play."""

    least: int
    most: int


class GameTold(Struct):
    """A game that can be played here."""

    name: str
    seats: SeatsTold
    options: dict[str, OptionTold]
    bots: list[str]
    """The ladder from the weakest up, then others."""
    usual_bot: str
    page: str
    """The address of the board that its package brings for the page; empty if it brings none."""


class WordsTold(Struct):
    """A game's own words in a language, for pages that were built without them."""

    fluent: str
    telling: dict[str, Told]
    """Which event becomes which sentence: the rows of its ``telling.toml``."""


class ResultTold(Struct):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class RulesTold(Struct):
    """That a table was begun by earlier rules, and what changed since, as codes of the game."""

    begun: int
    now: int
    changes: list[str]
    halted: bool
    """Whether more is stored than stands by the rules of now: it is shown so far and over."""


class SeatTold(Struct):
    """Who sits at a place."""

    kind: Literal["human", "bot", "open"]
    name: str
    colour: str
    bot: str | None
    here: bool
    yours: bool
    taken_over: bool


class TableTold(Struct):
    """A table, as one guest sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    aids: bool
    spectators: bool
    takeover: int
    status: Literal["open", "playing", "over"]
    commitment: str
    pledges: list[str]
    """What the seats have pledged, when the list is closed."""
    nonces: list[str]
    """What they added to the deal, when it is made."""
    seats: list[SeatTold]
    number: int
    result: ResultTold | None
    created: str
    rematch: str | None
    changed: RulesTold | None = None


class StepTold(Struct, tag="step", tag_field="type"):
    """Something happened."""

    number: int
    """Counted from 0, which is the opening."""
    seat: int | None
    """Whose decision it was; null for the opening."""
    action: str | None
    """Null for the opening, for a takeback, and where it is a secret of another."""
    by: By
    """Obvious: the only answer there was, given by the table."""
    events: list[EventTold]
    back: int = 0
    """How many actions a takeback took back."""
    free: bool = False
    """Whether it went back past chance, or past what others did."""


class Frame(Struct):
    """A step of a finished game, and what was known after it."""

    step: StepTold
    observation: ObservationTold
    to_act: list[int]


class ReplayTold(Struct):
    """A finished game, through the eyes of a seat or of a spectator."""

    table: TableTold
    seat: int | None
    frames: list[Frame]


class Health(Struct):
    """That the server is well."""

    status: Literal["ok"]
    version: str
    wire: str
    """The number of the wire: it changes with every change of what is told here."""


class Problem(Struct):
    """What was wrong."""

    code: str
    text: str
    details: dict[str, Told] = {}


class Failure(Struct):
    """The body of every answer that is no success."""

    error: Problem

    @classmethod
    def of(cls, refusal: Refusal) -> Failure:
        """What a refusal says."""
        return cls(Problem(refusal.code, str(refusal), {**refusal.details}))


# -- from clients, over the socket ---------------------------------------------------------------

Id = Annotated[str, Meta(pattern=r"\A[!-~]{1,64}\Z")]
Number = Annotated[int, Meta(ge=-1, le=10_000_000)]
GestureText = Annotated[str, Meta(pattern=r"\A[ -~]{0,120}\Z")]


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Do this."""

    id: Id
    """Used for nothing else by this seat in this game: the same again is done once."""
    number: Number
    """The last step the client has seen."""
    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Preview(Struct, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """What would this bring? Nothing is done."""

    id: Id
    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)]


class TakeBack(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last decision back."""

    id: Id
    number: Number
    seat: SeatNumber


class Pledge(Struct, tag="pledge", tag_field="type", forbid_unknown_fields=True):
    """What one's seats will add to the deal: hashes, by seat."""

    pledges: Annotated[
        dict[SeatNumber, Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]],
        Meta(min_length=1, max_length=20),
    ]


class Show(Struct, tag="show", tag_field="type", forbid_unknown_fields=True):
    """What one's seats had pledged, by seat."""

    nonces: Annotated[
        dict[SeatNumber, Annotated[str, Meta(pattern=r"\A(?!-\Z)[!-~]{1,64}\Z")]],
        Meta(min_length=1, max_length=20),
    ]


class Since(Struct, tag="since", tag_field="type", forbid_unknown_fields=True):
    """Tell again what came after."""

    number: Number


class Gesture(Struct, tag="gesture", tag_field="type", forbid_unknown_fields=True):
    """Let the others see what one is about to do. It changes nothing and is not kept."""

    seat: SeatNumber
    gesture: GestureText
    """In the game's own notation; empty: nothing any more."""


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """A sign of life, please."""


ClientMessage = Act | Preview | TakeBack | Pledge | Show | Since | Gesture | Ping


# -- to clients, over the socket -----------------------------------------------------------------


class Welcome(Struct, tag="welcome", tag_field="type"):
    """Always the first message."""

    version: str
    """The server's."""
    table: TableTold
    you: list[int]
    """One's own seats."""
    number: int
    """The last step there is."""
    viewer: int | None
    """The seat one sees through."""


class Legal(Struct):
    """What a seat may do: what can be listed, and ranges of actions with numbers to fill in."""

    actions: list[str]
    ranges: list[RangeTold]


class Reason(Struct):
    """Why something cannot be done: a code to translate, numbers to put in."""

    code: str
    text: str
    details: dict[str, int | float | str]
    measure: Segment | None = None
    """What was measured, where that was the reason, to be drawn."""


class StateTold(Struct, tag="state", tag_field="type"):
    """How the table stands, after every step."""

    number: int
    viewer: int | None
    """The seat it is seen through; null for a spectator."""
    observation: ObservationTold
    to_act: list[int]
    legal: dict[str, Legal]
    """By seat: one's own seats that are asked."""
    refusals: dict[str, dict[str, Annotated[Reason, Meta(extra={"game": "refusal"})]]]
    """By seat and action: why what one may think of cannot be done; empty without aids."""
    odds: OddsTold
    """The chances; null without aids."""
    undo: dict[str, int]
    """By seat: how many actions a takeback would take back."""
    result: ResultTold | None
    """When it is over."""


class TableChanged(Struct, tag="table", tag_field="type"):
    """Seats, presence or status changed."""

    table: TableTold
    you: list[int]


class Accepted(Struct, tag="accepted", tag_field="type"):
    """Done, and stored."""

    id: str
    number: int


class Previewed(Struct, tag="previewed", tag_field="type"):
    """What an action would bring, up to the first chance or secret."""

    id: str
    number: int
    """Where the table is: it would bring this now."""
    events: list[EventTold]
    whole: bool
    """Whether that is all: neither chance nor a secret comes after it."""


class Refused(Struct, tag="refused", tag_field="type"):
    """Not done. ``reason`` is the game's own code where the rules were the reason."""

    id: str
    code: str
    text: str
    number: int
    reason: str = ""
    details: dict[str, int | float | str] = {}
    measure: Segment | None = None


class Thinking(Struct, tag="thinking", tag_field="type"):
    """A bot has been asked."""

    seat: int


class Gestured(Struct, tag="gesture", tag_field="type"):
    """What somebody else is about to do."""

    seat: int
    gesture: str


class Deal(Struct, tag="deal", tag_field="type"):
    """The promise about the deal, before the first card: answer with a pledge."""

    commitment: str


class Pledged(Struct, tag="pledged", tag_field="type"):
    """The list of pledges is closed: show what you pledged."""

    commitment: str
    pledges: list[str]


class Opened(Struct, tag="opened", tag_field="type"):
    """What was promised: anybody can deal again from it."""

    secret: str
    nonces: list[str]
    pledges: list[str]


class Bye(Struct, tag="bye", tag_field="type"):
    """The server closes this connection, with 4403 if one may not look on any more."""

    reason: Farewell


class Pong(Struct, tag="pong", tag_field="type"):
    """The sign of life."""


ServerMessage = (
    Welcome
    | StepTold
    | StateTold
    | TableChanged
    | Accepted
    | Previewed
    | Refused
    | Thinking
    | Gestured
    | Deal
    | Pledged
    | Opened
    | Bye
    | Pong
)

encode = msgspec.json.Encoder().encode
"""Any message as JSON."""
_decode = msgspec.json.Decoder(ClientMessage).decode


def decode(data: str | bytes) -> ClientMessage:
    """A message from a client; raises ``msgspec.MsgspecError``."""
    with readable():
        message: ClientMessage = _decode(data)
    return message


@contextmanager
def readable() -> Iterator[None]:
    """JSON that is too deep or badly encoded is as wrong as any other: a ``DecodeError``."""
    try:
        yield
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None
    except UnicodeDecodeError:
        raise msgspec.DecodeError("JSON is not UTF-8") from None
