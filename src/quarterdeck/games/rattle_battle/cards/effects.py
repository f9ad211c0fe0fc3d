"""The words in which cards say what they do, and what each word takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WORDS: Final = {
    # What a player gets.
    "coins": "gain n coins; a negative n is paid, as far as there are coins",
    "draw": "draw n loot from the bag",
    "take": "take n loot of a kind ('any': of choice) from the bag; instead: of the card's number",
    "bonus": "every loot of a kind drawn in phase 7 draws one more, most times",
    "trade": "once, give a loot for something: a coin, a part, a kind of loot or any; fresh: only "
    "what was drawn in this phase",
    "gain": "draw an upgrade or a sailor, or take a part of choice",
    "ready": "turn n exhausted parts of a kind back",
    "repair": "n ships are repaired without loot",
    "points": "n victory points at the end, for each 'per' of what is counted, or flat",
    "capacity": "room for n more loot; safe: it need not be given up for repairs",
    "worth": "sinking a ship of a colour, or a captain ship, pays n coins instead of one",
    # What happens at sea.
    "move": "slide a ship up to its reach; to: straight until it touches one of those",
    "sail": "changes the Move action: a longer reach, or through tiles and one weaker ship",
    "shot": "changes the Shot action: its reach, its cost, whom it may not hit, a second target",
    "strength": "n more, or less, in this battle: an own ship, an enemy, against the rammed one; "
    "for cannon faces n itself",
    "sink": "sink a non-player ship within reach, unpaid or paid; on: player ships on such a tile",
    "face": "turn an own ship to any face",
    "redrop": "drop an own ship again",
    "mark": "an enemy within reach brings n loot to the one who marked it and sinks it",
    "shield": "no Explosion sinks these ships, and a Volley goes to the next, once",
    "lend": "everybody has n more ready parts of a kind in this adventure",
    "again": "one sailor may be used a second time",
    # What happens in port.
    "bargain": "better terms at a place, once a visit: price, less, more, buys, look, either, n",
    # Cards with a function of their own.
    "exhaust": "before sending, the Wanted exhausts an upgrade of his choice",
    "duel": "before phase 3 a die of a colour fights the Wanted's closest ships within reach",
    "close": "who sank such a ship may close a place of the port to all others",
}
"""Every effect word, with its meaning."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card does: a word and what belongs to it."""

    do: str
    n: int = 0
    kind: str = ""
    when: str = ""
    """The condition, ``if`` in the data: ``sank red``, ``sent one``."""
    who: str = ""
    to: str = ""
    on: str = ""
    give: str = ""
    get: str = ""
    of: str = ""
    never: str = ""
    reach: float = 0.0
    most: int = 0
    per: int = 0
    price: int = 0
    less: int = 0
    more: int = 0
    buys: int = 0
    look: int = 0
    fresh: bool = False
    instead: bool = False
    safe: bool = False
    free: bool = False
    second: bool = False
    through: bool = False
    unpaid: bool = False
    either: bool = False

    def __post_init__(self) -> None:
        if self.do not in WORDS:
            raise ValueError(f"there is no effect '{self.do}'")


CONDITIONS: Final = {
    "sank nobody": "took part and sank no ship",
    "sent one": "sent exactly one ship",
    "stayed": "sent no ship",
    "lost one": "lost a ship in this adventure",
    "shot one": "sank an enemy with a Shot",
    "boarded one": "boarded a ship",
    "all back": "sent at least two ships and lost none",
    "sank <colour>": "sank a ship of that colour",
    "boarded <colour>": "boarded a ship of that colour",
}
"""Every condition an effect can have."""
