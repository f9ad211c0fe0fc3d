"""Training: a course can be stopped and gone on with, and it learns."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from quarterdeck.core import QuarterdeckError
from quarterdeck.games.port_royal.analysis.gauge import CREW
from quarterdeck.games.port_royal.analysis.onlooker import AN_ADMIRAL
from quarterdeck.games.port_royal.bots.features import INPUTS
from quarterdeck.games.port_royal.bots.weights import net_for
from quarterdeck.games.port_royal.train.course import (
    BATCH,
    Course,
    Look,
    Training,
    fresh_net,
    widened,
)
from quarterdeck.games.port_royal.train.memory import LEARNER, OPPONENT
from quarterdeck.games.port_royal.train.onlooking import CROWD, LADDER, Watching, informed
from quarterdeck.games.port_royal.train.plot import plot
from quarterdeck.games.port_royal.train.session import Session
from quarterdeck.games.port_royal.train.watching import seat_crew

SHORT = Course(players=2, games=400)


@pytest.fixture(scope="module")
def learned() -> Training:
    training = Training.begin(SHORT)
    list(training.run())
    return training


def test_a_few_hundred_games_already_teach_something(learned: Training):
    """Against itself the error falls to a fraction, and it plays better than when it began."""
    begun = Training.begin(SHORT)
    begun._set_up()
    assert learned.looks[-1].error < 0.6 * max(look.error for look in learned.looks)
    assert learned.looks[-1].games == SHORT.games
    assert not np.array_equal(learned.nets[LEARNER], begun.nets[LEARNER])


def test_stopped_and_gone_on_with_is_the_same_as_in_one_go(learned: Training, tmp_path: Path):
    file = tmp_path / "checkpoint.npz"
    training = Training.begin(SHORT)
    for look in training.run():
        if look.games >= SHORT.games // 2:
            break
    training.save(file)
    resumed = Training.resume(file, SHORT)
    list(resumed.run())
    assert resumed.done == SHORT.games
    assert resumed.looks == learned.looks
    assert resumed.nets.tobytes() == learned.nets.tobytes()


def test_a_checkpoint_of_another_course_is_refused(learned: Training, tmp_path: Path):
    learned.save(tmp_path / "checkpoint.npz")
    with pytest.raises(QuarterdeckError, match="another course"):
        Training.resume(tmp_path / "checkpoint.npz", replace(SHORT, rate=0.1))


def test_against_a_fixed_opponent_only_the_learner_changes():
    training = Training.begin(replace(SHORT, games=4 * BATCH, opponent=0), fresh_net(3))
    before = training.nets[OPPONENT].copy()
    list(training.run())
    assert training.nets[OPPONENT] == before
    assert training.nets[LEARNER] != before


def test_a_wider_net_takes_the_last_player_for_another():
    net = fresh_net(2)
    wider = widened(net, 3)
    assert (wider["weights_3"][0, :, 2] == net["weights_3"][0, :, 1]).all()
    assert (wider["weights_3"][0, :, :2] == net["weights_3"][0, :, :2]).all()


def test_a_session_leaves_a_net_a_checkpoint_and_a_plot(tmp_path: Path):
    looks = list(Session(tmp_path, games=2 * BATCH).learn([2]))
    assert looks[-1][1].games == 2 * BATCH
    assert {file.name for file in tmp_path.iterdir()} == {
        "players-2.npz",
        "players-2.npy",
        "strength.svg",
    }
    assert list(Session(tmp_path, games=2 * BATCH).learn([2])) == [], "nothing is left to do"


def test_only_bots_with_a_net_can_be_exploited(tmp_path: Path):
    with pytest.raises(QuarterdeckError, match="captain, admiral"):
        Session(tmp_path).exploit(2, "thumb")


def test_an_onlooker_begins_with_what_officers_know():
    net = informed(net_for(2))
    assert (net["weights_1"][0, :INPUTS] == net_for(2)["weights_1"][0]).all()
    assert not net["weights_1"][0, INPUTS:].any()
    assert (net["weights_3"] == net_for(2)["weights_3"]).all()


def test_at_every_second_table_of_two_one_plays_a_level_above_the_other():
    ladder = LADDER[2]
    who, pairs, led = [0, 0], Counter(), Counter()
    crew = [sailor.temper for sailor in CREW]
    with np.errstate(over="ignore"):
        for seed in range(3200):
            seat_crew(seed, 2, CROWD, ladder, 32, crew, who, [crew[0], crew[0]])
            (led if seed % 32 == 0 else pairs)[frozenset(who)] += 1
    assert all(AN_ADMIRAL in pair for pair in led)
    assert 35 <= led[frozenset(ladder[-2:])] <= 75
    assert not any(AN_ADMIRAL in pair for pair in pairs)
    for lower, upper in pairwise(ladder[:-1]):
        assert 450 <= pairs[frozenset((lower, upper))] <= 800


@pytest.mark.soak
def test_an_onlooker_learns_whom_it_sees(tmp_path: Path):
    """Some thousand games leave less open than what the officers know, and the files are there."""
    games = 8000
    looks = [look for _, look in Session(tmp_path, games=games).watch([2])]
    begun = Watching.begin(Course(2, games), informed(net_for(2)))
    begun._set_up()
    assert looks[-1].games == games
    assert looks[-1].share < begun._look(0).share
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"onlooker-2.npz", "onlooker-2.npy", "strength.svg"}
    assert list(Session(tmp_path, games=games).watch([2])) == [], "nothing is left to do"


def test_the_plot_shows_each_course():
    looks = [Look(100, 0.3, 0.05, 0.1), Look(200, 0.6, 0.05, 0.1)]
    picture = plot("Strength", {"players-2": looks, "players-4": looks})
    assert picture.count("<polyline") == 2
    assert "players-4" in picture
