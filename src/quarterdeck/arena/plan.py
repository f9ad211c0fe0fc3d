"""What is to be played: who, how often, on which deals, and who sits where.

Everything here follows from the plan alone. So any process can play any deal, in any order, and the
tournament comes out the same.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

import msgspec

from quarterdeck import __version__
from quarterdeck.analysis.api import analyst_for
from quarterdeck.bots import Bot, make_bot
from quarterdeck.bots.naming import is_installed
from quarterdeck.bots.sources import digest
from quarterdeck.core import FastSeed, Game, QuarterdeckError, Table
from quarterdeck.core.catalogue import find_game
from quarterdeck.core.names import printable
from quarterdeck.core.rng import stream

Lineup = tuple[int, ...]
"""The entrant at each seat, by his number."""


class ArenaError(QuarterdeckError):
    """A tournament that cannot be played."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a bot by name, or a bot itself."""

    label: str
    """What he is called in the table, different from all others."""
    player: str | Bot

    def bot(self, game: str) -> Bot:
        """A bot that plays for him."""
        return make_bot(game, self.player) if isinstance(self.player, str) else self.player


def entrants(game: str, players: Sequence[str | Bot]) -> tuple[Entrant, ...]:
    """Everybody named; who is named twice is two entrants, as in ``thumb`` and ``thumb#2``."""
    met: Counter[str] = Counter()
    found = []
    for player in players:
        bot = make_bot(game, player) if isinstance(player, str) else player
        bot.check_game(game)
        name = str(bot)
        met[name] += 1
        label = printable(name if met[name] == 1 else f"{name}#{met[name]}")
        by_name = isinstance(player, str) and is_installed(bot)
        found.append(Entrant(label, name if by_name else bot))
    if len(found) < 2:
        raise ArenaError(f"an arena needs at least two players, not {len(found)}")
    return tuple(found)


@dataclass(frozen=True)
class Plan:
    """A tournament, fully described."""

    game: Game
    entrants: tuple[Entrant, ...]
    table: Table
    deals: int
    seed: int
    luck: bool = False
    """Whether the luck in every game is measured, which takes its time."""
    rotate: bool = True
    """Whether a deal is played once for each rotation of the seats; else once. Bots that draw no
    lots play all rotations of a deal alike if they are all the same bot."""
    begin: int = 0
    """The number of the first deal: a part of a longer tournament begins later."""

    def __post_init__(self) -> None:
        self.game.check(self.table)
        FastSeed(self.seed)  # refuses a number that is none
        if self.deals < 1:
            raise ArenaError(f"an arena plays at least one deal, not {self.deals}")

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.table.seats

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return self.seats if self.rotate else 1

    @property
    def games(self) -> int:
        """How many games there will be."""
        return self.deals * self.rotations

    @property
    def labels(self) -> tuple[str, ...]:
        """What the entrants are called."""
        return tuple(entrant.label for entrant in self.entrants)

    def deal_seed(self, deal: int) -> int:
        """The seed of the cards, the same for all rotations of a deal."""
        return stream(self.seed, 2 * deal)

    def lots_seed(self, deal: int, rotation: int) -> int:
        """The seed of what bots draw lots about, another one for each game."""
        return stream(stream(self.seed, 2 * deal + 1), rotation)

    def lineups(self) -> Iterator[Lineup]:
        """Who sits where in the first rotation of each deal."""
        whole = _lineups(len(self.entrants), self.seats, self.begin + self.deals, self.seed)
        return islice(whole, self.begin, None)

    def parts(self, deals: int) -> Iterator[Plan]:
        """The same tournament in parts of so many deals."""
        for begin in range(0, self.deals, deals):
            size = min(deals, self.deals - begin)
            yield replace(self, deals=size, begin=self.begin + begin)

    def described(self) -> PlanText:
        """The plan as it can be written down."""
        chosen = self.game.renamed(self.table.options)
        return PlanText(
            version=__version__,
            game=self.game.name,
            rules=self.game.rules,
            players=[str(entrant.player) for entrant in self.entrants],
            seats=self.seats,
            options={
                name: chosen.get(name, option.default) for name, option in self.game.options.items()
            },
            deals=self.deals,
            seed=self.seed,
            programs=[_program(entrant.bot(self.game.name)) for entrant in self.entrants],
            luck=self.luck,
            rotate=self.rotate,
            begin=self.begin,
        )


class Program(msgspec.Struct, frozen=True):
    """What a bot is made of: if any of it changes, it is another bot."""

    made: str
    """Its class, or its command."""
    files: dict[str, str]
    """A mark for what is in each of its files and packages."""

    def changed(self, now: Program) -> list[str]:
        """What is not as it was."""
        found = [] if self.made == now.made else [f"it is {now.made}, not {self.made}"]
        for name in sorted(self.files.keys() | now.files.keys()):
            if name not in now.files:
                found.append(f"{name} is gone")
            elif name not in self.files:
                found.append(f"{name} is new")
            elif self.files[name] != now.files[name]:
                found.append(f"{name} has changed")
        return found


class PlanText(msgspec.Struct, frozen=True):
    """A plan in words and numbers; two that are equal play the same games."""

    version: str
    game: str
    rules: int
    players: list[str]
    seats: int
    options: dict[str, str]
    deals: int
    seed: int
    programs: list[Program]
    """What each bot is made of."""
    luck: bool = False
    rotate: bool = True
    begin: int = 0

    @property
    def key(self) -> str:
        """A short name for exactly this plan."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def differences(self, now: PlanText) -> str:
        """In which things another plan is not this one, in words."""
        found = []
        for name in self.__struct_fields__:
            before, after = getattr(self, name), getattr(now, name)
            if name == "programs" and self.players == now.players:
                for player, then, today in zip(self.players, before, after, strict=True):
                    found += [f"of {player}, {what}" for what in then.changed(today)]
            elif name != "programs" and before != after:
                found.append(f"its {name} is {_said(before)}, not {_said(after)}")
        return "; ".join(found)

    def plan(self) -> Plan:
        """The plan itself again."""
        table = Table(self.seats, self.options)
        found = entrants(self.game, self.players)
        game, more = find_game(self.game), (self.luck, self.rotate, self.begin)
        return Plan(game, found, table, self.deals, self.seed, *more)


def make_plan(
    game: str | Game,
    players: Sequence[str | Bot],
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    luck: bool = False,
    rotate: bool = True,
) -> Plan:
    """A tournament of about so many games: rounded up to whole rotations.

    Without seats, as many sit down as players are named, if the game is for so many.
    """
    found = find_game(game) if isinstance(game, str) else game
    who = entrants(found.name, players)
    size = seats if seats is not None else min(max(len(who), found.min_seats), found.max_seats)
    table = Table(size, dict(found.suited(options or {})))
    found.check(table)
    if luck:
        analyst_for(found.name)  # refuses a game whose luck nobody can measure
    if games < 1:
        raise ArenaError(f"an arena plays at least one game, not {games}")
    deals = -(-games // size) if rotate else games
    return Plan(found, who, table, deals, seed, luck, rotate)


def _said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _program(bot: Bot) -> Program:
    files = {name: digest(path) for name, path in bot.sources().items()}
    return Program(bot.made, dict(sorted(files.items())))


@dataclass
class _Seating:
    """How often everybody has sat at the table so far, and with whom."""

    entrants: int
    sat: Counter[int] = field(default_factory=Counter)
    met: Counter[tuple[int, int]] = field(default_factory=Counter)

    def choose(self, extra: int, order: Sequence[int]) -> list[int]:
        """So many different entrants: who sat least, then who met the others least, then by lot."""
        chosen: list[int] = []
        while len(chosen) < extra:
            left = [e for e in order if e not in chosen]
            chosen.append(
                min(left, key=lambda e: (self.sat[e], sum(self.met[e, other] for other in chosen)))
            )
        self.sat.update(chosen)
        self.met.update((a, b) for a in chosen for b in chosen if a != b)
        return chosen


def _lineups(entrants: int, seats: int, deals: int, seed: int) -> Iterator[Lineup]:
    """Everybody as often as the seats go round; the seats left over go to who sat least.

    The order around the table is drawn by lot for each deal: rotations change who begins, but not
    who sits to the left of whom.
    """
    each, extra = divmod(seats, entrants)
    seating = _Seating(entrants)
    draws = FastSeed(stream(~seed & (1 << 64) - 1, 0))
    for deal in range(deals):
        rng = draws.generator(deal)
        players = [e for e in range(entrants) for _ in range(each)]
        if extra:
            players += seating.choose(extra, rng.permutation(entrants))
        yield tuple(players[i] for i in rng.permutation(seats))


def rotated(lineup: Lineup, rotation: int) -> Lineup:
    """Everybody so many seats further."""
    return lineup[-rotation:] + lineup[:-rotation] if rotation else lineup
