"""The functions that are compiled for learning, here interpreted on arrays: are they right?"""

from __future__ import annotations

import numpy as np
import pytest

from quarterdeck.games.port_royal.bots.net import DESK, NET, Desk, Net, forward
from quarterdeck.games.port_royal.train.course import fresh_net
from quarterdeck.games.port_royal.train.learning import backward, set_targets
from quarterdeck.games.port_royal.train.memory import DECISION

SEEN = 12
PLAYERS = 3


def net_of(record) -> Net:
    """A record as the compiled functions see it: names for its arrays, which share its memory."""
    return Net(*(record[name][0] for name in NET.names))


def desk_with_something_seen() -> Desk:
    record = np.zeros(1, DESK)
    desk = Desk(*(record[name][0] for name in DESK.names))
    rng = np.random.default_rng(5)
    desk.slots[:SEEN] = rng.choice(300, SEEN, replace=False)
    desk.values[:SEEN] = rng.normal(size=SEEN)
    return desk


def loss(record, target) -> float:
    """Cross-entropy."""
    desk = desk_with_something_seen()
    forward(net_of(record), SEEN, PLAYERS, desk)
    return -float(np.sum(target * np.log(desk.outputs[:PLAYERS])))


def test_the_gradient_is_the_slope_of_the_loss():
    record, gradient = fresh_net(7), np.zeros(1, NET)
    target = np.array([0.6, 0.3, 0.1])
    desk = desk_with_something_seen()
    forward(net_of(record), SEEN, PLAYERS, desk)
    desk.errors_3[:PLAYERS] = desk.outputs[:PLAYERS] - target
    backward(net_of(record), net_of(gradient), SEEN, PLAYERS, desk)

    flat, slope = record.view(np.float32), gradient.view(np.float32)
    steepest = np.argsort(-abs(slope))[:200:10]
    assert len(set(steepest)) == 20
    for i in steepest:
        before = flat[i]
        above, below = (_moved(record, i, before + step, target) for step in (1e-2, -1e-2))
        flat[i] = before
        assert slope[i] == pytest.approx((above - below) / 2e-2, rel=0.05)


def _moved(record, i: int, value: float, target) -> float:
    record.view(np.float32)[i] = value
    return loss(record, target)


def targets(trace: float, strayed: list[int]) -> list[float]:
    memory = np.zeros(4, DECISION).view(np.recarray)
    for t, chance in enumerate([0.5, 0.4, 0.8, 1.0]):
        memory[t].target[0] = chance
        memory[t].strayed = strayed[t]
    set_targets(3, trace, 1, memory)
    return [float(memory[t].target[0]) for t in range(3)]


def test_targets_mix_the_result_and_what_was_thought_on_the_way():
    never = [0, 0, 0, 0]
    assert targets(1.0, never) == pytest.approx([1, 1, 1]), "the result alone"
    assert targets(0.0, never) == pytest.approx([0.4, 0.8, 1]), "the next chances alone"
    assert targets(0.5, never) == pytest.approx([0.65, 0.9, 1])


def test_a_stray_decision_does_not_speak_for_those_before():
    """What came of it says nothing about the chances with the best action."""
    assert targets(1.0, [0, 1, 0, 0]) == pytest.approx([0.4, 1, 1])
