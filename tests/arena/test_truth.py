"""The arena finds what is known: fixed opponents come out as their yardstick says.

The yardsticks were measured with a prototype in C with nearly these rules: Thumb takes 96 % of
two-player games from a one-step greedy bot, R400 takes 89 ± 5 % from Thumb, and with 200 rollouts
42 ± 9 % of four-player games from three Thumbs.
"""

from __future__ import annotations

import pytest

from quarterdeck.arena import Interval, play, standings


def shares(players: list[str], games: int, seed: int = 7) -> dict[str, Interval]:
    """The 99.9 % intervals of the win shares."""
    table = standings(play("port-royal", players, games=games, seed=seed), 0.999)
    return {row.label: row.share for row in table.standings}


def overlaps(interval: Interval, low: float, high: float) -> bool:
    return interval.low <= high and low <= interval.high


@pytest.mark.parametrize("name", ["thumb", "random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_against_itself_is_even(name: str, seats: int) -> None:
    found = shares([name] * seats, 1200)
    assert len(found) == seats
    for share in found.values():
        assert 1 / seats in share
        assert share.high - share.low < 0.16


def test_thumb_against_greedy() -> None:
    share = shares(["thumb", "greedy"], 4000)["thumb"]
    assert share.low > 0.85
    assert share.high < 0.97


def test_rollouts_beat_thumb() -> None:
    """A short form: 120 rollouts and few games are enough to see who is stronger."""
    share = shares(["r400:rollouts=120", "thumb"], 30)["r400:rollouts=120"]
    assert share.low > 0.5
    assert overlaps(share, 0.84, 0.94)


@pytest.mark.soak
def test_r400_against_thumb() -> None:
    share = shares(["r400", "thumb"], 400)["r400"]
    assert overlaps(share, 0.84, 0.94)
    assert share.high - share.low < 0.16


@pytest.mark.soak
def test_200_rollouts_against_three_thumbs() -> None:
    share = shares(["r400:rollouts=200", "thumb", "thumb", "thumb"], 400)["r400:rollouts=200"]
    assert overlaps(share, 0.33, 0.51)
    assert share.high - share.low < 0.25
