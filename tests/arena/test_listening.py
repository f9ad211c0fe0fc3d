"""Listeners hear every event of every game, wherever it is played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Self

import pytest

from quarterdeck.arena import ArenaError, Listener, Tournament, make_plan, play, play_plan
from quarterdeck.core import Match
from quarterdeck.core.match import Step
from quarterdeck.port_royal.events import TurnBegan


class Ears(Listener):
    """Counts events, and remembers the games in the order they came."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.games: list[tuple[tuple[str, ...], int, int]] = []
        self._players: tuple[str, ...] = ()

    def begin(self, match: Match, players: tuple[str, ...]) -> None:
        self._players = players
        self.kinds.update(event.kind for event in match.opening)

    def happened(self, match: Match, step: Step) -> None:
        self.kinds.update(event.kind for event in step.events)

    def end(self, match: Match) -> None:
        assert match.result is not None
        self.games.append((self._players, match.result.winners[0], len(match.steps)))

    def merge(self, other: Self) -> None:
        self.kinds += other.kinds
        self.games += other.games


def heard(processes: int) -> tuple[Ears, Tournament]:
    ears = Ears()
    players = ["thumb", "random"]
    kept = play("port-royal", players, games=6, seed=2, listeners=[ears], processes=processes)
    return ears, kept


def test_listeners_hear_everything() -> None:
    ears, tournament = heard(1)
    assert ears.kinds[TurnBegan.kind] == sum(played.turns for played in tournament.games)
    labels = tournament.plan.labels
    assert ears.games == [
        (tuple(labels[e] for e in played.players), played.winners[0], played.decisions)
        for played in tournament.games
    ]


def test_listeners_hear_the_same_from_other_processes() -> None:
    here, _ = heard(1)
    there, _ = heard(2)
    assert there.kinds == here.kinds
    assert there.games == here.games


def test_a_listener_does_not_change_the_games() -> None:
    _, tournament = heard(1)
    quick = play("port-royal", ["thumb", "random"], games=6, seed=2)
    assert quick.games == tournament.games


def test_a_listener_must_be_able_to_merge() -> None:
    with pytest.raises(NotImplementedError, match="Listener cannot be merged"):
        play("port-royal", ["thumb", "random"], games=2, listeners=[Listener()])


def test_who_listens_cannot_resume(tmp_path: Path) -> None:
    plan = make_plan("port-royal", ["thumb", "random"], games=2)
    with pytest.raises(ArenaError, match="must hear all games"):
        play_plan(plan, journal=tmp_path / "journal.jsonl", listeners=(Ears(),))
