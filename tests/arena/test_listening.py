"""Listeners hear every event of every game, wherever it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import pytest

from quarterdeck.arena import (
    ArenaError,
    Chronicler,
    Listener,
    Tournament,
    make_plan,
    play,
    play_plan,
)
from quarterdeck.arena.games import DealPlayer
from quarterdeck.core import Event, Match, Result
from quarterdeck.core.match import Step
from quarterdeck.games.port_royal.events import TurnBegan


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


class Chronicle(Chronicler):
    """Writes down all that happened."""

    def __init__(self) -> None:
        self.lines: list[object] = []

    def opened(self, players: tuple[str, ...]) -> None:
        self.lines.append(players)

    def told(self, events: Sequence[Event]) -> None:
        self.lines += events

    def ended(self, result: Result) -> None:
        self.lines.append(result)

    def merge(self, other: Self) -> None:
        self.lines += other.lines


def test_who_wants_no_table_hears_the_same_in_the_quick_way() -> None:
    options = {"drops": "pool", "scenario": "introductory"}
    plan = make_plan(
        "rattle-battle", ["landlubber"] * 3, games=2, seed=3, options=options, rotate=False
    )
    quick, plain = Chronicle(), Chronicle()
    assert DealPlayer(plan, (quick,)).fast
    assert not DealPlayer(plan, (quick, Ears())).fast  # who wants more gets more
    games = [play_plan(plan, listeners=(ear,), fast=ear is quick) for ear in (quick, plain)]
    assert games[0].games == games[1].games
    assert quick.lines == plain.lines
    assert len(quick.lines) > 100


def test_a_quick_way_that_tells_nothing_is_not_taken_with_listeners() -> None:
    plan = make_plan("port-royal", ["thumb", "random"], games=2)
    assert DealPlayer(plan).fast
    assert not DealPlayer(plan, (Chronicle(),)).fast
