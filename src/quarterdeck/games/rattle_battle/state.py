"""The whole game at one moment, as plain data that is cheap to copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from quarterdeck.games.rattle_battle.cards import ADVENTURES, QUESTS, Adventure
from quarterdeck.games.rattle_battle.dice import own_dice, owner
from quarterdeck.games.rattle_battle.geometry import Pose
from quarterdeck.games.rattle_battle.loot import Heap, empty

PLACES: Final = ("market", "tavern", "shipyard", "workshop", "pit", "guild")
"""The port, in the order of the visit (RB 6)."""
PARTS: Final = ("sail", "cannon", "hold")
PHASES: Final = (
    *("set-up", "draw", "drop", "np", "actions", "battle", "coins", "loot", "sailors"),
    *("repair", "load", "crazy", "port", "over"),
)
"""Where a game can be: the ten phases of an adventure and what lies around them."""
NOBODY: Final = -1

T = TypeVar("T", "Player", "State")


def _twin(one: T) -> T:
    """The same fields in another object; three times as quick as :func:`copy.copy`."""
    twin = object.__new__(type(one))
    for name in one.__slots__:
        setattr(twin, name, getattr(one, name))
    return twin


class Task(NamedTuple):
    """Something still to be done: a step of the rules, or a decision of a seat."""

    name: str
    seat: int = NOBODY
    n: int = 0
    what: str = ""

    def __str__(self) -> str:
        words = [self.name, str(self.seat), str(self.n), self.what or "-"]
        default = ("", str(NOBODY), "0", "-")
        while words[-1] == default[len(words) - 1]:
            words.pop()
        return " ".join(words)


class Ship(NamedTuple):
    """A die in the Sea Box."""

    pose: Pose
    face: str
    side: int
    """Which of its six sides lies up, counted from 0: some dice show the same on two. No rule asks
    for it, but who draws the die keeps it as it lies."""


class Mark(NamedTuple):
    """Something to remember about a ship until the adventure ends."""

    word: str
    ship: str
    other: str = ""
    n: int = 0


class Landed(NamedTuple):
    """A ship that ended a Move in this turn."""

    ship: str
    touched: tuple[str, ...] = ()
    """The enemies it touched when the Move ended, wherever they are now."""


class Trophy(NamedTuple):
    """An enemy somebody sank, on his captain tile (RB 4.5)."""

    ship: str
    how: str
    """battle, shot, or the card that sank it."""
    boarded: bool = False
    surrendered: bool = False
    extra: tuple[str, ...] = ()
    """The card, for each loot that one adds for it."""


@dataclass(slots=True)
class Player:
    """What lies in front of a player."""

    seat: int
    ships: int = 0
    captain: bool = False
    coins: int = 0
    loot: Heap = field(default_factory=empty)
    parts: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Sails, cannons and plain holds."""
    spent: list[int] = field(default_factory=lambda: [0, 0])
    """Exhausted sails and cannons."""
    hamsters: int = 0
    upgrades: dict[str, bool] = field(default_factory=dict)
    """Whether each is ready."""
    sailors: dict[str, int] = field(default_factory=dict)
    """How much loot lies on each."""
    points: tuple[int, ...] = ()
    """Victory point cards, by their place in the deck."""
    revenge: tuple[str, ...] = ()

    # In this adventure.
    sent: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    passed: bool = False
    used: tuple[str, ...] = ()
    """Cards used in this adventure, or at this place of the port."""
    repairs: int = 0
    """How many ships are repaired for nothing."""
    wronged: int = 0
    """How many ships other players sank."""
    fresh: Heap = field(default_factory=empty)
    """Loot drawn in this phase and not yet given away."""

    def copy(self) -> Player:
        """An independent player."""
        twin = _twin(self)
        twin.loot, twin.parts, twin.spent = self.loot[:], self.parts[:], self.spent[:]
        twin.upgrades, twin.sailors = self.upgrades.copy(), self.sailors.copy()
        twin.fresh = self.fresh[:]
        return twin

    @property
    def dice(self) -> tuple[str, ...]:
        """All his ships."""
        return own_dice(self.seat, self.ships, self.captain)

    def ready(self, part: int) -> int:
        """How many sails (0) or cannons (1) are ready."""
        return self.parts[part] - self.spent[part]

    def part_count(self) -> int:
        """Sails, cannons, holds; a hamster is one part (RB 4.10a)."""
        return sum(self.parts) + self.hamsters

    def loot_count(self) -> int:
        """How many tokens he has."""
        return sum(self.loot)


@dataclass(slots=True)
class State:
    """The table."""

    options: Mapping[str, str]
    players: list[Player]
    baron: int = 0
    wanted: int = NOBODY
    quest: int = 0
    """Counted from 1; 0 during set-up."""
    adventure: int = 0
    """Which one of the quest, counted from 1."""
    phase: str = "set-up"
    card: str = ""
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Piles by name, top card first."""
    played: tuple[str, ...] = ()
    bag: Heap = field(default_factory=empty)
    heap: Heap = field(default_factory=empty)
    """Loot given away that goes back to the bag after the port visit (RB 4.7b)."""
    parts: list[int] = field(default_factory=lambda: [0, 0, 0])
    """What the shipyard has."""
    sold: int = 0
    """How many victory point cards have been bought."""
    sea: dict[str, Ship] = field(default_factory=dict)
    allies: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    acted: bool = False
    """Whether the player in turn has taken his action (RB 4.4a)."""
    moved: tuple[Landed, ...] = ()
    """The ships that ended a Move in this turn, each by its last."""
    looked: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The cards a seat is looking at in Tavern or Workshop."""
    chosen: dict[int, str] = field(default_factory=dict)
    """Secret choices not yet shown."""
    closed: dict[str, int] = field(default_factory=dict)
    """Places that only one seat may use in the next visit."""
    rolls: dict[str, str] = field(default_factory=dict)
    """What dice show in a crazy adventure."""
    tally: dict[int, int] = field(default_factory=dict)
    """A number for each seat still in a crazy adventure."""
    agenda: list[Task] = field(default_factory=list)
    """What is to be done, the next last."""

    def copy(self) -> State:
        """An independent state."""
        twin = _twin(self)
        twin.players = [player.copy() for player in self.players]
        twin.decks = self.decks.copy()
        twin.bag, twin.heap, twin.parts = self.bag[:], self.heap[:], self.parts[:]
        twin.sea, twin.looked = self.sea.copy(), self.looked.copy()
        twin.chosen, twin.closed = self.chosen.copy(), self.closed.copy()
        twin.rolls, twin.tally = self.rolls.copy(), self.tally.copy()
        twin.agenda = self.agenda[:]
        return twin

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def scenario(self) -> str:
        """norrington, pirate-wars or introductory."""
        return self.options["scenario"]

    @property
    def quests(self) -> tuple[tuple[str, ...], ...]:
        """The order board: the kinds of adventures of each quest (RB 3)."""
        return QUESTS[self.options["length"]]

    @property
    def adventure_card(self) -> Adventure:
        """The adventure being played."""
        return ADVENTURES[self.card]

    def on(self, option: str) -> bool:
        """Whether a table option is on."""
        return self.options[option] == "on"

    def order(self) -> list[int]:
        """The seats from the Baron on."""
        return [(self.baron + i) % self.seats for i in range(self.seats)]

    def player_ships(self) -> list[str]:
        """Players' ships in the box, from the Baron on, then by number."""
        ships = [die for die in self.sea if owner(die) >= 0]
        return sorted(ships, key=lambda die: ((owner(die) - self.baron) % self.seats, die))

    def allies_in_box(self) -> list[str]:
        """Non-player ships that fight on the players' side (RB 4.3)."""
        return [die for die in self.allies if die in self.sea]

    def np_ships(self) -> list[str]:
        """Non-player ships in the box that are nobody's allies."""
        return sorted(die for die in self.sea if owner(die) < 0 and die not in self.allies)
