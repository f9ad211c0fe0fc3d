"""What tests of chance share: Holm's correction, and numbers that describe a drop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from quarterdeck.games.rattle_battle.drop import Fall
from quarterdeck.games.rattle_battle.geometry import TOUCH, pair_gaps

LEVEL = 0.001
"""How rarely a right program may fail a whole family of tests."""
NEAR = 12.0
"""Dice no farther apart than a die are a cluster."""


def refuted(p_values: Mapping[str, float]) -> dict[str, float]:
    """The hypotheses that Holm's method rejects."""
    rejected: dict[str, float] = {}
    ordered = sorted(p_values.items(), key=lambda item: item[1])
    for left, (name, p) in zip(range(len(ordered), 0, -1), ordered, strict=True):
        if p > LEVEL / left:
            break
        rejected[name] = p
    return rejected


def unfair(faces: NDArray[np.int64]) -> dict[str, float]:
    """Of drops by places in the hand: which are not fair, all together and place by place."""
    p_values = {"all": stats.chisquare(np.bincount(faces.ravel(), minlength=6)).pvalue}
    for place in range(faces.shape[1]):
        counts = np.bincount(faces[:, place], minlength=6)
        p_values[f"place {place}"] = stats.chisquare(counts).pvalue
    return refuted(p_values)


def clusters(gaps: NDArray[np.float64], near: float) -> list[int]:
    """How many dice each cluster has: those that a chain of near neighbours joins."""
    left, sizes = set(range(len(gaps))), []
    while left:
        group = [left.pop()]
        for i in group:
            joined = {j for j in left if gaps[i, j] <= near}
            left -= joined
            group += sorted(joined)
        sizes.append(len(group))
    return sizes


def describe(fall: Fall, pick: np.random.Generator) -> dict[str, float]:
    """One drop in numbers: distances, places, angles and clusters."""
    gaps = pair_gaps(fall.poses)
    finite = gaps[np.isfinite(gaps)]
    i, j = pick.choice(len(fall.poses), 2, replace=False)
    die = fall.poses[i]
    return {
        "closest pair": float(finite.min()),
        "mean gap": float(finite.mean()),
        "spread of gaps": float(finite.std()),
        "gap of a pair": float(gaps[i, j]),
        "nearest of a die": float(gaps[i].min()),
        "a die from the middle": float(np.hypot(die.x, die.y)),
        "a die from the right wall": die.x,
        "a die from the upper wall": die.y,
        "angle of a die": die.angle,
        "face of a die": fall.faces[i],
        "touching pairs": int((finite <= TOUCH).sum() // 2),
        "clusters": len(clusters(gaps, NEAR)),
        "largest cluster": max(clusters(gaps, NEAR)),
    }


COUNTED = ("face of a die", "touching pairs", "clusters", "largest cluster")
"""What is a whole number, and compared by counts."""


def differences(some: Sequence[Fall], others: Sequence[Fall]) -> dict[str, float]:
    """By what two samples of drops can be told apart."""
    pick = np.random.default_rng(1)
    first, second = ([describe(fall, pick) for fall in falls] for falls in (some, others))
    p_values = {}
    for name in first[0]:
        a, b = ([row[name] for row in rows] for rows in (first, second))
        p_values[name] = _counts_differ(a, b) if name in COUNTED else stats.ks_2samp(a, b).pvalue
    return refuted(p_values)


def _counts_differ(a: Sequence[float], b: Sequence[float]) -> float:
    """Pearson's test on the counts of both, rare values put together."""
    values, where = np.unique([*a, *b], return_inverse=True)
    table = np.stack(
        [np.bincount(part, minlength=len(values)) for part in np.split(where, [len(a)])]
    )
    while table.shape[1] > 1 and table[:, -1].sum() < 20:
        table = np.column_stack([table[:, :-2], table[:, -2:].sum(axis=1)])
    return 1.0 if table.shape[1] == 1 else float(stats.chi2_contingency(table).pvalue)
