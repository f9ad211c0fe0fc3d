"""One core, several, Ray, in one go or in two: the same games. A lost worker loses none."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import msgspec
import pytest

from cove import COVE
from quarterdeck.arena import (
    ArenaError,
    Played,
    Tournament,
    make_plan,
    play_plan,
    standings,
    thinking,
)
from quarterdeck.arena.cluster import Cluster
from quarterdeck.arena.games import Batch
from quarterdeck.arena.journal import NAME
from quarterdeck.arena.processes import Processes
from quarterdeck.arena.work import Here, Job, Runner, Work
from quarterdeck.bots.random import RandomBot
from tests.arena.bots import Clumsy, Doomed, Faulty

PLAN = make_plan("port-royal", ["thumb", "greedy", "random"], seats=4, games=800, seed=7)


@pytest.fixture(scope="module")
def alone() -> Tournament:
    return play_plan(PLAN, Here())


def table(tournament: Tournament) -> bytes:
    return msgspec.json.encode(standings(tournament))


@pytest.fixture(scope="module")
def ray() -> Iterator[None]:
    """Ray on this machine, started once."""
    cluster = Cluster(processes=2)
    cluster.connect()
    yield
    cluster.disconnect()


def test_two_processes_give_the_same_table(alone: Tournament) -> None:
    together = play_plan(PLAN, Processes(2))
    assert together.games == alone.games
    assert table(together) == table(alone)


@pytest.mark.usefixtures("ray")
def test_ray_gives_the_same_table(alone: Tournament) -> None:
    clustered = play_plan(PLAN, Cluster(processes=2))
    assert clustered.games == alone.games
    assert table(clustered) == table(alone)


def test_no_cluster_at_an_address() -> None:
    with pytest.raises(ArenaError, match=r"no Ray cluster at '127.0.0.1:1': .*refused"):
        Cluster("127.0.0.1:1").connect()


def test_another_seed_gives_another_table(alone: Tournament) -> None:
    other = make_plan("port-royal", ["thumb", "greedy", "random"], seats=4, games=800, seed=8)
    assert table(play_plan(other)) != table(alone)


def test_decisions_that_fell_back_are_told() -> None:
    plan = make_plan(COVE, [Clumsy(), RandomBot()], seats=2, games=20, seed=3)
    clumsy, steady = thinking(play_plan(plan))
    assert clumsy.fallbacks == clumsy.decisions // 3 > 0
    assert steady.fallbacks == 0


# -- lost workers --------------------------------------------------------------------------------


class KillOne(Processes):
    """Kills one of its processes after the first batch."""

    killed = 0

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        for batch in super().run(job, work):
            if not self.killed:
                self.killed = self.pids[0]
                os.kill(self.killed, signal.SIGKILL)
            yield batch


def test_a_killed_process_loses_no_game(alone: Tournament) -> None:
    runner = KillOne(2)
    assert play_plan(PLAN, runner).games == alone.games
    assert runner.killed


def doomed(graves: Path, deaths: int = 1) -> Doomed:
    graves.mkdir()
    return Doomed(str(graves), deaths)


def test_a_process_that_dies_at_work_loses_no_game(tmp_path: Path) -> None:
    bot = doomed(tmp_path / "graves", 2)
    plan = make_plan(COVE, [bot, RandomBot()], games=8)
    games = play_plan(plan, Processes(1)).games
    assert len(list((tmp_path / "graves").iterdir())) == 2
    assert [(p.deal, p.rotation) for p in games] == [(d, r) for d in range(4) for r in range(2)]
    assert games == play_plan(plan, Here()).games


@pytest.mark.usefixtures("ray")
def test_a_ray_worker_that_dies_loses_no_game(tmp_path: Path) -> None:
    plan = make_plan("port-royal", [doomed(tmp_path / "graves"), RandomBot()], games=2)
    games = play_plan(plan, Cluster(processes=2)).games
    assert len(list((tmp_path / "graves").iterdir())) == 1
    assert games == play_plan(plan, Here()).games


def test_a_bot_that_always_kills_its_process_is_named(tmp_path: Path) -> None:
    plan = make_plan(COVE, [doomed(tmp_path / "graves", 99), RandomBot()], games=2)
    with pytest.raises(ArenaError, match="3 processes in a row died over the deals 0 "):
        play_plan(plan, Processes(1))


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize(
    "runner", [Here(), Processes(1), Cluster()], ids=lambda r: type(r).__name__
)
def test_a_faulty_bot_is_named_with_the_game_it_failed_in(runner: Runner) -> None:
    plan = make_plan("port-royal", [Faulty(), RandomBot()], games=2)
    with pytest.raises(ArenaError, match=r"bot 'faulty' failed at decision \d+ of the game") as e:
        play_plan(plan, runner)
    assert f"seed {plan.deal_seed(0)} and lots {plan.lots_seed(0, 0)}" in str(e.value)
    assert str(e.value).endswith("ZeroDivisionError: a bug")


# -- stopped and resumed -------------------------------------------------------------------------


class Interrupted(Here):
    """Somebody presses Ctrl-C after some batches."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played: list[Played] = []

    def run(self, job: Job, work: Work) -> Generator[Batch, None, None]:
        for number, batch in enumerate(super().run(job, work)):
            if number == self.after:
                raise KeyboardInterrupt
            self.played += batch.games
            yield batch


def test_what_was_played_is_not_played_again(alone: Tournament, tmp_path: Path) -> None:
    journal = tmp_path / NAME
    first, second = Interrupted(2), Interrupted(99)
    with pytest.raises(KeyboardInterrupt):
        play_plan(PLAN, first, journal=journal)
    whole = play_plan(PLAN, second, journal=journal)
    assert first.played
    assert second.played
    deals = Counter(played.deal for played in (*first.played, *second.played))
    assert set(deals.values()) == {4}
    assert whole.games == alone.games
    assert table(whole) == table(alone)


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_line_cut_off_is_played_again(alone: Tournament, tmp_path: Path, cut: int) -> None:
    journal = tmp_path / NAME
    with pytest.raises(KeyboardInterrupt):
        play_plan(PLAN, Interrupted(2), journal=journal)
    journal.write_bytes(journal.read_bytes()[:-cut])
    assert play_plan(PLAN, journal=journal).games == alone.games


def test_a_finished_journal_has_nothing_left_to_play(alone: Tournament, tmp_path: Path) -> None:
    play_plan(PLAN, journal=tmp_path / NAME)
    again = Interrupted(0)
    assert play_plan(PLAN, again, journal=tmp_path / NAME).games == alone.games


def test_a_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play_plan(PLAN, Interrupted(1), journal=tmp_path / NAME)
    other = make_plan("port-royal", ["thumb", "greedy", "random"], seats=4, games=800, seed=8)
    with pytest.raises(ArenaError, match="holds another tournament: its seed is 7, not 8"):
        play_plan(other, journal=tmp_path / NAME)


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("ahoy\n")
    with pytest.raises(ArenaError, match="is no journal of an arena"):
        play_plan(PLAN, journal=tmp_path / NAME)
    assert (tmp_path / NAME).read_text() == "ahoy\n"
