"""Courses one after the other, with files in a folder: checkpoints, nets, and a plot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.bots.net import Array
from quarterdeck.games.port_royal.bots.officers import Admiral, Captain
from quarterdeck.games.port_royal.bots.weights import file_name, net_for, read_net
from quarterdeck.games.port_royal.train.course import Course, Look, Training, widened
from quarterdeck.games.port_royal.train.onlooking import Watching, informed
from quarterdeck.games.port_royal.train.plot import plot

GAMES: Final = {2: 240_000, 3: 120_000, 4: 200_000, 5: 100_000}
"""How long a net for so many players learns; it begins with what that for one fewer knows."""
WATCHED: Final = {2: 320_000, 3: 160_000, 4: 400_000, 5: 100_000}
"""How many games an onlooker watches; it begins with what the officers know."""
SHORTER: Final = 4
"""Against a search it learns with one so many times shorter, for more games in the same time."""
EXPLOITED: Final = {officer.name: officer for officer in (Captain, Admiral)}


class Session:
    """Trainings in a folder; whatever is there already is gone on with."""

    def __init__(self, folder: Path, games: int | None = None, seed: int = 1) -> None:
        self.folder = folder
        self._games = games
        self._seed = seed
        self._seen: dict[str, list[Look]] = {}

    def learn(self, counts: Sequence[int]) -> Iterator[tuple[Course, Look]]:
        """Train a net for each number of players, the one for the fewest first."""
        for players in sorted(counts):
            course = Course(players, self._games or GAMES[players], seed=self._seed)
            yield from self._run(f"players-{players}", course, partial(self._start, players))

    def exploit(self, players: int, name: str) -> Iterator[tuple[Course, Look]]:
        """Train a net only to beat a bot: begin with its own, and play against it alone."""
        if name not in EXPLOITED:
            raise QuarterdeckError(f"'{name}' has no net; there are: {', '.join(EXPLOITED)}")
        course = Course(
            players,
            self._games or GAMES[players],
            rate=5e-5,  # it begins with a net that knows the game; larger steps make it forget
            last_rate=1e-5,
            simulations=Admiral.simulations,
            # Without a search of its own it would learn from games it loses for another reason.
            own=EXPLOITED[name].simulations // SHORTER,
            opponent=EXPLOITED[name].simulations,
            seed=self._seed,
        )
        return self._run(f"against-{name}-{players}", course, partial(net_for, players))

    def watch(self, counts: Sequence[int]) -> Iterator[tuple[Course, Look]]:
        """Train an onlooker for each number of players, by the officers' nets of the package."""
        for players in sorted(counts):
            course = Course(
                players,
                self._games or WATCHED[players],
                trace=0.8,
                last_trace=0.2,  # luck is what one card changes: judgements must fit the next ones
                seed=self._seed,
            )
            start = partial(self._informed, players)
            yield from self._run(f"onlooker-{players}", course, start, Watching)

    def _informed(self, players: int) -> Array:
        return informed(net_for(players))

    def _start(self, players: int) -> Array | None:
        """What a course begins with."""
        if players == 2:
            return None
        file = self.folder / file_name(players - 1)
        fewer = read_net(file.read_bytes()) if file.exists() else net_for(players - 1)
        return widened(fewer, players)

    def _run(
        self,
        name: str,
        course: Course,
        start: Callable[[], Array | None],
        kind: type[Training] = Training,
    ) -> Iterator[tuple[Course, Look]]:
        checkpoint = self.folder / f"{name}.npz"
        if checkpoint.exists():
            training = kind.resume(checkpoint, course)
        else:
            training = kind.begin(course, start())
        self._seen[name] = training.looks
        for look in training.run():
            training.save(checkpoint)
            np.save(self.folder / f"{name}.npy", training.net.view(np.float32).ravel())
            self._draw(training)
            yield course, look

    def _draw(self, training: Training) -> None:
        opponent = "Thumb" if training.course.opponent is None else "its opponent"
        title = f"Share of wins against {opponent}"
        if isinstance(training, Watching):
            title = "What luck leaves open of results"
        picture = plot(title, self._seen)
        (self.folder / "strength.svg").write_text(picture, "utf-8")
