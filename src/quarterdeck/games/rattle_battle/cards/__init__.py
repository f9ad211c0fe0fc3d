"""Every card and component of the box, read once from the data beside this module (RB 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quarterdeck.games.rattle_battle.cards.effects import CONDITIONS, WORDS, Effect
from quarterdeck.games.rattle_battle.cards.model import (
    Adventure,
    Data,
    Meaning,
    Order,
    PointsCard,
    Sailor,
    Special,
    Squadron,
    Upgrade,
    adventure,
    effects,
    read,
    sailor,
)

_BOX: Final[Data] = read("box")
_CREW: Final[Data] = read("sailors")

ADVENTURES: Final[Mapping[str, Adventure]] = {
    card.id: card
    for card in (
        *(adventure(a, "norrington") for a in read("norrington")["adventure"]),
        *(adventure(a, "pirate-wars") for a in read("pirate-wars")["adventure"]),
        *(adventure(a, "crazy", "crazy") for a in read("crazy")["crazy"]),
        *(adventure(a, "starter", "starter") for a in read("starters")["adventure"]),
    )
}
UPGRADES: Final[Mapping[str, Upgrade]] = {
    u["id"]: Upgrade(u["id"], u["place"], u["used"], effects(u))
    for u in read("upgrades")["upgrade"]
}
SAILORS: Final[Mapping[str, Sailor]] = {
    s["id"]: sailor(s, pack=pack)
    for pack, key in ((False, "sailor"), (True, "crew_pack"))
    for s in _CREW[key]
}
SPECIALS: Final[Mapping[str, Special]] = {
    s["id"]: Special(s["id"], s["tokens"], s["place"], effects(s)) for s in _CREW["special"]
}
POINTS: Final = tuple(PointsCard(**card) for card in _BOX["points"]["cards"])
"""The victory point cards, cheapest first."""

FACES: Final[Mapping[str, tuple[str, ...]]] = {
    kind: tuple(die["faces"]) for kind, die in _BOX["dice"].items()
}
"""What the six sides of each kind of die show."""
DICE: Final[Mapping[str, int]] = {kind: die["count"] for kind, die in _BOX["dice"].items()}
"""How many dice of each kind there are, of the players' for each of them."""
CANNON_STRENGTH: Final[tuple[int, ...]] = tuple(_BOX["cannons"]["strength"])
"""What a cannon face is worth by cannons owned (RB 4.5)."""
LOOT: Final[Mapping[str, int]] = dict(_BOX["loot"])
"""How many tokens of each basic kind there are."""
PARTS: Final[Mapping[str, int]] = dict(_BOX["parts"])
TILES: Final[Mapping[str, Data]] = dict(_BOX["tiles"])
SHIPS: Final[Data] = _BOX["ships"]
BEGIN: Final[Data] = _BOX["begin"]
QUESTS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    length: tuple(map(tuple, quests)) for length, quests in _BOX["order"].items()
}
"""The order boards, full and short: the kinds of adventures of each quest."""
STARTERS: Final = {
    name: tuple(
        next(a.id for a in ADVENTURES.values() if a.number == number)
        for number in _BOX["introductory"][name]
    )
    for name in ("numbers", "all")
}
"""The starter adventures in order, without and with the optional ones."""

__all__ = [
    "ADVENTURES",
    "BEGIN",
    "CANNON_STRENGTH",
    "CONDITIONS",
    "DICE",
    "FACES",
    "LOOT",
    "PARTS",
    "POINTS",
    "QUESTS",
    "SAILORS",
    "SHIPS",
    "SPECIALS",
    "STARTERS",
    "TILES",
    "UPGRADES",
    "WORDS",
    "Adventure",
    "Effect",
    "Meaning",
    "Order",
    "PointsCard",
    "Sailor",
    "Special",
    "Squadron",
    "Upgrade",
]
