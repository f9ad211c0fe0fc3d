"""A data set of whole games of Port Royal, as Parquet files, one row a game.

A row holds the seed and every action, so a game can be played again move by move; all else in it is
there to be read without doing so. The n-th game follows from the seed of the set and n alone, so it
does not matter how many threads made it, nor how often that was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quarterdeck.bots import ask, make_bot
from quarterdeck.core import FastSeed, Match, QuarterdeckError, Table
from quarterdeck.core.rng import MASK, stream
from quarterdeck.games.port_royal import PORT_ROYAL, Action, PortRoyalPosition
from quarterdeck.games.port_royal.actions import ROOM
from quarterdeck.games.port_royal.bots import machine as bots_machine
from quarterdeck.games.port_royal.bots.machine import TURNS
from quarterdeck.games.port_royal.bots.net import DESK
from quarterdeck.games.port_royal.bots.officers import RECORDS, Officer
from quarterdeck.games.port_royal.bots.thumb import Thumb
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.compiled import LIBRARY
from quarterdeck.games.port_royal.events import ENDINGS
from quarterdeck.games.port_royal.options import CHOICES, numbers_of, options_of
from quarterdeck.games.port_royal.rules.turn import winners
from quarterdeck.games.port_royal.state import DTYPE, State, unpack

GAMES_IN_A_FILE: Final = 1_000
AT_ONCE: Final = 20
"""The games a thread plays before it reports."""
USUAL: Final = "captain"
"""Who plays unless somebody else is asked for: strong, and quick enough for many games."""
ABOUT: Final = "_about.json"
"""Readers of Parquet leave out what begins so."""

COLUMNS: Final = (
    ("game", pa.int64(), "the number of the game in the set, from 0"),
    ("seed", pa.uint64(), "what it is dealt from, as `FastSeed`"),
    ("players", pa.uint8(), "how many play"),
    *((choice.name, pa.string(), f"table option: {choice.about}") for choice in CHOICES),
    ("bots", pa.list_(pa.string()), "who sits in each seat"),
    ("start", pa.uint8(), "the seat of the start player"),
    ("actions", pa.list_(pa.uint8()), "every action, by its number"),
    ("seats", pa.list_(pa.uint8()), "the seat that did each of them"),
    ("winners", pa.list_(pa.uint8()), "the seats that won"),
    ("points", pa.list_(pa.uint8()), "the points of each seat in the end"),
    ("rounds", pa.uint8(), "the rounds played"),
    ("reason", pa.string(), "what ended it: points, no-cards or rounds"),
)
SCHEMA: Final = pa.schema([(name, kind) for name, kind, _ in COLUMNS])

Row = dict[str, Any]
"""A game as a row: the values of SCHEMA's columns."""


@dataclass(frozen=True)
class Order:
    """What a data set is made of; the same order makes the same set."""

    bot: str
    """Who plays every seat; those with a net, and Thumb, do so compiled."""
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    rules: int = PORT_ROYAL.rules

    @classmethod
    def at(cls, table: Table, bot: str, seed: int) -> Order:
        """Games at a table; options it does not name have their defaults."""
        return cls(bot or USUAL, table.seats, table.options, seed)

    def check(self) -> None:
        """Refuse what cannot be played."""
        PORT_ROYAL.check(self.table)
        FastSeed(self.seed)
        make_bot(PORT_ROYAL.name, self.bot)

    @property
    def table(self) -> Table:
        """Where it is played."""
        return Table(self.players, self.options)

    @property
    def about(self) -> dict[str, int | str]:
        """The same as a row of names and values, every option among them."""
        options = options_of(numbers_of(self.options))
        return {
            "bot": self.bot,
            "players": self.players,
            **options,
            "seed": self.seed,
            "rules": self.rules,
        }

    def make(self, games: int, folder: Path, threads: int = 2) -> Iterator[int]:
        """Write a data set, a file for every thousand games; tells how many are there so far.

        Files that are there already are kept, so what was interrupted goes on.
        """
        self.check()
        if games < 1:
            raise QuarterdeckError(f"a data set has at least one game, not {games}")
        _agree(self, folder)
        return _made(self, games, folder, threads)

    def seed_of(self, game: int) -> int:
        """What a game of the set is dealt from."""
        return stream(self.seed, game)


class _Player:
    """Plays games of an order, one after the other; each thread has one."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._bot = make_bot(PORT_ROYAL.name, order.bot)
        # The game, and records for a search to work in; all of them once more as bytes.
        self._records = np.zeros(RECORDS, DTYPE)
        self._records["players"] = order.players
        self._records["options"] = numbers_of(order.options)
        self._copies = self._records.view(np.uint8).reshape(RECORDS, -1)
        self._room = np.zeros(ROOM, np.int8)
        self._desks = np.zeros(1, DESK)

    def play(self, game: int) -> Row:
        """The n-th game of the set."""
        seed = self._order.seed_of(game)
        if isinstance(self._bot, Thumb | Officer):
            actions, seats, state = self._compiled(seed, self._bot)
        else:
            actions, seats, state = self._asked(seed)
        in_play = range(state.players)
        return {
            "game": game,
            "seed": seed,
            "players": state.players,
            **options_of(state.options),
            "bots": [self._order.bot] * state.players,
            "start": state.start,
            "actions": actions,
            "seats": seats,
            "winners": [p for p in in_play if winners(state) >> p & 1],
            "points": [state.points[p] for p in in_play],
            "rounds": state.round,
            "reason": ENDINGS[state.ended],
        }

    def _compiled(self, seed: int, bot: Thumb | Officer) -> tuple[list[int], list[int], State]:
        rules = LIBRARY.load()
        record, room = self._records[0], self._room
        rules["start_games"](self._records[:1], np.array([seed], np.uint64))
        actions: list[int] = []
        seats: list[int] = []
        while count := rules["legal_in"](self._records, 0, room):
            if count == 1:
                action = int(room[0])
            elif isinstance(bot, Thumb):
                action = bots_machine.LIBRARY.load()["thumb_in"](self._records, 0, room, count)
            else:
                # Lots of their own kind: they must not know the shuffles to come.
                action = self._think(bot.simulations, stream(~seed & MASK, len(actions)) >> 32)
            actions.append(action)
            seats.append(int(record["acting"]))
            rules["apply_in"](self._records, 0, action)
        return actions, seats, unpack(record)

    def _think(self, simulations: int, lots: int) -> int:
        net = net_for(self._order.players)
        think = bots_machine.SEARCH.load()["think"]
        return think(self._records, self._copies, 0, lots, simulations, TURNS, net, self._desks)

    def _asked(self, seed: int) -> tuple[list[int], list[int], State]:
        """The same through the referee, for a bot that is only known by its name."""
        match = Match(PORT_ROYAL, self._order.table, FastSeed(seed))
        bots = [make_bot(PORT_ROYAL.name, self._order.bot) for _ in range(self._order.players)]
        while match.result is None:
            (seat,) = match.position.to_act()
            match.act(seat, ask(bots[seat], match, seat, seed))
        assert isinstance(match.position, PortRoyalPosition)
        actions = [step.action.number for step in match.steps if isinstance(step.action, Action)]
        return actions, [step.seat for step in match.steps], match.position.state


def _made(order: Order, games: int, folder: Path, threads: int) -> Iterator[int]:
    pool = ThreadPoolExecutor(threads)
    try:
        for first in range(0, games, GAMES_IN_A_FILE):
            wanted = range(first, min(first + GAMES_IN_A_FILE, games))
            path = folder / f"games-{first // GAMES_IN_A_FILE:05}.parquet"
            if not path.exists() or pq.read_metadata(path).num_rows < len(wanted):
                done: list[Row] = []
                shares = [wanted[n : n + AT_ONCE] for n in range(0, len(wanted), AT_ONCE)]
                for rows in pool.map(partial(_rows, order), shares):
                    done += rows
                    yield first + len(done)
                _write(done, path)
            yield wanted.stop
    finally:
        pool.shutdown(cancel_futures=True)  # interrupted, it stops after the games in hand


def _rows(order: Order, games: range) -> list[Row]:
    player = _Player(order)
    return [player.play(game) for game in games]


def _write(rows: list[Row], path: Path) -> None:
    """Whole or not at all: an interrupted file would look like a finished one."""
    half = path.with_name(f"_{path.name}.part")
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), half, compression="zstd")
    half.replace(path)


def _agree(order: Order, folder: Path) -> None:
    """Write down what the set is made of, or refuse to mix it with another."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / ABOUT
    wanted = order.about
    if about.exists():
        found = json.loads(about.read_text("utf-8"))
        for name, value in wanted.items():
            if found.get(name) != value:
                raise QuarterdeckError(
                    f"{folder} holds a data set with {name} {found.get(name)}, not {value}; "
                    "choose another folder"
                )
    else:
        about.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")


def schema_table() -> str:
    """The columns as a table in Markdown, for the documentation."""
    lines = ["| column | type | what |", "|---|---|---|"]
    lines += [f"| `{name}` | {kind} | {about} |" for name, kind, about in COLUMNS]
    return "\n".join(lines)
