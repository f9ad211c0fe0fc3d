"""What a game says of its part of the wire: the value that a manifest's ``wire`` names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quarterdeck.core import Event, Observation, Range

Details = Mapping[str, object]
"""The types of a refusal's details, by name; a name that ends with ``?`` may be missing."""


@dataclass(frozen=True, kw_only=True)
class GameTypes:
    """The types of all that a game puts on the wire. Its options are the game's own list."""

    observation: type[Observation]
    events: tuple[type[Event], ...]
    refusals: Mapping[str, Details]
    """By their codes."""
    ranges: tuple[type[Range], ...] = ()
    odds: type | None = None
    """What its aids tell of chances."""
