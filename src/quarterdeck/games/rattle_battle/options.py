"""What a table can choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quarterdeck.core import Option

_OFF: Final = Option("off", ("off", "on"))

OPTIONS: Final[Mapping[str, Option]] = {
    "scenario": Option("norrington", ("norrington", "pirate-wars", "introductory")),
    "length": Option("full", ("full", "short")),
    "extra_starters": _OFF,
    "crew_pack": _OFF,
    "loot_pack": _OFF,
    "expert_market": _OFF,
    "port": Option("by-place", ("by-place", "by-visit", "simultaneous")),
    "fifth_player": _OFF,
    "free_for_all": _OFF,
    "drops": Option("real", ("real", "pool")),
}
"""Scenario, expansions and expert rules; and whether dice are simulated or come from the pool."""

FORMER: Final[Mapping[tuple[str, str], tuple[str, str]]] = {
    ("simultaneous_port", "on"): ("port", "simultaneous"),
    ("simultaneous_port", "off"): ("port", "by-place"),
}
"""Options as they were called before, and what they are now."""

DEFAULTS: Final = {name: option.default for name, option in OPTIONS.items()}
