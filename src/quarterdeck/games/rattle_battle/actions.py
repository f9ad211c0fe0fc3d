"""What players do, as values with a notation.

Most decisions are words: ``send 2 captain``, ``shoot 0.1 y2``, ``market rum rum for spices``.
Two kinds have real numbers: a ship that slides to a spot, and a die that is thrown. Where tokens
are given, taken or sold one answer may name several: ``give rum rum spices``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from quarterdeck.core import Action, Generator, NotationError, Range
from quarterdeck.core.game import UNTOLD
from quarterdeck.core.numbers import is_whole, real
from quarterdeck.games.rattle_battle.cards import ADVENTURES, SAILORS, UPGRADES
from quarterdeck.games.rattle_battle.dice import RANK, parse_die
from quarterdeck.games.rattle_battle.geometry import BOX, Pose, corners
from quarterdeck.games.rattle_battle.geometry_moves import Reach
from quarterdeck.games.rattle_battle.loot import KINDS
from quarterdeck.games.rattle_battle.state import PARTS, PLACES
from quarterdeck.games.rattle_battle.tiles_geometry import Tile, span

VERBS: Final = {
    "part": "part <part>: a sail, a cannon or a hold",
    "exhaust": "exhaust <upgrade>: turn an upgrade over before sending",
    "send": "send <number> [captain]: how many ships go to sea",
    "drop": "drop: the Baron drops the dice",
    "join": "join [captain]: drop one more ship, the fifth player's right",
    "stay": "stay: do not",
    "move": "move <ship> to <x> <y> [drill [<ship>]], or move <ship> touch <ship>: exhaust a sail",
    "shoot": "shoot <ship> <target> [<second target>]: exhaust cannons",
    "use": "use <card> [<ship> ...] [<face>] [to <x> <y>]: an upgrade, a sailor or special loot",
    "store": "store <sailor>: put loot on a sailor of the crew pack",
    "pass": "pass: no more actions in this adventure",
    "done": "done: end the turn, or leave the place",
    "leave": "leave: end the visit to the port",
    "close": "close <place>: only you may use it in the next visit",
    "choose": "choose: take loot of your choice instead of drawing it; choose <ship>: pick a die",
    "draw": "draw: draw loot as usual",
    "take": "take <loot> ...: from the bag",
    "trade": "trade <loot> [for <loot>]: the adventure's offer",
    "give": "give <loot> ...: a token of yours, or all that are due",
    "pay": "pay: repair with loot",
    "market": "market <loot> [<loot>] for <loot>, or for joker",
    "hire": "hire: pay and look at sailors",
    "keep": "keep <card>: of those you look at; keep <ship> ...: dice not to roll again",
    "buy": "buy <part>: or, in the guild, buy: the top card",
    "build": "build [<loot>]: pay and look at upgrades",
    "sell": "sell <loot> ...: a coin for each valuables, and for two others",
    "revenge": "revenge <loot> [<loot>]: for a revenge card",
    "discard": "discard <loot> ...: throw it away in port",
    "roll": "roll: one more die",
    "stop": "stop: be content",
    "guess": "guess <number>: the sum of all dice",
    "throw": "throw <ship> from <x> <y> towards <degrees> with <force>",
}
"""Every verb, with its form."""

_WORDS: Final = frozenset(
    (
        *(*RANK, *KINDS, *PARTS, *PLACES, *SAILORS, *UPGRADES, *ADVENTURES),
        *("captain", "for", "joker", "touch", "cannon", "1", "2", "3", "4", "5", "6"),
    )
)


@dataclass(frozen=True, slots=True)
class Command(Action):
    """A decision in words."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


def command(text: str) -> Command:
    """A command from its words, for rules that know them to be right."""
    verb, *words = text.split()
    return Command(verb, tuple(words))


@dataclass(frozen=True, slots=True)
class Slide(Action):
    """Move a ship to a spot: with a sail, or by a card that moves ships."""

    by: str
    """``sail``, or the card."""
    ship: str
    x: float
    y: float
    drill: str | None = None
    """With the Drill: the ship it shall sink, or nothing for none."""

    def __str__(self) -> str:
        how = f"move {self.ship}" if self.by == "sail" else f"use {self.by} {self.ship}"
        drill = "" if self.drill is None else f" drill {self.drill}".rstrip()
        return f"{how} to {number_text(self.x)} {number_text(self.y)}{drill}"


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Throw a die into the box: from where, which way, how hard (RB 5)."""

    die: str
    x: float
    y: float
    direction: float
    """Degrees, counter-clockwise from the right."""
    force: float
    """From 0, let fall, to 1."""

    def __str__(self) -> str:
        x, y, direction, force = map(number_text, (self.x, self.y, self.direction, self.force))
        return f"throw {self.die} from {x} {y} towards {direction} with {force}"


@dataclass(frozen=True, slots=True)
class Slides(Range):
    """All spots a ship may go to: straight there, over other dice, but on none of them."""

    kind: ClassVar[str] = "slides"
    by: str
    """``sail``, or the card."""
    ship: str
    start: Pose
    """Where it lies; it is not turned."""
    limit: float
    """How far its middle may go."""
    stops: tuple[int, ...] = ()
    """The tiles it may not come onto, by their places in the list of the adventure's card."""
    under: tuple[str, ...] = ()
    """The ships that may lie under it where it ends: it sinks the one that the action names."""
    drill: bool = False
    """Whether it goes with the Drill; then the action says which ship is sunk, or none."""
    lying: tuple[tuple[str, Pose], ...] = field(default=(), metadata=UNTOLD)
    """All other dice."""
    tiles: tuple[Tile, ...] = field(default=(), metadata=UNTOLD)
    """Those that stop it."""

    def reach(self, without: str = "") -> Reach:
        """Where it may end, as if one die were not there."""
        obstacles = tuple(pose for die, pose in self.lying if die != without)
        return Reach(self.start, self.limit, obstacles, self.tiles)

    def victims(self) -> list[tuple[str, Pose]]:
        """The ships it could sink, and where they lie."""
        where = dict(self.lying)
        return [(die, where[die]) for die in self.under]

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Slide) or (action.by, action.ship) != (self.by, self.ship):
            return False
        if (action.drill is not None) != self.drill:
            return False
        spot = self.start.moved(action.x, action.y)
        if not action.drill:
            return spot in self.reach()
        victim = dict(self.victims()).get(action.drill)
        if victim is None or not crosses(self.start, spot, victim):
            return False
        return spot in self.reach(without=action.drill)

    def sample(self, rng: Generator) -> Slide:
        drill = None
        if self.drill:
            drill, victim = rng.choice((*self.victims(), ("", self.start)))
            through = Slide(self.by, self.ship, victim.x, victim.y, drill)
            if drill and through in self:
                return through
            drill = ""
        where = self.reach()
        spot = where.sample(rng)
        rounded = spot.moved(round(spot.x, 2), round(spot.y, 2))
        x, y, _ = rounded if rounded in where else spot
        return Slide(self.by, self.ship, x, y, drill)

    def __str__(self) -> str:
        how = f"move {self.ship}" if self.by == "sail" else f"use {self.by} {self.ship}"
        return f"{how} to <x> <y>" + (f" drill [{' '.join(self.under)}]" if self.drill else "")


@dataclass(frozen=True, slots=True)
class Throws(Range):
    """All ways to throw a die: from above the walls, anywhere, in any direction."""

    kind: ClassVar[str] = "throws"
    die: str
    limit: float = BOX / 2
    """How far from the middle of the box it may be let go, along each wall."""

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Throw)
            and action.die == self.die
            and max(abs(action.x), abs(action.y)) <= self.limit
            and 0 <= action.force <= 1
            and -360 <= action.direction <= 360
        )

    def sample(self, rng: Generator) -> Throw:
        x, y = ((rng.random() - 0.5) * (BOX - 40) for _ in range(2))
        return Throw(self.die, round(x, 1), round(y, 1), rng.below(360), round(rng.random(), 2))

    def __str__(self) -> str:
        return f"throw {self.die} from <x> <y> towards <degrees> with <force>"


class Stock(NamedTuple):
    """How many tokens of a kind there are to choose from."""

    loot: str
    n: int


@dataclass(frozen=True, slots=True)
class Tokens(Range):
    """All ways to name several tokens at once, in any order."""

    kind: ClassVar[str] = "tokens"
    verb: str
    """give, take, sell or discard."""
    least: int
    most: int
    stock: tuple[Stock, ...]
    """What there is to choose from."""
    paired: tuple[str, ...] = ()
    """The kinds that go only in pairs: of all of them together an even number."""
    suggested: tuple[str, ...] = ()
    """What a sensible player might choose; nothing where it is as well not to."""

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Command) or action.verb != self.verb:
            return False
        there = dict(self.stock)
        return (
            self.least <= len(action.words) <= self.most
            and all(n <= there.get(kind, 0) for kind, n in Counter(action.words).items())
            and sum(kind in self.paired for kind in action.words) % 2 == 0
        )

    def sample(self, rng: Generator) -> Command:
        tokens = [kind for kind, n in self.stock for _ in range(n)]
        mixed = [tokens[i] for i in rng.permutation(len(tokens))]
        pairs = iter([kind for kind in mixed if kind in self.paired])
        lots: list[tuple[str, ...]] = [(kind,) for kind in mixed if kind not in self.paired]
        lots += zip(pairs, pairs, strict=False)
        count = self.least + rng.below(min(self.most, len(lots)) - self.least + 1)
        chosen = [lots[i] for i in rng.permutation(len(lots))[:count]]
        return Command(self.verb, tuple(kind for lot in chosen for kind in lot))

    def __str__(self) -> str:
        kinds = " ".join(kind for kind, _ in self.stock)
        return " ".join((self.verb, *[f"[{kinds}]"] * self.most))


def crosses(start: Pose, end: Pose, other: Pose) -> bool:
    """Whether a die that slides straight comes over another."""
    over = span(corners(start), end.x - start.x, end.y - start.y, other)
    return over is not None and over[0] < 1 and over[1] > 0


def number_text(number: float) -> str:
    """A number that reads back as itself."""
    return repr(round(float(number), 20) + 0.0).removesuffix(".0")


def parse_action(text: str) -> Action:
    """The action a text stands for; whether it makes sense now, the position says."""
    match text.split():
        case ["move", ship, "to", x, y]:
            return Slide("sail", parse_die(ship), real(x), real(y))
        case ["move", ship, "to", x, y, "drill", *hit] if len(hit) < 2:
            victim = parse_die(hit[0]) if hit else ""
            return Slide("sail", parse_die(ship), real(x), real(y), victim)
        case ["use", card, ship, "to", x, y] if card in UPGRADES or card in SAILORS:
            return Slide(card, parse_die(ship), real(x), real(y))
        case ["throw", die, "from", x, y, "towards", direction, "with", force]:
            numbers = map(real, (x, y, direction, force))
            return Throw(parse_die(die), *numbers)
        case ["send", n, *captain] if is_whole(n) and captain in ([], ["captain"]):
            return Command("send", (n, *captain))
        case ["guess", n] if is_whole(n):
            return Command("guess", (n,))
        case ["send" | "guess" as verb, *_]:
            raise NotationError(f"'{text[:60]}' is not of the form: {VERBS[verb]}")
        case [verb, *words] if verb in VERBS and all(word in _WORDS for word in words):
            return Command(verb, tuple(words))
        case [verb, *_] if verb in VERBS:
            raise NotationError(f"'{text[:60]}' is not of the form: {VERBS[verb]}")
    raise NotationError(f"'{text[:60]}' is none of: {', '.join(VERBS)}")
