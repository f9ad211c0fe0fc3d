"""``make bench``: what one measurement does, the others do not suffer for."""

from __future__ import annotations

import pytest
from benchmarks.__main__ import show
from benchmarks.speed import Figure

from benchmarks import environments


def fails() -> Figure:
    raise TypeError("step() wants a key\nsince version 2")


def test_a_figure_that_fails_says_so_and_the_others_are_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen: list[str] = []

    def good() -> Figure:
        seen.append(capsys.readouterr().out)  # printed before this one is measured
        return Figure("good", "7 games/s", 7.0)

    assert show({"bad": fails, "good": good}) == 1
    assert seen[0].split(maxsplit=1) == [
        "bad",
        "not measured: TypeError: step() wants a key since version 2\n",
    ]
    assert capsys.readouterr().out.split(maxsplit=1) == ["good", "7 games/s\n"]


def test_every_peer_is_measured_by_itself() -> None:
    assert environments.PEERS.keys() == environments.OTHERS.keys()
