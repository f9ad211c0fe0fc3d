"""What a table of Rattle, Battle, Grab the Loot costs its server, and what crosses the wire.

``python -m benchmarks.sea_box`` prints the figures.
"""

from __future__ import annotations

import pickle
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeVar

import numpy as np

from benchmarks import dice
from benchmarks.speed import Figure
from quarterdeck.bots import make_bot
from quarterdeck.bots.api import ask
from quarterdeck.core import FastSeed, Table
from quarterdeck.games.rattle_battle import RATTLE_BATTLE
from quarterdeck.games.rattle_battle.aids import RATTLE_BATTLE_AIDS
from quarterdeck.server import messages, views
from quarterdeck.server.ledger import Ledger
from quarterdeck.server.work import carry_out

T = TypeVar("T")
ALL_DICE = 38
SEATS = 4
GAMES = 3
BOT = "gunner"


@dataclass(frozen=True)
class Told:
    """A step, as the server saw to it."""

    falls: bool
    """Whether dice fell by it."""
    seconds: float
    """Of one core, for all who play and a spectator."""
    states: list[int]
    """Bytes of each state that was sent, compressed."""


def biggest_drop() -> Figure:
    """Every die in the box, dropped."""
    return dice.time_to_rest(ALL_DICE)


def a_step() -> Figure:
    """From an action to messages for everybody, what workers are handed and hand back included."""
    spent = [1e3 * told.seconds for told in _steps() if not told.falls]
    median, most = float(np.median(spent)), float(np.percentile(spent, 95))
    text = f"{median:.1f} ms (95 % within {most:.1f} ms) of {len(spent):,} steps"
    return Figure(f"a step without a drop, {SEATS} players and a spectator", text, median)


def a_state() -> Figure:
    """What 99 of 100 states have at most, compressed as by sockets, without what was sent before.

    The few that are larger are turns at which a player has many ships, many enemies, and cards
    that could be used on each of them: a reason is told for everything that is not possible.
    """
    sizes = [size / 1e3 for told in _steps() for size in told.states]
    most = float(np.percentile(sizes, 99))
    text = f"{most:.2f} kB (median {np.median(sizes):.2f} kB, largest {max(sizes):.2f} kB)"
    return Figure("a state on the wire, compressed, 99 of 100 within", text, most)


@cache
def _steps() -> list[Told]:
    _game(0)  # what is loaded once in a process
    return [told for seed in range(1, GAMES + 1) for told in _game(seed)]


def _game(seed: int) -> list[Told]:
    """A game of bots, seen by every seat and a spectator."""
    ledger, _ = Ledger.deal(RATTLE_BATTLE, Table(SEATS, {"drops": "pool"}), FastSeed(seed))
    bot, steps = make_bot(RATTLE_BATTLE.name, BOT), []
    while ledger.match.result is None:
        seat = ledger.match.position.to_act()[0]
        action = ask(bot, ledger.match, seat, seed)
        begin = time.process_time()
        made = _by_worker(partial(carry_out, ledger.match.attempt(seat, action)))
        assert isinstance(made, tuple)
        ledger = ledger.fork()
        ledger.take_all(made, "human")
        events = [event for each in made for event in each.step.events]
        states = _told(ledger)
        spent = time.process_time() - begin
        falls = any(event.kind == "dropped" for event in events)
        steps.append(Told(falls, spent, list(map(_compressed, states))))
    return steps


def _told(ledger: Ledger) -> list[bytes]:
    """What everybody is sent: the step, and how the table stands."""
    viewers: list[tuple[int, ...]] = [*((seat,) for seat in range(SEATS)), ()]
    for you in viewers:
        messages.encode(views.step_message(ledger, ledger.number, you))
    looks = [views.Look.at(ledger, you, free=False) for you in viewers]
    position, number = ledger.match.position, ledger.number
    states = _by_worker(partial(views.states, position, number, looks, RATTLE_BATTLE_AIDS))
    return [messages.encode(state) for state in states]


def _by_worker(work: Callable[[], T]) -> T:
    """Done as by another process: handed over, carried out, handed back."""
    handed: Callable[[], T] = pickle.loads(pickle.dumps(work))
    back: T = pickle.loads(pickle.dumps(handed()))
    return back


def _compressed(message: bytes) -> int:
    """Its length after deflate, by the settings of the server's sockets."""
    deflate = zlib.compressobj(wbits=-12, memLevel=5)
    return len(deflate.compress(message)) + len(deflate.flush())


MEASURES: dict[str, Callable[[], Figure]] = {
    f"{ALL_DICE} dice dropped, median time to rest": biggest_drop,
    f"a step without a drop, {SEATS} players and a spectator": a_step,
    "a state on the wire, compressed, 99 of 100 within": a_state,
}


def all_figures() -> Iterator[Figure]:
    for measure in MEASURES.values():
        yield measure()


if __name__ == "__main__":
    for figure in all_figures():
        print(f"{figure.name}: {figure.text}")
