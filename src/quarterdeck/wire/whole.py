"""All that crosses the wire: the platform's messages, and each game's parts of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, get_args

from msgspec import Struct

from quarterdeck.core import Game
from quarterdeck.core.manifest import Manifest, manifests
from quarterdeck.server import messages
from quarterdeck.wire.describe import Describer
from quarterdeck.wire.game_types import Details, GameTypes
from quarterdeck.wire.shapes import (
    GAME_PARTS,
    NULL,
    TEXT,
    Alias,
    Either,
    Field,
    Named,
    Names,
    Object,
    OneOf,
    Shape,
)

OWN: Final = __package__.partition(".")[0]
"""The package whose games have their types written here; others write their own."""


OPEN: Final = (
    Object(
        "GameEvent",
        "Something that happened, as a game tells it.",
        (Field("kind", TEXT),),
        open=True,
    ),
    Object(
        "GameRange",
        "Actions with numbers to fill in; a game tells what it needs to draw them.",
        (Field("kind", TEXT), Field("text", TEXT, "With names for the numbers.")),
        open=True,
    ),
)
"""What is known of every game's events and ranges: the rest is its own."""


@dataclass(frozen=True)
class Wire:
    """The description of everything."""

    platform: Names
    games: Mapping[str, Names]


@cache
def whole() -> Wire:
    """The wire as it is: the messages, and the games that come with this package."""
    platform = describe_platform()
    own = {name: m for name, m in manifests().items() if m.package.startswith(f"{OWN}.")}
    return Wire(platform, {name: describe_game(m, platform) for name, m in own.items() if m.wire})


def describe_platform() -> Names:
    """Every message, in the order in which they are declared."""
    describer = Describer()
    for known in OPEN:
        describer.names[known.name] = known
    for kind in vars(messages).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct:
            describer.add(kind)
    for name, doc in (
        ("ClientMessage", "All that a client says over the socket."),
        ("ServerMessage", "All that the server says over the socket."),
    ):
        describer.union(name, doc, get_args(getattr(messages, name)))
    return describer.names


def describe_game(manifest: Manifest, platform: Names) -> Names:
    """All that a game describes for itself."""
    types, game = manifest.part("wire"), manifest.part("game")
    assert isinstance(types, GameTypes)
    assert isinstance(game, Game)
    describer = Describer()
    describer.add(types.observation)
    describer.union("GameEvent", "All that can happen.", types.events)
    describer.union("GameRange", "Actions with numbers to fill in.", types.ranges)
    names = describer.names
    odds = describer.add(types.odds) if types.odds else None
    names["GameOdds"] = Alias(
        "GameOdds", "The chances, at a table with aids.", Either((odds, NULL)) if odds else NULL
    )
    reason = platform["Reason"]
    assert isinstance(reason, Object)
    names["GameRefusal"] = Alias(
        "GameRefusal",
        "Why the rules do not allow something.",
        Either(tuple(_refusal(describer, reason, *row) for row in types.refusals.items())),
    )
    names["Options"] = Object(
        "Options",
        "What a table can choose.",
        tuple(Field(name, OneOf(option.values)) for name, option in game.options.items()),
    )
    fields = tuple(Field(part, Named(name)) for part, name in GAME_PARTS.items() if name in names)
    names["Parts"] = Object("Parts", "The game's parts of messages.", fields)
    return names


def _refusal(describer: Describer, reason: Object, code: str, details: Details) -> Shape:
    """A refusal with this code: as any, but for what its details are."""
    detailed = Object(
        "",
        "",
        tuple(
            Field(name.removesuffix("?"), describer.shape(kind), optional=name.endswith("?"))
            for name, kind in details.items()
        ),
    )
    own: dict[str, Shape] = {"code": OneOf((code,)), "details": detailed}
    fields = (replace(f, shape=own.get(f.name, f.shape), doc="") for f in reason.fields)
    return Object("", "", tuple(fields))
