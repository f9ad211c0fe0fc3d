"""How long a game of Rattle, Battle, Grab the Loot is in the browser: asked, and watched.

Bots play, one of them in the place of a person. What a table answers by itself is not asked; all
else is one press of the page, and a person takes five seconds for it. What happens is watched at
the normal pace: how long each event is shown is read from the page's own file, and a fall is as
long as its film. ``python -m benchmarks.sea_length`` prints the figures.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from benchmarks.speed import Figure
from quarterdeck.bots import make_bot
from quarterdeck.bots.api import ask
from quarterdeck.core import Event, FastSeed, Match, Table
from quarterdeck.core.match import filtered
from quarterdeck.games.rattle_battle import RATTLE_BATTLE, RattleBattlePosition
from quarterdeck.games.rattle_battle.drop.fall import FRAMES_PER_SECOND, unpack
from quarterdeck.games.rattle_battle.events import Dropped, Revealed
from quarterdeck.games.rattle_battle.state import Task

PAGE: Final = Path(__file__).parent.parent / "web/src/games/rattle-battle"
TIMES: Final = json.loads((PAGE / "times.json").read_text())
GAMES: Final = 20
SEATS: Final = 4
BOT: Final = "gunner"
DECISION: Final = 5.0
"""Seconds that a person takes for an answer."""
AGAINST_BOTS: Final = {"port": "simultaneous"}
AROUND_ONE_DEVICE: Final = {"port": "by-visit"}
"""The options that the page suggests: see its ``poster.ts``."""
SHORT: Final = {"length": "short"}
VISITS: Final = ("at-once", "ashore")
"""Decisions in port that may be answered for a later place."""
ONE_PRESS: Final = ("sell", "discard", "take")
"""Verbs for which tokens lie on a tray."""
GOING: Final = ("sunk", "fled", "exploded")
"""A ship goes by it, and takes its time."""


@dataclass
class Game:
    """What a person had of a game."""

    asked: Counter[str] = field(default_factory=Counter)
    """How often each decision was asked."""
    watched: Counter[str] = field(default_factory=Counter)
    """Milliseconds of each kind of event."""

    due: dict[int, int] = field(default_factory=dict)
    """How many tokens each seat had to give last."""
    last: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What each seat decided last: the decision, and the verb of the answer."""

    def answer(self, seat: int, task: Task, action: str) -> None:
        """A decision; what the page answers by the same press as the one before is not asked again.

        A tray names all tokens at once. In port one goes on by what one does at a later place.
        """
        name, verb = task.name, action.split()[0]
        now, before = (name, verb), self.last.get(seat)
        fewer = task.n < self.due.get(seat, 0)
        self.last[seat], self.due[seat] = now, task.n
        if now == before and (verb in ONE_PRESS or (verb == "give" and fewer)):
            return
        if name not in VISITS or before != (name, "done"):
            self.asked[name] += 1

    @property
    def questions(self) -> int:
        return sum(self.asked.values())

    @property
    def deciding(self) -> float:
        """In minutes."""
        return self.questions * DECISION / 60

    @property
    def watching(self) -> float:
        """In minutes."""
        return sum(self.watched.values()) / 60_000

    @property
    def share(self) -> float:
        """Of the time, what is decided in, in percent."""
        return 100 * self.deciding / self.minutes

    @property
    def minutes(self) -> float:
        return self.deciding + self.watching


def play(seed: int, people: frozenset[int], options: Mapping[str, str]) -> Game:
    """A game with people at some seats of one device, and bots at the others."""
    match = Match(RATTLE_BATTLE, Table(SEATS, options), FastSeed(seed))
    bot, game = make_bot(RATTLE_BATTLE.name, BOT), Game()
    while match.result is None:
        position = match.position
        assert isinstance(position, RattleBattlePosition)
        seat = position.to_act()[0]
        obvious = position.obvious(seat)
        action = obvious or ask(bot, match, seat, seed)
        if obvious is None and seat in people:
            game.answer(seat, position.state.agenda[-1], str(action))
        events = match.act(seat, action)
        for event in filtered(events, min(people)):
            game.watched[event.kind] += shown(event, people)
    return game


def shown(event: Event, people: frozenset[int]) -> float:
    """How long the page shows an event, in milliseconds: see its ``performer.ts``."""
    if isinstance(event, Dropped):
        frames = len(unpack(event.frames, len(event.order))) if event.frames else 1
        film = 1e3 * (frames - 1) / FRAMES_PER_SECOND
        return film + TIMES["leaning"] * len(event.bangs) + TIMES["landed"]
    if event.kind == "adventure-ended":
        return float(TIMES["look_back"])
    if isinstance(event, Revealed) and all(choice == "done" for _, choice in event.choices):
        return float(TIMES["gone_on"])
    breath = TIMES["breath"].get(event.kind, 0)
    if getattr(event, "seat", None) in people and event.kind not in ("rolled", "shot"):
        breath /= 2
    return float(breath + (TIMES["going"] if event.kind in GOING else 0))


@cache
def games(short: bool, alone: bool = True) -> list[Game]:
    """Twenty of them: alone against bots, or all people around one device."""
    options = {**(AGAINST_BOTS if alone else AROUND_ONE_DEVICE), **(SHORT if short else {})}
    people = frozenset({0} if alone else range(SEATS))
    return [play(seed, people, options) for seed in range(1, GAMES + 1)]


def _median(name: str, found: list[Game], measure: Callable[[Game], float], unit: str) -> Figure:
    each = [measure(game) for game in found]
    median = float(np.median(each))
    text = f"{median:.3g}{unit} ({min(each):.3g} to {max(each):.3g}) of {len(each)} games"
    return Figure(name, text, median)


def questions() -> Figure:
    return _median("questions", games(short=False), lambda game: game.questions, "")


def watching() -> Figure:
    return _median("watching", games(short=False), lambda game: game.watching, " min")


def deciding() -> Figure:
    return _median("share of decisions", games(short=False), lambda game: game.share, " %")


def short_game() -> Figure:
    return _median("a short game", games(short=True), lambda game: game.minutes, " min")


def one_device() -> Figure:
    found = games(short=True, alone=False)
    return _median("four around one device", found, lambda game: game.minutes, " min")


def all_figures() -> Iterator[Figure]:
    yield questions()
    yield watching()
    yield deciding()
    yield short_game()
    yield one_device()


def _parts(found: list[Game]) -> Iterator[str]:
    """What is asked most, and what is watched longest, on average."""
    asked, watched = Counter[str](), Counter[str]()
    for game in found:
        asked += game.asked
        watched += game.watched
    for name, n in asked.most_common():
        yield f"asked {name}: {n / len(found):.1f}"
    for name, ms in watched.most_common(12):
        yield f"watched {name}: {ms / len(found) / 1e3:.1f} s"


if __name__ == "__main__":
    for figure in all_figures():
        print(f"{figure.name}: {figure.text}", flush=True)
    print(*_parts(games(short=False)), sep="\n")
