"""What is printed on the cards, and how it is read from the data beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from quarterdeck.games.rattle_battle.cards.effects import Effect

ACTIONS: Final = ("flee", "explosion", "toward", "away", "volley", "surrender", "redrop", "ally")
"""What a face of a non-player ship may mean besides its strength (RB 4.3)."""
TILE_RULES: Final = frozenset({"blocks-move", "holds", "blocks-shot", "silences"})

Data = Mapping[str, Any]
"""A table of TOML: it has no schema of its own, the classes here are the schema."""


@dataclass(frozen=True, slots=True)
class Order:
    """One action of a non-player ship: ``volley``, ``explosion 2``, ``toward wanted``."""

    action: str
    what: str = ""

    @classmethod
    def parse(cls, text: str) -> Order:
        """Read it from a card."""
        action, _, what = text.strip().partition(" ")
        if action not in ACTIONS:
            raise ValueError(f"there is no action '{text}'")
        return cls(action, what)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a face stands for in this adventure."""

    orders: tuple[Order, ...] = ()
    strength: int = 0
    """0: the number shown."""

    @classmethod
    def parse(cls, text: str) -> Meaning:
        """``volley, redrop: 1``; ``4`` alone is a strength; ``ally`` alone leaves the number."""
        orders, colon, strength = text.rpartition(":")
        if not colon and not text.isdigit():
            orders, strength = text, "0"
        split = tuple(map(Order.parse, orders.split(","))) if orders else ()
        return cls(split, int(strength))

    def has(self, action: str) -> bool:
        """Whether it orders this."""
        return any(order.action == action for order in self.orders)


@dataclass(frozen=True, slots=True)
class Squadron:
    """The dice of one colour on an adventure card."""

    colour: str
    count: int
    role: str
    symbols: Mapping[str, Meaning]
    numbers: Meaning = Meaning()
    sinks: str = "all"
    """Whom its Explosions count: all ships, or only the players'."""
    placed: tuple[tuple[float, float], ...] = ()

    def meaning(self, face: str) -> Meaning:
        """What a face shown by one of these dice means."""
        return self.symbols.get(face, self.numbers)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the picture of a card; fractions of the box, degrees."""

    tile: str
    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Adventure:
    """An adventure card; there is one of each, so it is equal only to itself."""

    id: str
    deck: str
    """norrington, pirate-wars, crazy or starter."""
    tier: str
    loot: int
    fleet: tuple[Squadron, ...] = ()
    tiles: tuple[Laid, ...] = ()
    tile_rules: frozenset[str] = frozenset()
    effects: tuple[Effect, ...] = ()
    number: int = 0
    port_after: bool = False
    places: tuple[str, ...] = ()
    """The only places open in the port visit after it; none named: all."""
    actions: tuple[str, ...] | None = None
    """The only player actions there are; None: all."""
    coins: int = 0
    second: int = 0
    each: int = 0
    most: int = 0
    rounds: int = 0
    less: int = 0

    @property
    def crazy(self) -> bool:
        """Whether it is a mini game (RB 5)."""
        return self.tier == "crazy"

    def effect(self, do: str) -> Effect | None:
        """The first effect by that word."""
        return next((effect for effect in self.effects if effect.do == do), None)

    def squadron(self, colour: str) -> Squadron | None:
        """The dice of a colour."""
        return next((squadron for squadron in self.fleet if squadron.colour == colour), None)


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card and its token."""

    id: str
    place: str
    used: str
    effects: tuple[Effect, ...]

    @property
    def effect(self) -> Effect:
        """What it does: every upgrade does one thing."""
        return self.effects[0]


@dataclass(frozen=True, slots=True)
class Sailor:
    """A sailor card."""

    id: str
    kind: str
    effects: tuple[Effect, ...]
    give: tuple[str, ...] = ()
    back: bool = False
    stores: str = ""
    place: str = ""
    bonus: Effect | None = None
    pack: bool = False
    """Whether he belongs to the crew pack."""

    @property
    def effect(self) -> Effect:
        """What he does first."""
        return self.effects[0]


@dataclass(frozen=True, slots=True)
class Special:
    """A kind of special loot."""

    id: str
    tokens: int
    place: str
    effects: tuple[Effect, ...]

    @property
    def effect(self) -> Effect:
        """What it does."""
        return self.effects[0]


@dataclass(frozen=True, slots=True)
class PointsCard:
    """A victory point card."""

    cost: int
    points: int


def read(name: str) -> Data:
    """One of the files of card data."""
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


def effect(data: Data) -> Effect:
    """An effect as the data writes it."""
    return Effect(**{"when" if key == "if" else key: value for key, value in data.items()})


def effects(data: Data) -> tuple[Effect, ...]:
    """The effects of a card."""
    return tuple(map(effect, data.get("effects", ())))


def squadron(data: Data) -> Squadron:
    """A line of a fleet."""
    rest = dict(data)
    symbols = {
        face: Meaning.parse(rest.pop(face))
        for face in ("sail", "grapeshot", "skull")
        if face in data
    }
    return Squadron(
        colour=rest.pop("colour"),
        count=rest.pop("count"),
        role=rest.pop("role"),
        symbols=symbols,
        numbers=Meaning.parse(rest.pop("numbers")) if "numbers" in rest else Meaning(),
        placed=tuple((x, y) for x, y in rest.pop("placed", ())),
        **rest,
    )


def adventure(data: Data, deck: str, tier: str = "") -> Adventure:
    """An adventure card; what the data does not know, the class refuses."""
    rest = {key: value for key, value in data.items() if key not in ("effects", "fleet", "tiles")}
    rules = frozenset(rest.pop("tile_rules", ()))
    if not rules <= TILE_RULES:
        raise ValueError(f"there is no tile rule among {sorted(rules - TILE_RULES)}")
    allowed = rest.pop("actions", None)
    return Adventure(
        deck=deck,
        tier=rest.pop("tier", tier),
        fleet=tuple(map(squadron, data.get("fleet", ()))),
        tiles=tuple(Laid(**tile) for tile in data.get("tiles", ())),
        tile_rules=rules,
        effects=effects(data),
        places=tuple(rest.pop("places", ())),
        actions=None if allowed is None else tuple(allowed),
        **rest,
    )


def sailor(data: Data, *, pack: bool) -> Sailor:
    """A sailor card."""
    rest = {key: value for key, value in data.items() if key not in ("effects", "give", "bonus")}
    bonus = effect(data["bonus"]) if "bonus" in data else None
    give = tuple(data.get("give", "").split())
    return Sailor(effects=effects(data), give=give, bonus=bonus, pack=pack, **rest)
